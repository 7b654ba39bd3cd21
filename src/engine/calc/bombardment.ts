import type { PlanetId } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState, Piece } from '../state.js';
import { forcesOn, hasLeaderOn, planetOf } from './board.js';
import { unitType } from './capacity.js';
import { combatNumbers, modifier, unitModifiers, type Board, type DieSpec, type Modifier } from './combat.js';
import { count, groundUnits } from './forces.js';
import { leadersOnOf, stackingCites } from './leaders-on.js';
import { has, raceOf } from './technology.js';

export type BombardmentRow = { readonly dice: number; readonly ignoresShield: boolean; readonly needsLanding: boolean; readonly removesMarker?: true };
/** Whether the ship's owner lands on the planet; a delayed landing has gone back aboard (A15). */
export type LandingState = 'landed' | 'none' | 'delayed';
export type NoBombardment = 'own' | 'no-bombardment' | 'nobody-there' | 'no-landing' | 'delayed' | 'shield' | 'scientist';

/** What a ship bombards with; a flagship as its race says. */
export function bombardmentOf(state: GameState, rules: RuleSet, ship: Piece): BombardmentRow | undefined {
  const own = ship.kind === 'flagship' ? raceOf(state, rules, ship.seat).flagship : undefined;
  return own?.bombardment ?? unitType(rules, ship.kind).bombardment;
}

/** Whether in this edition a bombardment can take a control marker off (S10.5). */
export function strikesMarkers(rules: RuleSet): boolean {
  return Object.values(rules.units).some((type) => type?.bombardment?.removesMarker === true);
}

/** Why a ship may not bombard a planet, if it may not (R2.37, A20, A67, A68). */
export function whyNoBombardment({ state, rules }: Board, ship: Piece, at: { readonly planet: PlanetId; readonly landing: LandingState }): NoBombardment | undefined {
  const row = bombardmentOf(state, rules, ship);
  const { owner } = planetOf(state, at.planet);
  if (row === undefined) return 'no-bombardment';
  if (owner === ship.seat) return 'own';
  // In the German game a mere control marker can be shot off (S10.5, B20).
  if (owner === undefined || (groundUnits(forcesOn(state, at.planet, owner)) === 0 && row.removesMarker !== true)) return 'nobody-there';
  if (row.needsLanding && at.landing !== 'landed') return at.landing === 'delayed' ? 'delayed' : 'no-landing';
  if (count(forcesOn(state, at.planet, owner), 'pds') === 0) return undefined;
  if (!row.ignoresShield && !passesShield(state, rules, ship)) return 'shield';
  return rules.leaders.scientist.shield.stopsAll && hasLeaderOn(state, at.planet, owner, 'scientist') ? 'scientist' : undefined;
}

/** Dreadnoughts of a seat with the Graviton Negator are as good as War Suns here (A67). */
function passesShield(state: GameState, rules: RuleSet, ship: Piece): boolean {
  return ship.kind === 'dreadnought' && has(state, rules, { seat: ship.seat, effect: 'dreadnoughtsIgnoreShield' });
}

/** All dice of one ship's bombardment, with what a General on the planet takes off them (A10). */
export function bombardmentDice(board: Board, ship: Piece, planet: PlanetId): readonly DieSpec[] {
  const row = bombardmentOf(board.state, board.rules, ship);
  const numbers = combatNumbers(board, ship);
  if (row === undefined || numbers === undefined) return [];
  const modifiers = [...unitModifiers(board, { seat: ship.seat, kind: ship.kind, fight: 'other' }), ...generalModifiers(board, ship, planet)];
  return Array.from({ length: row.dice }, () => ({ of: ship.id, target: numbers.target, modifiers }));
}

/** Two Generals take off no more than one (A69). */
function generalModifiers({ state, rules }: Board, ship: Piece, planet: PlanetId): readonly Modifier[] {
  const { owner } = planetOf(state, planet);
  const { modifier: by, of, cites } = rules.leaders.general.bombardment;
  const generals = owner === undefined ? [] : leadersOnOf(state, rules, { planet, seat: owner, class: 'general' });
  if (generals.length === 0) return [];
  const statements = [...cites, ...stackingCites(rules, generals)];
  if (of.includes(ship.kind)) return modifier('general', by, statements);
  return ship.kind === 'flagship' && state.options['general.flagshipBombardment'] ? modifier('general', by, [...statements, 'general.flagshipBombardment']) : [];
}
