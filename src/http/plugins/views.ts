import fastifyStatic from '@fastify/static';
import view from '@fastify/view';
import { Eta } from 'eta';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../types.js';

/** The same from src/http/plugins and from dist/http/plugins. */
const templates = fileURLToPath(new URL('../../../templates/pages', import.meta.url));

/** Templates that escape everything, our style sheet, and htmx from our own server. */
export async function viewPlugins(app: App): Promise<void> {
  await app.register(view, { engine: { eta: new Eta({ views: templates, autoEscape: true, cache: true }) }, templates, viewExt: 'eta' });
  const htmx = path.dirname(createRequire(import.meta.url).resolve('htmx.org/dist/htmx.min.js'));
  await app.register(fastifyStatic, { root: path.join(templates, 'assets'), prefix: '/assets/', maxAge: '1h' });
  await app.register(fastifyStatic, { root: htmx, prefix: '/vendor/', decorateReply: false, maxAge: '1d', allowedPath: (file) => file === '/htmx.min.js' });
}
