import { brokenBetweenTurns, checkAnswer, fold, mayOrder, nextTurn, type Answer, type AnswerValue, type DiceSource, type EventOf, type GameEvent, type GameState, type Edition, type SeatId } from '../engine/index.js';
import { deadlineAfter } from '../time/deadline.js';
import { currentTurn, moderatedGame, rulesOf } from './access.js';
import { carriedOrders } from './carried-orders.js';
import { AppError } from './errors.js';
import { isShut, windowsOf } from './fixed-window.js';
import { heldTurnLetter } from './moderator-letters.js';
import { allIn, ordersInForce, type InForce } from './orders-in-force.js';
import { playOn, type Played } from './play-on.js';
import type { ChainRecord, GameCommit, GameDeps, GameRecord, Holder, LinkRecord, NewTurn, QuestionRecord, TurnRecord, TurnStatus } from './ports.js';
import { questionLetters, turnReports, type Told } from './turn-letters.js';
import type { AnswerGiven, ProcessAnswer } from './views.js';
import { waitingFor } from './waiting-for.js';

/** A new chain is committed so many links before the old one ends. */
const CHAIN_RESERVE = 100;

/** What the moderator had before him when he asked to resolve: he means that turn and those questions, and none that came since. */
export type SeenTurn = { readonly turn: number; readonly status?: TurnStatus; readonly questions?: readonly string[] };

/**
 * Why a turn goes on. `now`: the moderator resolves as if all deadlines had passed. `due`: deadlines that have passed. `orders`: the orders
 * of the seat in turn are in and the game does not wait. `answer`: one question has its answer.
 */
export type Reason = { readonly why: 'due' | 'orders' } | { readonly why: 'now'; readonly seen: SeenTurn } | { readonly why: 'answer'; readonly given?: GivenAnswer };
export type GivenAnswer = { readonly question: string; readonly value: unknown; readonly source: 'seat' | 'moderator'; readonly seat?: SeatId };

/**
 * The moderator resolves now, as if the deadline had passed. Mail that is in is read first. A held turn is tried again. If the turn that he
 * means has gone on without him he gets what became of it, and the next one stays as it is.
 */
export async function processNow(deps: GameDeps, by: Holder, gameId: string, meant: { readonly turn?: number; readonly questions?: readonly string[]; readonly seen?: SeenTurn } = {}): Promise<ProcessAnswer> {
  const record = await moderatedGame(deps, by, gameId);
  const read = meant.seen ?? seenTurn(record);
  const other = read === undefined || (meant.turn !== undefined && meant.turn !== read.turn);
  const seen = other ? { turn: meant.turn ?? 0 } : { ...read, ...(meant.questions === undefined ? {} : { questions: meant.questions }) };
  if (seen.turn === 0 || !hasMoved(record, seen)) currentTurn(record);
  if (hasMoved(record, seen)) return doneSince(deps, record, seen);
  await deps.readMailFirst(deps, { gameId });
  return advance(deps, gameId, { why: 'now', seen });
}

/** What a call to resolve means, as the game stands; undefined before the start. */
export async function turnToProcess(deps: GameDeps, by: Holder, gameId: string): Promise<SeenTurn | undefined> {
  return seenTurn(await moderatedGame(deps, by, gameId));
}

function seenTurn({ turn, questions }: GameRecord): SeenTurn | undefined {
  return turn === undefined ? undefined : { turn: turn.number, status: turn.status, questions: questions.filter(({ status }) => status === 'open').map(({ question }) => question.id) };
}

function hasMoved({ turn }: GameRecord, seen: SeenTurn): boolean {
  return turn !== undefined && (turn.number !== seen.turn || (seen.status !== undefined && seen.status !== turn.status));
}

/** What became of a turn that was to be resolved and that others have played on. */
async function doneSince(deps: Pick<GameDeps, 'games'>, record: GameRecord, seen: SeenTurn): Promise<ProcessAnswer> {
  const events = (await deps.games.eventsOf(record.head.id, 0, seen.turn)).length;
  if (record.turn?.number !== seen.turn) return { events, questions: 0, published: (record.turn?.number ?? 0) > seen.turn };
  const questions = record.questions.filter(({ status }) => status === 'open').length;
  return { events, questions, published: false, ...(record.turn.status === 'held' ? { held: true } : {}) };
}

