import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../types.js';

/** Counts of requests by route (never by path: paths hold secrets), and /metrics to read them. */
export async function metricsPlugin(app: App): Promise<void> {
  const registry = new Registry();
  const requests = new Counter({ name: 'sternenpost_http_requests_total', help: 'Requests answered', labelNames: ['method', 'route', 'status'], registers: [registry] });
  const seconds = new Histogram({ name: 'sternenpost_http_request_seconds', help: 'Time to answer', labelNames: ['route'], buckets: [0.005, 0.02, 0.1, 0.5, 2], registers: [registry] });
  const memory = new Gauge({ name: 'sternenpost_resident_bytes', help: 'Memory of this process', registers: [registry] });
  const started = new Gauge({ name: 'sternenpost_start_time_seconds', help: 'When this process opened its routes', registers: [registry] });
  started.setToCurrentTime();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: String(reply.statusCode) });
    seconds.observe({ route }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    memory.set(process.memoryUsage.rss());
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
