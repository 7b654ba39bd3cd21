import { describe, expect, test } from '@jest/globals';
import type { GameEvent } from '../../../src/engine/events.js';
import type { RuleSet } from '../../../src/engine/rules/rule-set.js';
import { fatesOfChangedOwner, fatesOfFailedLanding, fatesOnTakenPlanet, fatesWithoutGarrison, freeLeader, loseShips, type ShipLoss } from '../../../src/engine/steps/leader-fates.js';
import type { Step, TurnView } from '../../../src/engine/step.js';
import { germanPbem } from '../../../src/engine/rulesets/german-pbem/index.js';
import { aWorld, play, thirdEdition, type PlayOptions, type WorldSpec } from '../../support/world.js';

// Each fate as the report and the history get it: the whole of every event, with the statements and options that decided.

/** Letnev flees from Abyz in 27 or from its Cruiser there; Arc Prime takes leaders in, Retillion lies under blockade. */
const base: WorldSpec = {
  seats: ['letnev', 'hacan'],
  systems: { 1: { planets: { 'arc-prime': { owner: 'letnev' } } }, 5: { planets: { retillion: { owner: 'letnev' } } }, 27: { planets: { abyz: { owner: 'letnev' } } } },
  ships: { 27: { letnev: { cruiser: 1 } }, 5: { hacan: { cruiser: 1 } } },
  leaders: { 'letnev/admiral': 'letnev/cruiser/1' },
};
const ashore: WorldSpec = { ...base, leaders: { 'letnev/admiral': 'abyz' } };
const homeless: WorldSpec = { ...base, systems: { 5: { planets: { retillion: { owner: 'letnev' } } }, 27: { planets: { abyz: {} } } } };
const aboard = { on: 'piece', piece: 'letnev/cruiser/1' };
const onAbyz = { on: 'planet', planet: 'abyz' };

function events(spec: WorldSpec, step: (turn: TurnView) => Step<unknown>, { faces = [], ...more }: Omit<PlayOptions, 'dice'> & { readonly faces?: readonly number[] } = {}): readonly GameEvent[] {
  return play(aWorld({ ...spec, ...(more.rules === undefined ? {} : { rules: more.rules }) }), step, { ...more, dice: faces.length === 0 ? {} : { 'leader-fate/letnev/admiral': faces } }).events;
}
const sink = (loss: Partial<ShipLoss>) => (turn: TurnView) => loseShips(turn, { system: '27', path: '27', losses: [{ piece: 'letnev/cruiser/1', cause: 'space-battle', ...loss }] });
const all = (type: string, facts: object, cites: readonly string[]): object => ({ type, audience: 'all', ...facts, cites });
const gone = (cause: string): object => all('piece-lost', { piece: 'letnev/cruiser/1', seat: 'letnev', kind: 'cruiser', system: '27', cause, cargo: {} }, ['R2.29']);
const die = (label: string, face: number, place: object, cites: readonly string[]): object =>
  all('dice-rolled', { label, reason: 'leader-fate', seat: 'letnev', dice: [{ face, of: 'letnev/admiral', modifiers: [] }], hits: 0, ...place }, cites);
const battle = ['A24', 'A26', 'A27', 'A28'];
const battleDie = (face: number, place: object = { against: 'hacan' }, because: readonly string[] = []): object => die('27/leader-fate/letnev/admiral', face, { ...place, system: '27' }, [...because, ...battle]);
const planetDie = (face: number, place: object = { against: 'hacan' }, because: readonly string[] = []): object => die('abyz/leader-fate/letnev/admiral', face, { ...place, planet: 'abyz' }, [...because, 'A25', 'A30', 'A31', 'A32']);
const killed = (cause: string, cites: readonly string[]): object => all('leader-killed', { leader: 'letnev/admiral', cause }, cites);
const captured = (cause: string, cites: readonly string[]): object => all('leader-captured', { leader: 'letnev/admiral', by: 'hacan', cause }, cites);
const escaped = (to: string, from: object, cites: readonly string[]): object => all('leader-escaped', { leader: 'letnev/admiral', to, from }, cites);

