import { expect, test } from '@jest/globals';
import { newGame, ruleSetOf, resolveOptions, type GameState } from '../../../src/engine/index.js';
import { createMapPainter } from '../../../src/mail/outbound/paint-map.js';

function board(name = 'Rim War'): GameState {
  const rules = ruleSetOf('third-edition');
  if (rules === undefined) throw new Error('no rules');
  const options = resolveOptions(rules.options, {});
  const game = options.ok ? newGame({ name, rules, options: options.options, galaxy: 'demo-3', seats: ['letnev', 'hacan', 'sol'] }) : undefined;
  if (game?.ok !== true) throw new Error('no game');
  return game.event.state;
}

/** Width and height of a PNG. */
const sizeOf = (png: Uint8Array | undefined): readonly number[] => {
  const bytes = Buffer.from(png ?? []);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('a map is painted once for all who see the same board in the same language', async () => {
  const paint = createMapPainter();
  const [first, second, german] = await Promise.all([paint(board(), 'en'), paint(board(), 'en'), paint(board(), 'de')]);
  expect(first).toBe(second);
  expect(german).not.toBe(first);
  const [width = 0, height = 0] = sizeOf(first);
  expect(width).toBe(800);
  expect(height).toBeGreaterThan(400);
  // A mail must not be heavy because of it.
  expect(first?.byteLength).toBeLessThan(250_000);
});

test('labels are written with the font that comes along, not with one of the machine', async () => {
  const state = board();
  const unnumbered: GameState = { ...state, systems: Object.fromEntries(Object.entries(state.systems).map(([id, system]) => [id, { ...system, id: '' }])) };
  const paint = createMapPainter();
  const [written, blank] = await Promise.all([paint(state, 'en'), paint(unnumbered, 'en')]);
  expect(written?.byteLength).toBeGreaterThan((blank?.byteLength ?? 0) + 1000);
});

test('only so many pictures are kept', async () => {
  const paint = createMapPainter();
  const first = await paint(board('Game 0'), 'en');
  for (let number = 1; number <= 8; number += 1) await paint(board(`Game ${String(number)}`), 'en');
  expect(await paint(board('Game 0'), 'en')).not.toBe(first);
});
