import { describe, expect, test } from '@jest/globals';
import { leaderIds, ruleSetOf, type GameEvent, type LeaderClass } from '../../src/engine/index.js';
import { runScenario } from '../../src/scenario/run-scenario.js';
import { scenarioSchema } from '../../src/scenario/schema.js';

// A2: leaders differ in name and picture; what they can do hangs on their class alone. So the same position is played for every race that
// has a leader of a class, once with and once without him, and he must make the same difference for all of them.

const races = ruleSetOf('third-edition')?.races ?? {};
const withClass = (kind: LeaderClass): readonly (readonly [string, string])[] => Object.values(races)
  .flatMap((race) => leaderIds(race).filter((id) => id.split('/')[1] === kind).slice(0, 1).map((id) => [race.id, id] as const));

type Position = { readonly seats: readonly string[]; readonly systems: object; readonly cargo?: object; readonly leaders: object; readonly orders: object; readonly answers?: object; readonly dice?: object };
function eventsOf({ seats, systems, cargo = {}, leaders, orders, answers = {}, dice = {} }: Position): readonly GameEvent[] {
  // No technologies and plenty of supply: what the race itself brings along is there with and without the leader.
  const plain = Object.fromEntries(seats.map((seat) => [seat, { technologies: [], counters: { fleet: 9 } }]));
  const read = scenarioSchema.parse({ name: 'A2', proves: ['A2'], ruleset: 'third-edition', seats, galaxy: { systems, seats: plain, cargo, leaders }, orders, answers, dice });
  const run = runScenario(read);
  expect(run.mistakes.filter((mistake) => !mistake.startsWith('nobody'))).toEqual([]);
  return run.turns.flatMap((turn) => turn.events);
}
const foeOf = (race: string): string => (race === 'hacan' ? 'letnev' : 'hacan');
const rolled = (events: readonly GameEvent[], label: string): readonly number[] => events.flatMap((event) => (event.type === 'dice-rolled' && event.label === label ? event.dice.map((die) => die.modifiers.reduce((sum, { by }) => sum + by, 0)) : []));

/** The enemy invades Abyz of this race with a Dreadnought and one ground force. */
function invaded(race: string, leader: string | undefined, pds = 0): readonly GameEvent[] {
  const foe = foeOf(race);
  return eventsOf({
    seats: [foe, race],
    systems: { 14: { planets: { wellon: { owner: foe } }, ships: { [foe]: { carrier: 1, dreadnought: 1 } } }, 27: { planets: { abyz: { owner: race, forces: { 'ground-force': 2, ...(pds > 0 ? { pds } : {}) } } } }, 31: { planets: { lodor: { owner: race } } } },
    cargo: { [`${foe}/carrier/1`]: { 'ground-force': 1 } },
    leaders: leader === undefined ? {} : { [leader]: 'abyz' },
    orders: { [foe]: 'ACTIVATE 27\nMOVE Dreadnought 1, Carrier 1 FROM 14\nLAND 1 ground force ON Abyz\n', [race]: 'PDS HOLD\nDIPLOMAT DELAY\n' },
    dice: { bombardment: [1], 'pds-landing': Array.from({ length: pds }, () => 10), [`invasion-combat/1/${foe}`]: [1], [`invasion-combat/1/${race}`]: [10, 1] },
  });
}

describe('A2: the ability depends on the class alone', () => {
  test.each(withClass('admiral'))('Admiral of %s: one die and one step more', (race, leader) => {
    const battle = (leaders: object, dice: readonly number[]): readonly GameEvent[] => eventsOf({
      seats: [race, foeOf(race)], leaders, orders: { [race]: 'ACTIVATE 27\nMOVE Dreadnought 1 FROM 14\n' },
      systems: { 13: {}, 14: { planets: { wellon: { owner: race } }, ships: { [race]: { dreadnought: 1 } } }, 27: { ships: { [foeOf(race)]: { fighter: 1, carrier: 1 } } } },
      dice: { [`space-combat/1/${race}`]: dice, [`space-combat/1/${foeOf(race)}`]: [1, 1], [`space-combat/2/${race}`]: dice, [`space-combat/2/${foeOf(race)}`]: [1] },
    });
    expect(rolled(battle({}, [10]), `27/space-combat/1/${race}`)).toHaveLength(1);
    expect(rolled(battle({ [leader]: `${race}/dreadnought/1` }, [10, 10]), `27/space-combat/1/${race}`)).toHaveLength(2);
    const twoSteps = (leaders: object): boolean => eventsOf({
      seats: [race, foeOf(race)], leaders, orders: { [race]: 'ACTIVATE 27\nMOVE Dreadnought 1 FROM 12\n' },
      systems: { 12: { planets: { wellon: { owner: race } }, ships: { [race]: { dreadnought: 1 } } }, 14: {}, 27: {} },
    }).some((event) => event.type === 'fleet-moved');
    expect([twoSteps({}), twoSteps({ [leader]: `${race}/dreadnought/1` })]).toEqual([false, true]);
  });

  test.each(withClass('general'))('General of %s: four off the bombardment, one for the defenders', (race, leader) => {
    const [without, beside] = [invaded(race, undefined), invaded(race, leader)];
    const difference = (label: string): number => (rolled(beside, label)[0] ?? 0) - (rolled(without, label)[0] ?? 0);
    expect([difference(`abyz/bombardment/${foeOf(race)}`), difference(`abyz/invasion-combat/1/${race}`)]).toEqual([-4, 1]);
  });

  test.each(withClass('diplomat'))('Diplomat of %s: one delay', (race, leader) => {
    const delays = (events: readonly GameEvent[]): number => events.filter((event) => event.type === 'diplomat-delayed').length;
    expect([delays(invaded(race, undefined)), delays(invaded(race, leader))]).toEqual([0, 1]);
  });

  test.each(withClass('scientist'))('Scientist of %s: one for the PDS', (race, leader) => {
    const label = `abyz/pds-landing/${race}`;
    expect((rolled(invaded(race, leader, 1), label)[0] ?? 0) - (rolled(invaded(race, undefined, 1), label)[0] ?? 0)).toBe(1);
  });

  test.each(withClass('agent'))('Agent of %s: silent PDS', (race, leader) => {
    const foe = foeOf(race);
    const landing = (leaders: object, cargo: string): readonly GameEvent[] => eventsOf({
      seats: [race, foe], leaders, cargo: { [`${race}/carrier/1`]: { 'ground-force': 1 } },
      systems: { 14: { planets: { wellon: { owner: race } }, ships: { [race]: { carrier: 1 } } }, 27: { planets: { abyz: { owner: foe, forces: { pds: 1 } } } }, 31: { planets: { lodor: { owner: foe } } } },
      orders: { [race]: `ACTIVATE 27\nMOVE Carrier 1 FROM 14\nLAND 1 ground force${cargo} ON Abyz\nDESTROY\n`, [foe]: 'PDS HOLD\n' },
      dice: { 'pds-landing': [1] },
    });
    const silent = (events: readonly GameEvent[]): boolean => events.some((event) => event.type === 'pds-silent' && event.why === 'agent');
    expect([silent(landing({}, '')), silent(landing({ [leader]: `${race}/carrier/1` }, ', Agent'))]).toEqual([false, true]);
  });
});
