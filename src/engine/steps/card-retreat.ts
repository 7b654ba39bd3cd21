import { cardsInHand, handSize } from '../calc/hand.js';
import { cardDestinations, isRetreatCardBanned } from '../calc/retreats.js';
import { seatOf } from '../calc/board.js';
import { publicly } from '../events.js';
import type { Citation, SystemId } from '../ids.js';
import type { CardUse } from '../questions.js';
import { ask, emit, label, type Step, type TurnView } from '../step.js';
import type { Battle } from './battle.js';
import { isCancelled } from './reaction.js';
import { leaveBattle } from './retreat.js';

/**
 * Before a round the fleet under attack may slip away by a card. In the third edition that is no retreat and no Admiral stops it (R2.28);
 * where an Admiral bans the card, it cannot be played against him (B44). Whoever holds cards is asked, so that the question tells nobody which.
 */
export function* slipsAway(turn: TurnView, battle: Battle, round: number): Step<boolean> {
  const { defender: seat, system } = battle;
  if (handSize(seatOf(turn.state, seat)) === 0) return false;
  const banned = yield* isBanned(turn, battle, round);
  const { use } = yield* ask({
    kind: 'card', id: label(battle.path, 'space-combat', round, 'card', seat), seat, sealed: true, fixedWindow: true, default: { use: null },
    params: { system, round, moment: 'before-round', options: banned ? [] : usesOf(turn, battle) }, cites: citesOf(turn),
  });
  return use === null ? false : yield* playRetreat(turn, battle, { use, round });
}

function* playRetreat(turn: TurnView, battle: Battle, { use, round }: { readonly use: CardUse; readonly round: number }): Step<boolean> {
  const { defender: seat, system } = battle;
  const to: SystemId = use.on;
  yield* emit(publicly('card-played', { seat, card: use.card, on: { system: to } }, citesOf(turn)));
  if (yield* isCancelled(turn, { card: use.card, by: seat, path: label(battle.path, 'space-combat', round, 'card') })) return false;
  yield* emit(publicly('retreat-announced', { seat, system, to, as: 'card' }, citesOf(turn)));
  yield* leaveBattle(turn, battle, { seat, to });
  return true;
}

/** Only the holder of the card is told that it is no use here. */
function* isBanned(turn: TurnView, battle: Battle, round: number): Step<boolean> {
  const { attacker, defender, system } = battle;
  if (!isRetreatCardBanned(turn.state, turn.rules, battle)) return false;
  const [held] = cardsInHand(turn.state, turn.rules, { seat: defender, effect: 'leave-battle' });
  if (held !== undefined && round === 1) yield* emit({ ...publicly('retreat-banned', { seat: defender, by: attacker, system, card: held.id }, turn.rules.leaders.admiral.retreat.cites), audience: [defender] });
  return true;
}

function usesOf(turn: TurnView, { defender: seat, system }: Battle): readonly CardUse[] {
  const destinations = cardDestinations(turn.state, { seat, from: system });
  return cardsInHand(turn.state, turn.rules, { seat, effect: 'leave-battle' }).flatMap((card) => destinations.map((on) => ({ card: card.id, on })));
}

function citesOf({ rules }: TurnView): readonly Citation[] {
  return ['R2.28', ...rules.leaders.admiral.retreat.cites];
}
