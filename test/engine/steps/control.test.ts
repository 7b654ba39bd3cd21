import { expect, test } from '@jest/globals';
import { repelInvasion } from '../../../src/engine/steps/control.js';
import { eventsOf, play } from '../../support/world.js';
import { invade, land, overAbyz, whereabouts, type AbyzSpec } from './abyz.js';

const one = [land('abyz', { 'ground-force': 1 })];
const falls: AbyzSpec = { cargo: { 'ground-force': 1 } };

test.each([
  ['T084 A25 A30', 3, 'captive of letnev'], ['T085 A30', 5, 'captive of letnev'],
  ['A31', 6, 'hacan-home'], ['A31', 9, 'hacan-home'], ['T087 A32', 10, 'killed'],
])('%s: a planet with a leader falls without resistance and his die shows %i: %s', (_row, face, fate) => {
  const played = invade(overAbyz({ ...falls, more: { leaders: { 'hacan/scientist': 'abyz' } } }), one, { dice: { 'leader-fate/hacan/scientist': [face] } });
  expect(played.state.planets['abyz']).toMatchObject({ owner: 'letnev', ownedSince: 1, exhausted: true });
  expect(whereabouts(played.state)).toEqual({ 'hacan/scientist': fate });
});

test('T086 A31: two leaders, one die each, both escape to own planets without blockade', () => {
  const state = overAbyz({ ...falls, more: { leaders: { 'hacan/scientist': 'abyz', 'hacan/general': 'abyz' } } });
  const played = invade(state, one, { dice: { 'leader-fate/hacan/general': [6], 'leader-fate/hacan/scientist': [9] } });
  expect(whereabouts(played.state)).toEqual({ 'hacan/general': 'hacan-home', 'hacan/scientist': 'hacan-home' });
});

test('T090 A31 R5.12: with his last planet gone an escape is the moderator\'s; silence is death', () => {
  const state = overAbyz({ ...falls, more: { leaders: { 'hacan/general': 'abyz' }, systems: { 2: {} } } });
  const played = invade(state, one, { dice: { 'leader-fate/hacan/general': [7] } });
  expect(played.questions).toMatchObject([{ kind: 'no-refuge', seat: 'moderator', params: { options: ['killed', 'captured'] }, default: { outcome: 'killed' } }]);
  expect(whereabouts(played.state)).toEqual({ 'hacan/general': 'killed' });
});

const fight = { 'abyz/invasion-combat/1/sol': [1], 'abyz/invasion-combat/1/hacan': [8] };
test.each([
  ['T091 X7', {}, {}, 'captive of hacan'],
  ['leaders.failedInvasion roll', { 'leaders.failedInvasion': 'roll' as const }, { 'leader-fate/sol/agent': [10] }, 'killed'],
])('%s: the landing fails, its Agent is %s', (_row, options, dice, fate) => {
  const state = overAbyz({ invader: 'sol', cargo: { 'ground-force': 1, pds: 1 }, garrison: { 'ground-force': 1 }, more: { leaders: { 'sol/agent': 'sol/carrier/1' }, options } });
  const played = invade(state, [land('abyz', { 'ground-force': 1, pds: 1 }, ['agent'])], { dice: { ...fight, ...dice } });
  expect(played.state.planets['abyz']).toMatchObject({ owner: 'hacan', forces: { hacan: { 'ground-force': 1 } } });
  expect(whereabouts(played.state)).toEqual({ 'sol/agent': fate });
});

test('T092 X7: a landing on a neutral planet is wiped out, its Agent is killed', () => {
  const state = overAbyz({ invader: 'sol', more: { leaders: { 'sol/agent': 'fria' } } });
  const played = play(state, (turn) => repelInvasion(turn, { planet: 'fria', invader: 'sol' }));
  expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'killed' });
});

test.each([
  ['T170 A25 X7', {}, 'hacan-home'], ['T170 leaders.lostGarrison stays', { 'leaders.lostGarrison': 'stays' as const }, 'abyz'],
])('%s: both sides are wiped out; the planet stays, the General is captive, the Diplomat is then on %s', (_row, options, place) => {
  const state = overAbyz({
    cargo: { 'ground-force': 1 }, garrison: { 'ground-force': 1, pds: 0 }, abyz: { diplomatRound: 1, dock: true },
    more: { leaders: { 'hacan/diplomat': 'abyz', 'letnev/general': 'letnev/carrier/1' }, options },
  });
  const played = invade(state, [land('abyz', { 'ground-force': 1 }, ['general'])], { dice: { 'abyz/invasion-combat/1/letnev': [8], 'abyz/invasion-combat/1/hacan': [8] } });
  expect(played.state.planets['abyz']).toMatchObject({ owner: 'hacan', forces: {}, dock: { builtRound: 0 } });
  expect(whereabouts(played.state)).toEqual({ 'hacan/diplomat': place, 'letnev/general': 'captive of hacan' });
});

