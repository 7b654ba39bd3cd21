import { diceSource } from '../src/dice/faces.js';
import { answerByOrders, defaultStandingOrders, fold, newGame, nextTurn, resolveOptions, ruleSetOf, run, stepsOf, type Answer, type DiceSource, type Edition, type GalaxyInput, type GameEvent, type GameState, type TurnIntent } from '../src/engine/index.js';
import { rounds, type Benchmark } from './lib/benchmark.js';

const SECONDS = 3;

/** Eight ships meet eight, and then 4 ground forces land on a planet that 3 defend. */
const GALAXY: GalaxyInput = {
  systems: {
    '12': { tile: 'home-letnev', homeOf: 'letnev', planets: { 'arc-prime': { owner: 'letnev', dock: true }, 'wren-terra': { owner: 'letnev' } }, ships: { letnev: { dreadnought: 2, cruiser: 2, destroyer: 1, carrier: 1, fighter: 2 } } },
    '27': { tile: 'abyz-fria', planets: { abyz: { owner: 'hacan', forces: { 'ground-force': 3, pds: 1 } } }, ships: { hacan: { dreadnought: 1, cruiser: 2, destroyer: 1, carrier: 1, fighter: 3 } } },
    '28': { tile: 'home-hacan', homeOf: 'hacan', planets: { arretze: { owner: 'hacan', dock: true }, hercant: { owner: 'hacan' }, kamdorn: { owner: 'hacan' } } },
  },
  cargo: { 'letnev/carrier/1': { 'ground-force': 4 } },
  leaders: { 'letnev/admiral': 'letnev/dreadnought/1', 'letnev/general': 'letnev/carrier/1', 'hacan/general': 'abyz', 'hacan/diplomat': 'hacan/cruiser/1' },
};
const INTENTS: readonly TurnIntent[] = [
  { order: 'activate', system: '27' },
  { order: 'move', units: [{ kind: 'dreadnought', count: 2 }, { kind: 'cruiser', count: 2 }, { kind: 'destroyer', count: 1 }, { kind: 'carrier', count: 1 }, { kind: 'fighter', count: 2 }], leaders: [], from: '12', via: [] },
  { order: 'land', units: [{ kind: 'ground-force', count: 4 }], leaders: [{ class: 'general' }], planet: 'abyz' },
];

function opening(rules: Edition): GameState {
  const options = resolveOptions(rules.options, {});
  if (!options.ok) throw new Error('the options of a rule set are its own');
  const game = newGame({ name: 'Bench', rules, options: options.options, galaxy: GALAXY, seats: ['letnev', 'hacan'] });
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  const { state } = game.event;
  return nextTurn(state, rules).reduce(fold, state);
}

/** As the program plays it: run again from the opening at each answer, standing orders and defaults fixed one exchange after the other. */
function playAll({ state, rules, dice }: { readonly state: GameState; readonly rules: Edition; readonly dice: DiceSource }): readonly GameEvent[] {
  const standing = defaultStandingOrders(rules);
  const answers: Answer[] = [];
  for (;;) {
    const result = run({ opening: state, rules, steps: stepsOf(state, rules), intents: { letnev: INTENTS, hacan: [] }, answers, dice });
    if (result.finished) return result.events;
    for (const question of result.questions) {
      const ordered = answerByOrders({ question, state: result.state, rules, orders: standing });
      answers.push({ question: question.id, seat: question.seat, value: ordered ?? question.default, source: ordered === undefined ? 'default' : 'standing' });
    }
  }
}

function perSecond(work: () => void): number {
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    work();
    done += 1;
  }
  return done / ((performance.now() - begun) / 1000);
}

/** A tactical action with a battle of 8 against 8 and an invasion, against the plain fold of the events it made. */
export const resolve: Benchmark = async () => {
  const rules = ruleSetOf('third-edition');
  if (rules === undefined) throw new Error('no rule set');
  const state = opening(rules);
  const input = { state, rules, dice: diceSource(Buffer.alloc(32, 7)) };
  const events = playAll(input);
  const rolled = events.filter(({ type }) => type === 'dice-rolled').length;
  const needed = ['battle-opened', 'invasion-opened'].filter((type) => !events.some((event) => event.type === type));
  if (needed.length > 0) throw new Error(`without ${needed.join(' and ')} this is no fair action`);
  perSecond(() => playAll(input));
  const taken = await rounds(async () => ({ ours: perSecond(() => playAll(input)), baseline: perSecond(() => events.reduce(fold, state)) }));
  const median = [...taken].sort((left, right) => left.ours - right.ours)[1]?.ours ?? 0;
  return [{
    name: 'resolve', unit: 'actions/s', ours: 'run with all its questions', baseline: 'plain fold of the same events', rounds: taken,
    facts: [`${String(events.length)} events, ${String(rolled)} rolls an action: ${Math.round(median * rolled).toLocaleString('en')} rolls/s`],
  }];
};
