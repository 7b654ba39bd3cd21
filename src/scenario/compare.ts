import { groundKinds, shipKinds, type EventType, type GameEvent, type GameState, type LeaderPlace } from '../engine/index.js';
import type { EchoLine } from '../orders/echo.js';
import { endsIn } from './ends-in.js';
import type { PlayedTurn, ScenarioRun } from './run-scenario.js';
import type { Expectation, Scenario } from './schema.js';
import { turnsOf } from './run-scenario.js';

/** All differences between what a file expects and what happened, as lines to read; none: the scenario holds. */
export function differences(scenario: Scenario, run: ScenarioRun): readonly string[] {
  // What was not played cannot differ: the roll that ended the run is the one thing to mend.
  if (run.stopped === true) return run.mistakes;
  const last = run.turns.at(-1);
  const perTurn = turnsOf(scenario).flatMap((turn, index) => {
    const played = run.turns[index];
    return played === undefined || turn.expect === undefined ? [] : inTurn(turn.expect, played).map((line) => (run.turns.length > 1 ? `turn ${String(index + 1)}: ${line}` : line));
  });
  const whole = scenario.expect === undefined ? [] : [
    ...same('set-up', scenario.expect.setUp ?? [], run.setUp.map((problem) => problem.code)),
    ...(last === undefined ? atStart(scenario.expect, run) : inTurn(scenario.expect, last)),
  ];
  const refusedSetUp = scenario.expect?.setUp === undefined && run.setUp.length > 0 ? run.setUp.map(setUpWords) : [];
  return [...run.mistakes, ...refusedSetUp, ...perTurn, ...whole];
}

/** `the game cannot be opened: unknown-place at galaxy.leaders: jurd`. */
export function setUpWords({ code, at, detail = '' }: ScenarioRun['setUp'][number]): string {
  return `the game cannot be opened: ${code} at ${at}${detail === '' ? '' : `: ${detail}`}`;
}

function atStart(expect: Expectation, { opened }: ScenarioRun): readonly string[] {
  return opened === undefined ? [] : inState(expect, opened.state);
}

function inTurn(expect: Expectation, played: PlayedTurn): readonly string[] {
  return [...inEcho(expect, played), ...inQuestions(expect, played), ...inEvents(expect, played.events), ...inState(expect, played.state)];
}

// --- the answers to the order texts: lines that are refused and not expected are a difference too ---

function inEcho(expect: Expectation, { echoes }: PlayedTurn): readonly string[] {
  const lines = Object.entries(echoes).flatMap(([seat, echo]) => echo.lines.map((line) => ({ seat, ...line })));
  const missing = [...(expect.refused ?? []).map((one) => ({ ...one, status: 'refused' })), ...(expect.warnings ?? []).map((one) => ({ ...one, status: 'warning' }))].flatMap((wanted) => {
    const line = lines.find((one) => (wanted.seat === undefined || one.seat === wanted.seat) && starts(one.text, wanted.line) && one.problems.some((problem) => problem.code === wanted.code));
    if (line === undefined) return [`no line "${wanted.line}" with ${wanted.code}; ${described(lines.filter((one) => starts(one.text, wanted.line)))}`];
    const cites = line.problems.filter((problem) => problem.code === wanted.code).flatMap((problem) => problem.cites);
    return [
      ...(line.status === wanted.status ? [] : [`"${line.text}" is ${line.status}, not ${wanted.status}`]),
      ...(wanted.cites ?? []).filter((cite) => !cites.includes(cite)).map((cite) => `"${line.text}" does not cite ${cite} but ${cites.join(', ')}`),
      ...(wanted.suggestion === undefined || line.suggestion?.text.includes(wanted.suggestion) === true ? [] : [`"${line.text}" suggests ${line.suggestion?.text ?? 'nothing'}`]),
    ];
  });
  const surprises = lines.filter((line) => line.status === 'refused' && !(expect.refused ?? []).some((wanted) => starts(line.text, wanted.line)));
  const notes = (expect.notes ?? []).filter((note) => !lines.some((line) => line.status === 'note' && starts(line.text, note))).map((note) => `"${note}" is no note`);
  return [...missing, ...notes, ...(expect.refused === undefined && surprises.length === 0 ? [] : surprises.map((line) => `"${line.text}" is refused: ${described([line])}`))];
}

function starts(text: string, written: string): boolean {
  return text.trim().toLowerCase().startsWith(written.trim().toLowerCase());
}
function described(lines: readonly EchoLine[]): string {
  return lines.map((line) => `"${line.text}" ${line.status} ${line.problems.map((problem) => problem.code).join(', ')}`).join('; ') || 'there is no such line';
}

function inQuestions(expect: Expectation, { questions }: PlayedTurn): readonly string[] {
  const asked = questions.map((question) => question.id);
  const order = expect.questions === undefined ? [] : expect.questions.length === asked.length && expect.questions.every((end, index) => endsIn(asked[index] ?? '', end)) ? [] : [`asked: ${asked.join(', ') || 'nothing'}; expected: ${expect.questions.join(', ') || 'nothing'}`];
  const offers = Object.entries(expect.offers ?? {}).flatMap(([end, params]) => {
    const question = questions.find((one) => endsIn(one.id, end));
    return question === undefined ? [`${end} was not asked`] : contains(question.params, params) ? [] : [`${end} offers ${JSON.stringify(question.params)}`];
  });
  return [...order, ...offers];
}

