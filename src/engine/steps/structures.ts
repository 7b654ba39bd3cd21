import { forcesOn, hasLeaderOn, planetOf, planetsOwnedBy } from '../calc/board.js';
import { count } from '../calc/forces.js';
import { unitType } from '../calc/capacity.js';
import { publicly } from '../events.js';
import type { Citation, FacilityKind, PlanetId, SeatId } from '../ids.js';
import { ask, emit, label, type Step, type TurnView } from '../step.js';

type Taken = { readonly planet: PlanetId; readonly from: SeatId; readonly by: SeatId };
type Structure = 'pds' | 'space-dock' | FacilityKind;

/** R2.40: what the loser had built is destroyed; an Agent (A22) or a Shock Troop that came through may replace it piece by piece from stock (A61). */
export function* settleStructures(turn: TurnView, taken: Taken): Step<void> {
  const { dock, facility } = planetOf(turn.state, taken.planet);
  const pds = count(forcesOn(turn.state, taken.planet, taken.from), 'pds');
  if (pds > 0) yield* settle(turn, taken, { structure: 'pds', present: pds });
  if (dock !== undefined) yield* settle(turn, taken, { structure: 'space-dock', present: 1 });
  if (facility !== undefined) yield* settle(turn, taken, { structure: facility, present: 1 });
}

function* settle(turn: TurnView, { planet, from, by }: Taken, { structure, present }: { readonly structure: Structure; readonly present: number }): Step<void> {
  const cites = captureCites(turn, { planet, by });
  const most = cites === undefined ? 0 : Math.min(present, stockOf(turn, { planet, by, structure }));
  const captured = most === 0 ? 0 : (yield* ask({
    kind: 'replace', id: label(planet, 'replace', structure, by), seat: by, cites: cites ?? [],
    params: { planet, structure, most }, default: { count: most },
  })).count;
  const destroyed = present - captured;
  if (captured > 0) yield* emit(publicly('structure-captured', { planet, from, by, structure, count: captured, round: turn.state.round }, cites ?? []));
  if (destroyed > 0) yield* emit(publicly('structure-destroyed', { planet, seat: from, structure, count: destroyed }, cites !== undefined && most < present ? ['R2.40', 'A61'] : ['R2.40']));
}

/** What lets the invader replace anything, if anything does. */
function captureCites(turn: TurnView, { planet, by }: { readonly planet: PlanetId; readonly by: SeatId }): readonly Citation[] | undefined {
  const { structures, cites } = turn.rules.leaders.agent.captures;
  if (structures && hasLeaderOn(turn.state, planet, by, 'agent')) return cites;
  return count(forcesOn(turn.state, planet, by), 'shock-troop') > 0 ? ['R2.40'] : undefined;
}

/** How many the invader can place: pieces left to him (A61), and no more PDS than a planet holds (R2.44). */
function stockOf(turn: TurnView, { planet, by, structure }: { readonly planet: PlanetId; readonly by: SeatId; readonly structure: Structure }): number {
  switch (structure) {
    case 'pds': {
      const onPlanet = count(forcesOn(turn.state, planet, by), 'pds');
      return Math.max(0, Math.min(turn.rules.numbers.pdsPerPlanet - onPlanet, left(turn, 'pds', pdsOnBoard(turn, by))));
    }
    case 'space-dock': return left(turn, 'space-dock', planetsOwnedBy(turn.state, by).filter((own) => own.id !== planet && own.dock !== undefined).length);
    case 'colony': case 'refinery': return 1;
  }
}

function left(turn: TurnView, kind: 'pds' | 'space-dock', used: number): number {
  const { limit } = unitType(turn.rules, kind);
  return limit === undefined ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
}

function pdsOnBoard({ state }: TurnView, seat: SeatId): number {
  const onPlanets = Object.values(state.planets).reduce((sum, planet) => sum + count(planet.forces[seat], 'pds'), 0);
  return Object.values(state.pieces).filter((piece) => piece.seat === seat).reduce((sum, piece) => sum + count(piece.cargo, 'pds'), onPlanets);
}
