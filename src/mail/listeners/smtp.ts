import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { AppError } from '../../games/errors.js';
import type { RawMail } from '../../games/ports.js';
import { createRateLimit } from './rate-limit.js';
import { plainAddress, traceHeader } from './trace-header.js';

/** Where tests kill the process: the mail is all here, it is committed, it has been answered. */
export type ListenerPoint = 'received' | 'stored' | 'answered';

export type SmtpLimits = {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly mailsAMinutePerAddress: number;
  /** More of them are someone who guesses addresses. */
  readonly unknownRecipientsPerConnection: number;
  readonly recipientsPerMail: number;
  /** Mail bytes in memory, over all connections. */
  readonly bytesInMemory: number;
  readonly silenceMs: number;
};

export const DEFAULT_SMTP_LIMITS: SmtpLimits = {
  connections: 100,
  connectionsPerAddress: 20,
  mailsAMinutePerAddress: 120,
  unknownRecipientsPerConnection: 5,
  recipientsPerMail: 20,
  bytesInMemory: 128 * 1024 * 1024,
  silenceMs: 60_000,
};

export type SmtpListenerDeps = {
  readonly listen: { readonly host: string; readonly port: number };
  readonly domain: string;
  readonly maxBytes: number;
  /** Whether somebody has this address; asked at RCPT, so it should be cheap. */
  readonly accepts: (address: string) => Promise<boolean>;
  /** Returns when the mail is committed. */
  readonly store: (mail: RawMail) => Promise<unknown>;
  /** Wakes the job that reads stored mail. */
  readonly wake: () => Promise<void>;
  /** STARTTLS is offered when there is a certificate. */
  readonly tls?: { readonly key: string | Buffer; readonly cert: string | Buffer };
  readonly limits?: Partial<SmtpLimits>;
  /** Addresses without limits; this machine itself, if nothing is said. */
  readonly trusted?: (address: string) => boolean;
  readonly warn?: (error: unknown, what: string) => void;
  readonly at?: (point: ListenerPoint) => Promise<void> | void;
};

export type SmtpListener = { readonly port: number; readonly close: () => Promise<void> };

type State = SmtpListenerDeps & {
  readonly bounds: SmtpLimits;
  readonly open: Map<string, number>;
  readonly unknown: WeakMap<SMTPServerSession, number>;
  /** Under which address an open connection was counted: when it ends, its socket may have none any more. */
  readonly counted: WeakMap<SMTPServerSession, string>;
  readonly rate: ReturnType<typeof createRateLimit>;
  readonly memory: { bytes: number };
};

/** An answer of SMTP with its status and enhanced status (RFC 3463). */
function reply(status: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: status });
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Opens the listener for incoming mail; it says 250 when a mail is committed, and not before. */
export async function openSmtpListener(deps: SmtpListenerDeps): Promise<SmtpListener> {
  const bounds = { ...DEFAULT_SMTP_LIMITS, ...deps.limits };
  const state: State = { ...deps, bounds, open: new Map(), unknown: new WeakMap(), counted: new WeakMap(), rate: createRateLimit(bounds.mailsAMinutePerAddress), memory: { bytes: 0 } };
  const server = new SMTPServer({
    name: deps.domain,
    banner: 'Sternenpost',
    size: deps.maxBytes,
    maxClients: bounds.connections,
    socketTimeout: bounds.silenceMs,
    closeTimeout: 5_000,
    authOptional: true,
    disabledCommands: deps.tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    disableReverseLookup: true,
    logger: false,
    ...deps.tls,
    onConnect: (session, done) => done(connected(state, session)),
    onClose: (session) => closed(state, session),
    onMailFrom: (_address, session, done) => done(mayWrite(state, session)),
    onRcptTo: ({ address }, session, done) => void recipient(state, session, address).then(done),
    onData: (stream, session, done) => void receive(state, stream, session).then((end) => done(end.error, end.words)),
  });
  // Connections that break are the sender's to repeat.
  server.on('error', (error) => deps.warn?.(error, 'smtp'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(deps.listen.port, deps.listen.host, () => {
      server.server.removeListener('error', reject);
      resolve();
    });
  });
  return { port: (server.server.address() as AddressInfo).port, close: async () => new Promise((resolve) => server.close(resolve)) };
}

function limited({ trusted = isLoopback }: State, session: SMTPServerSession): string | undefined {
  const address = addressOf(session);
  return trusted(address) ? undefined : address;
}

