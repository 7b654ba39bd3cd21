import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type Log = Logger;

/** Names under which something secret or private travels: never written, at whatever depth up to three. */
const PRIVATE_NAMES = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'tokenHash',
  'apiToken',
  'key',
  'mailbox',
  'link',
  'url',
  'salt',
  'seed',
  'raw',
  'text',
  'html',
  'body',
  'envelopeTo',
  '"set-cookie"',
  '"x-signature"',
  '"x-envelope-to"',
  '"idempotency-key"',
];

function redactedPaths(): string[] {
  return PRIVATE_NAMES.flatMap((name) => {
    const step = name.startsWith('"') ? `[${name}]` : `.${name}`;
    const own = name.startsWith('"') ? `[${name}]` : name;
    return [own, `*${step}`, `*.*${step}`];
  });
}

/** What our keys and tokens look like, in letters of either size: nothing else that is logged is that long in one piece. */
const KEY = /[a-z2-7]{20,}/giu;

/** A text without links' keys, whatever way they are written in it. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(\/(?:p|s|seat|sign-in|confirm|link)\/+)[A-Za-z0-9_-]{12,}/giu, '$1…')
    .replace(/([?&](?:key|token|code)=)[^&\s]+/giu, '$1…')
    .replace(/\b(g[0-9a-z-]+|bounce)\.[a-z2-7]{12,}@/giu, '$1.…@')
    .replace(/(:\/\/[^:/\s@]*:)[^@/\s]+@/gu, '$1…@')
    .replace(KEY, (run) => (looksRandom(run) ? '…' : run));
}

/** A key is of two sorts of characters, or at least far longer than a word; names in a stack trace are words. */
function looksRandom(run: string): boolean {
  return /[2-7]/u.test(run) || run.length >= 32;
}

/** The path of a request as it is logged: decoded once, since `%70` is a `p`, without its query and without any run that could be a key. */
function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/u, 1);
  return withoutSecrets(decoded(path)).replace(KEY, '…') + (url.includes('?') ? '?…' : '');
}

/** Escapes that are none stay as they are: the request is answered 400, and logged. */
function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/giu, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'));
}

function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    redact: { paths: redactedPaths(), censor: '…' },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({ method: request.method, path: loggedPath(request.url ?? '') }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) => describeError(error),
      error: (error: unknown) => describeError(error),
    },
    hooks: {
      logMethod(args, method) {
        const cleaned = args.map((value: unknown) => (typeof value === 'string' ? withoutSecrets(value) : value));
        method.apply(this, cleaned as typeof args);
      },
    },
  };
}

/** Only what a programmer needs of an error: a database error also carries the row, with addresses and texts. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  const code = 'code' in error ? String(error.code) : undefined;
  return { name: error.name, code, message: withoutSecrets(error.message), stack: withoutSecrets(error.stack ?? '') };
}

/** The program's log: JSON lines without tokens, keys or mail bodies. `silent` (as in tests) writes nothing. */
export function createLog(settings: { level: string }, destination?: DestinationStream): Log {
  const options = loggerOptions(settings.level);
  return destination === undefined ? pino(options) : pino(options, destination);
}
