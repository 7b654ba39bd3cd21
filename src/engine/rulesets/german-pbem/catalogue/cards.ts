import type { CardId } from '../../../ids.js';
import type { Card } from '../../../rules/card.js';

/** Cards that touch leaders; the names are those of the German rules where they have one, else ours. */
export const cards: Readonly<Record<CardId, Card>> = {
  'sabotage': { id: 'sabotage', name: { en: 'Sabotage', de: 'Sabotage' }, deck: 'action', when: 'card-announced', effect: { do: 'cancel' }, source: 'B47' },
  'skilled-retreat': { id: 'skilled-retreat', name: { en: 'Skilled Retreat', de: 'Schneller Rückzug' }, deck: 'action', when: 'before-combat-round', effect: { do: 'leave-battle' }, source: 'B44, S9.5' },
  'local-unrest': { id: 'local-unrest', name: { en: 'Local Unrest', de: 'Unruhen' }, deck: 'action', when: 'card-phase', effect: { do: 'make-neutral', mostGarrison: 1 }, source: 'B21' },
  'voluntary-annexation': { id: 'voluntary-annexation', name: { en: 'Voluntary Annexation', de: 'Freiwilliger Anschluss' }, deck: 'political', when: 'card-phase', effect: { do: 'annex', leaders: 'escape' }, source: 'B21' },
};
