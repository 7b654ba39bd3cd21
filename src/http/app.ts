import fastify, { type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { notFound } from '../games/errors.js';
import { apiPlugin } from './api/api-plugin.js';
import { dashboardPlugin } from './dashboard/dashboard-plugin.js';
import type { HttpDeps } from './deps.js';
import { handleError } from './error-handler.js';
import { docsPlugins } from './plugins/docs.js';
import { healthPlugin } from './plugins/health.js';
import { metricsPlugin } from './plugins/metrics.js';
import { pathGuard } from './plugins/path-guard.js';
import { securityPlugins } from './plugins/security.js';
import { sessionPlugins } from './plugins/session.js';
import { viewPlugins } from './plugins/views.js';
import { publicPlugin } from './public/public-plugin.js';
import { seatPlugin } from './seat/seat-plugin.js';
import type { App } from './types.js';

export type { HttpDeps } from './deps.js';

/** The web: REST API, pages, health. Plugins first, then routes, in the order in which they are written here. */
export async function buildApp(deps: HttpDeps): Promise<App> {
  const log: FastifyBaseLogger | undefined = deps.log;
  const app: App = fastify({
    ...(log === undefined ? { logger: false } : { loggerInstance: log }),
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 400 },
    trustProxy: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('holder', undefined);
  app.setErrorHandler(handleError);
  app.addHook('preValidation', pathGuard);
  await securityPlugins(app, deps.settings);
  await metricsPlugin(app, deps);
  await docsPlugins(app, deps.settings.version);
  await healthPlugin(app, deps);
  await viewPlugins(app);
  await app.register(async (scope: App) => apiPlugin(scope, deps), { prefix: '/api' });
  await app.register(async (scope: App) => {
    await sessionPlugins(scope, deps.settings);
    await publicPlugin(scope, deps);
    await seatPlugin(scope, deps);
    await dashboardPlugin(scope, deps);
    scope.setNotFoundHandler(async () => { throw notFound(); });
  });
  return app;
}
