import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ruleSetIds, ruleSetOf } from '../../src/engine/index.js';
import { hashToken } from '../../src/keys/token.js';
import { buildApp } from '../../src/http/app.js';
import { useCasesOf } from '../../src/http/use-cases.js';
import { openDatabase, type Database } from '../../src/persistence/client.js';
import { gamesOver, ORDERS, SECRET } from '../lib/database.js';
import { tellParent } from '../lib/child.js';

// One side of the benchmark `orders` in a process of its own: `ours` or `bare`.

type Statement = { readonly name?: string; readonly text: string; readonly values: readonly unknown[] };

/** The whole program's web over this database. */
async function ours(database: Database): Promise<FastifyInstance> {
  return await buildApp({
    useCases: useCasesOf(gamesOver(database)),
    rules: { ids: ruleSetIds, find: ruleSetOf },
    ready: async () => undefined,
    settings: { secret: SECRET, secureCookies: false, mailWebhookSecret: undefined, mailMaxBytes: 10_485_760, version: 'bench' },
  });
}

/** A route that sends the very statements of one such call - token look-up, game read, insert under the row lock - and knows no rules. */
async function bare(database: Database, sample: { readonly gameId: string; readonly token: string }): Promise<FastifyInstance> {
  const [holder, context, store] = await statementsOf(database, sample);
  if (holder === undefined || context === undefined || store === undefined) throw new Error('a call sends fewer than three statements');
  const app = fastify();
  app.post('/api/v1/games/:id/orders', async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    const { text } = request.body as { readonly text: string };
    const token = (request.headers.authorization ?? '').slice('Bearer '.length);
    const found = await database.pool.query({ ...holder, values: [createHash('sha256').update(token).digest('hex')] });
    const game = await database.pool.query({ ...context, values: [id, ...context.values.slice(1)] });
    const version = (game.rows[0] as { readonly version: number } | undefined)?.version;
    const stored = await database.pool.query({ ...store, values: [id, version, ...store.values.slice(2, 5), text, ...store.values.slice(6)] });
    if (found.rows.length === 0 || stored.rows.length === 0) return reply.code(404).send();
    return { receipt: 'none', status: 'accepted', lines: [], missing: [], counts: true };
  });
  return app;
}

/** What a call of the program sends to the database when it has seen the game before. */
async function statementsOf(database: Database, { gameId, token }: { readonly gameId: string; readonly token: string }): Promise<readonly Statement[]> {
  const sent: Statement[] = [];
  const listening = new Proxy(database.pool, {
    get: (pool, property) => property !== 'query' ? Reflect.get(pool, property) as unknown : async (statement: Statement) => { sent.push(statement); return pool.query(statement as pg.QueryConfig); },
  });
  const useCases = useCasesOf(gamesOver({ ...database, pool: listening }));
  const call = async (): Promise<void> => {
    sent.length = 0;
    const holder = await useCases.holderOfToken(token);
    if (holder?.kind !== 'seat') throw new Error('the token is no seat\'s');
    await useCases.submitOrders({ gameId, seat: holder.seat, source: 'rest', text: ORDERS });
  };
  await call();
  await call();
  return [...sent];
}

const [side = '', url = '', gameId = '', token = ''] = process.argv.slice(2);
const database = openDatabase(url);
const app = side === 'ours' ? await ours(database) : await bare(database, { gameId, token });
await app.listen({ host: '127.0.0.1', port: 0 });
if (hashToken(token) !== createHash('sha256').update(token).digest('hex')) throw new Error('tokens are hashed otherwise than here');
tellParent({ port: (app.server.address() as AddressInfo).port });
process.once('SIGTERM', () => { void app.close().then(database.close).then(() => process.exit(0)); });
