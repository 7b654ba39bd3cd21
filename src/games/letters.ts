import { renderHtml, renderText, type MailDocument } from '../text/index.js';
import type { GameDeps, GameRecord, Locale, MailDraft, Moderator, OutgoingMail, Player, SeatRecord } from './ports.js';
import { bounceAddress, mailboxOf } from './seat-keys.js';

/** What makes one mail: its document, and a cause that no second mail may have. */
export type Letter = {
  readonly document: MailDocument;
  readonly locale: Locale;
  /** `kind:game:turn that it is about:...`; see `turnOfCause`. */
  readonly cause: string;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  /** The map at the end of the HTML part. */
  readonly map?: { readonly png: Uint8Array; readonly alt: string };
};

/** Content-ID of the map, the only picture of a mail. */
const MAP = 'map';

/** A finished mail to a player, from the mailbox of his seat, so that a reply reaches it. */
export async function toPlayer(deps: Pick<GameDeps, 'composer' | 'settings'>, at: At, letter: Letter): Promise<OutgoingMail> {
  return compose(deps, letter, fromSeat(deps, at));
}

type At = { readonly gameId: string; readonly gameName: string; readonly seat: SeatRecord; readonly player: Player };

function fromSeat({ settings }: Pick<GameDeps, 'settings'>, { gameId, gameName, seat, player }: At): Omit<MailDraft, 'cause' | 'subject' | 'text' | 'html'> {
  return {
    gameId,
    seat: seat.seat,
    to: { address: player.email, name: player.name },
    from: { address: mailboxOf(settings, gameId, seat), name: gameName },
    envelopeFrom: bounceAddress(settings, seat.id, seat.mailboxGeneration),
    thread: `${gameId}/${seat.seat}`,
  };
}

/** A finished mail to every player of a seat whose address is good. */
export async function toSeat(deps: Pick<GameDeps, 'composer' | 'settings'>, record: Pick<GameRecord, 'head'>, seat: SeatRecord, letter: (player: Player) => Letter): Promise<readonly OutgoingMail[]> {
  return Promise.all(seat.players.map(async (player) => toPlayer(deps, { gameId: record.head.id, gameName: record.head.name, seat, player }, letter(player))));
}

export async function toModerator(deps: Pick<GameDeps, 'composer' | 'settings'>, moderator: Moderator, letter: Letter & { readonly gameId?: string }): Promise<OutgoingMail> {
  return compose(deps, letter, {
    ...(letter.gameId === undefined ? {} : { gameId: letter.gameId }),
    to: { address: moderator.email },
    envelopeFrom: bounceAddress(deps.settings, moderator.id),
    thread: `moderator/${moderator.id}`,
  });
}

/** A report as it was stored, once more. */
export async function toPlayerAgain(deps: Pick<GameDeps, 'composer' | 'settings'>, at: At, mail: Pick<MailDraft, 'cause' | 'subject' | 'text' | 'html' | 'inReplyTo' | 'references'>): Promise<OutgoingMail> {
  return deps.composer.compose({ ...fromSeat(deps, at), ...mail });
}

async function compose(deps: Pick<GameDeps, 'composer' | 'settings'>, { document, locale, cause, inReplyTo, references, map }: Letter, address: Omit<MailDraft, 'cause' | 'subject' | 'text' | 'html'>): Promise<OutgoingMail> {
  return deps.composer.compose({
    ...address,
    cause,
    subject: document.subject,
    text: renderText(document),
    html: htmlOf(deps, { document, locale, ...(map === undefined ? {} : { map }) }),
    ...(map === undefined ? {} : { pictures: [{ cid: MAP, filename: 'map.png', png: map.png }] }),
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    ...(references === undefined ? {} : { references }),
  });
}

/** A document as HTML; the statements that it names lead to the page that says them. */
export function htmlOf({ settings }: Pick<GameDeps, 'settings'>, { document, locale, map }: Pick<Letter, 'document' | 'locale' | 'map'>): string {
  const ruleUrl = (id: string): string => `${settings.publicUrl()}/rules?lang=${locale}#${id}`;
  return renderHtml(document, { locale, ruleUrl, ...(map === undefined ? {} : { map: { cid: MAP, alt: map.alt } }) });
}

/** The cause of a mail about a turn: what a reply to it speaks of. */
export function causeOf(kind: string, gameId: string, turn: number, ...rest: readonly string[]): string {
  return [kind, gameId, String(turn), ...rest].join(':');
}

/** The turn that a mail asked its reader about; undefined for mails about no turn. */
export function turnOfCause(cause: string): number | undefined {
  const turn = Number(cause.split(':')[2]);
  return Number.isInteger(turn) && turn > 0 ? turn : undefined;
}
