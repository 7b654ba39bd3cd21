import type { Citation, SeatId } from '../../engine/ids.js';
import type { GameState } from '../../engine/state.js';
import type { OrderProblem } from '../../orders/problems.js';
import { orderProblemSentence } from '../catalogue.js';
import { withCites } from '../cite.js';
import type { Block, EchoRow, MailDocument } from '../document.js';
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
  /** It is another seat's turn: the action is kept for the next one of this seat. */
  readonly ahead?: boolean;
  /** In a round of common phases a later text replaces a part of it only. */
  readonly common?: boolean;
  /** An answer in the text is kept and can be changed until then. */
  readonly keptUntil?: string;
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
  const count = (...statuses: readonly EchoedLine['status'][]): number => input.lines.filter(({ status }) => statuses.includes(status)).length;
  const stand = count('ok', 'warning');
  const refused = count('refused');
  const headline = words.echo.headline(stand, refused, count('note'));
  return gameMail({ ...context, state: { ...context.state, ...input.turn } }, headline, [
    ...openingBlocks(input, context),
    { kind: 'gap' },
    { kind: 'echo', rows: input.lines.map((line) => rowOf(line, context)) },
    ...verdictBlocks(input, context, { stand, refused }),
    ...(input.keptUntil === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'text', text: words.echo.answerKept(input.keptUntil) } as const]),
    ...missingBlocks(input, context),
    ...closingBlocks(input, context),
    ...waitingBlocks(input, context),
  ]);
}

function openingBlocks(input: EchoInput, { words, n, catalogue, state }: MailContext): readonly Block[] {
  const turn = input.turn ?? state;
  const at = { round: turn.round, action: turn.action, phase: turn.active === undefined && turn.phase !== 'action' ? catalogue.phases[turn.phase] : undefined, race: n.race(input.seat), received: input.received };
  if (input.ahead === true) return [{ kind: 'text', text: `${input.checkOnly === true ? words.echo.aheadChecked(at) : words.echo.ahead(at)} ${words.echo.aheadKept}` }];
  const first = input.checkOnly === true ? words.echo.checked(at) : words.echo.opening(at);
  return [{ kind: 'text', text: input.deadline === undefined ? first : `${first} ${words.echo.deadline(input.deadline, input.remaining)} ${input.common === true ? words.echo.phasesReplaced : words.echo.lastCounts}` }];
}

const tones: Readonly<Record<EchoedLine['status'], EchoRow['tone']>> = { ok: 'good', warning: 'doubt', refused: 'bad', note: 'quiet' };

function rowOf(line: EchoedLine, { words }: MailContext): EchoRow {
  const suggestion = line.suggestion?.replace(/^>\s*/, '');
  return {
    number: line.status === 'note' ? '-' : String(line.line),
    status: words.echo.status[line.status],
    tone: tones[line.status],
    text: line.status === 'note' ? `"${line.text}"` : (line.canonical ?? line.text),
    remarks: [...(line.message === undefined || line.message === '' ? [] : [line.message]), ...(suggestion === undefined ? [] : [words.echo.suggestion])],
    suggestions: suggestion === undefined ? [] : [suggestion],
    cites: line.cites ?? [],
  };
}

function verdictBlocks(input: EchoInput, { words }: MailContext, { stand, refused }: { readonly stand: number; readonly refused: number }): readonly Block[] {
  if (!input.counts) return [{ kind: 'gap' }, { kind: 'text', text: input.hadEarlier ? words.echo.nothingCounts : words.echo.noEarlier, strong: true }];
  return refused > 0 && stand > 0 ? [{ kind: 'gap' }, { kind: 'text', text: words.echo.partly }] : [];
}

function missingBlocks({ missing }: EchoInput, { words }: MailContext): readonly Block[] {
  if (missing.length === 0) return [];
  return [{ kind: 'gap' }, { kind: 'text', text: words.echo.missing }, { kind: 'fields', indent: 2, rows: missing.map(({ label, text }) => ({ label, lines: [text] })) }];
}

/** The first 16 digits, in groups of four. */
export function shortReceipt(receipt: string): string {
  return receipt.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
}

function closingBlocks({ receipt, newMailbox, pageUrl }: EchoInput, { words, reportWords }: MailContext): readonly Block[] {
  return [
    { kind: 'gap' },
    ...(receipt === undefined ? [] : [{ kind: 'text', text: words.echo.receipt(shortReceipt(receipt)) } as const]),
    { kind: 'text', text: words.echo.change },
    ...(newMailbox === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'text', text: words.echo.keyReplaced(newMailbox), strong: true } as const]),
    ...(pageUrl === undefined ? [] : [{ kind: 'gap' } as const, { kind: 'link', label: reportWords.playerPage, url: pageUrl } as const]),
  ];
}
