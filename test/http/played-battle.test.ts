import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMALL_GALAXY } from '../support/games.js';
import { aVisitor, type Visitor } from './browser.js';
import { formsIn } from './forms-in.js';
import { aGame, aModerator, aTestApp, bearer, pageOf, type TestApp } from './test-app.js';

const ATTACK = 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1, 2 fighters, 2 ground forces FROM 12\nLAND 2 ground forces ON Abyz';
let world: TestApp;
// One of each side's dice hits in a round, so that both are asked and the attacker wins.
beforeAll(async () => { world = await aTestApp({ faces: { roll: ({ count }) => Array.from({ length: count }, (_, index) => (index === 0 ? 10 : 1)) } }); });
afterAll(async () => world.close());

test('a battle is fought to its end by the forms on the pages alone', async () => {
  const game = await aGame(world, { galaxy: SMALL_GALAXY, options: { resolve: 'at-once' } });
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/start`, headers: bearer(world.moderatorToken) });
  const seats = ['letnev', 'hacan', 'sol'].map((race) => ({ race, path: pageOf(game, race), visitor: aVisitor(world.app) }));
  for (const { path, visitor } of seats) {
    await visitor.get(`${path}?lang=en`);
    // Nothing is answered in advance: every question comes to its page.
    await visitor.post(`${path}/standing`, { standing: '' });
  }
  const [attacker] = seats;
  if (attacker === undefined) throw new Error('nobody plays');
  await attacker.visitor.get(attacker.path);
  expect((await attacker.visitor.post(`${attacker.path}/orders`, { do: 'send', text: ATTACK })).body).toContain('All orders accepted');

  const asked: string[] = [];
  for (let step = 0; step < 40 && !(await reported(attacker)); step += 1) {
    for (const seat of seats) asked.push(...(await answerAll(seat)));
  }
  expect(await reported(attacker)).toBe(true);
  expect(new Set(asked.map((line) => line.split(' ')[0]))).toEqual(new Set(['letnev', 'hacan']));
  for (const { path, visitor } of seats) {
    const page = await visitor.get(path);
    expect(page.body).toMatch(/<details open><summary>\[Rim war R1\.1\]/u);
    expect(formsIn(page.body, '/answer')).toEqual([]);
  }
  expect((await aVisitor(world.app).get(`/games/${game.id}/dice`)).body).toContain('space-combat/1/letnev');
});

type Player = { readonly race: string; readonly path: string; readonly visitor: Visitor };

async function reported({ path, visitor }: Player): Promise<boolean> {
  return !(await visitor.get(path)).body.includes('No turn has been resolved yet');
}

/** Sends every question's form of a page as it came, and says what was asked. */
async function answerAll({ race, path, visitor }: Player): Promise<readonly string[]> {
  const asked: string[] = [];
  for (;;) {
    const [form] = formsIn((await visitor.get(path)).body, '/answer');
    if (form === undefined) return asked;
    expect(form.action).toBe(`${path}/answer`);
    const sent = await visitor.post(form.action, form.fields);
    expect({ status: sent.status, to: sent.location }).toEqual({ status: 303, to: path });
    expect((await visitor.get(path)).body).toContain('Your answer counts.');
    asked.push(`${race} ${form.legends.join()}`);
  }
}

test('"resolve now" pressed twice on one page does not answer the questions that came by the first press', async () => {
  const game = await aGame(world, { galaxy: SMALL_GALAXY });
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/start`, headers: bearer(world.moderatorToken) });
  const attacker = aVisitor(world.app);
  await attacker.get(pageOf(game, 'letnev'));
  await attacker.post(`${pageOf(game, 'letnev')}/orders`, { do: 'send', text: ATTACK });
  const moderator = await aModerator(world);
  const path = `/moderator/games/${game.id}`;
  const press = async (): Promise<void> => { const [form] = formsIn(before, '/process'); await moderator.post(`${path}/process`, form?.fields ?? []); };
  let before = (await moderator.get(path)).body;
  await press();
  const asked = formsIn((await moderator.get(path)).body, '/answer').length;
  expect(asked).toBeGreaterThan(0);
  await press();
  expect(formsIn((await moderator.get(path)).body, '/answer')).toHaveLength(asked);
  before = (await moderator.get(path)).body;
  expect(formsIn(before, '/process')[0]?.fields.filter(([name]) => name === 'question')).toHaveLength(asked);
});
