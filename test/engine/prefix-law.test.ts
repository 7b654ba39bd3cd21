import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { casualtiesInOrder, type HitTaken } from '../../src/engine/calc/casualty-choice.js';
import type { DiceSource } from '../../src/engine/dice.js';
import { fold } from '../../src/engine/fold.js';
import { brokenAlways } from '../../src/engine/invariants.js';
import type { Answer, AnswerValue, Question } from '../../src/engine/questions.js';
import { run, type Run } from '../../src/engine/run.js';
import type { GameState } from '../../src/engine/state.js';
import { pdsFire } from '../../src/engine/steps/pds-fire.js';
import { spaceBattle } from '../../src/engine/steps/space-battle.js';
import { aWorld, shipsOf, thirdEdition, type FleetSpec } from '../support/world.js';

const few = (most: number): fc.Arbitrary<number> => fc.nat({ max: most });
const fleet: fc.Arbitrary<FleetSpec> = fc.record({ fighter: few(3), destroyer: few(2), cruiser: few(2), carrier: few(1), dreadnought: few(2), 'war-sun': few(1) });
const small = fc.record({
  letnev: fleet, hacan: fleet, sol: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fleet),
  anomaly: fc.constantFrom(undefined, 'nebula' as const, 'ion-storm' as const, 'gravity-rift' as const),
  admiral: fc.boolean(), together: fc.boolean(), pds: few(2), supply: few(4), technologies: fc.subarray(['hylar-v-assault-laser', 'graviton-laser-system', 'maneuvering-jets', 'automated-defense-turrets']),
});
type Small = Parameters<typeof toState>[0];

/** A battle of two or three small fleets around systems to leave for, with leaders aboard the last ships. */
function toState(spec: { readonly letnev: FleetSpec; readonly hacan: FleetSpec; readonly sol: FleetSpec; readonly anomaly: 'nebula' | 'ion-storm' | 'gravity-rift' | undefined; readonly admiral: boolean; readonly together: boolean; readonly pds: number; readonly supply: number; readonly technologies: readonly string[] }): GameState {
  const planets = { abyz: { owner: 'hacan', forces: { hacan: { pds: spec.pds } } } };
  const state = aWorld({
    seats: ['letnev', 'hacan', 'sol'],
    systems: {
      14: { counters: ['letnev', 'hacan'], planets: { arretze: { owner: 'hacan' }, jord: { owner: 'sol' } } },
      27: { counters: ['letnev'], planets, ...(spec.anomaly === undefined ? {} : { anomaly: spec.anomaly }) },
      28: { counters: ['letnev', 'sol'], planets: { 'arc-prime': { owner: 'letnev' }, kamdorn: { owner: 'hacan' } } },
    },
    ships: { 27: { letnev: spec.letnev, hacan: spec.hacan, sol: spec.sol }, 28: { letnev: { destroyer: 1 } } },
    technologies: { letnev: spec.technologies, hacan: spec.technologies },
    seat: Object.fromEntries(['letnev', 'hacan', 'sol'].map((seat) => [seat, { counters: { command: 1, strategy: 1, fleet: spec.supply } }])),
    options: { 'casualties.together': spec.together },
  });
  const aboard = (seat: string, kind: 'admiral' | 'diplomat'): GameState['leaders'] => {
    const piece = shipsOf(state, seat, '27').at(-1);
    return piece === undefined ? {} : { [`${seat}/${kind}`]: { id: `${seat}/${kind}`, seat, class: kind, name: kind, at: { on: 'piece', piece } } };
  };
  return { ...state, leaders: { ...(spec.admiral ? aboard('letnev', 'admiral') : {}), ...aboard('hacan', 'diplomat'), ...aboard('sol', 'admiral') } };
}

/** Faces that depend on the label alone, as the real dice do. */
function diceOf(seed: number): DiceSource {
  return { roll: ({ label, count }) => Array.from({ length: count }, (_, index) => 1 + ((createHash('sha256').update(`${seed} ${label} ${index}`).digest()[0] ?? 0) % 10)) };
}

