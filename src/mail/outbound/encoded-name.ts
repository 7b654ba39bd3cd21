import { createHash } from 'node:crypto';

/** An encoded word has at most 75 characters (RFC 2047). */
const MOST_BYTES = 45;

/** A plain name that could be taken for an encoded one: programs that decode names in quotes too would show another. */
const LOOKS_ENCODED = /=\?/u;

/** What to give nodemailer for a name. It puts plain names in quotes as they are, so one that looks encoded has a word in its stead. */
export function nameToCompose(name: string): string {
  return LOOKS_ENCODED.test(name) ? standIn(name) : name;
}

/** The finished mail with these names, as encoded words, where their words stand in its header. */
export function withNames(raw: Buffer, names: readonly string[]): Buffer {
  const strange = [...new Set(names)].filter((name) => LOOKS_ENCODED.test(name));
  if (strange.length === 0) return raw;
  const end = raw.indexOf('\r\n\r\n');
  const header = strange.reduce((text, name) => text.replaceAll(standIn(name), encodedWords(name)), raw.subarray(0, end).toString('latin1'));
  return Buffer.concat([Buffer.from(header, 'latin1'), raw.subarray(end)]);
}

function standIn(name: string): string {
  return `Name${createHash('sha256').update(name, 'utf8').digest('hex')}`;
}

/** One word a line. Cut between characters: no character is divided among two words. */
function encodedWords(name: string): string {
  const chunks: string[] = [];
  let chunk = '';
  for (const character of name) {
    if (Buffer.byteLength(chunk + character) > MOST_BYTES) {
      chunks.push(chunk);
      chunk = '';
    }
    chunk += character;
  }
  return [...chunks, chunk].map((part) => `=?UTF-8?B?${Buffer.from(part, 'utf8').toString('base64')}?=`).join('\r\n ');
}
