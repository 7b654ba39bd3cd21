import type { GameEvent } from '../events.js';
import type { LeaderId } from '../ids.js';
import type { ActionIntent, Intent, LeaderRef } from '../order-intents.js';
import { refuse, type Problem } from '../problems.js';
import { leaderOf, leadersAboard } from '../calc/board.js';
import type { GameState } from '../state.js';
import { boardInstead } from './board-instead.js';
import { nearestLanding } from './land.js';
import { leaderRef } from './leader-ref.js';
import { refused, type OrderContext, type Outcome } from './outcome.js';
import { ownLeader } from './references.js';
import { transferOutcome } from './transfer.js';

type Cargo = Extract<ActionIntent, { order: 'transfer' | 'move' | 'land' }>;
/** Where the lines before this one of the same orders have sent leaders, by the kind of line. */
export type Sent = Map<LeaderId, Cargo['order']>;
/** A fleet of the same orders: where it begins and ends, and its ships. */
export type Fleet = { readonly path: readonly string[]; readonly pieces: readonly string[] };
export type Mail = { /** The board as it was before the first line. */ readonly opening: GameState; readonly sent: Sent; readonly fleets: readonly Fleet[] };

/** Remembers the leaders that a line which stands takes along. */
export function remember(sent: Sent, intent: Intent, { state, events }: { readonly state: GameState; readonly events: readonly GameEvent[] }): void {
  if (intent.order !== 'transfer' && intent.order !== 'move' && intent.order !== 'land') return;
  for (const event of events) {
    if (event.type === 'leader-boarded' || event.type === 'leader-landed') sent.set(event.leader, intent.order);
    if (event.type === 'fleet-moved') event.pieces.flatMap((piece) => leadersAboard(state, piece)).forEach(({ id }) => sent.set(id, intent.order));
  }
}

/** A refusal of a line that names a leader who is not there: why, as the other lines of the mail explain it, and what is legal instead. */
export function explain(context: OrderContext, intent: Intent, { outcome, mail }: { readonly outcome: Outcome; readonly mail: Mail }): Outcome {
  if (outcome.ok || (intent.order !== 'transfer' && intent.order !== 'move' && intent.order !== 'land')) return outcome;
  const { problem } = outcome;
  if (problem.code !== 'leader-not-there' && problem.code !== 'transfer-only-before-movement') return outcome;
  const { leader } = problem.params;
  if (isSentElsewhere(mail.sent.get(leader), intent)) return refused(twice(context, intent, { leader, cites: problem.cites }));
  if (problem.suggestion !== undefined || intent.order !== 'land') return outcome;
  const suggestion = onAShipThatGoes(context, { leader, mail }) ?? withoutLeader(context, intent, leader);
  return suggestion === undefined ? outcome : refused({ ...problem, suggestion });
}

/** Aboard and then on to another ship, or aboard and then ashore, is one way; two ways at once are not. */
function isSentElsewhere(by: Cargo['order'] | undefined, { order }: Cargo): boolean {
  switch (order) {
    case 'transfer': return by === 'transfer';
    case 'move': return by === 'transfer' || by === 'move';
    case 'land': return by === 'land';
  }
}

function twice(context: OrderContext, intent: Cargo, { leader, cites }: { readonly leader: LeaderId; readonly cites: Problem['cites'] }): Problem {
  const suggestion = intent.order === 'transfer' ? onFromWhereHeIs(context, intent, leader) : withoutLeader(context, intent, leader);
  return refuse('leader-elsewhere-ordered', { leader }, [...new Set([...context.rules.leaders.place.cites, ...cites])], suggestion);
}

/** The second of two transfers, from the ship that the first one has put him on. */
function onFromWhereHeIs(context: OrderContext, intent: Extract<Cargo, { order: 'transfer' }>, id: LeaderId): ActionIntent | undefined {
  const { at } = leaderOf(context.state, id);
  const ship = at.on === 'piece' ? context.state.pieces[at.piece] : undefined;
  if (ship === undefined) return undefined;
  const onward: ActionIntent = { ...intent, from: { kind: ship.kind, number: ship.number } };
  return transferOutcome(context, onward).ok ? onward : undefined;
}

/** The same line without him, if anything is left of it. */
function withoutLeader(context: OrderContext, intent: Exclude<Cargo, { order: 'transfer' }>, id: LeaderId): ActionIntent | undefined {
  const isHe = (ref: LeaderRef): boolean => { const meant = ownLeader(context, ref); return meant.ok && meant.value.id === id; };
  const leaders = intent.leaders.filter((ref) => !isHe(ref));
  if (intent.units.length + leaders.length === 0) return undefined;
  // Without him the rest of a landing may still be impossible (no escort, another leader who is not there).
  return intent.order === 'land' ? nearestLanding(context, { ...intent, leaders }) : { ...intent, leaders };
}

/** Before movement he could still change to a ship that does go where he is to land. */
function onAShipThatGoes(context: OrderContext, { leader: id, mail }: { readonly leader: LeaderId; readonly mail: Mail }): ActionIntent | undefined {
  const { opening, fleets } = mail;
  const leader = leaderOf(opening, id);
  const going = fleets.filter(({ path }) => path.at(-1) === context.system).flatMap(({ pieces }) => pieces);
  const [transfer] = going.flatMap((piece) => boardInstead({ ...context, state: opening }, { ref: leaderRef(opening, leader), leader, ship: opening.pieces[piece] }) ?? []);
  return transfer;
}
