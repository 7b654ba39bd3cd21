import { parseAddressHeader, simpleParser } from 'mailparser';
import { decodeText } from './charset.js';
import { allFields, firstField, type HeaderField } from './header-fields.js';
import { defaultLimits, type InboundLimits, type LimitProblem } from './limits.js';
import { scanStructure, type MimePart } from './mime-structure.js';
import { decodeTransfer } from './transfer-decoding.js';

export type MailAddress = Readonly<{ address: string; name: string }>;

/** One part of a mail; `text` only for parts that people or mail servers write as text. */
export type MailPart = Readonly<{
  contentType: string;
  params: ReadonlyMap<string, string>;
  disposition: string | undefined;
  filename: string | undefined;
  text: string | undefined;
  children: readonly MailPart[];
}>;

/** What the later stages know of a mail. Its Date is left out on purpose: only our time of receipt counts. */
export type ReadMail = Readonly<{
  fields: readonly HeaderField[];
  from: readonly MailAddress[];
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  replyTo: readonly MailAddress[];
  /** Empty for the null sender `<>`, undefined without a Return-Path. */
  returnPath: string | undefined;
  subject: string;
  messageId: string | undefined;
  inReplyTo: string | undefined;
  references: readonly string[];
  root: MailPart;
}>;

export type MailReading = Readonly<{ ok: true; mail: ReadMail }> | Readonly<{ ok: false; problem: LimitProblem }>;

/**
 * Reads a raw mail. mailparser decodes addresses and subject. It gets no body: it would join the text of attached
 * messages to the player's own and decode bytes by a wrong charset past repair, so the few text parts are decoded here,
 * from the one scan that also keeps the limits; attachments are never decoded.
 */
export async function readMail(raw: Uint8Array, limits: InboundLimits = defaultLimits): Promise<MailReading> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const checked = scanStructure(bytes, limits);
  if (!checked.ok) return checked;
  const { root } = checked;
  if (textBytes(root) > limits.textBytes) {
    return { ok: false, problem: { code: 'text-bytes', limit: limits.textBytes } };
  }
  const { fields } = root;
  return {
    ok: true,
    mail: {
      fields,
      from: addresses(fields, 'from'),
      to: addresses(fields, 'to'),
      cc: addresses(fields, 'cc'),
      replyTo: addresses(fields, 'reply-to'),
      returnPath: returnPath(fields),
      subject: await subject(fields),
      messageId: messageIds(firstField(fields, 'message-id'))[0],
      inReplyTo: messageIds(firstField(fields, 'in-reply-to'))[0],
      references: messageIds(firstField(fields, 'references')),
      root: readPart(bytes, root),
    },
  };
}

const textTypes = new Set([
  'text/plain',
  'text/html',
  'text/enriched',
  'text/richtext',
  'text/markdown',
  'message/delivery-status',
  'message/global-delivery-status',
]);

function isText(part: MimePart): boolean {
  return textTypes.has(part.contentType) && (part.disposition !== 'attachment' || part.contentType.startsWith('message/'));
}

function textBytes(part: MimePart): number {
  const own = isText(part) ? part.bodyEnd - part.bodyStart : 0;
  return part.children.reduce((sum, child) => sum + textBytes(child), own);
}

function readPart(bytes: Buffer, part: MimePart): MailPart {
  return {
    contentType: part.contentType,
    params: part.params,
    disposition: part.disposition,
    filename: part.filename,
    text: isText(part) && part.children.length === 0 ? partText(bytes, part) : undefined,
    children: part.children.map((child) => readPart(bytes, child)),
  };
}

function partText(bytes: Buffer, part: MimePart): string {
  const body = decodeTransfer(bytes.subarray(part.bodyStart, part.bodyEnd), part.encoding);
  return decodeText(body, part.params.get('charset')).replace(/\r\n?/g, '\n');
}

function addresses(fields: readonly HeaderField[], name: string): MailAddress[] {
  return allFields(fields, name)
    .flatMap((value) => parseAddressHeader(utf8(value), { flatten: true, decodePunycode: false }).value)
    .filter(({ address }) => address !== undefined && address !== '')
    .map(({ address, name: display }) => ({ address: oneLine(address ?? '').toLowerCase(), name: oneLine(display) }));
}

function returnPath(fields: readonly HeaderField[]): string | undefined {
  return firstField(fields, 'return-path')?.replace(/[<>\s]/g, '').toLowerCase();
}

async function subject(fields: readonly HeaderField[]): Promise<string> {
  const value = firstField(fields, 'subject') ?? '';
  if (!value.includes('=?')) return oneLine(utf8(value));
  const parsed = await simpleParser(Buffer.from(`Subject: ${value}\r\n\r\n`, 'latin1'));
  return oneLine(parsed.subject ?? '');
}

/** Header fields were split as latin1; what is not ASCII in them is UTF-8 today, windows-1252 else. */
function utf8(value: string): string {
  return decodeText(Buffer.from(value, 'latin1'), undefined);
}

/** An encoded word may hide line ends, with which a name or subject would add headers to our answer. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function messageIds(value: string | undefined): string[] {
  return value?.match(/<[^<>\s]{1,990}>/g) ?? [];
}
