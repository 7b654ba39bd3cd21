import type pg from 'pg';
import type { GameState } from '../engine/state.js';

const KEPT_STATES = 50;

type Kept = { readonly openingEvent: number; readonly opening: GameState };
/** What a statement tells of a state; `state` is null when the asker has said that he has it. */
type Told = { readonly id: string; readonly opening_event: number; readonly state: GameState | null };

export type OpeningStates = {
  readonly get: (gameId: string) => Kept | undefined;
  /** The state of a row that was asked for with what was known before. */
  readonly newest: (row: Told, known: Kept | undefined) => GameState;
};

const ofPool = new WeakMap<pg.Pool, OpeningStates>();

/**
 * Opening states of some games, one and the same object for all who read the game, so that what is worked out from a state is found again.
 * Only a cache: each use is checked against the number that the database tells.
 */
export function openingStates(pool: pg.Pool): OpeningStates {
  const known = ofPool.get(pool) ?? makeStates();
  ofPool.set(pool, known);
  return known;
}

function makeStates(): OpeningStates {
  const kept = new Map<string, Kept>();
  return {
    get: (gameId) => kept.get(gameId),
    newest: (row, known) => {
      if (row.state === null) {
        if (known?.openingEvent !== row.opening_event) throw new Error(`game ${row.id} has no state`);
        return known.opening;
      }
      kept.delete(row.id);
      kept.set(row.id, { openingEvent: row.opening_event, opening: row.state });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_STATES && oldest !== undefined) kept.delete(oldest);
      return row.state;
    },
  };
}
