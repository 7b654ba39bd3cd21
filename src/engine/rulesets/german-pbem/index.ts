import type { Edition } from '../../rules/edition.js';
import { cards } from './catalogue/cards.js';
import { galaxies } from './catalogue/galaxies.js';
import { races } from './catalogue/races.js';
import { technologies } from './catalogue/technologies.js';
import { tiles } from './catalogue/tiles.js';
import { units } from './catalogue/units.js';
import { leaders } from './leaders.js';
import { numbers } from './numbers.js';
import { options } from './options.js';
import { standing } from './standing.js';
import { statements } from './statements.js';
import { steps } from './turn.js';

/** The German play-by-e-mail game, built on the second edition with Hope's End. Raise the version when a step or a number changes what a turn does. */
export const germanPbem: Edition = {
  id: 'german-pbem', version: 1, title: { en: 'German PBEM rules', de: 'Deutsche PBEM-Regeln' },
  vocabulary: 'second', numbers, units, groundOrder: ['ground-force', 'shock-troop'], races, technologies, cards, domains: {}, tiles, galaxies, leaders, options, standing, statements, steps,
};
