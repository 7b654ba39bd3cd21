import type { GroundKind, PlanetId, SeatId } from '../ids.js';
import type { Forces } from '../state.js';
import { forcesOn, leadersOn, seatOf } from './board.js';
import { combatNumbers, enemyModifiers, modifier, sumOf, unitModifiers, type Board, type DieSpec, type Modifier } from './combat.js';
import { count, withChange } from './forces.js';
import { leadersOnOf, stackingCites } from './leaders-on.js';

/** One side of a round of invasion combat. */
export type GroundSide = { readonly planet: PlanetId; readonly seat: SeatId; readonly enemy: SeatId; readonly side: 'attacker' | 'defender'; readonly round: number };

/** All dice of one side in one round: one a ground unit (R2.39). */
export function groundDice(board: Board, side: GroundSide): readonly DieSpec[] {
  const forces = forcesOn(board.state, side.planet, side.seat);
  return board.rules.groundOrder.flatMap((kind) => {
    const numbers = combatNumbers(board, { seat: side.seat, kind });
    if (numbers === undefined) return [];
    const modifiers = groundModifiers(board, side, kind);
    return Array.from({ length: count(forces, kind) * numbers.dice }, () => ({ of: kind, target: numbers.target, modifiers }));
  });
}

/** Mechanized Units are beyond leaders, planetary nets and the race's foot soldiers (R4.0i). */
function groundModifiers(board: Board, side: GroundSide, kind: GroundKind): readonly Modifier[] {
  const onFoot = isOnFoot(kind);
  const fight = side.side === 'attacker' ? 'ground-attack' : 'ground-defence';
  const own = unitModifiers(board, { seat: side.seat, kind, fight: onFoot ? fight : 'other' });
  const defence = onFoot && side.side === 'defender' ? [...generalDefence(board, side), ...pdsDefence(board, side)] : [];
  return [...own, ...enemyModifiers(board, side), ...defence];
}

/** A defending General, and no second one (A11, A69). */
function generalDefence({ state, rules }: Board, { planet, seat }: GroundSide): readonly Modifier[] {
  const { modifier: by, cites } = rules.leaders.general.defence;
  const generals = leadersOnOf(state, rules, { planet, seat, class: 'general' });
  return generals.length > 0 ? modifier('general', by, [...cites, ...stackingCites(rules, generals)]) : [];
}

/** Defenders of a planet with PDS, where a technology says so (Magen Defense Grid). */
function pdsDefence({ state, rules }: Board, { planet, seat }: GroundSide): readonly Modifier[] {
  if (count(forcesOn(state, planet, seat), 'pds') === 0) return [];
  return seatOf(state, seat).technologies.flatMap((id) => modifier(id, rules.technologies[id]?.effects.pdsGroundDefence, ['R2.39']));
}

export function isOnFoot(kind: string): boolean {
  return kind === 'ground-force' || kind === 'shock-troop';
}

/** How many own dice a side may re-roll this round (A65, A66, R4.G1, R4.G5). */
export function mostRerolls({ state, rules }: Board, { planet, seat, side }: GroundSide): number {
  const { dice, side: allowed, stacks } = rules.leaders.general.rerolls;
  const generals = leadersOn(state, planet).filter((leader) => leader.seat === seat && leader.class === 'general').length;
  if (generals === 0 || (allowed === 'attacker' && side === 'defender')) return 0;
  return dice * (stacks ? generals : 1);
}

/** What a die still had to show: the lower, the better its second chance. */
export function neededFace(spec: DieSpec): number {
  return spec.target - sumOf(spec.modifiers);
}

/** The losses of a side that is not asked, or does not answer: the cheapest kinds first. */
export function cheapestLosses({ rules }: Board, forces: Forces, hits: number): Forces {
  return rules.groundOrder.reduce<{ readonly lost: Forces; readonly left: number }>(({ lost, left }, kind) => {
    const some = Math.min(left, count(forces, kind));
    return { lost: withChange(lost, kind, some), left: left - some };
  }, { lost: {}, left: hits }).lost;
}
