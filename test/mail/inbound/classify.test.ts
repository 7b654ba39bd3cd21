import { expect, test } from '@jest/globals';
import { classify, readInbound, readMail } from '../../../src/mail/inbound/index.js';
import { DOMAIN, multipart, rawMail, type MailDraft } from './mail-builder.js';

async function classOf(raw: Buffer) {
  const reading = await readMail(raw);
  return reading.ok ? classify(reading.mail, DOMAIN) : reading.problem;
}

const report = (action: string) =>
  multipart('report; report-type=delivery-status', [
    'Content-Type: text/plain\n\nSorry.\n',
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; Anna@Player.example\nAction: ${action}\nStatus: 5.1.1\n`,
    'Content-Type: message/rfc822\n\nSubject: x\n\nMOVE 1 TO 2\n',
  ]);

test.each([
  ['failed', { kind: 'bounce', recipients: ['anna@player.example'], status: '5.1.1' }],
  ['delayed', { kind: 'delay' }],
  ['relayed', { kind: 'receipt' }],
  ['delivered', { kind: 'receipt' }],
])('a delivery report of "%s"', async (action, expected) => {
  expect(await classOf(report(action))).toEqual(expected);
});

const auto = { kind: 'auto-reply', shownBy: 'header' };
const bySubject = { kind: 'auto-reply', shownBy: 'subject' };
const human = { kind: 'human' };
const bounce = { kind: 'bounce', recipients: [], status: undefined };

test.each<readonly [MailDraft, unknown]>([
  [{ headers: ['Auto-Submitted: auto-replied'] }, auto],
  [{ headers: ['Auto-Submitted: auto-generated (vacation)'] }, auto],
  [{ headers: ['Auto-Submitted: no'] }, human],
  [{ headers: ['X-Autoreply: yes'] }, auto],
  [{ headers: ['X-Autoreply: no'] }, human],
  [{ headers: ['Precedence: auto_reply'] }, auto],
  [{ headers: ['Precedence: bulk'] }, auto],
  [{ headers: ['X-Auto-Response-Suppress: OOF'] }, human],
  [{ headers: ['Return-Path: <>'] }, auto],
  [{ headers: ['List-Id: <games.example.org>'] }, { kind: 'list' }],
  [{ headers: ['Precedence: list'] }, { kind: 'list' }],
  [{ headers: [`X-Loop: ${DOMAIN}`] }, { kind: 'loop' }],
  [{ headers: Array.from({ length: 60 }, () => 'Received: from a by b') }, { kind: 'loop' }],
  [{ from: `g7.abcd2345@${DOMAIN.toUpperCase()}` }, { kind: 'loop' }],
  [{ headers: [`Return-Path: <bounce.abcd2345@${DOMAIN}>`] }, { kind: 'loop' }],
  [{ from: `anna@${DOMAIN}` }, human],
  [{ headers: ['Return-Path: <>'], subject: 'Undeliverable: [Demo R1.2]' }, bounce],
  [{ from: 'MAILER-DAEMON@mx.example', subject: 'failure notice' }, bounce],
  [{ from: 'postmaster@mx.example', subject: 'Unzustellbar: [Demo]' }, bounce],
  [{ from: 'MAILER-DAEMON@mx.example', subject: 'Warning: message delayed 24 hours' }, { kind: 'delay' }],
  [{ from: 'MAILER-DAEMON@mx.example', subject: 'Zustellung verzögert' }, { kind: 'delay' }],
  [{ from: 'MAILER-DAEMON@mx.example', subject: 'Hello' }, auto],
  [{ headers: ['X-Failed-Recipients: a@b.example, C@d.example'], subject: 'Mail delivery failed' }, { ...bounce, recipients: ['a@b.example', 'c@d.example'] }],
])('by headers: %j', async (draft, expected) => {
  expect(await classOf(rawMail({ text: 'ACTIVATE 101', ...draft }))).toEqual(expected);
});

test.each([
  'Automatische Antwort: [Demo R1.2]',
  'Automatic reply: [Demo R1.2]',
  'Auto-Reply: x',
  'Autoreply: x',
  'Out of Office: x',
  'Out of Office AutoReply: x',
  'Abwesenheitsnotiz: x',
  'Abwesenheitsnotiz',
  'Abwesend: [Demo]',
  'Urlaubsmeldung: x',
  'Anna ist außer Haus.',
  'Anna is out of the office (returning 24 August)',
  'AUTO: Anna ist im Urlaub (Rückkehr am 24.08.)',
  'Ich bin derzeit nicht im Büro',
  'I am currently on vacation',
])('an automatic reply without headers, told by "%s"', async (subject) => {
  expect(await classOf(rawMail({ text: 'ACTIVATE 101', subject }))).toEqual(bySubject);
});

test.each([
  'Re: [Demo R1.2]',
  'AW: [Urlaub in Spanien R1.2] Bericht',
  'Re: Automatic reply needed?',
  'Urlaub ab Montag, hier meine Züge',
  'Vacation plans and my orders',
  'Automatik',
  '',
])('a person may write "%s"', async (subject) => {
  expect(await classOf(rawMail({ text: 'ACTIVATE 101', subject }))).toEqual(human);
});

test('a read receipt is no order', async () => {
  const raw = multipart('report; report-type=disposition-notification', ['Content-Type: text/plain\n\nPASS\n']);
  expect(await classOf(raw)).toEqual({ kind: 'receipt' });
  expect((await readInbound(raw, { domain: DOMAIN })).action).toBe('ignore-receipt');
});
