import type { Bilingual, FateTable, LeaderProfile } from '../engine/index.js';
import { faces, signed } from './faces.js';
import { fateWords, shipWords, words } from './phrases.js';
import type { Series, Topic } from './statement-id.js';

/** A value of the leader rules: what it is called, and how it reads in one edition. */
export type ValueRow = { readonly title: Bilingual; readonly read: (profile: LeaderProfile, series: Series) => Bilingual };

const both = (text: string | number): Bilingual => ({ en: String(text), de: String(text) });
const say = (en: string, de: string): Bilingual => ({ en, de });
const yesNo = (value: boolean): Bilingual => (value ? words.yes : words.no);
const bonus = (value: number): Bilingual => (value === 0 ? words.no : both(signed(value)));
const row = (en: string, de: string, read: ValueRow['read']): ValueRow => ({ title: say(en, de), read });
const joined = (parts: readonly Bilingual[], by: string): Bilingual => say(parts.map(({ en }) => en).join(by), parts.map(({ de }) => de).join(by));
const ofTable = (table: FateTable): Bilingual => joined(table.map((one) => say(`${faces(one)} ${fateWords[one.fate].en}`, `${faces(one)} ${fateWords[one.fate].de}`)), ' · ');
const automatic = ({ fate }: { readonly fate: keyof typeof fateWords }): Bilingual => say(`${fateWords[fate].en}, ${words.noDie.en}`, `${fateWords[fate].de}, ${words.noDie.de}`);

