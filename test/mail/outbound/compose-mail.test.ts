import { expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { MailDraft } from '../../../src/games/ports.js';
import { createMailComposer } from '../../../src/mail/outbound/compose-mail.js';
import { headerValue } from '../../../src/mail/outbound/header-value.js';
import { holdsControl } from '../../../src/text/control-characters.js';

const composer = createMailComposer({ mailDomain: 'pbem.example', now: () => new Date('2030-01-02T03:04:05Z') });
const mailbox = 'g7.abcdefghijklmnop@pbem.example';
const draft: MailDraft = {
  cause: 'report:g7:4',
  gameId: 'g7',
  seat: 'hacan',
  to: { address: 'jürgen@example.org', name: 'Jürgen, der Löwe' },
  from: { address: mailbox, name: 'Randkrieg' },
  envelopeFrom: 'bounce.ponmlkjihgfedcba@pbem.example',
  subject: '[Randkrieg R3.2] Die Löwen nehmen Abyz ein',
  text: 'Wartet auf: Löwen\n> BEWEGE 2 Jäger VON Arretze\n\nEnde',
  html: '<p>Wartet auf: Löwen</p>',
  thread: 'g7/hacan',
};

const headerOf = (raw: Uint8Array): string => Buffer.from(raw).toString('latin1').split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/gu, ' ') ?? '';

test('a mail says the same in text and HTML, and a reply reaches the seat', async () => {
  const mail = await composer.compose(draft);
  const read = await simpleParser(Buffer.from(mail.raw));
  expect(read.text?.trim()).toBe(draft.text);
  // HTML names what is not ASCII, so that it travels as it is.
  expect(read.html).toBe('<p>Wartet auf: L&#246;wen</p>');
  expect(read.subject).toBe(draft.subject);
  expect(read.from?.value).toEqual([{ address: mailbox, name: 'Randkrieg' }]);
  expect(read.replyTo?.value).toEqual([{ address: mailbox, name: 'Randkrieg' }]);
  expect([read.to].flat()[0]?.value).toEqual([{ address: 'jürgen@example.org', name: 'Jürgen, der Löwe' }]);
  expect(read.messageId).toBe(mail.messageId);
  expect(mail).toMatchObject({ cause: draft.cause, gameId: 'g7', seat: 'hacan', toAddress: 'jürgen@example.org', envelopeFrom: draft.envelopeFrom });
});

test('a mail of plain ASCII has the same shape as any other, down to its last byte', async () => {
  const ascii = { ...draft, text: 'Waits for: lions\n> MOVE 2 fighters\n\nEnd', html: '<p>Waits for: lions</p>', subject: '[Rim War R3.2] Lions' };
  const shapeOf = async (of: MailDraft): Promise<readonly string[]> => {
    const bytes = Buffer.from((await composer.compose(of)).raw).toString('latin1');
    const boundary = /boundary="(?<boundary>[^"]+)"/u.exec(bytes)?.groups?.['boundary'] ?? 'none';
    expect(bytes.endsWith(`\r\n--${boundary}--\r\n`)).toBe(true);
    return bytes.replaceAll(boundary, 'B').replace('quoted-printable', '7bit').split('\r\n');
  };
  // The first goes through the streams of nodemailer, since one character is not ASCII; nothing else is different.
  const streamed = await shapeOf({ ...ascii, text: ascii.text.replace('lions', 'li\u00f6ns') });
  expect(streamed.map((line) => line.replace('li=C3=B6ns', 'lions'))).toEqual(await shapeOf(ascii));
  const read = await simpleParser(Buffer.from((await composer.compose(ascii)).raw));
  expect([read.text?.trim(), read.html]).toEqual([ascii.text, ascii.html]);
});

test('the bytes are 7 bit, in lines that every relay takes, with CRLF', async () => {
  const { raw } = await composer.compose({ ...draft, text: `${'lang '.repeat(400)}\n.\nFrom hier\n`, to: { address: 'jo@example.org', name: 'Jürgen' } });
  const bytes = Buffer.from(raw).toString('latin1');
  expect(/[^\u0000-\u007f]/u.test(bytes)).toBe(false);
  expect(bytes.split('\r\n').filter((line) => line.length > 78 && !/^[A-Za-z-]+:/u.test(line))).toEqual([]);
  expect(bytes.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
});

test('plain ASCII stays readable in the raw mail, and a long link in one piece', async () => {
  const link = `https://pbem.example/p/${'a1'.repeat(60)}`;
  const { raw } = await composer.compose({ ...draft, text: `Orders of R3.2\n> MOVE 2 fighters FROM Arretze = all\n${link}\n` });
  expect(Buffer.from(raw).toString()).toContain(`> MOVE 2 fighters FROM Arretze = all\r\n${link}\r\n`);
});

test.each(['=?utf-8?q?Moderator?=', 'A =?utf-8?b?QmVydA==?= b', `=?${'ö'.repeat(60)}?=`, '=?'])('a name that looks encoded is read as it is written: %s', async (name) => {
  const { raw } = await composer.compose({ ...draft, to: { address: 'jo@example.org', name }, from: { address: mailbox, name } });
  const header = headerOf(raw);
  expect(header).toMatch(/^To: =\?UTF-8\?/mu);
  expect(header).not.toContain('?utf-8?q?Moderator');
  expect(Buffer.from(raw).toString('latin1').split('\r\n\r\n')[0]?.split('\r\n').every((line) => line.length <= 100)).toBe(true);
  const read = await simpleParser(Buffer.from(raw));
  expect([read.to].flat()[0]?.value).toEqual([{ address: 'jo@example.org', name }]);
  expect(read.from?.value).toEqual([{ address: mailbox, name }]);
  expect(read.replyTo?.value).toEqual([{ address: mailbox, name }]);
});

test('what a header refuses no name holds', () => {
  const refused = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) => { try { headerValue('Subject', character); return false; } catch { return true; } });
  expect(refused.length).toBeGreaterThan(30);
  expect(refused.filter((character) => !holdsControl(character))).toEqual([]);
});

