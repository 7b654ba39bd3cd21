import type { Question } from '../../src/engine/questions.js';

const about = { seat: 'letnev', cites: [] } as const;

/** One question of each kind, in a world where Letnev stands in 2 with its fleet against Hacan. */
export const oneOfEach: readonly Question[] = [
  { ...about, id: 'q/casualties', kind: 'casualties', params: { system: '2', cause: 'space-battle', round: 1, hits: 2, candidates: ['letnev/carrier/1', 'letnev/destroyer/1', 'letnev/dreadnought/1'], sustain: ['letnev/dreadnought/1'], enemy: 'hacan' }, default: { damaged: ['letnev/dreadnought/1'], lost: ['letnev/destroyer/1'] } },
  { ...about, id: 'q/ground', kind: 'ground-casualties', params: { planet: 'arc-prime', round: 1, hits: 1, forces: { 'ground-force': 3 }, enemy: 'hacan' }, default: { 'ground-force': 1 } },
  { ...about, id: 'q/retreat', kind: 'retreat', params: { system: '2', round: 2, as: 'retreat', options: ['4', '5'], ships: 3, enemyShips: 4, losses: 1, enemyLosses: 0, enemy: 'hacan' }, default: { to: null } },
  { ...about, id: 'q/reroll', kind: 'reroll', params: { planet: 'arc-prime', round: 1, label: 'x', most: 2, dice: [{ face: 3, of: 'ground-force', modifiers: [], hit: false }, { face: 9, of: 'ground-force', modifiers: [], hit: true }] }, default: { dice: [0] } },
  { ...about, id: 'q/diplomat', kind: 'diplomat', params: { planet: 'arc-prime', leader: 'letnev/diplomat', invader: 'hacan', invaders: 3, defenders: 2 }, default: 'delay' },
  { ...about, id: 'q/passage', kind: 'passage', params: { system: '2', mover: 'hacan', ships: 2 }, default: 'refuse' },
  { ...about, id: 'q/escape', kind: 'escape', params: { leader: 'letnev/general', options: ['arc-prime', 'wren-terra'] }, default: { to: 'arc-prime' } },
  { ...about, id: 'q/no-refuge', kind: 'no-refuge', params: { leader: 'letnev/general', options: ['killed', 'captured'] }, default: { outcome: 'killed' } },
  { ...about, id: 'q/rescue', kind: 'rescue', params: { planet: 'arretze', captor: 'hacan', options: ['letnev/general', 'sol/admiral'] }, default: { leader: 'letnev/general' } },
  { ...about, id: 'q/replace', kind: 'replace', params: { planet: 'arretze', structure: 'pds', most: 2 }, default: { count: 2 } },
  { ...about, id: 'q/pds', kind: 'pds', params: { system: '2', dice: 2, target: 'hacan' }, default: 'fire' },
  { ...about, id: 'q/supply', kind: 'supply', params: { system: '2', excess: 1, candidates: ['letnev/carrier/1', 'letnev/destroyer/1'] }, default: { lost: ['letnev/destroyer/1'] } },
  { ...about, id: 'q/captive', kind: 'captive', params: { leader: 'hacan/general', recipients: ['sol', 'hacan'] }, default: { do: 'keep' } },
];
