import { describe, expect, test } from '@jest/globals';
import type { Intent, LeaderRef, UnitRef } from '../../src/engine/order-intents.js';
import { parse } from '../../src/orders/parse.js';
import { readOne, rimContext } from './support/rim-war.js';

const dread1: UnitRef = { kind: 'dreadnought', number: 1 };
const carrier1: UnitRef = { kind: 'carrier', number: 1 };
const troops = (count: number): UnitRef => ({ kind: 'ground-force', count });
const fighters = (count: number): UnitRef => ({ kind: 'fighter', count });
const admiral: LeaderRef = { class: 'admiral' };
const general: LeaderRef = { class: 'general' };
const agentOfSol: LeaderRef = { class: 'agent', of: 'sol' };
const fleet: Intent = { order: 'move', units: [dread1, carrier1, fighters(2), troops(3)], leaders: [], from: '12', via: ['14'], to: '27' };
const board: Intent = { order: 'transfer', leaders: [admiral], from: { planet: 'arc-prime' }, to: dread1 };
const landing: Intent = { order: 'land', units: [troops(2)], leaders: [general], planet: 'abyz' };
const losses: Intent = { order: 'casualties', priority: [{ kind: 'fighter' }, { kind: 'destroyer' }, { kind: 'dreadnought', number: 2 }, { leaderShip: 'admiral' }] };

