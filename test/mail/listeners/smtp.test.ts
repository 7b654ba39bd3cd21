import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { AppError } from '../../../src/games/errors.js';
import type { RawMail } from '../../../src/games/ports.js';
import { readCertificate } from '../../../src/mail/listeners/read-certificate.js';
import { openSmtpListener, type SmtpListener, type SmtpListenerDeps } from '../../../src/mail/listeners/smtp.js';
import { createMailStore } from '../../../src/persistence/mail-store.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { selfSigned } from './self-signed.js';

const MAILBOX = 'g1.abcdefgh@pbem.example';
const MAX = 3_000_000;

let stored: RawMail[];
let woken: number;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  stored = [];
  woken = 0;
});
afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work();
});

async function listener(more: Partial<SmtpListenerDeps> = {}): Promise<SmtpListener> {
  const open = await openSmtpListener({
    listen: { host: '127.0.0.1', port: 0 },
    domain: 'pbem.example',
    maxBytes: MAX,
    accepts: async (address) => address === MAILBOX || address === 'g1.hgfedcba@pbem.example',
    store: async (mail) => stored.push(mail),
    wake: async () => void (woken += 1),
    ...more,
  });
  cleanUp.push(open.close);
  return open;
}

type Sent = { readonly from?: string; readonly to?: readonly string[]; readonly raw?: string | Buffer };

/** Sends with an ordinary client; the answer's status. */
async function send(port: number, { from = 'player@example.org', to = [MAILBOX], raw = 'Subject: x\r\n\r\nPASS\r\n' }: Sent = {}): Promise<string> {
  const client = createTransport({ host: '127.0.0.1', port, secure: false, tls: { rejectUnauthorized: false } });
  try {
    return (await client.sendMail({ envelope: { from, to: [...to] }, raw })).response;
  } catch (error) {
    return (error as { readonly response?: string; readonly message: string }).response ?? (error as Error).message;
  } finally {
    client.close();
  }
}

/** Says lines one after the other, each after the answer to the one before; the first word of each answer. */
async function talk(port: number, lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const answers: string[] = [];
  const reader = createInterface({ input: socket });
  const waiting = [...lines];
  for await (const line of reader) {
    if (/^\d{3}-/u.test(line)) continue;
    answers.push(line.slice(0, 3));
    const next = waiting.shift();
    if (next === undefined) socket.end();
    else socket.write(`${next}\r\n`);
  }
  return answers;
}

test('a mail is stored with its bytes below our trace, and says 250', async () => {
  const { port } = await listener();
  expect(await send(port, { raw: 'Subject: x\r\n\r\nÄ 1\r\n.\r\n..2\r\n' })).toMatch(/^250 /u);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ source: 'smtp', envelopeFrom: 'player@example.org', envelopeTo: MAILBOX });
  const [trace = '', ...rest] = Buffer.from(stored[0]?.raw ?? []).toString().split('Subject: ');
  expect(`Subject: ${rest.join('')}`).toBe('Subject: x\r\n\r\nÄ 1\r\n.\r\n..2\r\n');
  expect(trace).toMatch(/^Return-Path: <player@example\.org>\r\nReceived: from \S+ \(\[127\.0\.0\.1\]\) by pbem\.example with ESMTP; .* \+0000\r\n$/u);
  expect(trace).not.toContain('abcdefgh');
  expect(woken).toBe(1);
});

test('the empty sender of bounces is kept, and a forged Return-Path stands below ours', async () => {
  const { port } = await listener();
  await send(port, { from: '', raw: 'Return-Path: <real@example.org>\r\nSubject: x\r\n\r\n' });
  expect(Buffer.from(stored[0]?.raw ?? []).toString()).toMatch(/^Return-Path: <>\r\nReceived: /u);
  expect(stored[0]?.envelopeFrom).toBe('');
});

test('two mailboxes of ours get a row each', async () => {
  const { port } = await listener();
  await send(port, { to: [MAILBOX, 'g1.hgfedcba@pbem.example'] });
  expect(stored.map(({ envelopeTo }) => envelopeTo)).toEqual([MAILBOX, 'g1.hgfedcba@pbem.example']);
});

