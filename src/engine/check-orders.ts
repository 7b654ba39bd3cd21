import { activateOutcome } from './actions/activate.js';
import { bombardOutcome } from './actions/bombard.js';
import { buildOutcome } from './actions/build.js';
import { earlyBuildOutcome } from './actions/early-build.js';
import { inLandingOrder, landOutcome } from './actions/land.js';
import { loadAt } from './actions/load.js';
import { explain, remember, type Mail } from './actions/named-twice.js';
import { moveOutcome } from './actions/move.js';
import { done, refused, type OrderContext, type Outcome } from './actions/outcome.js';
import { researchOutcome } from './actions/research.js';
import { shipsNamed, type Move } from './actions/references.js';
import { transferOutcome } from './actions/transfer.js';
import { checkAnswerIntent } from './check-answer-orders.js';
import { fold } from './fold.js';
import type { PlanetId, SeatId, SystemId } from './ids.js';
import type { ActionIntent, Intent } from './order-intents.js';
import { refuse, warn } from './problems.js';
import type { RuleSet } from './rules/rule-set.js';
import type { OrderCheck, OrdersToCheck } from './rules/turn-steps.js';
import { problemIn } from './calc/statements.js';
import type { GameState } from './state.js';
import { enemyShipsIn } from './calc/board.js';

/** Checks orders before they are carried out, as the edition plays them: one check for each intent, in the order of the text. */
export function checkOrders(orders: OrdersToCheck): readonly OrderCheck[] {
  return orders.rules.steps.check(orders).map(({ problems }) => ({ problems: problems.map((problem) => problemIn(orders.rules, problem)) }));
}

/** The game as it would be if the orders before this one were carried out, and what is remembered of them. */
type Rehearsal = { state: GameState; system: SystemId | undefined; readonly paths: { readonly path: readonly SystemId[]; readonly pieces: readonly string[] }[]; readonly landings: Set<PlanetId>; readonly built: Set<PlanetId>; researched?: boolean; readonly firstMove: number; readonly pickUps: readonly Move[]; readonly mail: Mail };

/**
 * Checks the orders of a tactical action, in the order of the rules and not of the text, by rehearsing them on what the seat may see:
 * what a transfer, a move or a landing makes possible for a later line is taken into account; battles are taken as won, so that a refusal
 * never tells of dice. Gives one check for each intent, in the order of the text.
 */
export function checkAction({ state, rules, seat, intents }: OrdersToCheck): readonly OrderCheck[] {
  const checks: OrderCheck[] = intents.map(() => ({ problems: [] }));
  const firstMove = intents.findIndex((intent) => intent?.order === 'move');
  const paths: Rehearsal['paths'] = [];
  const mail: Mail = { opening: state, sent: new Map(), fleets: paths };
  const rehearsal: Rehearsal = { state, system: undefined, paths, mail, landings: new Set(), built: new Set(), firstMove, pickUps: intents.filter((intent): intent is Move => intent?.order === 'move' && !shipsNamed(intent.units)) };
  for (const { intent, index } of inOrderOfRules(intents)) {
    const rehearsed = rehearse(intent, { rules, seat, rehearsal, index });
    const outcome = explain(contextOf({ rules, seat, rehearsal }), intent, { outcome: rehearsed, mail });
    checks[index] = { problems: outcome.ok ? outcome.warnings : [outcome.problem] };
    if (!outcome.ok) continue;
    rehearsal.state = outcome.events.reduce(fold, rehearsal.state);
    remember(mail.sent, intent, { state: rehearsal.state, events: outcome.events });
  }
  return checks;
}

type Indexed = { readonly intent: Intent; readonly index: number };

/** Activation, transfers, moves of ships, pick-ups, landings, bombardment, production; then what answers questions. */
function inOrderOfRules(intents: readonly (Intent | undefined)[]): readonly Indexed[] {
  const all = intents.flatMap((intent, index): readonly Indexed[] => (intent === undefined ? [] : [{ intent, index }]));
  const lands = inLandingOrder(intents.filter((intent): intent is Extract<ActionIntent, { order: 'land' }> => intent?.order === 'land'));
  const rank = ({ intent }: Indexed): number => {
    switch (intent.order) {
      case 'pass': return 0;
      case 'activate': return 1;
      case 'transfer': return 2;
      case 'move': return shipsNamed(intent.units) ? 3 : 4;
      case 'land': return 5;
      case 'bombard': return 6;
      case 'build': return 7;
      case 'research': return 8;
      default: return 9;
    }
  };
  const landRank = ({ intent }: Indexed): number => (intent.order === 'land' ? lands.indexOf(intent) : 0);
  return [...all].sort((left, right) => rank(left) - rank(right) || landRank(left) - landRank(right) || left.index - right.index);
}

type Rehearsing = { readonly rules: RuleSet; readonly seat: SeatId; readonly rehearsal: Rehearsal; readonly index: number };

function contextOf({ rules, seat, rehearsal }: Omit<Rehearsing, 'index'>): OrderContext {
  return { state: rehearsal.state, rules, seat, pickUps: rehearsal.pickUps, ...(rehearsal.system === undefined ? {} : { system: rehearsal.system }) };
}

