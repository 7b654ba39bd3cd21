import { hash, randomBytes } from 'node:crypto';
import { base32 } from './base32.js';

/** A new bearer token of 256 bits: 52 characters that need no quoting in a shell, a header or an address. */
export function newToken(): string {
  return base32(randomBytes(32));
}

/** What is stored of a bearer token: SHA-256 in hex. A token has 256 random bits, so it needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
