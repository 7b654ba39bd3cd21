import type { Edition, GameState } from '../engine/index.js';
import type { OrderContext } from './ports.js';
import type { ReadText } from './read-text.js';
import type { OrdersAnswer } from './views.js';

/** A text as it was read, just before it is stored. */
export type Submitted = { readonly context: OrderContext; readonly state: GameState; readonly rules: Edition; readonly read: ReadText; readonly answer: OrdersAnswer; readonly receipt: Uint8Array };
