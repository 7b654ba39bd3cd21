import { publicly } from '../events.js';
import type { UnitKind } from '../ids.js';
import type { ActionIntent } from '../order-intents.js';
import { refuse, warn, type Problem } from '../problems.js';
import type { Planet, Purchase } from '../state.js';
import { hasLeaderOn, seatOf } from '../calc/board.js';
import { unitType } from '../calc/capacity.js';
import { resourcesOf } from '../calc/influence-order.js';
import { effectsOf, raceOf } from '../calc/technology.js';
import { onBoardCount } from './build.js';
import { done, refused, type OrderContext, type Outcome } from './outcome.js';

type Build = Extract<ActionIntent, { order: 'build' }>;
type Item = { readonly kind: UnitKind; readonly count: number };
/** One item of the list as it is bought, or why not. */
type Bought = Item & { readonly cheap?: true; readonly cost: number };

/** A BUY line of the Wirtschaftsphase: paid in credits, placed later (S4.13). What the money does not reach is cut from the end (RZ7). */
export function purchaseOutcome(context: OrderContext, intent: Build): Outcome {
  const planet = context.state.planets[intent.planet];
  if (planet?.owner !== context.seat) return refused(refuse('not-your-planet', { planet: intent.planet, ...(planet?.owner === undefined ? {} : { owner: planet.owner }) }, ['S13.2', 'S13.3']));
  const bought: Bought[] = [];
  const warnings: Problem[] = [];
  for (const item of oneByOneWhereCheap(context, planet, intent.units)) {
    const next = buyItem(context, planet, { item, bought });
    if ('problem' in next) return refused(next.problem);
    if (next.count > 0) bought.push(next);
    if (next.count < item.count) warnings.push(warn('cut-to-credits', { kind: item.kind, count: next.count, have: creditsOf(context) }, ['RZ7']));
  }
  const cost = sumOf(bought);
  if (bought.length === 0) return refused(refuse('not-enough-credits', { cost: priceOfAll(context, intent), have: creditsOf(context) }, ['RZ7']));
  const cites = ['S4.13', ...(bought.some(({ cheap }) => cheap === true) ? [...context.rules.leaders.scientist.cheapDock.cites, 'scientist.cheapBuild'] : [])];
  const units = bought.map(({ kind, count, cheap }) => ({ kind, count, ...(cheap === undefined ? {} : { cheap }) }));
  return done([publicly('units-bought', { seat: context.seat, planet: planet.id, units, cost }, cites)], [...warnings, ...overDock(context, planet, bought)]);
}

/** Beside a Scientist the first of several PDS is an item of its own: it alone is cheap. */
function oneByOneWhereCheap({ state, seat }: OrderContext, planet: Planet, items: readonly Item[]): readonly Item[] {
  if (!hasLeaderOn(state, planet.id, seat, 'scientist')) return items;
  return items.flatMap((item) => (item.kind === 'pds' && item.count > 1 ? [{ ...item, count: 1 }, { ...item, count: item.count - 1 }] : [item]));
}

type Buying = { readonly item: Item; readonly bought: readonly Bought[] };

function buyItem(context: OrderContext, planet: Planet, { item, bought }: Buying): Bought | { readonly problem: Problem } {
  const type = context.rules.units[item.kind];
  if (type === undefined || type.perCost === 0) return { problem: refuse('not-buildable', { kind: item.kind }, ['S4.14']) };
  const cheap = cheapPrice(context, planet, { item, bought });
  const problem = item.kind === 'space-dock' ? dockProblem(context, planet, { item, bought }) : placeProblem(context, planet, { item, bought, cheap });
  if (problem !== undefined) return { problem };
  const left = creditsOf(context) - sumOf(bought);
  if (cheap !== undefined && item.count === 1) return left >= cheap ? { ...item, cheap: true, cost: cheap } : { ...item, count: 0, cost: 0 };
  const price = priceOf(context, item.kind);
  const count = price === 0 ? item.count : Math.max(0, Math.min(item.count, Math.floor(left / price)));
  return { kind: item.kind, count, cost: count * price };
}

