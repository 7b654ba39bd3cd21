import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { createAuthenticator, isPublicDomain, type DmarcResult } from '../../src/mail/authenticate.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const RECORDS: Readonly<Record<string, string>> = {
  's1._domainkey.player.example': `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  'player.example': 'v=spf1 ip4:203.0.113.0/24 -all',
  '_dmarc.player.example': 'v=DMARC1; p=reject',
  'loose.example': 'v=spf1 ip4:203.0.113.0/24 -all',
};

function dns(): { readonly asked: string[]; readonly resolver: (name: string, type: string) => Promise<string[][]> } {
  const asked: string[] = [];
  return {
    asked,
    resolver: async (name, type) => {
      asked.push(`${type} ${name}`);
      const record = type === 'TXT' ? RECORDS[name] : undefined;
      if (record === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
      return [[record]];
    },
  };
}

const trace = (ip: string): string => `Return-Path: <ann@player.example>\r\nReceived: from mx.player.example ([${ip}]) by pbem.example with ESMTP; Mon, 1 Jan 2030 00:00:00 +0000\r\n`;
const plain = (from: string, top: string): string => `${top}From: Ann <ann@${from}>\r\nTo: g1.abcdefgh@pbem.example\r\nSubject: x\r\nDate: Mon, 1 Jan 2030 00:00:00 +0000\r\nMessage-ID: <1@player.example>\r\n\r\nPASS\r\n`;

async function signed(top: string, change: (raw: string) => string = (raw) => raw): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', dkim: { domainName: 'player.example', keySelector: 's1', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() } });
  const { message } = await transport.sendMail({ from: 'ann@player.example', to: 'g1.abcdefgh@pbem.example', subject: 'x', text: 'PASS' });
  return top + change((message as Buffer).toString());
}

const OUTSIDE = '203.0.113.9';
const STRANGER = '198.51.100.7';

test.each<[string, DmarcResult, () => string | Promise<string>]>([
  ['its domain\'s own server', 'pass', () => plain('player.example', trace(OUTSIDE))],
  ['a stranger\'s server', 'fail', () => plain('player.example', trace(STRANGER))],
  ['a stranger\'s server, with an old trace of the right one below', 'fail', () => plain('player.example', trace(STRANGER) + trace(OUTSIDE))],
  ['the right server by way of a relay of ours', 'pass', () => plain('player.example', trace('192.168.3.4') + trace(OUTSIDE))],
  ['a stranger\'s server by way of a relay on this machine', 'fail', () => plain('player.example', trace('127.0.0.1') + trace(STRANGER))],
  ['behind a proxy that hides where from, unsigned', 'fail', () => plain('player.example', trace('10.1.2.3'))],
  ['a stranger\'s server, signed by its domain', 'pass', async () => signed(trace(STRANGER))],
  ['behind a proxy, signed by its domain', 'pass', async () => signed(trace('10.1.2.3'))],
  ['a stranger\'s server, changed after it was signed', 'fail', async () => signed(trace(STRANGER), (raw) => raw.replace('PASS', 'MOVE'))],
  ['an IPv6 stranger', 'fail', () => plain('player.example', trace('IPv6:2001:db8::1'))],
  ['a domain without DMARC', 'none', () => plain('loose.example', trace(STRANGER))],
])('a mail from %s: %s', async (_name, expected, make) => {
  const check = createAuthenticator({ resolver: dns().resolver, domain: 'pbem.example' });
  expect(await check(Buffer.from(await make()), 'ann@player.example')).toBe(expected);
});

test('an unsigned mail handed over on this machine asks no DNS', async () => {
  const { asked, resolver } = dns();
  const check = createAuthenticator({ resolver, domain: 'pbem.example' });
  expect(await check(Buffer.from(plain('player.example', trace('127.0.0.1'))), 'ann@player.example')).toBe('none');
  expect(await check(Buffer.from(plain('player.example', '')), 'ann@player.example')).toBe('none');
  expect(asked).toEqual([]);
});

test.each(['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED'])('DNS that answers %s leaves the sender unjudged', async (code) => {
  const resolver = async (): Promise<string[][]> => Promise.reject(Object.assign(new Error(code), { code }));
  const check = createAuthenticator({ resolver, domain: 'pbem.example' });
  expect(await check(Buffer.from(plain('player.example', trace(STRANGER))), 'ann@player.example')).toBe('none');
});

test('DNS that never answers is not waited for', async () => {
  const check = createAuthenticator({ resolver: async () => new Promise(() => undefined), domain: 'pbem.example', limitMs: 30 });
  expect(await check(Buffer.from(plain('player.example', trace(STRANGER))), 'ann@player.example')).toBe('none');
});

test.each([['pbem.localhost', false], ['localhost', false], ['pbem.example', false], ['pbem.local', false], ['sternenpost.de', true], ['play.example.org', true]])('%s is public: %s', (domain, expected) => {
  expect(isPublicDomain(domain)).toBe(expected);
});
