import type { Change, EventOf, EventType, GameEvent, LossCause, RollReason } from '../../src/engine/events.js';
import { publicly } from '../../src/engine/events.js';
import type { Problem, ProblemOf, RuleProblemCode } from '../../src/engine/problems.js';
import { refuse } from '../../src/engine/problems.js';
import type { Question, QuestionKind, QuestionOf } from '../../src/engine/questions.js';
import type { ParseProblemCode, ParseProblemParams } from '../../src/orders/problems.js';
import { rimWar } from './rim-war.js';

// Total tables: a type without a sample does not compile.

type EventSamples = { readonly [T in EventType]: readonly EventOf<T>[] };
const piece = 'letnev/dreadnought/1';
const at = { on: 'planet', planet: 'arc-prime' } as const;
const problem = refuse('leader-needs-escort', { planet: 'abyz' }, ['A9']);
const causes: Readonly<Record<LossCause, true>> = { 'space-battle': true, barrage: true, 'pre-combat': true, domain: true, card: true, pds: true, 'gravity-rift': true, 'fleet-supply': true, 'no-support': true, scuttled: true, bombardment: true, invasion: true, 'landed-alone': true, correction: true };
const reasons: Readonly<Record<RollReason, readonly string[]>> = {
  'pds-ships': ['pds'], barrage: ['hacan/destroyer/1'], 'space-combat': ['letnev/dreadnought/1', 'letnev/fighter/1'], bombardment: ['letnev/dreadnought/1'], 'pds-landing': ['pds'],
  'invasion-combat': ['ground-force'], 'leader-fate': ['hacan/general'], rescue: ['sol/agent'], 'gravity-rift': ['letnev/carrier/1'], 'drawn-captive': ['sol/agent'], reroll: ['ground-force'], 'pre-combat': ['hacan/cruiser/1'], domain: ['domain'], artifact: ['hacan/general'],
};
const untargeted: readonly RollReason[] = ['leader-fate', 'rescue', 'drawn-captive', 'artifact'];
const lossCauses = Object.keys(causes) as readonly LossCause[];
const rollReasons = Object.keys(reasons) as readonly RollReason[];
const structures = ['pds', 'space-dock', 'colony', 'refinery'] as const;

const changes: { readonly [C in Change['change']]: readonly Extract<Change, { change: C }>[] } = {
  'planet-owner': [{ change: 'planet-owner', planet: 'fria', owner: 'sol' }, { change: 'planet-owner', planet: 'fria' }],
  'planet-exhausted': [{ change: 'planet-exhausted', planet: 'abyz', exhausted: true }, { change: 'planet-exhausted', planet: 'abyz', exhausted: false }],
  forces: [{ change: 'forces', planet: 'abyz', seat: 'hacan', kind: 'ground-force', count: 2 }, { change: 'forces', planet: 'abyz', seat: 'hacan', kind: 'pds', count: 0 }],
  cargo: [{ change: 'cargo', piece: 'letnev/carrier/1', kind: 'ground-force', count: 1 }, { change: 'cargo', piece: 'letnev/carrier/1', kind: 'pds', count: 0 }],
  dock: [{ change: 'dock', planet: 'abyz', present: true }, { change: 'dock', planet: 'abyz', present: false }],
  'piece-added': [{ change: 'piece-added', seat: 'sol', kind: 'cruiser', system: '40' }],
  'piece-removed': [{ change: 'piece-removed', piece }],
  'piece-moved': [{ change: 'piece-moved', piece, system: '14' }],
  'piece-damaged': [{ change: 'piece-damaged', piece, damaged: true }, { change: 'piece-damaged', piece, damaged: false }],
  leader: [{ change: 'leader', leader: 'hacan/general', at }, { change: 'leader', leader: 'hacan/general', at: { on: 'captive', captor: 'sol', since: 3 } }, { change: 'leader', leader: 'hacan/general', at: { on: 'out', how: 'killed' } }],
  counters: [{ change: 'counters', seat: 'sol', command: 3, strategy: 2, fleet: 3 }],
  'system-counter': [{ change: 'system-counter', system: '27', seat: 'sol', present: true }, { change: 'system-counter', system: '27', seat: 'sol', present: false }],
  'trade-goods': [{ change: 'trade-goods', seat: 'sol', count: 1 }, { change: 'trade-goods', seat: 'sol', count: 0 }],
  technology: [{ change: 'technology', seat: 'sol', technology: 'xrd-transporters', known: true }, { change: 'technology', seat: 'sol', technology: 'xrd-transporters', known: false }],
  passed: [{ change: 'passed', seat: 'sol', passed: true }, { change: 'passed', seat: 'sol', passed: false }],
};

