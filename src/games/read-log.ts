import { projectEvents } from '../engine/index.js';
import { moderatedGame, moderatorOf, visibleGame } from './access.js';
import { notFound } from './errors.js';
import type { GameDeps, Holder, InboundRecord, OutboxRecord } from './ports.js';
import { openLinks } from './seat-keys.js';
import type { DiceLog, DiceLogRoll, EventView, MailInView, MailOutView, ReportView } from './views.js';

/** The events after a number, as the holder may see them. Numbers that he may not see are missing. */
export async function readEvents(deps: GameDeps, by: Holder, gameId: string, after = 0): Promise<readonly EventView[]> {
  await visibleGame(deps, by, gameId);
  return projectEvents(await deps.games.eventsOf(gameId, after), by.kind === 'moderator' ? 'moderator' : by.seat);
}

/** The dice log: commitments, one opening a turn with its link once it is published, and every roll. */
export async function readRolls(deps: GameDeps, by: Holder, gameId: string): Promise<DiceLog> {
  await visibleGame(deps, by, gameId);
  return diceLog(deps, gameId, by.kind === 'moderator' ? 'moderator' : by.seat);
}

/** What the holder of a token and the public see of the dice. */
export async function diceLog(deps: GameDeps, gameId: string, viewer: string): Promise<DiceLog> {
  const { chains, links } = await deps.games.linksOf(gameId);
  const events = projectEvents(await deps.games.eventsOf(gameId, 0), viewer);
  return {
    game: gameId,
    chains: chains.map(({ number, commitment, length }) => ({ number, commitment: Buffer.from(commitment).toString('hex'), length })),
    openings: links.map((link) => {
      const chain = chains.find(({ number }) => number === link.chain);
      const published = link.revealedAt !== undefined && chain !== undefined;
      return {
        turn: link.turn,
        opening: link.opening,
        linkNumber: link.linkIndex,
        receipts: link.receipts,
        link: published ? Buffer.from(deps.dice.link(chain, link.linkIndex - (chain.number - 1) * chain.length)).toString('hex') : undefined,
        revealedAt: link.revealedAt,
      };
    }),
    rolls: events.flatMap(({ number, turn, event }): readonly DiceLogRoll[] => (event.type === 'dice-rolled' ? [{ ...event, number, turn }] : [])),
  };
}

/** Reports, newest first: a seat's own, or all for the moderator. */
export async function readReports(deps: GameDeps, by: Holder, gameId: string): Promise<readonly ReportView[]> {
  const { seats } = await visibleGame(deps, by, gameId);
  const reports = await deps.games.reportsOf(gameId, by.kind === 'moderator' ? undefined : by.seat);
  return reports.map(({ playerId: _player, ...report }) => {
    const seat = seats.find((one) => one.seat === report.seat);
    const opened = (text: string): string => (seat === undefined ? text : openLinks(deps.settings, seat, text));
    return { ...report, text: opened(report.text), html: opened(report.html) };
  });
}

/** Mails in and out of a game, for its moderator; without a game, incoming mail of all his games and of none. */
export async function readMails(deps: GameDeps, by: Holder, gameId?: string): Promise<{ readonly in: readonly MailInView[]; readonly out: readonly MailOutView[] }> {
  if (gameId !== undefined) {
    await moderatedGame(deps, by, gameId);
    return { in: (await deps.mails.list({ gameId })).map(mailIn), out: (await deps.outbox.list({ gameId })).map(mailOut) };
  }
  const own = new Set(await deps.games.ids({ moderatorId: moderatorOf(by).id }));
  const mails = await deps.mails.list({});
  return { in: mails.filter((mail) => mail.gameId === undefined || own.has(mail.gameId)).map(mailIn), out: [] };
}

/** One outgoing mail byte for byte, for its game's moderator. */
export async function readOutgoing(deps: GameDeps, by: Holder, id: string): Promise<MailOutView & { readonly raw: Uint8Array | undefined }> {
  moderatorOf(by);
  const mail = isUuid(id) ? await deps.outbox.byId(id) : undefined;
  if (mail?.gameId === undefined) throw notFound();
  await moderatedGame(deps, by, mail.gameId);
  return { ...mailOut(mail), raw: mail.raw };
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(id);
}

/** A line of the moderator's list. */
export function mailIn(mail: InboundRecord): MailInView {
  const { seq, receivedAt, source, envelopeFrom, envelopeTo, size, status, action, reason, gameId, seat, orderId } = mail;
  // The key in the address is the seat's secret; the moderator needs only the game.
  const to = envelopeTo.replace(/\.[a-z2-7]{12,}(?=@)/iu, '.…');
  return { seq: String(seq), receivedAt, source, from: envelopeFrom, to, size, status, action, reason, gameId, seat, orderId: orderId === undefined ? undefined : String(orderId) };
}

function mailOut({ id, gameId, seat, toAddress, subject, createdAt, sentAt, failedAt, attempts, lastError, raw }: OutboxRecord): MailOutView {
  return { id, gameId, seat, to: toAddress, subject, size: raw?.byteLength, createdAt, sentAt, failedAt, attempts, lastError };
}
