import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createdGame } from '../../src/games/create-game.js';
import { onceOnly } from '../../src/games/once-only.js';
import { holderOfLink, holderOfToken, lookAtSignIn, makeSignInUrl, requestSignIn, useSignIn } from '../../src/games/sign-in.js';
import { hashToken } from '../../src/keys/token.js';
import { newTestGame, SECRET, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

/** Every row of every table as text; mails, and the reports that say the same, are the letters in which secrets are due. */
async function everythingStored(): Promise<string> {
  const { pool } = games.database;
  const { rows } = await pool.query<{ readonly name: string }>(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name NOT IN ('outbox_mail', 'report')`);
  const texts = await Promise.all(rows.map(async ({ name }) => (await pool.query<{ readonly row: string }>(`SELECT row_to_json(t)::text AS row FROM "${name}" t`)).rows.map(({ row }) => row)));
  return texts.flat().join('\n');
}

test('tokens, links and mailbox keys stand in no row', async () => {
  const game = await startedGame(games);
  await requestSignIn(games.deps, 'mod@example.org');
  const stored = await everythingStored();
  const secrets = [games.token, SECRET, ...game.seats.flatMap(({ token, url, mailbox }) => [token, url.split('/p/')[1]?.slice(32) ?? '', /\.([a-z2-7]+)@/u.exec(mailbox)?.[1] ?? ''])];
  expect(secrets.every((secret) => secret.length >= 20)).toBe(true);
  expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  expect(stored).toContain(hashToken(games.token));
});

test('each secret opens what it is for, and nothing else does', async () => {
  const game = await newTestGame(games);
  const [letnev] = game.seats;
  const key = letnev?.url.split('/p/')[1] ?? '';
  expect(await holderOfToken(games.deps, letnev?.token ?? '')).toMatchObject({ kind: 'seat', gameId: game.id, seat: 'letnev' });
  expect(await holderOfToken(games.deps, games.token)).toMatchObject({ kind: 'moderator' });
  expect(await holderOfLink(games.deps, key)).toMatchObject({ kind: 'seat', seat: 'letnev' });
  for (const wrong of ['', 'x', key.slice(0, -1), `${key.slice(0, -1)}a`, `${key.slice(0, 32)}${'a'.repeat(32)}`, `${'0'.repeat(32)}${key.slice(32)}`]) {
    if (wrong !== key) expect(await holderOfLink(games.deps, wrong)).toBeUndefined();
    expect(await holderOfToken(games.deps, wrong)).toBeUndefined();
  }
});

test('a revoked link is dead', async () => {
  const game = await newTestGame(games);
  const [letnev] = game.seats;
  await games.deps.games.raiseGeneration({ seatId: letnev?.id ?? '', what: 'link', from: 1 });
  expect(await holderOfLink(games.deps, letnev?.url.split('/p/')[1] ?? '')).toBeUndefined();
});

test('a sign-in link shows whom it signs in as often as asked, and is used once', async () => {
  if (games.moderator.kind !== 'moderator') throw new Error('no moderator');
  const token = (await makeSignInUrl(games.deps, games.moderator.moderator)).split('/sign-in/')[1] ?? '';
  for (let looks = 0; looks < 2; looks += 1) expect(await lookAtSignIn(games.deps, token)).toMatchObject({ email: 'mod@example.org' });
  const uses = await Promise.all([1, 2, 3].map(async () => useSignIn(games.deps, token)));
  expect(uses.filter((holder) => holder !== undefined)).toHaveLength(1);
  expect(await lookAtSignIn(games.deps, token)).toBeUndefined();
  await games.database.pool.query('UPDATE sign_in_link SET expires_at = now(), used_at = NULL');
  expect(await useSignIn(games.deps, token)).toBeUndefined();
});

test('nobody can tell whether an address is a moderator', async () => {
  await expect(requestSignIn(games.deps, 'nobody@example.org')).resolves.toBeUndefined();
  expect(await games.deps.outbox.list({ to: 'nobody@example.org' })).toEqual([]);
});

test('a POST with an Idempotency-Key is done once; its tokens are given again and not kept', async () => {
  const body = { name: 'Once' };
  const call = { tokenHash: hashToken(games.token), key: 'k-1', request: 'POST /api/v1/games', body };
  const work = async () => ({ status: 201, body: await newTestGame(games) });
  const secretive = { keep: (answer: unknown) => ({ id: (answer as { readonly id: string }).id }), restore: async (kept: unknown) => createdGame(games.deps, games.moderator, (kept as { readonly id: string }).id) };
  const first = await onceOnly(games.deps, call, work, secretive);
  expect(await onceOnly(games.deps, { ...call, body: { name: 'Once' } }, work, secretive)).toEqual(first);
  await expect(onceOnly(games.deps, { ...call, body: { name: 'Other' } }, work, secretive)).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  await expect(onceOnly(games.deps, { ...call, key: 'k-2' }, async () => { throw new Error('failed'); })).rejects.toThrow('failed');
  expect(await onceOnly(games.deps, { ...call, key: 'k-2' }, async () => ({ status: 200, body: 'second try' }))).toEqual({ status: 200, body: 'second try' });
});
