import type { CauseWords, FateWords, OrderWords, PhaseWords, RollWords } from '../catalogue.js';

/** How ships and troops were lost, as it ends a sentence. */
export const causes: CauseWords = {
  'space-battle': ' in the space battle', barrage: ' to the anti-fighter barrage', 'pre-combat': ' before the first round', domain: ' to what waited there', card: ' to an action card', pds: ' to PDS fire', 'gravity-rift': ' in the gravity rift',
  'fleet-supply': ' for lack of fleet supply', 'no-support': ' for lack of a carrier or dock', scuttled: ', scuttled by its owner',
  bombardment: ' to the bombardment', invasion: ' in the invasion', 'landed-alone': ' for landing without ground forces', correction: " by the moderator's correction",
};
/** How a leader died. */
export const deaths: CauseWords = {
  'space-battle': 'in the space battle', barrage: 'by the anti-fighter barrage', 'pre-combat': 'before the first round of the battle', domain: 'by what waited there', card: 'by an action card', pds: 'by PDS fire', 'gravity-rift': 'in the gravity rift',
  'fleet-supply': 'with a ship lost for lack of fleet supply', 'no-support': 'with a fighter that had nowhere to land', scuttled: 'with a ship that its owner scuttled',
  bombardment: 'by the bombardment', invasion: 'in the invasion', 'landed-alone': 'after landing without ground forces', correction: "by the moderator's correction",
};
/** What a roll is for. */
export const rolls: RollWords = {
  'pds-ships': 'PDS fire', barrage: 'Anti-fighter barrage', 'space-combat': 'Space combat', bombardment: 'Bombardment', 'pds-landing': 'PDS fire at the landing force',
  'invasion-combat': 'Invasion combat', 'leader-fate': "A leader's fate", rescue: 'Rescue roll', 'gravity-rift': 'Gravity rift', 'drawn-captive': 'Which captive is found', reroll: 'Re-roll', 'pre-combat': 'Shots before the battle', domain: 'Domain counter', artifact: 'Ancient Artifact',
};
export const fates: FateWords = { killed: 'killed', captured: 'captured', escapes: 'escapes' };
export const phases: PhaseWords = { pds: 'PDS volley', placement: 'placement phase', progression: 'progression phase', technology: 'technology phase', 'early-turns': 'simulated early turns', cards: 'card phase', action: 'action phase', status: 'status phase', movement: 'movement phase', 'space-combat': 'space combat phase', invasion: 'invasion phase', politics: 'politics phase', economy: 'economy phase' };
/** As names, in subjects. */
export const phaseTitles: PhaseWords = { pds: 'PDS Volley', placement: 'Placement Phase', progression: 'Progression Phase', technology: 'Technology Phase', 'early-turns': 'Early Turns', cards: 'Card Phase', action: 'Action Phase', status: 'Status Phase', movement: 'Movement Phase', 'space-combat': 'Space Combat Phase', invasion: 'Invasion Phase', politics: 'Politics Phase', economy: 'Economy Phase' };
export const orders: OrderWords = {
  activate: 'ACTIVATE', transfer: 'TRANSFER', move: 'MOVE', land: 'LAND', bombard: 'BOMBARD', build: 'BUILD', pass: 'PASS',
  casualties: 'CASUALTIES', retreat: 'RETREAT', reroll: 'REROLL', diplomat: 'DIPLOMAT', permit: 'PERMIT', consent: 'ACCEPT', play: 'PLAY', research: 'RESEARCH', escape: 'ESCAPE', rescue: 'RESCUE', pds: 'PDS', replace: 'REPLACE', captive: 'CAPTIVES',
  standing: 'STANDING', 'ask-me': 'ASK ME', cancel: 'CANCEL', status: 'STATUS', help: 'HELP', 'new-key': 'NEW KEY', confirm: 'CONFIRM', resend: 'RESEND', sabotage: 'SABOTAGE',
};
const more: Readonly<Record<string, string>> = { refuse: 'REFUSE', destroy: 'DESTROY', keep: 'KEEP', execute: 'EXECUTE', release: 'RELEASE', hand: 'HAND', accept: 'ACCEPT', decline: 'DECLINE', captives: 'CAPTIVES', end: 'END' };
/** The word of an order by its kind; other text is taken as it is. */
export function orderWord(order: string): string {
  return isOrder(order) ? orders[order] : (more[order] ?? order);
}
function isOrder(order: string): order is keyof OrderWords {
  return order in orders;
}
