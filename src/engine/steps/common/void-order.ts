import { publicly } from '../../events.js';
import type { SeatId } from '../../ids.js';
import type { IntentKind } from '../../order-intents.js';
import type { Problem } from '../../problems.js';
import { emit, type Step } from '../../step.js';

/** States for all to read that an order could not be carried out, and why. */
export function* voidOrder(seat: SeatId, order: IntentKind, problem: Problem): Step<void> {
  yield* emit(publicly('order-void', { seat, order, problem }, problem.cites));
}
