import { describe, expect, test } from '@jest/globals';
import { leaderClasses, ruleSetOf, type GameEvent, type LeaderClass } from '../../src/engine/index.js';
import { runScenario, type PlayedTurn } from '../../src/scenario/run-scenario.js';
import { scenarioSchema } from '../../src/scenario/schema.js';

// B2: every class of leaders has abilities of its own. So the same positions are played with a leader of each class in the same place, and what
// a class can do must happen with that class and with no other.

type Position = { readonly phase: string; readonly seats: readonly string[]; readonly systems: object; readonly seatsHave?: object; readonly cargo?: object; readonly place: string; readonly orders: object; readonly dice?: object };
function played(kind: LeaderClass, { phase, seats, systems, seatsHave = {}, cargo = {}, place, orders, dice = {} }: Position): PlayedTurn {
  const seat = place.startsWith('letnev') || place === 'fria' ? 'letnev' : 'hacan';
  const read = scenarioSchema.parse({
    name: 'B2', proves: ['B2'], ruleset: 'german-pbem', seats, galaxy: { systems, cargo, seats: seatsHave, leaders: {} }, constructed: { [`${seat}/${kind}/9`]: place }, orders, dice, turn: { phase },
  });
  const run = runScenario(read);
  const [turn] = run.turns;
  if (turn === undefined) throw new Error(run.mistakes.join('; '));
  return turn;
}
const home = { 11: { planets: { 'arc-prime': { owner: 'letnev' } } }, 13: { planets: { arretze: { owner: 'hacan' } } } };
const byes = { letnev: { technologies: [] }, hacan: { technologies: [] } };
const dice = (events: readonly GameEvent[], end: string): readonly (readonly number[])[] =>
  events.flatMap((event) => (event.type === 'dice-rolled' && event.label.endsWith(end) ? [event.dice.map((die) => die.modifiers.reduce((sum, { by }) => sum + by, 0))] : []));

const bombarded = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'invasion', seats: ['letnev', 'hacan'], seatsHave: byes, place: 'abyz', orders: { letnev: 'BOMBARDIERE Abyz MIT Zerstörer 1\n' }, dice: { bombardment: [1] },
  systems: { ...home, 12: { planets: { abyz: { owner: 'hacan', forces: { 'ground-force': 1 } } }, ships: { letnev: { dreadnought: 1 } } } },
});
const landed = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'invasion', seats: ['letnev', 'hacan'], seatsHave: byes, place: 'abyz', orders: { letnev: 'LANDE 1 Bodentruppe AUF Abyz\n' }, cargo: { 'letnev/carrier/1': { 'ground-force': 1 } },
  systems: { ...home, 12: { planets: { abyz: { owner: 'hacan', forces: { 'ground-force': 1 } } }, ships: { letnev: { carrier: 1 } } } },
  dice: { 'invasion-combat/1/letnev': [1], 'invasion-combat/1/hacan': [1], 'invasion-combat/1/hacan/reroll': [10], 'invasion-combat/2/letnev': [1], 'invasion-combat/2/hacan': [10] },
});
const underFire = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'invasion', seats: ['letnev', 'hacan'], seatsHave: byes, place: 'letnev/carrier/1', orders: { letnev: `LANDE 1 Bodentruppe, ${names[kind]} AUF Abyz\n` }, cargo: { 'letnev/carrier/1': { 'ground-force': 1 } },
  systems: { ...home, 12: { planets: { abyz: { owner: 'hacan', forces: { pds: 1 } } }, ships: { letnev: { carrier: 1 } } } }, dice: { 'pds-landing': [1] },
});
const battle = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'space-combat', seats: ['letnev', 'hacan'], seatsHave: byes, place: 'letnev/dreadnought/1', orders: {},
  systems: { ...home, 12: { ships: { letnev: { dreadnought: 1 }, hacan: { cruiser: 1 } } } },
  dice: { 'space-combat/1/letnev': kind === 'admiral' ? [10, 10] : [10], 'space-combat/1/hacan': [1] },
});
const fleet = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'movement', seats: ['letnev', 'hacan'], seatsHave: byes, place: 'letnev/dreadnought/1', orders: { letnev: 'BEWEGE Zerstörer 1, Zerstörer 2, Zerstörer 3 VON 11 NACH 13\n' },
  systems: { 11: { planets: { 'arc-prime': { owner: 'letnev' } }, ships: { letnev: { dreadnought: 3 } } }, 12: {}, 13: {} },
});
const passing = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'movement', seats: ['letnev', 'hacan'], seatsHave: byes, place: 'letnev/cruiser/1', orders: { letnev: 'BEWEGE Kreuzer 1 VON 11 NACH 13\n', hacan: 'ERLAUBE Letnev DURCHFLUG\n' },
  systems: { 11: { planets: { 'arc-prime': { owner: 'letnev' } }, ships: { letnev: { cruiser: 1 } } }, 12: { ships: { hacan: { cruiser: 1 } } }, 13: {} },
});
const shopping = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'economy', seats: ['letnev', 'hacan'], seatsHave: { ...byes, letnev: { technologies: [], credits: 100 } }, place: 'fria', orders: { letnev: 'KAUFE 1 Raumdock AUF Fria\n' },
  systems: { ...home, 12: { planets: { fria: { owner: 'letnev', resources: 0 } } } },
});
const studying = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'technology', seats: ['letnev', 'hacan'], seatsHave: { ...byes, letnev: { technologies: [], credits: 100 } }, place: 'fria', orders: { letnev: 'ERFORSCHE Umweltkompensator\n' },
  systems: { ...home, 12: { planets: { fria: { owner: 'letnev', resources: 3, specialties: [] } } } },
});
const cards = (kind: LeaderClass): PlayedTurn => played(kind, {
  phase: 'cards', seats: ['letnev', 'hacan'], seatsHave: { ...byes, hacan: { technologies: [], hand: ['local-unrest'] } }, place: 'fria', orders: { hacan: 'SPIELE Unruhen AUF Fria\n' },
  systems: { ...home, 12: { planets: { fria: { owner: 'letnev' } } } },
});
const names: Readonly<Record<LeaderClass, string>> = { general: 'General', admiral: 'Admiral', diplomat: 'Diplomat', scientist: 'Wissenschaftler', agent: 'Agent' };
const has = (turn: PlayedTurn, type: GameEvent['type']): boolean => turn.events.some((event) => event.type === type);