const events: EventSamples = {
  'game-opened': [publicly('game-opened', { state: rimWar })],
  'round-opened': [publicly('round-opened', { round: 4 }, ['R1.1'])],
  'turn-opened': [publicly('turn-opened', { turn: 15, action: 3, phase: 'action', seat: 'sol' }), publicly('turn-opened', { turn: 15, action: 0, phase: 'status' })],
  'turn-closed': [publicly('turn-closed', { turn: 14 })],
  'seat-passed': (['ordered', 'no-orders', 'no-counters'] as const).map((why) => publicly('seat-passed', { seat: 'hacan', why }, ['R1.8'])),
  'order-void': ['land', 'move', 'captive'].map((order) => publicly('order-void', { seat: 'letnev', order, problem }, problem.cites)),
  'system-activated': [publicly('system-activated', { seat: 'letnev', system: '27' }, ['R2.1'])],
  'leader-boarded': [publicly('leader-boarded', { leader: 'letnev/admiral', from: at, to: piece, how: 'transfer' }, ['B8']), publicly('leader-boarded', { leader: 'letnev/general', from: { on: 'piece', piece: 'letnev/carrier/1' }, to: piece, how: 'transfer' }, ['B8']), publicly('leader-boarded', { leader: 'letnev/general', from: at, to: piece, how: 'pick-up' }, ['R4.0d'])],
  'forces-boarded': [publicly('forces-boarded', { seat: 'letnev', planet: 'arc-prime', piece: 'letnev/carrier/1', forces: { 'ground-force': 3, pds: 1 } })],
  'passage-decided': [true, false].map((permitted) => publicly('passage-decided', { seat: 'letnev', by: 'hacan', system: '18', permitted }, ['R4.D4'])),
  'fleet-moved': [publicly('fleet-moved', { seat: 'letnev', pieces: [piece, 'letnev/carrier/1', 'letnev/fighter/1', 'letnev/fighter/2'], path: ['1', '14', '27'] }), publicly('fleet-moved', { seat: 'letnev', pieces: [piece], path: ['14', '27'] })],
  'dice-rolled': rollReasons.map((reason) => publicly('dice-rolled', {
    label: `27/${reason}`, reason, seat: reason === 'leader-fate' ? 'hacan' : 'letnev', against: 'hacan', system: '27', round: 1, hits: 1,
    dice: (reasons[reason] ?? []).map((of) => (untargeted.includes(reason) ? { face: 7, of, modifiers: [] } : { face: 9, of, target: 8, modifiers: [{ why: 'general', by: -4, cites: ['A10'] }, { why: 'antimass-deflectors', by: 1, cites: ['R2.31'] }], hit: true, ...(reason === 'reroll' ? { first: 3 } : {}) })),
  }, ['A26', 'A27', 'A28'])),
  'piece-damaged': [publicly('piece-damaged', { piece, cause: 'space-battle' }, ['R2.21'])],
  'piece-repaired': [publicly('piece-repaired', { piece }, ['R1.11'])],
  'piece-lost': lossCauses.map((cause, index) => publicly('piece-lost', { piece: `letnev/${index === 0 ? 'fighter' : 'carrier'}/1`, seat: 'letnev', kind: index === 0 ? 'fighter' : 'carrier', system: '27', cause, cargo: index % 2 === 0 ? {} : { 'ground-force': 2, pds: 1 } })),
  'forces-lost': [...lossCauses.map((cause) => publicly('forces-lost', { seat: 'letnev', at: { planet: 'abyz' }, forces: { 'ground-force': 1, 'shock-troop': 2, 'mechanized-unit': 1 }, cause })), publicly('forces-lost', { seat: 'letnev', at: { piece: 'letnev/carrier/1' }, forces: { pds: 1 }, cause: 'scuttled' })],
  'battle-opened': [publicly('battle-opened', { system: '27', attacker: 'letnev', defender: 'hacan' })],
  'battle-round-opened': [publicly('battle-round-opened', { system: '27', round: 1 })],
  'retreat-banned': [publicly('retreat-banned', { seat: 'hacan', by: 'letnev', system: '27' }, ['A14']), publicly('retreat-banned', { seat: 'hacan', by: 'letnev', system: '27', card: 'skilled-retreat' }, ['B44'])],
  'retreat-announced': (['withdrawal', 'retreat', 'tactical', 'before-battle', 'card'] as const).map((as) => publicly('retreat-announced', { seat: 'hacan', system: '27', to: '33', as })),
  'fleet-retreated': [publicly('fleet-retreated', { seat: 'hacan', pieces: ['hacan/cruiser/1', 'hacan/fighter/1'], from: '27', to: '33' })],
  'battle-closed': [publicly('battle-closed', { system: '27', winner: 'letnev' }), publicly('battle-closed', { system: '27' })],
  'forces-landed': [publicly('forces-landed', { seat: 'letnev', planet: 'abyz', from: [{ piece: 'letnev/carrier/1', forces: { 'ground-force': 2 } }] }), publicly('forces-landed', { seat: 'letnev', planet: 'fria', from: [{ piece: 'letnev/carrier/1', forces: { 'ground-force': 1 } }] })],
  'leader-landed': [publicly('leader-landed', { leader: 'letnev/general', planet: 'abyz', from: 'letnev/carrier/1' }, ['A9'])],
  'invasion-opened': [publicly('invasion-opened', { planet: 'abyz', invader: 'letnev', defender: 'hacan' }), publicly('invasion-opened', { planet: 'fria', invader: 'letnev' })],
  'diplomat-delayed': [publicly('diplomat-delayed', { planet: 'abyz', leader: 'hacan/diplomat', seat: 'hacan', invader: 'letnev', round: 3 }, ['A15', 'A63'])],
  'forces-returned': [publicly('forces-returned', { seat: 'letnev', planet: 'abyz', to: [{ piece: 'letnev/carrier/1', forces: { 'ground-force': 2 } }, { piece, forces: { 'ground-force': 1 } }] }, ['A15'])],
  'leader-returned': [publicly('leader-returned', { leader: 'letnev/general', planet: 'abyz', to: 'letnev/carrier/1' }, ['A15'])],
  'bombardment-refused': (['shield', 'scientist', 'no-landing', 'delayed'] as const).flatMap((why) => [[piece], [piece, 'letnev/dreadnought/2']].map((pieces) => publicly('bombardment-refused', { planet: 'abyz', seat: 'letnev', why, pieces }, ['R2.37']))),
  'pds-silent': (['agent', 'held', 'no-garrison'] as const).map((why) => publicly('pds-silent', { planet: 'abyz', seat: 'hacan', why }, ['A21'])),
  'invasion-round-opened': [publicly('invasion-round-opened', { planet: 'abyz', round: 1 })],
  'planet-taken': (['invasion', 'unopposed', 'annexed', 'correction'] as const).map((how) => publicly('planet-taken', { planet: 'abyz', from: 'hacan', by: 'letnev', round: 3, how })),
  'invasion-repelled': [publicly('invasion-repelled', { planet: 'abyz', invader: 'letnev', defender: 'hacan' }), publicly('invasion-repelled', { planet: 'fria', invader: 'letnev' })],
  'structure-destroyed': structures.flatMap((structure) => [1, 2].map((count) => publicly('structure-destroyed', { planet: 'abyz', seat: 'hacan', structure, count }))),
  'structure-captured': structures.map((structure) => publicly('structure-captured', { planet: 'abyz', from: 'hacan', by: 'letnev', structure, count: 1, round: 3 }, ['A22'])),
  'leader-killed': ([...lossCauses, 'owner-changed', 'no-refuge', 'rescue-missed', 'executed', 'sacrificed'] as const).map((cause) => publicly('leader-killed', { leader: 'hacan/diplomat', cause }, ['A29'])),
  'leader-captured': [publicly('leader-captured', { leader: 'hacan/diplomat', by: 'letnev', cause: 'space-battle' }, ['A28'])],
  'leader-escaped': [publicly('leader-escaped', { leader: 'hacan/general', to: 'arretze', from: { on: 'piece', piece: 'hacan/cruiser/1' } }, ['A27'])],
  'leader-freed': [publicly('leader-freed', { leader: 'sol/agent', to: 'jord', from: 'hacan' }, ['A40'])],
  'leader-stays': [publicly('leader-stays', { leader: 'hacan/scientist', planet: 'arretze' }, ['leaders.lostGarrison'])],
  'captive-passed': (['found', 'handed', 'last-planet'] as const).map((how) => publicly('captive-passed', { leader: 'sol/agent', from: 'hacan', to: 'letnev', how }, ['A39'])),
  'captive-kept': [publicly('captive-kept', { leader: 'sol/agent', captor: 'hacan' }, ['A34'])],
  'units-built': [publicly('units-built', { seat: 'letnev', planet: 'arc-prime', pieces: [{ id: 'letnev/cruiser/1', kind: 'cruiser', number: 1 }, { id: 'letnev/fighter/3', kind: 'fighter', number: 3 }], forces: { 'ground-force': 2 }, dock: false, cost: 4, round: 3 }), publicly('units-built', { seat: 'letnev', planet: 'arc-prime', pieces: [], forces: {}, dock: true, cost: 2, round: 3 }, ['A18'])],
  paid: [publicly('paid', { seat: 'letnev', planets: ['arc-prime', 'wren-terra'], tradeGoods: 1, cost: 6 }), publicly('paid', { seat: 'letnev', planets: [], tradeGoods: 2, cost: 2 }), publicly('paid', { seat: 'letnev', planets: [], tradeGoods: 0, cost: 0 })],
  'counters-returned': [publicly('counters-returned', { seat: 'letnev', systems: ['14', '27'] }, ['R1.11'])],
  'planets-refreshed': [publicly('planets-refreshed', { seat: 'letnev', planets: ['abyz', 'fria'] }, ['R1.11'])],
  'planet-lost': [publicly('planet-lost', { planet: 'abyz', from: 'hacan', by: 'letnev', how: 'bombardment' })],
  'income-received': [publicly('income-received', { seat: 'letnev', credits: 12 }), publicly('income-received', { seat: 'letnev', credits: 1 })],
  'credits-paid': [publicly('credits-paid', { seat: 'letnev', credits: 24 })],
  'units-bought': [publicly('units-bought', { seat: 'letnev', planet: 'arc-prime', units: [{ kind: 'cruiser', count: 2 }, { kind: 'pds', count: 1, cheap: true }], cost: 17 })],
  'units-placed': [publicly('units-placed', { seat: 'letnev', planet: 'arc-prime', pieces: [{ id: 'letnev/cruiser/3', kind: 'cruiser', number: 3 }], forces: { pds: 1 }, dock: true, round: 2 })],
  'purchases-settled': [publicly('purchases-settled', { seat: 'letnev', lost: [] }), publicly('purchases-settled', { seat: 'letnev', lost: [{ kind: 'cruiser', count: 2, planet: 'arc-prime' }] })],
  'diplomat-silent': [publicly('diplomat-silent', { planet: 'abyz', leader: 'hacan/diplomat', seat: 'hacan' }, ['B37'])],
  'leader-in-limbo': [publicly('leader-in-limbo', { leader: 'hacan/general', from: { on: 'piece', piece: 'hacan/cruiser/1' } }, ['escape.noPlanet'])],
  'card-played': [publicly('card-played', { seat: 'hacan', card: 'local-unrest', on: { planet: 'abyz' } }), publicly('card-played', { seat: 'hacan', card: 'skilled-retreat', on: { system: '33' } }), publicly('card-played', { seat: 'hacan', card: 'direct-hit', on: { kind: 'dreadnought', number: 1 } }), publicly('card-played', { seat: 'hacan', card: 'sabotage' })],
  'card-cancelled': [publicly('card-cancelled', { seat: 'hacan', card: 'local-unrest', by: 'sol', means: { card: 'sabotage' } }), publicly('card-cancelled', { seat: 'hacan', card: 'local-unrest', by: 'sol', means: { leader: 'sol/agent' } }, ['A23'])],
  'domain-revealed': [publicly('domain-revealed', { seat: 'letnev', domain: 'fighter-ambush', at: { system: '14' } }, ['A73']), publicly('domain-revealed', { seat: 'letnev', domain: 'industrial-society', at: { planet: 'fria' } })],
  'technology-researched': [publicly('technology-researched', { seat: 'letnev', technology: 'xrd-transporters', price: 4, discounts: [{ planet: 'abyz', by: 2 }] }, ['A17']), publicly('technology-researched', { seat: 'letnev', technology: 'xrd-transporters', price: 6, discounts: [] })],
  'counter-spent': [...(['technology', 'tactical-retreat', 'reroll'] as const).map((why) => publicly('counter-spent', { seat: 'hacan', pool: 'strategy', why })), publicly('counter-spent', { seat: 'hacan', pool: 'command', why: 'tactical-retreat', system: '33' })],
  'structure-placed': [publicly('structure-placed', { planet: 'fria', seat: 'letnev', structure: 'space-dock', round: 3 })],
  corrected: [publicly('corrected', { reason: 'A counter was forgotten.', changes: Object.values(changes).flat() })],
};

