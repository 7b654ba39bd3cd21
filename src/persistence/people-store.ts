import type { Locale } from '../time/deadline.js';
import type { Holder, Moderator, PeopleStore, SeatRecord, SuppressedAddress } from '../games/ports.js';
import type { Database } from './client.js';
import { telling } from './database-errors.js';
import { SEAT } from './load-game.js';
import { addMails } from './outbox-store.js';

type HolderRow = {
  readonly kind: 'seat' | 'moderator'; readonly id: string; readonly game_id: string | null; readonly race: string | null;
  readonly email: string | null; readonly locale: string | null; readonly time_zone: string | null;
};

// Hot: the first statement of every call with a token. A token is a seat's or a moderator's.
const HOLDER = `SELECT 'seat' AS kind, s.id::text, s.game_id, s.race, NULL AS email, p.locale, p.time_zone
    FROM seat s LEFT JOIN LATERAL (SELECT locale, time_zone FROM player WHERE seat_id = s.id ORDER BY id LIMIT 1) p ON true WHERE s.api_token_hash = $1
  UNION ALL SELECT 'moderator', m.id::text, NULL, NULL, m.email, m.locale, m.time_zone FROM moderator m WHERE m.token_hash = $1`;

/** Moderators, holders of tokens, sign-in links. */
export function createPeopleStore({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>): PeopleStore {
  return telling<PeopleStore>({
    holderOfToken: async (tokenHash) => {
      const { rows } = await pool.query<HolderRow>({ name: 'holder-of-token', text: HOLDER, values: [tokenHash] });
      const [row] = rows;
      return row === undefined ? undefined : holderOf(row);
    },
    moderatorById: async (id) => found(await prisma.moderator.findUnique({ where: { id } })),
    moderatorByEmail: async (email) => found(await prisma.moderator.findUnique({ where: { email: email.toLowerCase() } })),
    saveModerator: async ({ email, locale, timeZone, tokenHash }) => {
      const token = tokenHash === undefined ? {} : { tokenHash };
      return moderatorOf(await prisma.moderator.upsert({ where: { email: email.toLowerCase() }, create: { email: email.toLowerCase(), locale, timeZone, ...token }, update: token }));
    },
    seatById: async (seatId) => {
      const { rows } = await pool.query<{ readonly game_id: string; readonly seat: SeatRecord }>({ name: 'seat-by-id', text: `SELECT s.game_id, ${SEAT} AS seat FROM seat s WHERE s.id = $1`, values: [seatId] });
      const [row] = rows;
      return row === undefined ? undefined : { ...row.seat, gameId: row.game_id };
    },
    addSignInLink: async ({ mail, ...link }) => {
      await prisma.$transaction(async (tx) => {
        await tx.signInLink.create({ data: link, select: { tokenHash: true } });
        if (mail !== undefined) await addMails(tx, [mail]);
      });
    },
    signInLink: async (tokenHash) => {
      const link = await prisma.signInLink.findUnique({ where: { tokenHash }, include: { moderator: true } });
      return link === null ? undefined : { moderator: moderatorOf(link.moderator), expiresAt: link.expiresAt, usedAt: link.usedAt ?? undefined };
    },
    useSignInLink: async (tokenHash) => {
      const { rows } = await pool.query<{ readonly moderator_id: string }>(
        'UPDATE sign_in_link SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING moderator_id',
        [tokenHash],
      );
      const [row] = rows;
      return row === undefined ? undefined : found(await prisma.moderator.findUnique({ where: { id: row.moderator_id } }));
    },
    markBouncing: async (email, gameId) => {
      const game = gameId === undefined ? {} : { seat: { gameId } };
      await prisma.player.updateMany({ where: { email: { equals: email, mode: 'insensitive' }, ...game }, data: { bouncing: true } });
    },
    suppressed: async (gameId) => {
      const { rows } = await pool.query<SuppressedAddress>(
        `SELECT s.race AS seat, p.name, p.email FROM player p JOIN seat s ON s.id = p.seat_id
         WHERE s.game_id = $1 AND EXISTS (SELECT 1 FROM player other WHERE other.email = p.email AND other.bouncing) ORDER BY s.position, p.name`,
        [gameId],
      );
      return rows;
    },
    clearBouncing: async (email) => {
      await prisma.player.updateMany({ where: { email: { equals: email, mode: 'insensitive' } }, data: { bouncing: false } });
    },
  });
}

function holderOf(row: HolderRow): Holder {
  const locale = (row.locale ?? 'en') as Locale;
  const timeZone = row.time_zone ?? 'UTC';
  return row.kind === 'seat'
    ? { kind: 'seat', gameId: row.game_id ?? '', seat: row.race ?? '', seatId: row.id, locale, timeZone }
    : { kind: 'moderator', moderator: { id: row.id, email: row.email ?? '', locale, timeZone } };
}

type ModeratorRow = { readonly id: string; readonly email: string; readonly locale: string; readonly timeZone: string };

function found(row: ModeratorRow | null): Moderator | undefined {
  return row === null ? undefined : moderatorOf(row);
}
function moderatorOf({ id, email, locale, timeZone }: ModeratorRow): Moderator {
  return { id, email, locale: locale as Locale, timeZone };
}
