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

/** Links to a player's page and sign-in links hold their secret in the path: `/p/…` and the like lose what follows. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(\/(?:p|s|seat|sign-in|confirm|link)\/)[A-Za-z0-9_-]{12,}/gu, '$1…')
    .replace(/([?&](?:key|token|code)=)[^&\s]+/gu, '$1…')
    .replace(/\b(g[0-9a-z-]+|bounce)\.[a-z2-7]{12,}@/giu, '$1.…@')
    .replace(/(:\/\/[^:/\s@]*:)[^@/\s]+@/gu, '$1…@');
}

function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    redact: { paths: redactedPaths(), censor: '…' },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({ method: request.method, path: withoutSecrets(request.url ?? '') }),
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
