import type { Catalogue } from '../catalogue.js';
import { changes } from './changes.js';
import { events } from './events.js';
import { parseProblems } from './parse-problems.js';
import { problems } from './problems.js';
import { questionName, questions } from './questions.js';
import { causes, fates, orders, phaseTitles, phases, rolls } from './words.js';

/** Everything the engine can say, in German. */
export const catalogue: Catalogue = { events, changes, problems, parseProblems, questions, questionName, causes, fates, orders, phases, phaseTitles, rolls };
