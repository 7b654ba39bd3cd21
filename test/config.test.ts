import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@jest/globals';
import { readConfig, VARIABLES } from '../src/config.js';

const DEFAULTS = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: undefined,
  dataDir: path.resolve('data'),
  databaseUrl: undefined,
  mailDomain: 'pbem.localhost',
  smtpListen: { host: '127.0.0.1', port: 2525 },
  smtpTls: undefined,
  smtpUrl: undefined,
  imapUrl: undefined,
  mailWebhookSecret: undefined,
  mailMaxBytes: 10_485_760,
  role: 'all',
  demo: 'auto',
  logLevel: 'info',
  secret: undefined,
};

function config(env: Record<string, string>): unknown {
  const result = readConfig(env);
  return result.ok ? result.config : result.problem;
}

test('with nothing set every setting has its default', () => {
  expect(config({})).toEqual(DEFAULTS);
});

test('an empty value counts as not set', () => {
  expect(config(Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, ''])))).toEqual(DEFAULTS);
});

test('.env.example names every variable and says what the defaults are', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;
  expect(Object.keys(example).sort()).toEqual(Object.keys(VARIABLES).sort());
  expect(config(example)).toEqual(DEFAULTS);
  for (const [name, entry] of Object.entries(VARIABLES)) {
    expect([name, example[name]]).toEqual([name, 'fallback' in entry ? entry.fallback : '']);
  }
});

test.each([
  ['PORT', '0', { port: 0 }],
  ['PUBLIC_URL', 'https://games.example.org/', { publicUrl: 'https://games.example.org' }],
  ['DATA_DIR', '/var/lib/star post', { dataDir: path.resolve('/var/lib/star post') }],
  ['MAIL_DOMAIN', 'PBEM.Example.org', { mailDomain: 'pbem.example.org' }],
  ['SMTP_LISTEN', 'off', { smtpListen: 'off' }],
  ['SMTP_LISTEN', '[::1]:25', { smtpListen: { host: '::1', port: 25 } }],
  ['SMTP_LISTEN', 'localhost:0', { smtpListen: { host: 'localhost', port: 0 } }],
  ['SMTP_URL', 'smtp://mail.example.org:587', { smtpUrl: 'smtp://mail.example.org:587' }],
  ['IMAP_URL', 'imaps://u:p@mail.example.org', { imapUrl: 'imaps://u:p@mail.example.org' }],
  ['DATABASE_URL', 'postgres://localhost/x', { databaseUrl: 'postgres://localhost/x' }],
  ['ROLE', 'worker', { role: 'worker' }],
  ['DEMO', 'off', { demo: 'off' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
])('%s=%s is read', (name, value, expected) => {
  expect(config({ [name]: value })).toEqual({ ...DEFAULTS, ...expected });
});

test.each([
  ['PORT', 'eighty', 'PORT is "eighty"; allowed is a number from 0 to 65535.'],
  ['PORT', '70000', 'PORT is "70000"; allowed is a number from 0 to 65535.'],
  [
    'PUBLIC_URL',
    'example.org',
    'PUBLIC_URL is "example.org"; allowed is an address that starts with http:// or https://.',
  ],
  ['MAIL_DOMAIN', 'a b', 'MAIL_DOMAIN is "a b"; allowed is a domain name.'],
  ['SMTP_LISTEN', '2525', 'SMTP_LISTEN is "2525"; allowed is HOST:PORT or off.'],
  ['SMTP_LISTEN', 'h:99999', 'SMTP_LISTEN is "h:99999"; allowed is HOST:PORT or off.'],
  ['MAIL_MAX_BYTES', '10', 'MAIL_MAX_BYTES is "10"; allowed is a number of bytes from 10000 to 104857600.'],
  ['ROLE', 'both', 'ROLE is "both"; allowed is all, web or worker.'],
  ['DEMO', 'on', 'DEMO is "on"; allowed is auto or off.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; allowed is fatal, error, warn, info, debug, trace or silent.'],
])('%s=%s is refused with one line that names variable, value and what is allowed', (name, value, line) => {
  expect(config({ [name]: value })).toBe(line);
});

test.each([
  ['SECRET', 'short', 'at least 32 characters'],
  ['MAIL_WEBHOOK_SECRET', 'short', 'at least 16 characters'],
  ['DATABASE_URL', 'mysql://u:hidden@h/x', 'an address that starts with postgresql://'],
  ['SMTP_URL', 'http://u:hidden@h', 'an address that starts with smtp:// or smtps://'],
  ['IMAP_URL', 'mail.example.org', 'an address that starts with imap:// or imaps://'],
])('%s is refused without repeating what may be secret', (name, value, allowed) => {
  expect(config({ [name]: value })).toBe(`${name} is set to a value that cannot be used; allowed is ${allowed}.`);
});

test('a certificate needs its key, and both must be files that can be read', () => {
  const here = path.resolve('package.json');
  expect(config({ SMTP_TLS_CERT: 'package.json', SMTP_TLS_KEY: here })).toEqual({ ...DEFAULTS, smtpTls: { cert: here, key: here } });
  expect(config({ SMTP_TLS_CERT: here })).toBe('SMTP_TLS_KEY is not set, but SMTP_TLS_CERT is; set both or neither.');
  expect(config({ SMTP_TLS_KEY: here })).toBe('SMTP_TLS_CERT is not set, but SMTP_TLS_KEY is; set both or neither.');
  expect(config({ SMTP_TLS_CERT: 'not/there.pem', SMTP_TLS_KEY: here })).toBe('SMTP_TLS_CERT is "not/there.pem"; allowed is a file that can be read.');
  expect(config({ SMTP_TLS_CERT: here, SMTP_TLS_KEY: 'src' })).toBe('SMTP_TLS_KEY is "src"; allowed is a file that can be read.');
});
