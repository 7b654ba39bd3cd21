// The baseline of the benchmark `start`: what any program on this stack pays for - the embedded PostgreSQL, Prisma connected,
// Fastify with the same plugins, listening - and nothing of ours besides. Plain JavaScript over dist/, so that nothing is translated.
import { createRequire } from 'node:module';
import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import secureSession from '@fastify/secure-session';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import view from '@fastify/view';
import { Eta } from 'eta';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import path from 'node:path';
import { Registry } from 'prom-client';
import { openDatabase } from '../../dist/persistence/client.js';
import { openEmbeddedPostgres } from '../../dist/persistence/embedded-postgres.js';

const [dataDir] = process.argv.slice(2);
const server = await openEmbeddedPostgres({ dataDir, role: 'owner' });
const database = openDatabase(server.url);
await database.prisma.$queryRaw`SELECT 1`;

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
await app.register(helmet);
await app.register(rateLimit, { global: false });
new Registry();
await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: 'bare', version: '1' } } });
await app.register(swaggerUi, { routePrefix: '/docs' });
await app.register(view, { engine: { eta: new Eta() } });
await app.register(fastifyStatic, { root: path.dirname(createRequire(import.meta.url).resolve('htmx.org/dist/htmx.min.js')), prefix: '/vendor/' });
await app.register(formbody);
await app.register(cookie);
await app.register(secureSession, { key: Buffer.alloc(32, 1), cookieName: 'bare' });
await app.register(csrf, { sessionPlugin: '@fastify/secure-session' });
app.get('/', async () => ({ bare: true }));
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write('ready\n');

process.once('SIGTERM', () => { void app.close().then(() => database.close()).then(() => server.stop()).then(() => process.exit(0)); });
