import { fold, projectQuestions, projectState, type GameState, type SeatId } from '../engine/index.js';
import { rulesOf, visibleGame } from './access.js';
import { aheadText } from './ahead-text.js';
import { answerSoFar } from './fixed-window.js';
import type { GameDeps, GameRecord, Holder, QuestionRecord, SeatRecord } from './ports.js';
import { mailboxOf, playerUrl } from './seat-keys.js';
import type { GameSummary, GameView, PlayerView, QuestionView, SeatView, Waiting } from './views.js';
import { waitingFor } from './waiting-for.js';

/** The game as the holder may see it. Anybody else gets the very error of a game that does not exist. */
export async function readGame(deps: GameDeps, by: Holder, gameId: string): Promise<GameView> {
  const record = await visibleGame(deps, by, gameId);
  const viewer = by.kind === 'moderator' ? 'moderator' : by.seat;
  const state = stateNow(record);
  const summary = summaryOf(record);
  const ahead = await seatsAhead(deps, record, viewer);
  return {
    ...summary,
    viewer,
    options: record.head.options,
    resolve: record.head.resolve,
    timeZone: record.head.timeZone,
    deadlineHours: record.head.deadlineHours,
    diceCommitment: Buffer.from(record.chain.commitment).toString('hex'),
    galaxy: projectState(state, viewer),
    seats: record.seats.map((seat) => seatView(deps, record, { seat, state, viewer, waiting: summary.waitingFor, ahead })),
    questions: questionsFor(record, viewer),
    eventCount: record.head.eventCount,
  };
}

/** The games the holder may see, each with what it waits for. */
export async function listGames(deps: GameDeps, by: Holder): Promise<readonly GameSummary[]> {
  const ids = await deps.games.ids(by.kind === 'moderator' ? { moderatorId: by.moderator.id } : { gameId: by.gameId });
  const records: GameSummary[] = [];
  for (const id of ids) {
    const record = await deps.games.load(id);
    if (record !== undefined) records.push(summaryOf(record));
  }
  return records;
}

/** The state with what is stored of a running turn. */
export function stateNow({ opening, tail }: Pick<GameRecord, 'opening' | 'tail'>): GameState {
  return tail.reduce((state, { event }) => fold(state, event), opening);
}

export function summaryOf(record: GameRecord): GameSummary {
  const { head, turn } = record;
  const open = record.questions.flatMap((one) => (one.status === 'open' && one.deadlineAt !== undefined ? [one.deadlineAt.getTime()] : []));
  // A running turn goes on when the last of its questions has had its time.
  const deadline = turn?.status === 'running' ? (open.length === 0 ? undefined : new Date(Math.max(...open))) : turn?.status === 'open' ? turn.deadlineAt : undefined;
  return {
    id: head.id,
    name: head.name,
    ruleset: head.ruleset,
    status: head.status,
    round: turn?.round ?? record.opening.round,
    action: turn?.action ?? 0,
    turn: turn?.number ?? 0,
    turnStatus: turn?.status,
    phase: turn?.phase ?? record.opening.phase,
    active: turn?.activeSeat,
    deadline,
    waitingFor: waitingFor(record),
    isDemo: head.isDemo,
  };
}

function questionsFor(record: GameRecord, viewer: SeatId | 'moderator'): readonly QuestionView[] {
  const { questions } = record;
  const open = questions.filter((one) => one.status === 'open');
  const visible = new Set(projectQuestions(open.map(({ question }) => question), viewer).map(({ id }) => id));
  return open.filter(({ question }) => visible.has(question.id)).map((one): QuestionView => {
    const { turn, question, deadlineAt } = one;
    return { id: question.id, turn, seat: question.seat, question, deadline: deadlineAt, ...keptFor(record, one, viewer) };
  });
}

/** That a seat has answered what stays open its full time is told to the seat and to the moderator, what it answered to the seat alone. */
function keptFor(record: GameRecord, one: QuestionRecord, viewer: SeatId | 'moderator'): Pick<QuestionView, 'kept'> {
  const own = one.question.seat === viewer;
  if (record.turn === undefined || one.question.fixedWindow !== true || !(own || viewer === 'moderator')) return {};
  const value = answerSoFar({ ...record, turn: record.turn, rules: rulesOf(record.head) }, stateNow(record), one);
  return value === undefined ? {} : { kept: own ? { value } : {} };
}

type Seeing = { readonly seat: SeatRecord; readonly state: GameState; readonly viewer: SeatId | 'moderator'; readonly waiting: readonly Waiting[]; readonly ahead: ReadonlySet<SeatId> };

/** Seats that have sent the orders of their next action ahead, in whichever turn since their last; told to those who may know. */
async function seatsAhead(deps: GameDeps, { head, turn, seats }: GameRecord, viewer: SeatId | 'moderator'): Promise<ReadonlySet<SeatId>> {
  if (turn?.activeSeat === undefined) return new Set();
  const asked = seats.filter(({ seat }) => seat !== turn.activeSeat && (viewer === 'moderator' || viewer === seat));
  const found = await Promise.all(asked.map(async ({ seat }) => (aheadText(await deps.orders.ahead(head.id, seat)) === undefined ? [] : [seat])));
  return new Set(found.flat());
}

function seatView(deps: GameDeps, { head, turn, orders, roundTexts }: GameRecord, { seat, state, viewer, waiting, ahead }: Seeing): SeatView {
  const inside = viewer === 'moderator' || viewer === seat.seat;
  const order = orders.find((one) => one.seat === seat.seat) ?? roundTexts.find((one) => one.seat === seat.seat);
  // Whom the game waits for is told to all, so whether his orders are in is no secret; of others it is.
  const ordersIn = inside ? order !== undefined || ahead.has(seat.seat) : turn?.deadlineAt !== undefined && (turn.activeSeat ?? seat.seat) === seat.seat ? !waiting.some((one) => one.seat === seat.seat && one.for === 'orders') : undefined;
  return {
    seat: seat.seat,
    race: state.seats[seat.seat]?.race ?? seat.seat,
    position: seat.position,
    players: seat.players.map((player): PlayerView => ({
      id: player.id,
      name: player.name,
      locale: player.locale,
      ...(inside ? { email: player.email, timeZone: player.timeZone, bouncing: player.bouncing } : {}),
    })),
    passed: state.seats[seat.seat]?.passed ?? false,
    ...(ordersIn === undefined ? {} : { ordersIn }),
    ...(inside ? { mailbox: mailboxOf(deps.settings, head.id, seat), url: playerUrl(deps.settings, seat) } : {}),
  };
}
