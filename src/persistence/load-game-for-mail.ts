import type pg from 'pg';
import type { GameStore } from '../games/ports.js';
import { gameLoader } from './load-game.js';

type Also = { readonly copies: readonly { readonly seat: string; readonly seq: string }[]; readonly answered: { readonly cause: string; readonly gameId: string | null; readonly subject: string } | null };

// One statement for each mail that comes in, and each of its parts is found by an index however many mails there are.
const load = gameLoader<Also>('load-game-for-mail', `(SELECT coalesce(json_agg(json_build_object('seat', i.seat, 'seq', i.seq::text) ORDER BY i.seq), '[]') FROM inbound_mail i
    WHERE i.game_id = $1 AND i.duplicate_key = $3 AND i.seq < $4 AND i.status <> 'duplicate') AS copies,
  (SELECT json_build_object('cause', o.cause, 'gameId', o.game_id, 'subject', o.subject) FROM unnest($5::text[]) AS named, LATERAL (
    SELECT * FROM outbox_mail WHERE message_id = named ORDER BY created_at DESC LIMIT 1) AS o ORDER BY o.created_at DESC LIMIT 1) AS answered`);

/** Reads the game that a mail is for, with what came before the mail. */
export async function loadGameForMail(pool: pg.Pool, { gameId, duplicateKey, seq, messageIds }: Parameters<GameStore['loadForMail']>[0]): ReturnType<GameStore['loadForMail']> {
  const found = await load(pool, gameId, [duplicateKey, seq.toString(), messageIds]);
  if (found === undefined) return undefined;
  const { record, also: { copies, answered } } = found;
  return {
    record,
    copies: copies.map((copy) => ({ seat: copy.seat, seq: BigInt(copy.seq) })),
    ...(answered === null ? {} : { answered: { cause: answered.cause, subject: answered.subject, ...(answered.gameId === null ? {} : { gameId: answered.gameId }) } }),
  };
}
