import type { CasualtyItem } from '../order-intents.js';
import type { AnswerValue, QuestionOf } from '../questions.js';
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

/** Whether an item of the list names a way to take one of these hits. */
export function ranksShips(state: GameState, given: CasualtyCase, item: CasualtyItem): boolean {
  return rankedShips(state, given, [item]).length > 0;
}

/** Ships over the fleet supply in the order of the list, then as by default. */
export function rankedSupply(state: GameState, { params, default: byDefault }: QuestionOf<'supply'>, priority: readonly CasualtyItem[]): AnswerValue<'supply'> {
  const listed = priority.flatMap((item) => params.candidates.filter((piece) => isListed(state, piece, item)));
  const order = [...new Set([...listed, ...byDefault.lost, ...params.candidates])];
  return { lost: order.slice(0, Math.min(params.excess, params.candidates.length)) };
}
export function ranksSupply(state: GameState, { params }: QuestionOf<'supply'>, item: CasualtyItem): boolean {
  return params.candidates.some((piece) => isListed(state, piece, item));
}
function isListed(state: GameState, piece: string, item: CasualtyItem): boolean {
  if ('damage' in item) return false;
  return 'leaderShip' in item ? carries(state, piece, item.leaderShip) : isNamed(state, piece, item);
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

export function ranksForces({ params }: QuestionOf<'ground-casualties'>, item: CasualtyItem): boolean {
  return 'kind' in item && isGround(item.kind) && count(params.forces, item.kind) > 0;
}

export function isGround(kind: string): kind is 'ground-force' | 'shock-troop' | 'mechanized-unit' {
  return kind === 'ground-force' || kind === 'shock-troop' || kind === 'mechanized-unit';
}
