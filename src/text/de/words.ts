import type { CauseWords, FateWords, OrderWords, PhaseWords, RollWords } from '../catalogue.js';

/** Wodurch Schiffe und Truppen verloren gingen, als Schluss eines Satzes. */
export const causes: CauseWords = {
  'space-battle': ' im Raumkampf', barrage: ' durch die Jägerabwehr', 'pre-combat': ' vor der ersten Kampfrunde', domain: ' durch das, was dort wartete', card: ' durch eine Aktionskarte', pds: ' durch PDS-Feuer', 'gravity-rift': ' im Gravitationsstrudel',
  'fleet-supply': ' mangels Flottenunterstützung', 'no-support': ' mangels Trägerschiff oder Dock', scuttled: ', selbst versenkt',
  bombardment: ' durch das Bombardement', invasion: ' in der Invasion', 'landed-alone': ', ohne Bodentruppen gelandet', correction: ' durch die Korrektur des Spielleiters',
};
/** Wodurch ein Anführer stirbt. */
export const deaths: CauseWords = {
  'space-battle': 'im Raumkampf', barrage: 'durch die Jägerabwehr', 'pre-combat': 'durch einen Schuss vor der Schlacht', domain: 'durch das, was der Domänenmarker barg', card: 'durch eine Karte', pds: 'durch PDS-Feuer', 'gravity-rift': 'im Gravitationsstrudel',
  'fleet-supply': 'mit einem Schiff, das mangels Flottenunterstützung verloren geht', 'no-support': 'mit einem Jäger, der nirgends landen kann', scuttled: 'mit einem Schiff, das sein Besitzer versenkt',
  bombardment: 'durch das Bombardement', invasion: 'in der Invasion', 'landed-alone': 'nach einer Landung ohne Bodentruppen', correction: 'durch die Korrektur des Spielleiters',
};
/** Wofür gewürfelt wird. */
export const rolls: RollWords = {
  'pds-ships': 'PDS-Feuer', barrage: 'Jägerabwehr', 'space-combat': 'Raumkampf', bombardment: 'Bombardement', 'pds-landing': 'PDS-Feuer auf die Landung',
  'invasion-combat': 'Invasionskampf', 'leader-fate': 'Schicksal des Anführers', rescue: 'Rettungswurf', 'gravity-rift': 'Gravitationsstrudel', 'drawn-captive': 'Welcher Gefangene gefunden wird', reroll: 'Wiederholungswurf', 'pre-combat': 'Schüsse vor der Schlacht', domain: 'Domänenmarker', artifact: 'Uraltes Artefakt',
};
export const fates: FateWords = { killed: 'getötet', captured: 'gefangen', escapes: 'entkommt' };
export const phases: PhaseWords = { pds: 'PDS-Salve', placement: 'Aufstellungsphase', progression: 'Fortschrittsphase', technology: 'Technologiephase', 'early-turns': 'Simulation der ersten Züge', cards: 'Kartenphase', action: 'Aktionsphase', status: 'Statusphase', movement: 'Bewegungsphase', 'space-combat': 'Raumkampfphase', invasion: 'Invasionsphase', politics: 'Politikphase', economy: 'Wirtschaftsphase' };
/** Als Namen, im Betreff. */
export const phaseTitles: PhaseWords = { ...phases, 'early-turns': 'Erste Züge' };
export const orders: OrderWords = {
  activate: 'AKTIVIERE', transfer: 'VERLADE', move: 'BEWEGE', land: 'LANDE', bombard: 'BOMBARDIERE', build: 'BAUE', pass: 'PASSE',
  casualties: 'VERLUSTE', retreat: 'RÜCKZUG', reroll: 'WIEDERHOLE', diplomat: 'DIPLOMAT', permit: 'ERLAUBE', consent: 'AKZEPTIERE', play: 'SPIELE', research: 'ERFORSCHE', escape: 'FLUCHT', rescue: 'RETTE', pds: 'PDS', replace: 'ERSETZE', captive: 'GEFANGENE',
  standing: 'DAUERBEFEHL', 'ask-me': 'FRAGE MICH', cancel: 'LÖSCHE', status: 'STATUS', help: 'HILFE', 'new-key': 'NEUER SCHLÜSSEL', confirm: 'BESTÄTIGE', resend: 'SENDE ERNEUT', sabotage: 'SABOTIERE',
};
const more: Readonly<Record<string, string>> = { refuse: 'VERWEIGERE', destroy: 'ZERSTÖRE', keep: 'BEHALTE', execute: 'EXEKUTIERE', release: 'BEFREIE', hand: 'ÜBERGIB', accept: 'AKZEPTIERE', decline: 'LEHNE AB', captives: 'GEFANGENE', end: 'ENDE' };
/** Das Wort eines Befehls; anderer Text bleibt, wie er ist. */
export function orderWord(order: string): string {
  return isOrder(order) ? orders[order] : (more[order] ?? order);
}
function isOrder(order: string): order is keyof OrderWords {
  return order in orders;
}