const english: readonly (readonly [string, Intent])[] = [
  ['ACTIVATE 27', { order: 'activate', system: '27' }],
  ['activate system 27', { order: 'activate', system: '27' }],
  ['Activate Abyz.', { order: 'activate', system: '27' }],
  ['ACTIVATE Letnev', { order: 'activate', system: '12' }],
  ['ACTIVATE Emirates of Hacan', { order: 'activate', system: '31' }],
  ['ACTIVATE 027', { order: 'activate', system: '27' }],
  ['act 27', { order: 'activate', system: '27' }],
  ['- ACTIVATE 27 # the plan', { order: 'activate', system: '27' }],
  ['4. ACTIVATE 27 // the plan', { order: 'activate', system: '27' }],
  ['2) ACTIVATE 27', { order: 'activate', system: '27' }],
  ['• ACTI\u00adVATE\u00a0\u200b27\u200e', { order: 'activate', system: '27' }],
  ['Letnev: ACTIVATE 27', { order: 'activate', system: '27' }],
  ['TRANSFER Admiral FROM Arc Prime TO Dreadnought 1', board],
  ['transfer the admiral onto dn1 from arc pri', board],
  ['TRANSFER Unlenn FROM Arc Prime TO Dreadnought 1', board],
  ['TRANSFER Admiral, General FROM Dreadnought 1 TO Carrier 1', { order: 'transfer', leaders: [admiral, general], from: dread1, to: carrier1 }],
  ['TRANSFER Admiral FROM Arc Prime TO Jord', { order: 'transfer', leaders: [admiral], from: { planet: 'arc-prime' }, to: { planet: 'jord' } }],
  ['TRANSFER Admiral FROM 12 TO Carrier', { order: 'transfer', leaders: [admiral], from: { system: '12' }, to: carrier1 }],
  ['MOVE Dreadnought 1, Carrier 1, 2 fighters, 3 ground forces FROM Letnev VIA 14 TO 27', fleet],
  ['MOVE Dreadnought 1; Carrier 1 & 2x fighters and 3GF TO Fria VIA 14 FROM Wren Terra', fleet],
  ['move dreadnought 1 carrier 1 2 fighters 3 ground FROM letnev via 14 to abyz', fleet],
  ['MOVE two fighters, Carrier 1 FROM 12 VIA 14 VIA 25', { order: 'move', units: [fighters(2), carrier1], leaders: [], from: '12', via: ['14', '25'] }],
  ['MOVE Dreadnoughts 1 and 2, Admiral FROM 12', { order: 'move', units: [dread1, { kind: 'dreadnought', number: 2 }], leaders: [admiral], from: '12', via: [] }],
  ['MOVE War Sun FROM 12', { order: 'move', units: [{ kind: 'war-sun', number: 1 }], leaders: [], from: '12', via: [] }],
  ['LAND 2 ground forces, General ON Abyz', landing],
  ['LAND 2 troops and Farran at Abyz', landing],
  ['LAND 1 ground force FROM Carrier 1 ON Wellon', { order: 'land', units: [troops(1)], leaders: [], planet: 'wellon', from: carrier1 }],
  ['BOMBARD Abyz WITH Dreadnought 1', { order: 'bombard', planet: 'abyz', with: [dread1] }],
  ['bombard Abyz', { order: 'bombard', planet: 'abyz', with: [] }],
  ['BUILD 1 cruiser, 2 fighters AT Jord', { order: 'build', units: [{ kind: 'cruiser', count: 1 }, { kind: 'fighter', count: 2 }], planet: 'jord' }],
  ['BUY 1 space dock ON Jord PAY Jord, Abyz', { order: 'build', units: [{ kind: 'space-dock', count: 1 }], planet: 'jord', pay: ['jord', 'abyz'] }],
  ['BUILD 2 P.D.S. AT Jord', { order: 'build', units: [{ kind: 'pds', count: 2 }], planet: 'jord' }],
  ['PASS', { order: 'pass' }],
  ['- pass.', { order: 'pass' }],
  ['CASUALTIES fighters, destroyers, Dreadnought 2, and the ship that carries the Admiral last', losses],
  ['CASUALTIES the ship with the admiral last, fighter, destroyer, dn2', losses],
  ['CASUALTIES damage first, fighters', { order: 'casualties', priority: [{ damage: true }, { kind: 'fighter' }] }],
  ['RETREAT TO 14 IF ships <= 2', { order: 'retreat', to: '14', condition: { left: 'ships', op: '<=', right: 2 } }],
  ['RETREAT IF losses ≥ enemy losses', { order: 'retreat', condition: { left: 'losses', op: '>=', right: 'enemy-losses' } }],
  ['RETREAT NEVER', { order: 'retreat', never: true }],
  ['REROLL misses', { order: 'reroll', what: 'misses' }],
  ['re-roll none', { order: 'reroll', what: 'none' }],
  ['DIPLOMAT DELAY ON Arc Prime IF invaders > defenders', { order: 'diplomat', answer: 'delay', planet: 'arc-prime', condition: { left: 'invaders', op: '>', right: 'defenders' } }],
  ['DIPLOMAT ALLOW', { order: 'diplomat', answer: 'allow' }],
  ['PERMIT Hacan TO PASS 27', { order: 'permit', seat: 'hacan', system: '27', answer: 'permit' }],
  ["REFUSE N'orr TO PASS", { order: 'permit', seat: 'norr', answer: 'refuse' }],
  ['ESCAPE Admiral TO Jord', { order: 'escape', leader: admiral, to: ['jord'] }],
  ['ESCAPE TO Arc Prime, Wren Terra', { order: 'escape', to: ['arc-prime', 'wren-terra'] }],
  ["RESCUE General 2 OF N'orr", { order: 'rescue', leader: { class: 'general', number: 2, of: 'norr' } }],
  ['PDS HOLD', { order: 'pds', answer: 'hold' }],
  ['REPLACE space dock', { order: 'replace', answer: 'replace', structure: 'space-dock' }],
  ['DESTROY', { order: 'replace', answer: 'destroy' }],
  ['EXECUTE Agent OF Sol', { order: 'captive', leader: agentOfSol, decision: { do: 'execute' } }],
  ['RELEASE Connor', { order: 'captive', leader: agentOfSol, decision: { do: 'release' } }],
  ['KEEP Agent OF Sol', { order: 'captive', leader: agentOfSol, decision: { do: 'keep' } }],
  ['HAND Agent OF Sol TO Hacan', { order: 'captive', leader: agentOfSol, decision: { do: 'hand', to: 'hacan' } }],
  ['STANDING RETREAT TO 14 IF ships <= 2', { order: 'standing', answer: { order: 'retreat', to: '14', condition: { left: 'ships', op: '<=', right: 2 } } }],
  ['STANDING REROLL OFF', { order: 'ask-me', about: 'reroll' }],
  ['ASK ME about casualties', { order: 'ask-me', about: 'casualties' }],
  ['ASK ME CAPTIVES', { order: 'ask-me', about: 'captive' }],
  ['RESEARCH XRD Transporters', { order: 'research', technology: 'xrd-transporters' }],
  ['RESEARCH War Sun', { order: 'research', technology: 'war-sun' }],
  ['ACCEPT Agent OF Sol', { order: 'consent', leader: agentOfSol, answer: 'accept' }],
  ['DECLINE', { order: 'consent', answer: 'decline' }],
  ['PLAY Local Unrest ON Abyz', { order: 'play', card: 'local-unrest', on: { planet: 'abyz' } }],
  ['MOVE Carrier 1, 2 ground forces FROM Arc Prime', { order: 'move', units: [carrier1, troops(2)], leaders: [], from: '12', planet: 'arc-prime', via: [] }],
  ['MOVE Carrier 1 WITH 2 fighters, Admiral FROM Arc Prime', { order: 'move', units: [carrier1, fighters(2)], leaders: [admiral], from: '12', via: [] }],
  ['RETREAT 14', { order: 'retreat', to: '14' }],
  ['CASUALTIES fighters > cruisers then damage', { order: 'casualties', priority: [{ kind: 'fighter' }, { kind: 'cruiser' }, { damage: true }] }],
  ['Please ACTIVATE 27', { order: 'activate', system: '27' }],
  ['a) ACTIVATE 27', { order: 'activate', system: '27' }],
  ['SABOTAGE WITH Agent', { order: 'sabotage', leader: { class: 'agent' } }],
  ['cancel', { order: 'cancel' }],
  ['Status', { order: 'status' }],
  ['HELP', { order: 'help' }],
  ['new key', { order: 'new-key' }],
  ['CONFIRM', { order: 'confirm' }],
  ['RESEND', { order: 'resend' }],
];

