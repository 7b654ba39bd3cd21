import { expect, test } from '@jest/globals';
import { orderWords, readInbound } from '../../../src/mail/inbound/index.js';
import { DOMAIN, multipart, rawMail } from './mail-builder.js';

async function linesOf(raw: Buffer): Promise<readonly string[]> {
  const inbound = await readInbound(raw, { domain: DOMAIN });
  return inbound.kind === 'orders' ? inbound.lines : [`${inbound.kind}: ${'reason' in inbound ? inbound.reason : ''}`];
}

const part = (type: string, body: string, more = '') => `Content-Type: ${type}\n${more}\n${body}\n`;
const plain = (body: string) => part('text/plain; charset=utf-8', body);
const html = (body: string) => part('text/html; charset=utf-8', body);
const DECOY = 'BUILD 4 cruisers AT Decoy';

const text = (...lines: string[]) => rawMail({ text: lines.join('\n') });
const long = 'MOVE Dreadnought 1, Dreadnought 2, Carrier 1, Carrier 2, 2 fighters,';

test.each<readonly [string, Buffer, readonly string[]]>([
  ['broken at a comma', text(`${long}`, '3 ground forces FROM Letnev', 'LAND 1 ground force ON Fria'), [`${long} 3 ground forces FROM Letnev`, 'LAND 1 ground force ON Fria']],
  ['broken twice', text('CASUALTIES fighters, destroyers, cruisers, carriers, dreadnoughts, war', 'suns, then everything else that can be taken away from me, and the', 'ship that carries the Admiral last', 'PASS'), ['CASUALTIES fighters, destroyers, cruisers, carriers, dreadnoughts, war suns, then everything else that can be taken away from me, and the ship that carries the Admiral last', 'PASS']],
  ['indented continuation', text('MOVE Carrier 1,', '     2 fighters FROM Letnev'), ['MOVE Carrier 1, 2 fighters FROM Letnev']],
  ['short lines are not joined', text('ACTIVATE 101', 'and then home'), ['ACTIVATE 101', 'and then home']],
  ['a slip in the next order word', text(long.replace(/,$/, ' FROM'), 'BOMBRAD Abyz WITH Dreadnought 1'), [long.replace(/,$/, ' FROM'), 'BOMBRAD Abyz WITH Dreadnought 1']],
  ['a shortened order word', text(`${long}`, 'ACT 27'), [long, 'ACT 27']],
  ['a blank line ends an order', text(`${long}`, '', 'see you'), [long, 'see you']],
  ['a planet that begins like a command', text('TRANSFER Admiral FROM Dreadnought 1, which is where he is now, TO', 'New Albion'), ['TRANSFER Admiral FROM Dreadnought 1, which is where he is now, TO New Albion']],
])('hard-wrapped: %s', async (_, raw, lines) => {
  expect(await linesOf(raw)).toEqual(lines);
});

test('line breaks of the HTML are taken where the text was broken, but only if both say the same', async () => {
  const broken = 'STANDING fighters, destroyers, cruisers, carriers, dreadnoughts, and the\nship that carries the Admiral last';
  const whole = broken.replace('\n', ' ');
  expect(await linesOf(rawMail({ text: `${broken}\nPASS`, html: `<p>${whole}</p><p>PASS</p>` }))).toEqual([whole, 'PASS']);
  expect(await linesOf(rawMail({ text: `${broken}\nPASS`, html: `<p>${DECOY}</p>` }))).toEqual([whole, 'PASS']);
});

const flowed = 'text/plain; charset=utf-8; format=flowed';
test.each<readonly [string, string, string, readonly string[]]>([
  ['soft breaks', flowed, 'MOVE 1 carrier \nFROM Letnev\nPASS', ['MOVE 1 carrier FROM Letnev', 'PASS']],
  ['space-stuffed lines', flowed, ' From here\n PASS', ['From here', 'PASS']],
  ['a signature never flows', flowed, 'PASS\n-- \nAnna', ['PASS']],
  ['quotes of another depth do not flow into own text', flowed, '> old \nPASS', ['PASS']],
  ['DelSp with two blanks', `${flowed}; delsp=yes`, 'MOVE 1 carr\u0020\nier  \nFROM Letnev', ['MOVE 1 carrier FROM Letnev']],
  ['DelSp of a sender that means the blank', `${flowed}; delsp=yes`, 'MOVE 1 carrier \nFROM Letnev', ['MOVE 1 carrier FROM Letnev']],
  ['upper-case parameters', 'TEXT/PLAIN; CHARSET=UTF-8; FORMAT=Flowed', 'MOVE 1 carrier \nFROM Letnev', ['MOVE 1 carrier FROM Letnev']],
])('flowed: %s', async (_, textType, body, lines) => {
  expect(await linesOf(rawMail({ text: body, textType }))).toEqual(lines);
});

