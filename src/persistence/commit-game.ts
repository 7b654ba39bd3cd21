import type { Prisma } from '../generated/prisma/client.js';
import type { GameCommit, NewOrder, OutgoingMail } from '../games/ports.js';
import type { Transaction } from './client.js';
import { encodeEvent } from './event-codec.js';
import { json } from './json.js';
import { addMails } from './outbox-store.js';

type Locked = { readonly version: number; readonly event_count: number };
type Seen = Pick<GameCommit, 'gameId' | 'version' | 'orderMark' | 'turnNumber'>;

/**
 * Writes one change of a game, inside a transaction: takes the row lock, compares the version (and the texts in force) that the change
 * rests on, inserts. False: somebody else was first and nothing is written.
 */
export async function commitGame(tx: Transaction, commit: GameCommit): Promise<boolean> {
  const locked = await lockAsSeen(tx, commit);
  if (locked === undefined) return false;
  const eventCount = locked.event_count + (commit.events?.length ?? 0);
  await writeEvents(tx, commit, locked.event_count);
  await writeDice(tx, commit);
  await writeTurn(tx, commit, eventCount);
  await writeAnswers(tx, commit);
  await writeWords(tx, commit);
  await tx.game.update({
    where: { id: commit.gameId },
    data: {
      version: { increment: 1 },
      eventCount,
      ...(commit.status === undefined ? {} : { status: commit.status }),
      ...(commit.wantsAdvance === undefined ? {} : { wantsAdvance: commit.wantsAdvance }),
      ...(commit.opening === undefined ? {} : { state: json(commit.opening) }),
    },
    select: { id: true },
  });
  return true;
}

/** Takes the row lock; undefined if the game, or what is in force of its texts, is another one by now. */
async function lockAsSeen(tx: Transaction, seen: Seen): Promise<Locked | undefined> {
  const [locked] = await tx.$queryRaw<Locked[]>`SELECT version, event_count FROM game WHERE id = ${seen.gameId} FOR NO KEY UPDATE`;
  if (locked?.version !== seen.version) return undefined;
  return seen.orderMark === undefined || seen.orderMark === (await orderMark(tx, seen)) ? locked : undefined;
}

/** Takes back that the game may go on, if it is still as it was seen. */
export async function settleGame(tx: Transaction, seen: Seen): Promise<void> {
  if ((await lockAsSeen(tx, seen)) === undefined) return;
  await tx.game.update({ where: { id: seen.gameId }, data: { wantsAdvance: false }, select: { id: true } });
}

/** A statement of its own after the lock, so that it sees every text committed before. */
async function orderMark(tx: Transaction, seen: Seen): Promise<string> {
  const [row] = await tx.$queryRaw<{ readonly mark: string }[]>`
    SELECT coalesce(max(id), 0)::text AS mark FROM order_text WHERE game_id = ${seen.gameId} AND turn_number = ${seen.turnNumber} AND current`;
  return row?.mark ?? '0';
}

async function writeEvents(tx: Transaction, commit: GameCommit, before: number): Promise<void> {
  if (commit.events === undefined || commit.events.length === 0) return;
  await tx.event.createMany({
    data: commit.events.map((event, index) => {
      const { type, version, audience, body } = encodeEvent(event);
      return { gameId: commit.gameId, number: before + index + 1, turnNumber: commit.turnNumber, type, version, audience: json(audience), body: json(body) };
    }),
  });
}

async function writeDice(tx: Transaction, { gameId, link, revealLink, newChain }: GameCommit): Promise<void> {
  if (newChain !== undefined) {
    await tx.diceChain.create({
      data: { gameId, number: newChain.number, commitment: Buffer.from(newChain.commitment), seed: Buffer.from(newChain.seed), length: newChain.length },
      select: { number: true },
    });
  }
  if (link !== undefined) {
    await tx.diceLink.create({
      data: { gameId, linkIndex: link.linkIndex, chainNumber: link.chain, turnNumber: link.turn, opening: link.opening, receipts: json(link.receipts) },
      select: { linkIndex: true },
    });
    await tx.diceChain.update({ where: { gameId_number: { gameId, number: link.chain } }, data: { used: { increment: 1 } }, select: { used: true } });
  }
  if (revealLink !== undefined) {
    await tx.$executeRaw`UPDATE dice_link SET revealed_at = now() WHERE game_id = ${gameId} AND link_index = ${revealLink}`;
  }
}