test('automatic mail says so, and no absence note comes back', async () => {
  const first = headerOf((await composer.compose(draft)).raw);
  expect(first).toMatch(/^Auto-Submitted: auto-generated$/mu);
  expect(first).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply$/mu);
  const echo = headerOf((await composer.compose({ ...draft, cause: 'echo:g7:1', inReplyTo: '<a@example.org>' })).raw);
  expect(echo).toMatch(/^Auto-Submitted: auto-replied$/mu);
});

test('mails of a seat stand in one thread, and an answer hangs below the mail it answers', async () => {
  const [one, two, other] = await Promise.all([
    composer.compose(draft),
    composer.compose({ ...draft, cause: 'echo:g7:9', inReplyTo: '<a@example.org>', references: ['<x@example.org>', '<a@example.org>'] }),
    composer.compose({ ...draft, cause: 'report:g7:4:sol', thread: 'g7/sol' }),
  ]);
  const root = /^References: (<t\.[0-9a-f]+@pbem\.example>)$/mu.exec(headerOf(one.raw))?.[1] ?? 'none';
  expect(headerOf(one.raw)).toContain(`In-Reply-To: ${root}`);
  expect(headerOf(two.raw)).toContain('In-Reply-To: <a@example.org>');
  expect(headerOf(two.raw)).toContain(`References: ${root} <x@example.org> <a@example.org>`);
  expect(headerOf(other.raw)).not.toContain(root);
});

test('one cause has one message id, whenever it is composed', async () => {
  expect((await composer.compose(draft)).messageId).toBe((await composer.compose({ ...draft, text: 'x' })).messageId);
  expect((await composer.compose(draft)).messageId).not.toBe((await composer.compose({ ...draft, cause: 'report:g7:5' })).messageId);
});

test('only a reminder can be unsubscribed from, with one click', async () => {
  expect(headerOf((await composer.compose(draft)).raw)).not.toMatch(/list-/iu);
  const reminder = headerOf((await composer.compose({ ...draft, reminder: { unsubscribeUrl: 'https://pbem.example/u/1' } })).raw);
  expect(reminder).toMatch(/^List-Unsubscribe: <https:\/\/pbem\.example\/u\/1>$/mu);
  expect(reminder).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu);
});

test('the map is a picture inside the HTML, not an attachment', async () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const { raw } = await composer.compose({ ...draft, html: '<img src="cid:map@pbem.example">', pictures: [{ cid: 'map@pbem.example', filename: 'map.png', png }] });
  const read = await simpleParser(Buffer.from(raw), { keepCidLinks: true });
  expect(read.attachments.map(({ cid, contentDisposition, related, content }) => ({ cid, contentDisposition, related, content }))).toEqual([
    { cid: 'map@pbem.example', contentDisposition: 'inline', related: true, content: png },
  ]);
  expect(read.text?.trim()).toBe(draft.text);
});

test.each<[string, Partial<MailDraft>]>([
  ['a line end in the subject', { subject: 'x\r\nBcc: all@example.org' }],
  ['a bare line feed in the subject', { subject: 'x\nBcc: all@example.org' }],
  ['a line separator in the subject', { subject: 'x\u2028Bcc: all@example.org' }],
  ['a NUL in the subject', { subject: 'x\u0000' }],
  ['a line end in a name', { to: { address: 'a@example.org', name: 'A\r\nBcc: all@example.org' } }],
  ['a line end in the name of the sender', { from: { address: mailbox, name: 'G\nX: y' } }],
  ['a second recipient', { to: { address: 'a@example.org, b@example.org' } }],
  ['a recipient in angle brackets', { to: { address: '<a@example.org>' } }],
  ['a line end in an address', { to: { address: 'a@example.org\r\nBcc: b@example.org' } }],
  ['no address at all', { to: { address: 'nobody' } }],
  ['a command in the envelope sender', { envelopeFrom: 'a@example.org>\r\nRCPT TO:<b@example.org' }],
  ['a line end in In-Reply-To', { inReplyTo: '<a@example.org>\r\nBcc: b@example.org' }],
  ['words in References', { references: ['<a@example.org> x'] }],
  ['a script as the unsubscribe address', { reminder: { unsubscribeUrl: 'javascript:alert(1)' } }],
  ['a line end in a file name', { pictures: [{ cid: 'a', filename: 'a\r\nb.png', png: Buffer.of(1) }] }],
  ['the mailbox key in the subject', { subject: 'Your key is abcdefghijklmnop' }],
  ['the bounce key in the subject', { subject: 'PONMLKJIHGFEDCBA' }],
])('%s is refused', async (_name, change) => {
  await expect(composer.compose({ ...draft, ...change })).rejects.toThrow(RangeError);
});
