import { changeSentence, problemSentence, type EventSentences } from '../catalogue.js';
import { capital } from '../grammar.js';
import { forceEntries, grouped, type Names } from '../names.js';
import type { CardTarget } from '../../engine/order-intents.js';
import { changes } from './changes.js';
import { problems } from './problems.js';
import { causes, deaths, orderWord, phases, rolls } from './words.js';

/** Whether what is listed takes the plural. */
const land = (text: string): string => (/ and |,|^\d/.test(text) ? 'land' : 'lands');

const leaving = { withdrawal: 'announces a withdrawal after this round', retreat: 'announces a retreat after this round', tactical: 'announces a Tactical Retreat after this round', 'before-battle': 'leaves before the battle', card: 'slips out of the battle by a card' } as const;

/** What a card is played on. */
function target(on: CardTarget, n: Names): string {
  return 'kind' in on ? n.unit(on) : 'planet' in on ? n.planet(on.planet) : n.system(on.system);
}

/** One sentence an event; the report puts dice into tables instead. */
export const events: EventSentences = {
  'game-opened': (e) => `The game ${e.state.name} begins.`,
  'round-opened': (e) => `Round ${e.round} begins.`,
  'turn-opened': (e, n) => (e.seat === undefined ? `The ${phases[e.phase]} begins.` : `Action ${e.action}: it is ${n.seatOf(e.seat)} turn.`),
  'turn-closed': () => 'The turn ends.',
  'seat-passed': (e, n) => {
    switch (e.why) {
      case 'ordered': return `${n.seat(e.seat)} passes and takes no more actions this round.`;
      case 'no-orders': return `${n.seat(e.seat)} sent no orders by the deadline and passes.`;
      case 'no-counters': return `${n.seat(e.seat)} has no command counter left and passes.`;
    }
  },
  'order-void': (e, n) => `${n.seatOf(e.seat)} ${orderWord(e.order)} order could not be carried out. ${n.seat(e.seat)} is told: ${problemSentence(problems, e.problem, n)}`,

  'system-activated': (e, n) => `${n.seat(e.seat)} activates ${n.system(e.system)}.`,
  'leader-boarded': (e, n) => {
    const from = e.from.on === 'planet' ? ` at ${n.planet(e.from.planet)}` : e.from.on === 'piece' ? ` from ${n.piece(e.from.piece)}` : '';
    return e.how === 'pick-up' ? `On the way ${n.theLeader(e.leader)} boards ${n.piece(e.to)}${from}.` : `${capital(n.theLeader(e.leader))} boards ${n.piece(e.to)}${from}.`;
  },
  'forces-boarded': (e, n) => `${n.piece(e.piece)} picks up ${n.forces(e.forces)} at ${n.planet(e.planet)}.`,
  'passage-decided': (e, n) => (e.permitted ? `${n.seat(e.by)} lets ${n.seat(e.seat)} pass through ${n.system(e.system)}.` : `${n.seat(e.by)} does not let ${n.seat(e.seat)} pass through ${n.system(e.system)}.`),
  'fleet-moved': (e, n) => {
    const via = e.path.slice(1, -1);
    return `${n.seat(e.seat)} moves from ${n.system(e.path[0] ?? '')}${via.length === 0 ? '' : ` by way of ${n.list(via)}`} to ${e.path.at(-1) ?? ''}: ${n.pieces(e.pieces)}.`;
  },

  'dice-rolled': (e, n) => `${rolls[e.reason]}: ${n.seat(e.seat)} rolls ${e.dice.map(({ face }) => face).join(', ')}${e.dice.some(({ target }) => target !== undefined) ? `, ${e.hits === 1 ? '1 hit' : `${e.hits} hits`}` : ''}.`,

  'piece-damaged': (e, n) => `${n.seatOf(e.piece.split('/')[0] ?? '')} ${n.piece(e.piece)} is damaged.`,
  'piece-repaired': (e, n) => `${n.seatOf(e.piece.split('/')[0] ?? '')} ${n.piece(e.piece)} is repaired.`,
  'piece-lost': (e, n) => {
    const cargo = n.forces(e.cargo);
    return `${n.seat(e.seat)} loses ${e.kind === 'fighter' ? n.units('fighter', 1) : n.piece(e.piece)}${cargo === '' ? '' : ` with ${cargo} aboard`}${causes[e.cause]}.`;
  },
  'forces-lost': (e, n) => `${n.seat(e.seat)} loses ${n.forces(e.forces)} ${'planet' in e.at ? `on ${n.planet(e.at.planet)}` : `aboard ${n.piece(e.at.piece)}`}${causes[e.cause]}.`,

  'battle-opened': (e, n) => `Space battle in ${n.system(e.system)}: ${n.seat(e.attacker)} attacks, ${n.seat(e.defender)} defends.`,
  'battle-round-opened': (e) => `Round ${e.round}`,
  'retreat-banned': (e, n) => `${n.seat(e.seat)} cannot ${e.card === undefined ? 'announce a retreat' : `play ${n.card(e.card)}`}: ${n.seat(e.by)} has an Admiral in the attacking fleet and ${n.seat(e.seat)} has none.`,
  'retreat-announced': (e, n) => `${n.seat(e.seat)} ${leaving[e.as]} to ${n.system(e.to)}.`,
  'fleet-retreated': (e, n) => `${n.seat(e.pieces[0]?.split('/')[0] ?? '')} retreats from ${e.from} to ${n.system(e.to)}: ${n.pieces(e.pieces)}.`,
  'battle-closed': (e, n) => (e.winner === undefined ? `The battle in ${e.system} ends without a winner.` : `${n.seat(e.winner)} wins the battle.`),

  'forces-landed': (e, n) => {
    const parts = e.from.map((part) => `${n.forces(part.forces)} from ${n.piece(part.piece)}`);
    const landing = n.list(parts);
    return `${n.planet(e.planet)}: ${landing} ${land(landing)}.`;
  },
  'leader-landed': (e, n) => `${n.planet(e.planet)}: ${n.theLeader(e.leader)} lands from ${n.piece(e.from)}.`,
  'invasion-opened': (e, n) => (e.defender === undefined ? `${n.seat(e.invader)} lands on ${n.planet(e.planet)}, which belongs to nobody.` : `${n.seat(e.invader)} invades ${n.planet(e.planet)}, ${n.seat(e.defender)} defends.`),
  'diplomat-delayed': (e, n) => `${n.leader(e.leader)} puts off the invasion of ${n.planet(e.planet)}: everything that ${n.seat(e.invader)} landed there goes back to its ships. They land nowhere else in this action.`,
  'forces-returned': (e, n) => `Back from ${n.planet(e.planet)}: ${n.list(e.to.map((part) => `${n.forces(part.forces)} aboard ${n.piece(part.piece)}`))}.`,
  'leader-returned': (e, n) => `${capital(n.theLeader(e.leader))} goes back aboard ${n.piece(e.to)}.`,
  'bombardment-refused': (e, n) => {
    const who = n.pieces(e.pieces);
    switch (e.why) {
      case 'shield': return `${who} may not bombard: the PDS shields ${n.planet(e.planet)}.`;
      case 'scientist': return `${who} may not bombard: a Scientist runs the planetary shield of ${n.planet(e.planet)}.`;
      case 'no-landing': return `${who} may not bombard: no ground forces of ${n.seat(e.seat)} land on ${n.planet(e.planet)}.`;
      case 'delayed': return `${who} may not bombard: a Diplomat has put off the invasion of ${n.planet(e.planet)}.`;
    }
  },
  'pds-silent': (e, n) => {
    switch (e.why) {
      case 'agent': return `${n.seatOf(e.seat)} PDS on ${n.planet(e.planet)} cannot fire: an Agent lands with the invaders.`;
      case 'held': return `${n.seatOf(e.seat)} PDS on ${n.planet(e.planet)} holds its fire.`;
      case 'no-garrison': return `${n.seatOf(e.seat)} PDS on ${n.planet(e.planet)} does not fire: no ground forces are left to man it.`;
    }
  },
  'invasion-round-opened': (e) => `Round ${e.round}`,
  'planet-taken': (e, n) => {
    const planet = n.planet(e.planet).toLocaleUpperCase('en');
    const by = n.seat(e.by).toLocaleUpperCase('en');
    switch (e.how) {
      case 'invasion': return `${planet} FALLS TO ${by}.`;
      case 'unopposed': return `Nobody resists. ${planet} IS ${by}'S.`;
      case 'annexed': return `${planet} JOINS ${by}.`;
      case 'correction': return `${planet} IS ${by}'S, as the moderator decided.`;
    }
  },
  'invasion-repelled': (e, n) => (e.defender === undefined ? `${n.seatOf(e.invader)} landing on ${n.planet(e.planet)} fails. The planet stays free.` : `The invasion fails. ${n.planet(e.planet)} stays ${n.seatOf(e.defender)}.`),
  'structure-destroyed': (e, n) => `${capital(n.structure(e.structure, e.count))} of ${n.seat(e.seat)} on ${n.planet(e.planet)} ${e.count === 1 ? 'is' : 'are'} destroyed.`,
  'structure-captured': (e, n) => `${n.seat(e.by)} takes over ${n.structure(e.structure, e.count)} of ${n.seat(e.from)} on ${n.planet(e.planet)}.`,

  'leader-killed': (e, n) => {
    const who = n.leader(e.leader);
    switch (e.cause) {
      case 'owner-changed': return `${who} is killed: the planet has changed hands.`;
      case 'no-refuge': return `${who} is killed: there is no planet left to escape to.`;
      case 'rescue-missed': return `${who} dies in captivity.`;
      case 'executed': return `${who} is executed.`;
      case 'sacrificed': return `${who} is sacrificed and out of the game.`;
      default: return `${who} is killed ${deaths[e.cause]}.`;
    }
  },
  'leader-captured': (e, n) => `${n.seat(e.by)} captures ${n.leader(e.leader)}.`,
  'leader-escaped': (e, n) => `${n.leader(e.leader)} escapes to ${n.planet(e.to)}.`,
  'leader-freed': (e, n) => `${n.leader(e.leader)} is freed from captivity with ${n.seat(e.from)} and goes to ${n.planet(e.to)}.`,
  'leader-stays': (e, n) => `${n.leader(e.leader)} stays on ${n.planet(e.planet)}.`,
  'captive-passed': (e, n) => {
    switch (e.how) {
      case 'found': return `${n.seat(e.to)} finds ${n.leader(e.leader)} among ${n.seatOf(e.from)} captives and holds this captive from now on.`;
      case 'handed': return `${n.seat(e.from)} hands ${n.leader(e.leader)} over to ${n.seat(e.to)}.`;
      case 'last-planet': return `${n.seat(e.from)} has lost the last planet: ${n.leader(e.leader)} passes to ${n.seat(e.to)} as a captive.`;
    }
  },
  'captive-kept': (e, n) => `${n.seat(e.captor)} keeps ${n.leader(e.leader)} captive.`,

  'units-built': (e, n) => {
    const { named, fighters } = grouped(e.pieces.map(({ id }) => id));
    const forces = forceEntries(e.forces).map(({ kind, count }) => n.units(kind, count));
    const built = [...named.map((id) => n.piece(id)), ...(fighters === 0 ? [] : [n.units('fighter', fighters)]), ...forces, ...(e.dock ? [n.units('space-dock', 1)] : [])];
    return `${n.seat(e.seat)} builds ${n.list(built)} at ${n.planet(e.planet)} for ${e.cost}.`;
  },
  paid: (e, n) => {
    const by = [...(e.planets.length === 0 ? [] : [`exhausts ${n.planets(e.planets)}`]), ...(e.tradeGoods === 0 ? [] : [`spends ${e.tradeGoods === 1 ? '1 trade good' : `${e.tradeGoods} trade goods`}`])];
    return `${n.seat(e.seat)} pays ${e.cost === 0 ? 'nothing' : e.cost}${by.length === 0 ? '' : `: ${by.join(', ')}`}.`;
  },

  'counters-returned': (e, n) => `${n.seat(e.seat)} takes command counters back from ${n.list(e.systems)}.`,
  'planets-refreshed': (e, n) => `${n.seat(e.seat)} refreshes ${n.planets(e.planets)}.`,
  'planet-lost': (e, n) => (e.how === 'bombardment'
    ? `${n.seatOf(e.by)} bombardment takes the control marker of ${n.seat(e.from)} off ${n.planet(e.planet)}. The planet belongs to nobody.`
    : `${n.seat(e.from)} loses ${n.planet(e.planet)}. The planet belongs to nobody.`),
  'income-received': (e, n) => `${n.seat(e.seat)} receives ${e.credits === 1 ? '1 credit' : `${e.credits} credits`}.`,
  'credits-paid': (e, n) => `${n.seat(e.seat)} pays ${e.credits === 1 ? '1 credit' : `${e.credits} credits`}.`,
  'units-bought': (e, n) => `${n.seat(e.seat)} buys ${n.list(e.units.map(({ kind, count }) => n.units(kind, count)))} for ${n.planet(e.planet)} and pays ${e.cost === 1 ? '1 credit' : `${e.cost} credits`}.`,
  'units-placed': (e, n) => {
    const placed = [n.pieces(e.pieces.map(({ id }) => id)), n.forces(e.forces), e.dock ? n.units('space-dock', 1) : ''].filter((part) => part !== '');
    return `${n.seat(e.seat)} places ${n.list(placed)} at ${n.planet(e.planet)}.`;
  },
  'purchases-settled': (e, n) => (e.lost.length === 0 ? `Everything that ${n.seat(e.seat)} bought is on the board.` : `There is no place for ${n.list(e.lost.map(({ kind, count }) => n.units(kind, count)))} of ${n.seat(e.seat)}: lost, with the credits.`),
  'diplomat-silent': (e, n) => `${capital(n.theLeader(e.leader))} of ${n.seat(e.seat)} cannot put off an invasion of ${n.planet(e.planet)}.`,
  'leader-in-limbo': (e, n) => `${n.leader(e.leader)} has no planet to go to and waits until there is one.`,
  'card-played': (e, n) => `${n.seat(e.seat)} plays ${n.card(e.card)}${e.on === undefined ? '' : ` on ${target(e.on, n)}`}.`,
  'card-cancelled': (e, n) => `${n.seat(e.by)} cancels ${n.card(e.card)} of ${n.seat(e.seat)} ${'card' in e.means ? `with ${n.card(e.means.card)}` : `by the sacrifice of ${n.theLeader(e.means.leader)}`}. The card has no effect.`,
  'domain-revealed': (e, n) => `${n.seat(e.seat)} turns up a domain counter ${'planet' in e.at ? `on ${n.planet(e.at.planet)}` : `in ${n.system(e.at.system)}`}: ${n.domain(e.domain)}.`,
  'technology-researched': (e, n) => `${n.seat(e.seat)} learns ${n.technology(e.technology)} for ${e.price}${e.discounts.length === 0 ? '' : ` (${e.discounts.map(({ planet, by }) => `${n.planet(planet)} -${by}`).join(', ')})`}.`,
  'counter-spent': (e, n) => {
    const counter = `${n.seat(e.seat)} spends a ${e.pool} counter`;
    switch (e.why) {
      case 'technology': return `${counter} for a technology.`;
      case 'tactical-retreat': return `${counter} for a tactical retreat${e.system === undefined ? '' : ` to ${n.system(e.system)}`}.`;
      case 'reroll': return `${counter} for a re-roll.`;
    }
  },
  'structure-placed': (e, n) => `${n.seat(e.seat)} places ${n.structure(e.structure, 1)} on ${n.planet(e.planet)}.`,
  corrected: (e, n) => `The moderator corrects the game. Reason: ${e.reason} ${e.changes.map((change) => changeSentence(changes, change, n)).join(' ')}`.trim(),
};

