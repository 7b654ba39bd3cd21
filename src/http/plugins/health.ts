import type { HttpDeps } from '../deps.js';
import type { App } from '../types.js';

/** /healthz: the process answers. /readyz: the database does too. */
export async function healthPlugin(app: App, { ready }: Pick<HttpDeps, 'ready'>): Promise<void> {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const answer = await ready().then(() => 'ok' as const, (error: unknown) => { request.log.warn({ err: error }, 'the database does not answer'); return 'database-away' as const; });
    if (answer !== 'ok') void reply.code(503).header('retry-after', '5');
    return { status: answer };
  });
}
