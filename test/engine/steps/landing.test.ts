import { expect, test } from '@jest/globals';
import { bombardOutcome } from '../../../src/engine/actions/bombard.js';
import { landOutcome } from '../../../src/engine/actions/land.js';
import type { TurnIntent } from '../../../src/engine/order-intents.js';
import { eventsOf, on, thirdEdition } from '../../support/world.js';
import { bombard, invade, land, overAbyz, whereabouts, type AbyzSpec } from './abyz.js';

type Land = Extract<TurnIntent, { order: 'land' }>;
const neutral = { abyz: {}, defender: 'hacan' };
const agentAboard = { more: { leaders: { 'sol/agent': 'sol/carrier/1' } }, invader: 'sol' };

function check(spec: AbyzSpec, intent: Land) {
  const state = overAbyz(spec);
  const outcome = landOutcome({ state, rules: thirdEdition, seat: spec.invader ?? 'letnev', system: '27' }, intent);
  return outcome.ok ? { ok: true, warnings: outcome.warnings.map((problem) => problem.code) } : { ok: false, problem: outcome.problem };
}

const refusals: readonly (readonly [string, AbyzSpec, Land, string])[] = [
  ['T010 A9 R4.0e', { ...agentAboard, cargo: {} }, land('abyz', {}, ['agent']), 'leader-needs-escort'],
  ['A9 on a neutral planet', { ...agentAboard, cargo: {} }, land('fria', {}, ['agent']), 'leader-on-neutral-planet'],
  ['T121 A71', { ...agentAboard, fria: { tradeStation: true } }, land('fria', {}, ['agent']), 'no-leaders-on-trade-stations'],
  ['A71', { cargo: { 'ground-force': 1 }, fria: { tradeStation: true } }, land('fria', { 'ground-force': 1 }), 'trade-station-no-landing'],
  ['R2.33', { cargo: { 'ground-force': 1 } }, land('letnev-home', { 'ground-force': 1 }), 'planet-not-here'],
  ['R2.33', { cargo: { 'ground-force': 1 } }, land('abyz', { 'ground-force': 2 }), 'not-enough'],
  ['R2.33', {}, land('abyz', {}), 'nothing-to-land'],
  ['R2.44', { cargo: { pds: 1 }, fria: { owner: 'letnev', forces: { letnev: { pds: 2 } } } }, land('fria', { pds: 1 }), 'pds-limit'],
  ['A1', { cargo: { 'ground-force': 1 } }, land('abyz', { 'ground-force': 1 }, ['agent']), 'no-such-leader'],
  ['R2.33', { cargo: { 'ground-force': 1 }, more: { leaders: { 'letnev/general': 'letnev-home' } } }, land('abyz', { 'ground-force': 1 }, ['general']), 'leader-not-there'],
];
test.each(refusals)('%s: a landing is refused before the deadline (%#)', (_row, spec, intent, code) => {
  expect(check(spec, intent)).toMatchObject({ ok: false, problem: { code } });
});

test('A9: the nearest legal order brings an escort; of too many as many as are aboard', () => {
  expect(check({ ...agentAboard, cargo: { 'ground-force': 2 } }, land('abyz', {}, ['agent']))).toMatchObject({ problem: { suggestion: land('abyz', { 'ground-force': 1 }, ['agent']) } });
  expect(check({ cargo: { 'ground-force': 2 } }, land('abyz', { 'ground-force': 3 }))).toMatchObject({ problem: { suggestion: land('abyz', { 'ground-force': 2 }) } });
});

test('R2.33: a PDS that lands alone is a doubt before the deadline, and destroyed after it', () => {
  const spec = { cargo: { pds: 1 } };
  expect(check(spec, land('abyz', { pds: 1 }))).toEqual({ ok: true, warnings: ['pds-lands-alone'] });
  const played = invade(overAbyz(spec), [land('abyz', { pds: 1 })]);
  expect(eventsOf(played, 'forces-lost')).toMatchObject([{ seat: 'letnev', forces: { pds: 1 }, cause: 'landed-alone' }]);
  expect(eventsOf(played, 'invasion-opened')).toEqual([]);
});

test('T011 A9: with one ground force the Agent lands and the invasion starts, in whatever order the lines stand', () => {
  const state = overAbyz({ ...agentAboard, ...neutral, cargo: { 'ground-force': 1 } });
  const played = invade(state, [land('abyz', {}, ['agent']), land('abyz', { 'ground-force': 1 })]);
  expect(whereabouts(played.state)).toEqual({ 'sol/agent': 'abyz' });
  expect(eventsOf(played, 'invasion-opened')).toHaveLength(1);
  expect(eventsOf(played, 'order-void')).toEqual([]);
});

test('R2.33 B10: own planets are unloaded onto, leaders without an escort, and no invasion follows', () => {
  const state = overAbyz({ cargo: { 'ground-force': 2 }, fria: { owner: 'letnev' }, more: { leaders: { 'letnev/general': 'letnev/carrier/1' } } });
  const played = invade(state, [land('fria', {}, ['general'])]);
  expect(whereabouts(played.state)).toEqual({ 'letnev/general': 'fria' });
  expect(eventsOf(played, 'invasion-opened')).toEqual([]);
});

