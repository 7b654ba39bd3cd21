import type { CardId, LeaderClass, PlanetId, SeatId, SystemId, TechnologyId, UnitKind } from '../engine/ids.js';
import type { LeaderRef, Measure } from '../engine/order-intents.js';
import type { AnswerWord, Comparison, Link } from './lexicon/types.js';

/** What a word or name inside an order can mean. */
export type Meaning =
  | { readonly is: 'unit'; readonly kind: UnitKind }
  | { readonly is: 'leader'; readonly class: LeaderClass }
  | { readonly is: 'leader-name'; readonly leader: LeaderRef; readonly seat: SeatId }
  | { readonly is: 'seat'; readonly seat: SeatId }
  | { readonly is: 'planet'; readonly planet: PlanetId }
  | { readonly is: 'home'; readonly system: SystemId }
  | { readonly is: 'system'; readonly system: SystemId }
  | { readonly is: 'link'; readonly links: readonly Link[] }
  | { readonly is: 'measure'; readonly measure: Measure }
  | { readonly is: 'comparison'; readonly op: Comparison }
  | { readonly is: 'answer'; readonly answer: AnswerWord }
  | { readonly is: 'technology'; readonly technology: TechnologyId }
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'filler' };
export type MeaningKind = Meaning['is'];

/** Two meanings are the same if they say the same. */
export function meaningKey(meaning: Meaning): string {
  return JSON.stringify(meaning);
}
