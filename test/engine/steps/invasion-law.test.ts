import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold } from '../../../src/engine/fold.js';
import { brokenAlways } from '../../../src/engine/invariants.js';
import { thirdEdition } from '../../support/world.js';
import { bombard, invade, land, overAbyz } from './abyz.js';

const few = (most: number): fc.Arbitrary<number> => fc.nat({ max: most });
const forces = fc.record({ 'ground-force': few(3), 'shock-troop': few(1), 'mechanized-unit': few(1), pds: few(2) });
const game = fc.record({
  fleet: fc.record({ carrier: fc.constant(1), dreadnought: few(2), 'war-sun': few(1) }),
  cargo: fc.record({ 'ground-force': few(3), 'shock-troop': few(1), 'mechanized-unit': few(1), pds: few(1) }),
  abyz: forces, fria: forces, dock: fc.boolean(), friaHeld: fc.boolean(), orderBombs: fc.boolean(),
  theirs: fc.subarray(['hacan/general', 'hacan/scientist', 'hacan/diplomat']), ours: fc.subarray(['sol/admiral', 'sol/diplomat', 'sol/agent']),
  captives: fc.subarray(['letnev/general', 'sol/diplomat']),
  options: fc.record({
    'captives.missKills': fc.boolean(), 'leaders.lostGarrison': fc.constantFrom('escapes' as const, 'stays' as const), 'diplomat.stopsMechanized': fc.boolean(),
    'leaders.failedInvasion': fc.constantFrom('captured' as const, 'roll' as const), 'captives.rescueDice': fc.constantFrom('perPlanet' as const, 'perCaptive' as const),
    'pds.firesWithoutGarrison': fc.boolean(), 'casualties.together': fc.boolean(), 'escape.noPlanet': fc.constantFrom('killed' as const, 'captured' as const, 'blockaded' as const),
  }),
  seed: fc.nat(),
});

test('whatever lands, after every event the board is a possible one, and at the end one party holds each planet', () => {
  fc.assert(fc.property(game, (spec) => {
    const held = Object.fromEntries(spec.captives.filter((id) => !spec.ours.includes(id)).map((id) => [id, { on: 'captive' as const, captor: 'hacan', since: 1 }]));
    const state = overAbyz({
      invader: 'sol', fleet: spec.fleet, cargo: spec.cargo, garrison: spec.abyz, abyz: { dock: spec.dock },
      fria: spec.friaHeld ? { owner: 'hacan', forces: { hacan: spec.fria } } : {},
      more: {
        seats: ['sol', 'hacan', 'letnev'], options: spec.options,
        leaders: { ...Object.fromEntries(spec.theirs.map((id, index) => [id, index === 0 ? 'abyz' : 'fria'])), ...Object.fromEntries(spec.ours.map((id) => [id, 'sol/carrier/1'])), ...held },
      },
    });
    const classes = spec.ours.map((id) => (id === 'sol/agent' ? 'agent' as const : id === 'sol/admiral' ? 'admiral' as const : 'diplomat' as const));
    const orders = [land('abyz', { 'ground-force': Math.min(1, spec.cargo['ground-force']), pds: spec.cargo.pds }, classes), land('fria', { 'ground-force': 3, 'shock-troop': 1, 'mechanized-unit': 1 }), ...(spec.orderBombs ? [bombard('abyz')] : [])];
    const dice = { roll: ({ label, count }: { readonly label: string; readonly count: number }) => Array.from({ length: count }, (_, index) => 1 + ((createHash('sha256').update(`${String(spec.seed)} ${label} ${String(index)}`).digest()[0] ?? 0) % 10)) };
    const played = invade(state, orders, { dice });
    let now = state;
    for (const event of played.events) {
      now = fold(now, event);
      expect(brokenAlways(now, thirdEdition)).toEqual([]);
    }
    expect(played.finished).toBe(true);
    for (const planet of Object.values(now.planets)) {
      const strangers = Object.keys(planet.forces).filter((seat) => seat !== planet.owner);
      const strayed = Object.values(now.leaders).filter((leader) => leader.at.on === 'planet' && leader.at.planet === planet.id && leader.seat !== planet.owner);
      // A leader of Hacan who began on a planet that nobody holds is the test's own doing.
      expect([...strangers, ...strayed.filter((leader) => planet.id !== 'fria' || leader.seat === 'sol').map((leader) => leader.id)]).toEqual([]);
    }
  }), { numRuns: 150, seed: 27 });
});