const encoded = (type: string, body: Buffer) =>
  Buffer.concat([Buffer.from(`From: a@b.example\r\nSubject: x\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`), body]);
const umlauts = 'RÜCKZUG NACH 14\r\nLÖSCHE';
test.each<readonly [string, string, Buffer]>([
  ['latin1 bytes, none declared', 'text/plain', Buffer.from(umlauts, 'latin1')],
  ['latin1 bytes declared utf-8', 'text/plain; charset=utf-8', Buffer.from(umlauts, 'latin1')],
  ['latin1 bytes declared us-ascii', 'text/plain; charset=us-ascii', Buffer.from(umlauts, 'latin1')],
  ['utf-8 bytes declared windows-1252', 'text/plain; charset="windows-1252"', Buffer.from(umlauts)],
  ['utf-8 bytes declared iso-8859-15', 'text/plain; charset=ISO-8859-15', Buffer.from(umlauts)],
  ['latin9 as declared', 'text/plain; charset=iso-8859-15', Buffer.from(umlauts, 'latin1')],
  ['an unknown charset', 'text/plain; charset=x-klingon', Buffer.from(umlauts)],
  ['UTF-16 with its mark', 'text/plain; charset=utf-16', Buffer.from(`\ufeff${umlauts}`, 'utf16le')],
  ['UTF-16 declared, UTF-8 sent', 'text/plain; charset=utf-16', Buffer.from(umlauts)],
  ['decomposed umlauts', 'text/plain; charset=utf-8', Buffer.from(umlauts.normalize('NFD'))],
  ['a mark in front', 'text/plain; charset=utf-8', Buffer.from(`\ufeff${umlauts}`)],
  ['bare CR', 'text/plain; charset=utf-8', Buffer.from(umlauts.replace('\n', ''))],
  ['a broken Content-Type', 'text', Buffer.from(umlauts)],
])('charset: %s', async (_, type, body) => {
  expect(await linesOf(encoded(type, body))).toEqual(['RÜCKZUG NACH 14', 'LÖSCHE']);
});

test.each<readonly [string, readonly string[]]>([
  ['„ACTIVATE“ – 101…', ['"ACTIVATE" - 101...']],
  ['ACTIVATE\u00a0101\u2009\u202f', ['ACTIVATE 101']],
  ['\u200bACTI\u00adVATE\u2060 1\u200d01\ufeff', ['ACTIVATE 101']],
  ['*ACTIVATE 101*', ['ACTIVATE 101']],
  ['*ACTIVATE* 101', ['ACTIVATE 101']],
  ['_ACTIVATE 101_', ['ACTIVATE 101']],
  ['1) ACTIVATE 101\n2) PASS', ['ACTIVATE 101', 'PASS']],
  ['(1) ACTIVATE 101', ['ACTIVATE 101']],
  ['- 1. ACTIVATE 101', ['ACTIVATE 101']],
  ['→ ACTIVATE 101\n☐ PASS', ['ACTIVATE 101', 'PASS']],
  ['o ACTIVATE 101', ['ACTIVATE 101']],
  ['```\nACTIVATE 101\n```', ['ACTIVATE 101']],
  ['# a comment\nACTIVATE 101 // and another', ['# a comment', 'ACTIVATE 101 // and another']],
])('normalised: %j', async (body, lines) => {
  expect(await linesOf(rawMail({ text: body }))).toEqual(lines);
});

test.each([
  'Sent from my iPhone',
  'Von meinem iPhone gesendet',
  'Von meinem Samsung Galaxy Smartphone gesendet.',
  'Gesendet von meinem Samsung Galaxy Smartphone.',
  'Gesendet mit der GMX Mail App',
  'Gesendet mit der WEB.DE Mail App',
  'Gesendet von Outlook für iOS',
  'Gesendet von Mail für Windows',
  'Sent from Mail for Windows 10',
  'Sent from Yahoo Mail on Android',
  'Get Outlook for Android<https://aka.ms/x>',
  'Holen Sie sich Outlook für iOS<https://aka.ms/x>',
  'Outlook für Android beziehen',
  'Sent with Proton Mail secure email.',
  'Gesendet mit Proton Mail',
  'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  'Virus-free.www.avast.com',
  '---\nThis email has been checked for viruses by Avast antivirus software.\nwww.avast.com',
  '-- \nAnna\nMOVE fast and break things',
  '--\nAnna',
  '_______________________________________________\nGames mailing list\nMOVE it',
  'Mit freundlichen Grüßen\nAnna Beispiel',
  'Viele Grüße aus Köln,\n\nAnna',
  'LG Anna'.replace(' Anna', '\nAnna'),
  'MfG',
  'Best regards,\nAnna',
  'Cheers\nA.',
  'Thanks!',
  'This e-mail is confidential and intended only for the addressee.\nrelease of this text is forbidden',
  'This message (including any attachments) contains confidential information\nHELP',
  'Diese E-Mail kann vertrauliche Informationen enthalten.\nStatus: geheim',
  'If you are not the intended recipient, please delete it.',
  'You received this message because you are subscribed to the group.',
])('no line of the player: %j', async (below) => {
  expect(await linesOf(text('Hallo Spielleiter,', '', 'ACTIVATE 101', '', ...below.split('\n')))).toEqual(['ACTIVATE 101']);
});

