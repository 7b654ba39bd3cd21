import { inLandingOrder, planLanding, type Land, type LandingEvent } from '../actions/land.js';
import { enemyShipsIn, forcesOn, piecesIn, planetOf } from '../calc/board.js';
import { count, groundUnits } from '../calc/forces.js';
import { publicly } from '../events.js';
import type { LeaderId, PieceId, PlanetId, SeatId } from '../ids.js';
import { refuse, type Problem } from '../problems.js';
import type { Forces } from '../state.js';
import { emit, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { ordersOf } from './orders-of.js';

/** What landed on one foreign planet, and from which ships it came: there it goes back if a Diplomat delays it (A15). */
export type Landing = {
  readonly planet: PlanetId;
  readonly invader: SeatId;
  readonly from: readonly { readonly piece: PieceId; readonly forces: Forces }[];
  readonly leaders: readonly { readonly leader: LeaderId; readonly piece: PieceId }[];
};

/**
 * R2.33: all landings are declared before any is fought out, each with its leaders (A9, R4.0e); own planets are simply unloaded onto.
 * After a battle as many land as survived. Returns the landings on foreign planets, in the order of the text.
 */
export function* declareLandings(turn: TurnView, { seat, system }: TacticalAction): Step<readonly Landing[]> {
  const landed: LandingEvent[] = [];
  for (const order of inLandingOrder(ordersOf(turn, seat, 'land'))) {
    const barred = whyNothingLands(turn, { seat, system }, order.planet);
    const plan = barred === undefined ? planLanding({ state: turn.state, rules: turn.rules, seat, system, landed: landedFrom(landed) }, order) : { events: [], problems: [barred] };
    yield* emit(...plan.events);
    landed.push(...plan.events);
    yield* voidParts(seat, plan.problems);
  }
  return yield* loseLonePds(turn, landingsOf(turn, seat, landed));
}

/** What became of the fleet before it could land anything: its ships are gone with the troops, or enemies still hold the space (R2.29). */
function whyNothingLands({ state }: TurnView, { seat, system }: TacticalAction, planet: PlanetId): Problem | undefined {
  if (piecesIn(state, system, seat).length === 0) return refuse('no-ships-to-land-from', { planet, system }, ['R2.29', 'R2.33']);
  const [enemy] = enemyShipsIn(state, system, seat);
  return enemy === undefined ? undefined : refuse('enemies-over-landing', { planet, system, owner: enemy.seat }, ['R2.9', 'R2.29']);
}

/** The ships whose forces are down already, and where. */
function landedFrom(events: readonly LandingEvent[]): ReadonlyMap<PieceId, PlanetId> {
  return new Map(events.flatMap((event) => (event.type === 'forces-landed' ? event.from.map(({ piece }) => [piece, event.planet] as const) : [])));
}

/** What did not land was never seen by the others: it is told to its seat alone. */
function* voidParts(seat: SeatId, problems: readonly Problem[]): Step<void> {
  for (const problem of problems) yield* emit({ ...publicly('order-void', { seat, order: 'land' satisfies Land['order'], problem }, problem.cites), audience: [seat] });
}

function landingsOf(turn: TurnView, seat: SeatId, events: readonly LandingEvent[]): readonly Landing[] {
  const planets = [...new Set(events.map((event) => event.planet))].filter((planet) => planetOf(turn.state, planet).owner !== seat);
  return planets.map((planet) => ({
    planet, invader: seat,
    from: events.flatMap((event) => (event.type === 'forces-landed' && event.planet === planet ? event.from : [])),
    leaders: events.flatMap((event) => (event.type === 'leader-landed' && event.planet === planet ? [{ leader: event.leader, piece: event.from }] : [])),
  }));
}

/** A PDS that lands alone on a foreign planet is destroyed (R2.33). */
function* loseLonePds(turn: TurnView, landings: readonly Landing[]): Step<readonly Landing[]> {
  const escorted = (landing: Landing): boolean => groundUnits(forcesOn(turn.state, landing.planet, landing.invader)) > 0;
  for (const { planet, invader } of landings.filter((landing) => !escorted(landing))) {
    const pds = count(forcesOn(turn.state, planet, invader), 'pds');
    yield* emit(publicly('forces-lost', { seat: invader, at: { planet }, forces: { pds }, cause: 'landed-alone' }, ['R2.33']));
  }
  return landings.filter(escorted);
}
