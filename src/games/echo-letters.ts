import type { TurnIntent } from '../engine/index.js';
import { composeEcho, composeHelp, composeNewKey, composeStatus, type Answered, type MailBase, type MailDocument } from '../text/index.js';
import { formatDeadline } from '../time/deadline.js';
import { remaining } from '../time/remaining.js';
import { aheadText } from './ahead-text.js';
import { isAhead, missingOf } from './echo-answer.js';
import { answerSoFar, openWindows } from './fixed-window.js';
import { laterText } from './later-text.js';
import { letterBase, timeFor, type Situation } from './letter-base.js';
import { causeOf, toPlayerAgain, toSeat, type Letter } from './letters.js';
import type { GameDeps, GameRecord, MailFacts, OrderRecord, OutgoingMail, Player, SeatRecord } from './ports.js';
import { mailboxOf, openLinks, playerUrl } from './seat-keys.js';
import { isTurnIntent } from './intent-kinds.js';
import { standsBeside } from './open-answers.js';
import { ordersAhead, type Text } from './orders-in-force.js';
import { situationOf } from './situation-of.js';
import type { Submitted } from './submitted.js';
import { answeredIn } from './tell-answers.js';
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
export async function echoLetters(deps: Pick<GameDeps, 'composer' | 'settings' | 'games' | 'orders'>, asked: EchoFor): Promise<readonly OutgoingMail[]> {
  const { record, seat } = asked;
  const given: Given = { ...asked, ahead: await sentAhead(deps, asked) };
  const letters = await Promise.all(partsOf(given).map(async (part) => {
    const again = part === 'resend' ? await resentLetters(deps, given) : [];
    if (again.length > 0) return again;
    return toSeat(deps, record, seat, (player) => ({ document: documentOf(deps, part, given, player), locale: player.locale, ...answerOf(given, part, player) }));
  }));
  return letters.flat();
}

