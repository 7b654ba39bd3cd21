import { expect, test } from '@jest/globals';
import { openDatabase } from '../../src/persistence/client.js';
import { eventually } from '../support/eventually.js';
import { freshDatabase } from '../support/database.js';

test('Prisma and plain pg share the connections and see the same rows', async () => {
  const { prisma, pool, close } = await freshDatabase();
  try {
    const moderator = await prisma.moderator.create({ data: { email: 'moderator@example.org' } });
    const { rows } = await pool.query<{ id: string; locale: string }>('SELECT id, locale FROM moderator');
    expect(rows).toEqual([{ id: moderator.id, locale: 'en' }]);
    expect(pool.totalCount).toBeGreaterThan(0);
  } finally {
    await close();
  }
});

test('every test database is its own and starts empty', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()]);
  try {
    await one.prisma.setting.create({ data: { key: 'k', value: 1 } });
    expect(await two.prisma.setting.count()).toBe(0);
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
});

test('a connection that breaks while idle is told of, and the next query works', async () => {
  const fresh = await freshDatabase();
  const told: Error[] = [];
  const database = openDatabase(fresh.url, { maxConnections: 1, onIdleError: (error) => told.push(error) });
  try {
    const { rows } = await database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await fresh.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually(async () => expect(told).not.toHaveLength(0));
    expect(await database.prisma.setting.count()).toBe(0);
  } finally {
    await database.close();
    await fresh.close();
  }
});

test('a connection that breaks while somebody holds it fails his next statement and not the process', async () => {
  const database = await freshDatabase();
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually(async () => expect(client.query('SELECT 1')).rejects.toThrow());
    expect(await database.prisma.setting.count()).toBe(0);
  } finally {
    client.release(true);
    await database.close();
  }
});

test('deleting a game takes with it all that hangs on it, and leaves the mails that came in', async () => {
  const { prisma, close } = await freshDatabase();
  try {
    const game = {
      id: 'g1',
      name: 'Game',
      ruleset: 'x',
      rulesetVersion: 1,
      deadlineHours: 24,
      moderator: { create: { email: 'moderator@example.org' } },
      turns: { create: { number: 1, round: 1, action: 1, phase: 'action', openingEvent: 0, rulesetVersion: 1 } },
      seats: {
        create: {
          race: 'sol',
          position: 1,
          apiTokenHash: 'h',
          players: { create: { name: 'Player', email: 'player@example.org' } },
        },
      },
    };
    await prisma.game.create({ data: game });
    const [player] = await prisma.player.findMany();
    await prisma.report.create({
      data: { gameId: 'g1', turnNumber: 1, seat: 'sol', playerId: player?.id ?? '', subject: 's', text: 't', html: 'h' },
    });
    await prisma.inboundMail.create({
      data: { source: 'smtp', envelopeFrom: 'a@example.org', envelopeTo: 'b', size: 1, bytesHash: 'h', gameId: 'g1' },
    });
    await prisma.game.delete({ where: { id: 'g1' } });
    expect(await prisma.player.count()).toBe(0);
    expect(await prisma.report.count()).toBe(0);
    expect(await prisma.inboundMail.findMany({ select: { gameId: true } })).toEqual([{ gameId: null }]);
  } finally {
    await close();
  }
});
