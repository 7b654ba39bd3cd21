import type { DiceScript } from '../dice/scripted.js';
import type { Name, Table } from './table.js';

/** The faces of every roll, by the number of the turn. */
export const FACES: Readonly<Record<number, DiceScript>> = {
  2: {
    'barrage/letnev': [3, 9],
    'space-combat/1/letnev': [3, 4, 6, 2],
    'space-combat/1/hacan': [10, 8, 9, 2],
    'space-combat/2/letnev': [3, 2],
    'space-combat/2/hacan': [9, 4, 1],
    'leader-fate/letnev/admiral': [10],
    'invasion-combat/1/hacan': [9, 3, 2],
    'invasion-combat/1/hacan/reroll': [8, 5],
    'invasion-combat/1/letnev': [7, 2],
    'leader-fate/letnev/general': [7],
  },
  9: {
    'space-combat/1/letnev': [7, 9],
    'space-combat/1/hacan': [6, 3, 8],
    'space-combat/2/letnev': [8, 1],
    'space-combat/2/hacan': [5],
    'invasion-combat/1/letnev': [9, 4],
    'invasion-combat/1/letnev/reroll': [8],
    'invasion-combat/1/hacan': [6, 3],
    rescue: [9],
    'leader-fate/hacan/general': [3],
  },
};

const ALL: readonly Name[] = ['Ada', 'Clara', 'Ben'];

/** Two rounds, as the players live them. */
export async function playStory(table: Table, scene: (title: string) => void): Promise<void> {
  await table.start();
  await table.mailsTo(ALL, /^\[Rim War/u);
  scene('Round 1');
  await letnevTakesAbyz(table);
  await hacanStrikes(table);
  await theRestOfRoundOne(table);
  scene('Round 2');
  await letnevComesBack(table);
  await theRestOfRoundTwo(table);
}

async function letnevTakesAbyz({ ada, resolve, mailsTo }: Table): Promise<void> {
  await ada.orders([
    'ACTIVATE 5',
    'TRANSFER Admiral FROM Arc Prime TO Dreadnought 1',
    'MOVE Dreadnought 1, Carrier 1, Destroyer 1, 3 ground forces, General FROM Letnev',
    'LAND 2 ground forces, General ON Abyz',
    'LAND 1 ground force ON Fria',
  ].join('\n'));
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R1\.1\]/u);
}

/** A battle in which Letnev loses his fleet and his Admiral, and an invasion from which his General escapes. */
async function hacanStrikes({ ada, clara, resolve, mailsTo }: Table): Promise<void> {
  await clara.mails([
    'Hallo,', '', 'hier mein Zug:', '',
    'AKTIVIERE 5',
    'BEWEGE Kreuzer 1, Träger 1, Träger 2, 2 Jäger, 4 Bodentruppen, General VON Hacan',
    'LANDE 3 Bodentruppen, General AUF Abyz',
    'LANDE 1 Bodentruppe AUF Mecatol',
    'RÜCKZUG NIE',
    '', 'Viele Grüße', 'Clara', '',
  ].join('\n'));
  await mailsTo(['Clara'], /^\[Rim War R1\.2\]/u);
  await resolve('asks');
  await mailsTo(['Ada'], /^\[Rim War R1\.2\]/u);
  await ada.answers('Arc Prime');
  await mailsTo(ALL, /^\[Rim War R1\.2\]/u);
}

async function theRestOfRoundOne({ ada, ben, clara, resolve, mailsTo }: Table): Promise<void> {
  await ben.orders('ACTIVATE 15\nMOVE Carrier 1, 2 ground forces FROM Sol\nLAND 2 ground forces ON Lodor');
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R1\.3\]/u);
  await ada.orders('ACTIVATE 2\nBUILD 1 cruiser, 1 carrier, 2 ground forces AT Arc Prime');
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R1\.4\]/u);
  await clara.mails('PASSE\nFRAGE MICH VERLUSTE\n\n-- \nClara, unterwegs\n');
  await mailsTo(['Clara'], /^\[Rim War R1\.5\]/u);
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R1\.5\]/u);
  await ben.orders('PASS');
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R1\.6\]/u);
  await ada.orders('PASS');
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R1\.7\]/u);
  await mailsTo(['Clara'], /^\[Rim War R1/u);
  await clara.mails('BEHALTE Admiral VON Letnev');
  await mailsTo(['Clara'], /^\[Rim War R1/u);
  await mailsTo(ALL, /^\[Rim War R1/u);
}

/** A second battle, a second invasion, and a rescue. */
async function letnevComesBack({ ada, clara, resolve, mailsTo }: Table): Promise<void> {
  await ada.orders('ACTIVATE 5\nMOVE Cruiser 1, Carrier 1, 2 ground forces, General FROM Letnev\nLAND 2 ground forces, General ON Abyz\nRETREAT NEVER');
  await resolve('asks');
  await mailsTo(['Clara'], /^\[Rim War R2\.1\]/u);
  await clara.mails('VERLUSTE Träger 1, Kreuzer 1, Träger 2');
  await mailsTo(['Clara'], /^\[Rim War R2\.1\]/u);
  await mailsTo(['Ada'], /^\[Rim War R2\.1\]/u);
  await ada.answers('Abyz');
  await mailsTo(ALL, /^\[Rim War R2\.1\]/u);
}

async function theRestOfRoundTwo({ ada, ben, clara, resolve, mailsTo }: Table): Promise<void> {
  await clara.mails('Autsch. Dann eben so:\n\nPASSE\n');
  await mailsTo(['Clara'], /^\[Rim War R2\.2\]/u);
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R2\.2\]/u);
  await ben.orders('ACTIVATE 10\nMOVE Carrier 1, 1 ground force FROM 15\nLAND 1 ground force ON Mecatol Rex');
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R2\.3\]/u);
  await ada.orders('PASS');
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R2\.4\]/u);
  await ben.orders('PASS');
  await resolve('published');
  await mailsTo(ALL, /^\[Rim War R2\.5\]/u);
  await mailsTo(['Ada'], /^\[Rim War R2/u);
  await ada.answers('keep');
  await mailsTo(ALL, /^\[Rim War R2/u);
}
