import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { expect, test } from '@jest/globals';
import { migrateWhenThere } from '../../src/compose/start-database.js';
import { createLog } from '../../src/log.js';
import { emptyDatabase } from '../support/database.js';

/** A door to the database that can be opened later: until then nobody listens there. */
async function closedDoor(to: string): Promise<{ readonly url: string; readonly open: () => void; readonly close: () => void }> {
  const target = new URL(to);
  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    for (const end of [client, upstream]) end.on('error', () => end.destroy());
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, open: () => void server.listen(port, '127.0.0.1'), close: () => void server.close() };
}

test('a database that is away at start is waited for, and migrated when it comes', async () => {
  const database = await emptyDatabase();
  const door = await closedDoor(database.url);
  const warnings: unknown[] = [];
  const log = createLog({ level: 'silent' });
  log.warn = (...given: unknown[]): void => {
    warnings.push(given[1]);
    if (warnings.length === 2) door.open();
  };
  expect(await migrateWhenThere(door.url, log, new AbortController().signal)).toBe(true);
  expect(warnings.slice(0, 2)).toEqual(['waiting for the database', 'waiting for the database']);
  expect((await database.pool.query('SELECT 1 FROM _prisma_migrations')).rowCount).toBeGreaterThan(0);
  door.close();
  await database.close();
});

test('a program that is ended while it waits does not wait on', async () => {
  const door = await closedDoor('postgresql://nobody:nothing@127.0.0.1:1/none');
  const stopping = new AbortController();
  const log = createLog({ level: 'silent' });
  log.warn = (): void => stopping.abort();
  expect(await migrateWhenThere(door.url, log, stopping.signal)).toBe(false);
});

test('a wrong address is not waited for', async () => {
  const database = await emptyDatabase();
  const url = new URL(database.url);
  url.username = 'nobody_here';
  url.password = 'wrong';
  await expect(migrateWhenThere(url.href, createLog({ level: 'silent' }), new AbortController().signal)).rejects.toThrow();
  await database.close();
});
