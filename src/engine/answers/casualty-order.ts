import type { CasualtyItem } from '../order-intents.js';
import type { QuestionOf } from '../questions.js';
import type { Forces, GameState } from '../state.js';
import { leadersAboard, pieceOf } from '../calc/board.js';
import { defaultOrder, type CasualtyCase, type HitTaken } from '../calc/casualty-choice.js';
import { count, groundUnits, withChange } from '../calc/forces.js';

/**
 * `CASUALTIES fighters, damage, cruisers, ...`: the hits in the order of the list. A ship that the list names as carrying a leader goes where
 * the list puts it, whatever its kind; what is not named follows as by default.
 */
export function rankedShips(state: GameState, given: CasualtyCase, priority: readonly CasualtyItem[]): readonly HitTaken[] {
  const reserved = priority.flatMap((item) => ('leaderShip' in item ? given.candidates.filter((piece) => carries(state, piece, item.leaderShip)) : []));
  const inOrder = defaultOrder(state, given);
  return priority.flatMap((item): readonly HitTaken[] => {
    if ('damage' in item) return inOrder.filter((hit) => hit.take === 'damage');
    if ('leaderShip' in item) return inOrder.filter((hit) => hit.take === 'loss' && carries(state, hit.piece, item.leaderShip));
    return inOrder.filter((hit) => hit.take === 'loss' && !reserved.includes(hit.piece) && isNamed(state, hit.piece, item));
  });
}

function carries(state: GameState, piece: string, who: Extract<CasualtyItem, { leaderShip: unknown }>['leaderShip']): boolean {
  return leadersAboard(state, piece).some((leader) => who === 'any' || leader.class === who);
}

function isNamed(state: GameState, piece: string, item: Extract<CasualtyItem, { kind: unknown }>): boolean {
  const { kind, number } = pieceOf(state, piece);
  return kind === item.kind && (item.number === undefined || number === item.number);
}

/** The same for ground units: kinds in the order of the list, then what is left as by default. */
export function rankedForces({ params, default: byDefault }: QuestionOf<'ground-casualties'>, priority: readonly CasualtyItem[]): Forces | undefined {
  const kinds = priority.flatMap((item) => ('kind' in item && isGround(item.kind) ? [item.kind] : []));
  if (kinds.length === 0) return undefined;
  const others = (Object.keys(byDefault) as (keyof Forces)[]).concat(Object.keys(params.forces) as (keyof Forces)[]);
  let lost: Forces = {};
  for (const kind of [...kinds, ...others]) {
    const more = Math.min(params.hits - groundUnits(lost), count(params.forces, kind) - count(lost, kind));
    if (isGround(kind) && more > 0) lost = withChange(lost, kind, more);
  }
  return lost;
}

function isGround(kind: string): kind is 'ground-force' | 'shock-troop' | 'mechanized-unit' {
  return kind === 'ground-force' || kind === 'shock-troop' || kind === 'mechanized-unit';
}
