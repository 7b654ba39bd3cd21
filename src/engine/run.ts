import { citesIn, eventIn } from './calc/statements.js';
import type { DiceSource } from './dice.js';
import type { GameEvent } from './events.js';
import { fold } from './fold.js';
import type { SeatId } from './ids.js';
import type { TurnIntent } from './order-intents.js';
import type { Answer, Question } from './questions.js';
import type { RuleSet } from './rules/rule-set.js';
import type { NamedStep } from './rules/turn-steps.js';
import type { GameState } from './state.js';
import type { Reply, Step, TurnView } from './step.js';

/** The stored input of a run: it only grows. */
export type RunInput = {
  readonly opening: GameState;
  readonly rules: RuleSet;
  readonly steps: readonly NamedStep[];
  readonly intents: Readonly<Record<SeatId, readonly TurnIntent[]>>;
  /** In the order in which they were fixed. */
  readonly answers: readonly Answer[];
  readonly dice: DiceSource;
};

/** What came of it: all events from the opening on, the state after them, and the questions that hold the run up. */
export type Run = { readonly events: readonly GameEvent[]; readonly state: GameState; readonly questions: readonly Question[]; readonly finished: boolean };

/**
 * Runs a turn from its opening state, as far as the answers reach. A run never branches: it stops at the first exchange of questions
 * that is not fully answered, and with more answers its events begin with those of the shorter run (the prefix law).
 * A label used twice is a mistake of the program and throws.
 */
export function run(input: RunInput): Run {
  const events: GameEvent[] = [];
  let state = input.opening;
  const turn: TurnView = {
    get state() { return state; },
    rules: input.rules,
    options: input.opening.options,
    intents: input.intents,
  };
  const labels = new Set<string>();
  const once = (label: string): string => {
    if (labels.has(label)) throw new Error(`label used twice: ${label}`);
    labels.add(label);
    return label;
  };
  const answered = new Map(input.answers.map((answer) => [answer.question, answer]));
  const steps = playAll(input.steps, turn);
  let reply: Reply = undefined;
  for (;;) {
    const next = steps.next(reply);
    if (next.done === true) return { events, state, questions: [], finished: true };
    reply = undefined;
    const effect = next.value;
    switch (effect.do) {
      case 'emit':
        events.push(eventIn(input.rules, effect.event));
        state = fold(state, effect.event);
        break;
      case 'roll':
        once(effect.request.label);
        reply = input.dice.roll(effect.request);
        break;
      case 'ask': {
        effect.questions.forEach((question) => once(`? ${question.id}`));
        const asked = effect.questions.map((question) => ({ ...question, cites: citesIn(input.rules, question.cites) }));
        const answers = effect.questions.flatMap((question) => answered.get(question.id) ?? []);
        if (answers.length < effect.questions.length) {
          return { events, state, questions: asked.filter((question) => !answered.has(question.id)), finished: false };
        }
        reply = answers;
        break;
      }
    }
  }
}

function* playAll(steps: readonly NamedStep[], turn: TurnView): Step<void> {
  for (const step of steps) yield* step.run(turn);
}