/** What stands for the seat's next action, when another one is open; a common phase has none. */
type Given = EchoFor & { readonly ahead: OrderRecord | undefined };
async function sentAhead({ orders }: Pick<GameDeps, 'orders'>, { record, seat, submitted: { read } }: EchoFor): Promise<OrderRecord | undefined> {
  const active = record.turn?.activeSeat;
  // Orders take its place, and it is not asked for.
  const replaced = read.counts && !read.echo.commands.some(({ order }) => order === 'cancel');
  return replaced || active === undefined || active === seat.seat ? undefined : aheadText(await orders.ahead(record.head.id, seat.seat));
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

function documentOf(deps: Pick<GameDeps, 'settings'>, part: Part, given: Given, player: Player): MailDocument {
  const { record, seat, submitted, newKey } = given;
  if (part === 'echo') return echoDocument(deps, given, player);
  const base = letterBase(situationAfter(given), seat, player);
  const pageUrl = playerUrl(deps.settings, seat);
  switch (part) {
    case 'help': return composeHelp({ ...base, pageUrl });
    case 'new-key': return composeNewKey({ ...base, why: newKey ?? 'asked', mailbox: mailboxOf(deps.settings, record.head.id, seat), pageUrl });
    case 'resend':
    case 'status': {
      return composeStatus({ ...base, seat: seat.seat, ...ordersShown(given, { player, print: base.print }), ...(part === 'resend' ? { noReport: true } : {}), standing: submitted.read.standing ?? seat.standing, questions: openQuestions(given), kept: keptUntil(given, player), pageUrl });
    }
  }
}

function echoDocument(deps: Pick<GameDeps, 'settings'>, given: Given, player: Player): MailDocument {
  const { record, seat, submitted, newKey, receivedAt } = given;
  const { context, read, answer, receipt } = submitted;
  const situation = situationAfter(given);
  const base = letterBase(situation, seat, player);
  const deadline = context.turn?.deadlineAt;
  const later = laterText(record, seat, receivedAt);
  return composeEcho({
    ...base,
    seat: seat.seat,
    received: timeFor(receivedAt, player),
    ...(deadline === undefined ? {} : { remaining: remaining({ from: context.now, to: deadline, locale: player.locale }) }),
    lines: answer.lines,
    commands: read.echo.commands.map(({ order }) => order),
    ...aheadFor(given),
    ...atOnceFor(given, situation),
    ...(later === undefined ? {} : { later: timeFor(later.receivedAt, player) }),
    inForce: inForceBeside(given).map((intent) => base.print(intent, player.locale)),
    common: isCommon(given),
    counts: read.counts || read.standing !== undefined,
    ...(answer.keptUntil === undefined ? {} : { keptUntil: formatDeadline({ at: answer.keptUntil, timeZone: player.timeZone, locale: player.locale }) }),
    ...answeredFor(submitted, player),
    hadEarlier: given.ahead !== undefined || (record.turn !== undefined && ordersAhead({ ...record, turn: record.turn, rules: submitted.rules }, seat.seat).length > 0),
    missing: missingOf(base, { context, read }),
    ...(read.counts ? { receipt: Buffer.from(receipt).toString('hex') } : {}),
    ...(newKey === undefined ? {} : { newMailbox: mailboxOf(deps.settings, record.head.id, seat) }),
    pageUrl: playerUrl(deps.settings, seat),
  });
}

function answeredFor(submitted: Submitted, player: Player): { readonly answered?: Answered } {
  const answered = answeredIn(submitted, player);
  return answered === undefined ? {} : { answered };
}

function isCommon({ submitted: { rules } }: EchoFor): boolean {
  return rules.steps.round.length > 0;
}

/** What becomes of a text that is not for the open turn. */
function aheadFor({ submitted: { context: { turn }, read }, seat }: EchoFor): { readonly ahead?: 'kept' | 'answers' | 'nothing' } {
  if (turn?.activeSeat === undefined || turn.activeSeat === seat.seat) return {};
  return { ahead: isAhead(turn, seat.seat, read) ? 'kept' : read.echo.turn.length > 0 ? 'answers' : 'nothing' };
}

/** Whether a game that plays at once plays on with this text, or waits for what was refused in it. */
function atOnceFor({ record, submitted: { context: { turn }, read }, seat }: EchoFor, { waiting }: Situation): { readonly atOnce?: 'resolving' | 'to-correct' } {
  if (record.head.resolve !== 'at-once' || turn?.status !== 'open' || !read.counts) return {};
  if (read.echo.status === 'accepted' && waiting.length === 0) return { atOnce: 'resolving' };
  return read.echo.status === 'partly' && waiting.some((one) => one.seat === seat.seat) ? { atOnce: 'to-correct' } : {};
}

/** What else the seat has in force: a text for common phases takes the place of a part only, and one that came before another may not count. */
function inForceBeside(given: EchoFor): readonly TurnIntent[] {
  const { record, seat, submitted: { context: { turn }, read, rules }, receivedAt } = given;
  const superseded = laterText(record, seat, receivedAt) !== undefined && read.counts;
  if (turn === undefined || !(isCommon(given) || superseded)) return [];
  const all = ordersAhead({ ...record, turn, rules, ...textsAfter(given, turn.number) }, seat.seat);
  return superseded || !read.counts ? all : all.filter((intent) => !read.intents.some((own) => own === intent || (own.order === 'pass' && intent.order === 'pass')));
}

type Shown = { readonly orders?: { readonly received: string; readonly lines: readonly string[]; readonly ahead?: boolean } };
/** The seat's orders as they stand with this text: for this turn, for its next one, or in a round of common phases for all to come. */
function ordersShown(given: Given, { player, print }: { readonly player: Player; readonly print: MailBase['print'] }): Shown {
  const { record, seat, submitted: { context: { turn }, read, rules } } = given;
  if (turn === undefined) return {};
  const texts = textsAfter(given, turn.number);
  const ahead = read.counts || given.ahead?.turn === turn.number ? undefined : given.ahead;
  const own = [...texts.roundTexts, ...texts.orders, ...(ahead === undefined ? [] : [ahead])].filter((text) => text.seat === seat.seat);
  const received = new Date(Math.max(0, ...own.map((text) => text.receivedAt.getTime())));
  const intents = [...(ahead?.intents.filter(isTurnIntent) ?? []), ...ordersAhead({ ...record, turn, rules, ...texts }, seat.seat)];
  if (intents.length === 0) return {};
  return { orders: { received: timeFor(received, player), lines: intents.map((intent) => print(intent, player.locale)), ...(aheadFor(given).ahead === undefined ? {} : { ahead: true }) } };
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

/** The texts that count, with this one at the place of its receipt. */
function textsAfter({ record, submitted: { read, receipt }, seat, receivedAt }: EchoFor, turn: number): { readonly orders: readonly Timed[]; readonly roundTexts: readonly Timed[]; readonly beside: readonly Timed[] } {
  if (!read.counts) return record;
  const own: Timed = { turn, seat: seat.seat, intents: read.intents, status: read.echo.status === 'partly' ? 'partly' : 'accepted', receipt, receivedAt };
  const later = laterText(record, seat, receivedAt) !== undefined;
  return {
    beside: standsBeside(read.intents) ? [own, ...record.beside] : record.beside,
    orders: later || standsBeside(read.intents) ? record.orders : [...record.orders.filter((order) => order.seat !== seat.seat), own],
    roundTexts: [...record.roundTexts, own].sort((left, right) => left.receivedAt.getTime() - right.receivedAt.getTime()),
  };
}
type Timed = Text & Pick<OrderRecord, 'receivedAt'>;

/** As the game will stand with this text: its seat is not waited for any more when its action is in. */
function situationAfter(given: EchoFor): Situation {
  const { record, submitted } = given;
  const { context, read } = submitted;
  const before = situationOf(record);
  if (context.turn?.status === 'running') return { ...before, state: submitted.state, waiting: waitingFor({ ...record, questions: afterAnswers(submitted) }) };
  if (!read.counts || context.turn === undefined || context.turn.status !== 'open') return { ...before, state: submitted.state };
  return { ...before, state: submitted.state, waiting: waitingFor({ ...context, seats: record.seats, turn: context.turn, ...textsAfter(given, context.turn.number) }) };
}

/** The questions with those answered that this text answers for good. */
function afterAnswers({ context: { questions }, read: { given } }: Submitted): GameRecord['questions'] {
  const final = new Set(given.flatMap(({ question }) => (question.fixedWindow === true ? [] : [question.id])));
  return questions.map((one) => (final.has(one.question.id) ? { ...one, status: 'answered' as const } : one));
}
