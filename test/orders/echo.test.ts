import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkOrders } from '../../src/engine/check-orders.js';
import { refuse } from '../../src/engine/problems.js';
import { canonicalIntentsText } from '../../src/orders/canonical.js';
import { complete } from '../../src/orders/completion.js';
import { makeEcho, type OrderEcho } from '../../src/orders/echo.js';
import { parse } from '../../src/orders/parse.js';
import { validate } from '../../src/orders/validate.js';
import { aWorld, thirdEdition } from '../support/world.js';
import { anyIntent } from './support/random-intents.js';
import { rimContext } from './support/rim-war.js';

const context = { ...rimContext(), rules: thirdEdition };

function echoOf(text: string, language: 'en' | 'de' = 'en'): OrderEcho {
  return makeEcho(validate({ lines: parse(text, context).lines, context, check: checkOrders }), language, context);
}
const told = (echo: OrderEcho) => echo.lines.map((line) => [line.line, line.status, line.code ?? '']);

test('every line comes back, canonical in the language of the seat', () => {
  const echo = echoOf('Hello\n\nactivate 14\n  move dn1 from letnev\nfoo bar\nhelp', 'de');
  expect(told(echo)).toEqual([[1, 'note', ''], [3, 'ok', ''], [4, 'ok', ''], [5, 'note', ''], [6, 'ok', '']]);
  expect(echo.lines.map((line) => line.canonical)).toEqual([undefined, 'AKTIVIERE 14', 'BEWEGE Dreadnought 1 VON Letnev', undefined, 'HILFE']);
  expect(echo).toMatchObject({ status: 'accepted', commands: [{ order: 'help' }], canonicalIntentsText: 'ACTIVATE 14\nMOVE Dreadnought 1 FROM Letnev' });
});

test.each([
  ['', 'none'], ['Good luck!', 'none'], ['HELP', 'none'], ['ACTIVATE 14', 'accepted'], ['ACTIVATE 14\nMOVE Cruiser 9 FROM 12', 'partly'], ['ACTIVATE 999', 'refused'], ['STANDING RETREAT NEVER', 'accepted'],
])('the whole of %j is %s', (text, status) => expect(echoOf(text).status).toBe(status));

test('everything of an action is marked with the activation that was refused, and the rest stands', () => {
  const echo = echoOf('MOVE Carrier 1 FROM Letnev\nACTIVATE Foo\nLAND 2 ground forces ON Abyz\nCASUALTIES fighters');
  expect(told(echo)).toEqual([[1, 'refused', 'depends-on'], [2, 'refused', 'unknown-word'], [3, 'refused', 'depends-on'], [4, 'ok', '']]);
  expect(echo.lines[0]?.problems).toMatchObject([{ code: 'depends-on', params: { line: 2 }, cites: ['R2.1'] }]);
  expect(echo.turn).toEqual([{ order: 'casualties', priority: [{ kind: 'fighter' }] }]);
});

test('a landing is marked with the refused move that would have brought it', () => {
  const echo = echoOf('ACTIVATE 25\nMOVE Carrier 1, 3 ground forces FROM 999\nLAND 2 ground forces ON Mellon');
  expect(told(echo)).toEqual([[1, 'ok', ''], [2, 'refused', 'unknown-system'], [3, 'refused', 'depends-on']]);
  expect(echo.lines[2]?.problems).toMatchObject([{ params: { line: 2 } }]);
});

/** A carrier with three troops next to a neutral planet, the leaders far away. */
const nearMellon = aWorld({
  seats: ['letnev', 'hacan'],
  systems: { 1: { planets: { 'arc-prime': { owner: 'letnev' } } }, 2: { planets: { mellon: {} } }, 3: { planets: { jord: { owner: 'letnev' } } } },
  ships: { 1: { letnev: { carrier: 1 } } },
  cargo: { 'letnev/carrier/1': { 'ground-force': 3 } },
  leaders: { 'letnev/general': 'jord', 'letnev/admiral': 'jord' },
});

