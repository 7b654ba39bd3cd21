import type { Citation } from '../engine/ids.js';
import type { CommandIntent, Intent, StandingIntent, TurnIntent } from '../engine/order-intents.js';
import { canonicalIntentsText, inCanonicalOrder } from './canonical.js';
import type { OrderContext } from './context.js';
import type { Language } from './lexicon/types.js';
import { looksLikeOrder } from './looks-like-order.js';
import type { ParsedLine } from './parse.js';
import { print, printSuggestion } from './print.js';
import { refuses, type OrderProblem, type OrderProblemCode } from './problems.js';

/** One line as it is sent back. Its sentences are made by the text catalogue, from the problems. */
export type EchoLine = {
  readonly line: number;
  readonly text: string;
  readonly kind: 'order' | 'command' | 'note';
  readonly status: 'ok' | 'warning' | 'refused' | 'note';
  readonly intent?: Intent;
  readonly canonical?: string;
  readonly problems: readonly OrderProblem[];
  /** A note that begins as an order would: its writer is told that it was not read as one. */
  readonly meant?: true;
  /** Of the problem that decides the status. */
  readonly code?: OrderProblemCode;
  readonly cites?: readonly Citation[];
  /** The nearest legal order: as intent, and as a line that the parser never reads. */
  readonly suggestion?: { readonly intent: Intent; readonly text: string };
};

export type OrderEcho = {
  /** `none`: nothing in the text was an order. */
  readonly status: 'accepted' | 'partly' | 'refused' | 'none';
  readonly lines: readonly EchoLine[];
  /** What the turn runs on, in canonical order. */
  readonly turn: readonly TurnIntent[];
  readonly standing: readonly StandingIntent[];
  readonly commands: readonly CommandIntent[];
  /** What the receipt binds. */
  readonly canonicalIntentsText: string;
};

/** The answer to a text whose lines have been checked, with the orders in one language. */
export function makeEcho(lines: readonly ParsedLine[], language: Language, context: OrderContext): OrderEcho {
  const shown = lines.filter((line) => line.kind !== 'blank' && line.order !== 'end').map((line) => echoLine(line, language, context));
  const accepted = shown.flatMap((line) => (line.intent !== undefined && (line.status === 'ok' || line.status === 'warning') ? [line.intent] : []));
  const turn = inCanonicalOrder(accepted.filter(isTurnIntent), context);
  const orders = shown.filter((line) => line.kind === 'order');
  return {
    status: overall(orders),
    lines: shown,
    turn,
    standing: accepted.filter(isStanding),
    commands: accepted.filter(isCommand),
    canonicalIntentsText: canonicalIntentsText(turn, context),
  };
}

function echoLine(line: ParsedLine, language: Language, context: OrderContext): EchoLine {
  const status = statusOf(line);
  const [first] = [...line.problems].sort((one, other) => Number(other.severity === 'refused') - Number(one.severity === 'refused'));
  const suggestion = line.problems.find((problem) => problem.suggestion !== undefined)?.suggestion;
  return {
    line: line.line,
    text: line.text,
    kind: line.kind === 'blank' ? 'note' : line.kind,
    status,
    problems: line.problems,
    ...(status === 'note' && looksLikeOrder(line.text) ? { meant: true } : {}),
    ...(line.intent === undefined ? {} : { intent: line.intent, canonical: print(line.intent, language, context) }),
    ...(first === undefined ? {} : { code: first.code, cites: first.cites }),
    ...(suggestion === undefined ? {} : { suggestion: { intent: suggestion, text: printSuggestion(suggestion, language, context) } }),
  };
}

function statusOf(line: ParsedLine): EchoLine['status'] {
  if (line.kind === 'note' || line.kind === 'blank') return 'note';
  if (refuses(line.problems)) return 'refused';
  return line.problems.length > 0 ? 'warning' : 'ok';
}

function overall(orders: readonly EchoLine[]): OrderEcho['status'] {
  const refused = orders.filter((line) => line.status === 'refused').length;
  if (orders.length === 0) return 'none';
  if (refused === 0) return 'accepted';
  return refused === orders.length ? 'refused' : 'partly';
}

function isStanding(intent: Intent): intent is StandingIntent {
  return intent.order === 'standing' || intent.order === 'ask-me';
}

function isCommand(intent: Intent): intent is CommandIntent {
  switch (intent.order) {
    case 'cancel':
    case 'status':
    case 'help':
    case 'new-key':
    case 'confirm':
    case 'resend': return true;
    default: return false;
  }
}

function isTurnIntent(intent: Intent): intent is TurnIntent {
  return !isStanding(intent) && !isCommand(intent);
}
