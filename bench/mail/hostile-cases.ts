const MB = 1_000_000;
const HEAD = 'From: a@example.org\r\nTo: x@bench.example\r\nMessage-ID: <1@example.org>\r\nMIME-Version: 1.0\r\n';
const repeat = (piece: string, bytes: number): string => piece.repeat(Math.ceil(bytes / piece.length));
const plain = (body: string): string => `${HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`;
const html = (body: string): string => `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;

/** Mails that are written to hurt, and an ordinary one to compare with. Made only where they are read. */
export const hostileCases: Readonly<Record<string, () => string | Buffer>> = {
  'ordinary mail': () => plain('ACTIVATE 5\r\nMOVE Carrier 1 FROM Letnev\r\n'),
  'parts nested 3,000 deep': () => `${HEAD}${Array.from({ length: 3_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${String(n)}\r\n\r\n--b${String(n)}\r\n`).join('')}`,
  'mails in mails, 2,000 deep': () => `${HEAD}${repeat('Content-Type: message/rfc822\r\n\r\n', 2_000 * 32)}`,
  '100,000 parts': () => `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${repeat('--b\r\nContent-Type: text/plain\r\n\r\nx\r\n', 100_000 * 36)}--b--`,
  'a million headers': () => `${HEAD}${repeat('X: y\r\n', 6 * MB)}\r\nACTIVATE 5`,
  'one header of 9 MB': () => `${HEAD}Subject: ${repeat('a', 9 * MB)}\r\n\r\nACTIVATE 5`,
  'one header folded 300,000 times': () => `${HEAD}Subject: a\r\n${repeat(' b\r\n', 1.2 * MB)}\r\nACTIVATE 5`,
  'one line of 9 MB': () => plain(repeat('A', 9 * MB)),
  '9 MB of empty lines': () => plain(repeat('\r\n', 9 * MB)),
  '1 MB of quoted lines': () => plain(repeat('> > > > > ACTIVATE 5\r\n', MB)),
  'HTML nested 100,000 deep': () => html(`${repeat('<div>\r\n', 500_000)}ACTIVATE 5`),
  'HTML of one tag with 100,000 attributes': () => html(`<p ${repeat('a="b"\r\n', 500_000)}>ACTIVATE 5</p>`),
  'HTML of open angles': () => html(repeat('<<<<<<\r\n', 500_000)),
  'bad base64, 9 MB': () => `${HEAD}Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${repeat('!=A*\r\n', 9 * MB)}`,
  'bad quoted-printable, 1 MB': () => `${HEAD}Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${repeat('=G=\r\n==', MB)}`,
  'encoded words without end': () => `${HEAD}Subject: ${repeat('=?utf-8?q?=', 14_000)}\r\n\r\nACTIVATE 5`,
  'a boundary of 8,000 letters': () => `${HEAD}Content-Type: multipart/mixed; boundary="${repeat('b', 8_000)}"\r\n\r\n${repeat(`--${repeat('b', 7_999)}\r\n`, 4 * MB)}`,
  'a To line with 10,000 addresses': () => `${HEAD}Cc: ${repeat('a@example.org,\r\n ', 120_000)}b@example.org\r\n\r\nACTIVATE 5`,
  'a zip in a zip, attached': () => `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nACTIVATE 5\r\n--b\r\nContent-Type: application/zip; name=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${repeat(`${repeat('UEsDBBQA', 72)}\r\n`, 5 * MB)}\r\n--b--`,
  'header lines hidden in names': () => `${HEAD}Subject: =?utf-8?q?a=0D=0ABcc:_b@example.org?=\r\nReply-To: "a\r\n b" <c@example.org>\r\n\r\nACTIVATE 5`,
  'all bytes, 9 MB': () => Buffer.concat([Buffer.from(`${HEAD}\r\n`), Buffer.from(Array.from({ length: 9 * MB }, (_, index) => (index * 31) % 256))]),
  '25 MB': () => plain(repeat('ACTIVATE 5\r\n', 25 * MB)),
};