/** B33: on a planet with a Scientist one dock or PDS a round is cheap; the option says whether that holds for each planet or once for all. */
function cheapPrice({ state, rules, seat }: OrderContext, planet: Planet, { item, bought }: Buying): number | undefined {
  const { cheapDock, cheapPds } = rules.leaders.scientist;
  const offer = item.kind === 'space-dock' ? cheapDock.cost : item.kind === 'pds' ? cheapPds?.cost : undefined;
  if (offer === undefined || !hasLeaderOn(state, planet.id, seat, 'scientist')) return undefined;
  return isCheapUsed(state.options['scientist.cheapBuild'], planet, { waiting: seatOf(state, seat).purchases ?? [], bought }) ? undefined : offer;
}

function isCheapUsed(option: 'perPlanet' | 'perPlayer', planet: Planet, { waiting, bought }: { readonly waiting: readonly Purchase[]; readonly bought: readonly Bought[] }): boolean {
  if (bought.some(({ cheap }) => cheap === true)) return true;
  return waiting.some((purchase) => purchase.cheap === true && (option === 'perPlayer' || purchase.planet === planet.id));
}

/** S13.3, S5.5: a dock goes on any own planet without one, and six is the limit. */
function dockProblem(context: OrderContext, planet: Planet, { item, bought }: Buying): Problem | undefined {
  const { state, rules, seat } = context;
  const waiting = (seatOf(state, seat).purchases ?? []).filter(({ kind }) => kind === 'space-dock');
  const twice = planet.dock !== undefined || item.count > 1 || waiting.some((purchase) => purchase.planet === planet.id) || bought.some(({ kind }) => kind === 'space-dock');
  if (twice) return refuse('dock-limit', { planet: planet.id }, ['S5.5', 'S13.3']);
  const limit = unitType(rules, 'space-dock').limit;
  return limit !== undefined && onBoardCount(state, seat, 'space-dock') + waiting.length >= limit ? refuse('piece-limit', { kind: 'space-dock', limit }, ['S5.5']) : undefined;
}

/** S13.1: every other unit comes from a dock on the planet, but for a Scientist's PDS (S4.15). */
function placeProblem(context: OrderContext, planet: Planet, { item, cheap }: Buying & { readonly cheap: number | undefined }): Problem | undefined {
  const { state, rules, seat } = context;
  if (planet.dock !== undefined || (cheap !== undefined && item.count === 1)) return undefined;
  const scientist = hasLeaderOn(state, planet.id, seat, 'scientist') && item.kind === 'pds';
  if (scientist) return refuse('cheap-build-used', { planet: planet.id }, [...rules.leaders.scientist.cheapDock.cites, 'scientist.cheapBuild']);
  return refuse('no-dock', { planet: planet.id }, ['S13.1', 'S13.2']);
}

/** RZ7: more than the dock makes a round is bought all the same; what finds no place is lost. */
function overDock({ state, rules, seat }: OrderContext, planet: Planet, bought: readonly Bought[]): readonly Problem[] {
  const waiting = (seatOf(state, seat).purchases ?? []).filter((purchase) => purchase.planet === planet.id);
  const ordered = [...waiting, ...bought].filter(({ kind, cheap }) => kind !== 'space-dock' && cheap !== true).reduce((sum, { count }) => sum + count, 0);
  const limit = resourcesOf(state, rules, planet);
  return ordered > limit ? [warn('production-limit', { planet: planet.id, limit, ordered }, ['RZ7', 'S13.1'])] : [];
}

/** S4.14, with the prices of the race and of technologies (Graviton Laser System). */
function priceOf({ state, rules, seat }: OrderContext, kind: UnitKind): number {
  const listed = raceOf(state, rules, seat).modifiers.unitCost?.[kind] ?? unitType(rules, kind).cost;
  return effectsOf(state, rules, seat).reduce((least, effects) => Math.min(least, effects.unitCost?.[kind] ?? least), listed);
}
function priceOfAll(context: OrderContext, { units }: Build): number {
  return units.reduce((sum, { kind, count }) => sum + count * priceOf(context, kind), 0);
}
function creditsOf({ state, seat }: OrderContext): number {
  return seatOf(state, seat).credits ?? 0;
}
function sumOf(bought: readonly Bought[]): number {
  return bought.reduce((sum, { cost }) => sum + cost, 0);
}
