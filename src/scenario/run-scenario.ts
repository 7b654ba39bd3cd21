import { ScriptedDiceError, scriptedDice, type DiceScript } from '../dice/scripted.js';
import {
  answerByOrders, brokenAlways, brokenBetweenTurns, checkAnswer, checkOrders, defaultStandingOrders, fold, newGame, nextTurn, resolveOptions, ruleSetOf, run, stepsOf,
  leaderClasses, type Answer, type AnswerIntent, type AnswerValue, type Change, type Citation, type Leader, type LeaderPlace, type EventOf, type GalaxyInput, type GameEvent, type GameState, type Question, type Edition, type SeatId, type TurnIntent,
} from '../engine/index.js';
import type { DiceSource } from '../engine/dice.js';
import type { Run, RunInput } from '../engine/run.js';
import type { Step } from '../engine/step.js';
import { makeEcho, type OrderEcho } from '../orders/echo.js';
import { parse } from '../orders/parse.js';
import { validate } from '../orders/validate.js';
import { endsIn } from './ends-in.js';
import type { Scenario, ScenarioTurn } from './schema.js';

/** One turn as it was played: what the texts were answered, what was asked and by whom answered, and all events. */
export type PlayedTurn = {
  readonly opening: GameState;
  readonly echoes: Readonly<Record<SeatId, OrderEcho>>;
  readonly questions: readonly Question[];
  /** The same with the number of events before each. */
  readonly asked: readonly { readonly question: Question; readonly after: number }[];
  readonly answers: readonly Answer[];
  readonly events: readonly GameEvent[];
  readonly state: GameState;
};
/** Why the game cannot be opened: a code, where, and what says so. */
export type SetUpProblem = { readonly code: string; readonly at: string; /** The word that is wrong, or those that are possible. */ readonly detail?: string; readonly cites: readonly Citation[] };
/** What the run found: a played scenario or the reasons why it could not be played, and what was left over. */
export type ScenarioRun = { readonly rules: Edition; readonly opened: EventOf<'game-opened'> | undefined; readonly setUp: readonly SetUpProblem[]; readonly turns: readonly PlayedTurn[]; readonly mistakes: readonly string[]; /** A roll without fitting faces ended it early: what comes after it was not played. */ readonly stopped?: true };

type Playing = { readonly rules: Edition; readonly mistakes: string[]; stopped: boolean };

/** Plays a scenario: sets the game up, reads and checks the orders as a player would send them, and runs each turn with the scripted dice. */
export function runScenario(scenario: Scenario): ScenarioRun {
  const rules = ruleSetOf(scenario.ruleset);
  if (rules === undefined) throw new Error(`no rule set ${scenario.ruleset}`);
  const options = resolveOptions(rules.options, scenario.options);
  if (!options.ok) return { rules, opened: undefined, setUp: [{ code: 'unknown-option', at: 'options', cites: [] }], turns: [], mistakes: options.problems.map(({ option, value }) => `option ${option} cannot be ${String(value)}`) };
  const galaxy = typeof scenario.galaxy === 'string' ? scenario.galaxy : JSON.parse(JSON.stringify(scenario.galaxy)) as GalaxyInput;
  const game = newGame({ name: scenario.name, rules, options: options.options, galaxy, seats: scenario.seats });
  if (!game.ok) return { rules, opened: undefined, setUp: game.problems.map(({ code, path, detail, cites = [] }) => ({ code, at: path, detail, cites })), turns: [], mistakes: [] };
  const first = construct(game.event.state, scenario.constructed ?? {});
  const playing: Playing = { rules, mistakes: [...brokenBetweenTurns(first, rules)], stopped: false };
  const turns: PlayedTurn[] = [];
  let state = first;
  for (const turn of turnsOf(scenario)) {
    const played = playTurn(playing, state, turn);
    turns.push(played);
    if (playing.stopped) return { rules, opened: game.event, setUp: [], turns, mistakes: playing.mistakes, stopped: true };
    state = played.state;
  }
  return { rules, opened: game.event, setUp: [], turns, mistakes: playing.mistakes };
}

/** Leaders that no race has, for rules that no race can put to the test. */
function construct(state: GameState, constructed: NonNullable<Scenario['constructed']>): GameState {
  const leaders = Object.entries(constructed).map(([id, place]): Leader => {
    const [seat = '', word] = id.split('/');
    const leader = leaderClasses.find((one) => one === word);
    if (state.seats[seat] === undefined || leader === undefined) throw new Error(`no leader can be constructed as ${id}`);
    const at: LeaderPlace = state.pieces[place] === undefined ? { on: 'planet', planet: place } : { on: 'piece', piece: place };
    return { id, seat, class: leader, name: id, at };
  });
  return { ...state, leaders: { ...state.leaders, ...Object.fromEntries(leaders.map((leader) => [leader.id, leader])) } };
}

