import { describe, expect, test } from '@jest/globals';
import { isRetreatCardBanned } from '../../../../src/engine/calc/retreats.js';
import { defaultStandingOrders } from '../../../../src/engine/answers/default-standing-orders.js';
import type { GameState } from '../../../../src/engine/state.js';
import { catalogueFor } from '../../../../src/text/catalogue-for.js';
import { answerSentence, questionSentence } from '../../../../src/text/catalogue.js';
import { namesFor } from '../../../../src/text/names-for.js';
import { eventsOf, shipsOf, type WorldSpec } from '../../../support/world.js';
import { aGermanWorld, citedBy, germanPbem, playPhase, whereIs } from './german-world.js';

/** A world in which some ships have moved in this round, as the Bewegungsphase left it. */
function came(state: GameState, from: Readonly<Record<string, string>>): GameState {
  const pieces = Object.fromEntries(Object.entries(state.pieces).map(([id, piece]) => [id, from[id] === undefined ? piece : { ...piece, cameFrom: { system: from[id] ?? '', round: state.round } }]));
  return { ...state, pieces };
}
const row: WorldSpec['systems'] = { 11: { planets: { jord: { owner: 'sol', influence: 9 } } }, 12: {}, 13: { planets: { hercant: { owner: 'hacan' } } }, 14: {} };

describe('the PDS volley (RZ15, RZ16)', () => {
  const world: WorldSpec = {
    seats: ['hacan', 'sol', 'letnev'], systems: { ...row, 11: { planets: { jord: { owner: 'sol', forces: { sol: { pds: 2 } } } } } },
    ships: { 11: { hacan: { carrier: 1 }, letnev: { fighter: 1 } } }, leaders: { 'hacan/general': 'hacan/carrier/1' },
  };
  test('T139 B16: a leader on a ship that is shot before the battle is killed without a die', () => {
    const played = playPhase(aGermanWorld(world, 'pds'), { dice: { '11/pds/sol': [3, 7] } });
    expect(whereIs(played.state, 'hacan/general')).toBe('killed');
    expect(eventsOf(played, 'dice-rolled').map(({ reason }) => reason)).toEqual(['pds-ships']);
    expect(citedBy(played)).toEqual(expect.arrayContaining(['B16', 'RZ15']));
  });
  test('the strongest enemy is the target; holding fire is a choice (S8.6)', () => {
    const played = playPhase(aGermanWorld(world, 'pds'), { answers: { 'pds/sol': 'hold' } });
    expect(played.questions).toMatchObject([{ kind: 'pds', seat: 'sol', default: 'fire', params: { target: 'hacan', dice: 2 } }]);
    expect(eventsOf(played, 'pds-silent')).toMatchObject([{ why: 'held' }]);
  });
  test('S8.4: a Deep Space Cannon reaches the next hex, but nobody fires there by silence', () => {
    const state = aGermanWorld({ ...world, ships: { 12: { hacan: { carrier: 1 } } }, technologies: { sol: ['deep-space-cannon'] } }, 'pds');
    expect(playPhase(state).events).toMatchObject([{ type: 'pds-silent', why: 'held' }]);
    const fired = playPhase(state, { answers: { '12/pds/from/11/sol': 'fire' }, dice: { '12/pds/from/11/sol': [7, 7] } });
    expect(shipsOf(fired.state, 'hacan')).toEqual([]);
  });
  test('all PDS fire at the same time, so that two owners share one fleet', () => {
    const state = aGermanWorld({ seats: ['hacan', 'sol', 'letnev'], systems: { 11: { planets: { jord: { owner: 'sol', forces: { sol: { pds: 1 } } }, lor: { owner: 'letnev', forces: { letnev: { pds: 1 } } } } } }, ships: { 11: { hacan: { cruiser: 2 } } } }, 'pds');
    const played = playPhase(state, { dice: { '11/pds/sol': [7], '11/pds/letnev': [8] } });
    expect(played.events.map(({ type }) => type)).toEqual(['dice-rolled', 'dice-rolled', 'piece-lost', 'piece-lost']);
  });
});

