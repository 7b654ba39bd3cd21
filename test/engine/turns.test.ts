import { describe, expect, test } from '@jest/globals';
import { fold, newGame, nextTurn, resolveOptions, ruleSetOf, run, stepsOf, type GameState, type Edition, type TurnIntent } from '../../src/engine/index.js';
import { brokenBetweenTurns } from '../../src/engine/index.js';

const rules = ((): Edition => {
  const found = ruleSetOf('third-edition');
  if (found === undefined) throw new Error('no rules');
  return found;
})();
const options = ((): Parameters<typeof newGame>[0]['options'] => {
  const resolved = resolveOptions(rules.options);
  if (!resolved.ok) throw new Error('no options');
  return resolved.options;
})();

function opened(galaxy: string, seats: readonly string[]): GameState {
  const game = newGame({ name: 'Test', rules, options, galaxy, seats });
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return game.event.state;
}
/** Opens the next turn and plays it with the seat's intents; nobody is asked anything in these turns. */
function playTurn(state: GameState, intents: readonly TurnIntent[] = [{ order: 'pass' }]): GameState {
  const opening = nextTurn(state, rules).reduce(fold, state);
  const played = run({ opening, rules, steps: stepsOf(opening, rules), intents: opening.active === undefined ? {} : { [opening.active]: intents }, answers: [], dice: { roll: () => { throw new Error('no dice'); } } });
  expect(played.questions).toEqual([]);
  return played.state;
}

describe('set-up (A1, A4, A5, R4.0a)', () => {
  test.each(Object.keys(rules.galaxies))('%s opens whole, for its own races and for others', (galaxy) => {
    const seats = rules.galaxies[galaxy]?.seats ?? 0;
    for (const races of [rules.galaxies[galaxy]?.races ?? [], ['xxcha', 'norr', 'jolnar', 'mentak', 'naalu', 'yssaril'].filter((race) => rules.races[race] !== undefined).slice(0, seats)]) {
      if (races.length !== seats) continue;
      const state = opened(galaxy, races);
      expect(brokenBetweenTurns(state, rules)).toEqual([]);
      expect(Object.keys(state.leaders)).toHaveLength(3 * seats);
      for (const leader of Object.values(state.leaders)) expect(leader.at.on === 'planet' ? state.planets[leader.at.planet]?.owner : undefined).toBe(leader.seat);
    }
  });
  test.each([
    ['nobody', 'demo-3', ['letnev', 'hacan', 'nobody'], 'unknown-race'],
    ['the same race twice', 'demo-3', ['letnev', 'hacan', 'hacan'], 'race-twice'],
    ['too few', 'demo-3', ['letnev', 'hacan'], 'wrong-seat-count'],
    ['no such galaxy', 'nowhere', ['letnev'], 'unknown-galaxy'],
    ['a name of the language itself', 'constructor', ['letnev'], 'unknown-galaxy'],
  ])('refused: %s', (_name, galaxy, seats, code) => {
    const game = newGame({ name: 'Test', rules, options, galaxy, seats });
    expect(game.ok ? [] : game.problems.map((problem) => problem.code)).toEqual([code]);
  });
});

describe('the round (R1.6, R1.8, R1.11)', () => {
  test('seats act in speaker order, until all have passed; then the round ends and the next begins', () => {
    let state = opened('demo-3', ['letnev', 'hacan', 'sol']);
    const seen: string[] = [];
    for (let turn = 1; turn <= 6; turn += 1) {
      state = playTurn(state, turn === 1 ? [{ order: 'activate', system: '2' }] : undefined);
      seen.push(`${String(state.round)}.${String(state.action)} ${state.phase} ${state.active ?? '-'}`);
    }
    expect(seen).toEqual(['1.1 action letnev', '1.2 action hacan', '1.3 action sol', '1.4 action letnev', '1.5 status -', '2.1 action letnev']);
  });
  test('at the end of the round counters come back, damage is repaired, planets are ready', () => {
    const start = opened('demo-3', ['letnev', 'hacan', 'sol']);
    let state = playTurn(start, [{ order: 'activate', system: '2' }, { order: 'build', units: [{ kind: 'ground-force', count: 2 }], planet: 'arc-prime' }]);
    expect([state.seats['letnev']?.counters.command, state.systems['2']?.counters, Object.values(state.planets).filter((planet) => planet.exhausted).length]).toEqual([2, ['letnev'], 1]);
    const ship = Object.keys(state.pieces).find((id) => id.startsWith('letnev/dreadnought')) ?? '';
    state = fold(state, { type: 'piece-damaged', audience: 'all', cites: [], piece: ship, cause: 'pds' });
    for (let turn = 0; turn < 4; turn += 1) state = playTurn(state);
    expect([state.phase, state.seats['letnev']?.counters.command, state.systems['2']?.counters, state.pieces[ship]?.damaged, state.seats['letnev']?.passed]).toEqual(['status', 3, [], false, false]);
    expect(Object.values(state.planets).filter((planet) => planet.exhausted)).toEqual([]);
  });
  test('who orders nothing passes; who has no counter passes for that reason', () => {
    const start = opened('demo-3', ['letnev', 'hacan', 'sol']);
    const opening = nextTurn(start, rules).reduce(fold, start);
    const poor = { ...opening, seats: { ...opening.seats, letnev: { ...opening.seats['letnev'] as NonNullable<GameState['seats'][string]>, counters: { command: 0, strategy: 2, fleet: 3 } } } };
    const why = (state: GameState): readonly unknown[] => run({ opening: state, rules, steps: stepsOf(state, rules), intents: {}, answers: [], dice: { roll: () => [] } }).events;
    expect([why(opening)[0], why(poor)[0]]).toMatchObject([{ type: 'seat-passed', why: 'no-orders' }, { type: 'seat-passed', why: 'no-counters' }]);
  });
});