const german: readonly (readonly [string, Intent])[] = [
  ['AKTIVIERE 27', { order: 'activate', system: '27' }],
  ['aktivieren System 27', { order: 'activate', system: '27' }],
  ['* Aktiviere Abyz!', { order: 'activate', system: '27' }],
  ['AKTIVIERE Emirate von Hacan', { order: 'activate', system: '31' }],
  ['AKT 27', { order: 'activate', system: '27' }],
  ['VERLADE Admiral VON Arc Prime AUF Dreadnought 1', board],
  ['Verlade den Admiral auf Schlachtschiff 1 von Arc Pri', board],
  ['verlade Unlenn von Arc Prime auf DN1', board],
  ['BEWEGE Dreadnought 1, Träger 1, 2 Jäger, 3 Bodentruppen VON Letnev ÜBER 14 NACH 27', fleet],
  ['bewege dreadnought 1, traeger 1, 2 jaeger und 3 bodentruppen von letnev ueber 14 nach fria', fleet],
  ['Bewege Dreadnought 1, Trager 1, 2 Jager, 3 BT von 12 uber 14 nach 27', fleet],
  ['BEWEGE Dreadnought\u00a01, Träger\u00a01, zwei Jäger, drei Bodentruppen NACH 27 VON 12 ÜBER 14', fleet],
  ['BEWEGE Tra\u0308ger 1 VON 12', { order: 'move', units: [carrier1], leaders: [], from: '12', via: [] }],
  ['BEWEGE Zerstörer 1, Stoßtrupp 2 VON 12', { order: 'move', units: [{ kind: 'destroyer', number: 1 }, { kind: 'shock-troop', count: 2 }], leaders: [], from: '12', via: [] }],
  ['BEWEGE Kriegssonne VON 12', { order: 'move', units: [{ kind: 'war-sun', number: 1 }], leaders: [], from: '12', via: [] }],
  ['LANDE 2 Bodentruppen, General AUF Abyz', landing],
  ['Lande zwei Truppen und den General auf Planet Abyz', landing],
  ['LANDE 1 Bodentruppe VON Träger 1 AUF Wellon', { order: 'land', units: [troops(1)], leaders: [], planet: 'wellon', from: carrier1 }],
  ['BOMBARDIERE Abyz MIT Dreadnought 1', { order: 'bombard', planet: 'abyz', with: [dread1] }],
  ['BAUE 1 Kreuzer, 2 Jäger AUF Jord', { order: 'build', units: [{ kind: 'cruiser', count: 1 }, { kind: 'fighter', count: 2 }], planet: 'jord' }],
  ['KAUFE 1 Raumdock AUF Jord ZAHLE Jord und Abyz', { order: 'build', units: [{ kind: 'space-dock', count: 1 }], planet: 'jord', pay: ['jord', 'abyz'] }],
  ['KAUFE eine mechanisierte Einheit, 2 PVS in Jord', { order: 'build', units: [{ kind: 'mechanized-unit', count: 1 }, { kind: 'pds', count: 2 }], planet: 'jord' }],
  ['PASSE', { order: 'pass' }],
  ['passen', { order: 'pass' }],
  ['VERLUSTE Jäger, Zerstörer, Dreadnought 2, und das Schiff mit dem Admiral an Bord zuletzt', losses],
  ['Verluste Jäger, Zerstörer, Dreadnought 2, Schiff MIT Admiral', losses],
  ['VERLUSTE Schaden, Schiff mit Anführer', { order: 'casualties', priority: [{ damage: true }, { leaderShip: 'any' }] }],
  ['RÜCKZUG NACH 14 WENN Schiffe <= 2', { order: 'retreat', to: '14', condition: { left: 'ships', op: '<=', right: 2 } }],
  ['Rueckzug falls Verluste >= feindliche Verluste', { order: 'retreat', condition: { left: 'losses', op: '>=', right: 'enemy-losses' } }],
  ['RÜCKZUG NIE', { order: 'retreat', never: true }],
  ['WIEDERHOLE Fehlwürfe', { order: 'reroll', what: 'misses' }],
  ['wiederhole nichts', { order: 'reroll', what: 'none' }],
  ['DIPLOMAT VERSCHIEBT AUF Arc Prime WENN Angreifer > Verteidiger', { order: 'diplomat', answer: 'delay', planet: 'arc-prime', condition: { left: 'invaders', op: '>', right: 'defenders' } }],
  ['DIPLOMAT LÄSST ZU', { order: 'diplomat', answer: 'allow' }],
  ['ERLAUBE Hacan DURCHFLUG 27', { order: 'permit', seat: 'hacan', system: '27', answer: 'permit' }],
  ['VERWEIGERE Hacan Durchflug durch 27', { order: 'permit', seat: 'hacan', system: '27', answer: 'refuse' }],
  ['FLUCHT Admiral NACH Jord', { order: 'escape', leader: admiral, to: ['jord'] }],
  ['RETTE General 2 VON Norr', { order: 'rescue', leader: { class: 'general', number: 2, of: 'norr' } }],
  ['PDS HALT', { order: 'pds', answer: 'hold' }],
  ['PDS Feuer', { order: 'pds', answer: 'fire' }],
  ['ERSETZE Raumdock', { order: 'replace', answer: 'replace', structure: 'space-dock' }],
  ['ZERSTÖRE Anlage', { order: 'replace', answer: 'destroy', structure: 'facility' }],
  ['EXEKUTIERE Agent VON Sol', { order: 'captive', leader: agentOfSol, decision: { do: 'execute' } }],
  ['BEFREIE Agent von Sol', { order: 'captive', leader: agentOfSol, decision: { do: 'release' } }],
  ['BEHALTE den Agenten von Sol', { order: 'captive', leader: agentOfSol, decision: { do: 'keep' } }],
  ['ÜBERGIB Agent VON Sol NACH Hacan', { order: 'captive', leader: agentOfSol, decision: { do: 'hand', to: 'hacan' } }],
  ['DAUERBEFEHL RÜCKZUG NACH 14 WENN Schiffe <= 2', { order: 'standing', answer: { order: 'retreat', to: '14', condition: { left: 'ships', op: '<=', right: 2 } } }],
  ['DAUERBEFEHL WIEDERHOLE AUS', { order: 'ask-me', about: 'reroll' }],
  ['FRAGE MICH NACH VERLUSTE', { order: 'ask-me', about: 'casualties' }],
  ['FRAGE MICH GEFANGENE', { order: 'ask-me', about: 'captive' }],
  ['ERFORSCHE XRD Transporters ZAHLE Jord', { order: 'research', technology: 'xrd-transporters', pay: ['jord'] }],
  ['AKZEPTIERE Agent VON Sol', { order: 'consent', leader: agentOfSol, answer: 'accept' }],
  ['LEHNE AB', { order: 'consent', answer: 'decline' }],
  ['SPIELE Local Unrest AUF Abyz', { order: 'play', card: 'local-unrest', on: { planet: 'abyz' } }],
  ['ÜBERGIB den Agenten von Sol an Hacan', { order: 'captive', leader: agentOfSol, decision: { do: 'hand', to: 'hacan' } }],
  ['BEWEGE Träger 1 mit 2 Bodentruppen von Arc Prime', { order: 'move', units: [carrier1, troops(2)], leaders: [], from: '12', planet: 'arc-prime', via: [] }],
  ['RÜCKZUG 14', { order: 'retreat', to: '14' }],
  ['Bitte AKTIVIERE 27', { order: 'activate', system: '27' }],
  ['SABOTIERE MIT Agent', { order: 'sabotage', leader: { class: 'agent' } }],
  ['LÖSCHE', { order: 'cancel' }],
  ['HILFE', { order: 'help' }],
  ['Neuer Schluessel', { order: 'new-key' }],
  ['BESTÄTIGE', { order: 'confirm' }],
  ['SENDE ERNEUT', { order: 'resend' }],
];