describe('who attacks (RZ17, RZ21)', () => {
  const two: WorldSpec = { seats: ['sol', 'hacan'], systems: row, ships: { 12: { sol: { cruiser: 1 }, hacan: { cruiser: 1 } } } };
  const volleys = { 'space-combat/1/hacan': [8], 'space-combat/1/sol': [8] };
  test.each([
    ['who moved in attacks who stayed', { 'hacan/cruiser/1': '13' }, 'hacan'],
    ['the higher one too, against a resident', { 'sol/cruiser/1': '11' }, 'sol'],
    ['both moved in: the later in influence order', { 'hacan/cruiser/1': '13', 'sol/cruiser/1': '11' }, 'hacan'],
    ['nobody moved: the higher one', {}, 'sol'],
  ] as const)('%s', (_name, from, attacker) => {
    const played = playPhase(came(aGermanWorld(two, 'space-combat'), from), { dice: volleys });
    expect(eventsOf(played, 'battle-opened')).toMatchObject([{ attacker, cites: ['S9.1', 'RZ17'] }]);
  });
  test('RZ21: the resident fights the newcomers in influence order, then they fight each other', () => {
    const state = came(aGermanWorld({ seats: ['sol', 'hacan', 'letnev'], systems: { ...row, 14: { planets: { 'arc-prime': { owner: 'letnev', influence: 0 } } } }, ships: { 12: { letnev: { cruiser: 1 }, sol: { cruiser: 2 }, hacan: { cruiser: 1 } } } }, 'space-combat'), { 'sol/cruiser/1': '11', 'sol/cruiser/2': '11', 'hacan/cruiser/1': '13' });
    const played = playPhase(state, { dice: { '12/space-combat/1/sol': [8, 1], '12/space-combat/1/letnev': [1], '12/battle/hacan/sol/space-combat/1/hacan': [8], '12/battle/hacan/sol/space-combat/1/sol': [8, 1] } });
    expect(eventsOf(played, 'battle-opened').map(({ attacker, defender }) => `${attacker} ${defender}`)).toEqual(['sol letnev', 'hacan sol']);
    expect(shipsOf(played.state, 'sol')).toHaveLength(1);
  });
  test('battles of several systems go on side by side: one exchange of questions', () => {
    const state = came(aGermanWorld({ seats: ['sol', 'hacan'], systems: row, ships: { 12: { sol: { cruiser: 1 }, hacan: { cruiser: 1 } }, 14: { sol: { cruiser: 1 }, hacan: { cruiser: 1 } } } }, 'space-combat'), { 'hacan/cruiser/1': '13', 'hacan/cruiser/2': '13' });
    const played = playPhase(state, { stop: true });
    expect(played.questions.map(({ id }) => id)).toEqual(['12/space-combat/1/retreat/hacan', '12/space-combat/1/retreat/sol', '14/space-combat/1/retreat/hacan', '14/space-combat/1/retreat/sol']);
  });
  test('S9.13, TV1: two hits against three, then one against none', () => {
    const state = came(aGermanWorld({ seats: ['sol', 'hacan'], systems: row, ships: { 12: { sol: { cruiser: 4 }, hacan: { cruiser: 3 } } } }, 'space-combat'), { 'sol/cruiser/1': '11', 'sol/cruiser/2': '11', 'sol/cruiser/3': '11', 'sol/cruiser/4': '11' });
    const played = playPhase(state, { dice: { 'space-combat/1/sol': [8, 9, 1, 1], 'space-combat/1/hacan': [8, 9, 10], 'space-combat/2/sol': [8], 'space-combat/2/hacan': [1] } });
    expect([shipsOf(played.state, 'sol').length, shipsOf(played.state, 'hacan').length]).toEqual([1, 0]);
  });
});