test('R2.40: without an Agent all that was built is destroyed', () => {
  const state = overAbyz({ ...falls, garrison: { pds: 1 }, abyz: { dock: true, facility: 'colony' } });
  const played = invade(state, one, { dice: { 'pds-landing/hacan': [1] } });
  expect(eventsOf(played, 'structure-destroyed').map((event) => [event.structure, event.count])).toEqual([['pds', 1], ['space-dock', 1], ['colony', 1]]);
  expect(played.state.planets['abyz']?.dock).toBeUndefined();
  expect(played.state.planets['abyz']?.facility).toBeUndefined();
  expect(played.state.planets['abyz']?.forces).toEqual({ letnev: { 'ground-force': 1 } });
});

const agent: AbyzSpec = { invader: 'sol', cargo: { 'ground-force': 1 }, garrison: { pds: 2 }, abyz: { dock: true } };
const withAgent = [land('abyz', { 'ground-force': 1 }, ['agent'])];
/** Own pieces of the invader elsewhere, so that his stock holds `pds` and `docks` more. */
function stock(pds: number, docks: number): NonNullable<AbyzSpec['more']> {
  const spare = Object.fromEntries([1, 2, 3].map((index) => [`sol-${String(index)}`, { owner: 'sol', dock: index <= 3 - docks, forces: { sol: { pds: Math.max(0, Math.min(2, 6 - pds - (index - 1) * 2)) } } }]));
  return { leaders: { 'sol/agent': 'sol/carrier/1' }, systems: { 3: { planets: spare } } };
}

test('T066 A22 A61: one PDS and the dock are replaced from stock, the other PDS is destroyed', () => {
  const played = invade(overAbyz({ ...agent, more: stock(1, 1) }), withAgent);
  expect(played.questions.map((question) => [question.kind, question.id])).toEqual([['replace', 'abyz/replace/pds/sol'], ['replace', 'abyz/replace/space-dock/sol']]);
  expect(played.state.planets['abyz']).toMatchObject({ owner: 'sol', forces: { sol: { 'ground-force': 1, pds: 1 } }, dock: { builtRound: 1 } });
  expect(eventsOf(played, 'structure-destroyed')).toMatchObject([{ structure: 'pds', seat: 'hacan', count: 1 }]);
});

test('T066 A22: each piece is the invader\'s choice', () => {
  const played = invade(overAbyz({ ...agent, more: stock(6, 3) }), withAgent, { answers: { 'replace/pds/sol': { count: 1 }, 'replace/space-dock/sol': { count: 0 } } });
  expect(played.state.planets['abyz']?.forces).toEqual({ sol: { 'ground-force': 1, pds: 1 } });
  expect(played.state.planets['abyz']?.dock).toBeUndefined();
});

test('T067 A22: a Colony is captured', () => {
  const played = invade(overAbyz({ ...agent, garrison: {}, abyz: { facility: 'colony' }, more: stock(6, 3) }), withAgent);
  expect(eventsOf(played, 'structure-captured')).toMatchObject([{ structure: 'colony', from: 'hacan', by: 'sol' }]);
  expect(played.state.planets['abyz']?.facility).toBe('colony');
});

test('T068 A61: with nothing in stock all is destroyed and nothing placed', () => {
  const played = invade(overAbyz({ ...agent, more: stock(0, 0) }), withAgent);
  expect(played.questions).toEqual([]);
  expect(eventsOf(played, 'structure-destroyed').map((event) => [event.structure, event.count, event.cites])).toEqual([['pds', 2, ['R2.40', 'A61']], ['space-dock', 1, ['R2.40', 'A61']]]);
  expect(played.state.planets['abyz']?.forces).toEqual({ sol: { 'ground-force': 1 } });
});

test('T069 A62: a captured dock counts as built in this round', () => {
  const played = invade(overAbyz({ ...agent, garrison: {}, more: { ...stock(1, 1), round: 3 } }), withAgent);
  expect(played.state.planets['abyz']?.dock).toEqual({ builtRound: 3 });
});
