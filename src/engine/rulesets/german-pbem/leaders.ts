import type { LeaderProfile } from '../../rules/leader-profile.js';

/** The leader rules of the German game (B1-B48, with S19 where the page is silent). */
export const leaders: LeaderProfile = {
  perSeat: { count: 3, cites: ['B1', 'B3'] },
  setUp: { where: 'one-home-planet', cites: ['B3'] },
  place: { cites: ['B4', 'B22'] },
  boarding: { duringMovement: false, cites: ['B8', 'B9'] },
  landing: { escortOnForeignPlanets: 1, unloading: { cites: ['B10'] }, cites: ['B4', 'B11', 'B22'] },
  shipLostInBattle: [
    { from: 1, to: 5, fate: 'killed', cites: ['B13'] },
    { from: 6, to: 9, fate: 'captured', cites: ['B14'] },
    { from: 10, to: 10, fate: 'escapes', cites: ['B15'] },
  ],
  shipLostOtherwise: { fate: 'killed', cites: ['B16'] },
  planetTaken: [
    { from: 1, to: 5, fate: 'captured', cites: ['B17'] },
    { from: 6, to: 9, fate: 'escapes', cites: ['B18'] },
    { from: 10, to: 10, fate: 'killed', cites: ['B19'] },
  ],
  ownerChanged: { fate: 'escapes', cites: ['B20', 'B21'] },
  failedInvasion: {
    hostile: { fate: 'captured', cites: ['B12'] },
    neutral: { fate: 'killed', cites: ['S19.5'] },
  },
  refuge: { unblockaded: false, cites: ['B15', 'B18', 'B25', 'B29'] },
  rescue: {
    found: { from: 10, to: 10, cites: ['B27', 'B28'] },
    miss: { mayKill: false, cites: ['B28'] },
    choice: { by: 'die', cites: ['S19.11'] },
    own: { cites: ['B29'] },
    foreign: { cites: ['B30'] },
    lastPlanet: { allPass: false, cites: ['RZ32'] },
  },
  captives: {
    open: { cites: ['B23'] },
    handOver: { phase: 'politics', cites: ['B24'] },
    freed: { cites: ['B25'] },
    execution: { when: 'any-time', cites: ['B26'] },
  },
  general: {
    rerolls: { dice: 1, side: 'both', stacks: false, cites: ['B40', 'B41'] },
    bombardment: { modifier: -4, of: ['dreadnought'], cites: ['B42'] },
    defence: { modifier: 0, cites: ['S10.17'] },
  },
  admiral: {
    extraDice: { dice: 1, cites: ['B43'] },
    speed: { bonus: 1, of: 'dreadnought', ships: 3, ownShipOnly: false, cites: ['B45'] },
    retreat: { bans: 'card', cites: ['B44'] },
  },
  diplomat: {
    delay: { returnedMayLandAgain: 'next-round', cites: ['B34', 'B35'] },
    lock: { laterRounds: 1, cites: ['B36', 'RZ24'] },
    never: { planets: ['mecatol-rex'], cites: ['B37'] },
    passage: { allowed: true, cites: ['B38', 'B39'] },
    bombardment: { cites: ['S10.18'] },
    defaultAnswer: 'delay',
  },
  scientist: {
    technology: { kind: 'resources-twice', bonus: 2, home: false, cites: ['B31', 'B32'] },
    cheapDock: { cost: 5, cites: ['B33'] },
    cheapPds: { cost: 5, cites: ['B33'] },
    pdsRolls: { modifier: 0, cites: ['S8.7'] },
    shield: { stopsAll: false, cites: ['S8.1'] },
  },
  agent: {
    silencesPds: { cites: ['B46'] },
    captures: { structures: false, cites: ['S10.9'] },
    sabotage: { cites: ['B47', 'B48'] },
  },
  stacking: { cites: ['B41'] },
};
