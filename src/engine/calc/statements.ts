import type { GameEvent } from '../events.js';
import type { Citation } from '../ids.js';
import type { Problem } from '../problems.js';
import type { RuleSet } from '../rules/rule-set.js';

type Statements = Pick<RuleSet, 'statements'>;

/** Citations in the numbering of an edition: steps that editions share may name what another one calls otherwise. */
export function citesIn({ statements }: Statements, cites: readonly Citation[]): readonly Citation[] {
  return [...new Set(cites.flatMap((cite) => (Object.hasOwn(statements, cite) ? statements[cite] ?? [] : [cite])))];
}

/** An event with all citations in an edition's numbering; the same event where nothing is named otherwise. */
export function eventIn(rules: Statements, event: GameEvent): GameEvent {
  if (Object.keys(rules.statements).length === 0) return event;
  const cites = citesIn(rules, event.cites);
  switch (event.type) {
    case 'order-void': return { ...event, cites, problem: problemIn(rules, event.problem) };
    case 'dice-rolled': {
      const dice = event.dice.map((die) => ({ ...die, modifiers: die.modifiers.map((modifier) => ({ ...modifier, cites: citesIn(rules, modifier.cites) })) }));
      return { ...event, cites, dice };
    }
    default: return { ...event, cites };
  }
}

export function problemIn(rules: Statements, problem: Problem): Problem {
  return { ...problem, cites: citesIn(rules, problem.cites) };
}
