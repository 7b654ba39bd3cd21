import type { DomainId } from '../../../ids.js';
import type { DomainCounter } from '../../../rules/card.js';

/** Domain counters that touch leaders. How many dice a counter rolls is in no source that we have: those numbers are ours. German names are ours. */
export const domains: Readonly<Record<DomainId, DomainCounter>> = {
  'fighter-ambush': {
    id: 'fighter-ambush', name: { en: 'Fighter Ambush', de: 'Jägerhinterhalt' },
    effect: { do: 'shoot', at: 'ships', dice: 3, target: 9, cites: ['A73', 'R5.18'] }, source: 'A73; dice ours',
  },
  'hostile-locals': {
    id: 'hostile-locals', name: { en: 'Hostile Locals', de: 'Feindselige Bewohner' },
    effect: { do: 'shoot', at: 'landing', dice: 3, target: 8, cites: ['R2.35', 'R5.6'] }, source: 'T092; dice ours',
  },
  'industrial-society': {
    id: 'industrial-society', name: { en: 'Industrial Society', de: 'Industriegesellschaft' },
    effect: { do: 'space-dock', cites: ['A62', 'R2.43'] }, source: 'A62',
  },
};
