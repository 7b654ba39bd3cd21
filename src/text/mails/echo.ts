import type { Citation, SeatId } from '../../engine/ids.js';
import type { CommandIntent } from '../../engine/order-intents.js';
import type { GameState } from '../../engine/state.js';
import type { OrderProblem } from '../../orders/problems.js';
import { orderProblemSentence } from '../catalogue.js';
import { withCites } from '../cite.js';
import type { Block, EchoRow, MailDocument } from '../document.js';
import { answeredBlocks, type Answered } from './answered.js';
import { gameMail, mailContext, waitingBlocks, type MailBase, type MailContext, type Waits } from './mail-context.js';
import type { Missing } from './missing.js';

/** A line as it was stored with its answer in words. */
export type EchoedLine = {
  readonly line: number;
  readonly text: string;
  readonly canonical?: string;
  readonly status: 'ok' | 'warning' | 'refused' | 'note';
  readonly message?: string;
  readonly cites?: readonly Citation[];
  readonly suggestion?: string;
};
export type EchoInput = MailBase & Waits & {
  readonly seat: SeatId;
  /** The turn the orders are for; by default the open one. */
  readonly turn?: Pick<GameState, 'round' | 'action' | 'phase' | 'active'>;
  readonly received: string;
  readonly remaining?: string;
  readonly lines: readonly EchoedLine[];
  /** Whether the text replaces earlier orders; without a line that stands it changes nothing. */
  readonly counts: boolean;
  /** Only checked, not stored. */
  readonly checkOnly?: boolean;
  /** Command lines that were carried out; they are no orders. */
  readonly commands?: readonly CommandIntent['order'][];
  /** It is another seat's turn. `kept`: the action is kept for the next one of this seat; `answers`: only answers stand. */
  readonly ahead?: 'kept' | 'answers' | 'nothing';
  /** In a game that plays at once: the turn is played on with this text, or waits for this player to mend it. */
  readonly atOnce?: 'resolving' | 'to-correct';
  /** When a text of the seat came in that is later than this one. */
  readonly later?: string;
  /** Orders from other texts that are in force beside these; of a text that came before another one, all. */
  readonly inForce?: readonly string[];
  /** In a round of common phases a later text replaces a part of it only. */
  readonly common?: boolean;
  /** An answer in the text is kept and can be changed until then. */
  readonly keptUntil?: string;
  /** The turn is being played, and the seat was asked something in it. */
  readonly answered?: Answered;
  readonly hadEarlier: boolean;
  readonly missing: readonly Missing[];
  /** The receipt as hex; its first 16 digits are shown. */
  readonly receipt?: string;
  /** The seat's new address, when the mail showed the old one to others. */
  readonly newMailbox?: string;
  readonly pageUrl?: string;
};

/** What is said about one line: each problem with the statement it rests on. */
export function problemMessage(problems: readonly OrderProblem[], base: MailBase): string {
  const { catalogue, n } = mailContext(base);
  return problems.map((problem) => withCites(orderProblemSentence(catalogue, problem, n), problem.cites)).join(' ');
}

/** The answer to every mail with orders: each line, what is missing, until when, and the receipt. */
export function composeEcho(input: EchoInput): MailDocument {
  const context = mailContext(input);
  const { words } = context;
  const counted = countLines(input);
  return gameMail({ ...context, state: { ...context.state, ...input.turn } }, headlineOf(input, context, counted), [
    { kind: 'text', text: commandAlone(input, counted) ? commandText(input, context) : openingText(input, context) },
    { kind: 'gap' },
    { kind: 'echo', rows: input.lines.map((line) => rowOf(line, context)) },
    ...verdictBlocks(input, context, counted),
    ...(input.answered === undefined ? [] : answeredBlocks(input.answered, context)),
    ...(input.keptUntil === undefined || input.answered !== undefined ? [] : [{ kind: 'gap' } as const, { kind: 'text', text: words.echo.answerKept(input.keptUntil) } as const]),
    ...inForceBlocks(input, context),
    ...(commandAlone(input, counted) === 'confirm' || isAnswer(input) ? [] : missingBlocks(input, context)),
    ...closingBlocks(input, context, counted),
    ...waitingBlocks(input, context),
  ]);
}

/** A mail to the questions of a running turn: its orders are fixed, there is nothing to change until a deadline. */
function isAnswer({ answered, ahead, later }: EchoInput): boolean {
  return answered !== undefined && ahead !== 'kept' && later === undefined;
}

type Counted = { readonly stand: number; readonly refused: number; readonly notes: number };

/** How many lines there are of each kind; a command is no order. */
function countLines({ lines, commands = [] }: EchoInput): Counted {
  const count = (...statuses: readonly EchoedLine['status'][]): number => lines.filter(({ status }) => statuses.includes(status)).length;
  return { stand: Math.max(0, count('ok', 'warning') - commands.length), refused: count('refused'), notes: count('note') };
}

/** The command that the mail is about, when it has no order at all. */
function commandAlone({ commands = [] }: EchoInput, { stand, refused }: Counted): 'cancel' | 'confirm' | undefined {
  if (stand + refused > 0) return undefined;
  return commands.includes('cancel') ? 'cancel' : commands.includes('confirm') ? 'confirm' : undefined;
}

