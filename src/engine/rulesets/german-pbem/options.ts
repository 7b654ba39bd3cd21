import type { OptionTable } from '../../rules/rule-set.js';

/** The options of the German game. A `fixed` one is settled by its pages or by the second edition, or has nothing to decide here. */
export const options: OptionTable = {
  'captives.missKills': {
    title: { en: 'A missed rescue roll kills the captive it was rolled for', de: 'Ein Fehlwurf bei der Rettung tötet den Gefangenen, für den gewürfelt wurde' },
    default: false, values: [false], cites: ['B28'], fixed: true,
  },
  'leaders.lostGarrison': {
    title: { en: 'Leaders on a planet whose last ground unit is destroyed without an invasion', de: 'Anführer auf einem Planeten, dessen letzte Bodeneinheit ohne Invasion vernichtet wird' },
    default: 'stays', values: ['stays'], cites: ['B20', 'S11.2'], fixed: true,
  },
  'leaders.shipToShip': {
    title: { en: 'Before movement a leader may change ship within a system', de: 'Vor der Bewegung darf ein Anführer innerhalb eines Systems das Schiff wechseln' },
    default: true, values: [true], cites: ['B8'], fixed: true,
  },
  'leaders.pickUpEnRoute': {
    title: { en: 'A leader may be picked up on the way like ground forces', de: 'Ein Anführer darf wie Bodentruppen unterwegs aufgenommen werden' },
    default: false, values: [false], cites: ['B9'], fixed: true,
  },
  'diplomat.lock': {
    title: { en: 'What a used delay locks for the next round', de: 'Was ein genutzter Aufschub für die nächste Runde sperrt' },
    default: 'diplomat', values: ['diplomat'], cites: ['B36', 'RZ24'], fixed: true,
  },
  'diplomat.passage': {
    title: { en: "With his permission a fleet with a Diplomat passes an enemy's ships", de: 'Mit dessen Erlaubnis durchfliegt eine Flotte mit einem Diplomaten ein System mit Schiffen eines Gegners' },
    default: true, values: [true], cites: ['B38', 'B39'], fixed: true,
  },
  'diplomat.stopsMechanized': {
    title: { en: 'A delay stops Mechanized Units too', de: 'Ein Aufschub hält auch Mechanisierte Einheiten auf' },
    default: false, values: [false], cites: ['S5.1'], fixed: true,
  },
  'admiral.bansTacticalRetreat': {
    title: { en: 'An attacking Admiral bans the Tactical Retreat too', de: 'Ein angreifender Admiral verbietet auch den taktischen Rückzug' },
    default: false, values: [false], cites: ['B44'], fixed: true,
  },
  'retreat.tactical': {
    title: { en: 'Tactical Retreats: for a Strategy counter the defender retreats to a system he activates by it', de: 'Taktische Rückzüge: Für einen Strategiemarker zieht sich der Verteidiger in ein System zurück, das er damit aktiviert' },
    default: false, values: [false], cites: ['R2.27'], fixed: true,
  },
  'admiral.bansFreeRetreat': {
    title: { en: 'An attacking Admiral bans the free retreat before the battle too', de: 'Ein angreifender Admiral verbietet auch den freien Rückzug vor der Schlacht' },
    default: false, values: [true, false], cites: ['B44', 'RZ19'],
  },
  'admiral.speed': {
    title: { en: 'When an Admiral adds movement', de: 'Wann ein Admiral die Bewegung erhöht' },
    default: 'fromStart', values: ['fromStart'], cites: ['B45'], fixed: true,
  },
  'escape.blockadeAlways': {
    title: { en: 'Every escape, freeing and return needs a planet without blockade', de: 'Jede Flucht, Befreiung und Rückkehr braucht einen Planeten ohne Blockade' },
    default: false, values: [false], cites: ['B15', 'B18', 'B25', 'B29'], fixed: true,
  },
  'blockade.fightersCount': {
    title: { en: 'Enemy Fighters alone make a blockade', de: 'Schon feindliche Jäger allein bilden eine Blockade' },
    default: true, values: [true], cites: ['RZ29'], fixed: true,
  },
  'escape.noPlanet': {
    title: { en: 'A leader escapes and there is no planet for him', de: 'Ein Anführer entkommt, aber es gibt keinen Planeten für ihn' },
    default: 'killed', values: ['killed', 'limbo', 'captured'], cites: ['RZ34'],
  },
  'captives.recipientConsent': {
    title: { en: 'Whoever is handed a captive must consent', de: 'Wem ein Gefangener übergeben wird, der muss zustimmen' },
    default: false, values: [true, false], cites: ['B24'],
  },
  'captives.rescueDice': {
    title: { en: 'Dice of a rescue', de: 'Würfel bei einer Rettung' },
    default: 'perPlanet', values: ['perPlanet'], cites: ['B27', 'B28', 'S19.11'], fixed: true,
  },
  'space-battle.preCombatCounts': {
    title: { en: 'A ship lost to a shot before the first round was lost in a space battle', de: 'Ein Schiff, das vor der ersten Kampfrunde abgeschossen wird, ging in einer Raumschlacht verloren' },
    default: true, values: [true, false], cites: ['RZ35'],
  },
  'casualties.together': {
    title: { en: 'Both sides name their losses sealed and at once', de: 'Beide Seiten nennen ihre Verluste verdeckt und gleichzeitig' },
    default: true, values: [true], cites: ['S9.2', 'RZ18'], fixed: true,
  },
  'leaders.failedInvasion': {
    title: { en: "The attacker's leaders when his landing fails", de: 'Anführer des Angreifers, wenn seine Landung scheitert' },
    default: 'captured', values: ['captured'], cites: ['B12'], fixed: true,
  },
  'passage.refused': {
    title: { en: "A move through an enemy's fleet without his permission", de: 'Eine Bewegung durch eine gegnerische Flotte ohne Erlaubnis' },
    default: 'holdBefore', values: ['holdBefore', 'stopIn'], cites: ['B39', 'RZ13', 'RZ14'],
  },
  'general.flagshipBombardment': {
    title: { en: "The General's malus holds for a bombarding flagship too", de: 'Der Abzug durch den General gilt auch für ein bombardierendes Flaggschiff' },
    default: false, values: [false], cites: ['B42'], fixed: true,
  },
  'technology.discountFirst': {
    title: { en: 'A planet may give its discount and then be exhausted for the same technology', de: 'Ein Planet darf erst Rabatt geben und dann für dieselbe Technologie erschöpft werden' },
    default: false, values: [false], cites: ['S12.4', 'RZ27'], fixed: true,
  },
  'pds.firesWithoutGarrison': {
    title: { en: 'PDS of a planet without ground units fire at a landing', de: 'PDS eines Planeten ohne Bodeneinheiten feuern auf eine Landung' },
    default: true, values: [true], cites: ['S10.12'], fixed: true,
  },
  'jolnar.rerollsFate': {
    title: { en: "Jol-Nar's re-rolls reach the dice for leaders", de: 'Jol-Nars Wiederholungen gelten auch für die Würfe um Anführer' },
    default: false, values: [false], cites: ['S9.7'], fixed: true,
  },
  'scientist.cheapBuild': {
    title: { en: "How often a Scientist's cheap building may be used", de: 'Wie oft der verbilligte Bau durch Wissenschaftler genutzt werden darf' },
    default: 'perPlanet', values: ['perPlanet', 'perPlayer'], cites: ['B33', 'RZ27'],
  },
};
