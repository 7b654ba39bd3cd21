import { isIP } from 'node:net';

export type Session = { readonly remoteAddress: string; readonly helo: string; readonly secure: boolean; readonly envelopeFrom: string; readonly domain: string };

/**
 * The trace that every last server writes on top (RFC 5321 4.4): Return-Path, which also takes the power from one that the sender wrote,
 * and from whom the mail came, which SPF is judged by. No recipient: the row holds it, and it is a secret.
 */
export function traceHeader({ remoteAddress, helo, secure, envelopeFrom, domain }: Session, now: Date): Buffer {
  const ip = plainAddress(remoteAddress);
  const literal = isIP(ip) === 6 ? `IPv6:${ip}` : ip;
  const name = helo.replace(/[^\w.:[\]-]/gu, '').slice(0, 255) || 'unknown';
  const sender = envelopeFrom.replace(/[\s<>]/gu, '');
  return Buffer.from(`Return-Path: <${sender}>\r\nReceived: from ${name} ([${literal}]) by ${domain} with ${secure ? 'ESMTPS' : 'ESMTP'}; ${now.toUTCString().replace('GMT', '+0000')}\r\n`);
}

/** An IPv4 address that came in IPv6 clothes is an IPv4 address. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '');
}
