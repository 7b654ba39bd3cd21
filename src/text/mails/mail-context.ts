import type { SeatId } from '../../engine/ids.js';
import type { Intent } from '../../engine/order-intents.js';
import type { RuleSet } from '../../engine/rules/rule-set.js';
import type { GameState } from '../../engine/state.js';
import { catalogueFor } from '../catalogue-for.js';
import type { Catalogue } from '../catalogue.js';
import type { Block, MailDocument } from '../document.js';
import type { MailWords } from '../en/mail-words.js';
import type { ReportWords } from '../en/report-words.js';
import type { Locale } from '../locale.js';
import { namesFor } from '../names-for.js';
import type { Names } from '../names.js';
import { waitingLine } from '../report/report.js';
import { subjectLine, turnMark } from '../subject.js';
import { mailWordsFor, reportWordsFor } from '../words-for.js';

/** What every mail of a game is written from. `state` is the game as the reader may see it. */
export type MailBase = {
  readonly locale: Locale;
  readonly state: GameState;
  readonly rules: Pick<RuleSet, 'races' | 'units' | 'technologies' | 'leaders' | 'vocabulary' | 'cards' | 'domains' | 'numbers'>;
  readonly print: (intent: Intent, locale: Locale) => string;
};
export type MailContext = MailBase & { readonly n: Names; readonly catalogue: Catalogue; readonly words: MailWords; readonly reportWords: ReportWords };

/** Names and sentences in the reader's language. */
export function mailContext(base: MailBase): MailContext {
  const { locale, state, rules, print } = base;
  return { ...base, n: namesFor(locale, { state, rules, print }), catalogue: catalogueFor(locale), words: mailWordsFor(locale), reportWords: reportWordsFor(locale) };
}

/** A mail of a game, its subject beginning with the game and the turn. */
export function gameMail({ state, catalogue }: MailContext, headline: string, blocks: readonly Block[], title?: string): MailDocument {
  const mark = state.round === 0 ? '' : turnMark(state, catalogue.phaseTitles);
  return { subject: subjectLine({ gameName: state.name, mark, headline }), ...(title === undefined ? {} : { title }), blocks };
}

/** `round 3, action 2`, as sentences name a turn. */
export function turnWords({ state, catalogue, words, n }: MailContext): string {
  return state.active === undefined ? words.status.phase(state.round, catalogue.phases[state.phase]) : words.status.turn(state.round, state.action, n.seat(state.active));
}

export type Waits = { readonly waitingFor: readonly (SeatId | 'moderator')[]; readonly deadline?: string };
/** The last line of every mail to a player: whose move it is. */
export function waitingBlocks(waits: Waits, { n, reportWords }: MailContext): readonly Block[] {
  return [{ kind: 'gap' }, { kind: 'text', text: waitingLine(waits, { n, words: reportWords }), strong: true }];
}
