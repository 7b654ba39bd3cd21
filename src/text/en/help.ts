/** One order of HELP: how it is written, and what it does. */
export type HelpEntry = { readonly example: string; readonly says: string };
export type HelpChapter = 'turn' | 'answers' | 'standing' | 'commands';

/** Every order with an example that can be sent as it stands. */
export const help: Readonly<Record<HelpChapter, readonly HelpEntry[]>> = {
  turn: [
    { example: 'ACTIVATE 27', says: 'Begins your action: one command counter goes to the system, and your ships may move there.' },
    { example: 'TRANSFER Admiral FROM Arc Prime TO Dreadnought 1', says: 'Puts a leader aboard, or on another ship of the same system, before the movement.' },
    { example: 'MOVE Dreadnought 1, Carrier 1, 2 fighters, 3 ground forces FROM 1 VIA 14', says: 'Moves ships with what they carry to the activated system. Without VIA the server takes the shortest way.' },
    { example: 'LAND 2 ground forces, General ON Abyz', says: 'Lands from the ships in the activated system. Leaders need at least one ground force on a planet that is not yours.' },
    { example: 'BOMBARD Abyz WITH Dreadnought 1', says: 'Says which planet a ship bombards.' },
    { example: 'BUILD 1 cruiser, 2 fighters AT Arc Prime', says: 'Builds at your dock in the activated system. PAY and planets say what pays.' },
    { example: 'PASS', says: 'No more actions this round. It stands alone.' },
  ],
  answers: [
    { example: 'CASUALTIES fighters, destroyer, cruiser', says: 'In which order you lose ships and troops.' },
    { example: 'RETREAT TO 14 IF ships <= 2', says: 'Announces a retreat as soon as the condition is true. RETREAT NEVER fights on.' },
    { example: 'REROLL misses', says: 'Your General re-rolls misses. REROLL none: nothing.' },
    { example: 'DIPLOMAT DELAY IF invaders > defenders', says: 'When your Diplomat puts an invasion off. DIPLOMAT ALLOW never does.' },
    { example: 'PERMIT Hacan TO PASS 27', says: 'Lets a fleet with a Diplomat pass your ships. REFUSE does not.' },
    { example: 'ESCAPE General TO Arc Prime', says: 'Where a leader goes who gets away.' },
    { example: 'RESCUE General', says: 'Which captive you look for on a planet you take.' },
    { example: 'PDS HOLD', says: 'Your PDS hold their fire. PDS FIRE: they fire.' },
    { example: 'REPLACE space dock', says: 'Replaces a captured structure with your own, where an Agent or a shock troop allows it. DESTROY does not.' },
    { example: 'EXECUTE Agent OF Sol', says: 'What becomes of a captive in the status phase; also KEEP, RELEASE, and HAND Agent OF Sol TO Hacan.' },
  ],
  standing: [
    { example: 'STANDING CASUALTIES fighters, destroyer', says: 'Any answer after STANDING holds for the whole game, until you change it.' },
    { example: 'ASK ME CASUALTIES', says: 'Turns a standing order off: you are asked each time.' },
  ],
  commands: [
    { example: 'STATUS', says: 'Where the game stands and what you have sent.' },
    { example: 'CANCEL', says: 'Takes back your orders for this turn.' },
    { example: 'RESEND', says: 'Sends the last report again.' },
    { example: 'NEW KEY', says: 'Gives you a new secret address for orders.' },
    { example: 'CONFIRM', says: 'Confirms a mail that was held.' },
    { example: 'HELP', says: 'This list.' },
  ],
};
