import { leaderOf, seatOf, seatsFrom } from '../calc/board.js';
import { cardsInHand, handSize } from '../calc/hand.js';
import { publicly } from '../events.js';
import type { CardId, Citation, LeaderId, SeatId } from '../ids.js';
import type { QuestionOf } from '../questions.js';
import { askAll, emit, label, type Step, type TurnView } from '../step.js';

export type AnnouncedCard = { readonly card: CardId; readonly by: SeatId; /** Beginning of the labels. */ readonly path: string };

/**
 * A card was announced: in one sealed window everybody else may cancel it, with a card or through an Agent, who is a Sabotage in all
 * respects (A23, B47, B48, R4.Ag3). Asked are all who as far as the others know might: who hold a card, or have a free Agent, so that
 * neither the question nor its time tells what somebody holds. The first in order of play who cancels it does; nobody else gives anything up.
 */
export function* isCancelled(turn: TurnView, announced: AnnouncedCard): Step<boolean> {
  if (turn.rules.cards[announced.card]?.deck !== 'action') return false;
  const others = seatsFrom(turn.state, announced.by).filter((seat) => seat !== announced.by && mightReact(turn, seat));
  const answers = yield* askAll(others.map((seat) => questionOf(turn, announced, seat)));
  const first = others.flatMap((seat, index) => { const means = answers[index]?.with ?? 'nothing'; return means === 'nothing' ? [] : [{ seat, means }]; })[0];
  if (first === undefined) return false;
  yield* giveUp(turn, announced, first);
  return true;
}

function questionOf(turn: TurnView, { card, by, path }: AnnouncedCard, seat: SeatId): QuestionOf<'reaction'> {
  const sabotage = cardsInHand(turn.state, turn.rules, { seat, effect: 'cancel' }).length > 0 ? (['card'] as const) : [];
  return {
    kind: 'reaction', id: label(path, 'reaction', seat), seat, sealed: true, fixedWindow: true, default: { with: 'nothing' }, cites: sabotageCites(turn),
    params: { card, by, options: ['nothing', ...sabotage, ...freeAgents(turn, seat)] },
  };
}

function* giveUp(turn: TurnView, { card, by }: AnnouncedCard, { seat, means }: { readonly seat: SeatId; readonly means: 'card' | LeaderId }): Step<void> {
  const cancelled = { seat: by, card, by: seat };
  if (means === 'card') {
    const [sabotage] = cardsInHand(turn.state, turn.rules, { seat, effect: 'cancel' });
    if (sabotage === undefined) throw new Error(`${seat} holds nothing to cancel ${card} with`);
    return yield* emit(publicly('card-cancelled', { ...cancelled, means: { card: sabotage.id } }, ['R1.7']));
  }
  const { id } = leaderOf(turn.state, means);
  yield* emit(
    publicly('leader-killed', { leader: id, cause: 'sacrificed' }, sabotageCites(turn)),
    publicly('card-cancelled', { ...cancelled, means: { leader: id } }, sabotageCites(turn)),
  );
}

function mightReact(turn: TurnView, seat: SeatId): boolean {
  return handSize(seatOf(turn.state, seat)) > 0 || freeAgents(turn, seat).length > 0;
}

/** A captive Agent can do nothing (R4.0j); anywhere else he can give himself up, also on a ship that is about to be lost. */
function freeAgents({ state }: TurnView, seat: SeatId): readonly LeaderId[] {
  return Object.values(state.leaders).filter((leader) => leader.seat === seat && leader.class === 'agent' && (leader.at.on === 'planet' || leader.at.on === 'piece')).map((leader) => leader.id);
}

function sabotageCites({ rules }: TurnView): readonly Citation[] {
  return [...rules.leaders.agent.sabotage.cites, 'R4.Ag3'];
}
