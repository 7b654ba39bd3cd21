import type { Citation, PlanetId } from '../ids.js';
import type { Bilingual } from './bilingual.js';

/** A card that a step of the game carries out, as a fact and not as a text. */
export type Card = {
  readonly id: string;
  readonly name: Bilingual;
  /** `action` cards are secret in the hand and may be cancelled; others lie open before their seat or come from a vote. */
  readonly deck: 'action' | 'strategy' | 'political';
  /** When it may be played. */
  readonly when: 'card-phase' | 'card-announced' | 'before-combat-round' | 'ship-damaged';
  readonly effect: CardEffect;
  readonly source: Citation;
};

export type CardEffect =
  /** Cancels an action card just announced. */
  | { readonly do: 'cancel' }
  /** A foreign planet with at most so many ground units belongs to nobody; what stood there is gone. */
  | { readonly do: 'make-neutral'; readonly mostGarrison: number }
  /** A planet without ground units passes to the player; `leaders`: whether one there forbids it or escapes. */
  | { readonly do: 'annex'; readonly leaders: 'forbid' | 'escape' }
  /** The fleet under attack leaves the battle for an adjacent friendly or empty system. */
  | { readonly do: 'leave-battle' }
  /** A ship that has just been damaged in a space battle is destroyed. */
  | { readonly do: 'destroy-damaged' }
  /** Each leader in the system of a planet rolls and dies up to a face. */
  | { readonly do: 'strike-leaders'; readonly around: PlanetId; readonly killedUpTo: number };

/** A counter that lies face down on a system or a planet until somebody comes. */
export type DomainCounter = {
  readonly id: string;
  readonly name: Bilingual;
  readonly effect: DomainEffect;
  readonly source: Citation;
};

export type DomainEffect =
  /** Shots at the fleet that came or at the troops that landed. */
  | { readonly do: 'shoot'; readonly at: 'ships' | 'landing'; readonly dice: number; readonly target: number; readonly cites: readonly Citation[] }
  /** Who takes the planet gets a Space Dock on it. */
  | { readonly do: 'space-dock'; readonly cites: readonly Citation[] };
