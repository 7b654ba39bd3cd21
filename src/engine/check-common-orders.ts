import { bombardOutcome } from './actions/bombard.js';
import { doubtsOfVoyage, eventsOfVoyage, planCommonVoyage } from './actions/common-move.js';
import { creditResearchOutcome } from './actions/credit-research.js';
import { inLandingOrder, landOutcome } from './actions/land.js';
import { loadAt } from './actions/load.js';
import { explain, remember, type Mail } from './actions/named-twice.js';
import { withNearestMove } from './actions/nearest-move.js';
import { done, refused, type OrderContext, type Outcome } from './actions/outcome.js';
import { purchaseOutcome } from './actions/purchase.js';
import { shipsNamed, type Move } from './actions/references.js';
import { transferOutcome } from './actions/transfer.js';
import { escortOf } from './calc/admiral-escort.js';
import { enemyShipsIn, planetsOwnedBy } from './calc/board.js';
import { resourcesOf } from './calc/influence-order.js';
import { checkAnswerIntent } from './check-answer-orders.js';
import { publicly } from './events.js';
import { fold } from './fold.js';
import type { PhaseId, PieceId, PlanetId, SystemId } from './ids.js';
import type { Intent } from './order-intents.js';
import { refuse, warn, type Problem } from './problems.js';
import type { Edition } from './rules/edition.js';
import type { OrderCheck, OrdersToCheck } from './rules/turn-steps.js';
import type { GameState } from './state.js';

type Order<K extends Intent['order']> = Extract<Intent, { order: K }>;
/** The round as it would be if the orders before this one were carried out, and what is remembered of them. */
type Round = {
  state: GameState;
  readonly rules: Edition;
  readonly seat: string;
  readonly firstMove: number;
  readonly moves: readonly Move[];
  readonly fleets: { readonly path: readonly SystemId[]; readonly pieces: readonly PieceId[] }[];
  readonly mail: Mail;
  readonly landed: Map<PieceId, PlanetId>;
  readonly landings: Set<PlanetId>;
  researched: boolean;
};

/**
 * Checks orders for a round of common phases, as far as it still lies ahead: one mail may speak of all of them. They are rehearsed in the
 * order of the phases on what the seat may see; battles are taken as won, other players as standing still.
 */
export function checkRound({ state, rules, seat, intents }: OrdersToCheck): readonly OrderCheck[] {
  const checks: OrderCheck[] = intents.map(() => ({ problems: [] }));
  const moves = intents.filter((intent): intent is Move => intent?.order === 'move');
  const fleets: Round['fleets'] = [];
  const round: Round = {
    state: withIncome(state, rules, seat), rules, seat, moves, firstMove: intents.findIndex((intent) => intent?.order === 'move'),
    fleets, mail: { opening: state, sent: new Map(), fleets }, landed: new Map(), landings: new Set(), researched: false,
  };
  for (const { intent, index } of inOrderOfPhases(intents)) {
    const outcome = phaseProblem(round, intent) ?? explain(contextOf(round, intent), intent, { outcome: rehearse(round, intent, index), mail: round.mail });
    checks[index] = { problems: outcome.ok ? outcome.warnings : [outcome.problem] };
    if (!outcome.ok) continue;
    round.state = outcome.events.reduce(fold, round.state);
    remember(round.mail.sent, intent, { state: round.state, events: outcome.events });
  }
  return checks;
}

/** Purchases come after the income of the same phase (S4.6, S4.13). */
function withIncome(state: GameState, rules: Edition, seat: string): GameState {
  if (!phasesAhead(state, rules).includes('economy')) return state;
  const credits = planetsOwnedBy(state, seat).reduce((sum, planet) => sum + resourcesOf(state, rules, planet), 0);
  return fold(state, publicly('income-received', { seat, credits }));
}

type Indexed = { readonly intent: Intent; readonly index: number };
const order: readonly Intent['order'][] = ['captive', 'build', 'transfer', 'move', 'land', 'bombard', 'research'];

/** Captives, purchases, loading, fleets, what they pick up, landings, bombardment, technology; then what answers questions. */
function inOrderOfPhases(intents: readonly (Intent | undefined)[]): readonly Indexed[] {
  const all = intents.flatMap((intent, index): readonly Indexed[] => (intent === undefined ? [] : [{ intent, index }]));
  const lands = inLandingOrder(intents.filter((intent): intent is Order<'land'> => intent?.order === 'land'));
  const rank = ({ intent }: Indexed): number => (order.includes(intent.order) ? order.indexOf(intent.order) : order.length);
  const within = ({ intent }: Indexed): number => {
    if (intent.order === 'land') return lands.indexOf(intent);
    return intent.order === 'move' && !shipsNamed(intent.units) ? 1 : 0;
  };
  return [...all].sort((left, right) => rank(left) - rank(right) || within(left) - within(right) || left.index - right.index);
}

