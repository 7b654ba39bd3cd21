import { captivesOf, leaderOf, seatsFrom } from '../calc/board.js';
import { publicly } from '../events.js';
import type { Citation, LeaderId, SeatId } from '../ids.js';
import { optionCites } from '../rules/option-cites.js';
import { ask, emit, label, type Step, type TurnView } from '../step.js';
import { freeLeader } from './leader-fates.js';
import { refugesOf } from './refuge.js';
import { refuse } from '../problems.js';

/**
 * A34, R1.13, R5.21: after the last step of the round's end each captor keeps, executes or hands over each captive, in order of play, each captive once:
 * who receives one may not pass him on or execute him in the same phase.
 */
export function* decideCaptives(turn: TurnView): Step<void> {
  const held = seatsFrom(turn.state, turn.state.speaker).map((captor) => ({ captor, captives: captivesOf(turn.state, captor).map((leader) => leader.id) }));
  for (const { captor, captives } of held) {
    for (const leader of captives) yield* decideCaptive(turn, captor, leader);
  }
}

function* decideCaptive(turn: TurnView, captor: SeatId, id: LeaderId): Step<void> {
  const { captives } = turn.rules.leaders;
  const decision = yield* ask({
    kind: 'captive', id: label('captive', id), seat: captor, cites: [...captives.handOver.cites, ...captives.execution.cites],
    params: { leader: id, recipients: turn.state.seatOrder.filter((seat) => seat !== captor) }, default: { do: 'keep' },
  });
  switch (decision.do) {
    case 'keep': return yield* emit(publicly('captive-kept', { leader: id, captor }, captives.handOver.cites));
    case 'execute': return yield* emit(publicly('leader-killed', { leader: id, cause: 'executed' }, captives.execution.cites));
    case 'hand': return yield* handOver(turn, { id, captor, to: decision.to });
  }
}

/** Back with his owner he is free (A35); with anybody else he is that player's captive (A34). Without a planet to free him to, the hand-over is refused. */
export function* handOver(turn: TurnView, { id, captor, to }: { id: LeaderId; captor: SeatId; to: SeatId }): Step<void> {
  const { captives } = turn.rules.leaders;
  const leader = leaderOf(turn.state, id);
  if (to !== leader.seat && !(yield* isTaken(turn, { id, captor, to }))) return;
  if (to !== leader.seat) return yield* emit(publicly('captive-passed', { leader: id, from: captor, to, how: 'handed' }, [...captives.handOver.cites, ...optionCites(turn.rules, 'captives.recipientConsent')]));
  const search = { path: 'captive', from: captor, cites: [...captives.handOver.cites, ...captives.freed.cites] };
  if (refugesOf(turn, leader, {}).length > 0) return yield* freeLeader(turn, id, search);
  yield* emit(
    publicly('order-void', { seat: captor, order: 'captive', problem: refuse('no-refuge-for', { leader: id }, captives.freed.cites) }, captives.freed.cites),
    publicly('captive-kept', { leader: id, captor }, captives.freed.cites),
  );
}

/** Where the option says so, nobody is handed a captive against his will; silence declines (R5.21). */
function* isTaken(turn: TurnView, { id, captor, to }: { id: LeaderId; captor: SeatId; to: SeatId }): Step<boolean> {
  if (!turn.options['captives.recipientConsent']) return true;
  const cites: readonly Citation[] = [...turn.rules.leaders.captives.handOver.cites, 'captives.recipientConsent', 'R5.21'];
  const answer = yield* ask({ kind: 'consent', id: label('captive', id, 'consent'), seat: to, params: { leader: id, from: captor }, default: 'decline', cites });
  if (answer === 'accept') return true;
  yield* emit(
    publicly('order-void', { seat: captor, order: 'captive', problem: refuse('consent-refused', { leader: id, seat: to }, cites) }, cites),
    publicly('captive-kept', { leader: id, captor }, cites),
  );
  return false;
}
