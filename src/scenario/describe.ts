import { fold, type GameEvent, type GameState, type Edition } from '../engine/index.js';
import { print } from '../orders/print.js';
import { catalogueFor } from '../text/catalogue-for.js';
import { answerSentence, eventSentence, questionSentence } from '../text/catalogue.js';
import { namesFor } from '../text/names-for.js';
import type { Names } from '../text/names.js';
import type { PlayedFile } from './play-file.js';
import type { PlayedTurn } from './run-scenario.js';

/** A played file as a moderator reads it: what was ordered and answered, what happened and why, line by line, and any difference. */
export function describe({ file, scenario, run, differences }: PlayedFile): string {
  const played = run?.turns.flatMap((turn, index) => describeTurn(turn, { rules: run.rules, heading: run.turns.length > 1 ? `Turn ${String(index + 1)}` : undefined })) ?? [];
  return [
    `${scenario?.name ?? file}`, ...(scenario === undefined ? [] : [`  proves ${scenario.proves.join(', ')}`]), ...(scenario?.note === undefined ? [] : [`  ${scenario.note}`]),
    ...played,
    ...(differences.length === 0 ? ['HOLDS'] : differences.map((one) => `DIFFERS  ${one}`)), '',
  ].join('\n');
}

function describeTurn(turn: PlayedTurn, { rules, heading }: { rules: Edition; heading: string | undefined }): readonly string[] {
  const orders = Object.entries(turn.echoes).flatMap(([seat, echo]) => echo.lines.map((line) => `  ${seat}: ${line.text}   [${line.status}${line.problems.map((problem) => ` ${problem.code} ${problem.cites.join(' ')}`).join(';')}]`));
  const names = namesOf(turn.opening, rules);
  const asked = turn.questions.flatMap((question) => {
    const answer = turn.answers.find((one) => one.question === question.id);
    return [`  ? ${question.id}: ${questionSentence(catalogueFor('en'), question, names)}`, ...(answer === undefined ? [] : [`    ${answer.source}: ${answerSentence(catalogueFor('en'), question, { value: answer.value, n: names })}`])];
  });
  return [...(heading === undefined ? [] : [heading]), ...orders, ...asked, ...story(turn, rules)];
}

function story(turn: PlayedTurn, rules: Edition): readonly string[] {
  let state = turn.opening;
  return turn.events.flatMap((event) => {
    const before = state;
    state = fold(state, event);
    return eventLine(event, namesOf(before, rules));
  });
}

function eventLine(event: GameEvent, names: Names): readonly string[] {
  const sentence = eventSentence(catalogueFor('en'), event, names);
  const dice = event.type === 'dice-rolled' ? ` [${event.label}: ${event.dice.map((die) => `${die.of} ${String(die.face)}`).join(', ')}]` : '';
  const cites = event.cites.length === 0 ? '' : ` (${event.cites.join(', ')})`;
  return [`  - ${sentence}${dice}${cites}`];
}

function namesOf(state: GameState, rules: Edition): Names {
  return namesFor('en', { state, rules, print: (intent, locale) => print(intent, locale, { state, rules, seat: state.speaker, vocabulary: rules.vocabulary }) });
}
