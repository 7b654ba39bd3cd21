import type { RuleNumbers } from '../../rules/rule-set.js';

/** More than any game can reach: the second edition sets no limit here. */
const noLimit = 99;

/** Numbers of the German game that are not a unit's. */
export const numbers: RuleNumbers = {
  dieFaces: 10, // S2.6: face 0 is ten
  startCounters: { command: 0, strategy: 0, fleet: 0 }, // the second edition has no counters
  dockFighterBerths: 2, // S5.3
  dockLimitPerPlanet: 1, // S5.5
  pdsPerPlanet: noLimit, // S5.5
  productionBonus: 0, // S13.1: as many units as the planet has resources
  riftLossUpTo: 0, // S7.5: a rift turns ships aside, it destroys none
  nebulaDefence: 0, // S7.4
  nebulaMove: noLimit, // S7.4: ships stop on entering, leaving is as anywhere
  fightersBlindIn: 'nebula', // S7.4
  conquestExhausts: false, // S4.6: planets are not exhausted
  loadsBesideEnemies: true, // RZ12
  landingsPerShip: 1, // S10.2
  leaderShipsLost: 'last-of-kind', // RZ18
  technologyCost: 30, // S12.1
};