test.each([
  ['LAND 9 ground forces, General ON Mellon', 'Cruiser 9', 'not-enough', '> LAND 3 ground forces ON Mellon'],
  ['LAND 3 ground forces, General ON Mellon', 'Cruiser 9', 'leader-not-there', '> LAND 3 ground forces ON Mellon'],
  ['LAND 2 ground forces, General, Admiral ON Mellon', 'Cruiser 9', 'leader-not-there', '> LAND 2 ground forces ON Mellon'],
  ['LAND General, Admiral ON Mellon', 'Cruiser 9', 'leader-not-there', undefined],
  ['LAND 9 ground forces ON Mellon', 'Cruiser 9, 6 ground forces', 'depends-on', '> LAND 3 ground forces ON Mellon'],
  ['LAND 9 ground forces ON Mellon', 'Cruiser 9, 5 ground forces', 'not-enough', '> LAND 3 ground forces ON Mellon'],
  ['LAND 3 ground forces, General ON Mellon', 'Cruiser 9, General', 'depends-on', '> LAND 3 ground forces ON Mellon'],
])('a landing keeps its own reason unless a refused move would have brought what it lacks, and what is offered is legal: %s', (landing, refusedMove, code, suggestion) => {
  const near = { ...context, state: nearMellon };
  const say = (text: string): OrderEcho => makeEcho(validate({ lines: parse(text, near).lines, context: near, check: checkOrders }), 'en', near);
  const echo = say(`ACTIVATE 2\nMOVE Carrier 1 FROM 1\nMOVE ${refusedMove} FROM 1\n${landing}`);
  expect(told(echo)).toEqual([[1, 'ok', ''], [2, 'ok', ''], [3, 'refused', 'no-such-piece'], [4, 'refused', code]]);
  expect(echo.lines[3]?.suggestion?.text).toBe(suggestion);
  if (suggestion !== undefined) expect(told(say(`ACTIVATE 2\nMOVE Carrier 1 FROM 1\n${suggestion.slice(2)}`)).map(([, status]) => status)).toEqual(['ok', 'ok', 'ok']);
});

test('a line that is refused for itself keeps its own reason', () => {
  const echo = echoOf('ACTIVATE 14\nMOVE Cruiser 9 FROM 12\nMOVE Dreadnought 7 FROM 12');
  expect(told(echo)).toEqual([[1, 'ok', ''], [2, 'refused', 'no-such-piece'], [3, 'refused', 'no-such-piece']]);
});

test('a refused line never changes what another one means (RULINGS, half-legal mails)', () => {
  const lines = parse('ACTIVATE 14\nMOVE Cruiser 9 FROM 12\nMOVE Dreadnought 1 FROM 12', context).lines;
  expect(makeEcho(validate({ lines, context, check: checkOrders }), 'en', context).turn).toEqual(echoOf('ACTIVATE 14\nMOVE Dreadnought 1 FROM 12').turn);
});

test('PASS beside an action is refused, the action stands (R1.8)', () => {
  expect(told(echoOf('PASS\nACTIVATE 14'))).toEqual([[1, 'refused', 'pass-with-others'], [2, 'ok', '']]);
});

test.each([
  ['ACTIVATE Hacann\nMOVE Carrier 2 FROM Hacan\nPASS', 'refused'], ['PASS\nMOVE Cruiser 9 FROM 12', 'refused'], ['MVOE Carrier 1 FROM Letnev\nPASS', 'refused'],
  ['RETREAT TO 999\nPASS', 'partly'], ['PASS\nSTANDING RETREAT NEVER', 'accepted'],
])('PASS beside an action that is refused does not end the turn; beside a mere answer it stands: %j', (text, status) => {
  const echo = echoOf(text);
  expect(echo.status).toBe(status);
  expect(echo.turn.some(({ order }) => order === 'pass')).toBe(status !== 'refused');
  if (status === 'refused') expect(echo.lines.find((line) => line.intent?.order === 'pass')).toMatchObject({ code: 'pass-with-refused', cites: ['R1.8'] });
});

test('the suggestion of the rules is printed as a line that is never read', () => {
  const suggestion = { order: 'activate' as const, system: '14' };
  const lines = validate({ lines: parse('ACTIVATE 27', context).lines, context, check: ({ intents }) => intents.map((intent) => ({ problems: intent === suggestion ? [] : [refuse('no-command-counter', {}, ['R2.1'], suggestion)] })) });
  expect(makeEcho(lines, 'de', context).lines[0]).toMatchObject({ status: 'refused', code: 'no-command-counter', cites: ['R2.1'], suggestion: { intent: suggestion, text: '> AKTIVIERE 14' } });
});

