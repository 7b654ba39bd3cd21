import { piecesIn, seatOf } from '../calc/board.js';
import { cardsInHand, handSize } from '../calc/hand.js';
import { publicly } from '../events.js';
import type { PieceId, SeatId } from '../ids.js';
import type { CardUse } from '../questions.js';
import { ask, emit, label, type Step, type TurnView } from '../step.js';
import { enemyIn, type Battle } from './battle.js';
import { loseShips } from './leader-fates.js';
import { isCancelled } from './reaction.js';

/** Ships of both sides that are damaged now, to know later which damage is new. */
export function damagedIn(turn: TurnView, { system, attacker, defender }: Battle): readonly PieceId[] {
  return [attacker, defender].flatMap((seat) => piecesIn(turn.state, system, seat)).filter((ship) => ship.damaged).map((ship) => ship.id);
}

/** A ship that was just damaged in a space battle may be destroyed by a card of the enemy's (R2.16): lost in battle, so its leaders roll (A26-A28). */
export function* strikeDamaged(turn: TurnView, battle: Battle, { round, before }: { readonly round: number; readonly before: readonly PieceId[] }): Step<void> {
  for (const victim of [battle.attacker, battle.defender]) {
    const struck = damagedIn(turn, battle).filter((piece) => !before.includes(piece) && turn.state.pieces[piece]?.seat === victim);
    if (struck.length > 0) yield* strike(turn, battle, { seat: enemyIn(battle, victim), struck, round });
  }
}

function* strike(turn: TurnView, battle: Battle, { seat, struck, round }: { readonly seat: SeatId; readonly struck: readonly PieceId[]; readonly round: number }): Step<void> {
  if (handSize(seatOf(turn.state, seat)) === 0) return;
  const { system } = battle;
  const path = label(battle.path, 'space-combat', round, 'direct-hit', seat);
  const options = cardsInHand(turn.state, turn.rules, { seat, effect: 'destroy-damaged' }).flatMap((card) => struck.map((on): CardUse => ({ card: card.id, on })));
  const { use } = yield* ask({
    kind: 'card', id: path, seat, sealed: true, fixedWindow: true, default: { use: null }, cites: ['R2.16'],
    params: { system, round, moment: 'ship-damaged', options },
  });
  const target = use === null ? undefined : turn.state.pieces[use.on];
  if (use === null || target === undefined) return;
  yield* emit(publicly('card-played', { seat, card: use.card, on: { kind: target.kind, number: target.number } }, ['R2.16']));
  if (yield* isCancelled(turn, { card: use.card, by: seat, path })) return;
  yield* loseShips(turn, { system, path, losses: [{ piece: target.id, cause: 'space-battle', opponent: seat }] });
}
