import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

const listenAddress = z.string().transform((value, context) => {
  if (value === 'off') return 'off' as const;
  const match = /^(?<host>\[[^\]]+\]|[^:]+):(?<port>\d{1,5})$/u.exec(value);
  const parsed = port.safeParse(match?.groups?.['port']);
  if (match?.groups === undefined || !parsed.success) {
    context.addIssue({ code: 'custom', message: 'not an address' });
    return z.NEVER;
  }
  return { host: (match.groups['host'] ?? '').replace(/^\[|\]$/gu, ''), port: parsed.data };
});

/** Looked at when the program starts, so that a wrong path is one line then and not a mail that never comes. */
const file = z.string().transform((value) => path.resolve(value)).refine(isReadable);

function isReadable(name: string): boolean {
  try {
    accessSync(name, constants.R_OK);
    return statSync(name).isFile();
  } catch {
    return false;
  }
}

/** One environment variable: how it is read, its default as a text, and the words that name what is allowed. */
type Variable<T> = {
  readonly schema: z.ZodType<T>;
  readonly fallback?: string;
  readonly allowed: string;
  readonly secret?: true;
};

function variable<T>(entry: Variable<T>): Variable<T> {
  return entry;
}

function url(...protocols: string[]): z.ZodType<string> {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every environment variable of Sternenpost. */
export const VARIABLES = {
  HOST: variable({ schema: z.string().regex(/^\S+$/u), fallback: '127.0.0.1', allowed: 'a host name or address to listen on' }),
  PORT: variable({ schema: port, fallback: '3000', allowed: 'a number from 0 to 65535' }),
  PUBLIC_URL: variable({ schema: url('http:', 'https:'), allowed: 'an address that starts with http:// or https://' }),
  DATA_DIR: variable({ schema: z.string().transform((value) => path.resolve(value)), fallback: './data', allowed: 'a folder' }),
  DATABASE_URL: variable({
    schema: url('postgresql:', 'postgres:'),
    allowed: 'an address that starts with postgresql://',
    secret: true,
  }),
  MAIL_DOMAIN: variable({
    schema: z
      .string()
      .toLowerCase()
      .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/u),
    fallback: 'pbem.localhost',
    allowed: 'a domain name',
  }),
  SMTP_LISTEN: variable({ schema: listenAddress, fallback: '127.0.0.1:2525', allowed: 'HOST:PORT or off' }),
  SMTP_TLS_CERT: variable({ schema: file, allowed: 'a file that can be read' }),
  SMTP_TLS_KEY: variable({ schema: file, allowed: 'a file that can be read' }),
  SMTP_URL: variable({
    schema: url('smtp:', 'smtps:'),
    allowed: 'an address that starts with smtp:// or smtps://',
    secret: true,
  }),
  IMAP_URL: variable({
    schema: url('imap:', 'imaps:'),
    allowed: 'an address that starts with imap:// or imaps://',
    secret: true,
  }),
  MAIL_WEBHOOK_SECRET: variable({ schema: z.string().min(16), allowed: 'at least 16 characters', secret: true }),
  MAIL_MAX_BYTES: variable({
    schema: z.coerce
      .number()
      .int()
      .min(10_000)
      .max(100 * 1024 * 1024),
    fallback: '10485760',
    allowed: 'a number of bytes from 10000 to 104857600',
  }),
  ROLE: variable({ schema: z.enum(['all', 'web', 'worker']), fallback: 'all', allowed: 'all, web or worker' }),
  DEMO: variable({ schema: z.enum(['auto', 'off']), fallback: 'auto', allowed: 'auto or off' }),
  LOG_LEVEL: variable({ schema: z.enum(logLevels), fallback: 'info', allowed: `${logLevels.slice(0, -1).join(', ')} or silent` }),
  SECRET: variable({ schema: z.string().min(32), allowed: 'at least 32 characters', secret: true }),
} as const;

type Variables = typeof VARIABLES;
type Name = keyof Variables;
type ValueOf<N extends Name> = Variables[N] extends Variable<infer T> ? T : never;

/** The checked settings; what is optional and not set is undefined. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Unset: `http://HOST:PORT` of the address that was really opened. */
  readonly publicUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  /** Unset: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly mailDomain: string;
  readonly smtpListen: { readonly host: string; readonly port: number } | 'off';
  /** Files of the certificate (with its chain) and its key, for STARTTLS. */
  readonly smtpTls: { readonly cert: string; readonly key: string } | undefined;
  readonly smtpUrl: string | undefined;
  readonly imapUrl: string | undefined;
  readonly mailWebhookSecret: string | undefined;
  readonly mailMaxBytes: number;
  readonly role: 'all' | 'web' | 'worker';
  readonly demo: 'auto' | 'off';
  readonly logLevel: (typeof logLevels)[number];
  /** Unset: made once and kept in `dataDir` (see keys/load-secret.ts). */
  readonly secret: string | undefined;
};

export type ConfigResult = { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problem: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one variable, or notes the line that says what is wrong with it. An empty value counts as unset. */
function reader(env: Environment, problems: string[]) {
  return <N extends Name>(name: N): ValueOf<N> | undefined => {
    const entry = VARIABLES[name] as Variable<ValueOf<N>>;
    const given = env[name]?.trim();
    const text = given === undefined || given === '' ? entry.fallback : given;
    if (text === undefined) return undefined;
    const parsed = entry.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    // A bad secret or an address with a password in it is not repeated in a terminal or a log.
    problems.push(
      `${name} is ${entry.secret === true ? 'set to a value that cannot be used' : JSON.stringify(text)}; allowed is ${entry.allowed}.`,
    );
    return undefined;
  };
}

/** Reads the settings from the environment; a bad value gives one line that names the variable, its value and what is allowed. */
export function readConfig(env: Environment = process.env): ConfigResult {
  const problems: string[] = [];
  const read = reader(env, problems);
  const cert = read('SMTP_TLS_CERT');
  const key = read('SMTP_TLS_KEY');
  if (problems.length === 0 && (cert === undefined) !== (key === undefined)) {
    const [set, missing] = cert === undefined ? ['SMTP_TLS_KEY', 'SMTP_TLS_CERT'] : ['SMTP_TLS_CERT', 'SMTP_TLS_KEY'];
    problems.push(`${missing} is not set, but ${set} is; set both or neither.`);
  }
  const config = {
    host: read('HOST'),
    port: read('PORT'),
    publicUrl: read('PUBLIC_URL')?.replace(/\/+$/u, ''),
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    mailDomain: read('MAIL_DOMAIN'),
    smtpListen: read('SMTP_LISTEN'),
    smtpTls: cert === undefined || key === undefined ? undefined : { cert, key },
    smtpUrl: read('SMTP_URL'),
    imapUrl: read('IMAP_URL'),
    mailWebhookSecret: read('MAIL_WEBHOOK_SECRET'),
    mailMaxBytes: read('MAIL_MAX_BYTES'),
    role: read('ROLE'),
    demo: read('DEMO'),
    logLevel: read('LOG_LEVEL'),
    secret: read('SECRET'),
  };
  const [problem] = problems;
  // With no problem noted every variable with a default has its value.
  return problem === undefined ? { ok: true, config: config as Config } : { ok: false, problem };
}
