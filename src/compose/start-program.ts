import { hostname } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { composeGames } from '../compose.js';
import type { Config } from '../config.js';
import { ruleSetIds, ruleSetOf } from '../engine/index.js';
import type { DiceKeeper, GameDeps } from '../games/ports.js';
import { loadDemo, type DemoLinks } from '../games/load-demo.js';
import { tellUndeliverable } from '../games/mail-undeliverable.js';
import { buildApp } from '../http/app.js';
import { useCasesOf } from '../http/use-cases.js';
import { startJobs } from '../jobs/jobs.js';
import type { Log } from '../log.js';
import { createAuthenticator, isPublicDomain, systemResolver } from '../mail/authenticate.js';
import { createMapPainter } from '../mail/outbound/paint-map.js';
import { sendOutbox } from '../mail/outbound/send-outbox.js';
import { createFileTransport } from '../mail/outbound/transports/files.js';
import { openDatabase, type Database } from '../persistence/client.js';
import { createLeaseKeeper } from '../persistence/end-dead-leases.js';
import { listenForWakeUps } from '../persistence/listen.js';
import { createOutboxQueue } from '../persistence/outbox-queue.js';
import { purgeBodies } from '../persistence/purge-bodies.js';
import { holdWorkerLock } from '../persistence/worker-locks.js';
import { loadSecret } from '../keys/load-secret.js';
import { migrateWhenThere, startDatabase } from './start-database.js';
import { listening } from './start-problem.js';
import { startMailIn } from './start-mail-in.js';
import { VERSION } from '../version.js';

const SWEEP_MS = 5_000;

export type ProgramSettings = {
  readonly config: Config;
  readonly log: Log;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** The data folder now belongs to another process. */
  readonly onLost: () => void;
  /** Told again after each part that has been started, so that whatever runs can be ended. */
  readonly onClose: (close: () => Promise<void>) => void;
  /** Other dice than those of the protocol (the demonstration's). */
  readonly dice?: DiceKeeper;
};

/** Starts what ROLE asks for, in an order that lets the web answer 503 while the database is not there yet. */
export async function startProgram({ config, log, print, signal, onLost, onClose, dice }: ProgramSettings): Promise<'ready' | 'stopped'> {
  const closers: (() => Promise<void>)[] = [];
  // The last that was started ends first: PostgreSQL after everything that uses it has drained.
  const opened = (close: () => Promise<void>): void => {
    closers.unshift(close);
    onClose(async () => {
      for (const one of closers.splice(0)) await one().catch((error: unknown) => log.error({ err: error }, 'while ending'));
    });
  };
  const server = await startDatabase(config, log, (error) => { log.error({ err: error }, 'the data folder is lost'); onLost(); });
  opened(server.stop);
  // After the database: it makes the data folder so that its server, another user, may pass through.
  const secret = loadSecret({ SECRET: config.secret, dataDir: config.dataDir });
  const database = openDatabase(server.url, { onIdleError: (error) => log.warn({ err: error }, 'a connection to the database broke') });
  opened(database.close);
  let address = `http://${config.host}:${String(config.port)}`;
  const publicUrl = (): string => config.publicUrl ?? address;
  // The mailbox is opened later, by the process that does the work; a process that only serves the web has none.
  const mailbox = { look: async (): Promise<void> => undefined };
  const deps = composeGames(database, {
    secret,
    mailDomain: config.mailDomain,
    publicUrl,
    mailMaxBytes: config.mailMaxBytes,
    ...(isPublicDomain(config.mailDomain) ? { dmarc: createAuthenticator({ resolver: systemResolver(), domain: config.mailDomain }) } : {}),
    lookForMail: async () => mailbox.look(),
    paintMap: createMapPainter(),
    ...(dice === undefined ? {} : { dice }),
  });
  print(`database   ${server.where}`);
  if (config.role !== 'worker') {
    const web = await startWeb({ config, log, deps, database, secret });
    address = web.address;
    opened(web.close);
    print(`web, API   ${publicUrl()}`);
  }
  if (!(await migrateWhenThere(server.url, log, signal))) return 'stopped';
  const [ruleset] = ruleSetIds;
  const demo = config.demo === 'auto' && ruleset !== undefined ? await loadDemo(deps, ruleset) : undefined;
  if (config.role !== 'web') {
    opened(await startWork({ config, log, deps, database, url: server.url, print, mailbox }));
  }
  if (demo !== undefined) printDemo(demo, print);
  print('ready');
  return 'ready';
}

