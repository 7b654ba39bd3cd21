import { composeEcho, composeHelp, composeNewKey, composeStatus, type MailBase, type MailDocument } from '../text/index.js';
import { formatDeadline } from '../time/deadline.js';
import { remaining } from '../time/remaining.js';
import { rulesOf } from './access.js';
import { missingOf } from './echo-answer.js';
import { answerSoFar, openWindows } from './fixed-window.js';
import { letterBase, timeFor, type Situation } from './letter-base.js';
import { causeOf, toPlayerAgain, toSeat, type Letter } from './letters.js';
import type { GameDeps, GameRecord, MailFacts, OrderRecord, OutgoingMail, Player, SeatRecord } from './ports.js';
import { mailboxOf, openLinks, playerUrl } from './seat-keys.js';
import { ordersAhead, type Text } from './orders-in-force.js';
import { situationOf } from './situation-of.js';
import type { Submitted } from './submitted.js';
import { waitingFor } from './waiting-for.js';

export type EchoFor = {
  readonly record: GameRecord;
  /** With the key that holds from now on. */
  readonly seat: SeatRecord;
  readonly submitted: Submitted;
  readonly facts: Pick<MailFacts, 'messageId' | 'references'>;
  readonly seq: bigint;
  readonly receivedAt: Date;
  readonly newKey: 'shown' | 'asked' | undefined;
};

/** The answer to a mail, to every registered address of its seat: the echo of its orders, and what its commands ask for. */
export async function echoLetters(deps: Pick<GameDeps, 'composer' | 'settings' | 'games'>, given: EchoFor): Promise<readonly OutgoingMail[]> {
  const { record, seat } = given;
  const letters = await Promise.all(partsOf(given).map(async (part) => {
    const again = part === 'resend' ? await resentLetters(deps, given) : [];
    if (again.length > 0) return again;
    return toSeat(deps, record, seat, (player) => ({ document: documentOf(deps, part, given, player), locale: player.locale, ...answerOf(given, part, player) }));
  }));
  return letters.flat();
}

/** The last report of each player, as it was sent; none before the first turn is over. */
async function resentLetters(deps: Pick<GameDeps, 'composer' | 'settings' | 'games'>, given: EchoFor): Promise<readonly OutgoingMail[]> {
  const { record, seat } = given;
  const reports = await deps.games.reportsOf(record.head.id, seat.seat);
  return Promise.all(seat.players.flatMap((player) => {
    const newest = reports.find((report) => report.playerId === player.id);
    if (newest === undefined) return [];
    const { subject } = newest;
    const [text, html] = [openLinks(deps.settings, seat, newest.text), openLinks(deps.settings, seat, newest.html)];
    return [toPlayerAgain(deps, { gameId: record.head.id, gameName: record.head.name, seat, player }, { subject, text, html, ...answerOf(given, 'resend', player) })];
  }));
}

function answerOf({ record, submitted, facts, seq }: EchoFor, part: Part, player: Player): Pick<Letter, 'cause' | 'inReplyTo' | 'references'> {
  const turn = submitted.context.turn?.number ?? 0;
  return {
    cause: causeOf(part, record.head.id, turn, String(seq), player.id),
    ...(facts.messageId === undefined ? {} : { inReplyTo: facts.messageId, references: [...facts.references, facts.messageId] }),
  };
}

type Part = 'echo' | 'help' | 'status' | 'resend' | 'new-key';

function partsOf({ submitted, newKey }: EchoFor): readonly Part[] {
  const { echo } = submitted.read;
  const asked = echo.commands.flatMap((command): readonly Part[] => (command.order === 'help' || command.order === 'status' || command.order === 'resend' ? [command.order] : []));
  const orders = echo.lines.some((line) => line.kind === 'order') || echo.commands.some((command) => command.order === 'cancel');
  // A mail of notes alone is answered too: nothing is dropped in silence.
  const parts: readonly Part[] = [...(orders || (asked.length === 0 && newKey !== 'asked') ? ['echo' as const] : []), ...asked];
  return [...new Set([...parts, ...(newKey === undefined || parts.includes('echo') ? [] : ['new-key' as const])])];
}

function documentOf(deps: Pick<GameDeps, 'settings'>, part: Part, given: EchoFor, player: Player): MailDocument {
  const { record, seat, submitted, newKey } = given;
  if (part === 'echo') return echoDocument(deps, given, player);
  const base = letterBase(situationAfter(given), seat, player);
  const pageUrl = playerUrl(deps.settings, seat);
  switch (part) {
    case 'help': return composeHelp({ ...base, pageUrl });
    case 'new-key': return composeNewKey({ ...base, why: newKey ?? 'asked', mailbox: mailboxOf(deps.settings, record.head.id, seat), pageUrl });
    case 'resend':
    case 'status': {
      return composeStatus({ ...base, seat: seat.seat, ...ordersShown(record, seat, { player, print: base.print }), standing: submitted.read.standing ?? seat.standing, questions: openQuestions(given), kept: keptUntil(given, player), pageUrl });
    }
  }
}

