import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../games/errors.js';
import type { OnceAnswer } from '../../games/once-only.js';
import { hashToken } from '../../keys/token.js';
import type { UseCases } from '../use-cases.js';
import { bearerToken } from './authenticate.js';

type Secretive = { readonly keep: (body: unknown) => unknown; readonly restore: (kept: unknown) => Promise<unknown> };

/** The caller's name for this POST; undefined if he gave none. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/u.test(key)) {
    throw new AppError('invalid', 'The Idempotency-Key is not 1 to 255 printable characters.', { errors: [{ path: '/headers/idempotency-key', code: 'pattern', message: '1 to 255 printable ASCII characters' }] });
  }
  return key;
}

/** Answers a POST, at most once for an Idempotency-Key. */
export async function answerOnce<Meant = undefined>({ request, reply, useCases, meant, work, secretive }: {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly useCases: Pick<UseCases, 'onceOnly'>;
  /** What the call stands for at its first try; a repeat after a crash is handed the same again. */
  readonly meant?: () => Promise<Meant | undefined>;
  readonly work: (meant: Meant | undefined) => Promise<OnceAnswer>;
  readonly secretive?: Secretive;
}): Promise<FastifyReply> {
  const key = idempotencyKey(request);
  const answer = key === undefined ? await work(undefined) : await useCases.onceOnly({ tokenHash: hashToken(bearerToken(request) ?? ''), key, request: `${request.method} ${request.url}`, body: request.body ?? null, meant: await meant?.() }, async (first) => work(first as Meant | undefined), secretive);
  return reply.code(answer.status).send(answer.body);
}