/** `turn` with what stands beside it at the top of the file, or the list of `turns`. */
export function turnsOf(scenario: Scenario): readonly ScenarioTurn[] {
  if (scenario.turns !== undefined) return scenario.turns;
  const { orders, answers, dice, turn } = scenario;
  if (turn === undefined && orders === undefined && answers === undefined && dice === undefined) return [];
  return [{ ...(orders === undefined ? {} : { orders }), ...(answers === undefined ? {} : { answers }), ...(dice === undefined ? {} : { dice }), ...turn }];
}

function playTurn(playing: Playing, before: GameState, turn: ScenarioTurn): PlayedTurn {
  const corrected = correct(playing, before, turn);
  const opening = openTurn(playing, corrected, turn);
  const echoes = readOrders(playing, opening, turn);
  const intents = Object.fromEntries(Object.entries(echoes).map(([seat, echo]): [SeatId, readonly TurnIntent[]] => [seat, echo.turn]));
  const script: DiceScript = turn.dice ?? {};
  const dice = scriptedDice(script);
  const used = new Set<string>();
  const answers: Answer[] = [];
  const asked: { readonly question: Question; readonly after: number }[] = [];
  for (;;) {
    const now = runAsFarAsScripted(playing, { opening, rules: playing.rules, steps: stepsOf(opening, playing.rules), intents, answers, dice });
    asked.push(...now.questions.map((question) => ({ question, after: now.events.length })));
    if (playing.stopped) return { opening, echoes, questions: asked.map(({ question }) => question), asked, answers, events: now.events, state: now.state };
    if (now.finished) {
      playing.mistakes.push(...dice.unused().map(({ label }) => `nobody rolled ${label}`), ...leftAnswers(turn, used).map((key) => `nobody asked ${key}`));
      playing.mistakes.push(...brokenOnTheWay(playing.rules, opening, now.events));
      return { opening, echoes, questions: asked.map(({ question }) => question), asked, answers, events: now.events, state: now.state };
    }
    answers.push(...now.questions.map((question) => answerTo(playing, question, { turn, state: now.state, echoes, used })));
  }
}

/** A roll that the file has no fitting faces for is a mistake of the file; the story up to it is still told. */
function runAsFarAsScripted(playing: Playing, input: RunInput): Run {
  let failed: { readonly label: string; readonly why: string } | undefined;
  const dice: DiceSource = {
    roll: (request) => {
      try {
        return input.dice.roll(request);
      } catch (error) {
        if (error instanceof ScriptedDiceError) failed = { label: request.label, why: error.message };
        throw error;
      }
    },
  };
  try {
    return run({ ...input, dice });
  } catch (error) {
    if (failed === undefined) throw error;
    playing.mistakes.push(failed.why);
    playing.stopped = true;
    return run({ ...input, steps: upToRoll(input.steps, failed.label) });
  }
}

/** The same steps, ended just before a roll. */
function upToRoll(steps: RunInput['steps'], label: string): RunInput['steps'] {
  let over = false;
  function* cut(step: Step<void>): Step<void> {
    let next = step.next(undefined);
    while (!over && next.done !== true) {
      const effect = next.value;
      over = effect.do === 'roll' && effect.request.label === label;
      if (!over) next = step.next(yield effect);
    }
  }
  return steps.map((step) => ({ ...step, run: (turn) => (over ? cut((function* () { /* nothing is left to do */ })()) : cut(step.run(turn))) }));
}

function correct({ mistakes }: Playing, state: GameState, { corrections }: ScenarioTurn): GameState {
  if (corrections === undefined) return state;
  try {
    return fold(state, { type: 'corrected', audience: 'all', cites: [], reason: 'scenario', changes: corrections as unknown as readonly Change[] });
  } catch (error) {
    mistakes.push(`correction: ${error instanceof Error ? error.message : String(error)}`);
    return state;
  }
}

/** The turn that the file says: of the seat named, in the round named; without a word the next one of the game. */
function openTurn({ rules }: Playing, state: GameState, { seat, round, phase }: ScenarioTurn): GameState {
  const turn = state.turn + 1;
  const inRound = round === undefined || round === state.round ? state : nextRound(state, round);
  if (seat === undefined && phase === undefined) return nextTurn(inRound, rules).reduce(fold, inRound);
  const active = seat ?? undefined;
  const named = phase ?? (active === undefined ? 'status' : 'action');
  return fold(inRound, { type: 'turn-opened', audience: 'all', cites: [], turn, action: inRound.action + 1, phase: named, ...(active === undefined ? {} : { seat: active }) });
}

