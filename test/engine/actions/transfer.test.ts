import { describe, expect, test } from '@jest/globals';
import type { ActionIntent, LeaderRef, UnitRef } from '../../../src/engine/order-intents.js';
import { transferOutcome } from '../../../src/engine/actions/transfer.js';
import type { Outcome } from '../../../src/engine/actions/outcome.js';
import { aWorld, thirdEdition, type WorldSpec } from '../../support/world.js';

type Transfer = Extract<ActionIntent, { order: 'transfer' }>;

const general: LeaderRef = { class: 'general' };
const cruiser1: UnitRef = { kind: 'cruiser', number: 1 };
const cruiser2: UnitRef = { kind: 'cruiser', number: 2 };
const dreadnought: UnitRef = { kind: 'dreadnought', number: 1 };
/** Systems 1 and 2; Letnev acts in 2. Its General is on Arc Prime in 1, its Cruisers 1 and 2 are there, Cruiser 3 in 2. */
const base: WorldSpec = {
  seats: ['letnev', 'hacan'],
  systems: { 1: { planets: { 'arc-prime': { owner: 'letnev' }, wren: {} } }, 2: { planets: { abyz: { owner: 'hacan' } } } },
  ships: { 1: { letnev: { cruiser: 2 } }, 2: { letnev: { cruiser: 1 } } },
  leaders: { 'letnev/general': 'arc-prime' },
};
const aboard: WorldSpec = { ...base, leaders: { 'letnev/general': 'letnev/cruiser/1' } };

function transfer(spec: WorldSpec, order: Partial<Transfer> = {}, system?: string): Outcome {
  const context = { state: aWorld(spec), rules: thirdEdition, seat: 'letnev', ...(system === undefined ? {} : { system }) };
  return transferOutcome(context, { order: 'transfer', leaders: [general], from: { planet: 'arc-prime' }, to: cruiser1, ...order });
}
function problem(spec: WorldSpec, order: Partial<Transfer> = {}, system?: string): unknown {
  const outcome = transfer(spec, order, system);
  return outcome.ok ? undefined : outcome.problem;
}
const boarded = (leader: string, from: object, to: string, cites: readonly string[]): object => ({
  ok: true, warnings: [], events: [expect.objectContaining({ type: 'leader-boarded', leader, from, to, how: 'transfer', cites })],
});

describe('who changes place (B8, A7, A8, R4.0d)', () => {
  const onPlanet = { on: 'planet', planet: 'arc-prime' };
  const onShip = { on: 'piece', piece: 'letnev/cruiser/1' };
  test.each<[string, WorldSpec, Partial<Transfer>, object]>([
    ['from his planet', base, {}, boarded('letnev/general', onPlanet, 'letnev/cruiser/1', ['B8', 'A7', 'A8'])],
    ['from his planet, where the option forbids ship to ship alone', { ...base, options: { 'leaders.shipToShip': false } }, {}, boarded('letnev/general', onPlanet, 'letnev/cruiser/1', ['B8', 'A7', 'A8'])],
    ['from somewhere in the system: a planet', base, { from: { system: '1' } }, boarded('letnev/general', onPlanet, 'letnev/cruiser/1', ['B8', 'A7', 'A8'])],
    ['from somewhere in the system: a ship', aboard, { from: { system: '1' }, to: cruiser2 }, boarded('letnev/general', onShip, 'letnev/cruiser/2', ['B8', 'A7', 'A8', 'leaders.shipToShip'])],
    ['from a ship', aboard, { from: cruiser1, to: cruiser2 }, boarded('letnev/general', onShip, 'letnev/cruiser/2', ['B8', 'A7', 'A8', 'leaders.shipToShip'])],
    ['from a ship without its number', { ...aboard, ships: { 1: { letnev: { cruiser: 1, carrier: 1 } } } }, { from: { kind: 'cruiser', count: 1 }, to: { kind: 'carrier', number: 1 } }, boarded('letnev/general', onShip, 'letnev/carrier/1', ['B8', 'A7', 'A8', 'leaders.shipToShip'])],
    ['onto a ship without its number: one in his system', { ...base, ships: { 2: { letnev: { cruiser: 1 } }, 1: { letnev: { cruiser: 1 } } } }, { to: { kind: 'cruiser', count: 1 } }, boarded('letnev/general', onPlanet, 'letnev/cruiser/1', ['B8', 'A7', 'A8'])],
  ])('%s', (_name, spec, order, expected) => {
    expect(transfer(spec, order)).toEqual(expected);
  });

  test.each<[string, Transfer['from'], string]>([
    ['his planet', { planet: 'abyz' }, 'letnev/cruiser/3'], ['his system', { system: '2' }, 'letnev/cruiser/3'], ['the ship', { kind: 'carrier', number: 1 }, 'letnev/cruiser/3'],
  ])('onto a ship of a kind that is in several systems: the one beside %s', (_name, from, to) => {
    const spec: WorldSpec = { ...base, ships: { 1: { letnev: { cruiser: 2 } }, 2: { letnev: { cruiser: 1, carrier: 1 } } }, leaders: { 'letnev/general': 'kind' in from ? 'letnev/carrier/1' : 'abyz' } };
    expect(transfer(spec, { from, to: { kind: 'cruiser', count: 1 } })).toMatchObject({ ok: true, events: [{ to }] });
  });

  test('of two of a class the one at the place of the order is meant', () => {
    const spec: WorldSpec = { ...base, seats: ['letnev', 'hacan'], leaders: { 'letnev/general/1': 'letnev/cruiser/3', 'letnev/general/2': 'letnev/cruiser/2', 'letnev/general/3': 'arc-prime' } };
    expect(transfer(spec)).toMatchObject({ events: [{ leader: 'letnev/general/3' }] });
    expect(transfer(spec, { from: cruiser2 })).toMatchObject({ events: [{ leader: 'letnev/general/2' }] });
    expect(transfer(spec, { from: { system: '1' } })).toMatchObject({ events: [{ leader: 'letnev/general/2' }] });
  });
});

