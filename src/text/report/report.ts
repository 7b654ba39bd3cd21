import type { GameEvent } from '../../engine/events.js';
import type { Citation, SeatId } from '../../engine/ids.js';
import type { Intent } from '../../engine/order-intents.js';
import type { Question } from '../../engine/questions.js';
import type { RuleSet } from '../../engine/rules/rule-set.js';
import type { GameState } from '../../engine/state.js';
import { catalogueFor } from '../catalogue-for.js';
import type { Block, Field, MailDocument } from '../document.js';
import type { Locale } from '../locale.js';
import { namesFor } from '../names-for.js';
import { questionBlocks } from '../question-blocks.js';
import { subjectLine, turnMark } from '../subject.js';
import { reportWordsFor } from '../words-for.js';
import { changeLines } from './changes.js';
import type { ReportContext } from './context.js';
import { headline } from './headline.js';
import { storyBlocks } from './story.js';
import { systemField, touchedSystems } from './standing.js';

/** Times are given as they are to be read, in the reader's zone. */
export type ReportInput = {
  /** New events of the turn, as the reader may see them. */
  readonly events: readonly GameEvent[];
  /** States before and after these events, as the reader may see them. */
  readonly before: GameState;
  readonly after: GameState;
  /** The turn that is told of: by default that of `before`. */
  readonly turn?: Pick<GameState, 'round' | 'action' | 'phase' | 'active'>;
  /** Undefined: the moderator. */
  readonly seat?: SeatId;
  readonly locale: Locale;
  readonly rules: Pick<RuleSet, 'races' | 'units' | 'technologies' | 'leaders' | 'vocabulary' | 'cards' | 'domains'>;
  readonly print: (intent: Intent, locale: Locale) => string;
  readonly date: string;
  /** Open questions to the reader. */
  readonly questions: readonly Question[];
  readonly waitingFor: readonly (SeatId | 'moderator')[];
  /** `Wed 2 Dec, 20:00 (Berlin)` */
  readonly deadline?: string;
  /** The link of the chain, when the turn is finished and it is published. */
  readonly dice?: { readonly link: number; readonly value: string; readonly url: string };
  readonly pageUrl?: string;
};

/** A turn, as one seat may see it, in words: the story, what changed, who stands where, the dice, and what is asked of the reader. */
export function composeReport(input: ReportInput): MailDocument {
  const context = contextOf(input);
  const { words, n, catalogue } = context;
  const turn = turnTold(input);
  const race = turn.active === undefined ? '' : n.race(turn.active);
  const title = turn.active === undefined && turn.phase !== 'action' ? words.phaseTitle(turn.round, catalogue.phases[turn.phase]) : words.actionTitle(turn.round, turn.action, race);
  return {
    subject: subjectLine({ gameName: input.after.name, mark: turnMark(turn, catalogue.phaseTitles), headline: headline(input.events, context, turn.active === undefined && turn.phase !== 'action' ? turn.phase : undefined) }),
    title, titleRight: input.date,
    blocks: [...storyBlocks(input.events, context), ...legend(input.events, context), ...changedBlocks(input, context), ...diceBlocks(input, context), ...askedBlocks(input, context), ...waitingBlocks(input, context)],
  };
}

function contextOf({ locale, rules, print, before, after, seat }: ReportInput): ReportContext {
  return { n: namesFor(locale, { state: after, rules, print }), catalogue: catalogueFor(locale), words: reportWordsFor(locale), rules, before, after, ...(seat === undefined ? {} : { reader: seat }) };
}

/** The turn named in the title: the one that was opened in these events, else the one that was open before them. */
function turnTold({ events, before, turn }: ReportInput): Pick<GameState, 'round' | 'action' | 'phase' | 'active'> {
  if (turn !== undefined) return turn;
  const opened = events.find((event) => event.type === 'turn-opened');
  if (opened === undefined) return before;
  return { round: before.round, phase: opened.phase, action: opened.action, ...(opened.seat === undefined ? {} : { active: opened.seat }) };
}

