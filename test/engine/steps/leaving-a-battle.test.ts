import { describe, expect, test } from '@jest/globals';
import { spaceBattle } from '../../../src/engine/steps/space-battle.js';
import { aWorld, eventsOf, play, shipsOf, thirdEdition, type PlayOptions, type WorldSpec } from '../../support/world.js';

/** Letnev attacks in 27 with an Admiral; the defender has activated 28, and 26 is free. */
function world(defender: string, more: Partial<WorldSpec> = {}) {
  return aWorld({
    seats: ['letnev', defender], systems: { 26: {}, 27: { counters: ['letnev'] }, 28: { counters: [defender] } },
    ships: { 27: { letnev: { cruiser: 1 }, [defender]: { cruiser: 1 } } }, leaders: { 'letnev/admiral': 'letnev/cruiser/1' }, ...more,
  });
}
const fight = (state: ReturnType<typeof world>, options: PlayOptions) => play(state, (turn) => spaceBattle(turn, { seat: 'letnev', system: '27' }), options);
const lost = { 'space-combat/1/letnev': [7, 1], 'space-combat/1/hacan': [1] };

describe('Naalu leave before the battle', () => {
  test('T040 A60: an Admiral does not stop them, no shot is fired', () => {
    const played = fight(world('naalu'), { answers: { 'before-battle/naalu': { to: '28' } } });
    expect(shipsOf(played.state, 'naalu', '28')).toEqual(['naalu/cruiser/1']);
    expect(eventsOf(played, 'dice-rolled')).toEqual([]);
    expect(eventsOf(played, 'retreat-announced')).toMatchObject([{ as: 'before-battle', to: '28' }]);
    expect(eventsOf(played, 'retreat-announced')[0]?.cites).toContain('A60');
    expect(eventsOf(played, 'battle-closed')).toMatchObject([{ winner: 'letnev' }]);
  });
  test('they may stay, and other races are not asked', () => {
    const stays = fight(world('naalu'), { dice: { 'space-combat/1/letnev': [7, 1], 'space-combat/1/naalu': [1] } });
    expect(stays.questions.map((question) => question.id)).toEqual(['27/before-battle/naalu']);
    expect(fight(world('hacan'), { dice: lost }).questions).toEqual([]);
  });
});

describe('Tactical Retreat (R2.27)', () => {
  const tactical = (bans: boolean, plays = true): Partial<WorldSpec> => ({ options: { 'retreat.tactical': plays, 'admiral.bansTacticalRetreat': bans } });
  test('admiral.bansTacticalRetreat: the Admiral bans it with the usual one', () => {
    const played = fight(world('hacan', tactical(true)), { dice: lost });
    expect(played.questions).toEqual([]);
    expect(eventsOf(played, 'retreat-banned')[0]?.cites).toContain('admiral.bansTacticalRetreat');
  });
  test('not banned: for a Strategy counter, which goes where the fleet goes', () => {
    const quiet = { 'space-combat/1/letnev': [1, 1], 'space-combat/1/hacan': [1] };
    const played = fight(world('hacan', tactical(false)), { dice: quiet, answers: { 'retreat/hacan': { to: '26' } } });
    expect(played.questions).toMatchObject([{ params: { options: ['26'], tactical: ['26'] } }]);
    expect(played.state.seats['hacan']?.counters.strategy).toBe(1);
    expect(played.state.systems['26']?.counters).toEqual(['hacan']);
    expect(shipsOf(played.state, 'hacan', '26')).toEqual(['hacan/cruiser/1']);
    expect(eventsOf(played, 'retreat-announced')).toMatchObject([{ as: 'tactical' }]);
  });
  test('without an Admiral both ways lie open; without a counter, beside an enemy, or where the game does not play with it only the usual one', () => {
    const options = (more: Partial<WorldSpec>) => fight(world('hacan', { ...tactical(true), leaders: {}, ...more }), { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1] } }).questions.map((question) => question.params);
    expect(options({})).toMatchObject([{ options: ['28', '26'], tactical: ['26'] }]);
    const poor = { seat: { hacan: { counters: { command: 3, strategy: 0, fleet: 3 } } } };
    const held = { systems: { 26: { planets: { abyz: { owner: 'letnev', forces: { letnev: { 'ground-force': 1 } } } } }, 27: { counters: ['letnev'] }, 28: { counters: ['hacan'] } } };
    for (const more of [poor, held, tactical(true, false)]) expect(options(more)).toMatchObject([{ options: ['28'] }]);
  });
});

describe('Skilled Retreat', () => {
  const german = { ...thirdEdition, leaders: { ...thirdEdition.leaders, admiral: { ...thirdEdition.leaders.admiral, retreat: { bans: 'card' as const, cites: ['B44'] } } } };
  const held = (leaders = {}): Partial<WorldSpec> => ({ seat: { hacan: { hand: ['skilled-retreat'] } }, leaders: { 'letnev/admiral': 'letnev/cruiser/1', ...leaders } });
  const away = { '1/card/hacan': { use: { card: 'skilled-retreat', on: '26' } } };
  test.each([['without', {}], ['with', { 'hacan/admiral': 'hacan/cruiser/1' }]])('T163 R2.28: in the third edition %s an own Admiral it takes the fleet away', (_with, leaders) => {
    const played = fight(world('hacan', held(leaders)), { answers: away });
    expect(shipsOf(played.state, 'hacan', '26')).toEqual(['hacan/cruiser/1']);
    expect(played.state.seats['hacan']?.hand).toEqual([]);
    expect(eventsOf(played, 'retreat-announced')).toMatchObject([{ as: 'card', to: '26' }]);
  });
  test('T163 B44: where the Admiral bans the card it is not offered; its holder alone is told', () => {
    const played = fight(world('hacan', held()), { rules: german, dice: lost });
    expect(played.questions[0]).toMatchObject({ kind: 'card', params: { options: [] } });
    expect(eventsOf(played, 'retreat-banned')).toMatchObject([{ audience: ['hacan'], cites: ['B44'] }]);
  });
  test('T163 B44: with an own Admiral it is', () => {
    const played = fight(world('hacan', held({ 'hacan/admiral': 'hacan/cruiser/1' })), { rules: german, answers: away });
    expect(shipsOf(played.state, 'hacan', '26')).toEqual(['hacan/cruiser/1']);
  });
  test('cancelled it does nothing, and the round is fought', () => {
    const state = world('hacan', { seat: { hacan: { hand: ['skilled-retreat'] }, letnev: { hand: ['sabotage'] } }, leaders: {}, systems: { 26: {}, 27: {}, 28: {} } });
    const played = fight(state, { dice: { 'space-combat/1/letnev': [7], 'space-combat/1/hacan': [1] }, answers: { ...away, 'card/reaction/letnev': { with: 'card' } } });
    expect(shipsOf(played.state, 'hacan')).toEqual([]);
    expect([played.state.seats['hacan']?.hand, played.state.seats['letnev']?.hand]).toEqual([[], []]);
  });
});
