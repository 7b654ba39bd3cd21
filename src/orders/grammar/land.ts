import { readPlanet } from '../read/places.js';
import { readCargo, readShip } from '../read/units.js';
import { clausesOf, missing, partOf, withCompany } from '../reading.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `LAND 2 ground forces, General ON Abyz`, if need be `FROM Carrier 1` */
export const land: Grammar<IntentOf<'land'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['on', 'at', 'to', 'from', 'with']);
    const cargo = readCargo(reading, withCompany(clauses));
    const planet = readPlanet(reading, partOf(reading, clauses, 'on', 'at', 'to'));
    const ship = partOf(reading, clauses, 'from');
    const from = ship === undefined ? undefined : readShip(reading, ship);
    if (cargo === undefined || planet === undefined || (ship !== undefined && from === undefined)) return undefined;
    if (cargo.units.length + cargo.leaders.length === 0) return missing(reading, 'units');
    return { order: 'land', units: cargo.units, leaders: cargo.leaders, planet, ...(from === undefined ? {} : { from }) };
  },
  print: (intent, p) => {
    const cargo = [...intent.units.map(p.unit), ...intent.leaders.map(p.leader)].join(', ');
    return `${p.order('land')} ${cargo}${intent.from === undefined ? '' : ` ${p.link('from')} ${p.unit(intent.from)}`} ${p.link('on')} ${p.planet(intent.planet)}`;
  },
};
