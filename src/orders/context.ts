import type { SeatId } from '../engine/ids.js';
import type { RuleSet } from '../engine/rules/rule-set.js';
import type { GameState } from '../engine/state.js';
import type { Vocabulary } from './lexicon/types.js';

/** What an order text is read against: the state as the seat may see it, never more. */
export type OrderContext = {
  readonly state: GameState;
  readonly rules: Pick<RuleSet, 'races'> & Partial<Pick<RuleSet, 'technologies' | 'cards'>>;
  readonly seat: SeatId;
  readonly vocabulary: Vocabulary;
};