/** What the deadline job does: resolves what is due by the database's clock; nothing if nothing is. */
export async function processDue(deps: GameDeps, gameId: string): Promise<ProcessAnswer | undefined> {
  const record = await deps.games.load(gameId);
  const now = await deps.clock.now();
  if (record?.turn === undefined) return undefined;
  if (!isDue(record, now)) return leftUndone(record) ? advance(deps, gameId, { why: record.turn.status === 'open' ? 'orders' : 'answer' }) : undefined;
  // A mail stored a second before the deadline is never late.
  const until = deadlineOf(record);
  await deps.readMailFirst(deps, { gameId, ...(until === undefined ? {} : { until }) });
  return advance(deps, gameId, { why: 'due' });
}

/** A text is stored that may play the turn on, but who took it did not come to that. */
function leftUndone({ head, turn }: Pick<GameRecord, 'head' | 'turn'>): boolean {
  return head.wantsAdvance && head.status === 'running' && (turn?.status === 'open' || turn?.status === 'running');
}

/** Plays a turn on as far as it goes, and the turns after it that wait for nobody. Who loses a race starts over. */
export async function advance(deps: GameDeps, gameId: string, reason: Reason): Promise<Omit<AnswerGiven, 'note'>> {
  let sum: Omit<AnswerGiven, 'note'> = { events: 0, questions: 0, published: false };
  let next: Reason | undefined = reason;
  while (next !== undefined) {
    const done: Advanced = await advanceOnce(deps, gameId, next);
    sum = { events: sum.events + done.events, questions: done.questions, published: sum.published || done.published, ...(done.held ? { held: true } : {}), ...(done.keptUntil === undefined ? {} : { keptUntil: done.keptUntil }) };
    next = done.goesOn ? { why: 'orders' } : undefined;
  }
  return sum;
}

type Advanced = { readonly events: number; readonly questions: number; readonly published: boolean; readonly held?: boolean; readonly keptUntil?: Date; readonly goesOn: boolean };
const NOTHING: Advanced = { events: 0, questions: 0, published: false, goesOn: false };

/**
 * At first without a lock, so that nobody waits while a turn is worked out. Who loses that race works it out again with the game standing
 * still: a player who sends texts in a loop could else keep a turn from ever being resolved.
 */
async function advanceOnce(deps: GameDeps, gameId: string, reason: Reason): Promise<Advanced> {
  const step = (await stepOn(deps, gameId, reason)) ?? (await deps.games.alone(gameId, async (still) => stepOn({ ...deps, ...still }, gameId, reason)));
  if (step === undefined) throw new Error(`game ${gameId} changed under its lock`);
  if (step.mailed) await deps.wake.outbox();
  return step.done;
}

/** Undefined: somebody else was first. */
async function stepOn(deps: GameDeps, gameId: string, reason: Reason): Promise<{ readonly done: Advanced; readonly mailed: boolean } | undefined> {
  const record = await deps.games.load(gameId);
  if (record === undefined) throw new AppError('not-found', 'There is no such game.');
  if (reason.why === 'now' && hasMoved(record, reason.seen)) return { done: { ...NOTHING, ...(await doneSince(deps, record, reason.seen)) }, mailed: false };
  const planned = await plan(deps, record, reason);
  if (planned === undefined) {
    if (record.head.wantsAdvance) await deps.games.settle(seenOf(record));
    return { done: NOTHING, mailed: false };
  }
  if ((await deps.games.commit(planned.commit)) === 'changed') return undefined;
  return { done: planned.done, mailed: (planned.commit.mails?.length ?? 0) > 0 };
}

/** What tells whether a game is still as it was read. */
function seenOf({ head, turn, orderMark }: GameRecord): Pick<GameCommit, 'gameId' | 'version' | 'orderMark' | 'turnNumber'> {
  return { gameId: head.id, version: head.version, orderMark, turnNumber: turn?.number ?? 0 };
}

type Planned = { readonly commit: GameCommit; readonly done: Advanced };
/** What a plan is made from. */
type Work = {
  readonly record: GameRecord;
  readonly turn: TurnRecord;
  readonly rules: Edition;
  readonly now: Date;
  readonly opened: Opened;
  readonly base: Pick<GameCommit, 'gameId' | 'version' | 'orderMark' | 'turnNumber' | 'wantsAdvance'>;
};

