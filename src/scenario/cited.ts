import type { Citation, GameEvent } from '../engine/index.js';
import type { ScenarioRun } from './run-scenario.js';

/** Every statement that the run itself cited: in an event, a die's modifier, a question, or a problem of an order line. */
export function citedBy(run: ScenarioRun): ReadonlySet<Citation> {
  const opened = run.opened === undefined ? [] : [...run.opened.cites];
  return new Set([...opened, ...run.setUp.flatMap((problem) => problem.cites), ...run.turns.flatMap((turn) => [
    ...turn.events.flatMap(inEvent),
    ...turn.questions.flatMap((question) => question.cites),
    ...Object.values(turn.echoes).flatMap((echo) => echo.lines.flatMap((line) => line.problems.flatMap((problem) => problem.cites))),
  ])]);
}

function inEvent(event: GameEvent): readonly Citation[] {
  const dice = event.type === 'dice-rolled' ? event.dice.flatMap((die) => die.modifiers.flatMap((modifier) => modifier.cites)) : [];
  const problem = event.type === 'order-void' ? event.problem.cites : [];
  return [...event.cites, ...dice, ...problem];
}
