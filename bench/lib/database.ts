import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeGames } from '../../src/compose.js';
import { addModerator } from '../../src/games/add-moderator.js';
import { createGame, type CreatedGame } from '../../src/games/create-game.js';
import type { GameDeps, Holder } from '../../src/games/ports.js';
import { startGame } from '../../src/games/start-game.js';
import { openDatabase, type Database } from '../../src/persistence/client.js';
import { openEmbeddedPostgres } from '../../src/persistence/embedded-postgres.js';
import { migrate } from '../../src/persistence/migrate.js';

export const SECRET = 'a-secret-for-benchmarks-of-forty-letters';
export const MAIL_DOMAIN = 'bench.example';

/** A folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sternenpost-bench-'));
  await chmod(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A migrated PostgreSQL of its own, as safe and as slow as the program's. */
export async function withDatabase<T>(work: (database: Database, url: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const server = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), role: 'owner' });
    try {
      await migrate(server.url);
      const database = openDatabase(server.url);
      try {
        return await work(database, server.url);
      } finally {
        await database.close();
      }
    } finally {
      await server.stop();
    }
  });
}

export function gamesOver(database: Pick<Database, 'prisma' | 'pool' | 'reserve'>): GameDeps {
  return composeGames(database, { secret: SECRET, mailDomain: MAIL_DOMAIN, publicUrl: () => 'https://bench.example', mailMaxBytes: 10_485_760 });
}

/** Started games of three on `demo-3`. */
export async function startedGames(deps: GameDeps, count: number): Promise<readonly CreatedGame[]> {
  const { moderator } = await addModerator(deps, { email: 'moderator@example.org' });
  const by: Holder = { kind: 'moderator', moderator };
  const seats = ['letnev', 'hacan', 'sol'].map((race) => ({ race, name: race, email: `${race}@example.org`, locale: 'en' as const }));
  const games: CreatedGame[] = [];
  for (let index = 0; index < count; index += 1) {
    const game = await createGame(deps, by, { name: `Bench ${String(index)}`, ruleset: 'third-edition', galaxy: 'demo-3', seats, deadline: { hours: 24, timeZone: 'Europe/Berlin' } });
    await startGame(deps, by, game.id);
    games.push(game);
  }
  return games;
}

/** A whole first turn of the first seat. */
export const ORDERS = 'ACTIVATE 5\nTRANSFER Admiral FROM Arc Prime TO Dreadnought 1\nMOVE Dreadnought 1, Carrier 1, 2 ground forces, General FROM Letnev\nLAND 2 ground forces, General ON Abyz\nRETREAT NEVER';
