import { editionOf } from '../editions.js';
import { faces, facesOf, signed } from '../faces.js';
import { say, type GermanId, type Statement } from '../statement-id.js';

const { perSeat, landing, shipLostInBattle: ship, planetTaken: planet, rescue, general, admiral, scientist } = editionOf('B').leaders;
const count = String(perSeat.count);
const escort = String(landing.escortOnForeignPlanets);
const malus = signed(general.bombardment.modifier);
const extraDice = String(admiral.extraDice.dice);
const rerolls = String(general.rerolls.dice);
const escorted = String(admiral.speed.ships);
const speed = signed(admiral.speed.bonus);
const twice = String(scientist.technology.bonus);
const cheap = [scientist.cheapDock.cost, scientist.cheapPds?.cost ?? scientist.cheapDock.cost];
const cheapEn = cheap[0] === cheap[1] ? String(cheap[0]) : cheap.map(String).join(' and ');
const cheapDe = cheap[0] === cheap[1] ? String(cheap[0]) : cheap.map(String).join(' und ');

/** The leader rules of the German game, each in a line of our own. Its Zerstörer is the second edition's Dreadnought. */
export const germanWords: Readonly<Record<GermanId, Statement>> = {
  B1: say('set-up', 'There are five classes: General, Admiral, Diplomat, Agent, Scientist.', 'Es gibt fünf Arten: General, Admiral, Diplomat, Agent, Wissenschaftler.'),
  B2: say('set-up', 'Each class has abilities of its own.', 'Jede Art hat ihre eigenen Fähigkeiten.'),
  B3: say('set-up', `The ${count} leaders of a player begin together on one planet of his home system.`, `Die ${count} Anführer eines Spielers beginnen gemeinsam auf einem Planeten seines Heimatsystems.`),
  B4: say('boarding', 'A leader is always on a friendly planet or aboard a ship.', 'Ein Anführer ist immer auf einem befreundeten Planeten oder an Bord eines Schiffes.'),
  B5: say('boarding', 'Every ship takes leaders aboard, one or several.', 'Jedes Schiff nimmt Anführer an Bord, einen oder mehrere.'),
  B6: say('boarding', 'They need no room, on Carriers neither.', 'Sie brauchen keinen Platz, auch auf Transportern nicht.'),
  B7: say('boarding', 'A leader alone does not hold a planet.', 'Ein Anführer allein hält keinen Planeten.'),
  B8: say('boarding', 'Directly before the movement phase leaders go aboard from a planet, or from ship to ship in one system.', 'Unmittelbar vor der Bewegungsphase gehen Anführer von einem Planeten an Bord oder im selben System von Schiff zu Schiff.'),
  B9: say('boarding', 'At no other time do they change ship, and none goes ashore before the invasion phase.', 'Zu keiner anderen Zeit wechseln sie das Schiff, und vor der Invasionsphase geht keiner an Land.'),
  B10: say('landing', 'In the invasion phase leaders go from a ship to a friendly planet in its system.', 'In der Invasionsphase gehen Anführer von einem Schiff auf einen befreundeten Planeten im selben System.'),
  B11: say('landing', `On an enemy planet they land along with at least ${escort} Ground Force.`, `Auf einem feindlichen Planeten landen sie zusammen mit mindestens ${escort} Bodentruppe.`),
  B12: say('landing', 'If their invasion fails, they are captives, without a die.', 'Scheitert ihre Invasion, sind sie ohne Wurf gefangen.'),
  B13: say('fate', `Ship lost in a space battle, ${facesOf(ship, 'killed')}: he is killed and out of the game.`, `Schiff in einer Raumschlacht verloren, ${facesOf(ship, 'killed')}: Er ist tot und aus dem Spiel.`),
  B14: say('fate', `Ship lost in a space battle, ${facesOf(ship, 'captured')}: whoever destroyed it takes him captive.`, `Schiff in einer Raumschlacht verloren, ${facesOf(ship, 'captured')}: Wer es zerstört hat, nimmt ihn gefangen.`),
  B15: say('fate', `Ship lost in a space battle, ${facesOf(ship, 'escapes')} (the 0): he escapes at once to any friendly planet.`, `Schiff in einer Raumschlacht verloren, ${facesOf(ship, 'escapes')} (die 0): Er entkommt sofort auf einen beliebigen eigenen Planeten.`),
  B16: say('fate', 'Ship lost in any other way: he is killed, without a die.', 'Schiff auf andere Weise verloren: Er ist tot, ohne Wurf.'),
  B17: say('fate', `Planet taken by an invasion, ${facesOf(planet, 'captured')}: the invader takes him captive.`, `Planet durch eine Invasion verloren, ${facesOf(planet, 'captured')}: Der Eroberer nimmt ihn gefangen.`),
  B18: say('fate', `Planet taken by an invasion, ${facesOf(planet, 'escapes')}: he escapes at once to any friendly planet.`, `Planet durch eine Invasion verloren, ${facesOf(planet, 'escapes')}: Er entkommt sofort auf einen beliebigen eigenen Planeten.`),
  B19: say('fate', `Planet taken by an invasion, ${facesOf(planet, 'killed')} (the 0): he is killed and out of the game.`, `Planet durch eine Invasion verloren, ${facesOf(planet, 'killed')} (die 0): Er ist tot und aus dem Spiel.`),
  B20: say('fate', 'Control marker bombed off his planet: he escapes to any friendly planet, without a die.', 'Kontrollmarker von seinem Planeten gebombt: Er entkommt auf einen beliebigen eigenen Planeten, ohne Wurf.'),
  B21: say('fate', 'His planet changes hands in any other way than by an invasion: he escapes likewise.', 'Sein Planet wechselt anders als durch eine Invasion den Besitzer: Er entkommt ebenso.'),
  B22: say('boarding', 'On an enemy or neutral planet no leader can stay.', 'Auf einem feindlichen oder neutralen Planeten kann kein Anführer bleiben.'),
  B23: say('capture', 'A captive lies open before his captor, for all to see.', 'Ein Gefangener liegt offen vor dem, der ihn hält.'),
  B24: say('capture', 'In the political phase a captor may hand him over, to his owner or to anybody else.', 'In der Politikphase darf er übergeben werden, an seinen Besitzer oder an jemand anderen.'),
  B25: say('capture', 'Back with his owner he is free at once, and goes to any friendly planet.', 'Zurück bei seinem Besitzer ist er sofort frei und kommt auf einen beliebigen eigenen Planeten.'),
  B26: say('capture', 'A captive may be executed at any time; then he is out of the game.', 'Ein Gefangener darf jederzeit exekutiert werden; dann ist er aus dem Spiel.'),
  B27: say('rescue', 'If a captor loses a planet to an invasion, a die is rolled for his captives.', 'Verliert jemand mit Gefangenen einen Planeten durch eine Invasion, wird um sie gewürfelt.'),
  B28: say('rescue', `On ${faces(rescue.found)} (the 0) one captive is found; on anything else nothing happens.`, `Bei ${faces(rescue.found)} (der 0) wird ein Gefangener gefunden; sonst geschieht nichts.`),
  B29: say('rescue', "The invader's own leader is free, and goes at once to any friendly planet.", 'Der eigene Anführer des Eroberers ist frei und kommt sofort auf einen beliebigen eigenen Planeten.'),
  B30: say('rescue', "A third player's leader is now the invader's captive.", 'Der Anführer eines Dritten ist nun Gefangener des Eroberers.'),
  B31: say('scientist', 'On a planet outside the home system he makes technologies cheaper.', 'Auf einem Planeten außerhalb des Heimatsystems verbilligt er Technologien.'),
  B32: say('scientist', `He takes off ${twice} times the resources of that planet.`, `Er bringt das ${twice}-Fache der Ressourcen dieses Planeten.`),
  B33: say('scientist', `Once a round a Space Dock or a PDS on his planet costs ${cheapEn} credits.`, `Einmal je Runde kostet ein Raumdock oder ein PDS auf seinem Planeten ${cheapDe} Credits.`),
  B34: say('diplomat', 'He may put off the invasion of his planet by a round.', 'Er darf die Invasion seines Planeten um eine Runde aufschieben.'),
  B35: say('diplomat', 'The troops go back to their Carriers and do not attack there before the next round.', 'Die Truppen gehen auf ihre Transporter zurück und greifen frühestens in der nächsten Runde wieder an.'),
  B36: say('diplomat', 'A Diplomat who did so does not do it again in the following round.', 'Ein Diplomat, der das getan hat, tut es in der folgenden Runde nicht noch einmal.'),
  B37: say('diplomat', 'On Mecatol Rex he cannot do it.', 'Auf Mecatol Rex kann er es nicht.'),
  B38: say('diplomat', 'A fleet with a Diplomat may move through systems with enemy fleets.', 'Eine Flotte mit einem Diplomaten darf Systeme mit feindlichen Flotten durchfliegen.'),
  B39: say('diplomat', 'It needs the permission of the enemy whose fleet it is.', 'Dazu braucht sie die Erlaubnis des Gegners, dem die Flotte gehört.'),
  B40: say('general', `In a ground battle with him his owner may re-roll ${rerolls} die each round, attacking or defending.`, `In einem Bodenkampf mit ihm darf sein Besitzer je Runde ${rerolls} Würfel wiederholen, ob Angreifer oder Verteidiger.`),
  B41: say('general', 'Several own Generals give no more re-rolls.', 'Mehrere eigene Generäle bringen nicht mehr Wiederholungen.'),
  B42: say('general', `Dreadnoughts that bombard his planet roll at ${malus}.`, `Zerstörer, die seinen Planeten bombardieren, würfeln mit ${malus}.`),
  B43: say('admiral', `In a space battle his ship rolls ${extraDice} more die.`, `In einer Raumschlacht würfelt sein Schiff mit ${extraDice} Würfel mehr.`),
  B44: say('admiral', 'A fleet that his fleet attacks cannot play the retreat card, unless it has an Admiral too.', 'Wen seine Flotte angreift, der kann die Karte „Schneller Rückzug“ nicht spielen, außer er hat selbst einen Admiral.'),
  B45: say('admiral', `Up to ${escorted} Dreadnoughts that begin and end their move with him have ${speed} movement.`, `Bis zu ${escorted} Zerstörer, die ihre Bewegung mit ihm beginnen und beenden, haben ${speed} Bewegung.`),
  B46: say('agent', 'Enemy PDS do not fire at the troops of an invasion that he takes part in.', 'Feindliche PDS feuern nicht auf die Truppen einer Invasion, an der er teilnimmt.'),
  B47: say('agent', 'He can be given up at any time to act as a Sabotage card.', 'Er lässt sich jederzeit opfern und wirkt dann wie eine Sabotage-Karte.'),
  B48: say('agent', 'An Agent given up so is out of the game.', 'Ein so geopferter Agent ist aus dem Spiel.'),
};
