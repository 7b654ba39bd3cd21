import type { SeatId } from '../engine/ids.js';
import type { Intent } from '../engine/order-intents.js';
import { refuse, type Problem } from '../engine/problems.js';
import type { GameState } from '../engine/state.js';
import type { OrderContext } from './context.js';
import { needs } from './depends.js';
import type { ParsedLine } from './parse.js';
import { refuses } from './problems.js';

/** The rules' part of the check, made by the engine on what the seat may see: one answer for each intent, in order. */
export type CheckOrders<R> = (orders: { readonly state: GameState; readonly rules: R; readonly seat: SeatId; readonly intents: readonly (Intent | undefined)[] }) => readonly { readonly problems: readonly Problem[] }[];
export type Validation<R extends OrderContext['rules']> = { readonly lines: readonly ParsedLine[]; readonly context: OrderContext & { readonly rules: R }; readonly check: CheckOrders<R> };

/** The lines with what the rules say of them. A line that only lacks what a refused line would have done is marked with that line. */
export function validate<R extends OrderContext['rules']>({ lines, context, check }: Validation<R>): readonly ParsedLine[] {
  const { state, rules, seat } = context;
  const checks = check({ state, rules, seat, intents: lines.map((line) => line.intent) });
  const checked = lines.map((line, index) => ({ ...line, problems: [...line.problems, ...(checks[index]?.problems ?? [])] }));
  return withoutPass(markDependent(checked, lines, context));
}

function markDependent(checked: readonly ParsedLine[], parsed: readonly ParsedLine[], { state, seat }: Pick<OrderContext, 'state' | 'seat'>): readonly ParsedLine[] {
  const board = { state, seat, refused: checked.filter(({ problems }) => refuses(problems)) };
  const activated = checked.some((line) => line.order === 'activate' && !refuses(line.problems));
  return checked.map((line, index) => {
    if (!refuses(line.problems) || refuses(parsed[index]?.problems ?? []) || isOwnMistake(line)) return line;
    const roots = checked.filter((other) => other !== line && refuses(other.problems) && needs(line, other, board) && (other.order !== 'transfer' || lacksLeader(line)) && (other.order !== 'activate' || (!activated && lacksActivation(line))));
    const root = roots.find((other) => other.order === 'activate') ?? roots.find((other) => rank(other) < rank(line) || other.line < line.line);
    if (root === undefined) return line;
    const refusals = line.problems.filter((problem) => problem.severity === 'refused');
    const cites = [...new Set(refusals.flatMap((problem) => problem.cites))];
    const suggestion = refusals.find((problem) => problem.suggestion !== undefined)?.suggestion;
    return { ...line, problems: [...line.problems.filter((problem) => problem.severity === 'warning'), refuse('depends-on', { line: root.line }, cites, suggestion)] };
  });
}

/** A leader whom a line that stands has sent elsewhere is missed because of that line, not of a refused one. */
function isOwnMistake({ problems }: ParsedLine): boolean {
  return problems.some((problem) => problem.code === 'leader-elsewhere-ordered');
}

/** What a refused transfer explains: the leader is not where the line looks for him. */
function lacksLeader({ problems }: ParsedLine): boolean {
  return problems.some((problem) => problem.code === 'leader-not-there' || problem.code === 'transfer-only-before-movement');
}

/** Where an edition knows no activation, nothing needs one. */
function lacksActivation({ problems }: ParsedLine): boolean {
  return problems.some((problem) => problem.code === 'nothing-activated');
}

/** The order in which the rules carry lines out: a line never needs a later one. */
function rank(line: ParsedLine): number {
  return ['activate', 'transfer', 'move', 'land', 'bombard', 'build'].indexOf(line.order ?? '');
}

/** Who acts has not passed: PASS beside an order of an action is refused, the action stands (R1.8). */
function withoutPass(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  const acts = lines.some((line) => line.order === 'activate' && !refuses(line.problems));
  if (!acts) return lines;
  return lines.map((line) => (line.order === 'pass' && !refuses(line.problems) ? { ...line, problems: [...line.problems, refuse('pass-with-others', {}, ['R1.8'])] } : line));
}