describe('refused, with what is possible instead (B9)', () => {
  const refusal = (code: string, params: object, cites: readonly string[], suggestion?: object): object => ({ code, params, cites, severity: 'refused', ...(suggestion === undefined ? {} : { suggestion }) });
  const toPlanet = (planet: string): Partial<Transfer> => ({ to: { planet } });
  const instead = (from: Transfer['from'], to: UnitRef): object => ({ order: 'transfer', leaders: [general], from, to });
  test.each<[string, WorldSpec, Partial<Transfer>, object]>([
    ['onto an own planet: he lands', base, toPlanet('arc-prime'), refusal('transfer-needs-ship', {}, ['B8', 'B9'], { order: 'land', units: [], leaders: [general], planet: 'arc-prime' })],
    ['onto a foreign planet', base, toPlanet('abyz'), refusal('transfer-needs-ship', {}, ['B8', 'B9'])],
    ['onto a neutral planet', base, toPlanet('wren'), refusal('transfer-needs-ship', {}, ['B8', 'B9'])],
    ['onto a planet that is not on the map', base, toPlanet('nowhere'), refusal('transfer-needs-ship', {}, ['B8', 'B9'])],
    ['onto what is no ship', base, { to: { kind: 'ground-force', count: 1 } }, refusal('transfer-needs-ship', {}, ['B8', 'B9'])],
    ['onto a ship of somebody else', { ...base, ships: { 1: { hacan: { dreadnought: 1 } } } }, { to: { kind: 'dreadnought', number: 1 } }, refusal('transfer-onto-enemy', { owner: 'hacan' }, ['A6'])],
    ['onto a ship that does not exist', base, { to: { kind: 'cruiser', number: 9 } }, refusal('no-such-piece', { unit: { kind: 'cruiser', number: 9 } }, ['R2.4'])],
    ['who has no such leader', base, { leaders: [{ class: 'agent' }] }, refusal('no-such-leader', { leader: { class: 'agent' } }, ['A1', 'R4.0a'])],
    ['he is on another planet', base, { from: { planet: 'wren' } }, refusal('leader-not-there', { leader: 'letnev/general', where: 'wren' }, ['B8'])],
    ['he is in another system', base, { from: { system: '2' }, to: { kind: 'cruiser', number: 3 } }, refusal('leader-not-there', { leader: 'letnev/general', where: '2' }, ['B8'])],
    ['he is on no ship', base, { from: cruiser1 }, refusal('leader-not-there', { leader: 'letnev/general', where: 'cruiser 1' }, ['B8'])],
    ['he is on another ship', aboard, { from: cruiser2 }, refusal('leader-not-there', { leader: 'letnev/general', where: 'cruiser 2' }, ['B8'])],
    ['he is on a ship, not on the planet', aboard, {}, refusal('leader-not-there', { leader: 'letnev/general', where: 'arc-prime' }, ['B8'])],
    ['he is on a ship of another kind', aboard, { from: { kind: 'carrier', count: 1 }, to: cruiser2 }, refusal('leader-not-there', { leader: 'letnev/general', where: 'carrier' }, ['B8'])],
    ['from a planet that is not on the map', base, { from: { planet: 'nowhere' } }, refusal('leader-not-there', { leader: 'letnev/general', where: 'nowhere' }, ['B8'])],
    ['he is on no ship of that kind', base, { from: { kind: 'carrier', count: 1 } }, refusal('leader-not-there', { leader: 'letnev/general', where: 'carrier' }, ['B8'])],
    ['from a planet to a ship elsewhere: onto one beside him', base, { to: { kind: 'cruiser', number: 3 } }, refusal('transfer-not-in-system', { from: '1', to: '2' }, ['B8', 'B9'], instead({ planet: 'arc-prime' }, cruiser1))],
    ['from a ship to a ship elsewhere: onto another beside him', aboard, { from: cruiser1, to: { kind: 'cruiser', number: 3 } }, refusal('transfer-not-in-system', { from: '1', to: '2' }, ['B8', 'B9'], instead({ system: '1' }, cruiser2))],
    ['to a ship elsewhere, beside Fighters and foreign ships alone', { ...base, ships: { 1: { letnev: { fighter: 1 }, hacan: { cruiser: 1 } }, 2: { letnev: { cruiser: 1 } } } }, { to: cruiser1 }, refusal('transfer-not-in-system', { from: '1', to: '2' }, ['B8', 'B9'])],
    ['from ship to ship where the option forbids it', { ...aboard, options: { 'leaders.shipToShip': false } }, { from: cruiser1, to: cruiser2 }, refusal('ship-to-ship-not-allowed', {}, ['leaders.shipToShip', 'R4.0d'])],
    ['beside enemy ships', { ...base, ships: { 1: { letnev: { cruiser: 1 }, hacan: { fighter: 1 } } } }, {}, refusal('transfer-with-enemies', { system: '1' }, ['R2.9'])],
    ['onto a foreign planet: he lands with a ground force, if one is there', { ...base, cargo: { 'letnev/cruiser/2': { 'ground-force': 2 } } }, toPlanet('wren'), refusal('transfer-needs-ship', {}, ['B8', 'B9'], { order: 'land', units: [{ kind: 'ground-force', count: 1 }], leaders: [general], planet: 'wren' })],
    ['onto a ship of somebody else: onto an own one beside him', { ...base, ships: { 1: { letnev: { cruiser: 1 }, hacan: { dreadnought: 1 } } } }, { to: dreadnought }, refusal('transfer-onto-enemy', { owner: 'hacan' }, ['A6'], instead({ planet: 'arc-prime' }, cruiser1))],
    ['onto a ship of somebody else, from one of two places', { ...base, ships: { 1: { hacan: { dreadnought: 1 } }, 2: { letnev: { cruiser: 1 } } }, leaders: { 'letnev/general/1': 'abyz', 'letnev/general/2': 'arc-prime' } }, { to: dreadnought }, refusal('transfer-onto-enemy', { owner: 'hacan' }, ['A6'])],
    ['a captive, onto a ship of somebody else', { ...base, ships: { 1: { letnev: { cruiser: 1 }, hacan: { dreadnought: 1 } } }, leaders: { 'letnev/general': { on: 'captive', captor: 'hacan', since: 1 } } }, { to: dreadnought }, refusal('transfer-onto-enemy', { owner: 'hacan' }, ['A6'])],
    ['nobody, onto a ship of somebody else', { ...base, ships: { 1: { hacan: { dreadnought: 1 } } } }, { leaders: [], to: dreadnought }, refusal('transfer-onto-enemy', { owner: 'hacan' }, ['A6'])],
    ['from a ship to a ship elsewhere, where the option forbids any other', { ...aboard, options: { 'leaders.shipToShip': false } }, { from: cruiser1, to: { kind: 'cruiser', number: 3 } }, refusal('transfer-not-in-system', { from: '1', to: '2' }, ['B8', 'B9'])],
    ['from a planet to a ship elsewhere, where the option forbids only ship to ship', { ...base, options: { 'leaders.shipToShip': false } }, { to: { kind: 'cruiser', number: 3 } }, refusal('transfer-not-in-system', { from: '1', to: '2' }, ['B8', 'B9'], instead({ planet: 'arc-prime' }, cruiser1))],
  ])('%s', (_name, spec, order, expected) => {
    expect(problem(spec, order)).toEqual(expected);
  });

  test.each<[string, readonly string[], string, boolean]>([
    ['an own counter of an earlier action', ['letnev'], '2', true], ['the own counter of this action', ['letnev'], '1', false], ['a counter of somebody else', ['hacan'], '2', false],
  ])('R2.9: in the system lies %s (%j, active is %s): refused %s', (_name, counters, system, isRefused) => {
    const spec = { ...base, systems: { ...base.systems, 1: { planets: { 'arc-prime': { owner: 'letnev' } }, counters } } };
    expect(problem(spec, {}, system)).toEqual(isRefused ? refusal('transfer-from-activated', { system: '1' }, ['R2.9']) : undefined);
  });

  test('one leader of the line who cannot refuses it all', () => {
    expect(problem({ ...base, leaders: { ...base.leaders, 'letnev/admiral': 'letnev/cruiser/3' } }, { leaders: [general, { class: 'admiral' }] })).toMatchObject({ code: 'leader-not-there' });
  });
});