/** A file may jump to a later round: counters are off the board and nobody has passed. */
function nextRound(state: GameState, round: number): GameState {
  const systems = Object.fromEntries(Object.entries(state.systems).map(([id, system]) => [id, { ...system, counters: [] }]));
  const seats = Object.fromEntries(Object.entries(state.seats).map(([id, seat]) => [id, { ...seat, passed: false }]));
  return { ...fold(state, { type: 'round-opened', audience: 'all', cites: [], round }), systems, seats };
}

function readOrders({ rules }: Playing, state: GameState, turn: ScenarioTurn): Readonly<Record<SeatId, OrderEcho>> {
  return Object.fromEntries(Object.entries(turn.orders ?? {}).map(([seat, text]) => [seat, readText(rules, state, { seat, text })]));
}

function readText(rules: Edition, state: GameState, { seat, text }: { seat: SeatId; text: string }): OrderEcho {
  const context = { state, rules, seat, vocabulary: rules.vocabulary };
  const lines = validate({ lines: parse(text, context).lines, context, check: checkOrders });
  return makeEcho(lines, 'en', context);
}

type Answering = { readonly turn: ScenarioTurn; readonly state: GameState; readonly echoes: Readonly<Record<SeatId, OrderEcho>>; readonly used: Set<string> };

/** The file's own answer, else what the seat's orders, standing orders or the start-up standing orders say, else the default. */
function answerTo(playing: Playing, question: Question, { turn, state, echoes, used }: Answering): Answer {
  const answer = (value: AnswerValue, source: Answer['source']): Answer => ({ question: question.id, seat: question.seat, value, source });
  const scripted = scriptedAnswer(playing, question, { turn, state, used });
  if (scripted !== undefined) return answer(scripted, 'seat');
  const orders = (echoes[question.seat]?.turn ?? []).filter(isAnswerIntent);
  const ordered = answerByOrders({ question, state, rules: playing.rules, orders });
  if (ordered !== undefined) return answer(ordered, 'seat');
  const standing = turn.standing?.[question.seat];
  const written = standing === undefined ? [] : readText(playing.rules, state, { seat: question.seat, text: standing }).standing.flatMap((intent) => (intent.order === 'standing' ? [intent.answer] : []));
  const byStanding = answerByOrders({ question, state, rules: playing.rules, orders: [...written, ...defaultStandingOrders(playing.rules)] });
  return byStanding === undefined ? answer(question.default, 'default') : answer(byStanding, 'standing');
}

/** An answer in the file is keyed by seat, then by kind of question, id or readable end; it is an order line or the value itself. */
function scriptedAnswer({ rules, mistakes }: Playing, question: Question, { turn, state, used }: Omit<Answering, 'echoes'>): AnswerValue | undefined {
  const own = Object.entries(turn.answers?.[question.seat] ?? {});
  const found = own.find(([key]) => key === question.id) ?? own.find(([key]) => endsIn(question.id, key)) ?? own.find(([key]) => key === question.kind);
  if (found === undefined) return undefined;
  const [key, written] = found;
  used.add(`${question.seat}/${key}`);
  if (typeof written === 'string') {
    const orders = readText(rules, state, { seat: question.seat === 'moderator' ? state.speaker : question.seat, text: written }).turn.filter(isAnswerIntent);
    const ordered = answerByOrders({ question, state, rules, orders });
    if (ordered !== undefined) return ordered;
  }
  const value = Array.isArray(written) ? written[0] as unknown : written;
  const checked = checkAnswer(question, value);
  if (checked.ok) return checked.value;
  mistakes.push(`${question.seat} cannot answer ${question.id} with ${JSON.stringify(written)}: ${checked.why}`);
  return undefined;
}

function leftAnswers(turn: ScenarioTurn, used: ReadonlySet<string>): readonly string[] {
  return Object.entries(turn.answers ?? {}).flatMap(([seat, own]) => Object.keys(own).map((key) => `${seat}/${key}`)).filter((key) => !used.has(key));
}

/** The invariants after every single event. */
function brokenOnTheWay(rules: Edition, opening: GameState, events: readonly GameEvent[]): readonly string[] {
  let state = opening;
  const broken = new Set<string>();
  for (const event of events) {
    state = fold(state, event);
    for (const problem of brokenAlways(state, rules)) broken.add(`after ${event.type}: ${problem}`);
  }
  return [...broken, ...brokenBetweenTurns(state, rules).map((problem) => `at the end: ${problem}`)];
}

function isAnswerIntent(intent: TurnIntent): intent is AnswerIntent {
  switch (intent.order) {
    case 'activate': case 'transfer': case 'move': case 'land': case 'bombard': case 'build': case 'research': case 'pass': return false;
    default: return true;
  }
}

