import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGameBody } from '../../src/http/schemas/games.js';
import { aTestApp, type TestApp } from './test-app.js';

type Schema = { readonly examples?: readonly unknown[] };
type Operation = { readonly operationId?: string; readonly summary?: string; readonly requestBody?: unknown; readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Readonly<Record<string, unknown>> }>> };
type Description = { readonly openapi: string; readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>; readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

let world: TestApp;
let description: Description;
beforeAll(async () => {
  world = await aTestApp();
  description = (await world.app.inject('/api/v1/openapi.json')).json<Description>();
});
afterAll(async () => world.close());

const operations = () => Object.entries(description.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })));

test('the description and the list for users name the same calls', () => {
  const listed = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(?<call>(?:GET|POST|PUT|DELETE) \/api\/v1\/[^`]+)`/gmu)].map((match) => match.groups?.['call'] ?? '');
  expect(listed.length).toBeGreaterThan(10);
  expect(operations().map(({ call }) => call).sort()).toEqual([...listed].sort());
});

test('every call has a name of its own, a summary, and errors in their media type', () => {
  const ids = operations().map(({ operation }) => operation.operationId ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (const { call, operation } of operations()) {
    expect({ call, summary: operation.summary }).toEqual({ call, summary: expect.stringMatching(/.{5}/u) });
    for (const status of ['4XX', '5XX']) expect({ call, kind: Object.keys(operation.responses[status]?.content ?? {}) }).toEqual({ call, kind: ['application/problem+json'] });
    for (const { description: words } of Object.values(operation.responses)) expect({ call, words }).not.toEqual({ call, words: 'Default Response' });
  }
});

test('each schema stands there once, and every reference leads to one', () => {
  const names = Object.keys(description.components.schemas);
  expect(names.filter((name) => name.endsWith('Input'))).toEqual([]);
  const refs = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(?<name>[^"]+)"/gu)].map((match) => match.groups?.['name'] ?? '');
  expect([...new Set(refs)].sort()).toEqual([...names].sort());
});

test('what is sent has an example, and the example of a game has its shape', () => {
  const { schemas } = description.components;
  for (const name of ['NewGame', 'OrderText', 'Correction', 'AnswerToQuestion', 'OrdersAnswer', 'Problem', 'CreatedGame']) expect({ name, examples: schemas[name]?.examples?.length ?? 0 }).not.toEqual({ name, examples: 0 });
  expect(createGameBody.safeParse(schemas['NewGame']?.examples?.[0]).success).toBe(true);
});
