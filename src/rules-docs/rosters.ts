import { leaderClasses, type LeaderClass, type Race } from '../engine/index.js';
import { editionOf } from './editions.js';
import { say, type Statement, type ThirdEditionId } from './statement-id.js';

type Words = Readonly<Record<LeaderClass, readonly [one: string, many: string]>>;
const english: Words = { general: ['General', 'Generals'], admiral: ['Admiral', 'Admirals'], diplomat: ['Diplomat', 'Diplomats'], scientist: ['Scientist', 'Scientists'], agent: ['Agent', 'Agents'] };
const german: Words = { general: ['General', 'Generäle'], admiral: ['Admiral', 'Admiräle'], diplomat: ['Diplomat', 'Diplomaten'], scientist: ['Wissenschaftler', 'Wissenschaftler'], agent: ['Agent', 'Agenten'] };

/** `The Yssaril Tribes: one Admiral, two Agents.` from the race's own roster. */
export function rosterOf(id: ThirdEditionId): Statement {
  const race = Object.values(editionOf('A').races).find((one) => one.rosterCites?.includes(id) === true);
  if (race === undefined) throw new Error(`no race is listed by ${id}`);
  return say('races', `${race.name.en}: ${listed(race, english, 'two')}.`, `${race.name.de}: ${listed(race, german, 'zwei')}.`);
}

function listed(race: Race, words: Words, two: string): string {
  return leaderClasses.flatMap((kind) => {
    const count = race.leaders.filter((leader) => leader.class === kind).length;
    const [one, many] = words[kind];
    return count === 0 ? [] : [count === 1 ? one : `${two} ${many}`];
  }).join(', ');
}
