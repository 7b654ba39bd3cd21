import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { CreatedGame } from '../../src/games/create-game.js';
import { confirmHeldMail, lookAtHeldMail, reassignHeldMail, rejectHeldMail, releaseHeldMail } from '../../src/games/held-mail.js';
import { processNow } from '../../src/games/process-turn.js';
import { readGame } from '../../src/games/read-game.js';
import { readMails } from '../../src/games/read-log.js';
import { readOrders } from '../../src/games/read-orders.js';
import { acceptsRecipient, handleMail, handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { replaceMailboxKey } from '../../src/games/replace-mailbox-key.js';
import { createMailStore } from '../../src/persistence/mail-store.js';
import { holderOf, startedGame, testGames, type TestGames } from '../support/games.js';

let games: TestGames;
beforeAll(async () => { games = await testGames(); });
afterAll(async () => games.close());

type Sent = { readonly from?: string; readonly to?: string; readonly cc?: string; readonly id?: string; readonly reply?: string; readonly auto?: boolean; readonly text: string };
let counter = 0;

function eml(mailbox: string, { from = 'lena@example.org', to = mailbox, cc, id, reply, auto = false, text }: Sent): Buffer {
  counter += 1;
  const headers = [`From: ${from}`, `To: ${to}`, ...(cc === undefined ? [] : [`Cc: ${cc}`]), 'Subject: Re: orders', `Message-ID: ${id ?? `<${String(counter)}@example.org>`}`, ...(reply === undefined ? [] : [`In-Reply-To: ${reply}`, `References: ${reply}`]), ...(auto ? ['Auto-Submitted: auto-replied'] : []), 'Content-Type: text/plain; charset=utf-8'];
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`);
}

function mailboxIn(game: CreatedGame, race = 'letnev'): string {
  const seat = game.seats.find((one) => one.race === race);
  if (seat === undefined) throw new Error(`no seat ${race}`);
  return seat.mailbox;
}

/** Hands a mail in and gives what became of it. */
async function mailIn(game: CreatedGame, sent: Sent, mailbox = mailboxIn(game)) {
  const seq = await takeMail(games.deps, { source: 'smtp', envelopeFrom: sent.from ?? 'lena@example.org', envelopeTo: mailbox, raw: eml(mailbox, sent) });
  await handleWaitingMail(games.deps);
  const mail = await games.deps.mails.bySeq(seq);
  if (mail === undefined) throw new Error('the mail is gone');
  return mail;
}

/** Mails to an address, the newest first, as read by its owner. */
async function inboxOf(game: CreatedGame, to = 'lena@example.org') {
  const mails = (await games.deps.outbox.list({ to })).filter((mail) => mail.gameId === game.id);
  return Promise.all(mails.map(async (mail) => ({ ...mail, mime: await simpleParser(Buffer.from(mail.raw ?? '')) })));
}
const orders = async (game: CreatedGame, race = 'letnev') => (await readOrders(games.deps, holderOf(game, race), game.id)).map(({ text, current, status }) => ({ text, current, status }));

test('a mail with orders is stored and answered by its echo, with the receipt and whom the game waits for', async () => {
  const game = await startedGame(games);
  expect(await mailIn(game, { text: 'ACTIVATE 27\nMOVE Dreadnought 9 FROM 12\nBest wishes, Lena', id: '<orders@example.org>' })).toMatchObject({ status: 'done', action: 'accept', seat: 'letnev' });
  expect(await orders(game)).toMatchObject([{ current: true, status: 'partly' }]);
  const [echo] = await inboxOf(game);
  expect(echo?.mime).toMatchObject({ inReplyTo: '<orders@example.org>', subject: expect.stringContaining('[Rim War R1.1]') });
  expect(echo?.mime.text).toMatch(/ACTIVATE 27/u);
  expect(echo?.mime.text).toMatch(/Receipt/u);
  expect(echo?.mime.replyTo?.value[0]?.address).toBe(mailboxIn(game));
});

test('the statement that a refusal rests on leads to the page that says it, in the language of the player', async () => {
  const game = await startedGame(games);
  for (const [from, race, text, statement] of [['lena@example.org', 'letnev', 'ACTIVATE 27\nMOVE Carrier 1, General FROM 12\nLAND General ON Abyz', 'en#A9'], ['hugo@example.org', 'hacan', 'AKTIVIERE 27\nLANDE General AUF Abyz', 'de#A1']] as const) {
    await mailIn(game, { from, text }, mailboxIn(game, race));
    const [echo] = await inboxOf(game, from);
    expect(echo?.mime.html).toContain(`href="https://play.example/rules?lang=${statement}"`);
  }
});

test('a player who writes German is answered in German', async () => {
  const game = await startedGame(games);
  await mailIn(game, { from: 'hugo@example.org', text: 'Rückzug nie' }, mailboxIn(game, 'hacan'));
  const [echo] = await inboxOf(game, 'hugo@example.org');
  expect(echo?.mime.text).toMatch(/RÜCKZUG NIE/u);
  expect(echo?.mime.text).toMatch(/Quittung/u);
});

test('the same mail twice counts once, whatever its body; two mails in the same second both count', async () => {
  const game = await startedGame(games);
  await mailIn(game, { text: 'ACTIVATE 27', id: '<same@example.org>' });
  expect(await mailIn(game, { text: 'PASS', id: '<same@example.org>' })).toMatchObject({ status: 'duplicate' });
  await Promise.all(['ACTIVATE 27', 'PASS'].map(async (text) => takeMail(games.deps, { source: 'smtp', envelopeFrom: '', envelopeTo: mailboxIn(game), raw: eml(mailboxIn(game), { text }) })));
  await Promise.all([handleWaitingMail(games.deps), handleWaitingMail(games.deps), handleWaitingMail(games.deps)]);
  await handleWaitingMail(games.deps);
  expect(await orders(game)).toHaveLength(3);
  expect(await inboxOf(game)).toHaveLength(1 + 3);
});

test('a stranger with the right key is held, nothing counts, and the registered address is asked', async () => {
  const game = await startedGame(games);
  expect(await mailIn(game, { from: 'mallory@example.net', text: 'PASS' })).toMatchObject({ status: 'held', reason: 'unknown-sender' });
  expect(await orders(game)).toEqual([]);
  expect(await inboxOf(game, 'mallory@example.net')).toEqual([]);
  const [asked] = await inboxOf(game);
  const token = /confirm\/([a-z2-7]+)/u.exec(asked?.mime.text ?? '')?.[1] ?? '';
  expect(await lookAtHeldMail(games.deps, token)).toMatchObject({ seat: 'letnev', from: 'mallory@example.net', text: 'PASS' });
  expect(await orders(game)).toEqual([]);
  expect(await confirmHeldMail(games.deps, token)).toEqual({ counted: true });
  expect(await orders(game)).toMatchObject([{ text: 'PASS', current: true }]);
  await expect(confirmHeldMail(games.deps, token)).rejects.toMatchObject({ code: 'not-found' });
});

test('a reply with CONFIRM lets a held mail count from its receipt, and never instead of a later one', async () => {
  const game = await startedGame(games);
  await mailIn(game, { from: 'lena.at.work@example.net', text: 'PASS' });
  const [asked] = await inboxOf(game);
  await mailIn(game, { text: 'ACTIVATE 27' });
  expect(await mailIn(game, { text: 'CONFIRM', reply: asked?.messageId ?? '', auto: true })).toMatchObject({ status: 'ignored' });
  expect(await mailIn(game, { text: 'CONFIRM', reply: asked?.messageId ?? '' })).toMatchObject({ status: 'done', action: 'confirm' });
  expect(await orders(game)).toMatchObject([{ text: 'ACTIVATE 27', current: true }, { text: 'PASS', current: false }]);
});

test('a question is open for 72 hours; after that only the moderator can let the mail count', async () => {
  const game = await startedGame(games);
  const held = await mailIn(game, { from: 'mallory@example.net', text: 'PASS' });
  expect(Math.round(((held.confirmExpiresAt?.getTime() ?? 0) - held.receivedAt.getTime()) / 3_600_000)).toBe(72);
  const [asked] = await inboxOf(game);
  expect(asked?.mime.text).toMatch(/72 hours/u);
  const token = /confirm\/([a-z2-7]+)/u.exec(asked?.mime.text ?? '')?.[1] ?? '';
  await games.database.pool.query('UPDATE inbound_mail SET confirm_expires_at = now() WHERE seq = $1', [held.seq.toString()]);
  expect(await lookAtHeldMail(games.deps, token)).toBeUndefined();
  await expect(confirmHeldMail(games.deps, token)).rejects.toMatchObject({ code: 'not-found' });
  await mailIn(game, { text: 'CONFIRM', reply: asked?.messageId ?? '' });
  expect((await games.deps.mails.bySeq(held.seq))?.status).toBe('held');
  expect(await releaseHeldMail(games.deps, games.moderator, String(held.seq))).toEqual({ counted: true });
});

test('the moderator can let a held mail count or put it aside', async () => {
  const game = await startedGame(games);
  const first = await mailIn(game, { from: 'a@example.net', text: 'PASS' });
  const second = await mailIn(game, { from: 'b@example.net', text: 'ACTIVATE 27' });
  await rejectHeldMail(games.deps, games.moderator, String(second.seq));
  expect(await releaseHeldMail(games.deps, games.moderator, String(first.seq))).toEqual({ counted: true });
  expect(await orders(game)).toMatchObject([{ text: 'PASS' }]);
  await expect(releaseHeldMail(games.deps, games.moderator, String(second.seq))).rejects.toMatchObject({ code: 'not-found' });
});

test('the moderator can give a held mail to another seat of the same game', async () => {
  const game = await startedGame(games);
  const held = await mailIn(game, { from: 'hugo.at.work@example.net', cc: 'friend@example.net', text: 'RETREAT NEVER' });
  const seq = String(held.seq);
  await expect(reassignHeldMail(games.deps, games.moderator, { seq, seat: 'norr' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(reassignHeldMail(games.deps, holderOf(game, 'hacan'), { seq, seat: 'hacan' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await reassignHeldMail(games.deps, games.moderator, { seq, seat: 'hacan' })).toEqual({ counted: true });
  expect([await orders(game), await orders(game, 'hacan')]).toMatchObject([[], [{ text: 'RETREAT NEVER', current: true }]]);
  expect(await games.deps.mails.bySeq(held.seq)).toMatchObject({ status: 'done', seat: 'hacan' });
  const [echo] = await inboxOf(game, 'hugo@example.org');
  expect(echo?.mime.text).toMatch(/RÜCKZUG NIE/u);
  expect(echo?.mime.replyTo?.value[0]?.address).toBe(mailboxIn(game, 'hacan'));
});

test('who shows his address to others gets a new one at once, and mail to the old one is held', async () => {
  const game = await startedGame(games);
  expect(await mailIn(game, { text: 'ACTIVATE 27', cc: 'friend@example.net' })).toMatchObject({ status: 'done' });
  const [echo] = await inboxOf(game);
  const address = echo?.mime.replyTo?.value[0]?.address ?? '';
  expect(address).not.toBe(mailboxIn(game));
  expect(echo?.mime.text).toContain(address);
  expect(await mailIn(game, { text: 'PASS' })).toMatchObject({ status: 'held', reason: 'old-key' });
  const retired = async (ago: string) => games.database.pool.query(`UPDATE old_mailbox_key SET retired_at = now() - interval '${ago}' WHERE seat_id IN (SELECT id FROM seat WHERE game_id = $1)`, [game.id]);
  await retired('13 days 23 hours');
  expect(await acceptsRecipient(games.deps, mailboxIn(game))).toBe(true);
  await retired('14 days 1 minute');
  expect(await acceptsRecipient(games.deps, mailboxIn(game))).toBe(false);
  expect(await mailIn(game, { text: 'PASS' }, address)).toMatchObject({ status: 'done' });
});

test('a new key by command, and by the page', async () => {
  const game = await startedGame(games);
  expect(await mailIn(game, { text: 'NEW KEY' })).toMatchObject({ status: 'done' });
  const [told] = await inboxOf(game);
  const address = told?.mime.replyTo?.value[0]?.address ?? '';
  expect([await acceptsRecipient(games.deps, address), await acceptsRecipient(games.deps, mailboxIn(game)), await acceptsRecipient(games.deps, 'nobody@play.example'), await acceptsRecipient(games.deps, `${game.id}.aaaaaaaaaaaaaaaaaaaa@play.example`)]).toEqual([true, true, false, false]);
  const { mailbox } = await replaceMailboxKey(games.deps, holderOf(game, 'letnev'), { gameId: game.id, seat: 'letnev' });
  expect(mailbox).not.toBe(address);
  await expect(replaceMailboxKey(games.deps, holderOf(game, 'letnev'), { gameId: game.id, seat: 'sol' })).rejects.toMatchObject({ code: 'not-found' });
});

test('who asks whether there is an address costs one statement, whatever he asks for', async () => {
  const game = await startedGame(games);
  await replaceMailboxKey(games.deps, holderOf(game, 'sol'), { gameId: game.id, seat: 'sol' });
  const [mail] = await games.deps.outbox.list({ gameId: game.id });
  let statements = 0;
  const { pool } = games.database;
  const counting = new Proxy(pool, { get: (target, name) => { if (name === 'query') statements += 1; const value: unknown = Reflect.get(target, name); return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value; } });
  const deps = { ...games.deps, mails: createMailStore({ prisma: games.database.prisma, pool: counting }) };
  const asked = [mailboxIn(game, 'sol'), mailboxIn(game, 'hacan'), `${game.id}.${'a'.repeat(20)}@play.example`, `nogame.${'a'.repeat(20)}@play.example`, mail?.envelopeFrom ?? '', `bounce.${'a'.repeat(20)}@play.example`, 'postmaster@play.example', 'hugo@example.org'];
  expect(await Promise.all(asked.map(async (address) => acceptsRecipient(deps, address)))).toEqual([true, true, false, false, true, false, false, false]);
  expect(statements).toBe(6);
});

test('a reply to a mail of a closed turn is held with one question back, and counts for the open turn when confirmed', async () => {
  const game = await startedGame(games);
  const [start] = await inboxOf(game);
  await mailIn(game, { text: 'PASS', reply: start?.messageId ?? '' });
  await processNow(games.deps, games.moderator, game.id);
  expect(await mailIn(game, { text: 'RETREAT NEVER', reply: start?.messageId ?? '' })).toMatchObject({ status: 'held', reason: 'closed-turn' });
  const [asked] = await inboxOf(game);
  expect(await mailIn(game, { text: 'CONFIRM', reply: asked?.messageId ?? '' })).toMatchObject({ action: 'confirm' });
  expect(await orders(game)).toMatchObject([{ text: 'RETREAT NEVER', current: true }, { text: 'PASS' }]);
});

test.each([
  ['HELP', /ACTIVATE/u], ['STATUS', /Dreadnought 1/u], ['RESEND', /Dreadnought 1/u], ['Just saying hello.', /WAITING FOR/u],
])('%s is answered', async (text, expected) => {
  const game = await startedGame(games);
  expect(await mailIn(game, { text })).toMatchObject({ status: 'done' });
  const mails = await inboxOf(game);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.mime.text).toMatch(expected);
});

test('RESEND sends the last report again', async () => {
  const game = await startedGame(games);
  await mailIn(game, { text: 'PASS' });
  await processNow(games.deps, games.moderator, game.id);
  const [report] = await inboxOf(game);
  await mailIn(game, { text: 'RESEND' });
  const [again] = await inboxOf(game);
  expect([again?.subject, again?.mime.text]).toEqual([report?.subject, report?.mime.text]);
  expect(again?.id).not.toBe(report?.id);
});

test('machines are never answered, and an empty mail is', async () => {
  const game = await startedGame(games);
  expect(await mailIn(game, { text: 'PASS', auto: true })).toMatchObject({ status: 'ignored' });
  expect(await inboxOf(game)).toHaveLength(1);
  expect(await mailIn(game, { text: '> quoted only' })).toMatchObject({ status: 'refused' });
  expect(await inboxOf(game)).toHaveLength(2);
});

test('mail that waits is read before a turn is resolved', async () => {
  const game = await startedGame(games);
  await takeMail(games.deps, { source: 'smtp', envelopeFrom: '', envelopeTo: mailboxIn(game), raw: eml(mailboxIn(game), { text: 'PASS' }) });
  await processNow(games.deps, games.moderator, game.id);
  expect(await orders(game)).toMatchObject([{ text: 'PASS', current: true }]);
  const { in: received } = await readMails(games.deps, games.moderator, game.id);
  expect(received).toMatchObject([{ status: 'done', to: expect.not.stringMatching(/[a-z2-7]{20}@/u) }]);
});

test('a question that is answered twice at once counts the mail once', async () => {
  const game = await startedGame(games);
  const held = await mailIn(game, { from: 'mallory@example.net', text: 'PASS' });
  const answers = await Promise.allSettled(Array.from({ length: 3 }, async () => releaseHeldMail(games.deps, games.moderator, String(held.seq))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: expect.stringMatching(/^(?:mail-handled|not-found)$/u) });
  expect(await orders(game)).toHaveLength(1);
});

/** A mail of letnev's player, of which copies come by other ways. */
function copyOf(game: CreatedGame, id: string, envelopeTo: string): Parameters<typeof takeMail>[1] {
  const raw = Buffer.from(`From: lena@example.org\r\nTo: ${mailboxIn(game)}\r\nSubject: x\r\nMessage-ID: <${id}@example.org>\r\n\r\nACTIVATE 27\r\n`);
  return { source: 'smtp', envelopeFrom: 'lena@example.org', envelopeTo, raw };
}
const echoesOf = async (game: CreatedGame): Promise<number> => (await inboxOf(game)).filter(({ cause }) => cause.startsWith('echo:')).length;

test('copies of a mail under other spellings of its mailbox, or none, count once', async () => {
  const game = await startedGame(games);
  const spellings = [mailboxIn(game), mailboxIn(game).toUpperCase(), mailboxIn(game).replace('@', '+x@'), ''];
  for (const id of ['one', 'two', 'three', 'four', 'five']) for (const to of spellings) await games.deps.mails.storeRaw(copyOf(game, id, to));
  await Promise.all([handleWaitingMail(games.deps), handleWaitingMail(games.deps)]);
  expect(await orders(game)).toHaveLength(5);
  expect(await echoesOf(game)).toBe(5);
});

test('copies handled at the same moment, or the later one first, count once', async () => {
  const game = await startedGame(games);
  const read = async (id: string) => { const mail = await games.deps.mails.bySeq(await games.deps.mails.storeRaw(copyOf(game, id, mailboxIn(game)))); if (mail === undefined) throw new Error('not stored'); return mail; };
  const [first, second] = [await read('pair'), await read('pair')];
  await handleMail(games.deps, second);
  await handleMail(games.deps, first);
  for (let round = 0; round < 5; round += 1) {
    const copies = [await read(`same-${String(round)}`), await read(`same-${String(round)}`), await read(`same-${String(round)}`)];
    await Promise.all(copies.map(async (mail) => handleMail(games.deps, mail)));
  }
  expect(await orders(game)).toHaveLength(6);
  expect(await echoesOf(game)).toBe(6);
  expect(await games.deps.mails.bySeq(first.seq)).toMatchObject({ status: 'duplicate', action: 'ignore-duplicate' });
});

test('a game that cannot be read keeps no other game waiting', async () => {
  const [broken, sound] = [await startedGame(games), await startedGame(games)];
  await games.database.pool.query(`UPDATE game SET ruleset = 'gone' WHERE id = $1`, [broken.id]);
  const seqs: bigint[] = [];
  for (const [index, race] of ['letnev', 'hacan', 'sol'].entries()) for (const tag of ['', '+a', '+b']) seqs.push(await games.deps.mails.storeRaw(copyOf(broken, `poison-${String(index)}${tag}`, mailboxIn(broken, race).replace('@', `${tag}@`))));
  await games.deps.mails.storeRaw(copyOf(sound, 'sound', mailboxIn(sound)));
  await handleWaitingMail(games.deps);
  expect(await orders(sound)).toHaveLength(1);
  for (const seq of seqs) expect(await games.deps.mails.bySeq(seq)).toMatchObject({ status: 'refused', action: 'failed' });
});

test('a new key by mail and by the page at the same moment costs no mail', async () => {
  const game = await startedGame(games);
  for (let round = 0; round < 12; round += 1) {
    const mailbox = (await readGame(games.deps, games.moderator, game.id)).seats[0]?.mailbox ?? '';
    const raw = Buffer.from(`From: lena@example.org\r\nTo: ${mailbox}\r\nMessage-ID: <key-${String(round)}@example.org>\r\n\r\nNEW KEY\r\nACTIVATE 27\r\n`);
    const seq = await games.deps.mails.storeRaw({ source: 'smtp', envelopeFrom: 'lena@example.org', envelopeTo: mailbox, raw });
    await Promise.all([handleWaitingMail(games.deps), replaceMailboxKey(games.deps, holderOf(game, 'letnev'), { gameId: game.id, seat: 'letnev' })]);
    // Read with the key that was just replaced it is held, as any with an old key.
    expect((await games.deps.mails.bySeq(seq))?.action).toMatch(/^(?:accept|hold)$/u);
  }
});
