import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { CreatedGame } from '../../src/games/create-game.js';
import type { GameDeps } from '../../src/games/ports.js';
import { readIncoming } from '../../src/games/read-incoming.js';
import { readMails } from '../../src/games/read-log.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

async function mailIn(game: CreatedGame, { race = 'letnev', headers = [], body = 'PASS', deps = games.deps }: { readonly race?: string; readonly headers?: readonly string[]; readonly body?: string; readonly deps?: GameDeps }) {
  const seat = game.seats.find((one) => one.race === race);
  const from = race === 'letnev' ? 'lena@example.org' : 'hugo@example.org';
  const raw = Buffer.from([`From: ${from}`, `To: ${seat?.mailbox ?? ''}`, 'Subject: orders', ...headers, '', body, ''].join('\r\n'));
  const seq = await takeMail(games.deps, { source: 'smtp', envelopeFrom: from, envelopeTo: seat?.mailbox ?? '', raw });
  await handleWaitingMail(deps);
  return { seq, mail: await games.deps.mails.bySeq(seq) };
}

async function newest(game: CreatedGame, to: string): Promise<string> {
  const [mail] = (await games.deps.outbox.list({ to })).filter((one) => one.gameId === game.id);
  return ((await simpleParser(Buffer.from(mail?.raw ?? ''))).text ?? '').replace(/\s+/gu, ' ');
}

test('a NUL in a header does no harm', async () => {
  const game = await startedGame(games);
  const { mail } = await mailIn(game, { headers: ['Message-ID: <a\0b@example.org>', 'In-Reply-To: <c\0d@example.org>', 'X-\0Odd: \0'] });
  expect(mail).toMatchObject({ status: 'done', action: 'accept', seat: 'letnev' });
});

test('a mail that we fail at has its place, its moderator is told, and its page opens', async () => {
  const game = await startedGame(games);
  const broken: GameDeps = { ...games.deps, inbound: { ...games.deps.inbound, read: async () => Promise.reject(new Error('broken \0 on purpose')) } };
  const { seq, mail } = await mailIn(game, { deps: broken });
  expect(mail).toMatchObject({ status: 'refused', action: 'failed', reason: 'Error: broken   on purpose', gameId: game.id, seat: 'letnev' });
  expect((await readMails(games.deps, games.moderator, game.id)).in.map((one) => one.seq)).toContain(String(seq));
  expect(await newest(game, 'mod@example.org')).toContain(`/moderator/mails/${String(seq)}`);
  expect(await readIncoming(broken, games.moderator, String(seq))).toMatchObject({ read: { ok: false, problem: 'Error: broken   on purpose' } });
});

const nested = (depth: number): { readonly headers: readonly string[]; readonly body: string } => {
  const open = Array.from({ length: depth }, (_, at) => `--b${String(at)}\r\nContent-Type: multipart/mixed; boundary=b${String(at + 1)}\r\n`);
  return { headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b0'], body: [...open, `--b${String(depth)}`, 'Content-Type: text/plain', '', 'PASS'].join('\r\n') };
};

test.each([
  ['depth', 'letnev', nested(30), 'nested more than 20 deep'],
  ['depth', 'hacan', nested(30), 'mehr als 20 Ebenen tief verschachtelt'],
  ['body-line-bytes', 'letnev', { body: 'x'.repeat(300_000) }, 'one of its lines has more than 262144 bytes'],
  ['body-line-bytes', 'hacan', { body: 'x'.repeat(300_000) }, 'Eine ihrer Zeilen hat mehr als 262144 Bytes'],
] as const)('a mail beyond the limit %s is answered to %s by that limit', async (reason, race, sent, said) => {
  const game = await startedGame(games);
  const { mail } = await mailIn(game, { race, ...sent });
  expect(mail).toMatchObject({ status: 'refused', action: 'refuse', reason });
  const text = await newest(game, race === 'letnev' ? 'lena@example.org' : 'hugo@example.org');
  expect(text).toContain(said);
  expect(text).not.toContain('kB');
});
