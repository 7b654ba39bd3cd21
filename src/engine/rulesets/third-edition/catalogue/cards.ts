import type { CardId } from '../../../ids.js';
import type { Card } from '../../../rules/card.js';

/** Cards that touch leaders. Their texts are not printed here; what a step needs to know of them is. German names are ours. */
export const cards: Readonly<Record<CardId, Card>> = {
  'sabotage': { id: 'sabotage', name: { en: 'Sabotage', de: 'Sabotage' }, deck: 'action', when: 'card-announced', effect: { do: 'cancel' }, source: 'R4.Ag3' },
  'local-unrest': { id: 'local-unrest', name: { en: 'Local Unrest', de: 'Unruhen' }, deck: 'action', when: 'card-phase', effect: { do: 'make-neutral', mostGarrison: 1 }, source: 'R5.5; T088 for the garrison' },
  'voluntary-annexation': { id: 'voluntary-annexation', name: { en: 'Voluntary Annexation', de: 'Freiwilliger Anschluss' }, deck: 'political', when: 'card-phase', effect: { do: 'annex', leaders: 'escape' }, source: 'R5.5' },
  'diplomacy-2': { id: 'diplomacy-2', name: { en: 'Diplomacy II', de: 'Diplomatie II' }, deck: 'strategy', when: 'card-phase', effect: { do: 'annex', leaders: 'forbid' }, source: 'R4.0g, R5.5' },
  'skilled-retreat': { id: 'skilled-retreat', name: { en: 'Skilled Retreat', de: 'Schneller Rückzug' }, deck: 'action', when: 'before-combat-round', effect: { do: 'leave-battle' }, source: 'R2.28' },
  'direct-hit': { id: 'direct-hit', name: { en: 'Direct Hit', de: 'Volltreffer' }, deck: 'action', when: 'ship-damaged', effect: { do: 'destroy-damaged' }, source: 'R2.16' },
  'ancient-artifact': { id: 'ancient-artifact', name: { en: 'Ancient Artifact', de: 'Uraltes Artefakt' }, deck: 'political', when: 'card-phase', effect: { do: 'strike-leaders', around: 'mecatol-rex', killedUpTo: 5 }, source: 'R5.23' },
};
