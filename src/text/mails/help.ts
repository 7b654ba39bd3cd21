import type { PhaseId } from '../../engine/index.js';
import type { Block, MailDocument } from '../document.js';
import { commonHelp as commonGerman } from '../de/common-help.js';
import { help as german } from '../de/help.js';
import { commonHelp as commonEnglish } from '../en/common-help.js';
import { help as english, type HelpChapter, type HelpEntry } from '../en/help.js';
import type { CommonHelp } from '../common-help.js';
import type { Locale } from '../locale.js';
import { secondEdition } from '../names.js';
import { gameMail, mailContext, waitingBlocks, type MailBase, type MailContext, type Waits } from './mail-context.js';

/** The orders as HELP explains them, in one language. */
export function helpFor(locale: Locale): Readonly<Record<HelpChapter, readonly HelpEntry[]>> {
  switch (locale) {
    case 'en': return english;
    case 'de': return german;
  }
}

/** The same for games in common phases. */
export function commonHelpFor(locale: Locale): CommonHelp {
  switch (locale) {
    case 'en': return commonEnglish;
    case 'de': return commonGerman;
  }
}

/** A part of the reference: orders with examples, or a text about all of them. */
export type HelpPart = { readonly title: string; readonly entries: readonly HelpEntry[]; readonly text?: string };

type HelpContext = Pick<MailContext, 'locale' | 'words' | 'catalogue'> & { readonly rules: Pick<MailBase['rules'], 'vocabulary'> };

/** Every order of the game's edition, as mail and page show it. */
export function helpParts(context: HelpContext): readonly HelpPart[] {
  const { words, locale, rules } = context;
  return [...(secondEdition(rules) ? commonParts(context) : parts(context)), { title: words.help.commands, entries: helpFor(locale).commands }];
}

/** How an order names systems and ships, with a ship of the edition. */
export function placesHelp({ words, n }: Pick<MailContext, 'words' | 'n'>): string {
  return words.help.places(n.unit({ kind: 'dreadnought', number: 1 }));
}

/** The answer to HELP: every order of the game's edition with an example and what it does. */
export function composeHelp(input: MailBase & Waits & { readonly pageUrl?: string }): MailDocument {
  const context = mailContext(input);
  const { words, reportWords } = context;
  return gameMail(context, words.help.headline, [
    { kind: 'text', text: words.help.intro },
    { kind: 'gap' },
    { kind: 'text', text: placesHelp(context) },
    ...(secondEdition(input.rules) ? [{ kind: 'gap' } as const, { kind: 'text', text: commonHelpFor(input.locale).intro } as const] : []),
    ...helpParts(context).flatMap(partBlocks),
    ...(input.pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: reportWords.playerPage, url: input.pageUrl } as const]),
    ...waitingBlocks(input, context),
  ]);
}

function parts({ locale, words }: HelpContext): readonly HelpPart[] {
  const order = ['turn', 'answers', 'standing'] as const;
  return order.map((chapter) => ({ title: words.help[chapter], entries: helpFor(locale)[chapter], ...(chapter === 'answers' ? { text: words.help.conditions } : {}) }));
}

function commonParts({ locale, words, catalogue }: HelpContext): readonly HelpPart[] {
  const { phases, pass, standing } = commonHelpFor(locale);
  return [
    ...(Object.keys(phases) as PhaseId[]).map((phase) => ({ title: catalogue.phaseTitles[phase].toUpperCase(), entries: phases[phase] ?? [] })),
    { title: words.help.everyPhase, entries: [pass] },
    { title: words.help.conditionsTitle, entries: [], text: words.help.conditions },
    { title: words.help.standing, entries: standing },
  ];
}

function partBlocks({ title, entries, text }: HelpPart): readonly Block[] {
  return [{ kind: 'heading', left: title }, ...entries.map(entryBlock), ...(text === undefined ? [] : [{ kind: 'text', text, indent: 2 } as const])];
}

function entryBlock({ example, says }: HelpEntry): Block {
  return { kind: 'order', text: example, note: says };
}
