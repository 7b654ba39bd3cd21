import type { Block, MailDocument } from '../document.js';
import { help as german } from '../de/help.js';
import { help as english, type HelpChapter, type HelpEntry } from '../en/help.js';
import type { Locale } from '../locale.js';
import { gameMail, mailContext, waitingBlocks, type MailBase, type Waits } from './mail-context.js';

/** The orders as HELP explains them, in one language. */
export function helpFor(locale: Locale): Readonly<Record<HelpChapter, readonly HelpEntry[]>> {
  switch (locale) {
    case 'en': return english;
    case 'de': return german;
  }
}

/** The answer to HELP: every order with an example and what it does. */
export function composeHelp(input: MailBase & Waits & { readonly pageUrl?: string }): MailDocument {
  const context = mailContext(input);
  const { words, reportWords } = context;
  const chapters = helpFor(input.locale);
  const order: readonly HelpChapter[] = ['turn', 'answers', 'standing', 'commands'];
  return gameMail(context, words.help.headline, [
    { kind: 'text', text: words.help.intro },
    { kind: 'gap' },
    { kind: 'text', text: words.help.places },
    ...order.flatMap((chapter): readonly Block[] => [
      { kind: 'heading', left: words.help[chapter] },
      ...chapters[chapter].map(({ example, says }): Block => ({ kind: 'order', text: example, note: says })),
      ...(chapter === 'answers' ? [{ kind: 'text', text: words.help.conditions, indent: 2 } as const] : []),
    ]),
    ...(input.pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: reportWords.playerPage, url: input.pageUrl } as const]),
    ...waitingBlocks(input, context),
  ]);
}
