import { readAnswer } from '../read/answer.js';
import { readCondition } from '../read/condition.js';
import { readPlanet } from '../read/places.js';
import { clausesOf, partOf } from '../reading.js';
import type { Grammar, IntentOf } from './grammar.js';

/** `DIPLOMAT DELAY ON Abyz IF invaders > defenders`, `DIPLOMAT ALLOW` */
export const diplomat: Grammar<IntentOf<'diplomat'>> = {
  read: (reading, terms) => {
    const clauses = clausesOf(terms, ['on', 'at', 'if']);
    const answer = readAnswer(reading, clauses.head, ['delay', 'allow']);
    const where = partOf(reading, clauses, 'on', 'at');
    const planet = where === undefined ? undefined : readPlanet(reading, where);
    const doubt = partOf(reading, clauses, 'if');
    const condition = doubt === undefined ? undefined : readCondition(reading, doubt);
    if (answer === undefined || (where !== undefined && planet === undefined) || (doubt !== undefined && condition === undefined)) return undefined;
    return { order: 'diplomat', answer, ...(planet === undefined ? {} : { planet }), ...(condition === undefined ? {} : { condition }) };
  },
  print: (intent, p) => {
    const where = intent.planet === undefined ? '' : ` ${p.link('on')} ${p.planet(intent.planet)}`;
    return `${p.order('diplomat')} ${p.answer(intent.answer)}${where}${p.condition(intent.condition)}`;
  },
};