describe('refused', () => {
  test('an unknown recipient at RCPT, before any byte of the mail', async () => {
    const { port } = await listener();
    expect(await talk(port, ['EHLO a.example', 'MAIL FROM:<a@example.org>', 'RCPT TO:<nobody@pbem.example>', `RCPT TO:<${MAILBOX}>`, 'QUIT'])).toEqual(['220', '250', '250', '550', '250', '221']);
  });

  test('who guesses addresses is sent away', async () => {
    const { port } = await listener({ limits: { unknownRecipientsPerConnection: 2 } });
    const guesses = ['a', 'b', 'c'].map((name) => `RCPT TO:<${name}@pbem.example>`);
    expect(await talk(port, ['EHLO a.example', 'MAIL FROM:<a@example.org>', ...guesses, `RCPT TO:<${MAILBOX}>`, 'QUIT'])).toEqual(['220', '250', '250', '550', '550', '421']);
  });

  test('a mail whose size is announced as too large, at MAIL', async () => {
    const { port } = await listener();
    expect(await talk(port, ['EHLO a.example', `MAIL FROM:<a@example.org> SIZE=${String(MAX + 1)}`, 'QUIT'])).toEqual(['220', '250', '552', '221']);
  });

  test('a mail that turns out too large, with 552 and nothing stored; 2 MB pass', async () => {
    const { port } = await listener();
    const line = `${'x'.repeat(76)}\r\n`;
    const talkOf = async (size: number) =>
      talk(port, ['EHLO a.example', 'MAIL FROM:<a@example.org>', `RCPT TO:<${MAILBOX}>`, 'DATA', `Subject: x\r\n\r\n${line.repeat(Math.ceil(size / line.length))}.`, 'QUIT']);
    expect(await talkOf(MAX + 1)).toEqual(['220', '250', '250', '250', '354', '552', '221']);
    expect(stored).toHaveLength(0);
    expect(await talkOf(2 * 1024 * 1024)).toEqual(['220', '250', '250', '250', '354', '250', '221']);
    expect(stored[0]?.raw.length).toBeGreaterThan(2 * 1024 * 1024);
  });

  test('more mail in memory than there is room for waits at the sender', async () => {
    const { port } = await listener({ limits: { bytesInMemory: 1_000 } });
    expect(await send(port, { raw: `Subject: x\r\n\r\n${'y\r\n'.repeat(1_000)}` })).toMatch(/^452 /u);
    expect(await send(port)).toMatch(/^250 /u);
  });

  test('too many mails a minute, and too many connections, from one address', async () => {
    const { port } = await listener({ trusted: () => false, limits: { mailsAMinutePerAddress: 2, connectionsPerAddress: 1 } });
    expect(await send(port)).toMatch(/^250 /u);
    expect(await send(port)).toMatch(/^250 /u);
    expect(await send(port)).toMatch(/^450 /u);
    const first = connect(port, '127.0.0.1');
    await once(first, 'data');
    expect(await talk(port, [])).toEqual(['421']);
    first.destroy();
  });

  test('a database that is away is 451, and nothing is woken', async () => {
    let away = true;
    const { port } = await listener({
      store: async (mail) => {
        if (away) throw new AppError('database-away', 'away');
        stored.push(mail);
      },
    });
    expect(await send(port)).toMatch(/^451 /u);
    expect(woken).toBe(0);
    away = false;
    expect(await send(port)).toMatch(/^250 /u);
  });

  test('a look-up of a recipient that fails is 451, not 550', async () => {
    const { port } = await listener({ accepts: async () => Promise.reject(new AppError('database-away', 'away')) });
    expect(await send(port)).toMatch(/^451 /u);
  });
});

test('a mail that breaks off in the middle is not stored, and the listener goes on', async () => {
  const { port } = await listener();
  const socket = connect(port, '127.0.0.1');
  const steps = ['EHLO a.example', 'MAIL FROM:<a@example.org>', `RCPT TO:<${MAILBOX}>`, 'DATA'];
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/u.test(line)) continue;
    const next = steps.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.write('Subject: half\r\n\r\nPA');
  socket.destroy();
  expect(await send(port)).toMatch(/^250 /u);
  expect(stored).toHaveLength(1);
});

test('a wake-up that fails does not take the 250 back', async () => {
  const { port } = await listener({ wake: async () => Promise.reject(new Error('nobody listens')) });
  expect(await send(port)).toMatch(/^250 /u);
});

test('STARTTLS is there when there is a certificate, and not without', async () => {
  const { port } = await listener();
  expect(await talk(port, ['EHLO a.example', 'STARTTLS', 'QUIT'])).toEqual(['220', '250', '500', '221']);
  const safe = await listener({ tls: selfSigned });
  expect(await send(safe.port)).toMatch(/^250 /u);
  expect(Buffer.from(stored[0]?.raw ?? []).toString()).toContain(' with ESMTPS; ');
});

