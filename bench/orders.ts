import autocannon from 'autocannon';
import { rounds, type Benchmark } from './lib/benchmark.js';
import { startChild } from './lib/child.js';
import { gamesOver, ORDERS, startedGames, withDatabase } from './lib/database.js';

/** Several, so that the row lock of one game does not hide what the rules cost. */
const GAMES = 20;
const CONNECTIONS = 10;
const SECONDS = 4;

/** POST /orders, the whole path, against a bare Fastify + pg route that sends the same statements. */
export const orders: Benchmark = async () => withDatabase(async (database, url) => {
  const games = await startedGames(gamesOver(database), GAMES);
  const seats = games.map(({ id, seats: [first] }) => ({ id, token: first?.token ?? '' }));
  const [sample] = seats;
  if (sample === undefined) throw new Error('no game');
  const requests = seats.map(({ id, token }) => ({
    method: 'POST', path: `/api/v1/games/${id}/orders`, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ text: ORDERS }),
  }));
  const sides = await Promise.all(['ours', 'bare'].map(async (side) => startChild<{ readonly port: number }>('../orders/serve.ts', [side, url, sample.id, sample.token])));
  const [ours, bare] = sides;
  if (ours === undefined || bare === undefined) throw new Error('two sides');
  const measure = async (port: number, duration = SECONDS): Promise<number> => {
    const result = await autocannon({ url: `http://127.0.0.1:${String(port)}`, connections: CONNECTIONS, duration, requests });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${String(result.non2xx + result.errors)} requests failed`);
    return result['2xx'] / result.duration;
  };
  try {
    for (const { answer } of sides) await measure(answer.port, 2);
    const taken = await rounds(async () => ({ ours: await measure(ours.answer.port), baseline: await measure(bare.answer.port) }));
    return [{ name: 'orders', unit: 'calls/s', ours: 'POST orders, whole path', baseline: 'bare Fastify + pg, the same statements', bound: { least: 0.4 }, rounds: taken }];
  } finally {
    for (const side of sides) await side.end();
  }
});
