import { editionOf } from '../editions.js';
import { faces, facesOf, missed, signed } from '../faces.js';
import { rosterOf } from '../rosters.js';
import { say, type Statement, type ThirdEditionId } from '../statement-id.js';

const { perSeat, landing, shipLostInBattle: ship, planetTaken: planet, rescue, general, admiral, scientist } = editionOf('A').leaders;
const count = String(perSeat.count);
const escort = String(landing.escortOnForeignPlanets);
const malus = signed(general.bombardment.modifier);
const defence = signed(general.defence.modifier);
const rerolls = String(general.rerolls.dice);
const extraDice = String(admiral.extraDice.dice);
const speed = String(admiral.speed.bonus);
const discount = String(1 + scientist.technology.bonus);
const bothDiscounts = String(2 + scientist.technology.bonus);

/** The leader rules of the third edition, each in a line of our own. */
export const thirdEditionWords: Readonly<Record<ThirdEditionId, Statement>> = {
  A1: say('set-up', `Every race has ${count} leaders of its own, each a counter on the board.`, `Jede Rasse hat ${count} eigene Anführer, jeder ein Marker auf dem Plan.`),
  A2: say('set-up', 'Name and picture are flavour: what a leader can do depends on his class alone.', 'Name und Bild sind nur Zierde: Was ein Anführer kann, hängt allein von seiner Art ab.'),
  A3: say('set-up', 'There are five classes: General, Admiral, Diplomat, Scientist, Agent.', 'Es gibt fünf Arten: General, Admiral, Diplomat, Wissenschaftler, Agent.'),
  A4: say('set-up', `The ${count} leaders of a race are a fixed mix of classes; two may be alike.`, `Welche ${count} Anführer eine Rasse hat, steht fest; zwei davon können gleich sein.`),
  A5: say('set-up', 'They begin in the home system, on one of its planets or spread over several.', 'Sie beginnen im Heimatsystem, auf einem seiner Planeten oder auf mehrere verteilt.'),
  A6: say('boarding', 'A leader is always on a planet or aboard a ship, never alone in space.', 'Ein Anführer ist immer auf einem Planeten oder an Bord eines Schiffes, nie allein im All.'),
  A7: say('boarding', 'Every kind of ship takes leaders aboard, Fighters too, and as many as you like.', 'Jede Schiffsart nimmt Anführer an Bord, auch Jäger, und beliebig viele.'),
  A8: say('boarding', "Leaders need no room: they take nothing off a ship's capacity.", 'Anführer brauchen keinen Platz: Von der Kapazität eines Schiffes geht nichts ab.'),
  A9: say('landing', `On a neutral or hostile planet a leader lands only along with at least ${escort} own ground unit.`, `Auf einem neutralen oder feindlichen Planeten landet ein Anführer nur zusammen mit mindestens ${escort} eigenen Bodeneinheit.`),
  A10: say('general', `Dreadnoughts and War Suns that bombard the planet he defends roll at ${malus}.`, `Dreadnoughts und Kriegssonnen, die seinen Planeten bombardieren, würfeln mit ${malus}.`),
  A11: say('general', `Ground Forces and Shock Troops that defend his planet fight at ${defence}.`, `Bodentruppen und Stoßtrupps, die seinen Planeten verteidigen, kämpfen mit ${defence}.`),
  A12: say('admiral', `In every round of a space battle his ship rolls ${extraDice} more die.`, `In jeder Runde einer Raumschlacht würfelt sein Schiff mit ${extraDice} Würfel mehr.`),
  A13: say('admiral', `If his ship is a Dreadnought, it moves ${speed} further.`, `Ist sein Schiff ein Dreadnought, so zieht es ${speed} weiter.`),
  A14: say('admiral', 'If his fleet attacks, the defender may not retreat unless he has an Admiral there too.', 'Greift seine Flotte an, darf sich der Verteidiger nicht zurückziehen, außer er hat dort selbst einen Admiral.'),
  A15: say('diplomat', 'He may put off the invasion of his planet: the troops go back to the ships they came from.', 'Er darf die Invasion seines Planeten aufschieben: Die Truppen gehen auf die Schiffe zurück, von denen sie kamen.'),
  A16: say('diplomat', 'Where he did so, it cannot be done again in that round or in the next.', 'Wo er das getan hat, geht es weder in dieser noch in der nächsten Runde noch einmal.'),
  A17: say('scientist', `On his planet the discount of a technology specialty is ${discount} instead of 1.`, `Auf seinem Planeten bringt ein Technologiesymbol ${discount} statt 1 Rabatt.`),
  A18: say('scientist', `A Space Dock on his planet costs ${String(scientist.cheapDock.cost)}.`, `Ein Raumdock auf seinem Planeten kostet ${String(scientist.cheapDock.cost)}.`),
  A19: say('scientist', `PDS on his planet roll at ${signed(scientist.pdsRolls.modifier)}, whatever they roll for.`, `PDS auf seinem Planeten würfeln immer mit ${signed(scientist.pdsRolls.modifier)}.`),
  A20: say('scientist', 'With a PDS on his planet, its shield stops War Suns as well.', 'Steht auf seinem Planeten ein PDS, hält dessen Schild auch Kriegssonnen ab.'),
  A21: say('agent', 'PDS of the planet do not fire at the troops he lands with.', 'Die PDS des Planeten feuern nicht auf die Truppen, mit denen er landet.'),
  A22: say('agent', 'If his invasion succeeds, PDS, Space Dock and Facility there can be taken over.', 'Gelingt seine Invasion, lassen sich PDS, Raumdock und Anlage dort übernehmen.'),
  A23: say('agent', 'He can be given up to cancel an action card, as with a Sabotage card.', 'Er lässt sich opfern, um eine Aktionskarte aufzuheben wie mit einer Sabotage.'),
  A24: say('fate', "A leader's fate is decided when the ship that he is on is destroyed.", 'Über einen Anführer wird entschieden, wenn das Schiff, auf dem er ist, zerstört wird.'),
  A25: say('fate', 'It is decided, too, when his planet has no ground unit of his side left.', 'Über ihn wird auch entschieden, wenn auf seinem Planeten keine Bodeneinheit seiner Seite mehr steht.'),
  A26: say('fate', `Ship lost in a space battle, ${facesOf(ship, 'killed')}: he is killed and out of the game.`, `Schiff in einer Raumschlacht verloren, ${facesOf(ship, 'killed')}: Er ist tot und aus dem Spiel.`),
  A27: say('fate', `Ship lost in a space battle, ${facesOf(ship, 'escapes')}: he escapes to an own planet that is not under blockade.`, `Schiff in einer Raumschlacht verloren, ${facesOf(ship, 'escapes')}: Er entkommt auf einen eigenen Planeten ohne Blockade.`),
  A28: say('fate', `Ship lost in a space battle, ${facesOf(ship, 'captured')}: whoever he fought takes him captive.`, `Schiff in einer Raumschlacht verloren, ${facesOf(ship, 'captured')}: Der Gegner nimmt ihn gefangen.`),
  A29: say('fate', 'Ship lost in any other way: he is killed, without a die.', 'Schiff auf andere Weise verloren: Er ist tot, ohne Wurf.'),
  A30: say('fate', `Planet taken by an invasion, ${facesOf(planet, 'captured')}: the invader takes him captive.`, `Planet durch eine Invasion verloren, ${facesOf(planet, 'captured')}: Der Eroberer nimmt ihn gefangen.`),
  A31: say('fate', `Planet taken by an invasion, ${facesOf(planet, 'escapes')}: he escapes to an own planet that is not under blockade.`, `Planet durch eine Invasion verloren, ${facesOf(planet, 'escapes')}: Er entkommt auf einen eigenen Planeten ohne Blockade.`),
  A32: say('fate', `Planet taken by an invasion, ${facesOf(planet, 'killed')}: he is killed and out of the game.`, `Planet durch eine Invasion verloren, ${facesOf(planet, 'killed')}: Er ist tot und aus dem Spiel.`),
  A33: say('fate', 'Planet lost in any other way: he escapes to an own planet, without a die.', 'Planet auf andere Weise verloren: Er entkommt auf einen eigenen Planeten, ohne Wurf.'),
  A34: say('capture', 'In the Status Phase a captor keeps each captive, executes him, or hands him to any player.', 'In der Statusphase behält man jeden Gefangenen, exekutiert ihn oder übergibt ihn an einen beliebigen Spieler.'),
  A35: say('capture', 'Handed back to his owner he is free, and goes at once to an own planet that is not under blockade.', 'Wer an seinen Besitzer zurückgeht, ist frei und kommt sofort auf einen eigenen Planeten ohne Blockade.'),
  A36: say('rescue', `If a captor loses a planet to an invasion, a die is rolled: on ${faces(rescue.found)} the invader finds the captive.`, `Verliert jemand mit Gefangenen einen Planeten durch eine Invasion, wird gewürfelt: Bei ${faces(rescue.found)} findet der Eroberer den Gefangenen.`),
  A37: say('rescue', `On ${missed(rescue.found)} the captive that the die was rolled for is killed.`, `Bei ${missed(rescue.found)} ist der Gefangene tot, um den gewürfelt wurde.`),
  A38: say('rescue', 'Of several captives the invader chooses whom he looks for.', 'Unter mehreren Gefangenen wählt der Eroberer, wen er sucht.'),
  A39: say('rescue', "A third player's leader that is found becomes the invader's captive.", 'Wird der Anführer eines Dritten gefunden, ist er nun Gefangener des Eroberers.'),
  A40: say('rescue', "The invader's own leader is free, and goes to an own planet that is not under blockade.", 'Der eigene Anführer des Eroberers ist frei und kommt auf einen eigenen Planeten ohne Blockade.'),
  A41: say('rescue', "With the captor's last planet all his captives fall to the invader, without a die.", 'Mit dem letzten Planeten fallen alle Gefangenen dem Eroberer zu, ohne Wurf.'),
  A42: rosterOf('A42'), A43: rosterOf('A43'), A44: rosterOf('A44'), A45: rosterOf('A45'), A46: rosterOf('A46'), A47: rosterOf('A47'),
  A48: rosterOf('A48'), A49: rosterOf('A49'), A50: rosterOf('A50'), A51: rosterOf('A51'), A52: rosterOf('A52'), A53: rosterOf('A53'),
  A54: rosterOf('A54'), A55: rosterOf('A55'), A56: rosterOf('A56'), A57: rosterOf('A57'), A58: rosterOf('A58'),
  A59: say('faq', "Admiral and the Mentak's shots before a battle: no extra die, it belongs to the combat rounds.", 'Admiral und die Schüsse der Mentak vor der Schlacht: kein zusätzlicher Würfel, er gehört zu den Kampfrunden.'),
  A60: say('faq', 'Admiral and the Naalu leaving before a battle: he does not prevent that.', 'Admiral und das Ausweichen der Naalu vor der Schlacht: Das verhindert er nicht.'),
  A61: say('faq', 'Agent, and all own PDS or docks are on the board: the enemy pieces are destroyed and nothing is put in their place.', 'Agent, und alle eigenen PDS oder Docks stehen schon auf dem Plan: Die feindlichen werden zerstört, und nichts tritt an ihre Stelle.'),
  A62: say('faq', 'A Space Dock that an Agent takes over, or that a domain counter brings, builds from the next round on.', 'Ein Raumdock, das ein Agent übernimmt oder ein Domänenmarker bringt, baut erst ab der nächsten Runde.'),
  A63: say('faq', 'Troops that a Diplomat sends back do not land on another planet of the system instead.', 'Truppen, die ein Diplomat zurückschickt, landen nicht stattdessen auf einem anderen Planeten des Systems.'),
  A64: say('faq', 'A Diplomat stops one invasion: others may come in the same round, even the same player if his counter is gone.', 'Ein Diplomat hält eine Invasion auf: Andere dürfen noch in dieser Runde kommen, sogar derselbe Spieler, wenn sein Marker fort ist.'),
  A65: say('faq', `Each General re-rolls ${rerolls} dice a round, two of them ${String(2 * general.rerolls.dice)}; no die twice.`, `Jeder General wiederholt ${rerolls} Würfel je Runde, zwei zusammen ${String(2 * general.rerolls.dice)}; keinen zweimal.`),
  A66: say('faq', "A General re-rolls own dice only, never an opponent's.", 'Ein General wiederholt nur eigene Würfel, nie die des Gegners.'),
  A67: say('faq', "The shield on a Scientist's planet stops Dreadnoughts with Graviton Negators too.", 'Der Schild auf dem Planeten eines Wissenschaftlers hält auch Dreadnoughts mit Graviton-Negatoren ab.'),
  A68: say('faq', 'After a Diplomat has stopped the landing, War Suns may still bombard.', 'Hat ein Diplomat die Landung aufgehalten, dürfen Kriegssonnen trotzdem bombardieren.'),
  A69: say('faq', "Two leaders of a class do no more than one; only the Generals' re-rolls add up.", 'Zwei Anführer einer Art bewirken nicht mehr als einer; nur die Wiederholungen der Generäle zählen zusammen.'),
  A70: say('faq', 'A dock bought in the simulated early turns costs its full price, Scientist or not.', 'In den simulierten Anfangsrunden kostet ein Dock den vollen Preis, Wissenschaftler hin oder her.'),
  A71: say('faq', 'No leader ever goes to a Trade Station.', 'Auf eine Handelsstation geht kein Anführer.'),
  A72: say('faq', `A Scientist on a planet with two specialties adds 1 to the 2 it gives: ${bothDiscounts} in all.`, `Ein Wissenschaftler auf einem Planeten mit zwei Symbolen erhöht deren 2 um 1: zusammen ${bothDiscounts}.`),
  A73: say('faq', 'A ship lost to a Fighter Ambush was lost in a space battle: roll, but captured means killed.', 'Ein Schiff, das ein Jägerhinterhalt vernichtet, ging in einer Raumschlacht verloren: Es wird gewürfelt, doch gefangen heißt tot.'),
};
