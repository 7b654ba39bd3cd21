import { expect, test } from '@jest/globals';
import { captivesInOrder, crewOf, leadersOnOf, stackingCites } from '../../../src/engine/calc/leaders-on.js';
import type { LeaderId } from '../../../src/engine/ids.js';
import type { GameState, Leader, LeaderPlace } from '../../../src/engine/state.js';
import { aWorld, thirdEdition } from '../../support/world.js';

const places = { ship: 'xxcha/cruiser/1', planet: 'abyz' } as const;
const crew = ['xxcha/admiral', 'xxcha/diplomat/1', 'xxcha/diplomat/2'] as const;
/** Leaders in the order given, whatever it is: a state keeps no order of its own. */
function withLeaders(leaders: readonly (readonly [LeaderId, string | LeaderPlace])[]): GameState {
  const state = aWorld({
    seats: ['xxcha', 'hacan'], systems: { 27: { planets: { abyz: { owner: 'xxcha' } } } }, ships: { 27: { xxcha: { cruiser: 1 } } }, leaders: Object.fromEntries(leaders),
  });
  return { ...state, leaders: Object.fromEntries(leaders.flatMap(([id]) => (state.leaders[id] === undefined ? [] : [[id, state.leaders[id]]]))) };
}
const ids = (leaders: readonly Leader[]): readonly LeaderId[] => leaders.map((leader) => leader.id);
const orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] as const;
const inRoster = [...crew].sort((left, right) => rosterPlace(left) - rosterPlace(right));
function rosterPlace(id: LeaderId): number {
  return thirdEdition.races['xxcha']?.leaders.findIndex((entry) => entry.class === id.split('/')[1]) ?? -1;
}

test.each(orders.map((order) => [order]))('R5.1: a crew stands as its race lists it, two of a class by their number, in whatever order %j the state holds them', (order) => {
  const some = order.map((place) => crew[place] ?? '');
  expect(ids(crewOf(withLeaders(some.map((id) => [id, places.ship])), thirdEdition, places.ship))).toEqual(inRoster);
  const state = withLeaders(some.map((id) => [id, places.planet]));
  expect(ids(leadersOnOf(state, thirdEdition, { planet: 'abyz', seat: 'xxcha' }))).toEqual(inRoster);
  expect(ids(leadersOnOf(state, thirdEdition, { planet: 'abyz', seat: 'xxcha', class: 'diplomat' }))).toEqual(['xxcha/diplomat/1', 'xxcha/diplomat/2']);
  expect(leadersOnOf(state, thirdEdition, { planet: 'abyz', seat: 'hacan' })).toEqual([]);
});

test('A39: captives stand as they were captured, of those of one day by name', () => {
  const held = (since: number): LeaderPlace => ({ on: 'captive', captor: 'hacan', since });
  const captured = [['xxcha/admiral', held(3)], ['xxcha/diplomat/2', held(2)], ['xxcha/diplomat/1', held(2)]] as const;
  for (const order of orders) {
    const some = order.flatMap((place) => captured[place] === undefined ? [] : [captured[place]]);
    expect(ids(captivesInOrder(withLeaders(some), 'hacan'))).toEqual(['xxcha/diplomat/1', 'xxcha/diplomat/2', 'xxcha/admiral']);
  }
});

test.each([[0, []], [1, []], [2, ['A69']], [3, ['A69']]])('A69: of %i leaders of a class the report cites %j', (count, cites) => {
  expect(stackingCites(thirdEdition, crewOf(withLeaders(crew.map((id) => [id, places.ship])), thirdEdition, places.ship).slice(0, count))).toEqual(cites);
});
