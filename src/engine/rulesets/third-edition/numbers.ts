import type { RuleNumbers } from '../../rules/rule-set.js';

/** Numbers of the third edition that are not a unit's. */
export const numbers: RuleNumbers = {
  dieFaces: 10,
  startCounters: { command: 3, strategy: 2, fleet: 3 }, // common set-up of every race; races add theirs
  dockFighterBerths: 3, // base: Space Dock row
  dockLimitPerPlanet: 1, // R2.43
  pdsPerPlanet: 2, // R2.44
  productionBonus: 2, // R2.42
  riftLossUpTo: 5, // R2.8
  nebulaDefence: 1, // R2.8
  nebulaMove: 1, // R2.8
  researchCost: 8, // T050: the secondary ability of the Technology card
  fightersBlindIn: 'ion-storm', // R2.8
  conquestExhausts: true, // R2.34
  loadsBesideEnemies: false, // R2.9
  landingsPerShip: 99, // no limit
  leaderShipsLost: 'last', // R2.21
};