/** An order for a phase of this round that is over, or for no phase at all. */
function phaseProblem({ state, rules }: Round, intent: Intent): Outcome | undefined {
  const ahead = phasesAhead(state, rules);
  const takes = (phase: PhaseId): boolean => rules.steps.ordersOf[phase]?.includes(intent.order) === true;
  if (intent.order === 'captive' && (intent.decision.do === 'hand' || intent.decision.do === 'release')) {
    const { phase, cites } = rules.leaders.captives.handOver;
    return ahead.some((one) => one === phase) ? undefined : refused(refuse('captive-not-now', { allowed: phase }, cites));
  }
  if (!order.includes(intent.order) && intent.order !== 'activate' && intent.order !== 'pass') return undefined;
  const [first] = rules.steps.round.filter(takes);
  if (first === undefined) return refused(refuse('wrong-phase', { phase: state.phase }, ['S2.1']));
  return ahead.some(takes) ? undefined : refused(refuse('phase-is-over', { phase: first }, intent.order === 'transfer' ? rules.leaders.boarding.cites : ['S2.1']));
}

function phasesAhead(state: GameState, rules: Edition): readonly PhaseId[] {
  const { round } = rules.steps;
  return state.turn === 0 ? round : round.slice(Math.max(0, round.indexOf(state.phase)));
}

/** A landing is looked at from its planet's system. */
function contextOf({ state, rules, seat }: Round, intent: Intent): OrderContext {
  const system = intent.order === 'land' ? state.planets[intent.planet]?.system : undefined;
  return { state, rules, seat, ...(system === undefined ? {} : { system }) };
}

function rehearse(round: Round, intent: Intent, index: number): Outcome {
  const context: OrderContext = { state: round.state, rules: round.rules, seat: round.seat };
  switch (intent.order) {
    case 'build': return purchaseOutcome(context, intent);
    case 'transfer': return transfer(round, intent, index);
    case 'move': return shipsNamed(intent.units) ? move(round, context, intent) : pickUp(round, context, intent);
    case 'land': return land(round, context, intent);
    case 'bombard': return bombardOutcome(over(context, intent.planet), intent, [...round.landings]);
    case 'research': return research(round, context, intent);
    default: return answer(context, intent);
  }
}

/** A transfer written below a move is done before movement, with a warning (B8, B9). */
function transfer({ state, rules, seat, firstMove }: Round, intent: Order<'transfer'>, index: number): Outcome {
  const outcome = transferOutcome({ state, rules, seat }, intent);
  if (!outcome.ok || firstMove === -1 || index < firstMove) return outcome;
  const leaders = outcome.events.flatMap((event) => (event.type === 'leader-boarded' ? [event.leader] : []));
  return done(outcome.events, [...outcome.warnings, ...leaders.map((leader) => warn('done-before-movement', { leader }, ['B8', 'B9']))]);
}

/** Whoever else moves first may still stop a fleet (RZ13); what lies in its way now refuses the line. */
function move(round: Round, context: OrderContext, intent: Move): Outcome {
  const unknown = (): 'unknown' => 'unknown';
  const led: OrderContext = { ...context, escort: escortOf(context, round.moves) };
  const plan = planCommonVoyage(led, intent, unknown);
  if (!plan.ok) return refused(withNearestMove(led, { intent, problem: plan.problem, plan: (line) => planCommonVoyage(led, line, unknown) }));
  if (plan.value.stopped !== undefined) return refused(plan.value.stopped);
  round.fleets.push({ path: plan.value.path, pieces: plan.value.pieces.map((piece) => piece.id) });
  return done(eventsOfVoyage(round.seat, plan.value), doubtsOfVoyage(plan.value, { passage: unknown, cites: [...round.rules.leaders.diplomat.passage.cites, 'passage.refused'] }));
}

function pickUp({ fleets, state }: Round, context: OrderContext, intent: Move): Outcome {
  const fleet = fleets.find(({ path }) => path.includes(intent.from));
  const loaded = loadAt(context, intent, { system: intent.from, ships: (fleet?.pieces ?? []).flatMap((id) => state.pieces[id] ?? []) });
  return loaded.ok ? done(loaded.value) : refused(loaded.problem);
}

function land(round: Round, context: OrderContext, intent: Order<'land'>): Outcome {
  const outcome = landOutcome({ ...over(context, intent.planet), landed: round.landed }, intent);
  if (!outcome.ok) return outcome;
  round.landings.add(intent.planet);
  for (const event of outcome.events) if (event.type === 'forces-landed') event.from.forEach(({ piece }) => round.landed.set(piece, event.planet));
  return outcome;
}

function research(round: Round, context: OrderContext, intent: Order<'research'>): Outcome {
  if (round.researched) return refused(refuse('already-ordered', { order: 'research' }, ['S12.1']));
  const outcome = creditResearchOutcome(context, intent);
  round.researched ||= outcome.ok;
  return outcome;
}

function answer(context: OrderContext, intent: Intent): Outcome {
  const problems: readonly Problem[] = checkAnswerIntent(context, intent);
  const refusal = problems.find((problem) => problem.severity === 'refused');
  return refusal === undefined ? done([], problems) : refused(refusal);
}

/** The system of a planet, once the battle there is won. */
function over(context: OrderContext, planet: PlanetId): OrderContext {
  const system = context.state.planets[planet]?.system;
  if (system === undefined) return context;
  const gone = new Set(enemyShipsIn(context.state, system, context.seat).map((piece) => piece.id));
  return { ...context, system, state: { ...context.state, pieces: Object.fromEntries(Object.entries(context.state.pieces).filter(([id]) => !gone.has(id))) } };
}
