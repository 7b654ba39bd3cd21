import { isActionIntent } from './intent-kinds.js';
import type { OrderRecord } from './ports.js';

/** Of the texts that a seat has sent since it was last in turn, the newest first: the one with its next action, unless a later CANCEL took it back. */
export function aheadText(texts: readonly OrderRecord[]): OrderRecord | undefined {
  const newest = texts.find(({ intents }) => intents.some((intent) => isActionIntent(intent) || intent.order === 'cancel'));
  return newest?.intents.some(isActionIntent) === true ? newest : undefined;
}