describe('what a player writes in English', () => {
  test.each(english)('%s', (text, intent) => expect(readOne(text)).toMatchObject({ intent, problems: [] }));
});
describe('what a player writes in German', () => {
  test.each(german)('%s', (text, intent) => expect(readOne(text)).toMatchObject({ intent, problems: [] }));
});

test('in the German game Zerstörer 1 is the Dreadnought and Transporter the carrier (B42, B45)', () => {
  expect(readOne('BEWEGE Zerstörer 1, Transporter 1 VON 12 NACH 25', rimContext('letnev', 'second')).intent).toEqual({ order: 'move', units: [dread1, carrier1], leaders: [], from: '12', via: [], to: '25' });
});

const notes: readonly string[] = [
  'Good luck everybody!', 'Grüße an alle', 'Hi Anna,', 'Viele Grüße', 'Hallo zusammen, hier meine Befehle:', 'Sent from my iPhone', 'Von meinem iPhone gesendet', 'Letnev', 'Greetings from Letnev', '-- ', '---', '***',
  'Passt!', 'Pass the salt', 'Passe nicht', 'PASS?', 'Ende der Woche', 'The end', 'End of orders', 'CANCEL everything', 'Cancel my subscription', 'Status: alles gut', 'Help me please', 'Hilfe, ich verliere!', 'Bestätige bitte', 'confirm that you got this',
  'Sabotage is ugly', 'SABOTAGE', 'Execute order 66 please now', 'EXECUTE Agent OF Sol today', 'EXEC Agent OF Sol', 'Land in sight!', 'Hand aufs Herz', 'Move on everybody', 'Frage mich nicht', 'Lande gerade in Berlin.', 'Build quality matters to me', 'Free beer for all',
  'I have 2 fighters and 3 cruisers left', 'Rückzug kommt nicht in Frage!', 'Keep up the good work', 'Standing ovations!', 'Verluste sind halt so', 'See https://sternenpost.example/help', 'Permit me a question?', 'Diplomat bin ich nicht', '2026', '12:30 Uhr',
];
test.each(notes)('a note and never an error: %s', (text) => expect(readOne(text)).toEqual({ line: 1, text: text.trim(), kind: text === '-- ' || text === '---' || text === '***' ? 'blank' : 'note', problems: [] }));

