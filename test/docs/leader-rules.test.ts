import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from '../../src/orders/parse.js';
import { ruleSetIds, ruleSetOf } from '../../src/engine/index.js';
import { blocksOf } from '../../src/rules-docs/blocks.js';
import { documents } from '../../src/rules-docs/documents.js';
import { fill, partsIn } from '../../src/rules-docs/fill.js';
import { optionTopics } from '../../src/rules-docs/option-topics.js';
import { topicTitles } from '../../src/rules-docs/phrases.js';
import { readProofs } from '../../src/rules-docs/read-proofs.js';
import { rows } from '../../src/rules-docs/rows.js';
import { topics } from '../../src/rules-docs/statement-id.js';
import { isStatementId, statementIds, statements } from '../../src/rules-docs/statements.js';
import { seedStatements } from '../../src/scenario/coverage.js';
import { rimContext } from '../orders/support/rim-war.js';
import { thirdEdition } from '../support/world.js';

const read = (file: string): string => readFileSync(file, 'utf8');
const allSeeds = [...seedStatements.A, ...seedStatements.B];
const anchorsIn = (document: string): readonly string[] => [...document.matchAll(/<a id="(?<id>[^"]+)"><\/a>/gu)].map((match) => match.groups?.['id'] ?? '');
const linksIn = (document: string): readonly string[] => [...document.matchAll(/\]\((?<to>[^)\s]+)\)/gu)].map((match) => match.groups?.['to'] ?? '');

test('every statement has its line, in both languages and short enough for a table', () => {
  expect(statementIds).toEqual(allSeeds);
  const poor = statementIds.filter((id) => {
    const { en, de } = statements[id];
    return en === de ? !/^A(?:4[2-9]|5[0-8])$/u.test(id) : [en, de].some((line) => line.trim() !== line || line.length < 10 || line.length > 170 || /undefined|NaN|\|/u.test(line));
  });
  expect(poor).toEqual([]);
});

test('every statement stands once among the rows, under its own topic', () => {
  const placed = topics.flatMap((topic) => rows[topic].flatMap((row) => [...(row.A ?? []), ...(row.B ?? [])].map((id) => ({ id, topic }))));
  expect(placed.map(({ id }) => id).sort()).toEqual([...allSeeds].sort());
  expect(placed.filter(({ id, topic }) => statements[id].topic !== topic)).toEqual([]);
});

test('every leader statement that a rule set names is one of them', () => {
  const named = ruleSetIds.flatMap((id) => JSON.stringify([ruleSetOf(id)?.leaders, ruleSetOf(id)?.options]).match(/"[AB]\d+"/gu) ?? []).map((cite) => cite.slice(1, -1));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((cite) => !isStatementId(cite))).toEqual([]);
});

test('every option of the rule sets has its topic', () => {
  for (const id of ruleSetIds) expect(Object.keys(ruleSetOf(id)?.options ?? {}).sort()).toEqual(Object.keys(optionTopics).sort());
});

test('a marker that nobody knows throws, and what stands outside of markers stays', () => {
  const blocks = new Map([['one', 'new']]);
  expect(fill('before\n<!-- generated:one -->\nold\n<!-- /generated -->\nafter', blocks)).toBe('before\n<!-- generated:one -->\nnew\n<!-- /generated -->\nafter');
  expect(() => fill('<!-- generated:two -->\n<!-- /generated -->', blocks)).toThrow('two');
});

test.each(documents)('$file is up to date; `npm run docs:rules` writes it', async ({ file, locale }) => {
  const document = read(file);
  const blocks = blocksOf(locale, await readProofs('.'));
  expect(partsIn(document).toSorted()).toEqual([...blocks.keys()].sort());
  expect(fill(document, blocks) === document ? 'up to date' : 'has drifted: npm run docs:rules').toBe('up to date');
});

test.each(documents)('$file has each statement, topic and option once, and no dead link', ({ file, locale }) => {
  const document = read(file);
  const anchors = anchorsIn(document);
  expect([...anchors].sort()).toEqual([...allSeeds, ...topics, ...Object.keys(optionTopics)].sort());
  for (const topic of topics) expect(document).toContain(`## ${topicTitles[topic][locale]}\n`);
  const isDead = (to: string): boolean => (to.startsWith('#') ? !anchors.includes(to.slice(1)) : !existsSync(path.join(path.dirname(file), to)));
  expect(linksIn(document).length).toBeGreaterThan(200);
  expect(linksIn(document).filter(isDead)).toEqual([]);
});

test.each(documents)('the orders that $file shows are understood', ({ file }) => {
  const orders = [...read(file).matchAll(/`(?<order>[A-ZÄÖÜ]{3,} [^`]*)`/gu)].map((match) => match.groups?.['order'] ?? '');
  const { lines } = parse(orders.join('\n'), { ...rimContext(), rules: thirdEdition });
  expect(orders.length).toBeGreaterThan(8);
  expect(lines.filter((line) => line.intent === undefined).map(({ text }) => text)).toEqual([]);
});
