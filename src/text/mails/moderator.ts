import type { MailDocument } from '../document.js';
import { clean } from '../layout.js';
import type { Locale } from '../locale.js';
import { subjectLine } from '../subject.js';
import { mailWordsFor } from '../words-for.js';

export type ModeratorNotice =
  | { readonly kind: 'heldTurn'; readonly turn: string }
  | { readonly kind: 'failedMail'; readonly to: string; readonly reason: string }
  /** A mail that we failed at. */
  | { readonly kind: 'failedInbound'; readonly seat: string }
  | { readonly kind: 'bounced'; readonly to: string }
  | { readonly kind: 'unmatched'; readonly from: string };

function sentence(notice: ModeratorNotice, locale: Locale): string {
  const { moderator } = mailWordsFor(locale);
  switch (notice.kind) {
    case 'heldTurn': return moderator.heldTurn.text(notice.turn);
    case 'failedMail': return moderator.failedMail.text(notice.to, notice.reason);
    case 'failedInbound': return moderator.failedInbound.text(notice.seat);
    case 'bounced': return moderator.bounced.text(notice.to);
    case 'unmatched': return moderator.unmatched.text(notice.from);
  }
}

/** Something that only the moderator can put right. */
export function composeModeratorNotice({ notice, locale, gameName, url }: { readonly notice: ModeratorNotice; readonly locale: Locale; readonly gameName?: string; readonly url?: string }): MailDocument {
  const { moderator } = mailWordsFor(locale);
  const { headline } = moderator[notice.kind];
  return {
    subject: gameName === undefined ? clean(`[Sternenpost] ${headline}`) : subjectLine({ gameName, mark: '', headline }),
    blocks: [{ kind: 'text', text: sentence(notice, locale) }, ...(url === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: moderator.page, url } as const])],
  };
}

/** The link that signs a moderator in. */
export function composeSignIn({ locale, url, minutes }: { readonly locale: Locale; readonly url: string; readonly minutes: number }): MailDocument {
  const { signIn } = mailWordsFor(locale).moderator;
  return { subject: `[Sternenpost] ${signIn.headline}`, blocks: [{ kind: 'text', text: signIn.text(minutes) }, { kind: 'gap' }, { kind: 'link', label: signIn.link, url }] };
}
