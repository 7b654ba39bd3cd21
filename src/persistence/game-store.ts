import type { GameStore, NewGame, StillGame } from '../games/ports.js';
import type { Database, Transaction } from './client.js';
import { createClock } from './clock.js';
import { commitGame, settleGame } from './commit-game.js';
import { telling } from './database-errors.js';
import { encodeEvent } from './event-codec.js';
import { json } from './json.js';
import { EVENT, eventOf, linkOf, loadGame, type EventJson } from './load-game.js';
import { loadGameForMail } from './load-game-for-mail.js';
import { createOrderStore } from './order-store.js';
import { addMails } from './outbox-store.js';
import { raiseLink, raiseMailbox } from './raise-mailbox.js';

/** Games, turns and events. */
export function createGameStore(database: Pick<Database, 'prisma' | 'pool' | 'reserve'>): GameStore {
  const { prisma, pool } = database;
  return telling<GameStore>({
    create: async (game) => prisma.$transaction(async (tx) => createGame(tx, game)),
    load: async (gameId) => loadGame(pool, gameId),
    loadForMail: async (mail) => loadGameForMail(pool, mail),
    commit: async (commit) => ((await prisma.$transaction(async (tx) => commitGame(tx, commit))) ? 'committed' : 'changed'),
    alone: async (gameId, work) =>
      prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`;
        return work(stillGame(database, tx));
      }),
    settle: async (seen) => prisma.$transaction(async (tx) => settleGame(tx, seen)),
    ids: async ({ moderatorId, gameId }) => {
      const where = { ...(moderatorId === undefined ? {} : { moderatorId }), ...(gameId === undefined ? {} : { id: gameId }) };
      return (await prisma.game.findMany({ where, select: { id: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(({ id }) => id);
    },
    count: async () => prisma.game.count(),
    eventsOf: async (gameId, after, turn) => {
      const { rows } = await pool.query<{ readonly event: EventJson }>(
        `SELECT ${EVENT} AS event FROM event e WHERE e.game_id = $1 AND e.number > $2 AND ($3::int IS NULL OR e.turn_number = $3) ORDER BY e.number`,
        [gameId, after, turn ?? null],
      );
      return rows.map((row) => eventOf(row.event));
    },
    wasAsked: async (gameId, questionId, seat) =>
      (await pool.query('SELECT 1 FROM question WHERE game_id = $1 AND question_id = $2 AND ($3::text IS NULL OR seat = $3) LIMIT 1', [gameId, questionId, seat ?? null])).rows.length > 0,
    linksOf: async (gameId) => {
      const chains = await prisma.diceChain.findMany({ where: { gameId }, orderBy: { number: 'asc' } });
      const links = await prisma.diceLink.findMany({ where: { gameId }, orderBy: { linkIndex: 'asc' } });
      return { chains, links: links.map(linkOf) };
    },
    reportsOf: async (gameId, seat) => {
      const where = { gameId, ...(seat === undefined ? {} : { seat }) };
      const rows = await prisma.report.findMany({ where, orderBy: [{ createdAt: 'desc' }, { turnNumber: 'desc' }, { id: 'asc' }], take: 200 });
      return rows.map((row) => ({ id: row.id, turn: row.turnNumber, seat: row.seat, playerId: row.playerId, subject: row.subject, text: row.text, html: row.html, at: row.createdAt }));
    },
    due: async () => {
      const { rows } = await pool.query<{ readonly id: string }>(`SELECT g.id FROM game g ${DUE} ORDER BY 1`);
      return rows.map((row) => row.id);
    },
    raiseGeneration: async ({ seatId, what, from, mail }) =>
      prisma.$transaction(async (tx) => {
        // The game first, as whoever stores a text does: two that lock in another order end each other.
        await tx.$queryRaw`SELECT 1 FROM game WHERE id = (SELECT game_id FROM seat WHERE id = ${seatId}::uuid) FOR NO KEY UPDATE`;
        const done = what === 'mailbox' ? await raiseMailbox(tx, { seatId, from }) : await raiseLink(tx, { seatId, from });
        // Raised by another one at the same moment: his mail tells the new address.
        if (!done) return;
        if (mail !== undefined) await addMails(tx, [mail]);
      }),
    oldMailboxGenerations: async (seatId) => {
      const { rows } = await pool.query<{ readonly generation: number }>(
        `SELECT generation FROM old_mailbox_key WHERE seat_id = $1 AND retired_at > now() - interval '14 days' ORDER BY generation DESC`,
        [seatId],
      );
      return rows.map((row) => row.generation);
    },
  });
}

/** The stores of one who holds the row lock: what he reads no longer changes, and he reads it over connections that nobody waits on. */
function stillGame({ prisma, reserve }: Pick<Database, 'prisma' | 'reserve'>, tx: Transaction): StillGame {
  const own = { prisma, pool: reserve, reserve };
  return {
    games: { ...createGameStore(own), commit: async (commit) => ((await commitGame(tx, commit)) ? 'committed' : 'changed'), settle: async (seen) => settleGame(tx, seen) },
    orders: createOrderStore(own),
    clock: createClock(own),
  };
}

/** Due: an open turn whose deadline has passed, a running one of which no open question has still time, or one that may go on for what was sent. */
const DUE = `WHERE g.status = 'running' AND EXISTS (SELECT 1 FROM turn t WHERE t.game_id = g.id AND (
  (g.wants_advance AND t.status IN ('open', 'running')) OR
  (t.status = 'open' AND (t.deadline_at IS NULL OR t.deadline_at <= now())) OR
  (t.status = 'running' AND NOT EXISTS (SELECT 1 FROM question q WHERE q.game_id = t.game_id AND q.turn_number = t.number
     AND q.status = 'open' AND (q.deadline_at IS NULL OR q.deadline_at > now())))))`;

async function createGame(tx: Transaction, { head, seats, chain, event, state }: NewGame): Promise<void> {
  const { resolve, requirePass, ...columns } = head;
  await tx.game.create({ data: { ...columns, options: json({ ...head.options, resolve, 'mail.requirePass': requirePass }), eventCount: 1, state: json(state) }, select: { id: true } });
  const { type, version, audience, body } = encodeEvent(event);
  await tx.event.create({ data: { gameId: head.id, number: 1, turnNumber: 0, type, version, audience: json(audience), body: json(body) }, select: { number: true } });
  await tx.diceChain.create({
    data: { gameId: head.id, number: chain.number, commitment: Buffer.from(chain.commitment), seed: Buffer.from(chain.seed), length: chain.length },
    select: { number: true },
  });
  for (const seat of seats) {
    await tx.seat.create({
      data: {
        id: seat.id,
        gameId: head.id,
        race: seat.seat,
        position: seat.position,
        apiTokenHash: seat.tokenHash,
        standing: json(seat.standing),
        players: { create: [...seat.players] },
      },
      select: { id: true },
    });
  }
}
