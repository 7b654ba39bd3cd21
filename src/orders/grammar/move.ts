import { readSystem, readSystems } from '../read/places.js';
import { readCargo } from '../read/units.js';
import { clausesOf, missing, partOf } from '../reading.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `MOVE Dreadnought 1, 2 fighters FROM Letnev VIA 14 TO 27` */
export const move: Grammar<IntentOf<'move'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['from', 'via', 'to']);
    const cargo = readCargo(reading, clauses.head);
    const from = readSystem(reading, partOf(reading, clauses, 'from'), 'from');
    const way = clauses.parts.filter((part) => part.link === 'via').flatMap((part) => part.terms);
    const via = way.length === 0 ? [] : readSystems(reading, way);
    const target = partOf(reading, clauses, 'to');
    const to = target === undefined ? undefined : readSystem(reading, target, 'to');
    if (cargo === undefined || from === undefined || via === undefined || (target !== undefined && to === undefined)) return undefined;
    if (cargo.units.length + cargo.leaders.length === 0) return missing(reading, 'units');
    return { order: 'move', units: cargo.units, leaders: cargo.leaders, from, via, ...(to === undefined ? {} : { to }) };
  },
  print: (intent, p) => {
    const cargo = [...intent.units.map(p.unit), ...intent.leaders.map(p.leader)].join(', ');
    const via = intent.via.length === 0 ? '' : ` ${p.link('via')} ${intent.via.map(p.system).join(', ')}`;
    return `${p.order('move')} ${cargo} ${p.link('from')} ${p.system(intent.from)}${via}${intent.to === undefined ? '' : ` ${p.link('to')} ${p.system(intent.to)}`}`;
  },
};
