import type { RuleSet } from './rule-set.js';
import type { TurnSteps } from './turn-steps.js';

/** One edition of the game: its values and its order of play. */
export type Edition = RuleSet & { readonly steps: TurnSteps };