/** Empty when the other side was gone before anybody looked, whatever the types of the package say. */
function addressOf({ remoteAddress }: { readonly remoteAddress?: string }): string {
  return plainAddress(remoteAddress ?? '');
}

function connected(state: State, session: SMTPServerSession): Error | null {
  const address = limited(state, session);
  if (address === undefined) return null;
  const open = (state.open.get(address) ?? 0) + 1;
  state.open.set(address, open);
  state.counted.set(session, address);
  return open > state.bounds.connectionsPerAddress ? reply(421, 'Too many connections from your address') : null;
}

function closed(state: State, session: SMTPServerSession): void {
  const address = state.counted.get(session);
  if (address === undefined) return;
  state.counted.delete(session);
  const open = (state.open.get(address) ?? 1) - 1;
  if (open > 0) state.open.set(address, open);
  else state.open.delete(address);
}

function mayWrite(state: State, session: SMTPServerSession): Error | null {
  const address = limited(state, session);
  return address !== undefined && !state.rate.take(address) ? reply(450, 'Too many mails from your address, try again later') : null;
}

async function recipient(state: State, session: SMTPServerSession, address: string): Promise<Error | null> {
  if (session.envelope.rcptTo.length >= state.bounds.recipientsPerMail) return reply(452, 'Too many recipients');
  const unknown = state.unknown.get(session) ?? 0;
  if (unknown >= state.bounds.unknownRecipientsPerConnection) return reply(421, 'Too many unknown recipients');
  try {
    if (await state.accepts(address)) return null;
  } catch (error) {
    return notNow(state, error);
  }
  state.unknown.set(session, unknown + 1);
  return reply(550, 'No such recipient here');
}

type End = { readonly error: Error | null; readonly words?: string };

async function receive(state: State, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<End> {
  const body = await collect(state, stream);
  if (body === 'too-large') return { error: reply(552, `Mail is larger than ${String(state.maxBytes)} bytes`) };
  if (body === 'no-room') return { error: reply(452, 'Too much mail at once, try again later') };
  try {
    await state.at?.('received');
    const envelopeFrom = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    const trace = traceHeader({ remoteAddress: addressOf(session), helo: session.hostNameAppearsAs, secure: session.secure, envelopeFrom, domain: state.domain }, new Date());
    const raw = Buffer.concat([trace, ...body]);
    // One row for each seat: what two of our mailboxes get is two mails. A kill between them makes the sender repeat all, and the first is a duplicate.
    for (const { address } of session.envelope.rcptTo) await state.store({ source: 'smtp', envelopeFrom, envelopeTo: address, raw });
    await state.at?.('stored');
  } catch (error) {
    return { error: notNow(state, error) };
  } finally {
    state.memory.bytes -= body.reduce((sum, chunk) => sum + chunk.length, 0);
  }
  // The mail is safe: a wake-up that is lost only means that the next sweep reads it.
  await state.wake().catch((error: unknown) => state.warn?.(error, 'wake'));
  if (state.at !== undefined) setImmediate(() => void state.at?.('answered'));
  return { error: null, words: 'Stored' };
}

/** The bytes, as long as they are allowed; what is too much is read to its end, for only there SMTP can answer, but not kept. */
async function collect(state: State, stream: SMTPServerDataStream): Promise<readonly Buffer[] | 'too-large' | 'no-room'> {
  let kept: Buffer[] = [];
  let own = 0;
  let refused: 'too-large' | 'no-room' | undefined;
  const refuse = (why: 'too-large' | 'no-room'): void => {
    refused = why;
    state.memory.bytes -= own;
    own = 0;
    kept = [];
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (refused !== undefined) continue;
      if (own + chunk.length > state.maxBytes) refuse('too-large');
      else if (state.memory.bytes + chunk.length > state.bounds.bytesInMemory) refuse('no-room');
      else {
        own += chunk.length;
        state.memory.bytes += chunk.length;
        kept.push(chunk);
      }
    }
  } catch {
    // The sender went away in the middle: there is nobody to answer, and nothing to keep.
    refuse('no-room');
  }
  if (stream.sizeExceeded && refused === undefined) refuse('too-large');
  return refused ?? kept;
}

/** 451: the sender keeps the mail and tries again, whatever is wrong with us. */
function notNow(state: State, error: unknown): Error {
  if (!(error instanceof AppError) || error.code !== 'database-away') state.warn?.(error, 'smtp');
  return reply(451, 'Cannot take mail at the moment, try again later');
}
