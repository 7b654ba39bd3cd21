import type { Intent } from '../../engine/order-intents.js';
import type { Phrases } from '../phrases.js';
import type { Reading } from '../reading.js';
import type { Term } from '../terms.js';

/** One kind of order both ways. `read` gets the terms behind the order word; if it gives nothing, it has added a refusal. */
export type Grammar<I extends Intent = Intent> = {
  readonly read: (reading: Reading, terms: readonly Term[]) => I | undefined;
  readonly print: (intent: I, phrases: Phrases) => string;
};
export type IntentOf<K extends Intent['order']> = Extract<Intent, { readonly order: K }>;