const refusals: readonly (readonly [string, object])[] = [
  ['ACTIVATE', { code: 'missing-part', params: { order: 'activate', part: 'system' } }],
  ['ACTIVATE 999', { code: 'unknown-system', params: { system: '999' } }],
  ['ACTIVATE Foo', { code: 'unknown-word', params: { word: 'Foo', expected: 'system', candidates: [] } }],
  ['ACTIVATE Archon', { code: 'ambiguous-word', params: { word: 'Archon', candidates: ['Archon Ren', 'Archon Tau'] } }],
  ['ACTIVATE 27 28', { code: 'unknown-word', params: { word: '28', expected: 'nothing', candidates: [] } }],
  ['ACTIVATE Arc', { code: 'ambiguous-word', params: { word: 'Arc', candidates: ['Arc Prime', 'Archon Ren', 'Archon Tau'] } }],
  ['REF Hacan TO PASS 27 14', { code: 'unknown-word' }],
  ['RET TO 14', { code: 'ambiguous-order', params: { word: 'RET', candidates: ['RETREAT', 'RETTE'] } }],
  ['MOVE FROM 12', { code: 'missing-part', params: { order: 'move', part: 'units' } }],
  ['MOVE Carrier 1', { code: 'missing-part', params: { order: 'move', part: 'from' } }],
  ['MOVE Carrier 1 FROM 12 FROM 14', { code: 'part-twice', params: { word: '14' } }],
  ['MOVE Cruiser FROM 12', { code: 'which-piece', params: { kind: 'cruiser', pieces: ['letnev/cruiser/1', 'letnev/cruiser/2'] } }],
  ['MOVE fighters FROM 12', { code: 'missing-count', params: { kind: 'fighter' } }],
  ['MOVE 0 fighters FROM 12', { code: 'number-out-of-range', params: { number: '0' } }],
  ['MOVE 99999999999999999999 fighters FROM 12', { code: 'number-out-of-range' }],
  ['MOVE Hacan Cruiser 1 FROM 27', { code: 'not-your-piece', params: { unit: { kind: 'cruiser', number: 1 }, owner: 'hacan' } }],
  ['MOVE Cruiser 1 OF Hacan FROM 27', { code: 'not-your-piece', params: { unit: { kind: 'cruiser', number: 1 }, owner: 'hacan' } }],
  ['Hacan: MOVE Cruiser 1 FROM 27', { code: 'for-another-seat', params: { seat: 'hacan' } }],
  ['MOEV Carrier 1 FROM 12', { code: 'unknown-order', params: { word: 'MOEV', candidates: ['MOVE'] } }],
  ['MOVE Carier1 FROM 12', { code: 'unknown-word' }],
  ['MOVE 3 dock FROM 12', { code: 'unknown-word' }],
  ['TRANSFER 2 fighters FROM Arc Prime TO Carrier 1', { code: 'missing-part', params: { order: 'transfer', part: 'leader' } }],
  ['LAND General', { code: 'missing-part', params: { order: 'land', part: 'planet' } }],
  ['LANDE 2 Bodentruppen AUF 27', { code: 'unknown-word', params: { word: '27', expected: 'planet', candidates: [] } }],
  ['BUILD cruiser AT Jord', { code: 'missing-count', params: { kind: 'cruiser' } }],
  ['CASUALTIES', { code: 'missing-part', params: { order: 'casualties', part: 'list' } }],
  ['RETREAT TO 14 IF ships', { code: 'missing-part', params: { order: 'retreat', part: 'condition' } }],
  ['RETREAT TO 14 IF moons > 2', { code: 'unknown-word', params: { word: 'moons', expected: 'measure', candidates: [] } }],
  ['REROLL', { code: 'missing-part', params: { order: 'reroll', part: 'answer' } }],
  ['HAND Agent OF Sol', { code: 'missing-part', params: { order: 'hand', part: 'seat' } }],
  ['HAND Agent OF Sol TO Xxcha', { code: 'unknown-word', params: { word: 'Xxcha', expected: 'race', candidates: [] } }],
  ['EXECUTE Agent OF 27', { code: 'unknown-word' }],
  ['STANDING ACTIVATE 27', { code: 'unknown-word', params: { word: 'ACTIVATE', expected: 'question', candidates: [] } }],
  ['DAUERBEFEHL', { code: 'missing-part', params: { order: 'standing', part: 'answer' } }],
];
test.each(refusals)('refused alone: %s', (text, problem) => {
  const read = readOne(text);
  expect(read.intent).toBeUndefined();
  expect(read.problems).toContainEqual(expect.objectContaining({ ...problem, severity: 'refused' }));
});

