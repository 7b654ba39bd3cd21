import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ruleSetIds, ruleSetOf } from '../../src/engine/index.js';
import { rulesModel } from '../../src/http/view-models/rules-model.js';

const rules = { ids: ruleSetIds, find: ruleSetOf };
const rows = (locale: 'en' | 'de') => rulesModel({ rules }, locale).groups.flatMap(({ statements }) => statements);

/** Every statement that some step or check can cite. */
function citedInSource(): ReadonlySet<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /^(?:engine|orders|games)[\\/].*\.ts$/u.test(file));
  return new Set(files.flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(/'(?<id>[AB]\d+|R\d+\.\w+|RZ\d+|S\d+\.\d+)'/gu)].map((match) => match.groups?.['id'] ?? '')));
}

test.each(['en', 'de'] as const)('every statement of the leader rules stands once on the page, in words (%s)', (locale) => {
  const ids = rows(locale).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...Array.from({ length: 73 }, (_, index) => `A${index + 1}`), ...Array.from({ length: 48 }, (_, index) => `B${index + 1}`)]));
  for (const { id, says } of rows(locale).filter((row) => /^[AB]\d/u.test(row.id))) expect({ id, long: says.length > 10 }).toEqual({ id, long: true });
});

test('whatever an answer can cite has its place on the page', () => {
  const known = new Set(rows('en').filter(({ says }) => says !== '').map(({ id }) => id));
  expect([...citedInSource()].filter((id) => !known.has(id)).sort()).toEqual([]);
});