/** The numbers and choices of the leader rules by topic, as the rule sets have them. */
export const valueRows: Readonly<Partial<Record<Topic, readonly ValueRow[]>>> = {
  'set-up': [
    row('Leaders of a player', 'Anführer je Spieler', ({ perSeat }) => both(perSeat.count)),
    row('They begin', 'Sie beginnen', ({ setUp }) => (setUp.where === 'home-system' ? say('in the home system', 'im Heimatsystem') : say('on one home planet', 'auf einem Heimatplaneten'))),
  ],
  boarding: [row('Going aboard during movement', 'An Bord während der Bewegung', ({ boarding }) => yesNo(boarding.duringMovement))],
  landing: [
    row('Ground units that go along to a planet that is not one’s own', 'Bodeneinheiten, die auf einen fremden Planeten mitgehen', ({ landing }) => both(landing.escortOnForeignPlanets)),
    row('Landing failed, on an enemy planet', 'Landung gescheitert, auf feindlichem Planeten', ({ failedInvasion }) => automatic(failedInvasion.hostile)),
    row('Landing failed, on a neutral planet', 'Landung gescheitert, auf neutralem Planeten', ({ failedInvasion }) => automatic(failedInvasion.neutral)),
  ],
  fate: [
    row('Ship lost in a space battle', 'Schiff in einer Raumschlacht verloren', ({ shipLostInBattle }) => ofTable(shipLostInBattle)),
    row('Ship lost in any other way', 'Schiff auf andere Weise verloren', ({ shipLostOtherwise }) => automatic(shipLostOtherwise)),
    row('Planet taken by an invasion', 'Planet durch eine Invasion verloren', ({ planetTaken }) => ofTable(planetTaken)),
    row('Planet lost in any other way', 'Planet auf andere Weise verloren', ({ ownerChanged }) => automatic(ownerChanged)),
    row('A refuge must be free of blockade', 'Eine Zuflucht muss frei von Blockade sein', ({ refuge }) => yesNo(refuge.unblockaded)),
  ],
  capture: [
    row('Handing over', 'Übergabe', ({ captives }) => (captives.handOver.phase === 'status' ? say('Status Phase', 'Statusphase') : say('political phase', 'Politikphase'))),
    row('Execution', 'Exekution', ({ captives }) => (captives.execution.when === 'status' ? say('Status Phase', 'Statusphase') : say('at any time', 'jederzeit'))),
  ],
  rescue: [
    row('A captive is found on', 'Ein Gefangener wird gefunden bei', ({ rescue }) => both(faces(rescue.found))),
    row('A miss can kill', 'Ein Fehlwurf kann töten', ({ rescue }) => yesNo(rescue.miss.mayKill)),
    row('Which of several', 'Welcher von mehreren', ({ rescue }) => (rescue.choice.by === 'invader' ? say('the invader names him before the die', 'der Eroberer nennt ihn vor dem Wurf') : say('a die draws him', 'ein Wurf lost ihn aus'))),
    row('All pass with the last planet', 'Alle gehen mit dem letzten Planeten über', ({ rescue }) => yesNo(rescue.lastPlanet.allPass)),
  ],
  general: [
    row('Re-rolled dice a round', 'Wiederholte Würfel je Runde', ({ general }) => (general.rerolls.stacks ? say(`${String(general.rerolls.dice)} for each General`, `${String(general.rerolls.dice)} je General`) : both(general.rerolls.dice))),
    row('Who re-rolls', 'Wer wiederholt', ({ general }) => (general.rerolls.side === 'both' ? say('attacker and defender', 'Angreifer und Verteidiger') : say('the attacker', 'der Angreifer'))),
    row('Bombardment of his planet', 'Bombardement seines Planeten', ({ general: { bombardment } }, series) => {
      const ships = joined(bombardment.of.map((kind) => shipWords[series][kind] ?? both(kind)), ', ');
      return say(`${signed(bombardment.modifier)} (${ships.en})`, `${signed(bombardment.modifier)} (${ships.de})`);
    }),
    row('Defenders in combat', 'Verteidiger im Kampf', ({ general }) => bonus(general.defence.modifier)),
  ],
  admiral: [
    row('More dice of his ship', 'Mehr Würfel seines Schiffes', ({ admiral }) => both(admiral.extraDice.dice)),
    row('More movement', 'Mehr Bewegung', ({ admiral: { speed } }, series) => {
      const ship = shipWords[series][speed.of] ?? both(speed.of);
      return speed.ownShipOnly ? say(`${signed(speed.bonus)} for his own ${ship.en}`, `${signed(speed.bonus)}, nur sein eigenes Schiff (${ship.de})`) : say(`${signed(speed.bonus)} for up to ${String(speed.ships)} ships (${ship.en})`, `${signed(speed.bonus)} für bis zu ${String(speed.ships)} Schiffe (${ship.de})`);
    }),
    row('He forbids the defender', 'Er verbietet dem Verteidiger', ({ admiral }) => (admiral.retreat.bans === 'card' ? say('the retreat card', 'die Rückzugskarte') : say('the retreat', 'den Rückzug'))),
  ],
  diplomat: [
    row('Later rounds that stay locked', 'Weitere Runden Sperre', ({ diplomat }) => both(diplomat.lock.laterRounds)),
    row('The returned troops land again', 'Die Zurückgeschickten landen wieder', ({ diplomat }) => (diplomat.delay.returnedMayLandAgain === 'next-round' ? say('from the next round on', 'ab der nächsten Runde') : say('not in this action', 'nicht in dieser Aktion'))),
    row('Never on', 'Nie auf', ({ diplomat }) => (diplomat.never.planets.length === 0 ? both('–') : both(diplomat.never.planets.map(titled).join(', ')))),
    row('Without an answer he', 'Ohne Antwort', ({ diplomat }) => (diplomat.defaultAnswer === 'delay' ? say('delays', 'schiebt er auf') : say('lets them land', 'lässt er landen'))),
  ],
  scientist: [
    row('Technologies', 'Technologien', ({ scientist: { technology } }) => (technology.kind === 'specialty-bonus' ? say(`${signed(technology.bonus)} to a specialty's discount`, `${signed(technology.bonus)} auf den Rabatt eines Symbols`) : say(`${String(technology.bonus)} times the planet's resources`, `das ${String(technology.bonus)}-Fache der Ressourcen`))),
    row('In the home system too', 'Auch im Heimatsystem', ({ scientist }) => yesNo(scientist.technology.home)),
    row('Space Dock', 'Raumdock', ({ scientist }) => both(scientist.cheapDock.cost)),
    row('PDS', 'PDS', ({ scientist }) => (scientist.cheapPds === undefined ? say('full price', 'voller Preis') : both(scientist.cheapPds.cost))),
    row('PDS rolls', 'Würfe der PDS', ({ scientist }) => bonus(scientist.pdsRolls.modifier)),
    row('His shield stops every ship', 'Sein Schild hält jedes Schiff ab', ({ scientist }) => yesNo(scientist.shield.stopsAll)),
  ],
  agent: [row('He takes structures over', 'Er übernimmt Bauwerke', ({ agent }) => yesNo(agent.captures.structures))],
};

function titled(id: string): string {
  return id.split('-').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(' ');
}