describe('his ship is lost (A24, A26-A29)', () => {
  const opponent = 'hacan';
  test.each<[string, WorldSpec, Partial<ShipLoss>, readonly number[], readonly object[]]>([
    ['A26 killed', base, { opponent }, [5], [battleDie(5), killed('space-battle', ['A24', 'A26']), gone('space-battle')]],
    ['A27 escapes', base, { opponent }, [6], [battleDie(6), escaped('arc-prime', aboard, ['A24', 'A27']), gone('space-battle')]],
    ['A28 captured', base, { opponent }, [9], [battleDie(9), captured('space-battle', ['A24', 'A28']), gone('space-battle')]],
    ['R5.18 captured by nobody', base, {}, [9], [battleDie(9, {}), killed('space-battle', ['A24', 'A28', 'R5.18']), gone('space-battle')]],
    ['A73 the guard of a domain counter', base, { cause: 'domain' }, [1], [battleDie(1, {}), killed('domain', ['A24', 'A26']), gone('domain')]],
    ['R2.32 the barrage', base, { cause: 'barrage', opponent }, [1], [battleDie(1, { against: 'hacan' }, ['space-battle.preCombatCounts']), killed('barrage', ['A24', 'A26', 'space-battle.preCombatCounts']), gone('barrage')]],
    ['R2.32 a shot before the battle', base, { cause: 'pre-combat', opponent }, [8], [battleDie(8, { against: 'hacan' }, ['space-battle.preCombatCounts']), escaped('arc-prime', aboard, ['A24', 'A27', 'space-battle.preCombatCounts']), gone('pre-combat')]],
    ['R2.32 that does not count', { ...base, options: { 'space-battle.preCombatCounts': false } }, { cause: 'pre-combat', opponent }, [], [killed('pre-combat', ['A29', 'space-battle.preCombatCounts']), gone('pre-combat')]],
    ['A29 PDS', base, { cause: 'pds', opponent }, [], [killed('pds', ['A29']), gone('pds')]],
    ['what else decided is named', base, { opponent, because: ['R9.1'] }, [1], [battleDie(1, { against: 'hacan' }, ['R9.1']), killed('space-battle', ['A24', 'A26', 'R9.1']), gone('space-battle')]],
    ['what else decided without a die', base, { cause: 'pds', because: ['R9.1'] }, [], [killed('pds', ['A29', 'R9.1']), gone('pds')]],
  ])('%s', (_name, spec, loss, faces, expected) => {
    expect(events(spec, sink(loss), { faces })).toStrictEqual(expected);
  });

  test('A33 escape.blockadeAlways off: who flees from a battle needs a planet without blockade all the same', () => {
    expect(events({ ...base, options: { 'escape.blockadeAlways': false } }, sink({ opponent }), { faces: [6] })[1]).toStrictEqual(escaped('arc-prime', aboard, ['A24', 'A27']));
  });

  test('the German table, in which a captive lies open (B13-B15, B23)', () => {
    const played = (face: number) => events(base, sink({ opponent }), { faces: [face], rules: germanPbem })[1];
    expect([5, 9, 10].map(played)).toMatchObject([
      { type: 'leader-killed', cites: ['B13'] }, { type: 'leader-captured', cites: ['B14', 'B23'] }, { type: 'leader-escaped', cites: ['B15'] },
    ]);
  });

  test.each([[3, true], [6, false], [10, false], [11, true]])('a table without a row for the face %i is a mistake of the program: %s', (face, throws) => {
    const gap: RuleSet = { ...thirdEdition, leaders: { ...thirdEdition.leaders, shipLostInBattle: [{ from: 6, to: 10, fate: 'killed', cites: ['A26'] }] } };
    const roll = (): unknown => play(aWorld(base), sink({ opponent }), { rules: gap, dice: { roll: () => [face] } });
    if (throws) expect(roll).toThrow(`no fate for the face ${String(face)}`);
    else expect(roll).not.toThrow();
  });
});

describe('no planet takes him in (R5.12)', () => {
  const why = ['A24', 'A27', 'escape.noPlanet', 'R5.12'];
  test.each<['killed' | 'captured' | 'blockaded' | 'limbo', object]>([
    ['killed', killed('no-refuge', why)], ['captured', captured('space-battle', why)], ['blockaded', escaped('retillion', aboard, why)],
    ['limbo', all('leader-in-limbo', { leader: 'letnev/admiral', from: aboard }, why)],
  ])('escape.noPlanet %s', (value, expected) => {
    expect(events({ ...homeless, options: { 'escape.noPlanet': value } }, sink({ opponent: 'hacan' }), { faces: [6] })[1]).toStrictEqual(expected);
  });
  test('R5.11: Fighters that alone close his planet are named', () => {
    const spec: WorldSpec = { ...homeless, ships: { ...base.ships, 5: { hacan: { fighter: 1 } } } };
    expect(events(spec, sink({ opponent: 'hacan' }), { faces: [6] })[1]).toStrictEqual(killed('no-refuge', ['A24', 'A27', 'blockade.fightersCount', 'escape.noPlanet', 'R5.12']));
  });
});

