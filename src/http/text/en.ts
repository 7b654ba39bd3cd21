import type { PageText } from './page-text.js';

const problem = (title: string, detail: string): { readonly title: string; readonly detail: string } => ({ title, detail });
const values: Readonly<Record<string, string>> = {
  true: 'yes', false: 'no', escapes: 'escapes', stays: 'stays', planet: 'the planet', diplomat: 'the Diplomat', fromStart: 'for the whole move, if aboard at its start', whileAboard: 'only while aboard',
  killed: 'killed', blockaded: 'goes to a blockaded planet', limbo: 'waits outside the board', captured: 'captured', perPlanet: 'one for the planet', perCaptive: 'one for each captive', roll: 'a die decides',
  void: 'the move does not happen', holdBefore: 'the fleet stops before the system', stopIn: 'the fleet stops in the system', perPlayer: 'one for the player', 'at-deadline': 'at the deadline', 'at-once': 'as soon as the orders are in',
};

/** The pages in English. */
export const en: PageText = {
  locale: 'en',
  site: {
    name: 'Sternenpost', tagline: 'Twilight Imperium by e-mail', skip: 'Skip to the content', menu: 'Main menu', otherLanguage: 'Deutsch', unofficial: 'An unofficial helper for people who own the game. Every player needs their own copy; no card texts are reproduced here.',
    rules: 'Options and rules', api: 'API', games: 'Games', newGame: 'New game', outbox: 'Outbox', signIn: 'Sign in', signOut: 'Sign out', home: 'Start',
  },
  home: {
    title: 'Sternenpost moderates Twilight Imperium by e-mail', what: 'A moderator hosts games. Players send their orders by e-mail, on a page of their own, or through the API. Every line is checked at once, all dice are rolled here so that anyone can check them later, and after each turn every player gets a report in his or her language.',
    how: 'Where to go from here', player: 'You play: open the link that stands in each of our mails. It leads to your own page; there is no password.', moderator: 'You moderate: sign in with your e-mail address.',
  },
  common: {
    yes: 'yes', no: 'no', none: 'none', nobody: 'nobody', all: 'everybody', back: 'Back', status: 'Status', seat: 'Seat', race: 'Race', player: 'Player', turn: 'Turn', round: 'Round', phase: 'Phase', deadline: 'Deadline', noDeadline: 'no deadline', time: 'Time',
    name: 'Name', email: 'E-mail', language: 'Language', timeZone: 'Time zone', from: 'From', to: 'To', subject: 'Subject', reason: 'Reason', text: 'Text', passed: 'passed', receipt: 'Receipt', answer: 'Answer', cancel: 'Cancel', show: 'Show',
  },
  problems: {
    unauthorized: problem('Not signed in', 'This needs a valid token or a sign-in.'),
    'not-found': problem('Not found', 'There is no such thing, or it is not yours to see.'),
    invalid: problem('Something in the input is not right', 'The input has the wrong shape or contents; the errors say where.'),
    'already-started': problem('Already started', 'The game has been started before.'),
    'not-started': problem('Not started yet', 'The game has not been started yet.'),
    'game-finished': problem('The game is over', 'Nothing more can be done in this game.'),
    'turn-running': problem('The turn is being resolved', 'That is only possible between turns, and a turn is being resolved.'),
    'turn-held': problem('The turn is held', 'The turn is held until the moderator has decided how it goes on.'),
    'question-closed': problem('The question is closed', 'The question has been answered already, or its turn is over.'),
    'answer-invalid': problem('That is not an answer', 'The answer is not one of those that the question allows.'),
    'correction-invalid': problem('The correction does not fit', 'The correction would leave the game in a state that the rules do not know.'),
    'mail-copy': problem('The mail counts already', 'A copy of the same mail has been counted before.'),
    'mail-handled': problem('The mail is dealt with', 'The mail has been dealt with already, by you or by somebody else.'),
    'link-used': problem('The link is used up', 'The link has been used or has expired.'),
    'idempotency-mismatch': problem('The key was used for something else', 'The Idempotency-Key was used with another body before.'),
    'idempotency-busy': problem('The same call is being handled', 'A call with this Idempotency-Key is being handled just now. Try again in a moment.'),
    busy: problem('Too much at once', 'The game was changed by others again and again. Nothing was stored; try again in a moment.'),
    'too-many-lines': problem('Too many lines', 'The text has more lines than are accepted.'),
    'text-too-long': problem('Too large', 'The text is larger than what is accepted.'),
    'database-away': problem('Back in a moment', 'The database cannot be reached just now. Nothing was stored; try again in a few seconds.'),
    'not-json': problem('Not JSON', 'The body cannot be read as JSON.'),
    'unsupported-media-type': problem('Unknown kind of content', 'The body has a content type that is not accepted here.'),
    'too-many-requests': problem('Too many requests', 'Too many requests came from this address. Wait a minute.'),
    'bad-request': problem('The request cannot be understood', 'The request has the wrong form.'),
    'form-too-old': problem('The form is too old', 'This form was open for too long or came from another place, so nothing was stored. Look at it once more and send it again.'),
    internal: problem('Something went wrong here', 'The fault is ours and has been written down. Nothing was stored.'),
  },
  error: { kept: 'Your text is still here:' },
  waiting: { title: 'Waiting for', inTitle: 'Orders are in from', fromYou: 'you', nobody: 'nobody; the deadline comes next', you: 'you', for: { orders: 'orders', answer: 'an answer', start: 'the start', 'held-turn': 'a decision about a held turn' }, until: (when) => `until ${when}` },
  status: { game: { setup: 'not started', running: 'running', finished: 'over' }, turn: { open: 'open for orders', running: 'being resolved', finished: 'finished', held: 'held' } },
  turnLine: ({ round, action, phase }) => (round === 0 ? 'Not started yet' : `Round ${round}, ${action === 0 ? '' : `action ${action}, `}${phase}`),
  map: {
    title: 'Map', legend: 'How to read the map', table: 'The map as a table', system: 'System', planets: 'Planets', fleets: 'Fleets', special: 'Special', counters: 'Command counters', home: 'home of', exhausted: 'exhausted', dock: 'Space Dock', resources: 'resources/influence', damaged: 'damaged', scroll: 'Map; scroll sideways on small screens', wormhole: 'wormhole', unowned: 'nobody', tradeStation: 'trade station',
    leadersHow: 'The number at the top of a hexagon is the one to write in orders. A planet shows resources/influence; its ring has the owner\'s colour and is dashed when exhausted, a small square is a Space Dock. Boxes are fleets (! damaged), round letters are leaders: G General, A Admiral, D Diplomat, S Scientist, X Agent. Flags are command counters.',
  },
  seat: {
    title: 'Your page', orders: 'Orders', ordersHow: 'One order a line, in English or German. Lines that are not orders are notes: they do no harm, and only the moderator can read them. What you send replaces what you sent before for this turn.', ordersLabel: 'Your orders', check: 'Check only', send: 'Send orders', example: 'For example:', questions: 'Questions to you', noQuestions: 'Nothing is asked of you just now.', questionsHow: 'Without an answer by the deadline the one marked as default counts.', sendAnswer: 'Send answer', sealed: 'Nobody else sees this question.', defaultNote: 'default',
    standing: 'Standing orders', standingHow: 'They answer questions for you, so that the game does not have to wait. One a line; ASK ME turns one off. Saving replaces them all.', standingLabel: 'Your standing orders', saveStanding: 'Save standing orders', standingSaved: 'Your standing orders are saved.',
    fleets: 'Fleets', planets: 'Planets', leaders: 'Leaders', counters: 'Command counters (command / strategy / fleet supply)', tradeGoods: 'Trade goods', technologies: 'Technologies', noFleets: 'You have no ships.', noPlanets: 'You have no planets.', noLeaders: 'You have no leaders.', reports: 'Reports', noReports: 'No turn has been resolved yet.', sentOrders: 'What you sent', noSentOrders: 'You have not sent anything yet.', counts: 'counts', salt: 'Salt', reference: 'All orders', referenceHow: 'By mail, HELP on a line of its own brings this list, and STATUS how the game stands.', hashed: 'The text that the receipt binds', hashedHow: 'The receipt is SHA-256 of the salt (as bytes) and exactly this text, without a line feed at its end.',
    mailbox: 'Orders by e-mail', mailboxHow: 'Keep this address to yourself: who knows it can send orders in your name. You are told of everything that comes in.', newKey: 'Give me a new address', newKeyDone: 'Your new address is on its way by mail and shown below. Mail to the old one is held.', diceLog: 'Dice log', publicPage: 'Public page of the game', answered: 'Your answer counts.', spare: 'capacity', ship: 'Ship', where: 'Where', cargo: 'Aboard', forces: 'Forces', mine: 'What is yours', goOn: 'Go on with:', ordersHowCommon: 'One order a line, in English or German, for the whole round at once if you like. Lines that are not orders do no harm. What you send replaces your orders for the phases that it speaks of; nobody sees them before the phase is resolved.', credits: 'Credits', purchases: 'Bought, not yet placed', jump: 'On this page',
  },
  echo: {
    title: 'Answer to your text', checked: 'Only checked; nothing has been stored.', stored: 'Stored. It replaces what you sent before for this turn.', storedAhead: 'Stored. It is not your turn now: the action is kept for your next one, and you can change it until that is resolved.', storedCommon: 'Stored. It replaces what you sent before for the phases that it speaks of.', checkedAhead: 'Only checked; nothing has been stored. It is not your turn now: sent like this, the action would be kept for your next one.', nothingStored: 'No line could be taken as an order, so your earlier orders stand.', superseded: 'A later text of yours is there already and stands.',
    status: { accepted: 'All orders accepted', partly: 'Some orders accepted', refused: 'No order accepted' }, line: { ok: 'ok', warning: 'warning', refused: 'refused', note: 'note' }, suggestion: 'Nearest legal order:', missing: 'Still missing', rests: 'See', lineNumber: (line) => `Line ${line}`,
  },
  orders: { source: { mail: 'by mail', form: 'on this page', rest: 'through the API', moderator: 'by the moderator' }, status: { accepted: 'accepted', partly: 'partly accepted', refused: 'refused', note: 'no orders in it' } },
  question: { lose: 'Ships that are lost', damage: 'Ships that take damage instead', rerollThese: 'Dice to roll again', giveUp: 'Ships to give up', howMany: 'How many of each you lose', hits: 'hit', first: 'first' },
  signIn: {
    title: 'Sign in as a moderator', how: 'Enter your address; a link that is good for one sign-in comes by mail.', send: 'Mail me a link', sent: 'If this is the address of a moderator, a link is on its way. It is good for a short time.', button: 'Sign in', asWhom: 'This link signs in:', gone: 'This link cannot be used', goneHow: 'It was used before or has expired. Ask for a new one.', signedOut: 'You are signed out.',
  },
  confirm: {
    title: 'Confirm a mail', what: 'This mail came with the address of your seat, but from somebody we do not know. It counts only if you confirm it.', button: 'Yes, it counts', counted: 'The mail counts as if it had come from you.', tooLate: 'The turn has been resolved, or a later text of yours is there already; the mail changes nothing.', gone: 'There is nothing to confirm', goneHow: 'The mail was confirmed or put aside before, or the link is too old.', from: 'From', received: 'Received', why: 'Why it was held',
  },
  moderator: {
    games: 'Your games', noGames: 'There are no games yet.', newGame: 'Set up a new game', open: 'Open', start: 'Start the game', startHow: 'Opens the first turn and mails everybody.', process: 'Resolve now', processHow: 'Resolves the turn as if the deadline had passed: seats without orders pass, questions without an answer get their default.', processed: 'The turn has been run.', held: 'The turn is held: a new run of it differs from what was published. Nothing has been changed.',
    seats: 'Seats', ordersIn: 'orders are in', ordersMissing: 'no orders yet', seeOrders: 'Orders', link: 'Player page', linkHow: 'Whoever opens it acts for the seat.', questions: 'Open questions', answerFor: 'Answer for this seat', correct: 'Correct', correctHow: 'Overrules the state between turns. The correction and your reason are shown to everybody.', correctKind: 'What is to be corrected', chooseKind: 'Choose', correctSend: 'Correct it', corrected: 'Corrected. Everybody sees it.', mails: 'Mails', dice: 'Dice log', events: 'Events', options: 'Options', started: 'The game has started; everybody has mail.', answered: 'The answer counts.', answerKept: 'The answer is kept; the question stays open until its deadline.', hasAnswered: 'The seat has answered. What it answered stays sealed and can be changed until the deadline; an answer of yours takes its place.', bouncing: 'mail bounces', demo: 'Demonstration', reasonLabel: 'Reason', reasonHow: 'All players read it.',
    notBetweenTurns: 'A turn is being resolved: corrections are possible again when it is over. Until then you can answer questions for a seat.', noOrders: 'This seat has sent nothing.', ordersOf: 'Orders of', actions: 'What you can do', commitment: 'Commitment of the dice', value: 'Value', what: 'What', resolveAtOnce: 'as soon as the orders of the seat in turn are in', resolveAtOnceCommon: 'phase by phase, as soon as the orders of all are in', resolveAtDeadline: 'at the deadline',
  },
  newGame: {
    title: 'New game', name: 'Name of the game', ruleset: 'Edition', galaxy: 'Galaxy', galaxyHow: 'The galaxy also says how many can play.', seats: 'Players', seatsHow: 'In seating order; the first is the speaker. Leave a race empty to leave a seat out.', options: 'Rule options', optionsHow: 'Leave them as they are if in doubt.', deadline: 'Time for orders', hours: 'Hours for a turn and for a question', hoursHow: 'Multiples of 24 are calendar days in the zone of the game.', zone: 'Time zone of the game', resolve: 'Turns are resolved', resolveAtDeadline: 'at the deadline', resolveAtOnce: 'as soon as the orders of the seat in turn are in', resolveUsual: 'as is usual in this edition', create: 'Set the game up', created: 'The game is set up. Look at it, then start it.', raceEmpty: 'leave this seat out', rulesetNext: 'First the edition:', next: 'Go on', fixed: 'not a choice in this edition', wrong: 'This could not be set up:',
  },
  mails: {
    in: 'Mails in', out: 'Mails out', none: 'There are none.', received: 'Received', made: 'What was made of it', sent: 'sent', waiting: 'waits', failed: 'given up', attempts: 'Attempts', release: 'Let it count', reject: 'Put it aside', released: 'The mail counts.', tooLate: 'The turn is resolved or a later text stands: the mail changes nothing.', rejected: 'The mail is put aside.', 
    one: 'Mail no.', source: { smtp: 'SMTP', imap: 'IMAP', webhook: 'relay by HTTP' }, by: 'Came by', orders: 'The orders in it', reassign: 'Let it count for this seat', reassigned: 'The mail counts for that seat.', reassignTo: 'Belongs to', readSource: 'Look at the source', sourceHow: 'As plain text; nothing in it is run or fetched.', ownText: 'What the sender wrote himself', noText: 'There is no text of its own in it that can be read.', handled: 'Handled', expires: 'Waits until', confirmed: 'Confirmed', named: 'Also went to', dmarcTitle: 'DMARC', dmarc: { pass: 'passed', fail: 'failed', none: 'says nothing' }, sendAgain: 'Send again', again: 'The mail is in the outbox once more.', suppressed: 'Suppressed addresses', suppressedHow: 'Mail came back from these addresses, so nothing more is sent to them. What waits for them goes out as soon as you trust them again.', trust: 'Trust again', trusted: 'The address gets mail again.', decide: 'What is to become of this mail?',
    status: { stored: 'waits to be read', done: 'read', held: 'held', ignored: 'not answered', duplicate: 'came twice', refused: 'refused' },
    outboxTitle: 'Outbox', outboxHow: 'Everything that was written to players and moderators. Without a mail server configured it stays here.', purged: 'The text has been deleted after its time.', size: 'Size', bytes: (count) => (count < 1024 ? `${count} bytes` : `${Math.ceil(count / 1024)} KB`),
  },
  dice: {
    title: 'Dice log', what: 'Every die of this game, with what is needed to check it.', chains: 'Commitments', commitment: 'Commitment (link 0)', length: 'Links', openings: 'Openings of turns', link: 'Link, once revealed', notYet: 'not revealed yet', receipts: 'Receipts of the orders that opened the turn', noReceipts: 'opened without orders', rolls: 'Rolls', noRolls: 'Nothing has been rolled yet.', label: 'Label', for: 'For', faces: 'Faces', modifiers: 'Modifiers', target: 'Needs', hits: 'Hits', verify: 'How to check a roll',
    verify1: 'The SHA-256 hash of a link is the link before it; for link 1 that is the commitment, which was in your first mail. So no link can have been chosen later.', verify2: 'The key of a turn is the HMAC-SHA256, under its link, of these lines, each with a line feed: sternenpost/1, the id of the game, the number of the link, and each receipt.', verify3: 'The faces of a roll are the bytes of the HMAC-SHA256, under that key, of the label, a line feed and the block number 0, 1, 2 …: a byte below 250 gives 1 plus its last decimal digit, others are skipped.', verifyTrust: 'Nobody can change dice afterwards and no player can predict them. Whoever can read the secrets of the server could know coming dice, and is trusted not to look.', first: 'before the re-roll', number: 'No.', who: 'Who', gameId: 'Id of the game',
  },
  rules: {
    title: 'Options and rules', what: 'What this server decides by, in its own short words. The rules themselves are in your copy of the game.', options: 'Options', option: 'Option', meaning: 'What it decides', values: 'Values', statements: 'Statements that answers refer to', statementsHow: 'A refusal and a report name the statements they rest on; their links lead here. Leader rules are told in one line each, of the rest it is said what it is about.', default: 'default', fixed: 'fixed', rests: 'Rests on', optionOf: (title) => `Option: ${title}`,
    groups: { A: 'Leaders, third edition (A1 to A73)', B: 'Leaders, German game (B1 to B48)', R: 'The third edition beside its leaders (R)', S: 'The German game beside its leaders (S: second edition, RZ: what this server settled)', more: 'What options rest on besides' },
  },
  public: { title: 'Game', what: 'What everybody may see of this game.', diceLog: 'Dice log and how to check it' },
  changes: { 'planet-owner': 'Owner of a planet', 'planet-exhausted': 'Planet exhausted or refreshed', forces: 'Forces on a planet', cargo: 'Forces aboard a ship', dock: 'Space Dock', 'piece-added': 'Add a ship', 'piece-removed': 'Remove a ship', 'piece-moved': 'Move a ship', 'piece-damaged': 'Damage of a ship', leader: 'Whereabouts of a leader', counters: 'Command counters of a player', 'system-counter': 'Command counter in a system', 'trade-goods': 'Trade goods', technology: 'Technology', passed: 'Whether a player has passed' },
  fields: { planet: 'Planet', owner: 'Owner', exhausted: 'Exhausted', seat: 'Player', kind: 'Kind', count: 'How many there are then', piece: 'Ship', present: 'Is there', system: 'System', damaged: 'Damaged', leader: 'Leader', at: 'Where', command: 'Command', strategy: 'Strategy', fleet: 'Fleet supply', technology: 'Technology', known: 'Has it', passed: 'Has passed' },
  value: (value) => values[String(value)] ?? String(value),
};
