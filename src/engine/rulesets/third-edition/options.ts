import type { OptionTable } from '../../rules/rule-set.js';

/** The options of the third edition. A `fixed` one belongs to the German game; its value changes nothing here. */
export const options: OptionTable = {
  'captives.missKills': {
    title: { en: 'A missed rescue roll kills the captive it was rolled for', de: 'Ein Fehlwurf bei der Rettung tötet den Gefangenen, für den gewürfelt wurde' },
    default: true, values: [true, false], cites: ['A37'],
  },
  'leaders.lostGarrison': {
    title: { en: 'Leaders on a planet whose last ground unit is destroyed without an invasion', de: 'Anführer auf einem Planeten, dessen letzte Bodeneinheit ohne Invasion vernichtet wird' },
    default: 'escapes', values: ['escapes', 'stays'], cites: ['A25', 'A33'],
  },
  'leaders.shipToShip': {
    title: { en: 'Before movement a leader may change ship within a system', de: 'Vor der Bewegung darf ein Anführer innerhalb eines Systems das Schiff wechseln' },
    default: true, values: [true, false], cites: ['R4.0d'],
  },
  'leaders.pickUpEnRoute': {
    title: { en: 'A leader may be picked up on the way like ground forces', de: 'Ein Anführer darf wie Bodentruppen unterwegs aufgenommen werden' },
    default: true, values: [true, false], cites: ['R4.0d', 'R2.9'],
  },
  'diplomat.lock': {
    title: { en: 'What a used delay locks for the next round', de: 'Was ein genutzter Aufschub für die nächste Runde sperrt' },
    default: 'planet', values: ['planet', 'diplomat'], cites: ['A16', 'R4.D3'],
  },
  'diplomat.passage': {
    title: { en: "With his permission a fleet with a Diplomat passes an enemy's ships", de: 'Mit dessen Erlaubnis durchfliegt eine Flotte mit einem Diplomaten ein System mit Schiffen eines Gegners' },
    default: true, values: [true, false], cites: ['R4.D4'],
  },
  'diplomat.stopsMechanized': {
    title: { en: 'A delay stops Mechanized Units too', de: 'Ein Aufschub hält auch Mechanisierte Einheiten auf' },
    default: false, values: [true, false], cites: ['R4.0i'],
  },
  'admiral.bansTacticalRetreat': {
    title: { en: 'An attacking Admiral bans the Tactical Retreat too', de: 'Ein angreifender Admiral verbietet auch den taktischen Rückzug' },
    default: true, values: [true, false], cites: ['A14', 'R4.A3'],
  },
  'retreat.tactical': {
    title: { en: 'Tactical Retreats: for a Strategy counter the defender retreats to a system he activates by it', de: 'Taktische Rückzüge: Für einen Strategiemarker zieht sich der Verteidiger in ein System zurück, das er damit aktiviert' },
    default: false, values: [true, false], cites: ['R2.27'],
  },
  'admiral.bansFreeRetreat': {
    title: { en: 'An attacking Admiral bans the free retreat before the battle too', de: 'Ein angreifender Admiral verbietet auch den freien Rückzug vor der Schlacht' },
    default: false, values: [false], cites: ['R2.22'], fixed: true,
  },
  'admiral.speed': {
    title: { en: 'When an Admiral adds movement', de: 'Wann ein Admiral die Bewegung erhöht' },
    default: 'fromStart', values: ['fromStart', 'whileAboard'], cites: ['A13'],
  },
  'escape.blockadeAlways': {
    title: { en: 'Every escape, freeing and return needs a planet without blockade', de: 'Jede Flucht, Befreiung und Rückkehr braucht einen Planeten ohne Blockade' },
    default: true, values: [true, false], cites: ['A27', 'A31', 'A33', 'A35', 'A40'],
  },
  'blockade.fightersCount': {
    title: { en: 'Enemy Fighters alone make a blockade', de: 'Schon feindliche Jäger allein bilden eine Blockade' },
    default: true, values: [true, false], cites: ['R5.11'],
  },
  'escape.noPlanet': {
    title: { en: 'A leader escapes and there is no planet for him', de: 'Ein Anführer entkommt, aber es gibt keinen Planeten für ihn' },
    default: 'killed', values: ['killed', 'blockaded', 'limbo', 'captured'], cites: ['R5.12'],
  },
  'captives.recipientConsent': {
    title: { en: 'Whoever is handed a captive must consent', de: 'Wem ein Gefangener übergeben wird, der muss zustimmen' },
    default: false, values: [true, false], cites: ['R5.21'],
  },
  'captives.rescueDice': {
    title: { en: 'Dice of a rescue', de: 'Würfel bei einer Rettung' },
    default: 'perPlanet', values: ['perPlanet', 'perCaptive'], cites: ['A36', 'A37', 'A38', 'R5.15'],
  },
  'space-battle.preCombatCounts': {
    title: { en: 'A ship lost to a shot before the first round was lost in a space battle', de: 'Ein Schiff, das vor der ersten Kampfrunde abgeschossen wird, ging in einer Raumschlacht verloren' },
    default: true, values: [true, false], cites: ['R2.32', 'R5.2'],
  },
  'casualties.together': {
    title: { en: 'Both sides name their losses sealed and at once', de: 'Beide Seiten nennen ihre Verluste verdeckt und gleichzeitig' },
    default: true, values: [true, false], cites: ['R2.21'],
  },
  'leaders.failedInvasion': {
    title: { en: "The attacker's leaders when his landing fails", de: 'Anführer des Angreifers, wenn seine Landung scheitert' },
    default: 'captured', values: ['captured', 'roll'], cites: ['R5.6', 'R5.7', 'R5.8', 'A25'],
  },
  'passage.refused': {
    title: { en: "A move through an enemy's fleet without his permission", de: 'Eine Bewegung durch eine gegnerische Flotte ohne Erlaubnis' },
    default: 'void', values: ['void', 'holdBefore'], cites: ['R4.D4'],
  },
  'general.flagshipBombardment': {
    title: { en: "The General's malus holds for a bombarding flagship too", de: 'Der Abzug durch den General gilt auch für ein bombardierendes Flaggschiff' },
    default: true, values: [true, false], cites: ['A10'],
  },
  'technology.discountFirst': {
    title: { en: 'A planet may give its discount and then be exhausted for the same technology', de: 'Ein Planet darf erst Rabatt geben und dann für dieselbe Technologie erschöpft werden' },
    default: true, values: [true, false], cites: ['A17', 'R4.S1'],
  },
  'pds.firesWithoutGarrison': {
    title: { en: 'PDS of a planet without ground units fire at a landing', de: 'PDS eines Planeten ohne Bodeneinheiten feuern auf eine Landung' },
    default: true, values: [true, false], cites: ['R2.38'],
  },
  'jolnar.rerollsFate': {
    title: { en: "Jol-Nar's re-rolls reach the dice for leaders", de: 'Jol-Nars Wiederholungen gelten auch für die Würfe um Anführer' },
    default: false, values: [true, false], cites: ['R4.0k'],
  },
  'scientist.cheapBuild': {
    title: { en: "How often a Scientist's cheap building may be used", de: 'Wie oft der verbilligte Bau durch Wissenschaftler genutzt werden darf' },
    default: 'perPlanet', values: ['perPlanet'], cites: ['A18'], fixed: true,
  },
};
