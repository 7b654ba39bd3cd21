import { describe, expect, test } from '@jest/globals';
import { publicly, type GameEvent } from '../../src/engine/events.js';
import { refuse } from '../../src/engine/problems.js';
import { fold } from '../../src/engine/fold.js';
import type { GameState } from '../../src/engine/state.js';
import { composeReport, helpFor, locales, renderText, type Locale, type ReportInput } from '../../src/text/index.js';
import { parse } from '../../src/orders/parse.js';
import { playRimWar, printer, rimWar, thirdEdition } from './rim-war.js';
import { eventSamples } from './samples.js';

function report(events: readonly GameEvent[], more: Partial<ReportInput> = {}): { readonly subject: string; readonly text: string } {
  const after: GameState = more.after ?? rimWar;
  const mail = composeReport({ events, before: rimWar, seat: 'sol', locale: 'en', rules: thirdEdition, print: printer(after, 'sol'), date: '', questions: [], waitingFor: [], ...more, after });
  return { subject: mail.subject, text: renderText(mail) };
}
const roll = (dice: Extract<GameEvent, { type: 'dice-rolled' }>['dice'], more: Partial<Extract<GameEvent, { type: 'dice-rolled' }>> = {}): GameEvent =>
  ({ ...publicly('dice-rolled', { label: 'x', reason: 'space-combat', seat: 'letnev', against: 'hacan', system: '27', round: 1, dice, hits: dice.filter(({ hit }) => hit).length }), ...more });