test('after a battle as many land as survived, and a leader whose escort died stays aboard', () => {
  const some = invade(overAbyz({ cargo: { 'ground-force': 1 } }), [land('abyz', { 'ground-force': 3 })]);
  expect(on(some.state, 'abyz', 'letnev', 'ground-force')).toBe(1);
  expect(eventsOf(some, 'order-void')).toMatchObject([{ seat: 'letnev', order: 'land', problem: { code: 'not-enough', params: { have: 1 } } }]);
  const none = invade(overAbyz({ ...agentAboard, cargo: {} }), [land('abyz', { 'ground-force': 3 }, ['agent'])]);
  expect(whereabouts(none.state)).toEqual({ 'sol/agent': 'sol/carrier/1' });
  expect(eventsOf(none, 'order-void').map((event) => event.problem.code)).toEqual(['not-enough', 'leader-needs-escort']);
});

test('R2.9: nothing lands under enemy ships', () => {
  const state = overAbyz({ cargo: { 'ground-force': 1 }, more: { ships: { 27: { letnev: { carrier: 1 }, hacan: { fighter: 1 } } } } });
  const played = invade(state, [land('abyz', { 'ground-force': 1 })]);
  expect(played.events).toMatchObject([{ type: 'order-void', audience: ['letnev'], problem: { code: 'enemies-over-landing', params: { owner: 'hacan' } } }]);
});

test('a fleet that is gone lands nothing, and nobody else reads what it meant to do', () => {
  const state = overAbyz({ more: { ships: { 27: { hacan: { cruiser: 1 } } } } });
  const { events } = invade(state, [land('abyz', { 'ground-force': 1 })]);
  expect(events).toMatchObject([{ type: 'order-void', audience: ['letnev'], problem: { code: 'no-ships-to-land-from', params: { planet: 'abyz', system: '27' } } }]);
});

test('R2.34 R2.36: neutral planets are taken unopposed, one after the other in the order of the text', () => {
  const played = invade(overAbyz({ cargo: { 'ground-force': 2 }, abyz: { exhausted: false } }), [land('fria', { 'ground-force': 1 }), land('abyz', { 'ground-force': 1 })]);
  expect(eventsOf(played, 'planet-taken')).toMatchObject([{ planet: 'fria', by: 'letnev', how: 'unopposed' }, { planet: 'abyz', from: 'hacan', how: 'invasion' }]);
  expect(played.state.planets['fria']).toMatchObject({ owner: 'letnev', exhausted: true, forces: { letnev: { 'ground-force': 1 } } });
  expect(played.events.map((event) => event.type).slice(0, 2)).toEqual(['forces-landed', 'forces-landed']);
});

const guarded = { 'ground-force': 2 };
const bombardments: readonly (readonly [string, AbyzSpec, readonly string[], string | undefined])[] = [
  ['R2.37', { fleet: { dreadnought: 1 }, garrison: guarded }, [], 'no-landing'],
  ['R2.37', { fleet: { dreadnought: 1 }, garrison: guarded }, ['abyz'], undefined],
  ['R2.37', { fleet: { dreadnought: 1 }, garrison: { ...guarded, pds: 1 } }, ['abyz'], 'shield'],
  ['T063 A67', { fleet: { dreadnought: 1 }, garrison: { ...guarded, pds: 1 }, more: { technologies: { letnev: ['graviton-negator'] }, leaders: { 'hacan/scientist': 'abyz' } } }, ['abyz'], 'scientist'],
  ['A67 without a Scientist', { fleet: { dreadnought: 1 }, garrison: { ...guarded, pds: 1 }, more: { technologies: { letnev: ['graviton-negator'] } } }, ['abyz'], undefined],
  ['T061 A20', { fleet: { 'war-sun': 1 }, garrison: { ...guarded, pds: 1 }, more: { leaders: { 'hacan/scientist': 'abyz' } } }, [], 'scientist'],
  ['T062 A20', { fleet: { 'war-sun': 1 }, garrison: guarded, more: { leaders: { 'hacan/scientist': 'abyz' } } }, [], undefined],
  ['A68', { fleet: { 'war-sun': 1 }, garrison: { ...guarded, pds: 1 } }, [], undefined],
  ['R2.37', { fleet: { cruiser: 1 }, garrison: guarded }, ['abyz'], 'no-bombardment'],
  ['R2.37', { fleet: { 'war-sun': 1 }, garrison: {} }, [], 'nobody-there'],
  ['R2.37', { fleet: { 'war-sun': 1 }, abyz: { owner: 'letnev' } }, [], 'own'],
];
test.each(bombardments)('%s: who may bombard before the deadline (%#)', (_row, spec, landings, why) => {
  const outcome = bombardOutcome({ state: overAbyz(spec), rules: thirdEdition, seat: 'letnev', system: '27' }, bombard('abyz'), landings);
  expect(outcome.ok ? undefined : outcome.problem).toEqual(why === undefined ? undefined : expect.objectContaining({ code: 'cannot-bombard', params: expect.objectContaining({ why }) }));
});
