import type { GameDeps, Holder } from './ports.js';
import type { OrdersAnswer, StandingView } from './views.js';

/** Replaces all standing orders of the seat by those of the text (one order a line, with or without STANDING). */
export async function setStanding(_deps: GameDeps, _by: Holder, _input: { readonly gameId: string; readonly text: string }): Promise<StandingView & Pick<OrdersAnswer, 'status'> & { readonly refused: OrdersAnswer['lines'] }> {
  throw new Error('not yet');
}

export async function readStanding(_deps: GameDeps, _by: Holder, _gameId: string): Promise<StandingView> {
  throw new Error('not yet');
}
