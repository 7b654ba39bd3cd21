import { hash } from 'node:crypto';
import { AppError } from './errors.js';
import type { GameDeps } from './ports.js';

export type OnceCall = { readonly tokenHash: string; readonly key: string; /** Method and path. */ readonly request: string; /** The parsed body. */ readonly body: unknown; /** What the call stands for as things are: remembered from its first try. */ readonly meant?: unknown };
export type OnceAnswer = { readonly status: number; readonly body: unknown };

/** Where an answer holds tokens: what of it is stored instead, and how the answer is made of that again. */
export type Secretive = { readonly keep: (body: unknown) => unknown; readonly restore: (kept: unknown) => Promise<unknown> };

/**
 * Runs a POST once for an Idempotency-Key: the same key and body give the same answer again, another body is
 * `idempotency-mismatch`. What fails leaves no trace, so that it may be tried again.
 */
export async function onceOnly(deps: Pick<GameDeps, 'once'>, call: OnceCall, work: (meant: unknown) => Promise<OnceAnswer>, secretive?: Secretive): Promise<OnceAnswer> {
  const { tokenHash, key, request, body } = call;
  const begun = await deps.once.begin({ tokenHash, key, request, bodyHash: hash('sha256', canonical(body), 'hex'), ...(call.meant === undefined ? {} : { meant: call.meant }) });
  switch (begun.found) {
    case 'answer': return { status: begun.status, body: secretive === undefined ? begun.response : await secretive.restore(begun.response) };
    case 'other-body': throw new AppError('idempotency-mismatch', 'This Idempotency-Key was used for another request.');
    case 'at-work': throw new AppError('idempotency-busy', 'The first request with this Idempotency-Key is still at work.');
    case 'nothing': return finish(deps, call, { work: async () => work(begun.meant), keep: secretive?.keep ?? ((answer) => answer) });
  }
}

async function finish(deps: Pick<GameDeps, 'once'>, { tokenHash, key }: OnceCall, { work, keep }: { readonly work: () => Promise<OnceAnswer>; readonly keep: (body: unknown) => unknown }): Promise<OnceAnswer> {
  let answer: OnceAnswer | undefined;
  try {
    answer = await work();
    return answer;
  } finally {
    if (answer === undefined) await deps.once.forget({ tokenHash, key });
    else await deps.once.finish({ tokenHash, key, status: answer.status, response: keep(answer.body) });
  }
}

/** Deeper than any body of ours. */
const MOST_DEPTH = 100;

/** The same text for the same JSON, whatever the order of its keys. */
function canonical(value: unknown, depth = 0): string {
  if (depth > MOST_DEPTH) throw new AppError('invalid', 'The body is nested too deep.');
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, depth + 1)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one, depth + 1)}`).join(',')}}`;
}
