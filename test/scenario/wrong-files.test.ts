import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { describe as tell } from '../../src/scenario/describe.js';
import { playFile, type PlayedFile } from '../../src/scenario/play-file.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** A scenario that holds; each case spoils one thing of it. */
const good = {
  name: 'A Cruiser with the Admiral', proves: ['A12'], ruleset: 'third-edition', seats: ['letnev', 'hacan'],
  galaxy: {
    systems: { 14: { planets: { jord: { owner: 'letnev' } }, ships: { letnev: { cruiser: 1 } } }, 27: { ships: { hacan: { carrier: 1 } } } },
    leaders: { 'letnev/admiral': 'letnev/cruiser/1' },
  },
  orders: { letnev: 'ACTIVATE 27\nMOVE Cruiser 1 FROM 14\n' },
  dice: { 'space-combat/1/letnev': [7, 2], 'space-combat/1/hacan': [1] },
  expect: { ships: { 27: { hacan: {} } } },
};

async function playText(text: string): Promise<PlayedFile> {
  const { folder, remove } = await temporaryFolder();
  const file = path.join(folder, 'one.yaml');
  await writeFile(file, text);
  const played = await playFile(file);
  await remove();
  return played;
}
const play = (change: object): Promise<PlayedFile> => playText(stringify({ ...good, ...change }));

test('the file that the cases spoil holds', async () => expect((await play({})).differences).toEqual([]));

describe('a wrong file fails and says why', () => {
  test.each([
    ['a face that no roll takes', { dice: { ...good.dice, rescue: [9] } }, /nobody rolled rescue/],
    ['a roll without a face', { dice: { 'space-combat/1/letnev': [7, 2] } }, /The roll "27\/space-combat\/1\/hacan" needs 1 face; none are scripted/],
    ['too few faces', { dice: { ...good.dice, 'space-combat/1/letnev': [7] } }, /is of 2 dice/],
    ['a face that no die has', { dice: { ...good.dice, 'space-combat/1/hacan': [11] } }, /dice\.space-combat\/1\/hacan/],
    ['ships that are not there', { expect: { ships: { 27: { hacan: { carrier: 1 } } } } }, /hacan has 0 carrier in 27, not 1/],
    ['a leader elsewhere', { expect: { leaders: { 'letnev/admiral': 'killed' } } }, /letnev\/admiral is aboard letnev\/cruiser\/1, not killed/],
    ['an event that did not happen', { expect: { events: [{ type: 'fleet-retreated' }] } }, /no event {"type":"fleet-retreated"}/],
    ['an event that should not happen', { expect: { noEvents: [{ type: 'battle-opened' }] } }, /event {"type":"battle-opened"/],
    ['a question that nobody asked', { expect: { questions: ['retreat/hacan'] } }, /asked: nothing; expected: retreat\/hacan/],
    ['an answer that nobody asked for', { answers: { hacan: { retreat: { to: null } } } }, /nobody asked hacan\/retreat/],
    ['a line that stands', { expect: { refused: [{ line: 'MOVE Cruiser 1', code: 'too-far' }] } }, /no line "MOVE Cruiser 1" with too-far/],
    ['a line that is refused unexpectedly', { orders: { letnev: 'ACTIVATE 27\nMOVE Cruiser 1 FROM 14\nLAND Admiral ON Jord\n' } }, /"LAND Admiral ON Jord" is refused/],
    ['an unknown word at the top', { expects: {} }, /expects/],
    ['an unknown word within', { expect: { ship: {} } }, /ship/],
    ['a statement that the run does not cite', { proves: ['A12', 'A36'] }, /nothing in the run cites A36/],
    ['a statement that is none', { proves: ['Admiral'] }, /proves\.0/],
    ['an unknown rule set', { ruleset: 'fourth-edition' }, /^ruleset: there is no fourth-edition; possible: .*third-edition/],
    ['a kind of ship that nobody builds', { galaxy: { ...good.galaxy, systems: { ...good.galaxy.systems, 27: { ships: { hacan: { corvette: 1 } } } } } }, /corvette.*kinds of ships: .*cruiser/],
    ['a planet that is not there', { galaxy: { ...good.galaxy, leaders: { 'letnev/admiral': 'jurd' } } }, /unknown-place at .*jurd/],
    ['an unknown option', { options: { 'admiral.sings': true } }, /admiral\.sings/],
    ['a value that an option has not', { options: { 'admiral.speed': 'always' } }, /admiral\.speed cannot be always/],
    ['a race that nobody knows', { seats: ['letnev', 'hacan', 'martians'] }, /unknown-race at seats\.2/],
    ['a game that opens though it should not', { expect: { setUp: ['unknown-leader'] } }, /set-up: none; expected: unknown-leader/],
    ['a fleet over its supply from the start', { galaxy: { ...good.galaxy, seats: { letnev: { counters: { fleet: 0 } } }, systems: { ...good.galaxy.systems, 14: { planets: { jord: { owner: 'letnev' } }, ships: { letnev: { cruiser: 5 } } } } } }, /letnev is over fleet supply in 14/],
  ])('%s', async (_name, change, why) => {
    const played = await play(change);
    expect(played.differences.join('\n')).toMatch(why);
    expect(tell(played)).toContain('DIFFERS');
  });
});

test('without faces for a roll the story is told up to it', async () => {
  const told = tell(await play({ dice: { 'space-combat/1/letnev': [7, 2] } }));
  expect(told).toContain('Letnev rolls 7, 2');
  expect(told.match(/DIFFERS/g)).toHaveLength(1);
  expect(told).not.toContain('ScriptedDiceError');
});

test('what is no YAML at all fails too', async () => expect((await playText('name: [')).differences).toHaveLength(1));

test('a leader\'s die says what each face means', async () => {
  const lost = { dice: { 'space-combat/1/letnev': [1, 1], 'space-combat/1/hacan': [9], 'leader-fate/letnev/admiral': [2] }, expect: { leaders: { 'letnev/admiral': 'killed' } } };
  expect(tell(await play(lost))).toContain('1-5 killed (A24, A26); 6-8 escapes (A24, A27); 9-10 captured (A24, A28)');
});

test('a played file reads line by line: orders, dice with their modifiers, statements, the end', async () => {
  const told = tell(await play({}));
  for (const line of ['Letnev orders: MOVE Cruiser 1 FROM 14', 'Cruiser 1 7 + 1', 'A12', 'letnev/admiral is aboard letnev/cruiser/1', 'HOLDS']) expect(told).toContain(line);
});
