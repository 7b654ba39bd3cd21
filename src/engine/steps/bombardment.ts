import { forcesOn, hasLeaderOn, piecesIn, pieceOf, planetOf } from '../calc/board.js';
import { bombardmentDice, bombardmentOf, whyNoBombardment, type LandingState, type NoBombardment } from '../calc/bombardment.js';
import { citesOf, readDice } from '../calc/combat.js';
import { groundUnits } from '../calc/forces.js';
import { publicly } from '../events.js';
import type { Citation, PieceId, PlanetId } from '../ids.js';
import { emit, label, rollFaces, type Step, type TurnView } from '../step.js';
import { optionCites } from '../rules/option-cites.js';
import type { Bombers } from './bombardment-orders.js';
import { loseGroundUnits } from './ground-losses.js';

type Target = { readonly planet: PlanetId; readonly landing: LandingState };

/**
 * R2.37: the ships ordered against this planet bombard it, and of the others each that may where its owner invades, so that no die is left unrolled.
 * A General takes 4 off each die (A10); a shield stops Dreadnoughts, with a Scientist all (A20, A67); a War Sun needs no landing (A68).
 * Returns the hits beyond the last ground unit.
 */
export function* bombardPlanet(turn: TurnView, bombers: Bombers, target: Target): Step<number> {
  const ships = shipsFor(turn, bombers, target);
  const reasons = new Map(ships.map((piece) => [piece, whyNoBombardment(turn, pieceOf(turn.state, piece), target)] as const));
  yield* refuseBombardment(bombers, target.planet, reasons);
  const firing = ships.filter((piece) => reasons.get(piece) === undefined);
  return firing.length === 0 ? 0 : yield* rollBombardment(turn, bombers, { ...target, firing });
}

function shipsFor(turn: TurnView, { seat, system, ordered, spent }: Bombers, { planet, landing }: Target): readonly PieceId[] {
  const fleet = piecesIn(turn.state, system, seat).filter((ship) => !spent.has(ship.id) && bombardmentOf(turn.state, turn.rules, ship) !== undefined);
  const { owner } = planetOf(turn.state, planet);
  const garrisoned = owner !== undefined && groundUnits(forcesOn(turn.state, planet, owner)) > 0;
  // Without an order a ship bombards only where its owner lands, or tried to, and troops stand.
  return fleet.map((ship) => ship.id).filter((piece) => ordered.get(piece) === planet || (!ordered.has(piece) && landing !== 'none' && garrisoned));
}

function* refuseBombardment({ seat }: Bombers, planet: PlanetId, reasons: ReadonlyMap<PieceId, NoBombardment | undefined>): Step<void> {
  for (const why of ['shield', 'scientist', 'no-landing', 'delayed'] as const) {
    const pieces = [...reasons].flatMap(([piece, reason]) => (reason === why ? [piece] : []));
    if (pieces.length > 0) yield* emit(publicly('bombardment-refused', { planet, seat, why, pieces }, refusalCites[why]));
  }
}

const refusalCites: Readonly<Record<'shield' | 'scientist' | 'no-landing' | 'delayed', readonly Citation[]>> = {
  shield: ['R2.37'], scientist: ['A20', 'A67'], 'no-landing': ['R2.37'], delayed: ['A15', 'R4.D2'],
};

function* rollBombardment(turn: TurnView, { seat, system, spent }: Bombers, { planet, landing, firing }: Target & { readonly firing: readonly PieceId[] }): Step<number> {
  const { owner } = planetOf(turn.state, planet);
  if (owner === undefined) return 0;
  const garrison = groundUnits(forcesOn(turn.state, planet, owner));
  firing.forEach((piece) => spent.add(piece));
  const specs = firing.flatMap((piece) => bombardmentDice(turn, pieceOf(turn.state, piece), planet));
  const name = label(planet, 'bombardment', seat);
  const faces = yield* rollFaces({ label: name, reason: 'bombardment', count: specs.length });
  const { dice, hits } = readDice(faces, specs);
  yield* emit(publicly('dice-rolled', { label: name, reason: 'bombardment', seat, against: owner, system, planet, dice, hits }, ['R2.37', ...(landing === 'delayed' ? turn.rules.leaders.diplomat.bombardment.cites : []), ...citesOf(specs), ...flagshipCites(turn, { planet, firing })]));
  yield* loseGroundUnits(turn, [{ planet, seat: owner, enemy: seat, hits, round: 0, path: label(planet, 'bombardment'), cause: 'bombardment', cites: ['R2.37'] }]);
  return Math.max(0, hits - garrison);
}

/** A General and a flagship: whether his malus holds for it is an option. */
function flagshipCites({ state, rules }: TurnView, { planet, firing }: { readonly planet: PlanetId; readonly firing: readonly PieceId[] }): readonly Citation[] {
  const { owner } = planetOf(state, planet);
  const meets = owner !== undefined && hasLeaderOn(state, planet, owner, 'general') && firing.some((piece) => pieceOf(state, piece).kind === 'flagship');
  return meets ? optionCites(rules, 'general.flagshipBombardment') : [];
}
