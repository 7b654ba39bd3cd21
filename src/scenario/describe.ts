import { fold, shipKinds, type Die, type Edition, type EventOf, type GameEvent, type GameState, type Question } from '../engine/index.js';
import type { EchoLine } from '../orders/echo.js';
import { print } from '../orders/print.js';
import { catalogueFor } from '../text/catalogue-for.js';
import { answerSentence, eventSentence, orderProblemSentence, questionSentence } from '../text/catalogue.js';
import { namesFor } from '../text/names-for.js';
import type { Names } from '../text/names.js';
import { setUpWords, whereabouts } from './compare.js';
import type { PlayedFile } from './play-file.js';
import type { PlayedTurn, ScenarioRun } from './run-scenario.js';

const english = catalogueFor('en');

/** A played file as a moderator reads it: what was ordered, asked and rolled, what happened and why, line by line, and any difference. */
export function describe({ file, scenario, run, differences }: PlayedFile): string {
  return [
    scenario?.name ?? file,
    ...(scenario === undefined ? [] : [`  proves ${scenario.proves.join(', ')}`, ...optionLines(scenario.options ?? {})]),
    ...(scenario?.note === undefined ? [] : [`  ${scenario.note}`]),
    ...(run === undefined ? [] : describeRun(run)),
    ...(differences.length === 0 ? ['HOLDS'] : differences.map((one) => `DIFFERS  ${one}`)), '',
  ].join('\n');
}

function optionLines(options: Readonly<Record<string, string | boolean>>): readonly string[] {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  return chosen.length === 0 ? [] : [`  played with ${chosen.join(', ')}`];
}

function describeRun(run: ScenarioRun): readonly string[] {
  const opened = run.setUp.map((problem) => `  ${setUpWords(problem)}${because(problem.cites)}`);
  const turns = run.turns.flatMap((turn, index) => describeTurn(turn, { rules: run.rules, heading: `Turn ${String(index + 1)}: round ${String(turn.opening.round)}, ${english.phases[turn.opening.phase]}` }));
  const after = run.turns.at(-1)?.state ?? run.opened?.state;
  return [...opened, ...turns, ...(after === undefined ? [] : leadersAfter(after))];
}

function leadersAfter({ leaders }: GameState): readonly string[] {
  const lines = Object.values(leaders).map(({ id, at }) => `  ${id} is ${whereabouts(at)}`);
  return lines.length === 0 ? [] : ['Leaders afterwards', ...lines];
}

function describeTurn(turn: PlayedTurn, { rules, heading }: { readonly rules: Edition; readonly heading: string }): readonly string[] {
  const n = namesOf(turn.opening, rules);
  const orders = Object.entries(turn.echoes).flatMap(([seat, echo]) => echo.lines.flatMap((line) => orderLines(n.seat(seat), line, n)));
  return [heading, ...orders, ...story(turn, rules)];
}

/** The line as it was written, and what the server answers to it. */
function orderLines(who: string, line: EchoLine, n: Names): readonly string[] {
  const reasons = line.problems.map((problem) => `      ${problem.code}: ${orderProblemSentence(english, problem, n)}${because(problem.cites)}`);
  const instead = line.suggestion === undefined ? [] : [`      possible instead: ${line.suggestion.text}`];
  return [`  ${who} orders: ${line.text.trim()}${line.status === 'ok' ? '' : `  [${line.status}]`}`, ...reasons, ...instead];
}

/** Events in their order, and each question where it was asked. */
function story(turn: PlayedTurn, rules: Edition): readonly string[] {
  let state = turn.opening;
  const asked = (from: number): readonly string[] => turn.asked.filter(({ after }) => after === from).flatMap(({ question }) => questionLines(question, turn, namesOf(state, rules)));
  return turn.events.flatMap((event, index) => {
    const lines = [...asked(index), ...eventLines(event, { rules, n: namesOf(state, rules) })];
    state = fold(state, event);
    return lines;
  }).concat(asked(turn.events.length));
}

function questionLines(question: Question, { answers }: PlayedTurn, n: Names): readonly string[] {
  const answer = answers.find((one) => one.question === question.id);
  const by = answer === undefined ? [] : [`      answered by ${answer.source === 'seat' ? 'the player' : answer.source}: ${answerSentence(english, question, { value: answer.value, n })}`];
  return [`  ? ${n.seat(question.seat)} is asked (${question.id}): ${questionSentence(english, question, n)}${because(question.cites)}`, ...by];
}

function eventLines(event: GameEvent, { rules, n }: { readonly rules: Edition; readonly n: Names }): readonly string[] {
  const said = `  - ${eventSentence(english, event, n)}${because(event.cites)}`;
  if (event.type !== 'dice-rolled') return [said];
  return [said, ...diceLines(event, n), ...(event.reason === 'leader-fate' ? [`      ${fateWords(event, rules)}`] : [])];
}

/** What each face of a leader's die means, with the statement that says so. */
function fateWords({ planet }: EventOf<'dice-rolled'>, { leaders }: Edition): string {
  const table = planet === undefined ? leaders.shipLostInBattle : leaders.planetTaken;
  return table.map(({ from, to, fate, cites }) => `${from === to ? String(from) : `${String(from)}-${String(to)}`} ${fate}${because(cites)}`).join('; ');
}

/** Each die by itself: what it shows, what is added, what it needs. The label is what a file scripts its faces by. */
function diceLines({ label, dice }: EventOf<'dice-rolled'>, n: Names): readonly string[] {
  return [`      dice ${label}: ${dice.map((die) => dieWords(die, n)).join('; ')}`];
}

function dieWords(die: Die, n: Names): string {
  const first = die.first === undefined ? '' : `${String(die.first)} again `;
  const added = die.modifiers.map(({ why, by, cites }) => ` ${by > 0 ? '+' : '-'} ${String(Math.abs(by))} ${why}${because(cites)}`).join('');
  const needs = die.target === undefined ? '' : ` of ${String(die.target)} needed: ${die.hit === true ? 'hit' : 'miss'}`;
  return `${rollerOf(die.of, n)} ${first}${String(die.face)}${added}${needs}`;
}

/** A ship by its name; a kind of force, a leader or a side as it is. */
function rollerOf(of: string, n: Names): string {
  const isPiece = shipKinds.some((kind) => of.includes(`/${kind}/`));
  return isPiece ? n.piece(of) : of;
}

function because(cites: readonly string[]): string {
  return cites.length === 0 ? '' : ` (${[...new Set(cites)].join(', ')})`;
}

function namesOf(state: GameState, rules: Edition): Names {
  return namesFor('en', { state, rules, print: (intent, locale) => print(intent, locale, { state, rules, seat: state.speaker, vocabulary: rules.vocabulary }) });
}
