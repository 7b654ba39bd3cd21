import type { AnswerIntent } from '../../order-intents.js';

/** What every seat begins with beside the order of its losses: a round goes by without a question to anybody who wants nothing else. */
export const standing: readonly AnswerIntent[] = [
  { order: 'reroll', what: 'misses' }, // RZ25
  { order: 'pds', answer: 'fire' }, // RZ16
  { order: 'retreat', never: true }, // RZ19
  { order: 'diplomat', answer: 'delay' }, // RZ24
];
