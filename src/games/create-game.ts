import type { Holder, GameDeps, Locale } from './ports.js';

export type CreateGameInput = {
  readonly name: string;
  readonly ruleset: string;
  /** Rule options by name, and `resolve: 'at-deadline' | 'at-once'`. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** A preset's name or an inline galaxy as in scenario files. */
  readonly galaxy: unknown;
  readonly seats: readonly { readonly race: string; readonly name: string; readonly email: string; readonly locale: Locale; readonly timeZone?: string }[];
  readonly deadline?: { readonly hours: number; readonly timeZone: string };
};
export type CreatedGame = {
  readonly id: string;
  readonly seats: readonly { readonly id: string; readonly race: string; readonly token: string; readonly mailbox: string; readonly url: string }[];
  readonly diceCommitment: string;
};

/** Sets a game up: seats, keys, and the commitment of the dice. Nobody is mailed before the start. */
export async function createGame(_deps: GameDeps, _by: Holder, _input: CreateGameInput): Promise<CreatedGame> {
  throw new Error('not yet');
}

/** The answer of an earlier createGame once more: tokens are derived, so that no record needs to hold them. */
export async function createdGame(_deps: GameDeps, _by: Holder, _gameId: string): Promise<CreatedGame> {
  throw new Error('not yet');
}
