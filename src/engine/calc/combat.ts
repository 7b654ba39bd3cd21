import type { Die } from '../dice.js';
import type { Citation, PlanetId, SeatId, ShipKind, SystemId, UnitKind } from '../ids.js';
import type { RuleSet } from '../rules/rule-set.js';
import type { GameState, Piece } from '../state.js';
import { hasLeaderOn, leadersAboard, piecesIn, seatOf, systemOf } from './board.js';
import { unitType } from './capacity.js';
import { raceOf } from './technology.js';

/** The board and the rules, as far as numbers come from them; every TurnView is one. */
export type Board = { readonly state: GameState; readonly rules: RuleSet };

/** `why` is a technology's id, or `race`, `enemy-race`, `nebula`, `scientist`. */
export type Modifier = Die['modifiers'][number];
/** A die before it is rolled: who rolls it, the lowest modified roll that hits, what modifies it, and its first face when it is rolled again. */
export type DieSpec = { readonly of: string; readonly target: number; readonly modifiers: readonly Modifier[]; readonly first?: number };
/** Where a combat roll is made; some racial values hold in one place only. */
export type Fight = 'space' | 'ground-attack' | 'ground-defence' | 'other';

/** Reads faces against what the dice had to reach: a die hits with its face and its modifiers together. */
export function readDice(faces: readonly number[], specs: readonly DieSpec[]): { readonly dice: readonly Die[]; readonly hits: number } {
  const dice = specs.map((spec, index): Die => {
    const face = faces[index];
    if (face === undefined) throw new Error(`no face for die ${index + 1} of ${spec.of}`);
    return { face, ...spec, hit: reaches(face, spec) };
  });
  return { dice, hits: dice.filter((die) => die.hit === true).length };
}

/** Whether a face reaches the target of a die. */
export function reaches(face: number, spec: DieSpec): boolean {
  return face + sumOf(spec.modifiers) >= spec.target;
}

/** Whether any of the dice hits with the best face. */
export function canHit(specs: readonly DieSpec[], rules: RuleSet): boolean {
  return specs.some((spec) => reaches(rules.numbers.dieFaces, spec));
}

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, modifier) => sum + modifier.by, 0);
}

/** All statements that decide about some dice, once each. */
export function citesOf(specs: readonly DieSpec[]): readonly Citation[] {
  return [...new Set(specs.flatMap((spec) => spec.modifiers.flatMap((modifier) => modifier.cites)))];
}

/** Combat value and dice of a unit; a flagship has those of its race. Undefined: it does not fight. */
export function combatNumbers({ state, rules }: Board, unit: { readonly seat: SeatId; readonly kind: UnitKind }): { readonly target: number; readonly dice: number } | undefined {
  const row = unitType(rules, unit.kind);
  const own = unit.kind === 'flagship' ? raceOf(state, rules, unit.seat).flagship : undefined;
  const target = own?.combat ?? row.combat;
  const dice = own?.dice ?? row.dice;
  return target === undefined || dice === 0 ? undefined : { target, dice };
}

/** What a race and its technologies change in every combat roll of a unit (R2.31). */
export function unitModifiers({ state, rules }: Board, unit: { readonly seat: SeatId; readonly kind: UnitKind; readonly fight: Fight }): readonly Modifier[] {
  const { combatModifier, modifiers } = raceOf(state, rules, unit.seat);
  const ofKind = unit.fight === 'other' ? undefined : modifiers.kindCombat?.[unit.kind];
  const ofAttack = unit.fight === 'ground-attack' ? modifiers.groundAttack : undefined;
  const learnt = seatOf(state, unit.seat).technologies.map((id) => modifier(id, rules.technologies[id]?.effects.combat?.[unit.kind], ['R2.31']));
  return [modifier('race', combatModifier, ['R2.31']), modifier('race', ofKind, ['R2.31']), modifier('race', ofAttack, ['R2.31']), ...learnt].flat();
}

/** What the enemy's race takes from a combat roll in the first round of a battle. */
export function enemyModifiers({ state, rules }: Board, fight: { readonly enemy: SeatId; readonly round: number }): readonly Modifier[] {
  return fight.round === 1 ? modifier('enemy-race', raceOf(state, rules, fight.enemy).modifiers.enemyFirstRound, ['R2.31']) : [];
}