async function writeTurn(tx: Transaction, commit: GameCommit, eventCount: number): Promise<void> {
  const { gameId, turnNumber: number, turn, nextTurn } = commit;
  if (turn !== undefined) {
    const data: Prisma.TurnUpdateInput = {
      ...(turn.status === undefined ? {} : { status: turn.status }),
      ...(turn.linkIndex === undefined ? {} : { linkIndex: turn.linkIndex }),
      ...(turn.receipts === undefined ? {} : { receipts: json(turn.receipts) }),
      ...(turn.intents === undefined ? {} : { intents: json(turn.intents) }),
      ...(turn.openingEvent === undefined ? {} : { openingEvent: turn.openingEvent }),
      ...('deadlineAt' in turn ? { deadlineAt: turn.deadlineAt ?? null } : {}),
    };
    await tx.turn.update({ where: { gameId_number: { gameId, number } }, data, select: { number: true } });
    if (turn.finished === true) await tx.$executeRaw`UPDATE turn SET finished_at = now() WHERE game_id = ${gameId} AND number = ${number}`;
  }
  if (nextTurn === undefined) return;
  const { rulesetVersion } = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: { rulesetVersion: true } });
  await tx.turn.create({
    data: {
      gameId,
      number: nextTurn.number,
      round: nextTurn.round,
      action: nextTurn.action,
      activeSeat: nextTurn.activeSeat ?? null,
      phase: nextTurn.phase,
      deadlineAt: nextTurn.deadlineAt ?? null,
      openingEvent: eventCount,
      rulesetVersion,
    },
    select: { number: true },
  });
}

async function writeAnswers(tx: Transaction, { gameId, turnNumber, answers = [], asked = [], kept }: GameCommit): Promise<void> {
  if (kept !== undefined) {
    const { question: questionId, seat, value, source, at } = kept;
    const id = { gameId_turnNumber_questionId_seat: { gameId, turnNumber, questionId, seat } };
    await tx.question.update({ where: id, data: { kept: json({ value, source }), keptAt: at }, select: { questionId: true } });
  }
  if (asked.length > 0) {
    // A question asked again is the same question: it keeps its time and its deadline.
    await tx.question.createMany({
      data: asked.map(({ question, deadlineAt }) => ({ gameId, turnNumber, questionId: question.id, seat: question.seat, body: json(question), deadlineAt: deadlineAt ?? null })),
      skipDuplicates: true,
    });
  }
  if (answers.length === 0) return;
  const seq = await tx.answer.count({ where: { gameId, turnNumber } });
  await tx.answer.createMany({
    data: answers.map((answer, index) => ({
      gameId,
      turnNumber,
      seq: seq + index + 1,
      questionId: answer.question,
      seat: answer.seat,
      value: json(answer.value),
      source: answer.source,
    })),
  });
  await tx.question.updateMany({ where: { gameId, turnNumber, questionId: { in: answers.map((answer) => answer.question) } }, data: { status: 'answered' } });
}

async function writeWords(tx: Transaction, commit: GameCommit): Promise<void> {
  const { gameId, turnNumber, standing = [], reports = [], mails = [], carried = [] } = commit;
  for (const change of standing) {
    await tx.seat.update({ where: { gameId_race: { gameId, race: change.seat } }, data: { standing: json(change.standing) }, select: { id: true } });
  }
  if (carried.length > 0) await tx.orderText.createMany({ data: carried.map((order) => orderRow(gameId, order)) });
  if (reports.length > 0) await tx.report.createMany({ data: reports.map((report) => ({ gameId, turnNumber, ...report })) });
  await addMails(tx, mails satisfies readonly OutgoingMail[]);
}

/** The row of an order text. */
export function orderRow(gameId: string, order: NewOrder): Prisma.OrderTextCreateManyInput {
  return {
    gameId,
    turnNumber: order.turn,
    seat: order.seat,
    source: order.source,
    mailId: order.mailId ?? null,
    ...(order.receivedAt === undefined ? {} : { receivedAt: order.receivedAt }),
    text: order.text,
    locale: order.locale,
    lines: json(order.lines),
    intents: json(order.intents),
    salt: Buffer.from(order.salt),
    receipt: Buffer.from(order.receipt),
    status: order.status,
    counts: order.counts,
  };
}
