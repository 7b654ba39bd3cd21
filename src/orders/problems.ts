import type { PieceId, SeatId, ShipKind, UnitKind, Citation } from '../engine/ids.js';
import type { Intent } from '../engine/order-intents.js';
import type { Problem, Severity } from '../engine/problems.js';
import type { OrderWord } from './lexicon/types.js';

/** What was expected where a word was not understood. */
export type Expected = 'order' | 'unit' | 'unit-or-leader' | 'ship' | 'leader' | 'place' | 'system' | 'planet' | 'race' | 'measure' | 'number' | 'answer' | 'question' | 'technology' | 'card' | 'nothing';
/** The part of an order that is missing. */
export type Part = 'units' | 'leader' | 'ship' | 'from' | 'to' | 'planet' | 'system' | 'seat' | 'answer' | 'condition' | 'list' | 'count' | 'technology' | 'card';

/** Why a line could not be read, or was read with a doubt. Words are given as the player wrote them. */
export type ParseProblemParams = {
  'unknown-order': { readonly word: string; readonly candidates: readonly string[] };
  'ambiguous-order': { readonly word: string; readonly candidates: readonly string[] };
  'unknown-word': { readonly word: string; readonly expected: Expected; readonly candidates: readonly string[] };
  'ambiguous-word': { readonly word: string; readonly candidates: readonly string[] };
  'read-as': { readonly word: string; readonly as: string };
  'missing-part': { readonly order: OrderWord; readonly part: Part; /** The order word as the player wrote it, where it is another than ours. */ readonly word?: string };
  'part-twice': { readonly word: string };
  'which-piece': { readonly kind: ShipKind; readonly pieces: readonly PieceId[] };
  'missing-count': { readonly kind: UnitKind };
  'number-out-of-range': { readonly number: string };
  'for-another-seat': { readonly seat: SeatId };
};
export type ParseProblemCode = keyof ParseProblemParams;
export type ParseProblemOf<C extends ParseProblemCode> = {
  readonly code: C;
  readonly params: ParseProblemParams[C];
  readonly cites: readonly Citation[];
  readonly severity: Severity;
  readonly suggestion?: Intent;
  /** Where in the line, as written. */
  readonly span?: { readonly start: number; readonly end: number };
};
export type ParseProblem = { readonly [C in ParseProblemCode]: ParseProblemOf<C> }[ParseProblemCode];

/** Everything that can be wrong with an order line: how it is written, or what the rules say. */
export type OrderProblem = Problem | ParseProblem;
export type OrderProblemCode = OrderProblem['code'];

export const parseProblemCodes: readonly ParseProblemCode[] = [
  'unknown-order', 'ambiguous-order', 'unknown-word', 'ambiguous-word', 'read-as', 'missing-part', 'part-twice', 'which-piece', 'missing-count', 'number-out-of-range', 'for-another-seat',
];

/** Whether any of the problems refuses the line. */
export function refuses(problems: readonly OrderProblem[]): boolean {
  return problems.some((problem) => problem.severity === 'refused');
}
