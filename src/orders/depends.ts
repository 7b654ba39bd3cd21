import type { Intent, LeaderRef, UnitRef } from '../engine/order-intents.js';
import type { GameState } from '../engine/state.js';
import { broughtBy, type Lacking } from './brought-by.js';
import type { OrderWord } from './lexicon/types.js';
import type { OrderProblem } from './problems.js';

/** A line as far as dependence goes: its order word, its intent if it could be read, and what is wrong with it. */
export type Depending = { readonly order?: OrderWord; readonly intent?: Intent; readonly problems: readonly OrderProblem[] };
/** What the seat sees, and all lines that were refused. */
export type Board = { readonly state: GameState; readonly seat: string; readonly refused: readonly Depending[] };
type Cargo = { readonly units: readonly UnitRef[]; readonly leaders: readonly LeaderRef[] };

const actions: ReadonlySet<OrderWord> = new Set<OrderWord>(['transfer', 'move', 'land', 'bombard', 'build']);

/**
 * Whether a line can be refused only because another one is (RULINGS, half-legal mails): everything behind a refused
 * activation, what a refused move would have brought, whom a refused transfer would have put aboard.
 */
export function needs(line: Depending, refused: Depending, board: Board): boolean {
  if (line.order === undefined || refused.order === undefined || !actions.has(line.order)) return false;
  switch (refused.order) {
    case 'activate': return true;
    case 'transfer': return line.order !== 'build' && sharesLeader(line.intent, refused.intent);
    case 'move': return needsMove(line, refused, board);
    case 'land': return needsLanding(line.intent, refused.intent);
    default: return false;
  }
}

function needsMove(line: Depending, refused: Depending, board: Board): boolean {
  switch (line.order) {
    case 'land': return needsFleet(line, refused, board);
    case 'bombard': return sharesCargo(line.intent, refused.intent);
    // Ground forces on the way are picked up by ships that come past.
    case 'move': return line.intent !== undefined && cargoOf(line.intent).units.every((unit) => !isShip(unit)) && carriesShips(refused.intent);
    default: return false;
  }
}

/** A landing needs the fleet that would have brought what it lacks; if all the refused fleets together would not, the reason is its own. */
function needsFleet(line: Depending, refused: Depending, { state, seat, refused: all }: Board): boolean {
  const lacking = lackingIn(line.problems);
  if (lacking === undefined) return sharesCargo(line.intent, refused.intent);
  const brought = ({ intent }: Depending): number => (intent === undefined ? Infinity : intent.order === 'move' ? broughtBy({ state, seat, move: intent, lacking }) : 0);
  const moves = all.filter(({ order }) => order === 'move');
  return brought(refused) > 0 && moves.reduce((sum, move) => sum + brought(move), 0) >= ('leader' in lacking ? 1 : lacking.count);
}

function lackingIn(problems: readonly OrderProblem[]): Lacking | undefined {
  const [problem] = problems.filter(({ severity }) => severity === 'refused');
  if (problem?.code === 'leader-not-there') return { leader: problem.params.leader };
  if (problem?.code !== 'not-enough' || !('count' in problem.params.unit)) return undefined;
  const { unit, have } = problem.params;
  return { kind: unit.kind, count: unit.count - have };
}

/** A leader needs the ground forces that land with him; a bombardment may need a landing. */
function needsLanding(line: Intent | undefined, refused: Intent | undefined): boolean {
  if (line?.order !== 'land' && line?.order !== 'bombard') return false;
  return refused?.order !== 'land' || refused.planet === line.planet;
}

function sharesCargo(line: Intent | undefined, refused: Intent | undefined): boolean {
  if (line === undefined || refused === undefined) return true;
  const wanted = cargoOf(line);
  const brought = cargoOf(refused);
  if (wanted.units.length + wanted.leaders.length === 0) return true;
  const kinds = new Set(brought.units.map((unit) => unit.kind));
  return wanted.units.some((unit) => kinds.has(unit.kind)) || sharesLeader(line, refused) || (line.order === 'land' && carriesShips(refused));
}

function sharesLeader(line: Intent | undefined, refused: Intent | undefined): boolean {
  if (line === undefined || refused === undefined) return true;
  return cargoOf(line).leaders.some((one) => cargoOf(refused).leaders.some((other) => one.class === other.class && (one.number ?? other.number) === (other.number ?? one.number)));
}

function cargoOf(intent: Intent): Cargo {
  switch (intent.order) {
    case 'move':
    case 'land': return intent;
    case 'transfer': return { units: [], leaders: intent.leaders };
    case 'bombard': return { units: intent.with, leaders: [] };
    default: return { units: [], leaders: [] };
  }
}

function carriesShips(intent: Intent | undefined): boolean {
  return intent === undefined || cargoOf(intent).units.some(isShip);
}

function isShip(unit: UnitRef): boolean {
  return unit.kind !== 'ground-force' && unit.kind !== 'shock-troop' && unit.kind !== 'mechanized-unit' && unit.kind !== 'pds';
}
