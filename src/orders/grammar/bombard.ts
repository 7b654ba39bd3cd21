import { readPlanet } from '../read/places.js';
import { readCargo } from '../read/units.js';
import { clausesOf, missing, partOf, unknown } from '../reading.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `BOMBARD Abyz WITH Dreadnought 1`; without ships, all that can */
export const bombard: Grammar<IntentOf<'bombard'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['with']);
    const planet = readPlanet(reading, clauses.head);
    const ships = partOf(reading, clauses, 'with');
    const cargo = ships === undefined ? { units: [], leaders: [] } : readCargo(reading, ships);
    if (planet === undefined || cargo === undefined) return undefined;
    const [first] = ships ?? [];
    if (first !== undefined && cargo.leaders.length > 0) return unknown(reading, first, 'ship');
    if (ships !== undefined && cargo.units.length === 0) return missing(reading, 'ship');
    return { order: 'bombard', planet, with: cargo.units };
  },
  print: (intent, p) => `${p.order('bombard')} ${p.planet(intent.planet)}${intent.with.length === 0 ? '' : ` ${p.link('with')} ${intent.with.map(p.unit).join(', ')}`}`,
};
