import { setTimeout as pause } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { imapSettings, type ImapSettings } from './imap-settings.js';
import { takeImapMails, type TakeDeps } from './take-imap-mails.js';

export type ImapListenerDeps = TakeDeps & {
  readonly url: string;
  readonly wake: () => Promise<void>;
  /** Runs one taking at a time over all processes; each finds the place where the one before ended. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly random: () => number;
  /** Fallback for servers and lines on which IDLE says nothing. */
  readonly pollMs?: number;
  readonly warn?: (error: unknown, what: string) => void;
};

export type ImapListener = {
  /** Looks now, as before a turn is resolved; ends when what was in the mailbox is stored, rejects when the server is away. */
  readonly poll: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const POLL_MS = 60_000;
const POLL_LIMIT_MS = 30_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

type Asker = { readonly resolve: () => void; readonly reject: (error: unknown) => void };
type State = ImapListenerDeps & { readonly box: ImapSettings; readonly stopping: AbortController; askers: Asker[]; news: () => void; client: ImapFlow | undefined };

/** Keeps one connection to the mailbox, takes what is new at once (IDLE) or at the next look, and comes back when the line breaks. */
export function startImapListener(deps: ImapListenerDeps): ImapListener {
  const state: State = { ...deps, box: imapSettings(deps.url), stopping: new AbortController(), askers: [], news: () => undefined, client: undefined };
  const running = run(state);
  return {
    poll: async () => {
      if (state.stopping.signal.aborted) throw new Error('the IMAP listener is stopped');
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('the IMAP server does not answer')), POLL_LIMIT_MS);
        const done = (end: () => void): void => {
          clearTimeout(timer);
          end();
        };
        state.askers.push({ resolve: () => done(resolve), reject: (error) => done(() => reject(error instanceof Error ? error : new Error(String(error)))) });
        state.news();
      });
    },
    stop: async () => {
      state.stopping.abort();
      state.news();
      await running;
    },
  };
}

async function run(state: State): Promise<void> {
  const { signal } = state.stopping;
  for (let failures = 0; !signal.aborted; ) {
    try {
      await session(state, () => (failures = 0));
    } catch (error) {
      failures += 1;
      if (!signal.aborted) state.warn?.(error, 'imap');
      for (const { reject } of state.askers.splice(0)) reject(error);
    }
    if (signal.aborted) break;
    const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(Math.max(failures - 1, 0), 10));
    // Somebody who asks for a look does not wait for the line to be tried again in its own time.
    await Promise.race([pause(full * (0.5 + state.random() / 2), undefined, { signal }).catch(() => undefined), new Promise<void>((resolve) => (state.news = resolve))]);
  }
  for (const { reject } of state.askers.splice(0)) reject(new Error('the IMAP listener is stopped'));
}

/** One connection, until it breaks or we stop. */
async function session(state: State, connected: () => void): Promise<void> {
  const { box, stopping } = state;
  // 100 ms to import, which a server without IMAP never pays.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host: box.host,
    port: box.port,
    secure: box.secure,
    auth: { user: box.user, pass: box.pass },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: (state.pollMs ?? POLL_MS) + 60_000,
  });
  let broken: Error | undefined;
  client.on('error', (error: Error) => (broken = error));
  client.on('close', () => state.news());
  client.on('exists', () => state.news());
  const onStop = (): void => client.close();
  try {
    stopping.signal.addEventListener('abort', onStop, { once: true });
    await client.connect();
    await client.mailboxOpen(box.mailbox, { readOnly: box.after === 'leave' });
    connected();
    while (client.usable && !stopping.signal.aborted) {
      const heard = new Promise<void>((resolve) => (state.news = resolve));
      await look(state, client);
      if (state.askers.length === 0) await listen(state, client, heard);
    }
  } finally {
    stopping.signal.removeEventListener('abort', onStop);
    client.close();
  }
  if (!stopping.signal.aborted) throw broken ?? new Error('the IMAP server closed the connection');
}

async function look(state: State, client: ImapFlow): Promise<void> {
  const askers = state.askers.splice(0);
  try {
    // Lets the server tell of mails that came since the last command.
    await client.noop();
    const taken = await state.alone(async () => takeImapMails(client, state.box, state));
    if (taken > 0) await state.wake().catch((error: unknown) => state.warn?.(error, 'wake'));
    for (const { resolve } of askers) resolve();
  } catch (error) {
    for (const { reject } of askers) reject(error);
    throw error;
  }
}

/** IDLE until there are news, or the time is up; any command ends it. */
async function listen({ pollMs = POLL_MS, stopping }: State, client: ImapFlow, heard: Promise<void>): Promise<void> {
  const idle = client.idle().catch(() => undefined);
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stopping.signal]);
  await Promise.race([heard, pause(pollMs, undefined, { signal }).catch(() => undefined)]);
  over.abort();
  void idle;
}
