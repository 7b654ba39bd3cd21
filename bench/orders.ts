import autocannon from 'autocannon';
import { rounds, type Benchmark } from './lib/benchmark.js';
import { startChild } from './lib/child.js';
import { inTurns, type Slice } from './lib/in-turns.js';
import { gamesOver, ORDERS, startedGames, withDatabase } from './lib/database.js';

/** Several, so that the row lock of one game does not hide what the rules cost. */
const GAMES = 20;
const CONNECTIONS = 10;
/** Of one turn of one side. */
const SECONDS = 2;
/** By number and not by time, so that both sides are equally warm however busy the machine is. */
const WARM_CALLS = 1_500;

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
  const measure = async (port: number, long: { readonly amount: number } | { readonly duration: number } = { duration: SECONDS }): Promise<Slice> => {
    const result = await autocannon({ url: `http://127.0.0.1:${String(port)}`, connections: CONNECTIONS, ...long, requests });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${String(result.non2xx + result.errors)} requests failed`);
    return { done: result['2xx'], seconds: result.duration };
  };
  try {
    for (const { answer } of sides) await measure(answer.port, { amount: WARM_CALLS });
    const taken = await rounds(async () => inTurns({ ours: async () => measure(ours.answer.port), baseline: async () => measure(bare.answer.port) }));
    return [{ name: 'orders', unit: 'calls/s', ours: 'POST orders, whole path', baseline: 'bare Fastify + pg, the same statements', bound: { least: 0.4 }, rounds: taken }];
  } finally {
    for (const side of sides) await side.end();
  }
});