test.each([
  ['FORSCHE XRD-Transporter', ['ERFORSCHE'], { order: 'research', technology: 'xrd-transporters' }],
  ['REACTIVATE 27', ['ACTIVATE'], { order: 'activate', system: '27' }],
])('a piece of an order word with a whole order behind it is no note: %s', (text, candidates, suggestion) => {
  expect(readOne(text)).toMatchObject({ kind: 'order', problems: [{ code: 'unknown-order', params: { candidates }, severity: 'refused', suggestion }] });
});

test.each(['FROBNICATE 5', 'Forsche weiter', 'Forscher 2', 'Outstanding 27'])('and without one it is: %s', (text) => expect(readOne(text).kind).toBe('note'));

test('a missing part is told with the word that was written, and the only dock is proposed', () => {
  const [problem] = readOne('KAUFE 3 Jäger').problems;
  expect(problem).toMatchObject({ code: 'missing-part', params: { order: 'build', part: 'planet', word: 'KAUFE' }, suggestion: { order: 'build', units: [fighters(3)], planet: 'arc-prime' } });
  expect(readOne('BAUE 3 Jäger').problems[0]).toHaveProperty('params', { order: 'build', part: 'planet' });
});

const slips: readonly (readonly [string, string, Intent])[] = [
  ['ACTIVTE 27', 'ACTIVATE', { order: 'activate', system: '27' }],
  ['MOVE Dreadnougth 1 FROM 12', 'dreadnought', { order: 'move', units: [dread1], leaders: [], from: '12', via: [] }],
  ['BOMBARD Quinara', 'Quinarra', { order: 'bombard', planet: 'quinarra', with: [] }],
  ['LANDE 1 Bodentrupe AUF Abyz', 'Bodentruppe', { order: 'land', units: [troops(1)], leaders: [], planet: 'abyz' }],
  ['VERLADE Admirl VON Arc Prime AUF Dreadnought 1', 'Admiral', board],
];
test.each(slips)('one slip in a long word is read, with a warning: %s', (text, as, intent) => {
  expect(readOne(text)).toMatchObject({ intent, problems: [{ code: 'read-as', severity: 'warning', params: { as } }] });
});

