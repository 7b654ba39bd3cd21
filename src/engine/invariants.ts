import { at } from './calc/at.js';
import { capacityOf, unitType, unsupportedFighters } from './calc/capacity.js';
import { groundUnits, size } from './calc/forces.js';
import { fleetSupply, supplyUsed } from './calc/supply.js';
import { onBoardCount } from './actions/build.js';
import type { RuleSet } from './rules/rule-set.js';
import type { GameState } from './state.js';
import type { UnitKind } from './ids.js';

/** What must hold after every single event: leaders are somewhere they may be, and no ship carries more than it can. */
export function brokenAlways(state: GameState, rules: RuleSet): readonly string[] {
  return [...lostLeaders(state), ...overloaded(state, rules), ...strayPieces(state)];
}

/** What must hold besides whenever a turn is over: supply, support, stock, and one party's troops on a planet. */
export function brokenBetweenTurns(state: GameState, rules: RuleSet): readonly string[] {
  return [...brokenAlways(state, rules), ...foreignTroops(state), ...stock(state, rules), ...fleets(state, rules)];
}

/** A leader is on a planet of his own side, aboard a ship of his own side, a captive, or out of the game (R4.0b). */
function lostLeaders(state: GameState): readonly string[] {
  return Object.values(state.leaders).flatMap(({ id, seat, at: place }) => {
    switch (place.on) {
      case 'piece': return at(state.pieces, place.piece)?.seat === seat ? [] : [`${id} is aboard ${place.piece}, which is not there or not his`];
      case 'planet': return at(state.planets, place.planet) === undefined ? [`${id} is on ${place.planet}, which is not there`] : [];
      case 'captive': return at(state.seats, place.captor) === undefined || place.captor === seat ? [`${id} is held by ${place.captor}`] : [];
      case 'limbo': case 'out': return [];
    }
  });
}

function overloaded(state: GameState, rules: RuleSet): readonly string[] {
  return Object.values(state.pieces)
    .filter((piece) => size(piece.cargo) > capacityOf(state, rules, piece))
    .map((piece) => `${piece.id} carries ${String(size(piece.cargo))}`);
}

function strayPieces(state: GameState): readonly string[] {
  return Object.values(state.pieces)
    .filter((piece) => at(state.systems, piece.system) === undefined || at(state.seats, piece.seat) === undefined)
    .map((piece) => `${piece.id} is nowhere`);
}

function foreignTroops(state: GameState): readonly string[] {
  return Object.values(state.planets).flatMap((planet) => [
    ...Object.entries(planet.forces).filter(([seat, forces]) => seat !== planet.owner && groundUnits(forces) > 0).map(([seat]) => `${seat} has troops on ${planet.id}, which is not his`),
    ...Object.values(state.leaders).filter((leader) => leader.at.on === 'planet' && leader.at.planet === planet.id && leader.seat !== planet.owner).map((leader) => `${leader.id} stands on ${planet.id}, which is not his`),
  ]);
}

function stock(state: GameState, rules: RuleSet): readonly string[] {
  const kinds = Object.keys(rules.units) as UnitKind[];
  return Object.keys(state.seats).flatMap((seat) => kinds.flatMap((kind) => {
    const { limit } = unitType(rules, kind);
    const there = onBoardCount(state, seat, kind);
    return limit !== undefined && there > limit ? [`${seat} has ${String(there)} of ${kind}, ${String(limit)} exist`] : [];
  }));
}

function fleets(state: GameState, rules: RuleSet): readonly string[] {
  return Object.keys(state.systems).flatMap((system) => Object.keys(state.seats).flatMap((seat) => [
    ...(unsupportedFighters(state, rules, { system, seat }) > 0 ? [`${seat} has Fighters without support in ${system}`] : []),
    ...(supplyUsed(state, rules, { system, seat }) > fleetSupply(state, rules, seat) ? [`${seat} is over fleet supply in ${system}`] : []),
  ]));
}
