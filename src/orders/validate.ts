import type { PhaseId, SeatId } from '../engine/ids.js';
import type { Intent } from '../engine/order-intents.js';
import { refuse, type Problem } from '../engine/problems.js';
import type { TurnSteps } from '../engine/rules/turn-steps.js';
import type { GameState } from '../engine/state.js';
import type { OrderContext } from './context.js';
import { needs } from './depends.js';
import type { OrderWord } from './lexicon/types.js';
import { legalSuggestions } from './legal-suggestions.js';
import { namingShips } from './own-ships.js';
import type { ParsedLine } from './parse.js';
import { refuses } from './problems.js';

/** The rules' part of the check, made by the engine on what the seat may see: one answer for each intent, in order. */
export type CheckOrders<R> = (orders: { readonly state: GameState; readonly rules: R; readonly seat: SeatId; readonly intents: readonly (Intent | undefined)[] }) => readonly { readonly problems: readonly Problem[] }[];
type Steps = Pick<TurnSteps, 'round' | 'ordersOf'>;
type Played = OrderContext['rules'] & { readonly steps: Steps };
export type Validation<R extends Played> = { readonly lines: readonly ParsedLine[]; readonly context: OrderContext & { readonly rules: R }; readonly check: CheckOrders<R> };

/** The lines with what the rules say of them. A line that only lacks what a refused line would have done is marked with that line. */
export function validate<R extends Played>({ lines, context, check }: Validation<R>): readonly ParsedLine[] {
  const { state, rules, seat } = context;
  const assess = (parsed: readonly ParsedLine[]): readonly ParsedLine[] => {
    const checks = check({ state, rules, seat, intents: parsed.map((line) => line.intent) });
    const checked = parsed.map((line, index) => ({ ...line, problems: [...line.problems, ...(checks[index]?.problems ?? [])].map((problem) => namingShips(problem, line, context)) }));
    return withoutPass(markDependent(checked, parsed, context), rules.steps, state.phase);
  };
  return legalSuggestions({ parsed: lines, checked: assess(lines), assess });
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

/** Orders of an action, also where they could not be read to their end. */
const acts: ReadonlySet<string> = new Set<OrderWord>(['activate', 'transfer', 'move', 'land', 'bombard', 'build']);

/**
 * Who acts has not passed: PASS beside an order of an action is refused, the action stands (R1.8). Nor has he who meant to act and wrote it
 * wrong: a refused order is no reason to end his turn. In a round of common phases PASS stands beside orders, and only what was refused for
 * the open phase speaks against it.
 */
function withoutPass(lines: readonly ParsedLine[], { round, ordersOf }: Steps, phase: PhaseId): readonly ParsedLine[] {
  const common = round.length > 0;
  const wrong = lines.some((line) => refuses(line.problems) && line.kind === 'order' && line.order !== 'pass' && (common ? ordersOf[phase]?.some((kind) => kind === line.order) === true : line.order === undefined || acts.has(line.order)));
  const acting = !common && lines.some((line) => acts.has(line.order ?? '') && !refuses(line.problems));
  if (!wrong && !acting) return lines;
  const refusal = refuse(acting ? 'pass-with-others' : 'pass-with-refused', {}, [common ? 'S2.1' : 'R1.8']);
  return lines.map((line) => (line.order === 'pass' && !refuses(line.problems) ? { ...line, problems: [...line.problems, refusal] } : line));
}