function rehearse(intent: Intent, { rules, seat, rehearsal, index }: Rehearsing): Outcome {
  const context = contextOf({ rules, seat, rehearsal });
  switch (intent.order) {
    case 'pass': return done([]);
    case 'activate': return activate(context, intent, rehearsal);
    case 'transfer': return transfer(context, intent, { rehearsal, index });
    case 'move': return shipsNamed(intent.units) ? move(context, intent, rehearsal) : pickUp(context, intent, rehearsal);
    case 'land': return land(context, intent, rehearsal);
    case 'bombard': return needsActivation(context) ?? bombardOutcome(withoutEnemyShips(context), intent, [...rehearsal.landings]);
    case 'build': return build(context, intent, rehearsal);
    case 'research': return research(context, intent, rehearsal);
    default: return answerOutcome(context, intent);
  }
}

function activate(context: OrderContext, intent: Extract<Intent, { order: 'activate' }>, rehearsal: Rehearsal): Outcome {
  if (rehearsal.system !== undefined) return refused(refuse('already-ordered', { order: 'activate' }, ['R2.1']));
  if (context.state.active !== undefined && context.state.seats[context.seat]?.passed === true) return refused(refuse('wrong-phase', { phase: 'passed' }, ['R1.8']));
  const outcome = activateOutcome(context, intent);
  if (outcome.ok) rehearsal.system = intent.system;
  return outcome;
}

/** A transfer written below a move is done before movement, with a warning; what would only be possible after it is refused (B8, B9, RULINGS "Order of lines"). */
function transfer(context: OrderContext, intent: Extract<Intent, { order: 'transfer' }>, { rehearsal, index }: { rehearsal: Rehearsal; index: number }): Outcome {
  const missing = needsActivation(context);
  if (missing !== undefined) return missing;
  const outcome = transferOutcome(context, intent);
  if (!outcome.ok || rehearsal.firstMove === -1 || index < rehearsal.firstMove) return outcome;
  const leaders = outcome.events.flatMap((event) => (event.type === 'leader-boarded' ? [event.leader] : []));
  return done(outcome.events, [...outcome.warnings, ...leaders.map((leader) => warn('done-before-movement', { leader }, ['B8', 'B9']))]);
}

function move(context: OrderContext, intent: Move, rehearsal: Rehearsal): Outcome {
  const outcome = needsActivation(context) ?? moveOutcome(context, intent, () => 'unknown');
  if (outcome.ok) rehearsal.paths.push(...outcome.events.flatMap((event) => (event.type === 'fleet-moved' ? [{ path: event.path, pieces: event.pieces }] : [])));
  return outcome;
}

function pickUp(context: OrderContext, intent: Move, { paths }: Rehearsal): Outcome {
  const missing = needsActivation(context);
  if (missing !== undefined) return missing;
  const fleet = paths.find(({ path }) => path.includes(intent.from));
  const ships = (fleet?.pieces ?? []).flatMap((id) => context.state.pieces[id] ?? []);
  const loaded = loadAt(context, intent, { system: intent.from, ships });
  return loaded.ok ? done(loaded.value) : refused(loaded.problem);
}

function land(context: OrderContext, intent: Extract<Intent, { order: 'land' }>, rehearsal: Rehearsal): Outcome {
  const outcome = needsActivation(context) ?? landOutcome(withoutEnemyShips(context), intent);
  if (outcome.ok) rehearsal.landings.add(intent.planet);
  return outcome;
}

function build(context: OrderContext, intent: Extract<Intent, { order: 'build' }>, rehearsal: Rehearsal): Outcome {
  if (context.state.phase === 'early-turns') return earlyBuildOutcome(context, intent);
  if (rehearsal.built.has(intent.planet)) return refused(refuse('already-ordered', { order: 'build' }, ['R2.42']));
  const outcome = needsActivation(context) ?? buildOutcome(context, intent);
  if (outcome.ok) rehearsal.built.add(intent.planet);
  return outcome;
}

function research(context: OrderContext, intent: Extract<Intent, { order: 'research' }>, rehearsal: Rehearsal): Outcome {
  if (rehearsal.researched) return refused(refuse('already-ordered', { order: 'research' }, ['R1.9']));
  const outcome = researchOutcome(context, intent);
  if (outcome.ok) rehearsal.researched = true;
  return outcome;
}

function answerOutcome(context: OrderContext, intent: Intent): Outcome {
  const [problem, ...others] = checkAnswerIntent(context, intent);
  if (problem === undefined) return done([]);
  return problem.severity === 'refused' ? refused(problem) : done([], [problem, ...others]);
}

function needsActivation({ system }: OrderContext): Outcome | undefined {
  return system === undefined ? refused(refuse('nothing-activated', {}, ['R2.1'])) : undefined;
}

/** Landings come after the battle: it is taken as won. */
function withoutEnemyShips(context: OrderContext): OrderContext {
  const { state, system, seat } = context;
  if (system === undefined) return context;
  const gone = new Set(enemyShipsIn(state, system, seat).map((piece) => piece.id));
  return { ...context, state: { ...state, pieces: Object.fromEntries(Object.entries(state.pieces).filter(([id]) => !gone.has(id))) } };
}