test.each<readonly [string, readonly string[]]>([
  ['ACTIVATE 101\n--\nPASS', ['ACTIVATE 101', 'PASS']],
  ['ACTIVATE 101\n_______\nPASS', ['ACTIVATE 101', 'PASS']],
  ['ACTIVATE 101\n-----\nPASS\n=====', ['ACTIVATE 101', 'PASS']],
  ['Viele Grüße\nAnna\n\nPS:\nPASS', ['PS:', 'PASS']],
  ['Thanks\nPASS', ['PASS']],
  ['Thanks\nBombrad Abyz', ['Bombrad Abyz']],
  ['Anna wrote:\nPASS', ['Anna wrote:', 'PASS']],
  ['From: 14\nTo: 27', ['From: 14', 'To: 27']],
  ['RELEASE Agent OF Hacan', ['RELEASE Agent OF Hacan']],
])('nothing of the player is lost: %j', async (body, lines) => {
  expect(await linesOf(rawMail({ text: body }))).toEqual(lines);
});

const attached = part('text/plain; name="orders.txt"', DECOY, 'Content-Disposition: attachment; filename="orders.txt"\n');
const tnef = part('application/ms-tnef; name=winmail.dat', 'eJ8=', 'Content-Transfer-Encoding: base64\n');
const message = (disposition: string) => part('message/rfc822', `Subject: x\nContent-Type: text/plain\n\n${DECOY}`, `Content-Disposition: ${disposition}\n`);
test.each<readonly [string, Buffer, readonly string[]]>([
  ['orders and an attached text', multipart('mixed', [plain('PASS'), attached]), ['PASS']],
  ['an inline file', multipart('mixed', [plain('PASS'), part('text/plain; name=a.txt', DECOY, 'Content-Disposition: inline\n')]), ['PASS']],
  ['nothing but an attached text', multipart('mixed', [plain(''), attached]), ['reject: attachment-only']],
  ['an attached mail', multipart('mixed', [plain('PASS'), message('attachment')]), ['PASS']],
  ['an inline mail', multipart('mixed', [plain('PASS'), message('inline')]), ['PASS']],
  ['nothing but a mail', multipart('mixed', [message('inline')]), ['reject: attachment-only']],
  ['a digest', multipart('digest', ['\nSubject: x\n\nMOVE 1\n', message('inline')].slice(1)), ['reject: attachment-only']],
  ['a list footer as a part', multipart('mixed', [plain('PASS'), plain(DECOY)]), ['PASS']],
  ['a picture before the text', multipart('related', [part('image/png', 'x'), plain('PASS')]), ['PASS']],
  ['S/MIME, signed', multipart('signed; protocol="application/pkcs7-signature"', [plain('PASS'), part('application/pkcs7-signature; name=smime.p7s', 'AAAA')]), ['PASS']],
  ['S/MIME, sealed', multipart('mixed', [part('application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m', 'AAAA')]), ['reject: encrypted']],
  ['PGP/MIME, encrypted', multipart('encrypted', [part('application/pgp-encrypted', 'Version: 1'), part('application/octet-stream', 'x')]), ['reject: encrypted']],
  ['PGP inline, encrypted', text('-----BEGIN PGP MESSAGE-----', '', 'hQ', '-----END PGP MESSAGE-----'), ['reject: encrypted']],
  ['PGP inline, signed', text('-----BEGIN PGP SIGNED MESSAGE-----', 'Hash: SHA256', '', 'PASS', '- -- ', 'Anna', '-----BEGIN PGP SIGNATURE-----', 'MOVE', '-----END PGP SIGNATURE-----'), ['PASS']],
  ['winmail.dat beside text', multipart('mixed', [plain('PASS'), tnef]), ['PASS']],
  ['nothing but winmail.dat', multipart('mixed', [tnef]), ['reject: winmail']],
  ['no part at all', multipart('mixed', []), ['reject: broken-mime']],
  ['blank', text('', '\u00a0', '\u200b'), ['reject: empty']],
  ['blank HTML', rawMail({ html: '<p>&nbsp;</p>' }), ['reject: empty']],
  ['blank text and HTML', rawMail({ text: ' ', html: '<p>&nbsp;</p>' }), ['reject: empty']],
  ['nothing but a quotation in HTML', rawMail({ html: '<blockquote>PASS</blockquote>' }), ['reject: only-quoted']],
  ['one text with a name', rawMail({ text: 'PASS', textType: 'text/plain; name=message.txt' }), ['PASS']],
  ['nothing but a quotation', text('> PASS'), ['reject: only-quoted']],
  ['invisible characters before the marks', text('PASS', '\u200e\u200bOn Aug 20, 2026, at 6:03\u202fPM, Sternenpost <x@pbem.example> wrote:', '\u200b> HELP'), ['PASS']],
  ['nothing but a forwarded mail', text('---------- Forwarded message ---------', 'From: x', 'PASS'), ['reject: only-quoted']],
  ['a placeholder in the text part', multipart('alternative', [plain('Your mail program shows no HTML.'), html('<p>PASS</p>')]), ['PASS']],
  ['HTML without a text part, nested', multipart('mixed', [`Content-Type: multipart/related; boundary=r\n\n--r\n${html('<p>PASS</p>')}--r\n${part('image/png', 'x')}--r--\n`]), ['PASS']],
  ['enriched only', multipart('mixed', [part('text/enriched', '<bold>PASS</bold>\n\n<param>red</param>HELP')]), ['PASS', 'HELP']],
  ['a preamble and an epilogue', multipart('mixed', [plain('PASS')]), ['PASS']],
])('parts: %s', async (_, raw, lines) => {
  expect(await linesOf(raw)).toEqual(lines);
});