/** What would be written; undefined if there is nothing to do. Nothing here changes the world. */
async function plan(deps: GameDeps, record: GameRecord, reason: Reason): Promise<Planned | undefined> {
  const turn = currentTurn(record);
  // After an update the moderator tries again; whatever else comes waits for him.
  if (turn.status === 'held' && reason.why !== 'now') throw turnHeld();
  const now = await deps.clock.now();
  const overdue = overdueQuestions(record, reason, now);
  const rules = rulesOf(record.head);
  if (!goesOn(record, { turn, rules, reason, now, overdue })) return undefined;
  const answer = reason.why === 'answer' && reason.given !== undefined ? await checkedAnswer(deps, record, reason.given) : undefined;
  const window = record.questions.find(({ question }) => question.id === answer?.question && question.fixedWindow === true);
  if (answer !== undefined && window !== undefined) return keep(record, { window, answer, now });
  const opened = turn.status === 'open' || turn.linkIndex === undefined ? openTurn(record, turn, rules) : { intents: turn.intents, receipts: turn.receipts };
  const given = answer === undefined ? [] : [answer];
  const link = opened.link ?? { linkIndex: turn.linkIndex ?? 1, chain: record.chain.number };
  const dice = diceOf(deps, record, { link: link.linkIndex, receipts: opened.receipts });
  const orders = ordersInForce({ ...record, turn, rules });
  const windows = windowsOf({ ...record, turn, rules });
  const played = playOn({ record, orders, rules, intents: opened.intents, answers: [...record.answers, ...given], dice, overdue, windows });
  const base = { ...seenOf(record), wantsAdvance: false };
  const work: Work = { record, turn, rules, now, opened, base };
  if (played.held) return hold(deps, work);
  const all = { ...played, answers: [...given, ...played.answers] };
  if (!played.finished) return pause(deps, work, all);
  return finish(deps, work, { ...all, link: link.linkIndex });
}

type At = { readonly turn: TurnRecord; readonly rules: Edition; readonly reason: Reason; readonly now: Date; readonly overdue: ReadonlySet<string> };

function goesOn(record: GameRecord, { turn, rules, reason, now, overdue }: At): boolean {
  switch (reason.why) {
    case 'now': return turn.status !== 'finished';
    case 'due': return isDue(record, now);
    case 'orders': return turn.status === 'open' && doesNotWait(record.head, { ...record, turn, rules });
    case 'answer': return turn.status === 'running' || (reason.given !== undefined && overdue.size === 0);
  }
}

/** An open turn whose time is up or that waits for nobody, or a running one whose questions have all had their time. */
export function isDue({ head, turn, questions }: Pick<GameRecord, 'head' | 'turn' | 'questions'>, now: Date): boolean {
  if (head.status !== 'running' || turn === undefined) return false;
  if (turn.status === 'open') return turn.deadlineAt === undefined || turn.deadlineAt <= now;
  return turn.status === 'running' && questions.every((one) => one.status !== 'open' || (one.deadlineAt !== undefined && one.deadlineAt <= now));
}

