import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { isOversizeMarked } from '../../../src/mail/inbound/oversize.js';
import { startImapListener, type ImapListener, type ImapListenerDeps } from '../../../src/mail/listeners/imap.js';
import { imapSettings } from '../../../src/mail/listeners/imap-settings.js';
import { alone } from '../../../src/persistence/alone.js';
import { createMailStore } from '../../../src/persistence/mail-store.js';
import { createSettingStore } from '../../../src/persistence/setting-store.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { describeWith } from '../../support/needs.js';
import { startDovecot, type Dovecot } from './dovecot.js';

const MAILBOX = 'g1.abcdefgh@pbem.example';
const mailOf = (subject: string, more = ''): string => `Return-Path: <player@example.org>\r\nFrom: player@example.org\r\nTo: ${MAILBOX}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.org>\r\n${more}\r\nPASS\r\n`;

test.each([
  ['imaps://a%40b.example:p%3Aw@mail.example', { host: 'mail.example', port: 993, secure: true, user: 'a@b.example', pass: 'p:w', mailbox: 'INBOX', after: 'leave', first: 'new', key: 'imap a@b.example@mail.example:993/INBOX' }],
  ['imap://u:p@[::1]:1143/Spiele%20hier?after=delete&first=all', { host: '::1', port: 1143, secure: false, mailbox: 'Spiele hier', after: 'delete', first: 'all' }],
  ['imap://u:p@h/?after=nonsense', { port: 143, mailbox: 'INBOX', after: 'leave' }],
])('%s is understood', (url, expected) => {
  expect(imapSettings(url)).toMatchObject(expected);
});