function inEvents(expect: Expectation, events: readonly GameEvent[]): readonly string[] {
  const missing = (expect.events ?? []).filter((wanted) => !events.some((event) => contains(event, wanted))).map((wanted) => `no event ${JSON.stringify(wanted)}; there were ${JSON.stringify(events.filter((event) => event.type === (wanted.type as EventType)))}`);
  const unwanted = (expect.noEvents ?? []).flatMap((wanted) => events.filter((event) => contains(event, wanted)).map((event) => `event ${JSON.stringify(event)}`));
  return [...missing, ...unwanted];
}

function inState(expect: Expectation, state: GameState): readonly string[] {
  return [...leaders(expect, state), ...ships(expect, state), ...planets(expect, state),
    ...Object.entries(expect.seats ?? {}).flatMap(([id, wanted]) => (contains(state.seats[id], wanted) ? [] : [`${id} is ${JSON.stringify(state.seats[id])}`]))];
}

function leaders(expect: Expectation, state: GameState): readonly string[] {
  return Object.entries(expect.leaders ?? {}).flatMap(([id, wanted]) => {
    const leader = state.leaders[id];
    const is = leader === undefined ? 'not in this game' : whereabouts(leader.at);
    return is === wanted ? [] : [`${id} is ${is}, not ${wanted}`];
  });
}

export function whereabouts(at: LeaderPlace): string {
  switch (at.on) {
    case 'planet': return `on ${at.planet}`;
    case 'piece': return `aboard ${at.piece}`;
    case 'captive': return `captive of ${at.captor}`;
    case 'limbo': return 'in limbo';
    case 'out': return at.how;
  }
}

function ships(expect: Expectation, state: GameState): readonly string[] {
  const fleets = Object.entries(expect.ships ?? {}).flatMap(([system, bySeat]) => Object.entries(bySeat).flatMap(([seat, wanted]) => shipKinds.flatMap((kind) => {
    const there = Object.values(state.pieces).filter((piece) => piece.system === system && piece.seat === seat && piece.kind === kind).length;
    return there === (wanted[kind] ?? 0) ? [] : [`${seat} has ${String(there)} ${kind} in ${system}, not ${String(wanted[kind] ?? 0)}`];
  })));
  const damaged = expect.damaged === undefined ? [] : same('damaged', expect.damaged, Object.values(state.pieces).filter((piece) => piece.damaged).map((piece) => piece.id));
  const cargo = Object.entries(expect.cargo ?? {}).flatMap(([piece, wanted]) => (sameCounts(state.pieces[piece]?.cargo ?? {}, wanted) ? [] : [`${piece} carries ${JSON.stringify(state.pieces[piece]?.cargo)}`]));
  return [...fleets, ...damaged, ...cargo];
}

function planets(expect: Expectation, state: GameState): readonly string[] {
  return Object.entries(expect.planets ?? {}).flatMap(([id, wanted]) => {
    const planet = state.planets[id];
    if (planet === undefined) return [`there is no planet ${id}`];
    const forces = Object.entries(wanted.forces ?? {}).filter(([seat, counts]) => !sameCounts(planet.forces[seat] ?? {}, counts));
    return [
      ...(wanted.owner === undefined || (planet.owner ?? null) === wanted.owner ? [] : [`${id} belongs to ${planet.owner ?? 'nobody'}`]),
      ...forces.map(([seat]) => `${seat} has ${JSON.stringify(planet.forces[seat] ?? {})} on ${id}`),
      ...(wanted.dock === undefined || wanted.dock === (planet.dock !== undefined) ? [] : [`${id} has ${planet.dock === undefined ? 'no' : 'a'} dock`]),
      ...(wanted.facility === undefined || wanted.facility === (planet.facility ?? null) ? [] : [`${id} has ${planet.facility ?? 'no facility'}`]),
      ...(wanted.exhausted === undefined || wanted.exhausted === planet.exhausted ? [] : [`${id} is ${planet.exhausted ? '' : 'not '}exhausted`]),
    ];
  });
}

const kinds: readonly string[] = [...groundKinds, 'pds'];
function sameCounts(is: Readonly<Record<string, number>>, wanted: Readonly<Record<string, number>>): boolean {
  return [...new Set([...kinds, ...Object.keys(wanted)])].every((kind) => (is[kind] ?? 0) === (wanted[kind] ?? 0));
}

function same(what: string, wanted: readonly string[], is: readonly string[]): readonly string[] {
  return JSON.stringify([...wanted].sort()) === JSON.stringify([...is].sort()) ? [] : [`${what}: ${is.join(', ') || 'none'}; expected: ${wanted.join(', ') || 'none'}`];
}

/** Whether `whole` has everything that is written in `part`; lists must agree in length. */
export function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) return Array.isArray(whole) && whole.length === part.length && part.every((one, index) => contains(whole[index], one));
  if (typeof part !== 'object' || part === null) return whole === part || (part === null && whole === undefined);
  return typeof whole === 'object' && whole !== null && Object.entries(part).every(([key, value]) => contains((whole as Readonly<Record<string, unknown>>)[key], value));
}