test.each<readonly [string, readonly string[]]>([
  ['<p>PASS</p><style>p{}</style><script>MOVE 1</script>', ['PASS']],
  ['<title>MOVE 1</title><body>PASS', ['PASS']],
  ['<!--[if mso]>MOVE 1<![endif]-->PASS', ['PASS']],
  ['MOVE 1<br>\nPASS', ['MOVE 1', 'PASS']],
  ['<pre>MOVE 1\nPASS</pre>', ['MOVE 1', 'PASS']],
  ['MOVE 1\n   carrier FROM 2', ['MOVE 1 carrier FROM 2']],
  ['<ul><li>MOVE 1</li><li>PASS</li></ul>', ['MOVE 1', 'PASS']],
  ['<table><tr><td>MOVE</td><td>1</td></tr></table>', ['MOVE 1']],
  ['R&Uuml;CKZUG NACH&nbsp;14 &amp; 15', ['RÜCKZUG NACH 14 & 15']],
  ['<a href="https://x.example/">PASS</a><img alt="MOVE 1" src="cid:1">', ['PASS']],
  ['<div class="gmail_signature">MOVE 1</div>PASS', ['PASS']],
])('HTML: %j', async (body, lines) => {
  expect(await linesOf(rawMail({ html: body }))).toEqual(lines);
});

test.each([
  ['CONFIRM', true],
  ['Bestätige!', true],
  ['BESTAETIGE.', true],
  ['> CONFIRM', false],
  ['I CONFIRM nothing', false],
  ['PASS\nOn 8/20/26 18:03, Sternenpost wrote:\n> CONFIRM', false],
])('%j confirms: %j', async (body, confirms) => {
  const inbound = await readInbound(rawMail({ text: `Hallo\n${body}` }), { domain: DOMAIN });
  expect(inbound.kind === 'orders' && inbound.confirms).toBe(confirms);
});

test('order words can be supplied', async () => {
  const body = 'ZUG mit allem was ich habe und noch viel mehr als das und dann weiter\nACTIVATE ist hier kein Wort';
  const inbound = await readInbound(rawMail({ text: body }), { domain: DOMAIN, orderWords: orderWords(['zug']) });
  expect(inbound.kind === 'orders' && inbound.lines).toEqual([body.replace('\n', ' ')]);
});

test('line ends hidden in a subject or a name do not come through', async () => {
  const inbound = await readInbound(
    rawMail({ text: 'PASS', subject: '=?utf-8?Q?Hi=0D=0ABcc:_eve@other.example?=', from: '=?utf-8?Q?Anna=0AX=3A_y?= <anna@player.example>' }),
    { domain: DOMAIN },
  );
  expect(inbound.kind === 'orders' && [inbound.mail.subject, inbound.mail.from]).toEqual([
    'Hi Bcc: eve@other.example',
    [{ address: 'anna@player.example', name: 'Anna X: y' }],
  ]);
});