/** What modifies every roll of the PDS of a planet: race, technologies, and one Scientist there (A19, R4.S3). */
export function pdsModifiers(board: Board, { seat, planet }: { readonly seat: SeatId; readonly planet: PlanetId }): readonly Modifier[] {
  const { state, rules } = board;
  const { modifier: bonus, cites } = rules.leaders.scientist.pdsRolls;
  const learnt = seatOf(state, seat).technologies.map((id) => modifier(id, rules.technologies[id]?.effects.pdsRollModifier, ['R2.31']));
  // Several Scientists give no more than one (A69).
  const scientist = hasLeaderOn(state, planet, seat, 'scientist') ? modifier('scientist', bonus, cites) : [];
  return [...unitModifiers(board, { seat, kind: 'pds', fight: 'other' }), ...learnt.flat(), ...scientist];
}

/** A fleet in one round of a space battle. */
export type FleetInRound = { readonly system: SystemId; readonly seat: SeatId; readonly enemy: SeatId; readonly defends: boolean; readonly round: number };

/** All dice of a fleet in one round, ship by ship; the die that an Admiral adds comes last of his ship's (A12). */
export function spaceCombatDice(board: Board, fleet: FleetInRound): readonly DieSpec[] {
  const around = [...nebulaModifiers(board, fleet), ...enemyModifiers(board, fleet)];
  return piecesIn(board.state, fleet.system, fleet.seat).flatMap((ship) => shipDice(board, ship, around));
}

function shipDice(board: Board, ship: Piece, around: readonly Modifier[]): readonly DieSpec[] {
  const numbers = combatNumbers(board, ship);
  if (numbers === undefined || isBlinded(board, ship)) return [];
  const modifiers = [...unitModifiers(board, { seat: ship.seat, kind: ship.kind, fight: 'space' }), ...around];
  return Array.from({ length: numbers.dice + admiralDice(board, ship) }, () => ({ of: ship.id, target: numbers.target, modifiers }));
}

/** One more die for the ship with an Admiral; a second Admiral adds none (A12, A69). */
export function admiralDice({ state, rules }: Board, ship: Piece): number {
  return leadersAboard(state, ship.id).some((leader) => leader.class === 'admiral') ? rules.leaders.admiral.extraDice.dice : 0;
}

/** Fighters roll nothing in an ion storm (R2.8), in the German game in a nebula (S7.4), with an Admiral aboard or not. */
function isBlinded({ state, rules }: Board, ship: { readonly kind: ShipKind; readonly system: SystemId }): boolean {
  return ship.kind === 'fighter' && systemOf(state, ship.system).anomaly === rules.numbers.fightersBlindIn;
}

function nebulaModifiers({ state, rules }: Board, fleet: FleetInRound): readonly Modifier[] {
  return fleet.defends && systemOf(state, fleet.system).anomaly === 'nebula' ? modifier('nebula', rules.numbers.nebulaDefence, ['R2.8']) : [];
}

/** Dice of the anti-fighter barrage: Destroyers only, and no die for an Admiral (R2.20, A59). */
export function barrageDice(board: Board, fleet: { readonly system: SystemId; readonly seat: SeatId }): readonly DieSpec[] {
  const { state, rules } = board;
  const technologies = seatOf(state, fleet.seat).technologies;
  const extra = technologies.reduce((sum, id) => sum + (rules.technologies[id]?.effects.barrageExtraDice ?? 0), 0);
  const learnt = technologies.flatMap((id) => modifier(id, rules.technologies[id]?.effects.barrageModifier, ['R2.31']));
  return piecesIn(state, fleet.system, fleet.seat).flatMap((ship) => {
    const dice = unitType(rules, ship.kind).barrageDice;
    const target = combatNumbers(board, ship)?.target;
    if (dice === undefined || target === undefined) return [];
    const modifiers = [...unitModifiers(board, { seat: ship.seat, kind: ship.kind, fight: 'other' }), ...learnt];
    return Array.from({ length: dice + extra }, () => ({ of: ship.id, target, modifiers }));
  });
}

/** No modifier is written down as none, not as a zero. */
export function modifier(why: string, by: number | undefined, cites: readonly Citation[]): readonly Modifier[] {
  return by === undefined || by === 0 ? [] : [{ why, by, cites }];
}
