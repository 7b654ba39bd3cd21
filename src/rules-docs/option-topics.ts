import type { OptionName } from '../engine/index.js';
import type { Topic } from './statement-id.js';

/** Under which topic the documents explain an option. */
export const optionTopics: Readonly<Record<OptionName, Topic>> = {
  'leaders.shipToShip': 'boarding',
  'leaders.pickUpEnRoute': 'boarding',
  'leaders.failedInvasion': 'landing',
  'pds.firesWithoutGarrison': 'landing',
  'leaders.lostGarrison': 'fate',
  'space-battle.preCombatCounts': 'fate',
  'casualties.together': 'fate',
  'escape.blockadeAlways': 'fate',
  'blockade.fightersCount': 'fate',
  'escape.noPlanet': 'fate',
  'jolnar.rerollsFate': 'fate',
  'captives.recipientConsent': 'capture',
  'captives.missKills': 'rescue',
  'captives.rescueDice': 'rescue',
  'general.flagshipBombardment': 'general',
  'admiral.speed': 'admiral',
  'admiral.bansTacticalRetreat': 'admiral',
  'retreat.tactical': 'admiral',
  'admiral.bansFreeRetreat': 'admiral',
  'diplomat.lock': 'diplomat',
  'diplomat.stopsMechanized': 'diplomat',
  'diplomat.passage': 'diplomat',
  'passage.refused': 'diplomat',
  'technology.discountFirst': 'scientist',
  'scientist.cheapBuild': 'scientist',
};
