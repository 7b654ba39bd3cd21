import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../../games/errors.js';
import type { HttpDeps } from '../deps.js';
import type { App } from '../types.js';

/** Counts of requests by route (never by path: paths hold secrets), and /metrics to read them. */
export async function metricsPlugin(app: App, { useCases }: Pick<HttpDeps, 'useCases'>): Promise<void> {
  const registry = new Registry();
  const requests = new Counter({ name: 'sternenpost_http_requests_total', help: 'Requests answered', labelNames: ['method', 'route', 'status'], registers: [registry] });
  const seconds = new Histogram({ name: 'sternenpost_http_request_seconds', help: 'Time to answer', labelNames: ['route'], buckets: [0.005, 0.02, 0.1, 0.5, 2], registers: [registry] });
  const memory = new Gauge({ name: 'sternenpost_resident_bytes', help: 'Memory of this process', registers: [registry] });
  const started = new Gauge({ name: 'sternenpost_start_time_seconds', help: 'When this process opened its routes', registers: [registry] });
  started.setToCurrentTime();
  const readMails = mailMetrics(registry, useCases);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: String(reply.statusCode) });
    seconds.observe({ route }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    memory.set(process.memoryUsage.rss());
    await readMails();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What the database knows of mail, the same in every process. While it is away there is nothing to say, and the rest is said all the same. */
function mailMetrics(registry: Registry, useCases: HttpDeps['useCases']): () => Promise<void> {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name: `sternenpost_${name}`, help, registers: [registry] });
  const unsent = gauge('outbox_mails', 'Mails that wait to be sent');
  const oldest = gauge('outbox_oldest_due_seconds', 'Since when the longest waiting mail could have been sent');
  const unread = gauge('inbound_mails_unread', 'Mails that came in and are not read yet');
  const held = gauge('inbound_mails_held', 'Mails that wait for a confirmation or for the moderator');
  const doubtful = new Counter({ name: 'sternenpost_mails_perhaps_sent_twice_total', help: 'Mails that a sender was delivering when it died: at most so many were sent a second time', registers: [registry] });
  return async () => {
    const counts = await useCases.countMails().catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'database-away') return undefined;
      throw error;
    });
    // Not `reset`, which says 0: what is not known is not said.
    for (const metric of [unsent, oldest, unread, held, doubtful]) metric.remove();
    if (counts === undefined) return;
    unsent.set(counts.unsent);
    oldest.set(counts.oldestDueSeconds);
    unread.set(counts.unread);
    held.set(counts.held);
    doubtful.inc(counts.doubtful);
  };
}
