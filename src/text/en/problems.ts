import type { ProblemSentences } from '../catalogue.js';
import { capital, listed } from '../grammar.js';
import { casualtyName } from '../names.js';
import { questionName } from './questions.js';
import { orderWord, phases } from './words.js';

const isPhase = (phase: string): phase is keyof typeof phases => phase in phases;
const ships = (count: number): string => (count === 1 ? '1 ship' : `${count} ships`);
const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

/** Why an order is refused or doubtful, and what the rule is, in our own words. */
export const problems: ProblemSentences = {
  'not-your-turn': (p, n) => (p.active === undefined ? 'No action is being played now.' : `It is not your turn: ${n.seat(p.active)} acts now.`),
  'wrong-phase': (p) => `This order does not belong to the ${isPhase(p.phase) ? phases[p.phase] : p.phase}.`,
  'already-ordered': (p) => `You have already ordered this in the same mail: ${orderWord(p.order)}.`,
  'nothing-activated': () => 'No system is activated. A tactical action begins with the activation of a system.',
  'no-command-counter': () => 'You have no command counter left to activate a system with. You can only pass.',
  'cannot-activate': (p, n) => {
    switch (p.why) {
      case 'asteroid-field': return `${n.system(p.system)} is an asteroid field, which nobody can activate.`;
      case 'supernova': return `${n.system(p.system)} is a supernova, which nobody can activate.`;
      case 'own-counter': return `You already have a command counter in ${n.system(p.system)} this round.`;
    }
  },
  'unknown-system': (p) => `There is no system ${p.system} on this map.`,
  'no-such-piece': (p, n) => `You have no ${'number' in p.unit ? n.unit(p.unit) : n.tally(p.unit.kind, 0).replace(/^0 /, '')}${p.system === undefined ? '' : ` in ${n.system(p.system)}`}.${p.own === undefined ? '' : ` ${p.own.system === undefined ? 'You' : `In ${n.system(p.own.system)} you`} have ${n.pieces(p.own.pieces)}.`}`,
  'not-enough': (p, n) => `You order ${n.unit(p.unit)}, but ${p.have === 0 ? 'none is there' : p.have === 1 ? 'only 1 is there' : `only ${p.have} are there`} (${n.anywhere(p.where)}).`,
  'not-your-piece': (p, n) => `${capital(n.unit(p.unit))} belongs to ${n.seat(p.owner)}, not to you.`,
  'no-such-leader': (p, n) => `You have no such leader: ${n.leaderRef(p.leader)}.`,
  'leader-is-captive': (p, n) => `${capital(n.theLeader(p.leader))} is a captive of ${n.seat(p.captor)}.`,
  'leader-is-out': (p, n) => `${capital(n.theLeader(p.leader))} is out of the game.`,
  'leader-not-there': (p, n) => `${capital(n.theLeader(p.leader))} is not there (${n.anywhere(p.where)}).`,
  'leader-elsewhere-ordered': (p, n) => `Another line of this mail already sends ${n.theLeader(p.leader)} somewhere else. A leader can be in one place only.`,
  'leader-cannot-stay-in-space': (p, n) => `${capital(n.theLeader(p.leader))} cannot stay alone in space. A leader is always on a ship or on a planet.`,
  'transfer-only-before-movement': (p, n) => `Leaders change ships only directly before movement. After the move ${n.theLeader(p.leader)} stays where he is.`,
  'transfer-not-in-system': (p, n) => `Leaders change places only within one system. From ${n.system(p.from)} to ${n.system(p.to)} they have to travel on a ship that moves.`,
  'transfer-needs-ship': () => 'A transfer needs one of your ships as its target. Onto a planet a leader goes only with the landings.',
  'transfer-onto-enemy': (p, n) => `That ship belongs to ${n.seat(p.owner)}. Your leaders board only your own ships.`,
  'transfer-with-enemies': (p, n) => `Enemy ships are in ${n.system(p.system)}. Leaders cannot change ships there.`,
  'transfer-from-activated': (p, n) => `You activated ${n.system(p.system)} earlier this round. Leaders cannot leave it any more.`,
  'ship-to-ship-not-allowed': () => 'In this game leaders do not change from ship to ship.',
  'done-before-movement': (p, n) => `The transfer is carried out before the movement, wherever the line stands, and so ${n.theLeader(p.leader)} goes first.`,
  'wrong-target': (p, n) => `Your ships can move only to the system you activate: ${n.system(p.activated)}, not ${n.system(p.target)}.`,
  'starts-in-activated': (p, n) => `You activated ${n.system(p.system)} earlier this round. Ships cannot leave it any more.`,
  'already-there': (p, n) => `Already there: ${n.unit(p.unit)}.`,
  'too-far': (p, n) => `${capital(n.unit(p.unit))} can move ${steps(p.move)}, and this way takes ${p.steps}.`,
  'no-path': (p, n) => `There is no way from ${n.system(p.from)} to ${n.system(p.to)} for these ships.`,
  'not-adjacent': (p, n) => `${n.system(p.from)} and ${n.system(p.to)} are not next to each other.`,
  'path-blocked': (p, n) => {
    const where = n.system(p.system);
    switch (p.by) {
      case 'enemy-ships': return `${p.owner === undefined ? 'Enemy ships' : `Ships of ${n.seat(p.owner)}`} are in ${where}. You cannot pass them.`;
      case 'asteroid-field': return `${where} is an asteroid field. Your ships cannot cross it.`;
      case 'nebula': return `${where} is a nebula. It can only be the end of a move.`;
      case 'supernova': return `${where} is a supernova. Nothing passes through it.`;
      case 'ion-storm': return `${where} is an ion storm. Nothing passes through it.`;
    }
  },
  'passage-needed': (p, n) => `A fleet of ${n.seat(p.owner)} is in ${n.system(p.system)}. With your Diplomat you may pass if ${n.seat(p.owner)} permits it; the question goes out when your orders are played.`,
  'passage-refused': (p, n) => `${n.seat(p.owner)} does not let you pass through ${n.system(p.system)}.`,
  'over-capacity': (p) => `These ships have room for ${p.have}, and you load ${p.need}.`,
  'fighters-need-support': (p, n) => `Fighters need room aboard ships or at a dock. You have ${n.units('fighter', p.fighters)} there and room for ${p.room}; the others would be lost.`,
  'cannot-carry': (p, n) => `None of these ships can carry ${n.unit(p.unit)}.`,
  'over-fleet-supply': (p, n) => `You would have ${ships(p.ships)} in ${n.system(p.system)}, and your fleet supply allows ${p.supply}. The excess would be destroyed at once. Fighters do not count.`,
  'rift-risk': (p, n) => `${n.system(p.system)} is a gravity rift: every ship that leaves or crosses it rolls a die and may be destroyed with everything aboard.`,
  'planet-not-here': (p, n) => `${n.planet(p.planet)} is not in ${n.system(p.system)}.`,
  'leader-on-neutral-planet': (p, n) => `${capital(n.planet(p.planet))} belongs to nobody. A leader goes ashore there only together with at least one ground force that takes the planet.`,
  'leader-needs-escort': (p, n) => `A leader lands on a planet that is not yours only together with at least one ground force, and none lands on ${n.planet(p.planet)}.`,
  'no-leaders-on-trade-stations': (p, n) => `${n.planet(p.planet)} is a trade station. Leaders cannot go there.`,
  'trade-station-no-landing': (p, n) => `${n.planet(p.planet)} is a trade station. Nothing lands there.`,
  'pds-lands-alone': (p, n) => `A PDS that lands on ${n.planet(p.planet)} without ground forces is destroyed, because the planet is not yours.`,
  'nothing-to-land': (p, n) => `Nothing of yours can land on ${n.planet(p.planet)}: no ship in the system carries ground forces.`,
  'no-ships-to-land-from': (p, n) => `You have no ship in ${n.system(p.system)} now, so nothing lands on ${n.planet(p.planet)}: the troops are lost with their ships, or elsewhere with them.`,
  'enemies-over-landing': (p, n) => `Ships of ${n.seat(p.owner)} are still in ${n.system(p.system)}. Nothing lands on ${n.planet(p.planet)} while they are there, and your troops stay aboard.`,
  'cannot-bombard': (p, n) => {
    const planet = n.planet(p.planet);
    const who = p.unit === undefined ? 'Your ships' : capital(n.unit(p.unit));
    switch (p.why) {
      case 'own': return `${planet} is yours. Nobody bombards his own planet.`;
      case 'shield': return `${who} cannot bombard ${planet}: a PDS shields it.`;
      case 'scientist': return `${who} cannot bombard ${planet}: a Scientist runs its planetary shield.`;
      case 'no-landing': return `${who} can bombard ${planet} only if ground forces of yours land there.`;
      case 'no-bombardment': return `${who} cannot bombard.`;
      case 'nobody-there': return `There are no ground forces on ${planet} to bombard.`;
    }
  },
  'no-dock': (p, n) => `There is no space dock of yours on ${n.planet(p.planet)}.`,
  'not-your-planet': (p, n) => `${n.planet(p.planet)} is not yours${p.owner === undefined ? '' : `; it belongs to ${n.seat(p.owner)}`}.`,
  'dock-new': (p, n) => `The space dock on ${n.planet(p.planet)} is new this round. It builds from the next round on.`,
  'dock-not-in-activated': (p, n) => `${n.planet(p.planet)} is not in the system you activate (${n.system(p.system)}). Only docks there can build.`,
  'production-limit': (p, n) => `The dock on ${n.planet(p.planet)} builds at most ${p.limit} units in a round, and you order ${p.ordered}.`,
  blockaded: (p, n) => `${n.planet(p.planet)} is under blockade: enemy ships are in its system and none of yours. Only ground forces and PDS can be built there.`,
  'not-enough-resources': (p) => `This costs ${p.cost}, and you can pay ${p.have}.`,
  'piece-limit': (p) => `The game has only ${p.limit} pieces of this kind a player (${p.kind.replace(/-/g, ' ')}).`,
  'not-buildable': (p) => `A dock cannot build this (${p.kind.replace(/-/g, ' ')}).`,
  'pds-limit': (p, n) => `${n.planet(p.planet)} can have at most ${p.limit} PDS.`,
  'dock-limit': (p, n) => `${n.planet(p.planet)} already has a space dock.`,
  'planet-not-held-all-round': (p, n) => `You have not held ${n.planet(p.planet)} since the start of the round. A space dock is not possible there yet.`,
  'cannot-pay-with': (p, n) => `${n.planet(p.planet)} cannot pay: it is exhausted or not yours.`,
  'nothing-to-retreat-to': (p, n) => `There is nowhere to retreat to from ${n.system(p.system)}: it has to be a neighbouring system that you activated earlier this round and where no enemy ships are.`,
  'retreat-illegal': (p, n) => {
    const where = n.system(p.system);
    switch (p.why) {
      case 'not-adjacent': return `${where} is not next to the battle. A retreat goes to a neighbouring system.`;
      case 'not-activated': return `You have not activated ${where} this round. A retreat goes only to a system that holds your command counter.`;
      case 'enemy-ships': return `Enemy ships are in ${where} now. While they are there, no retreat goes there.`;
      case 'same-system': return `${where} is the system of the battle itself.`;
    }
  },
  'not-your-captive': (p, n) => `${n.leader(p.leader)} is not your captive${p.captor === undefined ? '' : `; ${n.seat(p.captor)} holds him`}.`,
  'captive-not-now': (p) => `Captives are decided in the ${phases[p.allowed]}, not now.`,
  'captive-cannot-act': (p, n) => `${n.leader(p.leader)} is a captive and can do nothing.`,
  'no-refuge-for': (p, n) => `${n.seatOf(p.leader.split('/')[0] ?? '')} ${n.leaderTitle(p.leader)} cannot be released: there is no planet of his own without a blockade to go to.`,
  'unknown-seat': (p) => `Nobody plays "${p.seat}" in this game.`,
  'depends-on': (p) => `This line needs line ${p.line}, which was refused.`,
  'pass-with-others': () => 'Passing and acting in one turn is not possible. Send either the pass or the other orders.',
  'pass-with-refused': () => 'PASS does not count beside an order that is refused: it would end your part before you can mend that order. Send the order again, or PASS alone.',
  'target-needed': () => 'The order does not say where the fleet goes.',
  'phase-is-over': (p) => `The ${phases[p.phase]} of this round is over.`,
  'diplomat-never-here': (p, n) => `No Diplomat can put off an invasion of ${n.planet(p.planet)}.`,
  'cheap-build-used': (p, n) => `A Scientist on ${n.planet(p.planet)} makes one Space Dock or PDS a round cheap, and that has been bought. Another one needs a Space Dock there.`,
  'not-enough-credits': (p) => `This costs ${p.cost} credits, and you have ${p.have}.`,
  'cut-to-credits': (p, n) => `Your credits (${p.have}) are enough for ${p.count === 0 ? `no ${n.kind(p.kind)}` : n.units(p.kind, p.count)} only; the rest is left out.`,
  'answer-impossible': (p, n) => `This does not answer the question "${questionName(p.question, n)}": it names nothing that can be chosen there. The question is still open.`,
  'answer-in-part': (p, n) => `Not part of the question: ${n.list(p.items.map((item) => casualtyName(item, n)))}. The rest of the line counts.`,
  'answer-not-now': (p, n) => `The condition of this line does not hold now, so it does not answer the question "${questionName(p.question, n)}".`,
  'question-answered': (p, n) => `The question "${questionName(p.question, n)}" has its answer already, and it cannot be changed. STANDING before the order answers later questions of this kind ahead.`,
  'ship-lands-once': (p, n) => `${capital(n.unit(p.unit))} has landed its cargo on another planet already, so it lands nothing on ${n.planet(p.planet)}.`,
  'technology-known': (p, n) => `You already have ${n.technology(p.technology)}.`,
  'prerequisite-missing': (p, n) => `${n.technology(p.technology)} needs ${p.logic === 'and' ? n.list(p.needs.map((id) => n.technology(id))) : listed(p.needs.map((id) => n.technology(id)), 'or')} first.`,
  'no-strategy-counter': () => 'You have no strategy counter left for this.',
  'not-in-home-system': (p, n) => `${n.planet(p.planet)} is not in your home system.`,
  'card-not-held': (p, n) => `You do not hold ${n.card(p.card)}.`,
  'card-not-now': (p, n) => `${n.card(p.card)} cannot be played now.`,
  'card-target': (p, n) => {
    switch (p.why) {
      case 'missing': return `The order does not say what ${n.card(p.card)} is played on.`;
      case 'own': return `${n.card(p.card)} cannot be played on something of your own.`;
      case 'neutral': return `${n.card(p.card)} cannot be played on a planet that belongs to nobody.`;
      case 'garrison': return `${n.card(p.card)} cannot be played there: ground forces hold the planet.`;
      case 'leader': return `${n.card(p.card)} cannot be played there because of the leader.`;
    }
  },
  'consent-refused': (p, n) => `${n.seat(p.seat)} does not take ${n.leader(p.leader)}.`,
  'no-action-cards': () => 'No action card can be played now, so there is nothing to sabotage.',
};
