import { describe, expect, test } from '@jest/globals';
import type { AnswerValue } from '../../../src/engine/questions.js';
import type { LeaderPlace } from '../../../src/engine/state.js';
import { decideCaptives } from '../../../src/engine/steps/decide-captives.js';
import { leaveLimbo } from '../../../src/engine/steps/limbo.js';
import { strikeLeaders } from '../../../src/engine/steps/strike-leaders.js';
import { transferLeaders } from '../../../src/engine/steps/transfer-leaders.js';
import { aWorld, play, type WorldSpec } from '../../support/world.js';

// What captors, limbo and cards do to leaders, as the report gets it: the whole of every event.

const all = (type: string, facts: object, cites: readonly string[]): object => ({ type, audience: 'all', ...facts, cites });
const held = (captor: string): LeaderPlace => ({ on: 'captive', captor, since: 1 });
const jord = { 1: { planets: { jord: { owner: 'sol' } } } } as const;

describe('the captors decide (A34, A35, R5.21)', () => {
  const decide = (answers: Readonly<Record<string, AnswerValue>>, more: Partial<WorldSpec> = {}) =>
    play(aWorld({ seats: ['letnev', 'sol', 'hacan'], systems: jord, leaders: { 'sol/agent': held('letnev') }, ...more }), decideCaptives, { answers });
  const hand = (to: string) => ({ 'captive/sol/agent': { do: 'hand' as const, to } });
  const consent = { options: { 'captives.recipientConsent': true } } as const;
  const kept = (cites: readonly string[]): object => all('captive-kept', { leader: 'sol/agent', captor: 'letnev' }, cites);
  const handed = all('captive-passed', { leader: 'sol/agent', from: 'letnev', to: 'hacan', how: 'handed' }, ['A34', 'captives.recipientConsent']);
  const refusal = (code: string, params: object, cites: readonly string[]): object => all('order-void', { seat: 'letnev', order: 'captive', problem: { code, params, cites, severity: 'refused' } }, cites);
  const asked = ['A34', 'captives.recipientConsent', 'R5.21'];
  test.each<[string, Readonly<Record<string, AnswerValue>>, Partial<WorldSpec>, readonly object[]]>([
    ['silence keeps', {}, {}, [kept(['A34'])]],
    ['execution', { 'captive/sol/agent': { do: 'execute' } }, {}, [all('leader-killed', { leader: 'sol/agent', cause: 'executed' }, ['A34'])]],
    ['handed over', hand('hacan'), {}, [handed]],
    ['handed over with consent', { ...hand('hacan'), 'agent/consent': 'accept' }, consent, [handed]],
    ['handed over without it', hand('hacan'), consent, [refusal('consent-refused', { leader: 'sol/agent', seat: 'hacan' }, asked), kept(asked)]],
    ['to his owner', hand('sol'), {}, [all('leader-freed', { leader: 'sol/agent', to: 'jord', from: 'letnev' }, ['A34', 'A35'])]],
    ['to his owner who has no planet for him', hand('sol'), { systems: {} }, [refusal('no-refuge-for', { leader: 'sol/agent' }, ['A35']), kept(['A35'])]],
  ])('%s', (_name, answers, more, expected) => {
    expect(decide(answers, more).events).toStrictEqual(expected);
  });
  test('the question names all other seats and what decides; in order of play from the speaker', () => {
    const played = decide({}, { leaders: { 'sol/agent': held('hacan'), 'hacan/general': held('sol') } });
    expect(played.questions).toMatchObject([
      { kind: 'captive', id: 'captive/hacan/general', seat: 'sol', params: { recipients: ['letnev', 'hacan'] }, cites: ['A34'] },
      { kind: 'captive', id: 'captive/sol/agent', seat: 'hacan', params: { recipients: ['letnev', 'sol'] }, default: { do: 'keep' } },
    ]);
  });
  test('the question for consent', () => {
    expect(decide(hand('hacan'), consent).questions[1]).toMatchObject({ kind: 'consent', id: 'captive/sol/agent/consent', seat: 'hacan', params: { leader: 'sol/agent', from: 'letnev' }, default: 'decline', cites: asked });
  });
  test('of several places the owner chooses, and the question names the hand-over', () => {
    const played = decide(hand('sol'), { systems: { 1: { planets: { jord: { owner: 'sol' }, abyz: { owner: 'sol' } } } } });
    expect(played.questions[1]).toMatchObject({ kind: 'escape', id: 'captive/escape/sol/agent', seat: 'sol', cites: ['A34', 'A35'] });
  });
});

