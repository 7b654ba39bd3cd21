import type { AnswerIntent } from '../../order-intents.js';

/** What every seat begins with beside the order of its losses. */
export const standing: readonly AnswerIntent[] = [{ order: 'reroll', what: 'misses' }];
