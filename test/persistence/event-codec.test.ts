import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { eventVersions, type EventType } from '../../src/engine/index.js';
import { decodeEvent, encodeEvent, upcasts, type StoredEvent } from '../../src/persistence/event-codec.js';

// Rows as they were stored. Lines are only ever added: a row that once was stored must be readable for ever.
const stored = JSON.parse(readFileSync(new URL('stored-events/version-1.json', import.meta.url), 'utf8')) as readonly StoredEvent[];

/** Editions that nobody can open yet; with the first stored row a type leaves this list. */
const notStoredYet: readonly EventType[] = [
  'leader-in-limbo', 'card-played', 'card-cancelled', 'domain-revealed', 'technology-researched', 'counter-spent', 'structure-placed',
  'planet-lost', 'income-received', 'credits-paid', 'units-bought', 'units-placed', 'purchases-settled', 'diplomat-silent',
];

test.each(stored.map((row) => [row.type, row] as const))('a stored %s is read and stored again as it is', (type, row) => {
  const event = decodeEvent(row);
  expect(event.type).toBe(type);
  const again = encodeEvent(event);
  expect(again.version).toBe(eventVersions[event.type]);
  if (row.version === again.version) expect(JSON.parse(JSON.stringify(again))).toEqual(row);
});

test('there is a stored example of every type and version', () => {
  const kept = new Set(stored.map(({ type, version }) => `${type} ${String(version)}`));
  const wanted = (Object.keys(eventVersions) as EventType[]).filter((type) => !notStoredYet.includes(type)).flatMap((type) => Array.from({ length: eventVersions[type] }, (_, index) => `${type} ${String(index + 1)}`));
  expect(wanted.filter((one) => !kept.has(one))).toEqual([]);
});

test('each older version has its way to the next', () => {
  for (const [type, version] of Object.entries(eventVersions)) expect(upcasts[type as EventType]?.length ?? 0).toBe(version - 1);
});

test.each([
  [{ type: 'never-heard', version: 1, audience: 'all', body: {} }, 'unknown type'],
  [{ type: 'turn-closed', version: 99, audience: 'all', body: { turn: 1 } }, 'has version 99'],
])('what this program cannot know is not guessed', (row, message) => {
  expect(() => decodeEvent(row)).toThrow(message);
});