describe('fight or retreat (RZ19, RZ20, B44)', () => {
  const world: WorldSpec = { seats: ['sol', 'hacan'], systems: row, ships: { 12: { sol: { cruiser: 1 }, hacan: { cruiser: 2 } } } };
  const state = came(aGermanWorld(world, 'space-combat'), { 'hacan/cruiser/1': '13', 'hacan/cruiser/2': '13' });
  test('before the first exchange both may leave: the attacker to where he came from, the defender to a friendly or empty hex', () => {
    const played = playPhase(state, { stop: true });
    expect(played.questions).toMatchObject([
      { seat: 'hacan', params: { as: 'withdrawal', options: ['13'] }, default: { to: null } },
      { seat: 'sol', params: { as: 'retreat', options: ['13', '11'] }, default: { to: null } },
    ]);
  });
  test.each([['en', 'Your fleet leaves at once, before round 1 is fought.', 'at once'], ['de', 'Deine Flotte geht dann sofort, noch vor Kampfrunde 1.', 'sofort nach']] as const)('who leaves does so at once, and the question says so (%s)', (locale, asked, answered) => {
    const n = namesFor(locale, { state, rules: germanPbem, print: () => '' });
    const catalogue = catalogueFor(locale);
    for (const question of playPhase(state, { stop: true }).questions) {
      expect(questionSentence(catalogue, question, n)).toContain(asked);
      expect(answerSentence(catalogue, question, { value: { to: '13' }, n })).toContain(answered);
    }
    const left = playPhase(state, { answers: { 'retreat/hacan': { to: '13' } } });
    expect(left.events.map(({ type }) => type).filter((type) => type === 'battle-round-opened' || type === 'fleet-retreated')).toEqual(['fleet-retreated']);
  });
  test('the defender leaves before a die is rolled', () => {
    const played = playPhase(state, { answers: { 'retreat/sol': { to: '11' } } });
    expect([shipsOf(played.state, 'sol', '11'), eventsOf(played, 'battle-closed')]).toMatchObject([['sol/cruiser/1'], [{ winner: 'hacan' }]]);
    expect(citedBy(played)).toContain('RZ19');
  });
  test('after an exchange the attacker alone may break off', () => {
    const played = playPhase(state, { answers: { 'space-combat/2/retreat/hacan': { to: '13' } }, dice: { 'space-combat/1/sol': [1], 'space-combat/1/hacan': [1, 1] } });
    expect(played.questions.map(({ id }) => id)).toEqual(['12/space-combat/1/retreat/hacan', '12/space-combat/1/retreat/sol', '12/space-combat/2/retreat/hacan']);
    expect(shipsOf(played.state, 'hacan', '13')).toHaveLength(2);
  });
  test('two fleets cannot leave for one hex: the second stays and fights', () => {
    const narrow = came(aGermanWorld({ ...world, systems: { 11: {}, 12: {} } }, 'space-combat'), { 'hacan/cruiser/1': '11', 'hacan/cruiser/2': '11' });
    const played = playPhase(narrow, { answers: { 'retreat/hacan': { to: '11' }, 'retreat/sol': { to: '11' } } });
    expect(eventsOf(played, 'order-void').map(({ problem }) => problem.code)).toEqual(['retreat-illegal']);
    expect(shipsOf(played.state, 'sol', '12')).toHaveLength(1);
  });
  test.each([
    ['B44 bans the card alone', false, {}, true, 2],
    ['admiral.bansFreeRetreat', true, {}, true, 1],
    ['not against another Admiral', true, { 'sol/admiral': 'sol/cruiser/1' }, false, 2],
  ] as const)('T163 %s', (_name, bansFreeRetreat, others, cardBanned, asked) => {
    const withAdmiral = { ...world, seats: ['sol', 'letnev'], ships: { 12: { sol: { cruiser: 1 }, letnev: { cruiser: 2 } } }, options: { 'admiral.bansFreeRetreat': bansFreeRetreat }, leaders: { 'letnev/admiral': 'letnev/cruiser/1', ...others } };
    const battle = came(aGermanWorld(withAdmiral, 'space-combat'), { 'letnev/cruiser/1': '13', 'letnev/cruiser/2': '13' });
    const played = playPhase(battle, { stop: true });
    expect(played.questions).toHaveLength(asked);
    expect(eventsOf(played, 'retreat-banned').map(({ cites }) => cites)).toEqual(asked === 1 ? [['B44', 'admiral.bansFreeRetreat']] : []);
    expect(isRetreatCardBanned(battle, germanPbem, { system: '12', attacker: 'letnev', defender: 'sol' })).toBe(cardBanned);
  });
});

