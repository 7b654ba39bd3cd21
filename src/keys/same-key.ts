import { hash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets without telling by its time where they differ; hashed first, because lengths may differ. */
export function sameToken(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}

/** The same for derived keys, whose case does not count: mail programs and people change the case of addresses. */
export function sameKey(a: string, b: string): boolean {
  return sameToken(a.toLowerCase(), b.toLowerCase());
}
