import { planetTarget, whyNotPlayed, type Play } from '../actions/play.js';
import { planetOf, seatsFrom } from '../calc/board.js';
import { publicly } from '../events.js';
import type { SeatId } from '../ids.js';
import type { Card } from '../rules/card.js';
import { emit, label, type Step, type TurnView } from '../step.js';
import { annexPlanet, freePlanet } from './changed-owner.js';
import { ordersOf } from './orders-of.js';
import { isCancelled } from './reaction.js';
import { strikeLeaders } from './strike-leaders.js';

/** Cards are announced, may be cancelled in one window, and take effect: those of the seat whose turn it is, or in a common phase of all in order of play (R1.7). */
export function* playCards(turn: TurnView): Step<void> {
  const { active, speaker } = turn.state;
  for (const seat of active === undefined ? seatsFrom(turn.state, speaker) : [active]) {
    for (const [index, order] of ordersOf(turn, seat, 'play').entries()) yield* playCard(turn, { seat, order, path: label('card', seat, index + 1) });
  }
}

type Played = { readonly seat: SeatId; readonly order: Play; readonly path: string };

function* playCard(turn: TurnView, { seat, order, path }: Played): Step<void> {
  const card = turn.rules.cards[order.card];
  const [problem] = whyNotPlayed({ state: turn.state, rules: turn.rules, seat }, order);
  // What waits for a moment of its own answers when it comes; what is refused tells nobody else what was in the hand.
  if (problem?.code === 'card-not-now' || card === undefined) return;
  if (problem !== undefined) return yield* emit({ ...publicly('order-void', { seat, order: 'play', problem }, problem.cites), audience: [seat] });
  yield* emit(publicly('card-played', { seat, card: card.id, ...(order.on === undefined ? {} : { on: order.on }) }, ['R1.7']));
  if (yield* isCancelled(turn, { card: card.id, by: seat, path })) return;
  yield* takeEffect(turn, { seat, order, card, path });
}

function* takeEffect(turn: TurnView, { seat, order, card, path }: Played & { readonly card: Card }): Step<void> {
  const { effect } = card;
  const planet = planetTarget(turn, order);
  switch (effect.do) {
    case 'make-neutral': {
      const from = planet === undefined ? undefined : planetOf(turn.state, planet).owner;
      if (planet !== undefined && from !== undefined) yield* freePlanet(turn, { planet, from, by: seat });
      return;
    }
    case 'annex': return planet === undefined ? undefined : yield* annexPlanet(turn, { planet, by: seat });
    case 'strike-leaders': return yield* strikeLeaders(turn, { around: effect.around, upTo: effect.killedUpTo, by: seat, path });
    case 'cancel': case 'leave-battle': case 'destroy-damaged': return;
  }
}