describe('his planet is taken (A25, A30-A32)', () => {
  const taken = (turn: TurnView) => fatesOnTakenPlanet(turn, { planet: 'abyz', loser: 'letnev', by: 'hacan' });
  test.each<[string, number, object]>([
    ['A30', 5, captured('invasion', ['A25', 'A30'])], ['A31: never to the planet he flees from', 6, escaped('arc-prime', onAbyz, ['A25', 'A31'])], ['A32', 10, killed('invasion', ['A25', 'A32'])],
  ])('%s: the die shows %i', (_name, face, expected) => {
    expect(events(ashore, taken, { faces: [face] })).toStrictEqual([planetDie(face), expected]);
  });
});

describe('his landing failed (R5.6-R5.8)', () => {
  const failed = (defender?: string) => (turn: TurnView) => fatesOfFailedLanding(turn, { planet: 'abyz', invader: 'letnev', ...(defender === undefined ? {} : { defender }) });
  const roll: WorldSpec = { ...ashore, options: { 'leaders.failedInvasion': 'roll' } };
  const option = 'leaders.failedInvasion';
  test.each<[string, WorldSpec, string | undefined, readonly number[], readonly object[]]>([
    ['to the defender', ashore, 'hacan', [], [captured('invasion', ['R5.6', option])]],
    ['on a neutral planet', ashore, undefined, [], [killed('invasion', ['R5.6', option])]],
    ['by a die, to the defender', roll, 'hacan', [5], [planetDie(5, { against: 'hacan' }, [option]), captured('invasion', ['A25', 'A30', option])]],
    ['by a die, captured by nobody', roll, undefined, [5], [planetDie(5, {}, [option]), killed('invasion', ['A25', 'A30', option, 'R5.18'])]],
  ])('%s', (_name, spec, defender, faces, expected) => {
    expect(events(spec, failed(defender), { faces })).toStrictEqual(expected);
  });
});

describe('his planet lost its last ground unit, or its owner (A25, A33)', () => {
  const garrison = (turn: TurnView) => fatesWithoutGarrison(turn, { planet: 'abyz', owner: 'letnev' });
  const owner = (turn: TurnView) => fatesOfChangedOwner(turn, { planet: 'abyz', loser: 'letnev' });
  const why = ['leaders.lostGarrison', 'A25', 'A33', 'escape.blockadeAlways'];
  const alone: WorldSpec = { ...ashore, systems: { 27: { planets: { abyz: { owner: 'letnev' } } } }, ships: {} };
  test.each<[string, WorldSpec, (turn: TurnView) => Step<void>, readonly object[]]>([
    ['he leaves', ashore, garrison, [escaped('arc-prime', onAbyz, why)]],
    ['he stays by option', { ...ashore, options: { 'leaders.lostGarrison': 'stays' } }, garrison, [all('leader-stays', { leader: 'letnev/admiral', planet: 'abyz' }, why)]],
    ['he stays for want of another planet', alone, garrison, [all('leader-stays', { leader: 'letnev/admiral', planet: 'abyz' }, ['leaders.lostGarrison', 'A25', 'A33'])]],
    ['under the option the blockaded planet is open too', { ...ashore, systems: { ...homeless.systems, 27: ashore.systems[27] ?? {} }, options: { 'escape.blockadeAlways': false } }, garrison, [escaped('retillion', onAbyz, why)]],
    ['the owner changed', ashore, owner, [escaped('arc-prime', onAbyz, ['A33', 'escape.blockadeAlways'])]],
    ['the owner changed and he has no other planet', alone, owner, [killed('no-refuge', ['A33', 'escape.noPlanet', 'R5.12'])]],
  ])('%s', (_name, spec, step, expected) => {
    expect(events(spec, step)).toStrictEqual(expected);
  });
  test('the owner changed, nobody took him: the moderator is not offered a captor', () => {
    const played = play(aWorld({ ...homeless, leaders: ashore.leaders ?? {} }), owner);
    expect(played.questions).toMatchObject([{ kind: 'no-refuge', params: { options: ['killed', 'retillion'] } }]);
  });
});

