import type { CommonHelp } from '../common-help.js';

/** The orders of an edition that is played in common phases, phase by phase. */
export const commonHelp: CommonHelp = {
  intro: 'All players send orders for the same phases; a phase is resolved at its deadline or when nobody has more to say. You may order ahead for later phases of the round in the same mail. No system has to be activated.',
  phases: {
    politics: [
      { example: 'HAND Agent OF Sol TO Hacan', says: 'Hands a captive over; RELEASE lets him go.' },
      { example: 'EXECUTE Agent OF Sol', says: 'Executes a captive. This can be ordered in every phase. If you do nothing of the kind, PASS is all that is needed here.' },
    ],
    economy: [{ example: 'BUY 1 cruiser, 2 fighters AT Arc Prime', says: 'Buys units at your dock with the credits of this phase. They are placed later in the round.' }],
    movement: [
      { example: 'TRANSFER Admiral FROM Arc Prime TO Dreadnought 1', says: 'Puts a leader aboard, or on another ship of the same system, before the movement.' },
      { example: 'MOVE Dreadnought 1, Carrier 1, 2 fighters, 3 ground forces FROM 1 VIA 14 TO 27', says: 'Moves ships with what they carry. TO names where they go; without VIA the server takes the shortest way.' },
      { example: 'PERMIT Hacan TO PASS 27', says: 'Lets a fleet with a Diplomat pass your ships. REFUSE does not.' },
    ],
    pds: [{ example: 'PDS HOLD', says: 'Your PDS hold their fire. PDS FIRE: they fire.' }],
    'space-combat': [
      { example: 'CASUALTIES fighters, cruisers, dreadnoughts', says: 'In which order you lose ships and troops, here and in the other phases with hits.' },
      { example: 'RETREAT TO 14 IF ships <= 2', says: 'Announces a retreat as soon as the condition is true. RETREAT NEVER fights on.' },
      { example: 'ESCAPE General TO Arc Prime', says: 'Where a leader goes who gets away.' },
    ],
    invasion: [
      { example: 'LAND 2 ground forces, General ON Abyz', says: 'Lands from your ships in the system of the planet.' },
      { example: 'BOMBARD Abyz WITH Dreadnought 1', says: 'Says which planet a ship bombards.' },
      { example: 'REROLL misses', says: 'Your General re-rolls misses. REROLL none: nothing.' },
      { example: 'DIPLOMAT DELAY IF invaders > defenders', says: 'When your Diplomat puts an invasion off. DIPLOMAT ALLOW never does.' },
    ],
    technology: [{ example: 'RESEARCH XRD Transporter', says: 'Buys a technology.' }],
  },
  pass: { example: 'PASS', says: 'You have nothing more for this phase, and it need not wait for you. It stands alone.' },
  standing: [
    { example: 'STANDING CASUALTIES fighters, cruisers', says: 'Any answer after STANDING holds for the whole game, until you change it.' },
    { example: 'ASK ME CASUALTIES', says: 'Turns a standing order off: you are asked each time.' },
  ],
};