function headlineOf(input: EchoInput, { words: { echo } }: MailContext, counted: Counted): string {
  const command = commandAlone(input, counted);
  if (command !== undefined) return command === 'cancel' ? (input.hadEarlier ? echo.withdrawnHeadline : echo.nothingToWithdrawHeadline) : echo.nothingToConfirmHeadline;
  return input.later === undefined || !input.counts ? echo.headline(counted.stand, counted.refused, counted.notes) : echo.supersededHeadline;
}

function commandText(input: EchoInput, { words: { echo } }: MailContext): string {
  if (input.commands?.includes('cancel') !== true) return echo.nothingToConfirm;
  const withdrawn = input.common === true ? echo.withdrawnCommon : input.ahead === undefined ? echo.withdrawn : echo.withdrawnAhead;
  return [input.hadEarlier ? withdrawn : echo.nothingToWithdraw, ...(input.deadline === undefined || input.ahead !== undefined ? [] : [echo.newUntil(input.deadline)])].join(' ');
}

function openingText(input: EchoInput, { words: { echo }, n, catalogue, state }: MailContext): string {
  const turn = input.turn ?? state;
  const at = { round: turn.round, action: turn.action, phase: turn.active === undefined && turn.phase !== 'action' ? catalogue.phases[turn.phase] : undefined, race: n.race(input.seat), received: input.received };
  if (isAnswer(input)) return echo.answering(at);
  if (input.ahead !== undefined) return `${input.checkOnly === true ? echo.aheadChecked(at) : echo.ahead(at)} ${{ kept: echo.aheadKept, answers: echo.aheadAnswers, nothing: echo.notYourTurn }[input.ahead]}`;
  const first = input.checkOnly === true ? echo.checked(at) : echo.opening(at);
  if (input.later !== undefined && input.counts) return `${first} ${input.common === true ? echo.supersededCommon(input.later) : echo.superseded(input.later)}`;
  if (input.atOnce === 'resolving') return `${first} ${echo.resolving}`;
  return input.deadline === undefined ? first : `${first} ${echo.deadline(input.deadline, input.remaining)} ${input.common === true ? echo.phasesReplaced : echo.lastCounts}`;
}

const tones: Readonly<Record<EchoedLine['status'], EchoRow['tone']>> = { ok: 'good', warning: 'doubt', refused: 'bad', note: 'quiet' };

function rowOf(line: EchoedLine, { words }: MailContext): EchoRow {
  const suggestion = line.suggestion?.replace(/^>\s*/, '');
  return {
    number: line.status === 'note' ? '-' : String(line.line),
    status: words.echo.status[line.status],
    tone: tones[line.status],
    text: line.status === 'note' ? words.echo.quoted(line.text) : (line.canonical ?? line.text),
    remarks: [...(line.message === undefined || line.message === '' ? [] : [line.message]), ...(suggestion === undefined ? [] : [words.echo.suggestion])],
    suggestions: suggestion === undefined ? [] : [suggestion],
    cites: line.cites ?? [],
  };
}

function verdictBlocks(input: EchoInput, { words }: MailContext, counted: Counted): readonly Block[] {
  if (commandAlone(input, counted) !== undefined) return [];
  if (!input.counts) return [{ kind: 'gap' }, { kind: 'text', text: [input.hadEarlier ? words.echo.nothingCounts : words.echo.noEarlier, ...(input.commands?.includes('confirm') === true ? [words.echo.nothingToConfirm] : [])].join(' '), strong: true }];
  if (counted.refused === 0 || counted.stand === 0 || input.later !== undefined) return [];
  const waits = input.atOnce === 'to-correct' && input.deadline !== undefined;
  return [{ kind: 'gap' }, { kind: 'text', text: words.echo.partly }, ...(waits ? [{ kind: 'text', text: words.echo.toCorrect(input.deadline), strong: true } as const] : [])];
}

/** Whoever sends a second mail need not look for the first. */
function inForceBlocks({ inForce = [], later, counts }: EchoInput, { words }: MailContext): readonly Block[] {
  if (inForce.length === 0) return [];
  return [{ kind: 'gap' }, { kind: 'text', text: later === undefined || !counts ? words.echo.before : words.echo.inForce }, { kind: 'code', lines: inForce }];
}

function missingBlocks({ missing }: EchoInput, { words }: MailContext): readonly Block[] {
  if (missing.length === 0) return [];
  return [{ kind: 'gap' }, { kind: 'text', text: words.echo.missing }, { kind: 'fields', indent: 2, rows: missing.map(({ label, text }) => ({ label, lines: [text] })) }];
}

/** The first 16 digits, in groups of four. */
export function shortReceipt(receipt: string): string {
  return receipt.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
}

function closingBlocks(input: EchoInput, { words, reportWords }: MailContext, counted: Counted): readonly Block[] {
  const { receipt, newMailbox, pageUrl } = input;
  const over = isAnswer(input) || commandAlone(input, counted) !== undefined || input.atOnce === 'resolving';
  return [
    { kind: 'gap' },
    ...(receipt === undefined ? [] : [{ kind: 'text', text: words.echo.receipt(shortReceipt(receipt)) } as const]),
    { kind: 'text', text: over ? words.footer.help : words.echo.change },
    ...(newMailbox === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'text', text: words.echo.keyReplaced(newMailbox), strong: true } as const]),
    ...(pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: reportWords.playerPage, url: pageUrl } as const]),
  ];
}
