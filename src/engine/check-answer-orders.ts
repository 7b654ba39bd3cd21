import { at } from './calc/at.js';
import { leaderRef } from './actions/leader-ref.js';
import type { OrderContext } from './actions/outcome.js';
import { whyNotPlayed } from './actions/play.js';
import { captivesOf } from './calc/board.js';
import { handSize } from './calc/hand.js';
import { whyNoRetreat } from './calc/retreats.js';
import type { AnswerIntent, Intent, LeaderRef } from './order-intents.js';
import { refuse, warn, type Problem } from './problems.js';
import type { GameState, Leader } from './state.js';

/** Orders that answer questions in advance: what they name must exist; what may still change is only doubtful. */
export function checkAnswerIntent(context: OrderContext, intent: Intent): readonly Problem[] {
  switch (intent.order) {
    case 'standing': return checkStanding(context, intent.answer);
    case 'retreat': return retreat(context, intent);
    case 'diplomat': return diplomat(context, intent);
    case 'escape': return escape(context, intent);
    case 'captive': return captive(context, intent);
    case 'rescue': return rescue(context, intent);
    case 'permit': return at(context.state.seats, intent.seat) === undefined || intent.seat === context.seat ? [refuse('unknown-seat', { seat: intent.seat }, ['R4.D4'])] : [];
    case 'sabotage': return sabotage(context, intent.leader);
    case 'play': return whyNotPlayed(context, intent);
    default: return [];
  }
}

/** A standing order waits for its moment: what it needs may come later. */
function checkStanding(context: OrderContext, answer: AnswerIntent): readonly Problem[] {
  if (answer.order === 'play') return [];
  return checkAnswerIntent(context, answer).filter(({ code }) => code !== 'captive-not-now' && code !== 'no-action-cards');
}

/** A retreat needs a destination that is legal now; later it may become so or stop being so, hence a warning (R2.23). */
function retreat({ state, seat, system }: OrderContext, { to }: Extract<AnswerIntent, { order: 'retreat' }>): readonly Problem[] {
  if (to === undefined) return [];
  if (at(state.systems, to) === undefined) return [refuse('unknown-system', { system: to }, ['R2.23'])];
  if (system === undefined) return [];
  const why = whyNoRetreat(state, { seat, from: system, to });
  return why === undefined ? [] : [warn('retreat-illegal', { system: to, why }, ['R2.23'])];
}

/** Where no Diplomat may delay, ordering it is in vain (B37). */
function diplomat({ rules }: OrderContext, { answer, planet }: Extract<AnswerIntent, { order: 'diplomat' }>): readonly Problem[] {
  const { never } = rules.leaders.diplomat;
  return answer === 'delay' && planet !== undefined && never.planets.includes(planet) ? [refuse('diplomat-never-here', { planet }, never.cites)] : [];
}

function escape({ state, seat }: OrderContext, { to, leader }: Extract<AnswerIntent, { order: 'escape' }>): readonly Problem[] {
  const missing = leader === undefined || ofSeat(state, leader, seat).length > 0 ? [] : [refuse('no-such-leader', { leader }, ['A1'])];
  const foreign = to.filter((planet) => at(state.planets, planet)?.owner !== seat).map((planet) => {
    const owner = at(state.planets, planet)?.owner;
    return warn('not-your-planet', { planet, ...(owner === undefined ? {} : { owner }) }, ['A27', 'A31', 'B15', 'B18']);
  });
  return [...missing, ...foreign];
}

function captive(context: OrderContext, { leader, decision }: Extract<AnswerIntent, { order: 'captive' }>): readonly Problem[] {
  const { state, rules, seat } = context;
  const { captives } = rules.leaders;
  const cites = decision.do === 'execute' ? captives.execution.cites : captives.handOver.cites;
  if (decision.do === 'hand' && at(state.seats, decision.to) === undefined) return [refuse('unknown-seat', { seat: decision.to }, cites)];
  const meant = Object.values(state.leaders).filter((one) => fits(state, one, leader) && (leader.of !== undefined || one.at.on === 'captive'));
  const held = meant.find((one) => one.at.on === 'captive' && one.at.captor === seat);
  if (held !== undefined) return notNow(context, decision.do);
  const [other] = meant;
  if (other === undefined) return [refuse('no-such-leader', { leader }, cites)];
  return [refuse('not-your-captive', { leader: other.id, ...(other.at.on === 'captive' ? { captor: other.at.captor } : {}) }, cites, withOwnCaptive(context, decision))];
}

/** The same with a captive of the seat's own, if that is possible now. */
function withOwnCaptive(context: OrderContext, decision: Extract<AnswerIntent, { order: 'captive' }>['decision']): Intent | undefined {
  const [own] = captivesOf(context.state, context.seat);
  if (own === undefined || notNow(context, decision.do).length > 0) return undefined;
  return { order: 'captive', leader: { ...leaderRef(context.state, own), of: own.seat }, decision };
}

/** Captives are decided in one phase of the round; keeping one needs no moment, and where they may be executed at any time neither does that (A34, B24, B26). */
function notNow({ state, rules }: OrderContext, what: Extract<AnswerIntent, { order: 'captive' }>['decision']['do']): readonly Problem[] {
  const { handOver, execution } = rules.leaders.captives;
  const { phase } = handOver;
  if (state.phase === phase || what === 'keep' || (what === 'execute' && execution.when === 'any-time')) return [];
  return [refuse('captive-not-now', { allowed: phase }, what === 'execute' ? execution.cites : handOver.cites)];
}

/** Which captive to look for: one that somebody else holds now, or the order waits for the day. */
function rescue({ state, seat }: OrderContext, { leader }: Extract<AnswerIntent, { order: 'rescue' }>): readonly Problem[] {
  const held = state.seatOrder.filter((other) => other !== seat).flatMap((other) => captivesOf(state, other));
  return held.some((one) => fits(state, one, leader)) ? [] : [warn('no-such-leader', { leader }, ['A36', 'A38'])];
}

function sabotage({ state, rules, seat }: OrderContext, ref: LeaderRef): readonly Problem[] {
  const agents = ofSeat(state, { ...ref, class: 'agent' }, seat);
  const captured = agents.find((leader) => leader.at.on === 'captive');
  if (agents.length === 0) return [refuse('no-such-leader', { leader: ref }, rules.leaders.agent.sabotage.cites)];
  if (captured !== undefined && agents.every((leader) => leader.at.on === 'captive')) return [refuse('captive-cannot-act', { leader: captured.id }, ['R4.0j', ...rules.leaders.agent.sabotage.cites])];
  // Whether anybody else holds a card is known to all: without one there is nothing to sabotage.
  const others = Object.values(state.seats).filter((other) => other.id !== seat);
  return others.some((other) => handSize(other) > 0) ? [] : [refuse('no-action-cards', {}, rules.leaders.agent.sabotage.cites)];
}

function ofSeat(state: GameState, ref: LeaderRef, seat: string): readonly Leader[] {
  return Object.values(state.leaders).filter((leader) => leader.seat === seat && fits(state, leader, ref));
}

function fits(state: GameState, leader: Leader, ref: LeaderRef): boolean {
  const alike = Object.values(state.leaders).filter((other) => other.seat === leader.seat && other.class === leader.class);
  return leader.class === ref.class && (ref.of === undefined || ref.of === leader.seat) && (ref.number === undefined || alike[ref.number - 1]?.id === leader.id);
}
