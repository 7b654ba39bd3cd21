import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkOrders } from '../../src/engine/check-orders.js';
import type { Edition } from '../../src/engine/rules/edition.js';
import { germanPbem } from '../../src/engine/rulesets/german-pbem/index.js';
import { thirdEdition } from '../../src/engine/rulesets/third-edition/index.js';
import { makeEcho, type OrderEcho } from '../../src/orders/echo.js';
import { languages, type Language } from '../../src/orders/lexicon/types.js';
import { parse } from '../../src/orders/parse.js';
import { validate } from '../../src/orders/validate.js';
import { rimContext } from './support/rim-war.js';

type At = { readonly seat?: string; readonly language?: Language; readonly rules?: Edition };
function echoOf(text: string, { seat = 'letnev', language = 'en', rules = thirdEdition }: At = {}): OrderEcho {
  const context = { ...rimContext(seat, rules.vocabulary), rules };
  return makeEcho(validate({ lines: parse(text, context).lines, context, check: checkOrders }), language, context);
}
const last = (text: string, at: At = {}) => echoOf(text, at).lines.at(-1);

test.each<[string, Language, string]>([
  ['ACTIVATE Hacann', 'en', 'ACTIVATE Hacan'],
  ['ACTIVATE Abyzz', 'en', 'ACTIVATE 27'],
  ['AKTIVIERE Frian', 'de', 'AKTIVIERE 27'],
  ['ACTIVATE 14\nMOVE Carrier 7 FROM 12', 'en', 'MOVE Carrier 1 FROM Letnev'],
  ['AKTIVIERE 14\nBEWEGE Träger 1, 2 Bodentruppen NACH 14', 'de', 'BEWEGE Träger 1, 2 Bodentruppen VON Letnev NACH 14'],
  ['Verluste mehr als 2', 'de', 'RÜCKZUG WENN Verluste > 2'],
  ['ACTIVATE 14\nMVOE Carrier 1 FROM 12', 'en', 'MOVE Carrier 1 FROM Letnev'],
  ['AKTIVIERE 14\nMVOE Träger 1 VON 12', 'de', 'BEWEGE Träger 1 VON Letnev'],
])('the nearest legal order of %j', (text, language, suggestion) => {
  expect(last(text, { language })).toMatchObject({ status: 'refused', suggestion: { text: `> ${suggestion}` } });
});

test.each<[string, Language, string, 'ok' | 'warning']>([
  ['PDS HALTEN', 'de', 'PDS HALT', 'ok'],
  ['RÜCKZUG JA', 'de', 'RÜCKZUG', 'ok'],
  ['RÜCKZUG NEIN', 'de', 'RÜCKZUG NIE', 'ok'],
  ['RETREAT NO', 'en', 'RETREAT NEVER', 'ok'],
  ['AKTIVIERE Heimat', 'de', 'AKTIVIERE Letnev', 'ok'],
  ['RÜCKZUG WENN Verluste mehr als 2', 'de', 'RÜCKZUG WENN Verluste > 2', 'ok'],
  ['RETREAT IF ships at most 2', 'en', 'RETREAT IF ships <= 2', 'ok'],
  ['ACTIVATE 14\nBWEGE Träger 1 VON 12', 'de', 'BEWEGE Träger 1 VON Letnev', 'warning'],
  ['AKTIVIRE 14', 'de', 'AKTIVIERE 14', 'warning'],
])('%j is read as it is meant', (text, language, canonical, status) => {
  expect(last(text, { language })).toMatchObject({ status, canonical });
});

test('of a ship that is not there the echo names those that are', () => {
  expect(last('ACTIVATE 14\nMOVE Carrier 7 FROM 40', { seat: 'sol' })).toMatchObject({ code: 'no-such-piece', problems: [{ params: { own: { system: '40', pieces: ['sol/carrier/1'] } } }] });
});

test('what is probably meant and not legal is said and not offered', () => {
  const line = last('ACTIVATE 14\nMVOE Carrier 1 FROM 12', { seat: 'sol' });
  expect(line).toMatchObject({ status: 'refused', problems: [{ code: 'unknown-order', params: { candidates: ['MOVE'] } }] });
  expect(line?.suggestion).toBeUndefined();
});

const orders = [
  'ACTIVATE Abyz', 'ACTIVATE Hacan', 'AKTIVIERE 27', 'MOVE Carrier 1 FROM Letnev', 'MOVE Dreadnought 1, 2 fighters, Carrier 1 FROM 12 VIA 14', 'MOVE Cruiser 7 FROM 12', 'BEWEGE Träger 1 NACH 25', 'MOVE Carrier 1 FROM 40', 'TRANSFER Admiral FROM Arc Prime TO Dreadnought 1',
  'TRANSFER Admiral TO Carrier 1', 'LAND 2 ground forces ON Abyz', 'LAND 9 ground forces, General ON Mellon', 'LANDE General AUF Fria', 'BUILD 3 fighters', 'BUILD 1 cruiser, 2 fighters AT Arc Prime', 'BOMBARD Abyz WITH Dreadnought 1', 'CASUALTIES more than 2', 'CASUALTIES fighters, cruisers',
  'RETREAT TO 14 IF ships <= 2', 'RÜCKZUG WENN Verluste mehr als 2', 'REROLL misses', 'DIPLOMAT DELAY ON Wren Terra', 'PERMIT Hacan TO PASS 27', 'ESCAPE Admiral TO Arc Prime', 'ESCAPE Admiral TO Abyz', 'RESCUE General OF Letnev', 'PDS HOLD', 'REPLACE space dock', 'KEEP Agent OF Sol', 'RESEARCH XRD Transporters', 'PASS',
] as const;
/** A line with one letter lost, doubled, or changed places. */
const slipped = fc.tuple(fc.constantFrom(...orders), fc.nat(), fc.constantFrom('lost', 'doubled', 'swapped', 'none')).map(([line, place, how]) => {
  const at = place % line.length;
  const [before, letter = '', next = '', rest] = [line.slice(0, at), line[at], line[at + 1], line.slice(at + 2)];
  return { lost: before + next + rest, doubled: before + letter + letter + next + rest, swapped: before + next + letter + rest, none: line }[how];
});

test('every suggestion is accepted when it is sent in the place of its line', () => {
  let offered = 0;
  fc.assert(fc.property(fc.array(slipped, { minLength: 1, maxLength: 4 }), fc.constantFrom('letnev', 'sol', 'hacan'), fc.constantFrom(...languages), fc.constantFrom<Edition>(thirdEdition, germanPbem), (lines, seat, language, rules) => {
    const at = { seat, language, rules };
    for (const line of echoOf(lines.join('\n'), at).lines) {
      if (line.suggestion === undefined) continue;
      offered += 1;
      const { text } = line.suggestion;
      const again = echoOf(lines.map((written, index) => (index + 1 === line.line ? text.slice(2) : written)).join('\n'), at).lines.find((one) => one.line === line.line);
      expect([text, again?.status, again?.problems.filter(({ severity }) => severity === 'refused')]).toEqual([text, expect.stringMatching(/^(?:ok|warning)$/u), []]);
    }
  }), { numRuns: 1500 });
  expect(offered).toBeGreaterThan(50);
});
