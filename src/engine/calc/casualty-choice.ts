import type { PieceId } from '../ids.js';
import type { CasualtyChoice, QuestionOf } from '../questions.js';
import type { GameState } from '../state.js';
import { byKindAndNumber, leadersAboard, pieceOf } from './board.js';
import { size } from './forces.js';

type Params = QuestionOf<'casualties'>['params'];
/** What decides about losses: how many hits, which ships may be lost, which of them may take damage in place of a loss. */
export type CasualtyCase = Pick<Params, 'hits' | 'candidates' | 'sustain' | 'leaderShips'>;
/** One way to take one hit. */
export type HitTaken = { readonly take: 'damage' | 'loss'; readonly piece: PieceId };

/** How many of the hits can be taken at all: a ship that sustains damage takes two. */
export function hitsToTake({ hits, candidates, sustain }: CasualtyCase): number {
  return Math.min(hits, candidates.length + sustain.length);
}

/** Whether a choice uses up the hits with ships that may take them, none twice in the same way. */
export function isLegalCasualties(given: CasualtyCase, choice: CasualtyChoice): boolean {
  const once = (pieces: readonly PieceId[], allowed: readonly PieceId[]): boolean =>
    new Set(pieces).size === pieces.length && pieces.every((piece) => allowed.includes(piece));
  return once(choice.damaged, given.sustain) && once(choice.lost, given.candidates) && choice.damaged.length + choice.lost.length === hitsToTake(given);
}

/** Takes the hits in the order of a list: the first ones on it that may take them. What the list leaves out is taken as `defaultOrder` says. */
export function casualtiesInOrder(state: GameState, given: CasualtyCase, wanted: readonly HitTaken[]): CasualtyChoice {
  const order = [...wanted, ...defaultOrder(state, given)].filter((hit) => (hit.take === 'damage' ? given.sustain : given.candidates).includes(hit.piece));
  const unique = order.filter((hit, index) => order.findIndex((other) => other.take === hit.take && other.piece === hit.piece) === index);
  const taken = unique.slice(0, hitsToTake(given));
  const of = (take: HitTaken['take']): readonly PieceId[] => taken.filter((hit) => hit.take === take).map((hit) => hit.piece);
  return { damaged: of('damage'), lost: of('loss') };
}

/** Without an order: Fighters first, then damage, then ships from the cheapest on; ships with leaders after all others, or the others of their kind, and the Admiral's last. */
export function defaultOrder(state: GameState, given: CasualtyCase): readonly HitTaken[] {
  const inOrder = [...given.candidates].sort((left, right) => (given.leaderShips === 'last-of-kind' ? byKindAndWorth : byWorth)(state, left, right));
  const isSpare = (piece: PieceId): boolean => pieceOf(state, piece).kind === 'fighter' && crewRank(state, piece) === 0;
  const damage = [...given.sustain].sort((left, right) => byKindAndNumber(pieceOf(state, left), pieceOf(state, right)));
  return [
    ...inOrder.filter(isSpare).map((piece): HitTaken => ({ take: 'loss', piece })),
    ...damage.map((piece): HitTaken => ({ take: 'damage', piece })),
    ...inOrder.filter((piece) => !isSpare(piece)).map((piece): HitTaken => ({ take: 'loss', piece })),
  ];
}

/** Whether the owner has a real choice: ships that differ in nothing are none, nor is a fleet that is lost as a whole. */
export function isCasualtyChoice(state: GameState, given: CasualtyCase): boolean {
  const sorts = new Set(given.candidates.map((piece) => sortOf(state, piece)));
  return sorts.size > 1 && given.hits > 0 && given.hits < given.candidates.length + given.sustain.length;
}

/** Ships of one sort are the same to their owner: kind, damage, cargo and leaders. */
function sortOf(state: GameState, id: PieceId): string {
  const { kind, damaged, cargo } = pieceOf(state, id);
  return JSON.stringify([kind, damaged, Object.entries(cargo).sort(), leadersAboard(state, id).map((leader) => leader.id)]);
}

function byWorth(state: GameState, left: PieceId, right: PieceId): number {
  const [one, other] = [pieceOf(state, left), pieceOf(state, right)];
  return crewRank(state, left) - crewRank(state, right)
    || (one.kind === other.kind ? Number(other.damaged) - Number(one.damaged) || size(one.cargo) - size(other.cargo) : 0)
    || byKindAndNumber(one, other);
}

/** Kind by kind; within a kind ships without leader and cargo first (RZ18). */
function byKindAndWorth(state: GameState, left: PieceId, right: PieceId): number {
  const sameKind = pieceOf(state, left).kind === pieceOf(state, right).kind;
  return sameKind ? byWorth(state, left, right) : byKindAndNumber(pieceOf(state, left), pieceOf(state, right));
}

/** 0: nobody aboard; 1: leaders; 2: an Admiral. */
function crewRank(state: GameState, piece: PieceId): 0 | 1 | 2 {
  const crew = leadersAboard(state, piece);
  if (crew.some((leader) => leader.class === 'admiral')) return 2;
  return crew.length > 0 ? 1 : 0;
}