const unit = { kind: 'dreadnought', number: 2 } as const;
const many = { kind: 'ground-force', count: 3 } as const;
type ProblemSamples = { readonly [C in RuleProblemCode]: readonly ProblemOf<C>['params'][] };
const problemParams: ProblemSamples = {
  'not-your-turn': [{ active: 'hacan' }, {}], 'wrong-phase': [{ phase: 'status' }, { phase: 'other' }], 'already-ordered': [{ order: 'build' }, { order: 'LAND General ON Abyz' }],
  'nothing-activated': [{}], 'no-command-counter': [{}], 'cannot-activate': (['asteroid-field', 'supernova', 'own-counter'] as const).map((why) => ({ system: '14', why })),
  'unknown-system': [{ system: '99' }], 'no-such-piece': [{ unit }, { unit: many, system: '27' }, { unit: { kind: 'fighter', count: 1 } }], 'not-enough': [{ unit: many, have: 0, where: 'abyz' }, { unit: many, have: 1, where: '27' }, { unit: many, have: 2, where: 'letnev/carrier/1' }],
  'not-your-piece': [{ unit, owner: 'hacan' }], 'no-such-leader': [{ leader: { class: 'agent' } }, { leader: { class: 'general', number: 2, of: 'hacan' } }],
  'leader-is-captive': [{ leader: 'sol/agent', captor: 'hacan' }], 'leader-is-out': [{ leader: 'sol/agent' }], 'leader-not-there': [{ leader: 'letnev/diplomat', where: 'abyz' }],
  'leader-elsewhere-ordered': [{ leader: 'letnev/diplomat' }], 'leader-cannot-stay-in-space': [{ leader: 'letnev/diplomat' }], 'transfer-only-before-movement': [{ leader: 'letnev/diplomat' }],
  'transfer-not-in-system': [{ from: '1', to: '27' }], 'transfer-needs-ship': [{}], 'transfer-onto-enemy': [{ owner: 'hacan' }], 'transfer-with-enemies': [{ system: '27' }], 'transfer-from-activated': [{ system: '14' }],
  'ship-to-ship-not-allowed': [{}], 'done-before-movement': [{ leader: 'letnev/diplomat' }], 'wrong-target': [{ target: '18', activated: '27' }], 'starts-in-activated': [{ system: '14' }], 'already-there': [{ unit }, { unit: many }],
  'too-far': [{ unit, steps: 2, move: 1 }, { unit: many, steps: 3, move: 2 }], 'no-path': [{ from: '1', to: '40' }], 'not-adjacent': [{ from: '1', to: '40' }],
  'path-blocked': [...(['enemy-ships', 'asteroid-field', 'nebula', 'supernova', 'ion-storm'] as const).map((by) => ({ system: '18', by })), { system: '18', by: 'enemy-ships', owner: 'hacan' }],
  'passage-needed': [{ system: '18', owner: 'hacan' }], 'passage-refused': [{ system: '18', owner: 'hacan' }], 'over-capacity': [{ need: 7, have: 6 }], 'fighters-need-support': [{ fighters: 1, room: 0 }, { fighters: 4, room: 2 }], 'cannot-carry': [{ unit }],
  'over-fleet-supply': [{ system: '27', ships: 4, supply: 3 }], 'rift-risk': [{ system: '18' }], 'planet-not-here': [{ planet: 'jord', system: '27' }], 'leader-needs-escort': [{ planet: 'abyz' }], 'leader-on-neutral-planet': [{ planet: 'abyz' }], 'no-leaders-on-trade-stations': [{ planet: 'fria' }],
  'answer-impossible': [{ question: { id: '27/x', seat: 'hacan', cites: [], kind: 'pds', params: { system: '27', dice: 1, target: 'letnev' }, default: 'fire' } }], 'answer-in-part': [{ items: [{ kind: 'cruiser' }, { kind: 'cruiser', number: 2 }, { kind: 'ground-force' }] }],
  'answer-not-now': [{ question: { id: '27/y', seat: 'hacan', cites: [], kind: 'retreat', params: { system: '27', round: 2, as: 'retreat', options: ['33'], ships: 1, enemyShips: 1, losses: 0, enemyLosses: 0, enemy: 'letnev' }, default: { to: null } } }],
  'question-answered': [{ question: { id: '27/z', seat: 'hacan', cites: [], kind: 'ground-casualties', params: { planet: 'abyz', round: 1, hits: 1, forces: { 'ground-force': 2 }, enemy: 'letnev' }, default: { 'ground-force': 1 } } }],
  'trade-station-no-landing': [{ planet: 'fria' }], 'pds-lands-alone': [{ planet: 'abyz' }], 'nothing-to-land': [{ planet: 'abyz' }], 'no-ships-to-land-from': [{ planet: 'abyz', system: '27' }], 'enemies-over-landing': [{ planet: 'abyz', system: '27', owner: 'hacan' }],
  'cannot-bombard': (['own', 'shield', 'scientist', 'no-landing', 'no-bombardment', 'nobody-there'] as const).flatMap((why) => [{ planet: 'abyz', why }, { planet: 'abyz', unit, why }, { planet: 'abyz', unit: { kind: 'dreadnought', count: 2 } as const, why }]),
  'no-dock': [{ planet: 'wren-terra' }], 'not-your-planet': [{ planet: 'abyz', owner: 'hacan' }, { planet: 'fria' }], 'dock-new': [{ planet: 'arc-prime' }], 'dock-not-in-activated': [{ planet: 'arc-prime', system: '27' }],
  'production-limit': [{ planet: 'arc-prime', limit: 6, ordered: 7 }], blockaded: [{ planet: 'arc-prime' }], 'not-enough-resources': [{ cost: 9, have: 6 }], 'piece-limit': [{ kind: 'war-sun', limit: 2 }, { kind: 'other', limit: 2 }], 'not-buildable': [{ kind: 'war-sun' }],
  'pds-limit': [{ planet: 'arc-prime', limit: 2 }], 'dock-limit': [{ planet: 'arc-prime' }], 'planet-not-held-all-round': [{ planet: 'abyz' }], 'cannot-pay-with': [{ planet: 'abyz' }], 'nothing-to-retreat-to': [{ system: '27' }],
  'retreat-illegal': (['not-adjacent', 'not-activated', 'enemy-ships', 'same-system'] as const).map((why) => ({ system: '18', why })),
  'not-your-captive': [{ leader: 'sol/agent', captor: 'hacan' }, { leader: 'sol/agent' }], 'captive-not-now': [{ allowed: 'status' }, { allowed: 'politics' }], 'captive-cannot-act': [{ leader: 'sol/agent' }], 'no-refuge-for': [{ leader: 'sol/agent' }],
  'technology-known': [{ technology: 'xrd-transporters' }], 'prerequisite-missing': [{ technology: 'xrd-transporters', needs: ['antimass-deflectors'], logic: 'and' }, { technology: 'xrd-transporters', needs: ['antimass-deflectors', 'hylar-v-assault-laser'], logic: 'or' }],
  'no-strategy-counter': [{}], 'not-in-home-system': [{ planet: 'abyz' }], 'card-not-held': [{ card: 'sabotage' }], 'card-not-now': [{ card: 'sabotage' }], 'card-target': (['missing', 'own', 'neutral', 'garrison', 'leader'] as const).map((why) => ({ card: 'local-unrest', why })), 'consent-refused': [{ leader: 'sol/agent', seat: 'letnev' }],
  'unknown-seat': [{ seat: 'Xxcha' }], 'depends-on': [{ line: 4 }], 'pass-with-others': [{}], 'pass-with-refused': [{}], 'no-action-cards': [{}],
  'target-needed': [{}], 'phase-is-over': [{ phase: 'movement' }], 'diplomat-never-here': [{ planet: 'abyz' }], 'cheap-build-used': [{ planet: 'abyz' }], 'not-enough-credits': [{ cost: 30, have: 12 }],
  'cut-to-credits': [{ kind: 'cruiser', count: 2, have: 12 }, { kind: 'cruiser', count: 0, have: 2 }], 'ship-lands-once': [{ unit: { kind: 'carrier', number: 1 }, planet: 'abyz' }],
};

