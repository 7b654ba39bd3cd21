import type { Edition } from '../../rules/edition.js';
import { cards } from './catalogue/cards.js';
import { domains } from './catalogue/domains.js';
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

/** Twilight Imperium, third edition, with the optional Leaders. Raise the version when a step or a number changes what a turn does. */
export const thirdEdition: Edition = {
  id: 'third-edition', version: 1, title: { en: 'Third edition with Leaders', de: 'Dritte Edition mit Anführern' },
  vocabulary: 'third', numbers, units, groundOrder: ['ground-force', 'shock-troop', 'mechanized-unit'], races, technologies, cards, domains, tiles, galaxies, leaders, options, standing, statements, steps,
};
