import type { FastifyReply } from 'fastify';

/** The bytes of a mail as plain text: whatever is in them, nothing of it is markup, runs, or is fetched from anywhere. */
export function sendRawSource(reply: FastifyReply, { raw, name }: { readonly raw: Uint8Array; readonly name: string }): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename="${name.replace(/[^\w.-]/gu, '_')}"`)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
}