test.each(['LAND 1 ground force ON Mellom', 'LAND 1 ground force ON Nellon', 'LANDE 1 Bodentruppe AUF Vellon'])('never where two names are one letter apart: %s', (text) => {
  const read = readOne(text);
  expect(read.intent).toBeUndefined();
  expect(read.problems[0]).toMatchObject({ code: 'unknown-word', params: { expected: 'planet' } });
});

test('a refused word with one near name brings the order it would be as suggestion', () => {
  expect(readOne('LAND 1 ground force ON Mellom').problems[0]?.suggestion).toEqual({ order: 'land', units: [troops(1)], leaders: [], planet: 'mellon' });
});

test.each(['ABYS', 'Frai', 'Jodr', '72'])('no slip in short words and never in numbers: %s', (word) => expect(readOne(`ACTIVATE ${word}`).intent).toBeUndefined());

test('an order that a mail program has broken is read whole, a signature behind a comma is not', () => {
  const wrapped = parse('CASUALTIES fighters, destroyers, Dreadnought 2, and the\nship that carries the Admiral last\nMOVE Carrier 1 FROM 12 VIA\n14 TO 27\nCASUALTIES fighters,\nBest regards', rimContext()).lines;
  expect(wrapped.map((line) => line.kind)).toEqual(['order', 'blank', 'order', 'blank', 'order', 'note']);
  expect(wrapped[0]?.intent).toEqual(losses);
  expect(wrapped[2]?.intent).toMatchObject({ via: ['14'], to: '27' });
});

test('END and ENDE end the orders; quoted lines are never read', () => {
  const lines = parse('> ACTIVATE 14\nACTIVATE 27\n\nEnde\nMOVE Carrier 1 FROM 12', rimContext()).lines;
  expect(lines.map((line) => line.kind)).toEqual(['blank', 'order', 'blank', 'command', 'blank']);
});