describeWith('dovecot', 'against a real IMAP server', (program) => {
  let dovecot: Dovecot;
  let database: TestDatabase;
  let listeners: ImapListener[];
  let warned: unknown[];

  beforeAll(async () => {
    dovecot = await startDovecot(program);
  });
  afterAll(async () => dovecot.remove());
  beforeEach(async () => {
    database = await freshDatabase();
    listeners = [];
    warned = [];
    await dovecot.start();
    await empty();
  });
  afterEach(async () => {
    for (const listener of listeners) await listener.stop();
    await database.close();
  });

  const empty = async () =>
    dovecot.withClient(async (client) => {
      await client.mailboxOpen('INBOX');
      if (client.mailbox !== false && client.mailbox.exists > 0) await client.messageDelete('1:*');
    });
  const listen = (more: Partial<ImapListenerDeps> = {}): ImapListener => {
    const listener = startImapListener({
      url: `${dovecot.url}/?first=all`,
      domain: 'pbem.example',
      maxBytes: 20_000,
      store: createMailStore(database).storeRaw,
      settings: createSettingStore(database),
      since: new Date(),
      alone: async (work) => alone(database, 'imap', work),
      wake: async () => undefined,
      random: () => 0,
      warn: (error) => warned.push(error),
      ...more,
    });
    listeners.push(listener);
    return listener;
  };
  const rows = async () => database.prisma.inboundMail.findMany({ orderBy: { seq: 'asc' } });
  const subjects = async () => (await rows()).map(({ raw }) => /^Subject: (.*?)\r?$/mu.exec(Buffer.from(raw ?? []).toString())?.[1]);
  const inMailbox = async () =>
    dovecot.withClient(async (client) => {
      await client.mailboxOpen('INBOX', { readOnly: true });
      return client.mailbox === false || client.mailbox.exists === 0 ? [] : (await client.fetchAll('1:*', { flags: true })).map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== '\\Recent'));
    });

  test('what lies there is taken with the time of the server, its bytes as they are, and the recipient from its header', async () => {
    await dovecot.deliver(mailOf('one'), new Date('2020-01-02T03:04:05Z'));
    await dovecot.deliver(mailOf('two', 'Delivered-To: g2.hgfedcba@pbem.example\r\n'), new Date('2020-01-02T03:04:06Z'));
    await listen().poll();
    const [one, two] = await rows();
    expect(one).toMatchObject({ source: 'imap', envelopeFrom: 'player@example.org', envelopeTo: MAILBOX, status: 'stored', receivedAt: new Date('2020-01-02T03:04:05Z') });
    expect(Buffer.from(one?.raw ?? []).toString()).toBe(mailOf('one'));
    expect(two).toMatchObject({ envelopeTo: 'g2.hgfedcba@pbem.example', receivedAt: new Date('2020-01-02T03:04:06Z') });
  });

  test('what lay there before the first connection is left alone, unless it came while we were waiting for the server', async () => {
    const since = new Date();
    await dovecot.deliver(mailOf('years-ago'), new Date('2020-01-02T03:04:05Z'));
    await dovecot.deliver(mailOf('an-hour-ago'), new Date(since.getTime() - 3_600_000));
    const listener = listen({ url: dovecot.url, since });
    await listener.poll();
    expect(await subjects()).toEqual([]);
    await dovecot.deliver(mailOf('new'));
    await listener.poll();
    await listener.stop();
    // The place is kept: what came while nobody was connected is not taken for old mail.
    await dovecot.deliver(mailOf('meanwhile'), new Date(since.getTime() - 1_800_000));
    await listen({ url: dovecot.url }).poll();
    expect(await subjects()).toEqual(['new', 'meanwhile']);
    const another = await freshDatabase();
    try {
      const late = listen({ url: dovecot.url, since, store: createMailStore(another).storeRaw, settings: createSettingStore(another) });
      await late.poll();
      expect(await another.prisma.inboundMail.count()).toBe(2);
    } finally {
      await another.close();
    }
  });

  test('what comes later is taken at once by IDLE, once, and wakes the reader', async () => {
    let woken = 0;
    const listener = listen({ pollMs: 600_000, wake: async () => void (woken += 1) });
    await listener.poll();
    await dovecot.deliver(mailOf('three'));
    await eventually(async () => expect(await subjects()).toEqual(['three']));
    await dovecot.deliver(mailOf('four'));
    await eventually(async () => expect(await subjects()).toEqual(['three', 'four']));
    await eventually(async () => expect(woken).toBe(2));
  });

  test('without IDLE the next look takes it', async () => {
    const listener = listen({ pollMs: 100 });
    await listener.poll();
    await dovecot.deliver(mailOf('five'));
    await eventually(async () => expect(await subjects()).toEqual(['five']));
  });

  test('nothing is marked or deleted', async () => {
    await dovecot.deliver(mailOf('six'));
    await listen().poll();
    expect(await inMailbox()).toEqual([[]]);
  });

  test.each([['seen', [['\\Seen']]], ['delete', []]])('told "%s", it does so after the commit', async (after, left) => {
    await dovecot.deliver(mailOf('seven'));
    await listen({ url: `${dovecot.url}/INBOX?after=${after}&first=all` }).poll();
    expect(await subjects()).toEqual(['seven']);
    expect(await inMailbox()).toEqual(left);
  });

  test('a mail that is too large comes as its header alone, marked', async () => {
    await dovecot.deliver(mailOf('large', `X-Fill: 1\r\n`) + 'y'.repeat(30_000));
    await listen().poll();
    const [row] = await rows();
    const raw = Buffer.from(row?.raw ?? []);
    expect(isOversizeMarked(raw)).toBe(true);
    expect(raw.length).toBeLessThan(1_000);
    expect(row).toMatchObject({ envelopeTo: MAILBOX });
  });

  test('the place is kept over a restart: nothing twice, nothing left out', async () => {
    await dovecot.deliver(mailOf('eight'));
    const first = listen();
    await first.poll();
    await first.stop();
    await dovecot.deliver(mailOf('nine'));
    await listen().poll();
    expect(await subjects()).toEqual(['eight', 'nine']);
  });

  test('a stop between the store and the note of the place gives the mail again, never less', async () => {
    await dovecot.deliver(mailOf('ten'));
    const dying = listen({
      at: (point) => {
        if (point === 'stored') throw new Error('killed');
      },
    });
    await expect(dying.poll()).rejects.toThrow('killed');
    await dying.stop();
    await listen().poll();
    expect(new Set(await subjects())).toEqual(new Set(['ten']));
    expect((await subjects()).length).toBeGreaterThanOrEqual(2);
  });

  test('a mailbox made anew is read from its beginning', async () => {
    await dovecot.deliver(mailOf('eleven'));
    await createSettingStore(database).set(imapSettings(dovecot.url).key, { uidValidity: '1', lastUid: 1_000_000 });
    await listen().poll();
    expect(await subjects()).toEqual(['eleven']);
  });

  test('two processes on one mailbox take each mail once', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await dovecot.deliver(mailOf(name));
    const both = [listen({ pollMs: 50 }), listen({ pollMs: 50 })];
    await Promise.all(both.map(async (listener) => listener.poll()));
    expect(await subjects()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a server that goes away and comes back is found again', async () => {
    const listener = listen();
    await listener.poll();
    await dovecot.stop();
    await eventually(async () => expect(listener.poll()).rejects.toThrow());
    await dovecot.start();
    await dovecot.deliver(mailOf('twelve'));
    await eventually(async () => listener.poll());
    expect(await subjects()).toEqual(['twelve']);
    expect(warned.length).toBeGreaterThan(0);
  });
});
