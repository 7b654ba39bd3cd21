import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addModerator } from '../../src/games/add-moderator.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import { handleWaitingMail, takeMail } from '../../src/games/receive-mail.js';
import { aGame, aModerator, aTestApp, bearer, type TestApp } from './test-app.js';

let world: TestApp;
beforeAll(async () => { world = await aTestApp(); });
afterAll(async () => world.close());

async function started(): Promise<CreatedGame> {
  const game = await aGame(world);
  await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/start`, headers: bearer(world.moderatorToken) });
  return game;
}

let counter = 0;
async function mailIn(game: CreatedGame, { from, text, subject = 'orders', type = 'text/plain' }: { readonly from: string; readonly text: string; readonly subject?: string; readonly type?: string }): Promise<string> {
  counter += 1;
  const mailbox = game.seats.find(({ race }) => race === 'letnev')?.mailbox ?? '';
  const raw = Buffer.from(`From: ${from}\r\nTo: ${mailbox}\r\nSubject: ${subject}\r\nMessage-ID: <in-${String(counter)}@example.org>\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${text}\r\n`);
  const seq = await takeMail(world.deps, { source: 'smtp', envelopeFrom: from, envelopeTo: mailbox, raw });
  await handleWaitingMail(world.deps);
  return String(seq);
}

test('the page says what was made of each mail and why, and leads to the orders it brought', async () => {
  const game = await started();
  const good = await mailIn(game, { from: 'ada@example.org', text: 'PASS' });
  await mailIn(game, { from: 'mallory@example.net', text: 'ACTIVATE 5' });
  const visitor = await aModerator(world);
  const page = await visitor.get(`/moderator/games/${game.id}/mails`);
  expect(page.body).toContain('Read as orders and answered');
  expect(page.body).toContain('Held; the registered address has been asked: right key, but an unknown sender');
  const orders = /\/moderator\/games\/[^"]+#order-\d+/u.exec(page.body)?.[0] ?? '';
  const [path = '', anchor = ''] = orders.split('#');
  expect((await visitor.get(path)).body).toContain(`id="${anchor}"`);
  const one = await visitor.get(`/moderator/mails/${good}`);
  expect(one.body).toContain('<pre class="text" tabindex="0">PASS');
  expect((await visitor.get(`/moderator/games/${game.id}/mails?lang=de`)).body).toContain('richtiger Schlüssel, aber unbekannter Absender');
});

test('a held mail is let count, another put aside; nothing happens without the token of the form', async () => {
  const game = await started();
  const visitor = await aModerator(world);
  const mails = `/moderator/games/${game.id}/mails`;
  const held = await mailIn(game, { from: 'mallory@example.net', text: 'PASS' });
  await visitor.get(`/moderator/mails/${held}`);
  expect((await visitor.post(`/moderator/mails/${held}`, { do: 'release' }, { token: 'stolen' })).status).toBe(403);
  expect((await world.deps.mails.bySeq(BigInt(held)))?.status).toBe('held');
  await visitor.get(`/moderator/mails/${held}`);
  expect(await visitor.post(`/moderator/mails/${held}`, { do: 'release' })).toMatchObject({ status: 303, location: mails });
  expect((await visitor.get(mails)).body).toContain('The mail counts.');
  expect(await world.deps.orders.list(game.id, 'letnev')).toMatchObject([{ text: 'PASS', source: 'mail', counts: true }]);
  const other = await mailIn(game, { from: 'mallory@example.net', text: 'ACTIVATE 5' });
  await visitor.get(mails);
  await visitor.post(`/moderator/mails/${other}`, { do: 'reject' });
  expect((await visitor.get(mails)).body).toContain('Put aside by the moderator');
  expect((await visitor.post(`/moderator/mails/${other}`, { do: 'release' })).status).toBe(404);
});

test('a held mail is given to the seat that it was meant for', async () => {
  const game = await started();
  const visitor = await aModerator(world);
  const seq = await mailIn(game, { from: 'mallory@example.net', text: 'RETREAT NEVER' });
  expect((await visitor.get(`/moderator/mails/${seq}`)).body).toContain('<option value="sol">');
  expect((await visitor.post(`/moderator/mails/${seq}`, { do: 'reassign', seat: 'nobody' })).status).toBe(404);
  await visitor.get(`/moderator/mails/${seq}`);
  expect((await visitor.post(`/moderator/mails/${seq}`, { do: 'reassign', seat: 'sol' })).status).toBe(303);
  expect((await visitor.get(`/moderator/games/${game.id}/mails`)).body).toContain('The mail counts for that seat.');
  expect(await world.deps.orders.list(game.id, 'sol')).toMatchObject([{ text: 'RETREAT NEVER' }]);
  expect(await world.deps.orders.list(game.id, 'letnev')).toEqual([]);
});

test('the source of a mail is text, whatever is in it', async () => {
  const game = await started();
  const visitor = await aModerator(world);
  const hostile = '<html><img src="http://tracker.example/x.png"><script>alert(1)</script></html>';
  const seq = await mailIn(game, { from: 'mallory@example.net', text: hostile, subject: '<script>alert(2)</script>', type: 'text/html' });
  const source = await visitor.get(`/moderator/mails/${seq}/source`);
  expect(source.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(source.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/u);
  expect(source.body).toContain(hostile);
  const page = await visitor.get(`/moderator/mails/${seq}`);
  expect(page.body).not.toMatch(/<script>alert|tracker\.example\/x\.png">/u);
  expect(page.body).toContain('&lt;script&gt;alert(2)');
});

test('an outgoing mail goes out again byte for byte, as often as it is asked for', async () => {
  const game = await started();
  const visitor = await aModerator(world);
  const [first] = await world.deps.outbox.list({ gameId: game.id, to: 'ada@example.org' });
  const path = `/moderator/outbox/${first?.id ?? ''}`;
  await visitor.get(path);
  expect((await visitor.post(path, {})).location).toBe(path);
  expect((await visitor.get(path)).body).toContain('The mail is in the outbox once more.');
  const copies = (await world.deps.outbox.list({ gameId: game.id, to: 'ada@example.org' })).filter(({ messageId }) => messageId === first?.messageId);
  expect(copies).toHaveLength(2);
  expect(new Set(copies.map(({ raw }) => Buffer.from(raw ?? '').toString('base64'))).size).toBe(1);
  const source = await visitor.get(`${path}/source`);
  expect(source.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(source.body).toContain(`Message-ID: ${first?.messageId ?? ''}`);
});

test('an address whose mail came back is shown, and trusted again by a button', async () => {
  const game = await started();
  await world.deps.people.markBouncing('ada@example.org', game.id);
  const visitor = await aModerator(world);
  const mails = `/moderator/games/${game.id}/mails`;
  expect((await visitor.get(mails)).body).toContain('Suppressed addresses');
  expect((await visitor.post(`/moderator/games/${game.id}/addresses`, { email: 'nobody@example.org' })).status).toBe(404);
  await visitor.get(mails);
  expect((await visitor.post(`/moderator/games/${game.id}/addresses`, { email: 'ada@example.org' })).status).toBe(303);
  const after = await visitor.get(mails);
  expect(after.body).toContain('The address gets mail again.');
  expect(after.body).not.toContain('Suppressed addresses');
});

test("a foreign moderator finds none of another's mails", async () => {
  const game = await started();
  const seq = await mailIn(game, { from: 'mallory@example.net', text: 'PASS' });
  const [out] = await world.deps.outbox.list({ gameId: game.id });
  await addModerator(world.deps, { email: 'second@example.org' });
  const visitor = await aModerator(world, 'second@example.org');
  const none = await visitor.get('/moderator/mails/99999999');
  expect(none.status).toBe(404);
  for (const path of [`/moderator/mails/${seq}`, `/moderator/mails/${seq}/source`, `/moderator/outbox/${out?.id ?? ''}`, `/moderator/outbox/${out?.id ?? ''}/source`, `/moderator/games/${game.id}/mails`]) expect({ path, status: (await visitor.get(path)).status }).toEqual({ path, status: 404 });
  for (const path of [`/moderator/mails/${seq}`, `/moderator/outbox/${out?.id ?? ''}`, `/moderator/games/${game.id}/addresses`]) {
    await visitor.get('/moderator');
    expect({ path, status: (await visitor.post(path, { do: 'release', email: 'ada@example.org' })).status }).toEqual({ path, status: 404 });
  }
});