test('certificate and key are read from their files, and must belong together', async () => {
  const { folder, remove } = await temporaryFolder();
  cleanUp.push(remove);
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  await writeFile(files.cert, selfSigned.cert);
  await writeFile(files.key, selfSigned.key);
  const { port } = await listener({ tls: await readCertificate(files) });
  expect(await send(port)).toMatch(/^250 /u);
  expect(Buffer.from(stored[0]?.raw ?? []).toString()).toContain(' with ESMTPS; ');
  await writeFile(files.key, 'nonsense');
  await expect(readCertificate(files)).rejects.toThrow(/^SMTP_TLS_CERT and SMTP_TLS_KEY are no certificate and its key: /u);
});

describe('with the real store', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
    cleanUp.push(database.close);
  });
  const rows = async () => database.prisma.inboundMail.findMany({ orderBy: { seq: 'asc' } });

  test('two mails in the same second have an order, and each is all there', async () => {
    const { port } = await listener({ store: createMailStore(database).storeRaw });
    const bodies = ['one', 'two', 'three', 'four'].map((word) => `Subject: ${word}\r\n\r\n${word}\r\n`);
    expect(await Promise.all(bodies.map(async (raw) => send(port, { raw })))).toEqual(bodies.map(() => expect.stringMatching(/^250 /u)));
    const all = await rows();
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(4);
    expect(all.map(({ raw }) => Buffer.from(raw ?? []).toString().split('\r\n').at(-2)).sort()).toEqual(['four', 'one', 'three', 'two']);
  });

  test('a database away in the middle is 451, and 250 when it is back, without a restart', async () => {
    const store = createMailStore(database).storeRaw;
    const { port } = await listener({
      store,
      at: async (point) => {
        if (point === 'received' && (await rows()).length === 0) await database.pool.query('ALTER TABLE inbound_mail RENAME TO away');
      },
    });
    expect(await send(port)).toMatch(/^451 /u);
    await database.pool.query('ALTER TABLE away RENAME TO inbound_mail');
    await database.pool.query(`INSERT INTO inbound_mail (source, envelope_from, envelope_to, size, bytes_hash) VALUES ('smtp', '', '', 0, '')`);
    expect(await send(port)).toMatch(/^250 /u);
  });

  /** A listener in a process of its own, which dies at the point. */
  async function other(point: string): Promise<number> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/mail/listeners/listener-process.ts', database.url, point], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    cleanUp.push(async () => child.kill('SIGKILL'));
    for await (const line of createInterface({ input: child.stdout })) return Number(line);
    throw new Error('the listener did not start');
  }

  test('killed before the commit: no 250, and the sender tries again', async () => {
    expect(await send(await other('received'))).not.toMatch(/^250/u);
    expect(await rows()).toHaveLength(0);
    expect(await send(await other('none'))).toMatch(/^250 /u);
    expect(await rows()).toHaveLength(1);
  });

  test('killed after the commit and before the 250: nothing lost, and the repeat has the same bytes', async () => {
    expect(await send(await other('stored'))).not.toMatch(/^250/u);
    expect(await rows()).toHaveLength(1);
    expect(await send(await other('none'))).toMatch(/^250 /u);
    const bodies = (await rows()).map(({ raw }) => Buffer.from(raw ?? []).toString().split('Subject: ')[1]);
    expect(bodies).toEqual(['x\r\n\r\nPASS\r\n', 'x\r\n\r\nPASS\r\n']);
  });

  test('killed after the 250: the mail is there', async () => {
    expect(await send(await other('answered'))).toMatch(/^250 /u);
    expect(await rows()).toHaveLength(1);
  });
});

test.each<[string, (socket: Socket) => void]>([
  ['ends it', (socket) => socket.end()],
  ['drops it', (socket) => socket.destroy()],
  ['resets it', (socket) => socket.resetAndDestroy()],
  ['speaks before the greeting and ends it', (socket) => socket.end('EHLO x\r\n')],
  ['speaks before the greeting and drops it', (socket) => { socket.write('EHLO x\r\n'); socket.destroy(); }],
])('who opens a connection and %s at once ends nothing, and is not counted as open', async (_how, leave) => {
  const { port } = await listener({ trusted: () => false, limits: { connectionsPerAddress: 2 } });
  for (let count = 0; count < 10; count += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    leave(socket);
    await once(socket, 'close');
  }
  // The listener sees the ends in the order in which they came.
  let answer = '';
  for (let tries = 0; tries < 20 && !answer.startsWith('250'); tries += 1) answer = await send(port);
  expect(answer).toMatch(/^250/u);
});
