import type { Change } from '../engine/events.js';
import type { GameDeps, Holder } from './ports.js';

/** Overrules the state between turns: an event with its reason, which all see. */
export async function correctGame(_deps: GameDeps, _by: Holder, _input: { readonly gameId: string; readonly reason: string; readonly changes: readonly Change[] }): Promise<{ readonly event: number }> {
  throw new Error('not yet');
}
