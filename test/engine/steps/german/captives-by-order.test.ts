import { describe, expect, test } from '@jest/globals';
import type { AnswerIntent, LeaderRef } from '../../../../src/engine/order-intents.js';
import type { LeaderPlace } from '../../../../src/engine/state.js';
import { captiveMeant, executeCaptives, handOverCaptives } from '../../../../src/engine/steps/common/captives-by-order.js';
import { play, type WorldSpec } from '../../../support/world.js';
import { aGermanWorld, germanPbem } from './german-world.js';

const held = (since: number, captor = 'hacan'): LeaderPlace => ({ on: 'captive', captor, since });
const world = (leaders: WorldSpec['leaders'], more: Partial<WorldSpec> = {}) =>
  aGermanWorld({ seats: ['hacan', 'sol', 'letnev'], systems: { 11: { planets: { jord: { owner: 'sol' } } } }, leaders: leaders ?? {}, ...more }, 'politics');
const order = (ref: LeaderRef, decision: Extract<AnswerIntent, { order: 'captive' }>['decision']): AnswerIntent => ({ order: 'captive', leader: ref, decision });
const all = (type: string, facts: object, cites: readonly string[]): object => ({ type, audience: 'all', ...facts, cites });
const refused = (leader: LeaderRef): object => all('order-void', { seat: 'hacan', order: 'captive', problem: { code: 'no-such-leader', params: { leader }, cites: ['B26'], severity: 'refused' } }, ['B26']);
const agent: LeaderRef = { class: 'agent', of: 'sol' };

describe('which captive an order means', () => {
  const leaders = { 'sol/agent': held(4), 'sol/diplomat/1': held(3), 'sol/diplomat/2': held(2), 'letnev/diplomat': held(1), 'letnev/agent': held(5, 'sol'), 'sol/general': { on: 'out', how: 'killed' } } as const;
  test.each<[LeaderRef, string | undefined]>([
    [{ class: 'agent' }, 'sol/agent'], [{ class: 'diplomat' }, 'letnev/diplomat'], [{ class: 'diplomat', of: 'sol' }, 'sol/diplomat/2'],
    [{ class: 'diplomat', of: 'sol', number: 1 }, 'sol/diplomat/1'], [{ class: 'diplomat', of: 'sol', number: 2 }, 'sol/diplomat/2'], [{ class: 'diplomat', number: 2 }, 'sol/diplomat/2'],
    [{ class: 'diplomat', number: 1 }, 'letnev/diplomat'], [{ class: 'agent', number: 1 }, 'sol/agent'], [{ class: 'agent', number: 2 }, undefined],
    [{ class: 'agent', of: 'letnev' }, undefined], [{ class: 'diplomat', of: 'hacan' }, undefined], [{ class: 'scientist' }, undefined],
  ])('%j: %s', (ref, id) => {
    expect(captiveMeant(world(leaders), 'hacan', ref)?.id).toBe(id);
  });
});

describe('executions, in any phase (B26)', () => {
  const execute = (ref: LeaderRef): AnswerIntent => order(ref, { do: 'execute' });
  const killed = (leader: string): object => all('leader-killed', { leader, cause: 'executed' }, ['B26']);
  const out = (how: 'executed' | 'killed'): LeaderPlace => ({ on: 'out', how });
  test.each<[string, WorldSpec['leaders'], readonly AnswerIntent[], readonly object[]]>([
    ['his captive', { 'sol/agent': held(1) }, [execute(agent)], [killed('sol/agent')]],
    ['two in one mail', { 'sol/agent': held(1), 'letnev/agent': held(2) }, [execute(agent), execute({ class: 'agent', of: 'letnev' })], [killed('sol/agent'), killed('letnev/agent')]],
    ['other orders wait for their phase', { 'sol/agent': held(1) }, [order(agent, { do: 'hand', to: 'letnev' }), order(agent, { do: 'release' }), order(agent, { do: 'keep' })], []],
    ['somebody else\'s captive', { 'sol/agent': held(1, 'letnev') }, [execute(agent)], [refused(agent)]],
    ['carried out in an earlier phase', { 'sol/agent': out('executed') }, [execute(agent)], []],
    ['carried out in an earlier phase, while he holds another', { 'sol/agent': out('executed'), 'sol/general': held(1) }, [execute(agent)], []],
    ['carried out in an earlier phase, without a race', { 'sol/agent': out('executed') }, [execute({ class: 'agent' })], []],
    ['another than the one executed before', { 'sol/diplomat/1': out('executed'), 'sol/diplomat/2': held(1) }, [execute({ class: 'diplomat', of: 'sol' })], [killed('sol/diplomat/2')]],
    ['who was killed otherwise', { 'sol/agent': out('killed'), 'sol/general': held(1) }, [execute(agent)], [refused(agent)]],
    ['where another class was executed', { 'sol/agent': held(1, 'letnev'), 'sol/general': out('executed') }, [execute(agent)], [refused(agent)]],
    ['where another race\'s was executed', { 'sol/agent': held(1, 'letnev'), 'letnev/agent': out('executed') }, [execute(agent)], [refused(agent)]],
  ])('%s', (_name, leaders, orders, expected) => {
    expect(play(world(leaders), executeCaptives, { rules: germanPbem, intents: { hacan: orders } }).events).toStrictEqual(expected);
  });
});

describe('handed over or set free (B24, B25)', () => {
  const passed = (leader: string, to: string): object => all('captive-passed', { leader, from: 'hacan', to, how: 'handed' }, ['B24', 'captives.recipientConsent']);
  const freed = all('leader-freed', { leader: 'sol/agent', to: 'jord', from: 'hacan' }, ['B24', 'B25']);
  test.each<[string, readonly AnswerIntent[], readonly object[]]>([
    ['to a third player', [order(agent, { do: 'hand', to: 'letnev' })], [passed('sol/agent', 'letnev')]],
    ['to his owner', [order(agent, { do: 'hand', to: 'sol' })], [freed]],
    ['released', [order(agent, { do: 'release' })], [freed]],
    ['kept and executed are no hand-overs', [order(agent, { do: 'keep' }), order(agent, { do: 'execute' })], []],
    ['nobody\'s captive', [order({ class: 'scientist', of: 'sol' }, { do: 'release' })], [refused({ class: 'scientist', of: 'sol' })]],
    ['twice', [order(agent, { do: 'hand', to: 'letnev' }), order(agent, { do: 'release' })], [passed('sol/agent', 'letnev'), refused(agent)]],
  ])('%s', (_name, orders, expected) => {
    expect(play(world({ 'sol/agent': held(1) }), handOverCaptives, { rules: germanPbem, intents: { hacan: orders } }).events).toStrictEqual(expected);
  });
  test('B24: who receives one keeps him until the next phase, whoever comes first', () => {
    const hand = (to: string): AnswerIntent => order(agent, { do: 'hand', to });
    const intents = { hacan: [hand('sol'), hand('letnev')], letnev: [hand('hacan')] };
    const richer = { systems: { 11: { planets: { jord: { owner: 'sol' }, abyz: { owner: 'letnev', influence: 9 } } } } };
    const from = (captor: string) => play(world({ 'letnev/agent': held(1, captor), 'sol/agent': held(1) }, richer), handOverCaptives, { rules: germanPbem, intents: { ...intents, hacan: [hand('letnev')] } });
    expect(from('hacan').events.map((event) => event.type)).toEqual(['order-void', 'captive-passed']);
  });
});
