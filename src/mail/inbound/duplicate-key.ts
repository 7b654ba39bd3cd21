import { createHash } from 'node:crypto';
import type { ReadMail } from './read-mail.js';

/** Fields that every copy of a mail gets anew on its way (RFC 5321 trace, and what relays put on top of it). */
const traceFields =
  /^(return-path|received|x-received|delivered-to|x-delivered-to|x-original-to|envelope-to|x-envelope-(to|from)|delivery-date|authentication-results|received-spf|arc-[a-z-]+|x-spam-[a-z-]+|x-[a-z-]*fetchmail[a-z-]*)$/;

/**
 * The key under which a seat sees a mail once: the Message-ID whatever the body; without one, the hash of the bytes
 * below the trace headers.
 */
export function duplicateKey(raw: Uint8Array, mail: Pick<ReadMail, 'messageId'>): string {
  if (mail.messageId !== undefined) return `id:${mail.messageId}`;
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  return `sha256:${createHash('sha256').update(bytes.subarray(traceEnd(bytes))).digest('hex')}`;
}

function traceEnd(bytes: Buffer): number {
  let start = 0;
  let inTrace = false;
  while (start < bytes.length) {
    const newline = bytes.indexOf(0x0a, start);
    const next = newline < 0 ? bytes.length : newline + 1;
    const folded = bytes[start] === 0x20 || bytes[start] === 0x09;
    if (!folded) {
      const name = /^([!-9;-~]{1,80}):/.exec(bytes.toString('latin1', start, Math.min(next, start + 81)))?.[1];
      inTrace = name !== undefined && traceFields.test(name.toLowerCase());
    }
    if (!inTrace) return start;
    start = next;
  }
  return start;
}