test('out of limbo, in order of play from the speaker (R5.12)', () => {
  const limbo: LeaderPlace = { on: 'limbo' };
  const state = aWorld({
    seats: ['letnev', 'sol', 'hacan'], systems: { ...jord, 2: { planets: { abyz: { owner: 'letnev' } } } },
    leaders: { 'sol/agent': limbo, 'letnev/general': limbo, 'hacan/general': limbo, 'sol/admiral': 'jord' },
  });
  const out = (leader: string, to: string): object => all('leader-escaped', { leader, to, from: limbo }, ['escape.noPlanet', 'R5.12']);
  expect(play({ ...state, speaker: 'sol' }, leaveLimbo).events).toStrictEqual([out('sol/agent', 'jord'), out('letnev/general', 'abyz')]);
});

test('the Ancient Artifact: a die for each leader in the system, in order of play (R5.23)', () => {
  const state = aWorld({
    seats: ['letnev', 'sol', 'hacan'], systems: { 1: { planets: { jord: { owner: 'sol' }, abyz: { owner: 'hacan' } } }, 2: { planets: { fria: { owner: 'hacan' } } } },
    ships: { 1: { letnev: { cruiser: 1 } } },
    leaders: { 'letnev/admiral': 'letnev/cruiser/1', 'sol/agent': 'jord', 'hacan/general': 'abyz', 'hacan/agent': 'fria', 'hacan/diplomat': held('letnev') },
  });
  const faces = { 'letnev/admiral': 6, 'sol/agent': 5, 'hacan/general': 4 };
  const strike = (around: string, speaker: string) => play({ ...state, speaker }, (turn) => strikeLeaders(turn, { around, upTo: 5, by: 'letnev', path: 'card/1' }),
    { dice: around === 'jord' ? Object.fromEntries(Object.entries(faces).map(([id, face]) => [`artifact/${id}`, [face]])) : {} });
  const die = (leader: string, seat: string, face: number): object =>
    all('dice-rolled', { label: `card/1/artifact/${leader}`, reason: 'artifact', seat, system: '1', dice: [{ face, of: leader, modifiers: [] }], hits: 0 }, ['R5.23']);
  const killed = (leader: string): object => all('leader-killed', { leader, cause: 'card' }, ['R5.23']);
  expect(strike('jord', 'sol').events).toStrictEqual([
    die('sol/agent', 'sol', 5), killed('sol/agent'), die('hacan/general', 'hacan', 4), killed('hacan/general'), die('letnev/admiral', 'letnev', 6),
  ]);
  const rolled = strike('jord', 'letnev').events.flatMap((event) => (event.type === 'dice-rolled' ? [event.seat] : []));
  expect(rolled).toEqual(['letnev', 'sol', 'hacan']);
  expect(strike('not on the map', 'sol').events).toEqual([]);
});

test('transfers: what was carried out, and why the rest was not (R4.0d)', () => {
  const state = aWorld({ seats: ['letnev'], systems: { 1: { planets: { abyz: { owner: 'letnev' } } } }, ships: { 1: { letnev: { cruiser: 1 } } }, leaders: { 'letnev/general': 'abyz' } });
  const order = { order: 'transfer', leaders: [{ class: 'general' }], from: { planet: 'abyz' }, to: { kind: 'cruiser', number: 1 } } as const;
  const agent = { ...order, leaders: [{ class: 'agent' }] } as const;
  expect(play(state, (turn) => transferLeaders(turn, { seat: 'letnev', system: '1' }), { intents: { letnev: [agent, order] } }).events).toStrictEqual([
    all('order-void', { seat: 'letnev', order: 'transfer', problem: { code: 'no-such-leader', params: { leader: { class: 'agent' } }, cites: ['A1', 'R4.0a'], severity: 'refused' } }, ['A1', 'R4.0a']),
    all('leader-boarded', { leader: 'letnev/general', from: { on: 'planet', planet: 'abyz' }, to: 'letnev/cruiser/1', how: 'transfer' }, ['R4.0d', 'A7', 'A8']),
  ]);
});
