import type { Intent } from '../engine/order-intents.js';
import type { ParsedLine } from './parse.js';
import { refuses, type OrderProblem } from './problems.js';

/** Lines as the rules see them, each in its place of the text. */
type Assess = (lines: readonly ParsedLine[]) => readonly ParsedLine[];
export type Assessed = { readonly parsed: readonly ParsedLine[]; readonly checked: readonly ParsedLine[]; readonly assess: Assess };

/** More lines of a text get no suggestion: each costs a check of the whole text. */
const most = 20;

/** What is offered must be accepted when it is sent in the line's place: a suggestion that would be refused makes way for what the rules offer instead of it, or is not made. */
export function legalSuggestions({ parsed, checked, assess }: Assessed): readonly ParsedLine[] {
  let tried = 0;
  return checked.map((line, index) => {
    const offered = suggestionOf(line);
    if (offered === undefined) return line;
    tried += 1;
    const legal = tried > most ? undefined : nearestLegal(offered, (intent) => tryAt(index, intent, { parsed, assess }));
    return legal === offered ? line : { ...line, problems: line.problems.map((problem) => offering(problem, legal)) };
  });
}

function nearestLegal(offered: Intent, attempt: (intent: Intent) => ParsedLine | undefined): Intent | undefined {
  const tried = attempt(offered);
  if (tried === undefined || !refuses(tried.problems)) return tried === undefined ? undefined : offered;
  const instead = suggestionOf(tried);
  const again = instead === undefined ? undefined : attempt(instead);
  return again === undefined || refuses(again.problems) ? undefined : instead;
}

/** The line as it would be judged with another order in its place. */
function tryAt(index: number, intent: Intent, { parsed, assess }: Pick<Assessed, 'parsed' | 'assess'>): ParsedLine | undefined {
  const order = intent.order === 'captive' || intent.order === 'consent' ? undefined : intent.order;
  return assess(parsed.map((line, at) => (at === index ? { line: line.line, text: line.text, kind: 'order', ...(order === undefined ? {} : { order }), intent, problems: [] } : line)))[index];
}

function suggestionOf({ problems }: ParsedLine): Intent | undefined {
  return problems.find((problem) => problem.suggestion !== undefined)?.suggestion;
}

function offering(problem: OrderProblem, legal: Intent | undefined): OrderProblem {
  const { suggestion, ...bare } = problem;
  if (suggestion === undefined) return problem;
  return legal === undefined ? bare : { ...bare, suggestion: legal };
}
