import { expect, test } from '@jest/globals';
import { checkOrders } from '../../../../src/engine/check-orders.js';
import { makeEcho } from '../../../../src/orders/echo.js';
import { parse } from '../../../../src/orders/parse.js';
import { validate } from '../../../../src/orders/validate.js';
import { aGermanWorld, germanPbem } from './german-world.js';

// T161 B42: Zerstörer is the Dreadnought; one mail as a player writes it, with orders for several phases.
test.each([
  ['EXEKUTIERE General VON Hacan', 'ok'],
  ['ÜBERGIB General VON Hacan AN Hacan', 'ok'],
  ['KAUFE 1 Zerstörer, 1 Jäger AUF Jord', 'ok'],
  ['VERLADE Admiral VON Jord AUF Zerstörer 1', 'warning done-before-movement B8 B9'],
  ['VERLADE Agent VON Jord AUF Jord', 'refused transfer-needs-ship B8 B9'],
  ['BEWEGE Zerstoerer 1, Transporter 1, 2 Bodentruppen VON Jord NACH 12', 'ok'],
  ['BEWEGE Transporter 1 VON Jord', 'refused target-needed RZ10'],
  ['LANDE General AUF Mecatol Rex', 'refused no-such-leader B3'],
  ['BOMBARDIERE Abyz MIT Zerstörer 1', 'ok'],
  ['DIPLOMAT VERSCHIEBT AUF Mecatol Rex', 'refused diplomat-never-here B37'],
  ['ERFORSCHE Umweltkompensator', 'ok'],
  ['AKTIVIERE 12', 'refused wrong-phase S2.1'],
  ['RÜCKZUG NIE', 'ok'],
  ['ERLAUBE Hacan DURCHFLUG 11', 'ok'],
] as const)('%s: %s', (line, expected) => {
  const state = aGermanWorld({
    seats: ['sol', 'hacan'],
    systems: { 11: { homeOf: 'sol', planets: { jord: { owner: 'sol', resources: 4, dock: true, forces: { sol: { 'ground-force': 3 } } } } }, 12: { planets: { abyz: { owner: 'hacan' }, 'mecatol-rex': {} } } },
    ships: { 11: { sol: { carrier: 1, dreadnought: 1 } } }, seat: { sol: { credits: 60 } },
    leaders: { 'sol/admiral': 'jord', 'sol/agent': 'jord', 'hacan/general': { on: 'captive', captor: 'sol', since: 0 } },
  }, 'politics');
  const context = { state, rules: germanPbem, seat: 'sol', vocabulary: germanPbem.vocabulary };
  const mail = ['BEWEGE Transporter 1, Zerstörer 1 VON 11 NACH 12', line];
  const own = line.startsWith('BEWEGE') ? [line] : mail;
  const echo = makeEcho(validate({ lines: parse(own.join('\n'), context).lines, context, check: checkOrders }), 'de', context);
  const said = echo.lines.at(-1);
  expect([said?.status, said?.code, ...(said?.cites ?? [])].filter((part) => part !== undefined).join(' ')).toBe(expected);
});
