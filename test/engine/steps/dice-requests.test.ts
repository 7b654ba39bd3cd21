import { expect, test } from '@jest/globals';
import type { DiceRequest } from '../../../src/engine/dice.js';
import type { LeaderPlace } from '../../../src/engine/state.js';
import { loseShips } from '../../../src/engine/steps/leader-fates.js';
import { rescueCaptives } from '../../../src/engine/steps/rescue.js';
import { strikeLeaders } from '../../../src/engine/steps/strike-leaders.js';
import type { Step, TurnView } from '../../../src/engine/step.js';
import { aWorld, play, thirdEdition, type PlayOptions, type WorldSpec } from '../../support/world.js';

// What a die about a leader is drawn under: the receipt of the dice shows it, and it must not change.

const held = (since: number): LeaderPlace => ({ on: 'captive', captor: 'hacan', since });
const world: WorldSpec = {
  seats: ['jol-nar', 'hacan', 'sol'], systems: { 1: { planets: { hope: { owner: 'hacan' } } }, 27: { planets: { abyz: { owner: 'jol-nar' } } } }, ships: { 27: { 'jol-nar': { cruiser: 1 } } },
  leaders: { 'jol-nar/admiral': 'jol-nar/cruiser/1', 'sol/agent': held(1), 'sol/admiral': held(2) }, options: { 'jolnar.rerollsFate': true },
};
function requests(step: (turn: TurnView) => Step<void>, options: Omit<PlayOptions, 'dice'> = {}): readonly DiceRequest[] {
  const asked = new Map<string, DiceRequest>();
  const roll = (request: DiceRequest): readonly number[] => {
    asked.set(request.label, request);
    return Array.from({ length: request.count }, () => 9);
  };
  play(aWorld(world), step, { ...options, dice: { roll } });
  return [...asked.values()];
}
const drawing = { ...thirdEdition, leaders: { ...thirdEdition.leaders, rescue: { ...thirdEdition.leaders.rescue, choice: { by: 'die' as const, cites: [] } } } };

test.each<[string, (turn: TurnView) => Step<void>, Omit<PlayOptions, 'dice'>, readonly DiceRequest[]]>([
  ['a fate', (turn) => loseShips(turn, { system: '27', path: '27', losses: [{ piece: 'jol-nar/cruiser/1', cause: 'space-battle', opponent: 'hacan' }] }), { answers: { 'admiral/again': 'reroll' } }, [
    { label: '27/leader-fate/jol-nar/admiral', reason: 'leader-fate', count: 1 }, { label: '27/leader-fate/jol-nar/admiral/reroll', reason: 'reroll', count: 1 },
  ]],
  ['a rescue', (turn) => rescueCaptives(turn, { planet: 'abyz', from: 'hacan', by: 'jol-nar' }), { rules: drawing }, [
    { label: 'abyz/rescue', reason: 'rescue', count: 1 }, { label: 'abyz/drawn-captive/1', reason: 'drawn-captive', count: 1 },
  ]],
  ['the Artifact', (turn) => strikeLeaders(turn, { around: 'abyz', upTo: 5, by: 'hacan', path: 'card' }), {}, [{ label: 'card/artifact/jol-nar/admiral', reason: 'artifact', count: 1 }]],
])('%s', (_name, step, options, expected) => {
  expect(requests(step, options)).toEqual(expected);
});