describe('losses and leaders (RZ18, B13-B15, B43)', () => {
  const world: WorldSpec = { seats: ['sol', 'letnev'], systems: row, ships: { 12: { sol: { cruiser: 1 }, letnev: { dreadnought: 1, cruiser: 1 } } }, leaders: { 'letnev/admiral': 'letnev/dreadnought/1' } };
  const from = { 'letnev/dreadnought/1': '13', 'letnev/cruiser/1': '13' };
  test('T162 B43: the ship with the Admiral rolls one die more', () => {
    const played = playPhase(came(aGermanWorld(world, 'space-combat'), from), { dice: { 'space-combat/1/letnev': [1, 1, 4], 'space-combat/1/sol': [1] } });
    expect(eventsOf(played, 'dice-rolled')[0]?.dice.map(({ of }) => of)).toEqual(['letnev/cruiser/1', 'letnev/dreadnought/1', 'letnev/dreadnought/1']);
    expect(citedBy(played)).toContain('B43');
  });
  test('RZ18: a ship with a leader goes last of its kind, not last of all', () => {
    const state = came(aGermanWorld({ ...world, ships: { 12: { sol: { cruiser: 1 }, letnev: { dreadnought: 1, cruiser: 2 } } }, leaders: { 'letnev/admiral': 'letnev/cruiser/1' } }, 'space-combat'), from);
    const played = playPhase(state, { dice: { 'space-combat/1/letnev': [1, 1, 1, 8], 'space-combat/1/sol': [8] } });
    expect(eventsOf(played, 'piece-lost').map(({ piece }) => piece)).toEqual(['letnev/cruiser/2', 'sol/cruiser/1']);
  });
  test('the standing orders that every seat begins with say the same', () => {
    expect(defaultStandingOrders(germanPbem).map(({ order }) => order)).toEqual(['casualties', 'reroll', 'pds', 'retreat', 'diplomat']);
    expect(JSON.stringify(defaultStandingOrders(germanPbem))).not.toContain('leaderShip');
  });
  test.each([
    ['T136 B13', 1, 'killed', 'B13'], ['T136 B13', 5, 'killed', 'B13'],
    ['T137 B14', 6, 'captive of letnev', 'B14'], ['T137 B14, B23', 9, 'captive of letnev', 'B23'],
    ['T138 B15: no blockade clause', 10, 'jord', 'B15'],
  ] as const)('%s: a leader of a lost ship, face %i', (_name, face, where, cite) => {
    // The only own planet lies under enemy ships (T138).
    const state = came(aGermanWorld({ ...world, ships: { 11: { letnev: { cruiser: 1 } }, 12: { sol: { cruiser: 1 }, letnev: { dreadnought: 1 } } }, leaders: { 'sol/agent': 'sol/cruiser/1' } }, 'space-combat'), from);
    const played = playPhase(state, { dice: { 'space-combat/1/letnev': [4], 'space-combat/1/sol': [1], 'leader-fate/sol/agent': [face] } });
    expect(whereIs(played.state, 'sol/agent')).toBe(where);
    expect(citedBy(played)).toContain(cite);
  });
  test('S5.3: Fighters whose Carrier is lost fight on and die after the battle', () => {
    const state = came(aGermanWorld({ ...world, ships: { 12: { sol: { cruiser: 1 }, letnev: { carrier: 1, fighter: 1 } } }, leaders: {} }, 'space-combat'), { 'letnev/carrier/1': '13', 'letnev/fighter/1': '13' });
    const played = playPhase(state, { answers: { 'casualties/letnev': { damaged: [], lost: ['letnev/carrier/1'] } }, dice: { 'space-combat/1/letnev': [1, 1], 'space-combat/1/sol': [8], 'space-combat/2/letnev': [9], 'space-combat/2/sol': [1] } });
    expect(eventsOf(played, 'piece-lost').map(({ piece, cause }) => `${piece} ${cause}`)).toEqual(['letnev/carrier/1 space-battle', 'sol/cruiser/1 space-battle', 'letnev/fighter/1 no-support']);
  });
});