type Web = { readonly config: Config; readonly log: Log; readonly deps: GameDeps; readonly database: Database; readonly secret: string };

async function startWeb({ config, log, deps, database, secret }: Web): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const app = await buildApp({
    useCases: useCasesOf(deps),
    rules: { ids: ruleSetIds, find: ruleSetOf },
    ready: async () => { await database.pool.query('SELECT 1 FROM _prisma_migrations LIMIT 1'); },
    settings: { secret, secureCookies: config.publicUrl?.startsWith('https:') ?? false, mailWebhookSecret: config.mailWebhookSecret, mailMaxBytes: config.mailMaxBytes, version: VERSION },
    log,
  });
  const { host, port } = config;
  const address = await listening({ settings: 'PORT or HOST', host, port }, async () => app.listen({ host, port }));
  return { address, close: async () => app.close() };
}

type Work = { readonly config: Config; readonly log: Log; readonly deps: GameDeps; readonly database: Database; readonly url: string; readonly print: (line: string) => void; readonly mailbox: { look: () => Promise<void> } };

/** Incoming mail, outgoing mail and deadlines. */
async function startWork({ config, log, deps, database, url, print, mailbox }: Work): Promise<() => Promise<void>> {
  const transport = config.smtpUrl === undefined ? createFileTransport(path.join(config.dataDir, 'outbox')) : (await import('../mail/outbound/transports/smtp.js')).createSmtpTransport({ url: config.smtpUrl });
  const mailIn = await startMailIn({ config, log, deps, database, print });
  mailbox.look = mailIn.look;
  print(`mail out   ${config.smtpUrl === undefined ? `no SMTP_URL: in the outbox, as files in ${path.join(config.dataDir, 'outbox')}` : 'by SMTP_URL'}`);
  const queue = createOutboxQueue(database);
  const worker = `${hostname()}/${String(process.pid)}/${randomUUID()}`;
  const lock = holdWorkerLock(database.pool, worker);
  const endDeadLeases = createLeaseKeeper(database, queue);
  const sender = {
    queue,
    transport,
    worker,
    random: Math.random,
    undeliverable: async (...given: Parameters<typeof tellUndeliverable> extends [unknown, ...infer Rest] ? Rest : never) => tellUndeliverable(deps, ...given),
  };
  const jobs = await startJobs({
    deps,
    sendOutbox: async () => {
      await endDeadLeases();
      const { doubtful } = await sendOutbox(sender);
      if (doubtful > 0) log.warn({ doubtful }, 'mails that a sender was delivering when it died were claimed again, and perhaps go out for the second time');
    },
    purge: async () => purgeBodies(database),
    listen: async (onWakeUp) => listenForWakeUps(url, onWakeUp),
    sweepMs: SWEEP_MS,
    onError: (error, job) => log.error({ err: error, job }, 'a job failed and is tried again'),
  });
  print('jobs       deadlines, mail in, mail out');
  return async () => {
    await mailIn.close();
    await jobs.stop();
    await lock.release();
    await transport.close();
  };
}

function printDemo({ moderator, players }: DemoLinks, print: (line: string) => void): void {
  print('The demonstration game is loaded. Links, each a secret:');
  print(`  moderator          ${moderator}`);
  for (const { race, locale, url, mailbox } of players) {
    print(`  ${`${race} (${locale})`.padEnd(18)} ${url}`);
    print(`  ${''.padEnd(18)} orders by mail to ${mailbox}`);
  }
}