function echoDocument(deps: Pick<GameDeps, 'settings'>, given: EchoFor, player: Player): MailDocument {
  const { record, seat, submitted, newKey, receivedAt } = given;
  const { context, read, answer, receipt } = submitted;
  const base = letterBase(situationAfter(given), seat, player);
  const deadline = context.turn?.deadlineAt;
  return composeEcho({
    ...base,
    seat: seat.seat,
    received: timeFor(receivedAt, player),
    ...(deadline === undefined ? {} : { remaining: remaining({ from: context.now, to: deadline, locale: player.locale }) }),
    lines: answer.lines,
    ...(answer.ahead === true ? { ahead: true } : {}),
    common: submitted.rules.steps.round.length > 0,
    counts: read.counts || read.standing !== undefined,
    ...(answer.keptUntil === undefined ? {} : { keptUntil: formatDeadline({ at: answer.keptUntil, timeZone: player.timeZone, locale: player.locale }) }),
    hadEarlier: [...record.orders, ...record.roundTexts].some((order) => order.seat === seat.seat),
    missing: missingOf(base, { context, read }),
    ...(read.counts ? { receipt: Buffer.from(receipt).toString('hex') } : {}),
    ...(newKey === undefined ? {} : { newMailbox: mailboxOf(deps.settings, record.head.id, seat) }),
    pageUrl: playerUrl(deps.settings, seat),
  });
}

/** The seat's orders as they stand, for this turn and in a round of common phases for those to come. */
function ordersShown(record: GameRecord, seat: SeatRecord, { player, print }: { readonly player: Player; readonly print: MailBase['print'] }): { readonly orders?: { readonly received: string; readonly lines: readonly string[] } } {
  const newest = record.roundTexts.findLast((text) => text.seat === seat.seat) ?? record.orders.find((order) => order.seat === seat.seat);
  if (newest === undefined || record.turn === undefined) return {};
  const intents = ordersAhead({ ...record, turn: record.turn, rules: rulesOf(record.head) }, seat.seat);
  return { orders: { received: timeFor(newest.receivedAt, player), lines: intents.map((intent) => print(intent, player.locale)) } };
}

function openQuestions({ submitted, seat }: EchoFor) {
  return submitted.context.questions.filter((one) => one.status === 'open' && one.question.seat === seat.seat).map(({ question }) => question);
}

/** Until when an answer of the seat is kept, by the id of its question; with this text. */
function keptUntil(given: EchoFor, { timeZone, locale }: Player): Readonly<Record<string, string>> {
  const { record, seat, submitted: { context, state, rules } } = given;
  const { turn, questions } = context;
  if (turn === undefined) return {};
  const game = { ...record, turn, rules, questions, ...textsAfter(given, turn.number) };
  const answered = openWindows(questions, seat.seat).filter((one) => answerSoFar(game, state, one) !== undefined);
  return Object.fromEntries(answered.flatMap(({ question, deadlineAt: at }) => (at === undefined ? [] : [[question.id, formatDeadline({ at, timeZone, locale })]])));
}

/** The texts that count, with this one. */
function textsAfter({ record, submitted: { read, receipt }, seat, receivedAt }: EchoFor, turn: number): { readonly orders: readonly Timed[]; readonly roundTexts: readonly Timed[] } {
  if (!read.counts) return record;
  const own: Timed = { turn, seat: seat.seat, intents: read.intents, status: read.echo.status === 'partly' ? 'partly' : 'accepted', receipt, receivedAt };
  return { orders: [...record.orders.filter((order) => order.seat !== seat.seat), own], roundTexts: [...record.roundTexts, own] };
}
type Timed = Text & Pick<OrderRecord, 'receivedAt'>;

/** As the game will stand with this text: its seat is not waited for any more when its action is in. */
function situationAfter(given: EchoFor): Situation {
  const { record, submitted } = given;
  const { context, read } = submitted;
  const before = situationOf(record);
  if (!read.counts || context.turn === undefined || context.turn.status !== 'open') return { ...before, state: submitted.state };
  return { ...before, state: submitted.state, waiting: waitingFor({ ...context, seats: record.seats, turn: context.turn, ...textsAfter(given, context.turn.number) }) };
}
