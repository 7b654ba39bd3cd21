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

/** The answer to HELP: every order of the game's edition with an example and what it does. */
export function composeHelp(input: MailBase & Waits & { readonly pageUrl?: string }): MailDocument {
  const context = mailContext(input);
  const { words, reportWords } = context;
  const { commands } = helpFor(input.locale);
  return gameMail(context, words.help.headline, [
    { kind: 'text', text: words.help.intro },
    { kind: 'gap' },
    { kind: 'text', text: words.help.places },
    ...(secondEdition(input.rules) ? commonChapters(context) : chapters(context)),
    { kind: 'heading', left: words.help.commands },
    ...commands.map(entryBlock),
    ...(input.pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: reportWords.playerPage, url: input.pageUrl } as const]),
    ...waitingBlocks(input, context),
  ]);
}

function chapters({ locale, words }: MailContext): readonly Block[] {
  const order = ['turn', 'answers', 'standing'] as const;
  return order.flatMap((chapter): readonly Block[] => [
    { kind: 'heading', left: words.help[chapter] },
    ...helpFor(locale)[chapter].map(entryBlock),
    ...(chapter === 'answers' ? [{ kind: 'text', text: words.help.conditions, indent: 2 } as const] : []),
  ]);
}

function commonChapters({ locale, words, catalogue }: MailContext): readonly Block[] {
  const { intro, phases, pass, standing } = commonHelpFor(locale);
  return [
    { kind: 'gap' },
    { kind: 'text', text: intro },
    ...(Object.keys(phases) as PhaseId[]).flatMap((phase): readonly Block[] => [{ kind: 'heading', left: catalogue.phaseTitles[phase].toUpperCase() }, ...(phases[phase] ?? []).map(entryBlock)]),
    { kind: 'text', text: words.help.conditions, indent: 2 },
    { kind: 'gap' },
    entryBlock(pass),
    { kind: 'heading', left: words.help.standing },
    ...standing.map(entryBlock),
  ];
}

function entryBlock({ example, says }: HelpEntry): Block {
  return { kind: 'order', text: example, note: says };
}
