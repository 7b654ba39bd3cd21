import type { GameDeps } from './ports.js';

export type OnceCall = { readonly tokenHash: string; readonly key: string; /** Method and path. */ readonly request: string; /** The parsed body. */ readonly body: unknown };
export type OnceAnswer = { readonly status: number; readonly body: unknown };

/**
 * Runs a POST once for an Idempotency-Key: the same key and body give the same answer again, another body is
 * `idempotency-mismatch`. `keep` says what of the answer is stored (no tokens!), `restore` makes the answer of it again.
 */
export async function onceOnly(
  _deps: GameDeps,
  _call: OnceCall,
  _work: () => Promise<OnceAnswer>,
  _secretive?: { readonly keep: (body: unknown) => unknown; readonly restore: (kept: unknown) => Promise<unknown> },
): Promise<OnceAnswer> {
  throw new Error('not yet');
}