describe('B2: each class has abilities of its own', () => {
  test.each([
    ['B42: four off the bombardment', 'general', (kind: LeaderClass) => dice(bombarded(kind).events, 'bombardment/letnev')[0]?.[0] === -4],
    ['B40: one die again', 'general', (kind: LeaderClass) => landed(kind).questions.some((question) => question.kind === 'reroll' && question.params.most === 1)],
    ['B34: puts an invasion off', 'diplomat', (kind: LeaderClass) => has(landed(kind), 'diplomat-delayed')],
    ['B38: passes with permission', 'diplomat', (kind: LeaderClass) => has(passing(kind), 'fleet-moved')],
    ['B46: silences PDS', 'agent', (kind: LeaderClass) => underFire(kind).events.some((event) => event.type === 'pds-silent' && event.why === 'agent')],
    ['B47: stands for a Sabotage', 'agent', (kind: LeaderClass) => cards(kind).questions.some((question) => question.kind === 'reaction')],
    ['B43: a die more', 'admiral', (kind: LeaderClass) => dice(battle(kind).events, 'space-combat/1/letnev')[0]?.length === 2],
    ['B45: three Dreadnoughts a step further', 'admiral', (kind: LeaderClass) => fleet(kind).events.some((event) => event.type === 'fleet-moved' && event.pieces.length === 3)],
    ['B33: a dock for 5', 'scientist', (kind: LeaderClass) => shopping(kind).events.some((event) => event.type === 'units-bought' && event.cost === 5)],
    ['B32: twice the resources off a technology', 'scientist', (kind: LeaderClass) => studying(kind).events.some((event) => event.type === 'technology-researched' && event.price === 24)],
  ] as const)('%s: the %s alone', (_name, able, happens) => {
    expect(leaderClasses.filter(happens)).toEqual([able]);
  });
  test('T125: the values behind them', () => {
    const rules = ruleSetOf('german-pbem')?.leaders;
    expect(rules?.general.rerolls).toMatchObject({ dice: 1, side: 'both', stacks: false });
    expect(rules?.admiral.speed).toMatchObject({ bonus: 1, of: 'dreadnought', ships: 3 });
    expect(rules?.rescue.found).toMatchObject({ from: 10, to: 10 });
    expect(rules?.shipLostInBattle.map(({ from, to, fate }) => [from, to, fate])).toEqual([[1, 5, 'killed'], [6, 9, 'captured'], [10, 10, 'escapes']]);
  });
});
