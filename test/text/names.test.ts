import { describe, expect, test } from '@jest/globals';
import { namesFor } from '../../src/text/names-for.js';
import { citeAll, decisive, withCites } from '../../src/text/cite.js';
import type { Intent } from '../../src/engine/order-intents.js';
import { rimWar, thirdEdition } from './rim-war.js';

const print = (intent: Intent): string => intent.order;
const en = namesFor('en', { state: rimWar, rules: thirdEdition, print });
const de = namesFor('de', { state: rimWar, rules: thirdEdition, print });

describe('names in English', () => {
  test.each([
    [en.seat('hacan'), 'Hacan'], [en.seatOf('hacan'), "Hacan's"], [en.race('letnev'), 'Barony of Letnev'], [en.seat('moderator'), 'the moderator'],
    [en.piece('hacan/war-sun/2'), 'War Sun 2'], [en.pieces(['hacan/fighter/1', 'hacan/cruiser/3', 'hacan/fighter/2']), 'Cruiser 3 and 2 fighters'],
    [en.forces({ 'ground-force': 2, pds: 1 }), '2 ground forces and a PDS'], [en.system('27'), '27 (Abyz, Fria)'], [en.system('14'), '14'],
    [en.leader('norr/general/2'), "N'orr's General 2"], [en.where({ on: 'captive', captor: 'sol', since: 1 }), 'captive of Sol'], [en.anywhere('abyz'), 'Abyz'], [en.anywhere('hacan/cruiser/1'), 'Cruiser 1'],
  ])('%s', (name, expected) => expect(name).toBe(expected));
});

describe('names in German, in their cases', () => {
  test.each([
    [de.seatOf('hacan'), 'Hacans'], [de.seatOf('creuss'), "Creuss'"], [de.seat('moderator', 'dat'), 'dem Spielleiter'],
    [de.leader('hacan/diplomat'), 'Hacans Diplomat'], [de.leader('hacan/diplomat', 'acc'), 'Hacans Diplomaten'], [de.theLeader('hacan/agent', 'dat'), 'dem Agenten'], [de.theLeader('hacan/general', 'gen'), 'des Generals'],
    [de.units('cruiser', 1, 'acc'), 'einen Kreuzer'], [de.units('cruiser', 2, 'dat'), '2 Kreuzern'], [de.units('war-sun', 1, 'dat'), 'einer Kriegssonne'], [de.units('mechanized-unit', 1, 'dat'), 'einer mechanisierten Einheit'],
    [de.units('flagship', 3, 'dat'), '3 Flaggschiffen'], [de.tally('pds', 1), '1 PDS'], [de.where({ on: 'piece', piece: 'hacan/carrier/1' }), 'an Bord von Träger 1'],
  ])('%s', (name, expected) => expect(name).toBe(expected));

  test('where the words of the second edition hold, Zerstörer is the Dreadnought (B42, B45)', () => {
    const second = namesFor('de', { state: rimWar, rules: { ...thirdEdition, vocabulary: 'second' }, print });
    expect(second.piece('hacan/dreadnought/1')).toBe('Zerstörer 1');
    expect(second.piece('hacan/carrier/2')).toBe('Transporter 2');
    expect(de.piece('hacan/dreadnought/1')).toBe('Dreadnought 1');
  });
});

describe('statements', () => {
  test('three neighbours and more are drawn together', () => {
    expect(citeAll(['A26', 'A27', 'A28', 'R2.37', 'A7', 'A8', 'A26'])).toBe('A26-A28, R2.37, A7, A8');
  });
  test('they stand before the full stop, once', () => {
    expect(withCites('A leader lands (A9) here.', ['A9', 'A64'])).toBe('A leader lands (A9) here (A64).');
    expect(withCites('Do they fire?', ['A21'])).toBe('Do they fire (A21)?');
    expect(withCites('All is well.', [])).toBe('All is well.');
  });
  test('statements of the base game decide nothing that players argue about', () => expect(decisive(['R2.21', 'A12', 'captives.missKills', 'RZ17', 'B44'])).toEqual(['A12', 'captives.missKills', 'RZ17', 'B44']));
});
