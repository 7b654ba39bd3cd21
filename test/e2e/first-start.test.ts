import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { simpleParser, type ParsedMail } from 'mailparser';
import { readdir, readFile } from 'node:fs/promises';
import { eventually } from '../support/eventually.js';
import { temporaryFolder } from '../support/temporary-folder.js';

// What a moderator sees who has just cloned the repository: `npm start`, nothing set, an empty folder.

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ChildProcess;
let printed = '';
let dataDir: string;

const ended = async (child: ChildProcess): Promise<void> => new Promise((resolve) => { child.once('close', () => resolve()); });

/** `npm start` runs the built program; what is built may be older than the sources here, so the sources are run. */
beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = path.join(folder.folder, 'data');
  const { NODE_OPTIONS: _options, DATABASE_URL: _database, ...env } = process.env;
  server = spawn(process.execPath, ['--import', 'tsx', path.join('src', 'server.ts')], { env: { ...env, DATA_DIR: dataDir, PORT: '0', SMTP_LISTEN: '127.0.0.1:0', LOG_LEVEL: 'error' }, stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    const take = (some: string): void => {
      printed += some;
      if (/^ready$/mu.test(printed)) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', take);
    server.stderr?.setEncoding('utf8').on('data', take);
    server.once('close', () => reject(new Error(`it ended before it was ready:\n${printed}`)));
  });
}, 120_000);

afterAll(async () => {
  const gone = ended(server);
  server.kill('SIGTERM');
  await gone;
  await folder.remove();
}, 60_000);

const found = (pattern: RegExp): string => {
  const [, hit] = pattern.exec(printed) ?? [];
  if (hit === undefined) throw new Error(`nothing like ${pattern.source} in:\n${printed}`);
  return hit;
};

/** The mails in the outbox, which are files when there is no relay. */
async function mailsTo(address: string): Promise<readonly ParsedMail[]> {
  const outbox = path.join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => simpleParser(await readFile(path.join(outbox, name)))));
  return mails.filter(({ to }) => [to ?? []].flat().some(({ value }) => value.some((one) => one.address === address)));
}

async function mailTo(address: string, subject: RegExp): Promise<ParsedMail> {
  return eventually(async () => {
    const mail = (await mailsTo(address)).find((one) => subject.test(one.subject ?? ''));
    if (mail === undefined) throw new Error(`no mail to ${address} like ${subject.source}`);
    return mail;
  });
}

async function sendOrders(mailbox: string, lines: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(found(/^mail in +(smtp:\S+)/mu));
  const client = createTransport({ host: hostname, port: Number(port), secure: false, ignoreTLS: true });
  await client.sendMail({ from: 'Ada <letnev@example.org>', to: mailbox, subject: 'my orders', text: `Hello,\n\n${lines.join('\n')}\n\n-- \nAda\n` });
  client.close();
}

/** A browser without scripts: it keeps its cookies, and sends a form with the hidden token of its page. */
function browser(web: string) {
  const cookies = new Map<string, string>();
  const visit = async (address: string, form?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(address, web), { redirect: 'manual', headers: { cookie }, ...(form === undefined ? {} : { method: 'POST', body: form }) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return {
    read: async (address: string): Promise<string> => (await visit(address)).text(),
    /** Presses the button of the form on the page that goes to such an address. */
    press: async (address: string, action: RegExp): Promise<void> => {
      const page = await (await visit(address)).text();
      const form = [...page.matchAll(/<form[^>]*>.*?<\/form>/gsu)].map(([text]) => text).find((text) => action.test(text));
      if (form === undefined) throw new Error(`no form ${action.source} on ${address}`);
      const token = /name="_csrf" value="([^"]+)"/u.exec(form)?.[1] ?? '';
      const done = await visit(/action="([^"]+)"/u.exec(form)?.[1] ?? address, new URLSearchParams({ _csrf: token }));
      expect(done.status).toBe(303);
    },
  };
}

/** The moderator signs in by his link, whose page has a button, and presses `Process now` on the page of the only game there is. */
async function processByPage(): Promise<void> {
  const moderator = browser(found(/^web, API +(http\S+)/mu));
  const link = found(/moderator +(http\S+)/u);
  await moderator.press(link, /<button/u);
  const game = /href="(\/moderator\/games\/g[a-z0-9]+)"/u.exec(await moderator.read('/moderator'))?.[1];
  if (game === undefined) throw new Error('the moderator sees no game');
  await moderator.press(game, /action="[^"]*\/process"/u);
}

test('after the first start a mail to a seat brings the echo, and processing the report', async () => {
  expect(printed).toContain('The demonstration game is loaded');
  expect(printed.match(/orders by mail to/gu)).toHaveLength(3);
  const mailbox = found(/orders by mail to (\S+)/u);
  await mailTo('letnev@example.org', /The game begins/u);

  await sendOrders(mailbox, ['ACTIVATE 5', 'MOVE Dreadnought 1, Carrier 1, 2 ground forces FROM Letnev', 'LAND 2 ground forces ON Abyz', 'MOVE Dreadnought 7 FROM Letnev']);
  const echo = await mailTo('letnev@example.org', /R1\.1\].*Orders received/u);
  expect(echo.text).toContain('ACTIVATE 5');
  expect(echo.text).toContain('REFUSED');

  await processByPage();
  for (const [address, subject] of [['letnev@example.org', /R1\.1\] Letnev takes Abyz/u], ['sol@example.org', /R1\.1\] Letnev erobert Abyz/u]] as const) {
    expect((await mailTo(address, subject)).text).toContain('Abyz');
  }
}, 120_000);