/** Up to when mail is in time: of an open turn its deadline, of a running one that of its last question. */
function deadlineOf({ turn, questions }: Pick<GameRecord, 'turn' | 'questions'>): Date | undefined {
  if (turn?.status === 'open') return turn.deadlineAt;
  const times = questions.flatMap(({ status, deadlineAt }) => (status === 'open' && deadlineAt !== undefined ? [deadlineAt.getTime()] : []));
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

function overdueQuestions({ questions }: GameRecord, reason: Reason, now: Date): ReadonlySet<string> {
  const open = questions.filter(({ status }) => status === 'open');
  const meant = reason.why === 'now' ? reason.seen.questions : undefined;
  const over = reason.why === 'now' ? open.filter(({ question }) => meant?.includes(question.id) ?? true) : reason.why === 'due' ? open.filter(({ deadlineAt }) => deadlineAt !== undefined && deadlineAt <= now) : [];
  return new Set(over.map(({ question }) => question.id));
}

async function checkedAnswer(deps: Pick<GameDeps, 'games'>, record: GameRecord, given: GivenAnswer): Promise<Answer> {
  const asked = record.questions.find(({ question }) => question.id === given.question && (given.seat === undefined || question.seat === given.seat));
  // Of a turn that is over: its player is late, and should read so.
  if (asked === undefined && !(await deps.games.wasAsked(record.head.id, given.question, given.seat))) throw new AppError('not-found', 'There is no such question.');
  if (asked?.status !== 'open') throw questionClosed();
  const checked = checkAnswer(asked.question, given.value);
  if (!checked.ok) throw new AppError('answer-invalid', 'This is not an answer to the question.', { errors: [{ path: 'value', code: checked.why, message: 'Not one of the options of the question.' }] });
  const value: AnswerValue = checked.value;
  return { question: given.question, seat: asked.question.seat, value, source: given.source };
}

function turnHeld(): AppError {
  return new AppError('turn-held', 'The turn is held: this version of the program plays it differently from what is stored. After an update, process it again.');
}

/** Stored, and nothing else: neither the turn nor anybody who looks at the game may tell that there is an answer now. */
function keep(record: GameRecord, { window, answer, now }: { readonly window: QuestionRecord; readonly answer: Answer; readonly now: Date }): Planned {
  if (isShut(window, now)) throw questionClosed();
  const questions = record.questions.filter(({ status }) => status === 'open').length;
  const { deadlineAt } = window;
  return { commit: { ...seenOf(record), kept: { ...answer, at: now } }, done: { ...NOTHING, questions, ...(deadlineAt === undefined ? {} : { keptUntil: deadlineAt }) } };
}

function questionClosed(): AppError {
  return new AppError('question-closed', 'The question has its answer already.');
}

// --- the three ways a run can end ---

/** The code has changed under the turn, or the state would not be whole: nothing else changes, the moderator decides. */
async function hold(deps: GameDeps, { record, turn, base }: Work): Promise<Planned> {
  // He knows already.
  if (turn.status === 'held') throw turnHeld();
  const mail = await heldTurnLetter(deps, record);
  return { commit: { ...base, turn: { status: 'held' }, mails: [mail] }, done: { ...NOTHING, held: true } };
}

type Progress = Omit<Extract<Played, { held: false }>, 'answers'> & { readonly answers: readonly Answer[] };

/** Questions are open: the tail, the answers so far and the questions are stored, and who is asked gets a mail. */
async function pause(deps: GameDeps, work: Work, played: Progress): Promise<Planned> {
  const { record, turn, now, base, opened } = work;
  const known = new Set(record.questions.map(({ question }) => question.id));
  const fresh = played.open.filter((question) => !known.has(question.id));
  const deadlineAt = deadlineAfter({ from: now, hours: record.head.deadlineHours, timeZone: record.head.timeZone });
  const status = record.questions.map((one) => (played.answers.some((answer) => answer.question === one.question.id) ? { ...one, status: 'answered' as const } : one));
  const asked = fresh.map((question) => ({ turn: turn.number, question, status: 'open' as const, askedAt: now, deadlineAt }));
  const waiting = waitingFor({ ...record, turn: { ...turn, status: 'running' }, questions: [...status, ...asked] });
  const told = { ...storyOf(work, played, waiting), deadline: deadlineAt };
  const mails = await questionLetters(deps, told, fresh);
  const commit: GameCommit = {
    ...base,
    ...openingOf(opened),
    turn: { status: 'running', ...turnColumns(opened) },
    events: played.events,
    answers: played.answers,
    asked: asked.map(({ question }) => ({ question, deadlineAt })),
    mails,
  };
  return { commit, done: { ...NOTHING, events: played.events.length, questions: played.open.length } };
}

/** The turn is over: it is closed, its link published, everybody told, and the next turn opened, all at once. */
async function finish(deps: GameDeps, work: Work, played: Progress & { readonly link: number }): Promise<Planned> {
  const { record, turn, rules, now, base, opened } = work;
  const closed: EventOf<'turn-closed'> = { type: 'turn-closed', audience: 'all', cites: [], turn: turn.number };
  const ended = fold(played.state, closed);
  const known = new Set(brokenBetweenTurns(record.opening, rules));
  const broken = brokenBetweenTurns(ended, rules).filter((problem) => !known.has(problem));
  if (broken.length > 0) return hold(deps, work);
  const opening = nextTurn(ended, rules);
  const next = opening.reduce(fold, ended);
  const nextRecord = newTurn(record, { state: next, rules, now });
  const carried = await carriedOrders(deps, record, { state: next, turn: next.turn });
  const roundTexts = nextRecord.round === turn.round ? record.roundTexts : [];
  const ahead = { ...record, opening: next, turn: asTurn(nextRecord, now), questions: [], orders: carried, roundTexts };
  const waiting = waitingFor(ahead);
  const value = Buffer.from(linkBytes(deps, record.chain, played.link)).toString('hex');
  const goesOn = doesNotWait(record.head, { ...ahead, rules });
  // Orders that were sent ahead leave nobody to wait for: a game that plays at once has no deadline left to name.
  const told: Told = { ...storyOf(work, { ...played, state: next }, waiting), deadline: goesOn ? undefined : nextRecord.deadlineAt, open: [], dice: { link: played.link, value } };
  const letters = await turnReports(deps, told, { about: next.turn });
  const commit: GameCommit = {
    ...base,
    wantsAdvance: goesOn,
    ...openingOf(opened),
    turn: { status: 'finished', finished: true, ...turnColumns(opened) },
    events: [...played.events, closed, ...opening],
    nextTurn: nextRecord,
    opening: next,
    answers: played.answers,
    revealLink: played.link,
    ...(linksBefore(record.chain) + record.chain.length - played.link === CHAIN_RESERVE ? { newChain: { ...deps.dice.newChain(), number: record.chain.number + 1 } } : {}),
    reports: letters.reports,
    mails: letters.mails,
    carried,
  };
  return { commit, done: { events: commit.events?.length ?? 0, questions: 0, published: true, held: false, goesOn } };
}

function storyOf({ record, rules, now, turn }: Work, played: Pick<Progress, 'events' | 'state' | 'open'>, waiting: Told['waiting']): Told {
  return {
    record,
    rules,
    now,
    events: [...record.tail.map(({ event }) => event), ...played.events],
    before: record.opening,
    after: played.state,
    turn: { round: turn.round, action: turn.action, phase: record.opening.phase, ...(turn.activeSeat === undefined ? {} : { active: turn.activeSeat }) },
    open: played.open,
    waiting,
    deadline: undefined,
  };
}

// --- opening a turn: orders are fixed, the next link of the dice is taken ---

type Opened = { readonly intents: TurnRecord['intents']; readonly receipts: readonly string[]; readonly link?: Omit<LinkRecord, 'revealedAt'> };

function openTurn(record: GameRecord, turn: TurnRecord, rules: Edition): Opened {
  const orders = ordersInForce({ ...record, turn, rules });
  const receipts = orders.flatMap((seat) => seat.receipts).map((receipt) => Buffer.from(receipt).toString('hex'));
  const intents = Object.fromEntries(orders.filter((seat) => seat.receipts.length > 0).map((seat) => [seat.seat, seat.intents]));
  const linkIndex = linksBefore(record.chain) + record.chain.used + 1;
  return { intents, receipts, link: { linkIndex, chain: record.chain.number, turn: turn.number, opening: 1, receipts } };
}

function openingOf({ link }: Opened): Pick<GameCommit, 'link'> {
  return link === undefined ? {} : { link };
}
function turnColumns({ link, intents, receipts }: Opened): Pick<TurnRecord, 'intents' | 'receipts' | 'linkIndex'> | Record<string, never> {
  return link === undefined ? {} : { intents, receipts, linkIndex: link.linkIndex };
}

function diceOf(deps: GameDeps, record: GameRecord, { link, receipts }: { readonly link: number; readonly receipts: readonly string[] }): DiceSource {
  return deps.dice.source({ link: linkBytes(deps, record.chain, link), game: record.head.id, linkNumber: link, receipts: receipts.map((hex) => Buffer.from(hex, 'hex')) });
}
function linkBytes(deps: GameDeps, chain: ChainRecord, link: number): Uint8Array {
  return deps.dice.link(chain, link - linksBefore(chain));
}
/** Links are numbered on from chain to chain; all chains are of one length. */
function linksBefore({ number, length }: ChainRecord): number {
  return (number - 1) * length;
}

// --- the turn that opens ---

/** The row of the turn that a state has open. Nobody is waited for in a turn of nobody. */
export function newTurn({ head }: Pick<GameRecord, 'head'>, { state, rules, now }: { readonly state: GameState; readonly rules: Edition; readonly now: Date }): NewTurn {
  return {
    number: state.turn,
    round: state.round,
    action: state.action,
    activeSeat: state.active,
    phase: state.phase,
    deadlineAt: waitsForNobody(state, rules) ? undefined : deadlineAfter({ from: now, hours: head.deadlineHours, timeZone: head.timeZone }),
  };
}

/** Some phases of all seats ask for no orders, or nobody could give one now; what they ask are questions. */
function waitsForNobody(state: GameState, rules: Edition): boolean {
  return state.active === undefined && !state.seatOrder.some((seat) => mayOrder(state, rules, seat));
}

/** Whether an open turn goes on before its deadline: nobody could order anything, or all orders are in and the game is played like that. */
function doesNotWait({ resolve }: GameRecord['head'], game: InForce): boolean {
  return waitsForNobody(game.opening, game.rules) || (resolve === 'at-once' && allIn(game));
}

export function asTurn(turn: NewTurn, now: Date): TurnRecord {
  return { ...turn, status: 'open', openingEvent: 0, linkIndex: undefined, receipts: [], intents: {}, openedAt: now, finishedAt: undefined };
}

/** Events that open the first turn. */
export function firstTurn(state: GameState, rules: Edition): { readonly events: readonly GameEvent[]; readonly state: GameState } {
  const events = nextTurn(state, rules);
  return { events, state: events.reduce(fold, state) };
}
