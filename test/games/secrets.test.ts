import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createdGame, type CreatedGame } from '../../src/games/create-game.js';
import { onceOnly } from '../../src/games/once-only.js';
import { processNow } from '../../src/games/process-turn.js';
import { readReports } from '../../src/games/read-log.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { holderOfLink, holderOfToken, lookAtSignIn, makeSignInUrl, requestSignIn, useSignIn } from '../../src/games/sign-in.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { hashToken } from '../../src/keys/token.js';
import { holderOf, newTestGame, SECRET, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

/** Every row of every table as text. Only the letters themselves, in which secrets are due, are left out; they are kept for 30 days. */
async function everythingStored(): Promise<string> {
  const { pool } = games.database;
  const { rows } = await pool.query<{ readonly name: string }>(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`);
  const letters: Readonly<Record<string, string>> = { outbox_mail: `- 'raw'`, inbound_mail: `- 'raw' - 'envelope_to'` };
  const texts = await Promise.all(rows.map(async ({ name }) => (await pool.query<{ readonly row: string }>(`SELECT (to_jsonb(t) ${letters[name] ?? ''})::text AS row FROM "${name}" t`)).rows.map(({ row }) => row)));
  return texts.flat().join('\n');
}

test('tokens, links and mailbox keys stand in no row, also after a game that was played by all ways', async () => {
  const { deps } = games;
  const once = { tokenHash: hashToken(games.token), key: 'play', request: 'POST /api/v1/games', body: {} };
  const keepId = { keep: (answer: unknown) => ({ id: (answer as CreatedGame).id }), restore: async (kept: unknown) => createdGame(deps, games.moderator, (kept as CreatedGame).id) };
  const game = (await onceOnly(deps, once, async () => ({ status: 201, body: await startedGame(games) }), keepId)).body as CreatedGame;
  await requestSignIn(deps, 'mod@example.org');
  const mailbox = game.seats[0]?.mailbox ?? '';
  const mail = async (from: string, lines: readonly string[]): Promise<void> => {
    await takeMail(deps, { source: 'smtp', envelopeFrom: from, envelopeTo: mailbox, raw: Buffer.from([`From: ${from}`, `To: ${mailbox}`, 'Subject: x', ...lines].join('\r\n')) });
    await handleWaitingMail(deps);
  };
  await mail('lena@example.org', ['Message-ID: <s1@example.org>', 'Cc: friend@example.net', '', 'PASS']);
  await mail('mallory@example.net', ['Message-ID: <s2@example.org>', '', 'PASS']);
  await onceOnly(deps, { ...once, key: 'orders' }, async () => ({ status: 200, body: await submitOrders(deps, { gameId: game.id, seat: 'hacan', source: 'rest', text: 'PASS' }) }));
  for (let tries = 0; tries < 3; tries += 1) await processNow(deps, games.moderator, game.id);
  const [report] = await readReports(deps, holderOf(game, 'hacan'), game.id);
  expect(report?.text).toContain(game.seats[1]?.url);
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
