import type { Citation } from './ids.js';

/** One roll as the dice see it: the label decides the faces, the reason is checked by scripted dice and printed in the log. */
export type DiceRequest = { readonly label: string; readonly reason: string; readonly count: number };

/** Where faces come from: the turn's key (src/dice/chain) or a script. Faces are 1 to 10. */
export type DiceSource = { readonly roll: (request: DiceRequest) => readonly number[] };

/** One die as events keep it for ever: its face, what rolled it, what it had to reach after modifiers, and whether it hit. */
export type Die = {
  readonly face: number;
  /** Piece, kind of force, or leader that rolls. */
  readonly of: string;
  /** Lowest modified roll that hits; undefined for dice that are read from a table. */
  readonly target?: number;
  readonly modifiers: readonly { readonly why: string; readonly by: number; readonly cites: readonly Citation[] }[];
  readonly hit?: boolean;
  /** First face, when this die was re-rolled. */
  readonly first?: number;
};