test('comments, notes, spelling and the order of independent lines leave no trace in what a receipt binds', () => {
  const one = echoOf('ACTIVATE 14\nTRANSFER Admiral FROM Arc Prime TO Dreadnought 1\nMOVE Dreadnought 1 FROM 12\nCASUALTIES fighters');
  const other = echoOf('Hi!\nverluste Jäger # ach\n- bewege dn1 von letnev\nVERLADE Unlenn AUF DN1 VON Arc Prime\nAKTIVIERE 14\nViele Grüße');
  expect(other.canonicalIntentsText).toBe(one.canonicalIntentsText);
});

test('the order of moves, landings, purchases and of one leader\'s transfers counts', () => {
  const text = (orders: string): string => canonicalIntentsText(parse(orders, context).lines.flatMap((line) => line.intent ?? []), context);
  expect(text('LAND 1 ground force ON Abyz\nLAND 1 ground force ON Fria')).not.toBe(text('LAND 1 ground force ON Fria\nLAND 1 ground force ON Abyz'));
  expect(text('BUILD 1 cruiser AT Jord\nBUILD 1 cruiser AT Arc Prime')).not.toBe(text('BUILD 1 cruiser AT Arc Prime\nBUILD 1 cruiser AT Jord'));
  const board = 'TRANSFER General FROM Arc Prime TO Cruiser 2';
  const changeShip = 'TRANSFER General FROM Cruiser 2 TO Carrier 1';
  const other = 'TRANSFER Admiral FROM Arc Prime TO Carrier 1';
  expect(text(`${board}\n${changeShip}`)).not.toBe(text(`${changeShip}\n${board}`));
  expect(text(`${board}\n${other}\n${changeShip}`)).toBe(text(`${other}\n${board}\n${changeShip}`));
});

test('the canonical text reads back as the intents it was made of', () => {
  fc.assert(fc.property(fc.array(anyIntent, { maxLength: 8 }), (intents) => {
    const text = canonicalIntentsText(intents, context);
    const read = parse(text, context).lines.flatMap((line) => line.intent ?? []);
    expect(canonicalIntentsText(read, context)).toBe(text);
    expect(read).toHaveLength(intents.length);
  }), { numRuns: 200 });
});

test.each([
  ['', 'en', 'ACTIVATE'], ['AK', 'de', 'AKTIVIERE'], ['ACTIVATE ', 'en', 'ACTIVATE Abyz'], ['ACTIVATE Fr', 'en', 'ACTIVATE Fria'], ['ACTIVATE 27\nMOVE Dre', 'en', 'MOVE Dreadnought 1'],
  ['MOVE Carrier 1 ', 'en', 'MOVE Carrier 1 FROM'], ['MOVE Carrier 1 FROM Le', 'en', 'MOVE Carrier 1 FROM Letnev'], ['ERLAUBE ', 'de', 'ERLAUBE Hacan'], ['BAUE 2 J', 'de', 'BAUE 2 Jäger'],
] as const)('%j goes on, among others, with the wanted words', (text, language, wanted) => {
  expect(complete({ text, context, language })).toContain(wanted);
});

test.each(['Retreat if losing', 'ANGRIFF auf Hacan', 'STIMME 3 FÜR Ja', 'HANDEL mit Anna', 'Retret when you can', 'Help me please', 'Passt!'])('a note that begins like an order is marked as one that may have been meant: %s', (text) => {
  expect(echoOf(text)).toMatchObject({ status: 'none', lines: [{ status: 'note', problems: [], meant: true }] });
});

test.each(['Good luck everybody!', 'Hi Anna,', 'Viele Grüße', 'Best regards', 'Hallo zusammen, hier meine Befehle:', 'I have 2 fighters left', 'Das war es für heute', 'All the best', 'OK', 'Sent from my iPhone', 'Danke!'])('and a greeting is not: %s', (text) => {
  expect(echoOf(text).lines[0]?.meant).toBeUndefined();
});
