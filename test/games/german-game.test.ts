import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { CreatedGame, CreateGameInput } from '../../src/games/create-game.js';
import { processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { readEvents, readReports, readRolls } from '../../src/games/read-log.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { submitOrders } from '../../src/games/submit-orders.js';
import { holderOf, SMALL_GALAXY, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

const SEATS = [
  { race: 'letnev', name: 'Lena', email: 'lena@example.org', locale: 'de', timeZone: 'Europe/Berlin' },
  { race: 'hacan', name: 'Hugo', email: 'hugo@example.org', locale: 'de', timeZone: 'Europe/Berlin' },
] as const;
const GALAXY = { systems: { 12: SMALL_GALAXY.systems[12], 27: SMALL_GALAXY.systems[27], 28: { tile: 'lodor', planets: { lodor: { owner: 'hacan', forces: { 'ground-force': 1 } } } } }, cargo: SMALL_GALAXY.cargo } as const;

const germanGame = async (more: Partial<CreateGameInput> = {}): Promise<CreatedGame> => startedGame(games, { name: 'Randkrieg', ruleset: 'german-pbem', galaxy: GALAXY, seats: SEATS, ...more });
const order = async (game: CreatedGame, seat: string, text: string) => submitOrders(games.deps, { gameId: game.id, seat, source: 'rest', text });
const look = async (game: CreatedGame) => readGame(games.deps, games.moderator, game.id);
const waits = async (game: CreatedGame): Promise<readonly string[]> => (await look(game)).waitingFor.map(({ seat, for: what }) => `${seat} ${what}`);
const types = async (game: CreatedGame): Promise<readonly string[]> => (await readEvents(games.deps, games.moderator, game.id)).map(({ event }) => event.type);

const mailboxOf = (game: CreatedGame, race: string): string => game.seats.find((seat) => seat.race === race)?.mailbox ?? '';
const inbox = async (game: CreatedGame, to: string) =>
  Promise.all((await games.deps.outbox.list({ to })).filter((mail) => mail.gameId === game.id).map(async (mail) => ({ ...mail, mime: await simpleParser(Buffer.from(mail.raw ?? '')) })));
let mails = 0;
async function mailIn(game: CreatedGame, race: 'letnev' | 'hacan', text: string, reply?: string) {
  mails += 1;
  const from = SEATS.find((seat) => seat.race === race)?.email ?? '';
  const raw = Buffer.from([`From: ${from}`, `To: ${mailboxOf(game, race)}`, 'Subject: Befehle', `Message-ID: <german-${String(mails)}@example.org>`, ...(reply === undefined ? [] : [`In-Reply-To: ${reply}`]), 'Content-Type: text/plain; charset=utf-8', '', text, ''].join('\r\n'));
  const seq = await takeMail(games.deps, { source: 'smtp', envelopeFrom: from, envelopeTo: mailboxOf(game, race), raw });
  await handleWaitingMail(games.deps);
  return games.deps.mails.bySeq(seq);
}

const ATTACK = 'KAUFE 1 Jäger AUF Arc Prime\nBEWEGE Dreadnought 1, Carrier 1, 2 Bodentruppen VON 12 NACH 27\nRÜCKZUG NIE\nLANDE 2 Bodentruppen AUF Abyz';

test('two rounds by mail in German, phase by phase, with a battle and an invasion', async () => {
  const game = await germanGame();
  const [welcome] = await inbox(game, 'lena@example.org');
  expect(welcome?.mime.subject).toBe('[Randkrieg R1.Politikphase] Das Spiel beginnt');
  expect(welcome?.mime.text?.replace(/\s+/gu, ' ')).toContain('Politikphase, Wirtschaftsphase, Bewegungsphase');
  expect([(await look(game)).phase, await waits(game)]).toEqual(['politics', ['letnev orders', 'hacan orders']]);

  expect(await mailIn(game, 'letnev', `${ATTACK}\nPASSE\n\nViele Grüße, Lena`)).toMatchObject({ status: 'done', action: 'accept' });
  const [echo] = await inbox(game, 'lena@example.org');
  expect(echo?.mime.text).toMatch(/BEWEGE Zerstörer 1/u);
  expect(echo?.mime.text).toMatch(/WARTET AUF: Hacan/u);
  expect(JSON.stringify(await readGame(games.deps, holderOf(game, 'hacan'), game.id))).not.toMatch(/abyz.*LANDE|RÜCKZUG/u);
  expect(await inbox(game, 'hugo@example.org')).toHaveLength(1);

  await mailIn(game, 'hacan', 'PASSE');
  expect([(await look(game)).phase, await waits(game)]).toEqual(['economy', ['hacan orders']]);
  // A reply to a mail of an earlier phase of the round counts for what is still closed.
  expect(await mailIn(game, 'hacan', 'PASSE', welcome?.messageId)).toMatchObject({ status: 'done' });
  expect([(await look(game)).phase, await waits(game)]).toEqual(['movement', ['hacan orders']]);
  await mailIn(game, 'hacan', 'BEWEGE Kreuzer 2 VON 27 NACH 28');
  // Letnev's orders for movement, battle and invasion were in; PDS ask nobody, and Hacan may still fight or retreat.
  expect([(await look(game)).phase, await waits(game)]).toEqual(['space-combat', ['hacan orders']]);
  for (let tries = 0; tries < 40 && (await look(game)).round === 1; tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect([(await look(game)).phase, (await look(game)).round]).toEqual(['politics', 2]);

  const played = await types(game);
  expect(played).toEqual(expect.arrayContaining(['income-received', 'units-bought', 'fleet-moved', 'battle-opened', 'dice-rolled', 'battle-closed', 'units-placed', 'round-opened']));
  const subjects = (await readReports(games.deps, holderOf(game, 'letnev'), game.id)).map(({ subject }) => /R1\.(\S+)\]/u.exec(subject)?.[1]).filter((phase) => phase !== undefined);
  expect(new Set(subjects)).toEqual(new Set(['Politikphase', 'Wirtschaftsphase', 'Bewegungsphase', 'PDS-Salve', 'Raumkampfphase', 'Invasionsphase', 'Technologiephase', 'Aufstellungsphase', 'Fortschrittsphase']));

  const lines = (await readReports(games.deps, holderOf(game, 'letnev'), game.id)).map(({ subject }) => subject.replace(/^.*\] /u, ''));
  expect(lines).toEqual(expect.arrayContaining(['Flotten ziehen: alle', 'Keine PDS feuern', 'Einkommen: alle; Käufe: Letnev']));
  expect(lines).not.toContain('Zugbericht');

  // Orders of the first round are over: the second begins with none.
  expect(await waits(game)).toEqual(['letnev orders', 'hacan orders']);
  for (let tries = 0; tries < 40 && (await look(game)).round === 2; tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect((await look(game)).round).toBe(3);
  const log = await readRolls(games.deps, holderOf(game, 'hacan'), game.id);
  expect(log.openings).toHaveLength(18);
  expect(log.openings[0]?.receipts).toHaveLength(2);
  expect(log.rolls.length).toBeGreaterThan(0);
}, 60_000);

test('an undefended planet is taken in the invasion phase', async () => {
  const system27 = { tile: 'abyz-fria', planets: { abyz: { owner: 'hacan', forces: { 'ground-force': 1 } } } };
  const game = await germanGame({ galaxy: { ...GALAXY, systems: { ...GALAXY.systems, 27: system27 } }, options: { resolve: 'at-once' } });
  await order(game, 'letnev', ATTACK);
  for (let tries = 0; tries < 40 && (await look(game)).round === 1; tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect(await types(game)).toEqual(expect.arrayContaining(['forces-landed', 'invasion-opened']));
});

test('a later text replaces only the phases that it speaks of and that are still closed', async () => {
  const game = await germanGame();
  await order(game, 'letnev', ATTACK);
  await order(game, 'letnev', 'LANDE 1 Bodentruppe AUF Abyz');
  await order(game, 'letnev', 'VERLUSTE Jäger');
  await mailIn(game, 'letnev', 'STATUS');
  const [status] = await inbox(game, 'lena@example.org');
  for (const line of ['BAUE 1 Jäger AUF Arc Prime', 'BEWEGE Zerstörer 1', 'LANDE 1 Bodentruppe AUF Abyz', 'RÜCKZUG NIE', 'VERLUSTE Jäger']) expect(status?.mime.text?.replace(/\s+/gu, ' ')).toContain(line);
  expect(status?.mime.text).not.toMatch(/LANDE 2/u);
  for (const phase of ['politics', 'economy', 'movement']) {
    expect((await look(game)).phase).toBe(phase);
    await processNow(games.deps, games.moderator, game.id);
  }
  // Over is over; what is still closed stands.
  expect(await order(game, 'letnev', 'KAUFE 1 Kreuzer AUF Arc Prime\nLANDE 2 Bodentruppen AUF Abyz')).toMatchObject({ status: 'partly', lines: [{ code: 'phase-is-over' }, { status: expect.stringMatching(/ok|warning/u) }] });
  expect((await types(game)).filter((type) => type === 'fleet-moved')).not.toHaveLength(0);
});

test('LÖSCHE takes back what is still closed', async () => {
  const game = await germanGame();
  await order(game, 'letnev', ATTACK);
  await order(game, 'letnev', 'LÖSCHE');
  for (let tries = 0; tries < 40 && (await look(game)).round === 1; tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect((await types(game)).filter((type) => type === 'fleet-moved' || type === 'units-bought')).toEqual([]);
});

test('a captive is executed in whatever phase the order comes', async () => {
  const game = await germanGame({ galaxy: { ...GALAXY, leaders: { 'hacan/diplomat': { captor: 'letnev' } } } });
  await processNow(games.deps, games.moderator, game.id);
  expect(await order(game, 'letnev', 'EXEKUTIERE Diplomat VON Hacan')).toMatchObject({ status: 'accepted' });
  expect(await order(game, 'hacan', 'EXEKUTIERE Diplomat VON Hacan')).toMatchObject({ status: 'refused' });
  await processNow(games.deps, games.moderator, game.id);
  expect((await look(game)).galaxy.leaders['hacan/diplomat']?.at).toEqual({ on: 'out', how: 'executed' });
  for (let tries = 0; tries < 40 && (await look(game)).round === 1; tries += 1) await processNow(games.deps, games.moderator, game.id);
  expect((await types(game)).filter((type) => type === 'order-void')).toEqual([]);
});

test('when the moderator wants a fixed rhythm, phases wait for their deadline', async () => {
  const game = await germanGame({ options: { resolve: 'at-deadline' } });
  for (const seat of ['letnev', 'hacan']) await order(game, seat, 'PASSE');
  expect([(await look(game)).phase, await waits(game)]).toEqual(['politics', []]);
});
