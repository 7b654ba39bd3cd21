import type { Names } from '../names.js';
import type { SeatId } from '../../engine/ids.js';
import type { GameEvent } from '../../engine/events.js';
import { orderWord } from './words.js';

const hits = (count: number): string => (count === 0 ? 'no hit' : count === 1 ? '1 hit' : `${count} hits`);

/** Headings and small words of a report. */
export const reportWords = {
  actionTitle: (round: number, action: number, race: string): string => `ROUND ${round}, ACTION ${action}${race === '' ? '' : ` - ${race.toLocaleUpperCase('en')}`}`,
  phaseTitle: (round: number, phase: string): string => `ROUND ${round} - ${phase.toLocaleUpperCase('en')}`,
  continued: 'continued',
  heading: {
    movement: 'MOVEMENT', pds: 'PDS FIRE', production: 'PRODUCTION', landing: 'LANDING', roundEnd: 'END OF THE ROUND', moderator: 'THE MODERATOR',
    pdsSides: (seat: string, against: string): string => `${seat} fires at ${against}`,
    bombardment: (planet: string): string => `BOMBARDMENT OF ${planet.toLocaleUpperCase('en')}`,
    battle: (system: string): string => `SPACE BATTLE in ${system}`,
    battleSides: (attacker: string, defender: string): string => `${attacker} attacks, ${defender} defends`,
    invasion: (planet: string): string => `INVASION OF ${planet.toLocaleUpperCase('en')}`,
    invasionSides: (invader: string, defender: string | undefined): string => (defender === undefined ? `${invader}, nobody defends` : `${invader} against ${defender}`),
  },
  hits,
  dice: (count: number): string => `${count} dice`,
  hitsOn: (target: number): string => `${target}`,
  admiral: 'Admiral',
  survives: (target: number): string => `survives on ${target} or more`,
  lost: (count: number): string => (count === 0 ? 'none lost' : `${count} lost`),
  rerolledBy: 'rolled again',
  modifiers: { race: 'race', 'enemy-race': "enemy's race", scientist: 'Scientist', general: 'General', nebula: 'nebula', evasion: 'evasion', admiral: 'Admiral' } as Readonly<Record<string, string>>,
  starLegend: '* hits. In brackets: the lowest roll that hits, and what is added to each die.',
  rerollLegend: '3->8: a 3 was rolled again and became an 8.',
  lands: (planet: string, what: string, ship: string): string => `${planet}: ${what} from ${ship}.`,
  loses: (seat: string, what: string): string => `${seat} loses ${what}.`,
  takesDamage: (seat: string, what: string, count: number): string => `${seat}: ${what} ${count === 1 ? 'is' : 'are'} damaged.`,
  withCargo: (ship: string, cargo: string): string => `${ship} (${cargo} aboard)`,
  moves: (move: { /** Absent where the turn is one seat's. */ readonly seat?: string; readonly from: string; readonly via: string; readonly to: string; readonly ships: string; readonly cargo: string }): string => `${move.seat === undefined ? 'From' : `${move.seat} moves from`} ${move.from}${move.via === '' ? '' : ` by way of ${move.via}`} to ${move.to}: ${move.ships}${move.cargo === '' ? '' : `, carrying ${move.cargo}`}.`,
  fate: (at: { readonly where: string; readonly leader: string; readonly table: string; readonly face: number; readonly verdict: string }): string => `${at.where}: ${at.leader}. One die (${at.table}): ${at.face} - ${at.verdict}`,
  fateRow: (from: number, to: number, fate: string): string => `${from === to ? from : `${from}-${to}`} ${fate}`,
  rescue: (at: { readonly seat: string; readonly leader: string; readonly found: string; readonly miss: string; readonly cites: string; readonly face: number; readonly isFound: boolean }): string => `${at.seat} looks for ${at.leader}. One die (${at.cites}: ${at.found} found, otherwise ${at.miss}): ${at.face} - ${at.isFound ? 'FOUND.' : 'NOT FOUND.'}`,
  captivesOf: (seatOf: string): string => `${seatOf} captives`,
  rescueMiss: (kills: boolean): string => (kills ? 'killed' : 'nothing happens'),
  aboard: 'Aboard',
  onPlanet: 'On',
  verdict: (event: Extract<GameEvent, { type: 'leader-killed' | 'leader-captured' | 'leader-escaped' | 'leader-freed' | 'leader-stays' }>, n: Names): string => {
    switch (event.type) {
      case 'leader-killed': return event.cause === 'no-refuge' ? 'KILLED: there is no planet left to escape to.' : 'KILLED.';
      case 'leader-captured': return `CAPTURED by ${n.seat(event.by)}.`;
      case 'leader-escaped': return `ESCAPES to ${n.planet(event.to)}.`;
      case 'leader-freed': return `FREED, goes to ${n.planet(event.to)}.`;
      case 'leader-stays': return `STAYS on ${n.planet(event.planet)}.`;
    }
  },
  pending: { killed: 'KILLED.', captured: 'CAPTURED.', escapes: 'ESCAPES.' },

  changed: 'WHAT CHANGED',
  nothingChanged: 'nothing on the board',
  neutral: 'neutral',
  exhausted: (planets: string): string => `Exhausted: ${planets}`,
  refreshed: (planets: string): string => `Refreshed: ${planets}`,
  damaged: (ships: string): string => `damaged: ${ships}`,
  repaired: (ships: string): string => `repaired: ${ships}`,
  counters: { command: 'command counters', strategy: 'strategy counters', fleet: 'fleet counters' },
  tradeGoods: 'trade goods',
  learns: (technology: string): string => `learns ${technology}`,
  nowIn: (system: string): string => `NOW IN ${system}`,
  emptySystem: 'no ships',
  ofSeat: (seat: string): string => seat,
  exhaustedMark: 'exhausted',
  damagedMark: 'damaged',
  withLeaders: (ship: string, leaders: string): string => `${ship} (${leaders} aboard)`,

  diceLabel: 'DICE',
  diceLink: (number: number): string => `Link ${number} of this game's chain, used for this turn:`,
  diceCheck: 'How to check every die',
  dicePublished: 'It is published with this turn and hashes to the link before it.',

  you: (race: string): string => `YOU (${race})`,
  moderatorYou: 'YOU (moderator)',
  yourTurn: (deadline: string): string => `It is your turn. Send your orders by ${deadline} - reply to this mail.`,
  yourTurnIn: (deadline: string): string => (deadline === '' ? 'It is your turn, and the orders that you sent ahead are played now.' : `It is your turn, and the orders that you sent ahead count for it. You can change them until ${deadline} - reply to this mail.`),
  notYourTurn: (seat: string): string => `Nothing is asked of you now. ${seat} acts next. You may send orders for your next action in advance.`,
  yourPhase: (phase: string, deadline: string): string => `The ${phase} is open. Send your orders by ${deadline} - reply to this mail. PASS on a line of its own says that nothing more comes from you for this phase.`,
  nothingAsked: 'Nothing is asked of you now.',
  questionsFor: (count: number, deadline: string): string => `${count === 1 ? 'One question is' : `${count} questions are`} put to you. Answer by ${deadline} - reply to this mail with a line that says what you want:`,
  ownOrderVoid: (order: string, why: string): string => `Your ${orderWord(order)} order could not be carried out: ${why}`,
  questionDefault: (value: string): string => `Without an answer: ${value}.`,
  answerWith: 'For example:',
  waiting: 'WAITING FOR',
  waitingNobody: 'nobody',
  waitingUntil: (who: string, deadline: string | undefined): string => `WAITING FOR: ${who}${deadline === undefined ? '' : ` - until ${deadline}`}`,
  playerPage: 'Your page',
  moderator: 'the moderator',

  headline: {
    takes: (seat: string, planets: string): string => `${seat} takes ${planets}`,
    captured: (leader: string): string => `${leader} is captured`,
    killed: (leader: string): string => `${leader} is killed`,
    escapes: (leader: string): string => `${leader} escapes`,
    freed: (leader: string): string => `${leader} is free`,
    delayed: (leader: string, planet: string): string => `${leader} puts off the invasion of ${planet}`,
    repelled: (planet: string): string => `the invasion of ${planet} fails`,
    wins: (seat: string, system: string): string => `${seat} wins in ${system}`,
    pdsSides: (seat: string, against: string): string => `${seat} fires at ${against}`,
    bombardment: (planet: string): string => `BOMBARDMENT OF ${planet.toLocaleUpperCase('en')}`,
    battle: (system: string): string => `battle in ${system}`,
    retreats: (seat: string, system: string): string => `${seat} retreats to ${system}`,
    activates: (seat: string, system: string): string => `${seat} activates ${system}`,
    passes: (seat: string): string => `${seat} passes`,
    round: (round: number): string => `round ${round} begins`,
    corrected: 'correction by the moderator',
    quiet: 'turn report',
    everybody: 'all',
    common: { moved: 'fleets move', researched: 'new technology', placed: 'units placed', bought: 'purchases', credits: 'income', cards: 'cards played', pds: 'PDS fire', bombarded: 'bombardment', landed: 'landings' },
    nothing: { pds: 'no PDS fires', placement: 'no units placed', progression: 'nothing changes', technology: 'no new technology', 'early-turns': 'nothing changes', cards: 'no cards played', action: 'no action', status: 'the round ends', movement: 'no fleet moves', 'space-combat': 'no battles', invasion: 'no invasions', politics: 'nothing new', economy: 'nothing bought' },
    begins: 'the game begins',
  },
} as const;

type Loose<T> = T extends (...args: infer A) => string ? (...args: A) => string : T extends string ? string : { readonly [K in keyof T]: Loose<T[K]> };
/** Every small word of a report; the other languages have exactly these. */
export type ReportWords = Loose<typeof reportWords>;
/** Used where a seat is to be named in a list of those the game waits for. */
export type Waited = SeatId | 'moderator';