describe('a captive is freed (A35, A40)', () => {
  const free = (turn: TurnView) => freeLeader(turn, 'letnev/admiral', { path: 'status', from: 'hacan', cites: ['A35'] });
  const captive = { 'letnev/admiral': { on: 'captive', captor: 'hacan', since: 1 } } as const;
  test('he goes to a planet that takes him in', () => {
    expect(events({ ...base, leaders: captive }, free)).toStrictEqual([all('leader-freed', { leader: 'letnev/admiral', to: 'arc-prime', from: 'hacan' }, ['A35'])]);
  });
  test.each<['killed' | 'limbo', object]>([
    ['killed', killed('no-refuge', ['A35', 'escape.noPlanet', 'R5.12'])], ['limbo', all('leader-in-limbo', { leader: 'letnev/admiral', from: { on: 'captive', captor: 'hacan', since: 1 } }, ['A35', 'escape.noPlanet', 'R5.12'])],
  ])('without a planet: escape.noPlanet %s', (value, expected) => {
    expect(events({ ...homeless, leaders: captive, options: { 'escape.noPlanet': value } }, free)).toStrictEqual([expected]);
  });
});

describe('jolnar.rerollsFate (R4.0k)', () => {
  const jolnar = (on: boolean, more: Partial<WorldSpec> = {}): WorldSpec => ({
    seats: ['jol-nar', 'hacan'], systems: { 1: { planets: { jol: { owner: 'jol-nar' } } }, 27: {} }, ships: { 27: { 'jol-nar': { cruiser: 1 } } },
    leaders: { 'jol-nar/admiral': 'jol-nar/cruiser/1' }, options: { 'jolnar.rerollsFate': on }, ...more,
  });
  const lose = (turn: TurnView) => loseShips(turn, { system: '27', path: '27', losses: [{ piece: 'jol-nar/cruiser/1', cause: 'space-battle', opponent: 'hacan' }] });
  const first = '27/leader-fate/jol-nar/admiral';
  const why = ['jolnar.rerollsFate', 'R4.0k'];
  const rolled = (label: string, reason: string, one: object, cites: readonly string[]): object =>
    all('dice-rolled', { label, reason, seat: 'jol-nar', dice: [{ of: 'jol-nar/admiral', modifiers: [], ...one }], hits: 0, against: 'hacan', system: '27' }, cites);

  test('a counter buys a second die, and it stands', () => {
    const played = play(aWorld(jolnar(true)), lose, { dice: { [first]: [1], [`${first}/reroll`]: [6] }, answers: { [`${first}/again`]: 'reroll' } });
    expect(played.questions).toMatchObject([{ kind: 'fate-reroll', id: `${first}/again`, seat: 'jol-nar', params: { leader: 'jol-nar/admiral', face: 1, fate: 'killed' }, default: 'stand', cites: why }]);
    expect(played.events.slice(0, -1)).toStrictEqual([
      rolled(first, 'leader-fate', { face: 1 }, [...battle, 'jolnar.rerollsFate']),
      all('counter-spent', { seat: 'jol-nar', pool: 'strategy', why: 'reroll' }, why),
      rolled(`${first}/reroll`, 'reroll', { face: 6, first: 1 }, [...battle, ...why]),
      all('leader-escaped', { leader: 'jol-nar/admiral', to: 'jol', from: { on: 'piece', piece: 'jol-nar/cruiser/1' } }, ['A24', 'A27']),
    ]);
  });
  test.each<[string, WorldSpec, number]>([
    ['silence lets it stand', jolnar(true), 1], ['without the option nobody is asked', jolnar(false), 0],
    ['without a counter nobody is asked', jolnar(true, { seat: { 'jol-nar': { counters: { command: 3, strategy: 0, fleet: 8 } } } }), 0],
    ['with the last counter he is', jolnar(true, { seat: { 'jol-nar': { counters: { command: 3, strategy: 1, fleet: 8 } } } }), 1],
  ])('%s', (_name, spec, asked) => {
    const played = play(aWorld(spec), lose, { dice: { [first]: [1] } });
    expect([played.questions.length, played.events[1]?.type]).toEqual([asked, 'leader-killed']);
  });
  test('no other race is asked', () => {
    const played = play(aWorld({ ...base, options: { 'jolnar.rerollsFate': true } }), sink({ opponent: 'hacan' }), { dice: { 'leader-fate/letnev/admiral': [1] } });
    expect(played.questions).toEqual([]);
  });
});