type ParseSamples = { readonly [C in ParseProblemCode]: readonly ParseProblemParams[C][] };
export const parseSamples: ParseSamples = {
  'unknown-order': [{ word: 'ATTACK', candidates: [] }, { word: 'ACTIVTE', candidates: ['ACTIVATE'] }], 'ambiguous-order': [{ word: 'RE', candidates: ['RETREAT', 'REROLL'] }],
  'unknown-word': [{ word: 'Abys', expected: 'planet', candidates: ['Abyz'] }, { word: 'xyz', expected: 'unit-or-leader', candidates: [] }], 'ambiguous-word': [{ word: 'Mello', candidates: ['Mellon', 'Wellon'] }], 'read-as': [{ word: 'dreadnaugt', as: 'dreadnought' }],
  'missing-part': [{ order: 'land', part: 'planet' }, { order: 'hand', part: 'seat' }], 'part-twice': [{ word: 'FROM' }], 'which-piece': [{ kind: 'dreadnought', pieces: ['letnev/dreadnought/1', 'letnev/dreadnought/2'] }], 'missing-count': [{ kind: 'fighter' }],
  'number-out-of-range': [{ number: '99999' }], 'for-another-seat': [{ seat: 'hacan' }],
};

type QuestionSamples = { readonly [K in QuestionKind]: readonly QuestionOf<K>[] };
const head = { id: '27/question', seat: 'hacan', cites: ['A15'] } as const;
export const questionSamples: QuestionSamples = {
  casualties: (['space-battle', 'pds', 'barrage', 'pre-combat'] as const).map((cause) => ({ ...head, kind: 'casualties', params: { system: '27', cause, round: 1, hits: 2, candidates: ['hacan/cruiser/1', 'hacan/destroyer/1', 'hacan/fighter/1'], sustain: cause === 'pds' ? ['hacan/dreadnought/1'] : [], enemy: 'letnev' }, default: cause === 'pds' ? { damaged: ['hacan/dreadnought/1'], lost: ['hacan/fighter/1'] } : { damaged: [], lost: ['hacan/destroyer/1', 'hacan/fighter/1'] } })),
  'ground-casualties': [{ ...head, kind: 'ground-casualties', params: { planet: 'abyz', round: 1, hits: 1, forces: { 'ground-force': 2, 'shock-troop': 1 }, enemy: 'letnev' }, default: { 'ground-force': 1 } }],
  retreat: ([{ as: 'withdrawal' }, { as: 'retreat', tactical: ['14'] }, { as: 'before-battle' }, { as: 'withdrawal', atOnce: true }, { as: 'retreat', atOnce: true }] as const).map((how) => ({ ...head, kind: 'retreat', params: { ...how, system: '27', round: 2, options: ['33', '14'], ships: 1, enemyShips: 3, losses: 2, enemyLosses: 0, enemy: 'letnev' }, default: { to: null } })),
  reroll: [{ ...head, kind: 'reroll', params: { planet: 'abyz', round: 1, label: 'abyz/invasion-combat/1/hacan', dice: [{ face: 3, of: 'ground-force', target: 8, modifiers: [], hit: false }, { face: 9, of: 'ground-force', target: 8, modifiers: [], hit: true }], most: 2 }, default: { dice: [0] } }],
  diplomat: [{ ...head, kind: 'diplomat', params: { planet: 'abyz', leader: 'hacan/diplomat', invader: 'letnev', invaders: 3, defenders: 1 }, default: 'delay' }],
  passage: [{ ...head, kind: 'passage', params: { system: '18', mover: 'letnev', ships: 2 }, default: 'refuse' }],
  escape: [{ ...head, kind: 'escape', params: { leader: 'hacan/general', options: ['arretze', 'abyz'] }, default: { to: 'arretze' } }],
  'no-refuge': [{ ...head, seat: 'moderator', kind: 'no-refuge', params: { leader: 'hacan/general', options: ['killed', 'captured', 'limbo', 'arretze'] }, default: { outcome: 'killed' } }],
  rescue: [{ ...head, kind: 'rescue', params: { planet: 'abyz', captor: 'letnev', options: ['hacan/general', 'sol/agent'] }, default: { leader: 'hacan/general' } }],
  replace: [{ ...head, kind: 'replace', params: { planet: 'abyz', structure: 'pds', most: 2 }, default: { count: 2 } }, { ...head, kind: 'replace', params: { planet: 'abyz', structure: 'refinery', most: 1 }, default: { count: 1 } }],
  pds: [{ ...head, kind: 'pds', params: { system: '27', planet: 'abyz', dice: 2, target: 'letnev' }, default: 'fire' }, { ...head, kind: 'pds', params: { system: '27', dice: 1, target: 'letnev' }, default: 'fire' }],
  supply: [{ ...head, kind: 'supply', params: { system: '27', excess: 1, candidates: ['hacan/cruiser/1', 'hacan/destroyer/1'] }, default: { lost: ['hacan/destroyer/1'] } }],
  consent: [{ ...head, kind: 'consent', params: { leader: 'sol/agent', from: 'letnev' }, default: 'accept' }],
  'fate-reroll': (['killed', 'captured', 'escapes', 'found', 'missed'] as const).map((fate) => ({ ...head, kind: 'fate-reroll', params: { leader: 'hacan/general', face: 3, fate }, default: 'stand' })),
  reaction: [{ ...head, kind: 'reaction', params: { card: 'local-unrest', by: 'letnev', options: ['nothing', 'card', 'sol/agent'] }, default: { with: 'nothing' }, fixedWindow: true }],
  card: (['before-round', 'ship-damaged'] as const).map((moment) => ({ ...head, kind: 'card', params: { system: '27', round: 1, moment, options: [{ card: 'skilled-retreat', on: '33' }, { card: 'direct-hit', on: 'letnev/dreadnought/1' }] }, default: { use: null } })),
  captive: [{ ...head, kind: 'captive', params: { leader: 'sol/agent', recipients: ['letnev', 'sol'] }, default: { do: 'keep' } }],
};

export const eventSamples: readonly GameEvent[] = Object.values(events).flat();
export const problemSamples: readonly Problem[] = (Object.keys(problemParams) as readonly RuleProblemCode[]).flatMap((code) => problemParams[code].map((params) => refuse(code, params, ['A9', 'R2.37']) as Problem));
export const questions: readonly Question[] = Object.values(questionSamples).flat();
