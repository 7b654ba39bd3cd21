import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../games/errors.js';
import type { HttpDeps } from '../../deps.js';
import { problems } from '../../schemas/common.js';
import type { App } from '../../types.js';

const signatureHeaders = z.looseObject({ 'x-signature': z.string().optional().describe('sha256= and the HMAC-SHA256 of the raw bytes in hex'), 'x-envelope-to': z.string().optional().describe('The envelope recipient'), 'x-envelope-from': z.string().optional().describe('The envelope sender') });
const address = /^<?(?<address>[^\s<>]{1,320})>?$/u;

/** Whether the raw bytes were signed with our secret: `X-Signature: sha256=<hex of HMAC-SHA256>`. */
function isSigned({ header, raw, secret }: { readonly header: unknown; readonly raw: Buffer; readonly secret: string | undefined }): boolean {
  if (secret === undefined || typeof header !== 'string') return false;
  const given = /^sha256=(?<hex>[0-9a-f]{64})$/iu.exec(header)?.groups?.['hex'];
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(raw).digest());
}

function addressIn(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? (address.exec(value.trim())?.groups?.['address'] ?? '') : '';
}

/** POST /mail: a raw mail from a relay script of ours, signed in place of a token. 202 when it is stored. */
export async function receiveMailRoute(app: App, { useCases, settings }: HttpDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: settings.mailMaxBytes }, (_request, body, done) => { done(null, body); });
    scope.post('/mail', { bodyLimit: settings.mailMaxBytes, schema: { summary: 'Hand in a raw mail (message/rfc822), signed with X-Signature', tags: ['mail'], security: [], consumes: ['message/rfc822'], headers: signatureHeaders, response: { 202: z.object({ seq: z.string() }), ...problems } } }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned({ header: request.headers['x-signature'], raw, secret: settings.mailWebhookSecret })) throw new AppError('unauthorized', 'The signature in X-Signature is missing or wrong.');
      if (raw.length === 0) throw new AppError('invalid', 'The mail is empty.', { errors: [{ path: '/', code: 'empty', message: 'a raw message/rfc822' }] });
      const seq = await useCases.takeMail({ source: 'webhook', envelopeFrom: addressIn(request, 'x-envelope-from'), envelopeTo: addressIn(request, 'x-envelope-to'), raw });
      return reply.code(202).send({ seq: String(seq) });
    });
  });
}
