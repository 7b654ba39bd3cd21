import type { ActionIntent, AnswerIntent, Intent, TurnIntent } from '../engine/index.js';

const actions: ReadonlySet<Intent['order']> = new Set<ActionIntent['order']>(['activate', 'transfer', 'move', 'land', 'bombard', 'build', 'research', 'pass']);
const notForTurns: ReadonlySet<Intent['order']> = new Set<Exclude<Intent['order'], TurnIntent['order']>>(['standing', 'ask-me', 'cancel', 'status', 'help', 'new-key', 'confirm', 'resend']);

/** Orders of a turn: those that act and those that answer questions. */
export function isTurnIntent(intent: Intent): intent is TurnIntent {
  return !notForTurns.has(intent.order);
}

export function isAnswerIntent(intent: Intent): intent is AnswerIntent {
  return isTurnIntent(intent) && !actions.has(intent.order);
}

export function isActionIntent(intent: Intent): intent is ActionIntent {
  return actions.has(intent.order);
}

export function answersIn(intents: readonly Intent[]): readonly AnswerIntent[] {
  return intents.filter(isAnswerIntent);
}
