import fc from 'fast-check';
import { leaderClasses, shipKinds, type ForceKind, type UnitKind } from '../../../src/engine/ids.js';
import type { AnswerIntent, CasualtyItem, Condition, Intent, LeaderRef, Measure, PlaceRef, UnitRef } from '../../../src/engine/order-intents.js';
import { thirdEdition } from '../../support/world.js';
import { rimWar } from './rim-war.js';

const forceKinds: readonly ForceKind[] = ['ground-force', 'shock-troop', 'mechanized-unit', 'pds'];
const buildable: readonly UnitKind[] = [...shipKinds, ...forceKinds, 'space-dock'];
const measures: readonly Measure[] = ['ships', 'enemy-ships', 'losses', 'enemy-losses', 'invaders', 'defenders', 'hits', 'round'];
const questions: readonly AnswerIntent['order'][] = ['casualties', 'retreat', 'reroll', 'diplomat', 'permit', 'escape', 'rescue', 'pds', 'replace', 'captive', 'consent', 'play', 'sabotage'];

const number = fc.integer({ min: 1, max: 99 });
const ship = fc.constantFrom(...shipKinds);
const system = fc.constantFrom(...Object.keys(rimWar.systems));
const planet = fc.constantFrom(...Object.keys(rimWar.planets));
const seat = fc.constantFrom('hacan', 'sol', 'norr');
const some = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { minLength: 1, maxLength: 4 });

/** Only the parts that are there, as the types want it. */
function given<T extends object>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }, optional: readonly (keyof T)[] = []): fc.Arbitrary<T> {
  const requiredKeys = (Object.keys(parts) as (keyof T & string)[]).filter((key) => !optional.includes(key));
  return fc.record(parts, { requiredKeys }) as fc.Arbitrary<T>;
}

const piece: fc.Arbitrary<UnitRef> = given({ kind: ship, number });
const counted: fc.Arbitrary<UnitRef> = given({ kind: fc.constantFrom(...shipKinds, ...forceKinds), count: number });
const countedShip: fc.Arbitrary<UnitRef> = given({ kind: ship, count: number });
const unit = fc.oneof(piece, counted);
const shipRef = fc.oneof(piece, countedShip);
const leader: fc.Arbitrary<LeaderRef> = given<LeaderRef>({ class: fc.constantFrom(...leaderClasses), number: fc.integer({ min: 1, max: 3 }) }, ['number']);
const captive: fc.Arbitrary<LeaderRef> = given<LeaderRef>({ class: fc.constantFrom(...leaderClasses), number: fc.integer({ min: 1, max: 3 }), of: seat }, ['number', 'of']);
const place: fc.Arbitrary<PlaceRef> = fc.oneof(given({ planet }), given({ system }));
const condition: fc.Arbitrary<Condition> = given({ left: fc.constantFrom(...measures), op: fc.constantFrom('<' as const, '<=' as const, '=' as const, '>=' as const, '>' as const), right: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom(...measures)) });
const casualty: fc.Arbitrary<CasualtyItem> = fc.oneof(
  given<{ kind: (typeof shipKinds)[number]; number?: number }>({ kind: ship, number }, ['number']),
  given({ kind: fc.constantFrom(...forceKinds) }),
  given({ leaderShip: fc.constantFrom(...leaderClasses, 'any' as const) }),
  fc.constant({ damage: true as const }),
);
const is = <K extends string>(order: K): fc.Arbitrary<K> => fc.constant(order);
const cargo = fc.tuple(fc.array(unit, { maxLength: 4 }), fc.array(leader, { maxLength: 3 })).filter(([units, leaders]) => units.length + leaders.length > 0);

const answers: readonly fc.Arbitrary<AnswerIntent>[] = [
  given({ order: is('casualties'), priority: some(casualty) }),
  given({ order: is('retreat'), to: system, never: fc.constant(true as const), condition }, ['to', 'never', 'condition'] as never),
  given({ order: is('reroll'), what: fc.constantFrom('misses' as const, 'none' as const, 'fate' as const) }),
  given({ order: is('diplomat'), answer: fc.constantFrom('delay' as const, 'allow' as const), planet, condition }, ['planet', 'condition'] as never),
  given({ order: is('permit'), seat, system, answer: fc.constantFrom('permit' as const, 'refuse' as const) }, ['system'] as never),
  given({ order: is('escape'), leader, to: some(planet) }, ['leader'] as never),
  given({ order: is('rescue'), leader: captive }),
  given({ order: is('pds'), answer: fc.constantFrom('fire' as const, 'hold' as const) }),
  given({ order: is('replace'), answer: fc.constantFrom('replace' as const, 'destroy' as const), structure: fc.constantFrom('pds' as const, 'space-dock' as const, 'facility' as const) }, ['structure'] as never),
  given({ order: is('captive'), leader: captive, decision: fc.oneof(fc.constant({ do: 'keep' as const }), fc.constant({ do: 'execute' as const }), fc.constant({ do: 'release' as const }), given({ do: is('hand'), to: seat })) }),
  given({ order: is('consent'), leader: captive, answer: fc.constantFrom('accept' as const, 'decline' as const) }, ['leader'] as never),
  given({ order: is('play'), card: fc.constantFrom(...Object.keys(thirdEdition.cards)), on: fc.oneof(place, shipRef) }, ['on'] as never),
  given({ order: is('sabotage'), leader }),
];
const answer = fc.oneof(...answers);

/** A planet to come from is named only for ground forces, and is in the system. */
function moveOf([[units, leaders], way, planet]: [[UnitRef[], LeaderRef[]], { from: string; via: string[]; to?: string }, string | undefined]): Intent {
  const system = planet === undefined ? undefined : rimWar.planets[planet]?.system;
  const forces = units.some(({ kind }) => forceKinds.some((force) => force === kind));
  if (planet === undefined || system === undefined || !forces) return { order: 'move', units, leaders, ...way };
  return { order: 'move', units, leaders, ...way, from: system, planet };
}

/** A random intent of any kind, as a parser can make it in the rim war. */
export const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  given({ order: is('activate'), system }),
  given({ order: is('transfer'), leaders: some(leader), from: fc.oneof(place, shipRef), to: fc.oneof(shipRef, fc.record({ planet })) }),
  fc.tuple(cargo, given<{ from: string; via: string[]; to?: string }>({ from: system, via: fc.array(system, { maxLength: 3 }), to: system }, ['to']), fc.option(planet, { nil: undefined })).map(moveOf),
  fc.tuple(cargo, given<{ planet: string; from?: UnitRef }>({ planet, from: shipRef }, ['from'])).map(([[units, leaders], where]): Intent => ({ order: 'land', units, leaders, ...where })),
  given({ order: is('bombard'), planet, with: fc.array(unit, { maxLength: 3 }) }),
  given<Extract<Intent, { order: 'build' }>>({ order: is('build'), units: some(given({ kind: fc.constantFrom(...buildable), count: number })), planet, pay: some(planet) }, ['pay']),
  fc.constant({ order: 'pass' as const }),
  ...answers,
  given({ order: is('standing'), answer }),
  given({ order: is('ask-me'), about: fc.constantFrom(...questions) }),
  given<Extract<Intent, { order: 'research' }>>({ order: is('research'), technology: fc.constantFrom(...Object.keys(thirdEdition.technologies)), pay: some(planet) }, ['pay']),
  given({ order: fc.constantFrom('cancel' as const, 'status' as const, 'help' as const, 'new-key' as const, 'confirm' as const, 'resend' as const) }),
);
