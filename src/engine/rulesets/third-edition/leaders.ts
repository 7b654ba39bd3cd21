import type { LeaderProfile } from '../../rules/leader-profile.js';

/** The leader rules of the third edition (A1-A73, with R4 and R5 where the A-statements are silent). */
export const leaders: LeaderProfile = {
  perSeat: { count: 3, cites: ['A1', 'A3', 'A4'] },
  setUp: { where: 'home-system', cites: ['A5'] },
  place: { cites: ['A6'] },
  boarding: { duringMovement: true, cites: ['R4.0d', 'R2.9'] },
  landing: { escortOnForeignPlanets: 1, unloading: { cites: ['R2.33'] }, cites: ['A9'] },
  shipLostInBattle: [
    { from: 1, to: 5, fate: 'killed', cites: ['A24', 'A26'] },
    { from: 6, to: 8, fate: 'escapes', cites: ['A24', 'A27'] },
    { from: 9, to: 10, fate: 'captured', cites: ['A24', 'A28'] },
  ],
  shipLostOtherwise: { fate: 'killed', cites: ['A29'] },
  planetTaken: [
    { from: 1, to: 5, fate: 'captured', cites: ['A25', 'A30'] },
    { from: 6, to: 9, fate: 'escapes', cites: ['A25', 'A31'] },
    { from: 10, to: 10, fate: 'killed', cites: ['A25', 'A32'] },
  ],
  ownerChanged: { fate: 'escapes', cites: ['A33'] },
  failedInvasion: {
    hostile: { fate: 'captured', cites: ['R5.6', 'leaders.failedInvasion'] },
    neutral: { fate: 'killed', cites: ['R5.6', 'leaders.failedInvasion'] },
  },
  refuge: { unblockaded: true, cites: ['A27', 'A31', 'A35', 'A40'] },
  rescue: {
    found: { from: 9, to: 10, cites: ['A36'] },
    miss: { mayKill: true, cites: ['A37', 'captives.missKills'] },
    choice: { by: 'invader', cites: ['A38'] },
    own: { cites: ['A40'] },
    foreign: { cites: ['A39'] },
    lastPlanet: { allPass: true, cites: ['A41'] },
  },
  captives: {
    handOver: { phase: 'status', cites: ['A34'] },
    freed: { cites: ['A35'] },
    execution: { when: 'status', cites: ['A34'] },
  },
  general: {
    rerolls: { dice: 2, side: 'attacker', stacks: true, cites: ['A65', 'A66', 'R4.G1'] },
    bombardment: { modifier: -4, of: ['dreadnought', 'war-sun'], cites: ['A10'] },
    defence: { modifier: 1, cites: ['A11'] },
  },
  admiral: {
    extraDice: { dice: 1, cites: ['A12', 'A59'] },
    speed: { bonus: 1, of: 'dreadnought', ships: 1, ownShipOnly: true, cites: ['A13'] },
    retreat: { bans: 'retreat', cites: ['A14', 'A60'] },
  },
  diplomat: {
    delay: { returnedMayLandAgain: 'never-this-action', cites: ['A15', 'A63', 'A64'] },
    lock: { laterRounds: 1, cites: ['A16', 'diplomat.lock'] },
    never: { planets: [], cites: ['A15'] },
    passage: { allowed: true, cites: ['R4.D4', 'diplomat.passage'] },
    bombardment: { cites: ['A68', 'R4.D2'] },
    defaultAnswer: 'delay',
  },
  scientist: {
    technology: { kind: 'specialty-bonus', bonus: 1, home: true, cites: ['A17', 'A72'] },
    cheapDock: { cost: 2, cites: ['A18', 'A70'] },
    pdsRolls: { modifier: 1, cites: ['A19'] },
    shield: { stopsAll: true, cites: ['A20', 'A67'] },
  },
  agent: {
    silencesPds: { cites: ['A21'] },
    captures: { structures: true, cites: ['A22', 'A61', 'A62'] },
    sabotage: { cites: ['A23'] },
  },
  stacking: { cites: ['A69'] },
};
