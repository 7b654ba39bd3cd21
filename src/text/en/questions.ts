import { questionTitle, type QuestionTexts } from '../catalogue.js';
import { capital, listed } from '../grammar.js';
import type { Names } from '../names.js';
import type { CasualtyChoice, Question } from '../../engine/questions.js';

const leave = { withdrawal: 'withdraw', retreat: 'retreat', 'before-battle': 'retreat' } as const;
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
const plural = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const firedBy = { 'space-battle': 'in the space battle', pds: 'by PDS fire', barrage: 'by anti-fighter barrage', 'pre-combat': 'by shots before the battle' } as const;

const fateWords = { killed: 'killed', captured: 'captured', escapes: 'he escapes', found: 'found', missed: 'not found' } as const;

function choice(value: CasualtyChoice, n: Names): string {
  const parts = [...(value.damaged.length === 0 ? [] : [`${n.pieces(value.damaged)} ${value.damaged.length === 1 ? 'takes' : 'take'} damage`]), ...(value.lost.length === 0 ? [] : [`${n.pieces(value.lost)} ${value.lost.length === 1 ? 'is' : 'are'} lost`])];
  return parts.length === 0 ? 'nothing is lost' : n.list(parts);
}

/** What the server asks in the middle of a turn. */
export const questions: QuestionTexts = {
  casualties: {
    title: (q, n) => `Your losses in ${n.system(q.params.system)}`,
    ask: (q, n) => `${n.seat(q.params.enemy)} scores ${hits(q.params.hits)} on your fleet in ${n.system(q.params.system)} ${firedBy[q.params.cause]}${q.params.cause === 'space-battle' ? `, round ${q.params.round}` : ''}. Which ships do you give up? There are ${n.pieces(q.params.candidates)}.${q.params.sustain.length === 0 ? '' : ` ${n.pieces(q.params.sustain)} can take a hit as damage instead.`}`,
    value: (value, _q, n) => choice(value, n),
  },
  'ground-casualties': {
    title: (q, n) => `Your losses on ${n.planet(q.params.planet)}`,
    ask: (q, n) => `${n.seat(q.params.enemy)} scores ${hits(q.params.hits)} on your troops on ${n.planet(q.params.planet)}, round ${q.params.round}. What do you lose? There are ${n.forces(q.params.forces)}.`,
    value: (value, _q, n) => `you lose ${n.forces(value) || 'nothing'}`,
  },
  retreat: {
    title: (q, n) => `Fight${q.params.round > 1 ? ' on' : ''} or ${leave[q.params.as]} in ${n.system(q.params.system)}`,
    ask: (q, n) => {
      const stand = `Battle in ${n.system(q.params.system)}, before round ${q.params.round}: you have ${plural(q.params.ships, 'ship', 'ships')} left and ${n.seat(q.params.enemy)} has ${q.params.enemyShips}; you have lost ${q.params.losses}, ${n.seat(q.params.enemy)} ${q.params.enemyLosses}.`;
      const tactical = q.params.tactical === undefined || q.params.tactical.length === 0 ? '' : ` A retreat to ${listed(q.params.tactical.map((system) => n.system(system)), 'or')} costs a strategy counter.`;
      return q.params.as === 'before-battle' ? `${stand}${tactical} Do you avoid the battle? Your fleet would leave at once.` : `${stand}${tactical} Do you ${q.params.atOnce === true ? `${leave[q.params.as]}? Your fleet leaves at once, before round ${q.params.round} is fought.` : `announce a ${q.params.as}? It is carried out after the round.`}`;
    },
    value: (value, q, n) => (value.to === null ? 'you fight on' : q.params.as === 'before-battle' ? `you avoid the battle and go to ${n.system(value.to)}` : q.params.atOnce === true ? `you ${leave[q.params.as]} to ${n.system(value.to)} at once` : `you announce a ${q.params.as} to ${n.system(value.to)}`),
  },
  reroll: {
    title: (q, n) => `Re-rolls of your General on ${n.planet(q.params.planet)}`,
    ask: (q, n) => `Your General on ${n.planet(q.params.planet)} lets you roll up to ${dice(q.params.most)} again in round ${q.params.round}. You rolled ${q.params.dice.map(({ face, hit }) => `${face}${hit === true ? '*' : ''}`).join(', ')} (* hit). The second roll counts.`,
    value: (value, q) => (value.dice.length === 0 ? 'you roll nothing again' : `you roll again: ${value.dice.map((index) => q.params.dice[index]?.face ?? index + 1).join(', ')}`),
  },
  diplomat: {
    title: (q, n) => `Your Diplomat on ${n.planet(q.params.planet)}`,
    ask: (q, n) => `${n.seat(q.params.invader)} lands ${plural(q.params.invaders, 'unit', 'units')} on ${n.planet(q.params.planet)}, where you have ${plural(q.params.defenders, 'defender', 'defenders')} and ${n.theLeader(q.params.leader)}. Does he put the invasion off? He can do it once, and not again in the next round.`,
    value: (value) => (value === 'delay' ? 'your Diplomat puts the invasion off' : 'your Diplomat lets the invasion happen'),
  },
  passage: {
    title: (q, n) => `${n.seat(q.params.mover)} asks to pass ${n.system(q.params.system)}`,
    ask: (q, n) => `A fleet of ${n.seat(q.params.mover)} (${plural(q.params.ships, 'ship', 'ships')}) with a Diplomat aboard asks to pass through your ships in ${n.system(q.params.system)}. Do you permit it?`,
    value: (value, q, n) => (value === 'permit' ? `you let ${n.seat(q.params.mover)} pass` : `you do not let ${n.seat(q.params.mover)} pass`),
  },
  escape: {
    title: (q, n) => `Where ${n.theLeader(q.params.leader)} goes`,
    ask: (q, n) => `${capital(n.theLeader(q.params.leader))} gets away. To which of your planets? There are ${n.planets(q.params.options)}.`,
    value: (value, q, n) => `${n.theLeader(q.params.leader)} goes to ${n.planet(value.to)}`,
  },
  'no-refuge': {
    title: (q, n) => `No refuge for ${n.leader(q.params.leader)}`,
    ask: (q, n) => `${n.leader(q.params.leader)} has escaped, but there is no planet to go to. What happens to him is yours to decide.`,
    value: (value, q, n) => (value.outcome === 'killed' ? `${n.theLeader(q.params.leader)} is killed` : value.outcome === 'captured' ? `${n.theLeader(q.params.leader)} is captured` : value.outcome === 'limbo' ? `${n.theLeader(q.params.leader)} waits until there is a planet for him` : `${n.theLeader(q.params.leader)} goes to ${n.planet(value.outcome)}`),
  },
  rescue: {
    title: (q, n) => `Which captive you look for on ${n.planet(q.params.planet)}`,
    ask: (q, n) => `You have taken ${n.planet(q.params.planet)}, and ${n.seat(q.params.captor)} holds ${n.list(q.params.options.map((leader) => n.leader(leader)))}. Name the one you roll for, before the die is rolled.`,
    value: (value, _q, n) => `you look for ${n.leader(value.leader)}`,
  },
  replace: {
    title: (q, n) => `Structures on ${n.planet(q.params.planet)}`,
    ask: (q, n) => `You have taken ${n.planet(q.params.planet)}. You may replace ${q.params.most === 1 ? 'the enemy structure' : `up to ${q.params.most} enemy structures`} (${n.structure(q.params.structure, q.params.most)}) with your own; what you do not replace is destroyed.`,
    value: (value, q, n) => (value.count === 0 ? 'everything is destroyed' : `you replace ${n.structure(q.params.structure, value.count)}`),
  },
  pds: {
    title: (q, n) => `PDS fire in ${n.system(q.params.system)}`,
    ask: (q, n) => `Your PDS${q.params.planet === undefined ? '' : ` on ${n.planet(q.params.planet)}`} can fire at ${n.seat(q.params.target)} in ${n.system(q.params.system)} with ${dice(q.params.dice)}. Do they fire?`,
    value: (value) => (value === 'fire' ? 'your PDS fire' : 'your PDS hold their fire'),
  },
  supply: {
    title: (q, n) => `Too many ships in ${n.system(q.params.system)}`,
    ask: (q, n) => `Your fleet supply is exceeded by ${plural(q.params.excess, 'ship', 'ships')} in ${n.system(q.params.system)}. Which do you give up? There are ${n.pieces(q.params.candidates)}.`,
    value: (value, _q, n) => `you give up ${n.pieces(value.lost)}`,
  },
  captive: {
    title: (q, n) => `Your captive: ${n.leader(q.params.leader)}`,
    ask: (q, n) => `You hold ${n.leader(q.params.leader)}. You may keep him, execute him, or hand him over to ${n.list(q.params.recipients.map((seat) => n.seat(seat))) || 'nobody'}. Handed over to his own player he is free.`,
    value: (value, _q, n) => (value.do === 'hand' ? `you hand him over to ${n.seat(value.to)}` : value.do === 'keep' ? 'you keep him' : 'you have him executed'),
  },
  consent: {
    title: (q, n) => `A captive for you: ${n.leader(q.params.leader)}`,
    ask: (q, n) => `${n.seat(q.params.from)} wants to hand ${n.leader(q.params.leader)} over to you. Do you take him?`,
    value: (value) => (value === 'accept' ? 'you take him' : 'you do not take him'),
  },
  'fate-reroll': {
    title: (q, n) => `The die for ${n.leader(q.params.leader)}`,
    ask: (q, n) => `The die for ${n.leader(q.params.leader)} shows ${q.params.face}: ${fateWords[q.params.fate]}. Do you spend a counter to roll it again? The second roll counts.`,
    value: (value) => (value === 'reroll' ? 'you roll again' : 'the die stands'),
  },
  reaction: {
    title: (q, n) => `${n.seat(q.params.by)} plays ${n.card(q.params.card)}`,
    ask: (q, n) => `${n.seat(q.params.by)} plays ${n.card(q.params.card)}. Do you cancel it? The time runs its full length whoever answers, so that it tells nobody who holds what.`,
    value: (value, _q, n) => (value.with === 'nothing' ? 'you do nothing' : value.with === 'card' ? 'you cancel it with a card' : `you cancel it by the sacrifice of ${n.theLeader(value.with)}`),
  },
  card: {
    title: (q, n) => `A card in ${n.system(q.params.system)}`,
    ask: (q, n) => `Battle in ${n.system(q.params.system)}, round ${q.params.round}: ${q.params.moment === 'before-round' ? 'before this round' : 'now that a ship is damaged'} you may play a card. You hold ${n.list([...new Set(q.params.options.map(({ card }) => n.card(card)))])}.`,
    value: (value, _q, n) => (value.use === null ? 'you play nothing' : `you play ${n.card(value.use.card)} on ${n.anywhere(value.use.on)}`),
  },
};

/** A question by its title, with the round of its battle. */
export function questionName(question: Question, n: Names): string {
  return `${questionTitle({ questions }, question, n)}${'round' in question.params ? `, round ${question.params.round}` : ''}`;
}
