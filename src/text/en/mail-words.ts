import type { AnswerIntent } from '../../engine/order-intents.js';

type Topic = { readonly label: string; readonly fallback: string };
const times = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Sentences of all mails but the report. */
export const mailWords = {
  echo: {
    headline: (stand: number, refused: number, notes: number): string => (stand + refused === 0 ? (notes > 0 ? 'No orders found in your mail' : 'Your mail held no orders') : `Orders received: ${refused === 0 ? (stand === 1 ? '1 line stands' : `all ${stand} lines stand`) : `${stand} of ${times(stand + refused, 'line', 'lines')} ${stand === 1 ? 'stands' : 'stand'}, ${refused} refused`}`),
    opening: (at: { readonly round: number; readonly action: number; readonly phase: string | undefined; readonly race: string; readonly received: string }): string => `Your orders for round ${at.round}, ${at.phase ?? `action ${at.action}`} (${at.race}), received ${at.received}.`,
    checked: (at: { readonly round: number; readonly action: number; readonly phase: string | undefined; readonly race: string; readonly received: string }): string => `Checked only, nothing is stored: orders for round ${at.round}, ${at.phase ?? `action ${at.action}`} (${at.race}), ${at.received}.`,
    deadline: (deadline: string, remaining: string | undefined): string => `Deadline: ${deadline}${remaining === undefined ? '' : ` - ${remaining}`}. You can change them until then; your last mail counts.`,
    nothingCounts: 'No line of this mail counts, so nothing has changed: what you sent before stands.',
    noEarlier: 'No line of this mail counts, and there are no earlier orders of yours for this turn.',
    partly: 'Refused lines are not carried out; the others stand.',
    status: { ok: 'ok', warning: 'warning', refused: 'REFUSED', note: 'note' },
    missing: 'Not yet said, so this applies:',
    byStanding: 'your standing order',
    byDefault: 'default',
    asked: 'you will be asked',
    receipt: (digits: string): string => `Receipt  ${digits}   (keep it: it proves what you sent)`,
    change: 'To change them, reply to this mail. HELP on a line by itself explains every order.',
    suggestion: 'Nearest legal order:',
    keyReplaced: (mailbox: string): string => `Your mail also went to other people, so its address is no longer secret. From now on send orders to ${mailbox}; replies to this mail go there by themselves.`,
  },
  topics: {
    casualties: { label: 'casualties', fallback: 'Fighters first, then the cheapest ships; ships with leaders last' },
    retreat: { label: 'retreat', fallback: 'you fight on' },
    reroll: { label: 'General', fallback: 're-rolls misses' },
    diplomat: { label: 'Diplomat', fallback: 'puts off every invasion' },
    permit: { label: 'passage', fallback: 'nobody may pass through your systems' },
    escape: { label: 'escapes', fallback: 'to your home planet, else to the one with most resources' },
    rescue: { label: 'rescue', fallback: 'your own leaders first' },
    pds: { label: 'PDS', fallback: 'fire whenever they can' },
    replace: { label: 'structures', fallback: 'replaced where an Agent allows it' },
    captive: { label: 'captives', fallback: 'kept' },
    consent: { label: 'hand-over', fallback: 'captives are declined' },
    play: { label: 'cards', fallback: 'none is played' },
    sabotage: { label: 'sabotage', fallback: 'none' },
  } satisfies Readonly<Record<AnswerIntent['order'], Topic>> as Readonly<Record<AnswerIntent['order'], Topic>>,
  start: {
    headline: 'The game begins',
    title: (game: string): string => game.toLocaleUpperCase('en'),
    greeting: (name: string, race: string, game: string): string => `Hello ${name}, you play the ${race} in ${game}.`,
    how: (mailbox: string): string => `Send your orders as a reply to this mail (to ${mailbox}), one order a line, in English or German. You get an answer to every line at once: what stands, what does not, and why.`,
    phases: (phases: readonly string[]): string => `A round has these phases: ${phases.join(', ')}. In each of them all give their orders under seal, and one mail may carry orders for the whole round. A later mail replaces only the phases that it speaks of and that are not resolved yet. PASS on a line of its own says that nothing more comes from you for the phase that is open. As soon as nobody is waited for, the game goes on.`,
    page: 'Map, orders and reports',
    pageSecret: 'The link opens your page without a password: keep it to yourself.',
    seats: 'THE PLAYERS',
    you: 'you',
    leaders: 'YOUR LEADERS',
    standing: 'YOUR STANDING ORDERS',
    standingHow: 'They answer for you, so that nobody has to wait. ASK ME with the word of an order turns one off: ASK ME CASUALTIES.',
    options: 'THE RULES OF THIS GAME',
    ruleset: (title: string): string => `Rule set: ${title}. These options hold for the whole game:`,
    dice: 'THE DICE',
    commitment: 'Before the first roll the server has fixed all dice of this game. This is the proof, the first link of a chain:',
    diceWhy: 'Each turn uses the next link and publishes it. Anybody can check that it belongs to the chain and work out every die again. Nobody can change dice afterwards, and no player can know them beforehand. Whoever can read the secrets of the server could; you trust its owner not to.',
    diceCheck: 'How to check',
    example: 'A turn may look like this:',
    yes: 'yes', no: 'no',
    unofficial: 'This server is not official. Every player needs a copy of the game.',
  },
  values: { escapes: 'escape', stays: 'stay', planet: 'the planet', diplomat: 'the Diplomat', fromStart: 'if he is aboard when the move starts', whileAboard: 'while he is aboard', killed: 'killed', blockaded: 'may go to a blockaded planet', limbo: 'wait beside the board', captured: 'captured', perPlanet: 'one for each planet', perCaptive: 'one for each captive', roll: 'a die decides', void: 'the move is not carried out', holdBefore: 'the fleet waits in the system before', stopIn: 'the fleet stops there', perPlayer: 'one for each player' } as Readonly<Record<string, string>>,
  question: {
    headline: (count: number, title: string): string => (count === 1 ? `A question for you: ${title}` : `${count} questions for you: ${title} and more`),
    opening: (active: string | undefined): string => (active === undefined ? 'The game needs to know something from you before it can go on.' : `${active}'s action needs to know something from you before it can go on.`),
    so: 'WHAT HAPPENED SO FAR',
  },
  reminder: {
    headline: (remaining: string): string => `Reminder: ${remaining}`,
    orders: (deadline: string, remaining: string): string => `It is your turn. Your orders are due by ${deadline} - ${remaining}. Without orders you pass.`,
    questions: (count: number, deadline: string, remaining: string): string => `${count === 1 ? 'One question to you is' : `${count} questions to you are`} open until ${deadline} - ${remaining}. After that the default applies.`,
    have: 'Orders of yours are here; you can still change them.',
  },
  held: {
    headline: 'Please confirm: a mail with your orders',
    why: {
      'unknown-sender': (from: string): string => `A mail with your key came from an address that is not yours: ${from}.`,
      'no-key': (from: string): string => `A mail from your address (${from}) came without your key.`,
      'failed-dmarc': (from: string): string => `A mail in your name (${from}) failed the check of its sender.`,
      'old-key': (from: string): string => `A mail (${from}) used a key of yours that has been replaced.`,
    },
    meaning: 'It has not been counted. If it is yours, confirm it: it then counts from the moment it came in, if the turn is not resolved before. If it is not yours, do nothing.',
    received: (when: string): string => `Received ${when}. It says:`,
    link: (hours: number): string => `Look at it and confirm (${hours} hours, opening the link changes nothing)`,
    reply: 'Or reply to this mail with CONFIRM on a line by itself.',
  },
  confirmed: {
    headline: (counted: boolean): string => (counted ? 'Your held mail counts' : 'Your held mail came too late'),
    counted: (when: string): string => `Thank you. The mail of ${when} counts as if it had been accepted at once. The answer to its lines follows.`,
    late: (when: string): string => `The mail of ${when} is confirmed, but its turn has been resolved or a later mail of yours counts. Nothing has changed.`,
  },
  closed: {
    headline: 'Your reply was to a turn that is over',
    text: (was: string, now: string): string => `You replied to a mail of ${was}, which is resolved. The open turn is ${now}. Do you want your orders to count there?`,
    reply: 'If so, reply to this mail with CONFIRM on a line by itself. If not, do nothing.',
  },
  late: {
    headline: 'Your mail came after the deadline',
    text: (when: string, deadline: string): string => `Your mail of ${when} came after the deadline (${deadline}), and the turn has been resolved without it. You need not send it again if its orders are for your next turn: reply with CONFIRM on a line by itself and they are kept for it.`,
  },
  tooBig: {
    headline: 'Your mail was too big',
    text: (size: string, most: string): string => `Your mail has ${size}; this server takes mails of up to ${most}. It was not read, and nothing has changed. Please send the orders again without attachments and pictures.`,
  },
  empty: {
    headline: 'Your mail was empty',
    text: 'No text of your own was found in your mail: what is quoted, forwarded or attached is never read. Nothing has changed.',
  },
  status: {
    headline: 'Where the game stands',
    turn: (round: number, action: number, active: string): string => `Round ${round}, action ${action}: ${active} acts.`,
    phase: (round: number, phase: string): string => `Round ${round}, ${phase}.`,
    ordersIn: (when: string): string => `Your orders are here (received ${when}):`,
    noOrders: 'No orders of yours are here for this turn.',
    fleets: 'YOUR SHIPS', planets: 'YOUR PLANETS', leaders: 'YOUR LEADERS', captives: 'YOUR CAPTIVES', counters: 'COUNTERS', standing: 'STANDING ORDERS', open: 'OPEN QUESTIONS',
    none: 'none',
    counterLine: (command: number, strategy: number, fleet: number, goods: number): string => `${command} command, ${strategy} strategy, ${fleet} fleet; ${times(goods, 'trade good', 'trade goods')}`,
    passed: (seats: string): string => `Passed: ${seats}`,
  },
  help: {
    headline: 'How to write orders',
    intro: 'One order a line, in English or German. Capitals, plurals and punctuation do not matter; # or // begins a comment; END ends the orders. A wrong line is refused alone, the others stand. Greetings are read as notes.',
    places: 'A system is named by its number, by a planet in it, or as a race\'s home. A ship is named with its number (Dreadnought 1) or, where any will do, counted (2 fighters).',
    turn: 'ORDERS OF A TURN', answers: 'ANSWERS, NOW OR IN ADVANCE', standing: 'STANDING ORDERS', commands: 'COMMANDS, ALONE ON A LINE',
    conditions: 'After IF you can compare ships, enemy ships, losses, enemy losses, invaders, defenders, hits and round: IF ships <= 2.',
  },
  key: {
    headline: 'Your new address for orders',
    asked: 'You asked for a new key.',
    shown: 'Your last mail also went to others, who now know your address for orders. It has been replaced.',
    now: (mailbox: string): string => `From now on send orders to ${mailbox}. Replies to this and later mails go there by themselves.`,
    old: 'Mail to the old address is held for 14 days and you are asked to confirm it.',
    link: 'Your page has a new link too',
  },
  moderator: {
    signIn: {
      headline: 'Your sign-in link',
      text: (minutes: number): string => `This link signs you in as moderator. It works once, for ${minutes} minutes. If you did not ask for it, do nothing.`,
      link: 'Sign in',
    },
    heldTurn: {
      headline: 'A turn is held and needs you',
      text: (turn: string): string => `${turn} was computed again and came out otherwise than it is stored; mostly the server has been updated since. Nothing is published, and the game stands still: it takes no orders now. After the next update, have the turn resolved again on the page of the game. If it then comes out as it is stored, the game goes on as if nothing had happened.`,
    },
    failedMail: {
      headline: 'A mail could not be delivered',
      text: (to: string, reason: string): string => `The mail to ${to} could not be delivered: ${reason}. The server does not try any more; you can send it again from the game's page.`,
    },
    bounced: {
      headline: 'A player does not get his mails',
      text: (to: string): string => `A mail to ${to} came back. No more mail goes there until you have checked the address and cleared the mark.`,
    },
    unmatched: {
      headline: 'A mail that belongs to nobody',
      text: (from: string): string => `A mail from ${from} could not be given to any seat. It was not answered.`,
    },
    question: { headline: 'A decision for the moderator' },
    page: 'The game\'s page',
  },
  map: (game: string, round: number): string => `Map of ${game}, round ${round}; the text says the same.`,
  footer: { help: 'Reply to this mail to give orders. HELP on a line by itself explains every order.' },
} as const;

type Loose<T> = T extends (...args: infer A) => string ? (...args: A) => string : T extends string ? string : T extends boolean ? boolean : { readonly [K in keyof T]: Loose<T[K]> };
/** Every sentence of the mails; the other languages have exactly these. */
export type MailWords = Loose<typeof mailWords>;
