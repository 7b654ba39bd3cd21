import { enemyShipsIn, planetOf, planetsOwnedBy } from '../calc/board.js';
import { isBlockaded } from '../calc/blockade.js';
import { raceOf } from '../calc/technology.js';
import type { Citation, PlanetId, SeatId } from '../ids.js';
import { optionCites } from '../rules/option-cites.js';
import type { Leader, Planet } from '../state.js';
import { ask, label, type Step, type TurnView } from '../step.js';

/** Where a leader must find a place: the path of his labels, and what the place has to be like. */
export type RefugeSearch = {
  readonly path: string;
  /** A planet that does not count: the one he flees from. */
  readonly except?: PlanetId | undefined;
  /** The owner of his planet changed without invasion (A33), which `escape.blockadeAlways` may exempt. */
  readonly ownerChanged?: boolean | undefined;
  readonly cites: readonly Citation[];
};

/** Own planets that take a leader in: none under blockade (A27, A31, A35, A40, R5.11), no Trade Station (A71). */
export function refugesOf(turn: TurnView, leader: Leader, search: Pick<RefugeSearch, 'except' | 'ownerChanged'>): readonly PlanetId[] {
  const free = needsNoBlockade(turn, search);
  return ownPlanets(turn, leader.seat)
    .filter((planet) => planet !== search.except && !(free && isBlockaded(turn.state, turn.options, { planet, seat: leader.seat })));
}

/** His owner picks one of several planets; without an answer his home planet, else the one with most resources (R5.13). */
export function* chooseRefuge(turn: TurnView, leader: Leader, search: RefugeSearch): Step<PlanetId | undefined> {
  const options = refugesOf(turn, leader, search);
  const best = bestOf(turn, leader.seat, options);
  if (best === undefined || options.length === 1) return best;
  const { to } = yield* ask({
    kind: 'escape', id: label(search.path, 'escape', leader.id), seat: leader.seat,
    params: { leader: leader.id, options }, default: { to: best }, cites: [...search.cites, ...refugeCites(turn, leader, search)],
  });
  return to;
}

/** The options that decide which of his planets are open to him: named only where a planet is in question, and never where an edition leaves no choice. */
export function refugeCites(turn: TurnView, leader: Leader, search: Pick<RefugeSearch, 'except' | 'ownerChanged'>): readonly Citation[] {
  const visits = ownPlanets(turn, leader.seat).filter((planet) => planet !== search.except)
    .map((planet) => enemyShipsIn(turn.state, planetOf(turn.state, planet).system, leader.seat)).filter((ships) => ships.length > 0);
  return [
    ...(visits.some((ships) => ships.every((ship) => ship.kind === 'fighter')) ? optionCites(turn.rules, 'blockade.fightersCount') : []),
    ...(visits.length > 0 && search.ownerChanged === true ? optionCites(turn.rules, 'escape.blockadeAlways') : []),
  ];
}

export type NoRefuge = { readonly fate: 'killed' } | { readonly fate: 'captured'; readonly by: SeatId } | { readonly fate: 'placed'; readonly on: PlanetId } | { readonly fate: 'limbo' };

/** No planet takes him in: the moderator's window, then `escape.noPlanet` (R5.12). */
export function* withoutRefuge(turn: TurnView, leader: Leader, search: RefugeSearch & { readonly captor?: SeatId | undefined }): Step<NoRefuge> {
  const planets = ownPlanets(turn, leader.seat).filter((planet) => planet !== search.except);
  const options = ['killed', ...(search.captor === undefined ? [] : ['captured']), ...(turn.options['escape.noPlanet'] === 'limbo' ? ['limbo'] : []), ...planets];
  // In limbo he waits for his first chance (steps/limbo).
  const byOption = turn.options['escape.noPlanet'] === 'blockaded' ? bestOf(turn, leader.seat, planets) : turn.options['escape.noPlanet'];
  const fallback = options.find((one) => one === byOption) ?? 'killed';
  if (options.length === 1) return { fate: 'killed' };
  const { outcome } = yield* ask({
    kind: 'no-refuge', id: label(search.path, 'no-refuge', leader.id), seat: 'moderator',
    params: { leader: leader.id, options }, default: { outcome: fallback }, cites: ['escape.noPlanet', 'R5.12'],
  });
  if (outcome === 'captured' && search.captor !== undefined) return { fate: 'captured', by: search.captor };
  if (outcome === 'limbo') return { fate: 'limbo' };
  return planets.includes(outcome) ? { fate: 'placed', on: outcome } : { fate: 'killed' };
}

function needsNoBlockade(turn: TurnView, search: Pick<RefugeSearch, 'ownerChanged'>): boolean {
  return turn.rules.leaders.refuge.unblockaded && (search.ownerChanged !== true || turn.options['escape.blockadeAlways']);
}

function ownPlanets(turn: TurnView, seat: SeatId): readonly PlanetId[] {
  return planetsOwnedBy(turn.state, seat).filter((planet) => planet.tradeStation !== true).map((planet) => planet.id).sort();
}

/** Planets that are alike stand in the order of their names. */
function bestOf(turn: TurnView, seat: SeatId, planets: readonly PlanetId[]): PlanetId | undefined {
  const homes = raceOf(turn.state, turn.rules, seat).homePlanets;
  const rank = (planet: Planet): number => (homes.includes(planet.id) ? homes.indexOf(planet.id) : homes.length);
  // In a common phase the orders lie open: a planet that others land on is the last choice.
  const threat = (planet: Planet): number => (turn.state.active === undefined && isLandedOn(turn, seat, planet.id) ? 1 : 0);
  const [best] = planets.map((id) => planetOf(turn.state, id))
    .sort((left, right) => threat(left) - threat(right) || rank(left) - rank(right) || right.resources - left.resources);
  return best?.id;
}

function isLandedOn({ intents }: TurnView, seat: SeatId, planet: PlanetId): boolean {
  return Object.entries(intents).some(([other, orders]) => other !== seat && orders.some((order) => order.order === 'land' && order.planet === planet));
}
