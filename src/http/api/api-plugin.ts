import { notFound } from '../../games/errors.js';
import type { HttpDeps } from '../deps.js';
import type { App } from '../types.js';
import { authenticate } from './authenticate.js';
import { correctRoute } from './games/correct.js';
import { createGameRoute } from './games/create.js';
import { eventsRoute } from './games/events.js';
import { listGamesRoute } from './games/list.js';
import { processRoute } from './games/process.js';
import { readGameRoute } from './games/read.js';
import { reportsRoute } from './games/reports.js';
import { rollsRoute } from './games/rolls.js';
import { startGameRoute } from './games/start.js';
import { receiveMailRoute } from './mail/receive.js';
import { checkOrdersRoute } from './orders/check.js';
import { listOrdersRoute } from './orders/list.js';
import { submitOrdersRoute } from './orders/submit.js';
import { answerRoute } from './questions/answer.js';
import { getStandingRoute } from './standing/get.js';
import { putStandingRoute } from './standing/put.js';

const withToken = [
  createGameRoute, listGamesRoute, readGameRoute, startGameRoute, processRoute, correctRoute, eventsRoute, rollsRoute, reportsRoute,
  submitOrdersRoute, checkOrdersRoute, listOrdersRoute, answerRoute, putStandingRoute, getStandingRoute,
] as const;

/** Everything below /api: each path, even one that is not there, answers 401 to whoever has no valid token. */
export async function apiPlugin(app: App, deps: HttpDeps): Promise<void> {
  onlyJson(app);
  app.addHook('onRequest', async (_request, reply) => { void reply.header('cache-control', 'no-store'); });
  await app.register(async (scope: App) => receiveMailRoute(scope, deps), { prefix: '/v1' });
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.send(app.swagger()));
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', authenticate(deps.useCases));
    for (const route of withToken) await route(scope, deps);
  }, { prefix: '/v1' });
  const known = authenticate(deps.useCases);
  app.setNotFoundHandler(async (request) => {
    await known(request);
    throw notFound();
  });
}

/** JSON and nothing else; no body at all is allowed, because some calls need none. */
function onlyJson(app: App): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}