describe('shots before the first round (S8.8-S9.9, RZ35)', () => {
  const dreadnoughts: WorldSpec = { seats: ['sol', 'hacan'], systems: row, ships: { 12: { sol: { dreadnought: 2 }, hacan: { dreadnought: 1 } } }, technologies: { sol: ['assault-cannon'], hacan: ['assault-cannon'] } };
  test('S9.9: where both have Assault Cannons, those that one side has more fire first', () => {
    const played = playPhase(came(aGermanWorld(dreadnoughts, 'space-combat'), { 'sol/dreadnought/1': '11', 'sol/dreadnought/2': '11' }), { dice: { '12/cannon/sol': [4] } });
    expect(eventsOf(played, 'dice-rolled').map(({ label, cites }) => [label, cites])).toEqual([['12/cannon/sol', ['S8.8', 'S9.9']]]);
    expect(shipsOf(played.state, 'hacan')).toEqual([]);
  });
  test('S9.8: two Cruisers of Mentak fire, and what they hit does not fire back; an Admiral adds no die (S9.10)', () => {
    const raid: WorldSpec = { seats: ['mentak', 'hacan'], systems: row, ships: { 12: { mentak: { cruiser: 3 }, hacan: { cruiser: 2 } } }, leaders: { 'mentak/admiral': 'mentak/cruiser/1' } };
    const played = playPhase(came(aGermanWorld(raid, 'space-combat'), { 'hacan/cruiser/1': '11', 'hacan/cruiser/2': '11' }), { dice: { '12/raid/mentak': [8, 9] } });
    expect(shipsOf(played.state, 'hacan')).toEqual([]);
  });
  test('who has left before the battle is not shot at', () => {
    const played = playPhase(came(aGermanWorld(dreadnoughts, 'space-combat'), { 'sol/dreadnought/1': '11', 'sol/dreadnought/2': '11' }), { answers: { 'retreat/hacan': { to: '13' } } });
    expect(eventsOf(played, 'dice-rolled')).toEqual([]);
  });
});

describe('Schneller Rückzug (S9.5, B44)', () => {
  const world: WorldSpec = { seats: ['letnev', 'sol'], systems: row, ships: { 12: { letnev: { cruiser: 2 }, sol: { cruiser: 1 } } }, seat: { sol: { hand: ['skilled-retreat'] } } };
  const slip = { use: { card: 'skilled-retreat', on: '11' } };
  test('before any round the attacked fleet may slip away', () => {
    const played = playPhase(came(aGermanWorld(world, 'space-combat'), { 'letnev/cruiser/1': '13', 'letnev/cruiser/2': '13' }), { answers: { 'space-combat/2/card/sol': slip }, dice: { 'space-combat/1/letnev': [1, 1], 'space-combat/1/sol': [1] } });
    expect(shipsOf(played.state, 'sol', '11')).toEqual(['sol/cruiser/1']);
    expect(citedBy(played)).toEqual(expect.arrayContaining(['S9.5', 'B44']));
  });
  test('against an Admiral who attacks the card is no use, and its holder alone is told', () => {
    const state = came(aGermanWorld({ ...world, leaders: { 'letnev/admiral': 'letnev/cruiser/1' } }, 'space-combat'), { 'letnev/cruiser/1': '13', 'letnev/cruiser/2': '13' });
    const played = playPhase(state, { dice: { 'space-combat/1/letnev': [8, 1, 1], 'space-combat/1/sol': [1] } });
    expect(eventsOf(played, 'retreat-banned')).toMatchObject([{ seat: 'sol', by: 'letnev', card: 'skilled-retreat', audience: ['sol'], cites: ['B44'] }]);
    expect(played.questions.find(({ kind }) => kind === 'card')?.params).toMatchObject({ options: [] });
  });
});