/** Some legal answer, picked by a number. */
function answerTo(question: Question, state: GameState, pick: number): AnswerValue {
  switch (question.kind) {
    case 'casualties': {
      const { candidates, sustain } = question.params;
      const slots = [...candidates.map((piece): HitTaken => ({ take: 'loss', piece })), ...sustain.map((piece): HitTaken => ({ take: 'damage', piece }))];
      const turned = pick % slots.length;
      return casualtiesInOrder(state, question.params, [...slots.slice(turned), ...slots.slice(0, turned)]);
    }
    case 'retreat': return { to: [null, ...question.params.options][pick % (question.params.options.length + 1)] ?? null };
    case 'escape': return { to: question.params.options[pick % question.params.options.length] ?? '' };
    case 'pds': return pick % 3 === 0 ? 'hold' : 'fire';
    case 'supply': return { lost: pick % 2 === 0 ? question.default.lost : [...question.params.candidates].reverse().slice(0, question.params.excess) };
    default: return question.default;
  }
}

function runOf(spec: Small, seed: number, answers: readonly Answer[]): Run {
  const action = { seat: 'letnev', system: '27' };
  return run({
    opening: toState(spec), rules: thirdEdition, intents: {}, answers, dice: diceOf(seed),
    steps: [{ name: 'pds', run: (turn) => pdsFire(turn, action) }, { name: 'battle', run: (turn) => spaceBattle(turn, action) }],
  });
}

/** Answers one question at a time, in any order, until the run is over. */
function playOneByOne(spec: Small, seed: number, picks: readonly number[]): { readonly runs: readonly Run[]; readonly answers: readonly Answer[] } {
  const answers: Answer[] = [];
  const runs: Run[] = [runOf(spec, seed, answers)];
  for (let step = 0; ; step += 1) {
    const now = runs.at(-1);
    const pick = (picks[step % picks.length] ?? 0) + step;
    const question = now?.questions[pick % Math.max(1, now.questions.length)];
    if (now === undefined || question === undefined) return { runs, answers };
    answers.push({ question: question.id, seat: question.seat, value: answerTo(question, now.state, pick), source: 'seat' });
    runs.push(runOf(spec, seed, answers));
  }
}

const game = { spec: small, seed: fc.nat(), picks: fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 8 }) };

test('with more answers the events begin with those of the shorter run', () => {
  fc.assert(fc.property(fc.record(game), ({ spec, seed, picks }) => {
    const { runs } = playOneByOne(spec, seed, picks);
    runs.slice(1).forEach((longer, index) => {
      const shorter = runs[index];
      expect(JSON.stringify(longer.events.slice(0, shorter?.events.length))).toBe(JSON.stringify(shorter?.events));
    });
    expect(runs.at(-1)?.finished).toBe(true);
  }), { numRuns: 30, seed: 27 });
});

test('who answered first changes nothing', () => {
  fc.assert(fc.property(fc.record(game), ({ spec, seed, picks }) => {
    const { runs, answers } = playOneByOne(spec, seed, picks);
    expect(runOf(spec, seed, [...answers].reverse()).events).toEqual(runs.at(-1)?.events);
  }), { numRuns: 30, seed: 27 });
});

test('after every event of a battle the board is a possible one, and at its end at most one side stands', () => {
  fc.assert(fc.property(fc.record(game), ({ spec, seed, picks }) => {
    const last = playOneByOne(spec, seed, picks).runs.at(-1);
    let state = toState(spec);
    for (const event of last?.events ?? []) {
      state = fold(state, event);
      expect(brokenAlways(state, thirdEdition)).toEqual([]);
    }
    const standing = ['hacan', 'sol'].filter((seat) => shipsOf(state, seat, '27').length > 0);
    expect(shipsOf(state, 'letnev', '27').length > 0 && standing.length > 0).toBe(false);
  }), { numRuns: 30, seed: 27 });
});