function legend(events: readonly GameEvent[], { words }: ReportContext): readonly Block[] {
  const rolled = events.some((event) => event.type === 'dice-rolled' && event.dice.some((die) => die.target !== undefined));
  const again = events.some((event) => event.type === 'dice-rolled' && event.dice.some((die) => die.first !== undefined));
  return rolled ? [{ kind: 'gap' }, { kind: 'text', text: again ? `${words.starLegend} ${words.rerollLegend}` : words.starLegend }] : [];
}

function changedBlocks({ events }: ReportInput, context: ReportContext): readonly Block[] {
  const lines = changeLines(context);
  const rows: readonly Field[] = [
    { label: context.words.changed, lines: lines.length === 0 ? [context.words.nothingChanged] : lines },
    ...touchedSystems(events, context).map((system) => systemField(system, context)),
  ];
  return [{ kind: 'gap' }, { kind: 'fields', rows }];
}

function diceBlocks({ dice }: ReportInput, { words }: ReportContext): readonly Block[] {
  if (dice === undefined) return [];
  return [
    { kind: 'heading', left: words.diceLabel },
    { kind: 'text', text: words.diceLink(dice.link), indent: 2 },
    { kind: 'code', lines: halves(dice.value) },
    { kind: 'text', text: words.dicePublished, indent: 2 },
    { kind: 'link', label: words.diceCheck, url: dice.url, indent: 2 },
  ];
}

/** 64 hex digits do not fit beside an indent: two lines of 32. */
function halves(hex: string): readonly string[] {
  const digits = hex.replace(/\s/g, '');
  return digits.length <= 40 ? [digits] : [digits.slice(0, 32), digits.slice(32)];
}

function askedBlocks({ seat, after, questions, waitingFor, deadline, pageUrl }: ReportInput, { n, words, catalogue }: ReportContext): readonly Block[] {
  const heading: Block = { kind: 'heading', left: seat === undefined ? words.moderatorYou : words.you(n.race(seat)) };
  const until = deadline ?? '';
  const asked = questions.length > 0
    ? [{ kind: 'text', text: words.questionsFor(questions.length, until), indent: 2 } as const, ...questions.flatMap((question, index) => [{ kind: 'gap' } as const, ...questionBlocks(question, { n, catalogue, words, ...(questions.length > 1 ? { number: index + 1 } : {}) })])]
    : [{ kind: 'text', text: seat !== undefined && after.active === seat ? (waitingFor.includes(seat) ? words.yourTurn(until) : words.yourTurnIn(until)) : seat !== undefined && after.active === undefined && waitingFor.includes(seat) ? words.yourPhase(catalogue.phases[after.phase], until) : after.active === undefined || seat === undefined ? words.nothingAsked : words.notYourTurn(n.seat(after.active)), indent: 2 } as const];
  return [heading, ...asked, ...(pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: words.playerPage, url: pageUrl } as const])];
}

function waitingBlocks({ waitingFor, deadline }: ReportInput, { n, words }: ReportContext): readonly Block[] {
  return [{ kind: 'gap' }, { kind: 'text', text: waitingLine({ waitingFor, ...(deadline === undefined ? {} : { deadline }) }, { n, words }), strong: true }];
}

/** Whose move it is: the last line of every mail. */
export function waitingLine({ waitingFor, deadline }: { readonly waitingFor: readonly (SeatId | 'moderator')[]; readonly deadline?: string }, { n, words }: Pick<ReportContext, 'n' | 'words'>): string {
  if (waitingFor.length === 0) return words.waitingUntil(words.waitingNobody, undefined);
  return words.waitingUntil(n.list(waitingFor.map((seat) => (seat === 'moderator' ? words.moderator : n.seat(seat)))), deadline);
}

/** All statements that a mail can link to. */
export type RuleLink = (citation: Citation) => string;
