import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { processNow } from '../../src/games/process-turn.js';
import { readReports } from '../../src/games/read-log.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { createMapPainter } from '../../src/mail/outbound/paint-map.js';
import { holderOf, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

test('a report has the map in its HTML part, and says everything without it', async () => {
  const painter = createMapPainter();
  let painted = 0;
  const deps: TestGames['deps'] = { ...games.deps, paintMap: async (...of) => { painted += 1; return painter(...of); } };
  const game = await startedGame(games);
  await submitOrders(deps, { gameId: game.id, seat: 'letnev', source: 'rest', text: 'PASS' });
  await processNow(deps, games.moderator, game.id);
  expect(painted).toBe(3);
  const [report] = (await deps.outbox.list({ to: 'lena@example.org' })).filter((mail) => mail.gameId === game.id && mail.cause.startsWith('report'));
  const raw = Buffer.from(report?.raw ?? '').toString('latin1');
  const mime = await simpleParser(Buffer.from(report?.raw ?? ''));
  expect(mime.attachments).toMatchObject([{ contentType: 'image/png', cid: 'map', contentDisposition: 'inline', related: true }]);
  expect(raw).toMatch(/src=3D"cid:map"|src="cid:map"/u);
  expect(mime.text).not.toMatch(/cid:/u);
  // On the page of the reports there is the map of the page.
  expect((await readReports(deps, holderOf(game, 'letnev'), game.id))[0]?.html).not.toMatch(/cid:/u);
});