describe('the story', () => {
  test('names the fate that each face would have meant, with its statements (A26-A28)', () => {
    const { text } = report([
      publicly('dice-rolled', { label: 'x', reason: 'leader-fate', seat: 'hacan', system: '27', dice: [{ face: 9, of: 'hacan/general', modifiers: [] }], hits: 0 }, ['A24', 'A26', 'A27', 'A28']),
      publicly('leader-captured', { leader: 'hacan/general', by: 'letnev', cause: 'space-battle' }, ['A28']),
      publicly('piece-lost', { piece: 'hacan/cruiser/1', seat: 'hacan', kind: 'cruiser', system: '27', cause: 'space-battle', cargo: { 'ground-force': 1 } }),
    ]);
    expect(text).toContain('Hacan loses Cruiser 1 (a ground force aboard).');
    expect(text.replace(/\s+/g, ' ')).toContain("Aboard Cruiser 1: Hacan's General. One die (A24, A26-A28: 1-5 killed, 6-8 escapes, 9-10 captured): 9 - CAPTURED by Letnev.");
    expect(text.indexOf('loses Cruiser 1')).toBeLessThan(text.indexOf('One die'));
  });

  test('on a planet the other table holds (A30-A32)', () => {
    const { text } = report([publicly('dice-rolled', { label: 'x', reason: 'leader-fate', seat: 'hacan', planet: 'arretze', dice: [{ face: 10, of: 'hacan/scientist', modifiers: [] }], hits: 0 }, ['A30', 'A31', 'A32'])]);
    expect(text.replace(/\s+/g, ' ')).toContain('One die (A30-A32: 1-5 captured, 6-9 escapes, 10 killed): 10 - KILLED.');
  });

  test('a roll shows target, modifiers with their statement, and the hits', () => {
    const { text } = report([roll([{ face: 9, of: 'letnev/dreadnought/1', target: 5, modifiers: [{ why: 'general', by: -4, cites: ['A10'] }], hit: true }], { reason: 'bombardment', planet: 'abyz' })]);
    expect(text).toMatch(/Dreadnought 1 \(5, -4 General A10\) +9\* +1 hit/);
  });

  test("the Admiral's extra die is named (A12)", () => {
    const die = { of: 'letnev/dreadnought/1', target: 5, modifiers: [] };
    expect(report([roll([{ ...die, face: 3, hit: false }, { ...die, face: 9, hit: true }])]).text).toMatch(/Dreadnought 1 \(5\), 2 dice \(Admiral, A12\) +3 9\* +1 hit/);
  });

  test("a reader's own order that came to nothing is told to him, where the landings are told", () => {
    const gone = { ...publicly('order-void', { seat: 'letnev', order: 'land', problem: refuse('no-ships-to-land-from', { planet: 'abyz', system: '27' }, ['R2.33']) }, ['R2.33']), audience: ['letnev'] };
    const lost = [publicly('battle-opened', { system: '27', attacker: 'letnev', defender: 'hacan' }), publicly('battle-closed', { system: '27', winner: 'hacan' }), gone];
    const told = (locale: Locale): string => report(lost, { seat: 'letnev', locale }).text.replace(/\s+/g, ' ');
    expect(told('en')).toContain('LANDING Your LAND order could not be carried out: You have no ship in 27 (Abyz, Fria) now, so nothing lands on Abyz: the troops are lost with their ships, or elsewhere with them (R2.33).');
    expect(told('de')).toContain('LANDUNG Dein Befehl LANDE ließ sich nicht ausführen: In 27 (Abyz, Fria) hast du kein Schiff mehr');
  });

  test('a refused bombardment names the rule even of the base game', () => {
    expect(report([publicly('bombardment-refused', { planet: 'abyz', seat: 'letnev', why: 'shield', pieces: ['letnev/dreadnought/1'] }, ['R2.37'])]).text).toContain('the PDS shields Abyz (R2.37).');
  });

  test('events in the middle of a battle open its chapter again', () => {
    expect(report([publicly('battle-round-opened', { system: '27', round: 2 })]).text).toMatch(/SPACE BATTLE in 27 \(Abyz, Fria\) +continued/);
  });

  test.each(locales)('every event can stand in a report, alone and among all others (%s)', (locale: Locale) => {
    for (const event of eventSamples) expect(report([event], { locale }).text).not.toMatch(/undefined|\[object|NaN/);
    expect(report(eventSamples, { locale }).text.split('\n').filter((line) => line.length > 72)).toEqual([]);
  });
});

describe('what changed is read from the states', () => {
  const { events, state } = playRimWar();
  test('every owner, unit, counter and leader that differs is told', () => {
    const { text } = report(events, { after: state });
    for (const part of ['Abyz: Hacan -> Letnev', 'Fria: neutral -> Letnev', 'Exhausted: Abyz, Fria', '-1 PDS', 'command counters', "Hacan's General: aboard Cruiser 1 -> captive of Letnev", "Sol's Agent: captive of Hacan -> captive of Letnev"]) expect(text).toContain(part);
  });
  test('also what no event says, and nothing when nothing differs', () => {
    const altered = { ...rimWar, seats: { ...rimWar.seats, sol: { ...(rimWar.seats['sol'] ?? Object.values(rimWar.seats)[0]), tradeGoods: 3 } } } as GameState;
    expect(report([], { after: altered }).text).toContain('Sol: trade goods 0 -> 3');
    expect(report([]).text).toMatch(/WHAT CHANGED +nothing on the board/);
  });
  test('damage and repair', () => {
    const damaged = fold(rimWar, publicly('piece-damaged', { piece: 'letnev/dreadnought/1', cause: 'space-battle' }));
    expect(report([], { after: damaged }).text).toContain('Letnev: damaged: Dreadnought 1');
    expect(report([], { before: damaged, after: rimWar }).text).toContain('Letnev: repaired: Dreadnought 1');
  });
});

describe('headlines', () => {
  const { events, state } = playRimWar();
  test('the weightiest first', () => expect(report(events, { after: state }).subject).toBe("[Rim War R3.2] Letnev takes Abyz and Fria; Hacan's General is captured"));
  test('a pass', () => expect(report([publicly('seat-passed', { seat: 'sol', why: 'ordered' })]).subject).toBe('[Rim War R3.2] Sol passes'));
  test('a correction', () => expect(report([publicly('corrected', { reason: 'x', changes: [] })]).subject).toBe('[Rim War R3.2] Correction by the moderator'));
});

describe.each(locales)('HELP in %s', (locale) => {
  const context = { state: rimWar, rules: thirdEdition, seat: 'letnev', vocabulary: 'third' } as const;
  const examples = Object.values(helpFor(locale)).flat().map(({ example }) => example);
  test.each(examples)('the example "%s" is an order as it stands', (example) => {
    const [line] = parse(example, context).lines;
    expect(line?.problems).toEqual([]);
    expect(line?.kind).not.toBe('note');
  });
});
