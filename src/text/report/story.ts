import type { EventOf, GameEvent } from '../../engine/events.js';
import type { LeaderId, PieceId } from '../../engine/ids.js';
import type { Forces, LeaderPlace } from '../../engine/state.js';
import { eventSentence, problemSentence } from '../catalogue.js';
import { citeAll, decisive, withCites } from '../cite.js';
import type { Block } from '../document.js';
import type { ReportContext } from './context.js';
import { rollRows } from './dice.js';
import { isLoss, lossBlocks, total } from './losses.js';
import { sectionOf, type Section } from './sections.js';

/** Forbidding sentences name the statement they rest on even where it is one of the base game. */
const WITH_ALL_CITES: readonly GameEvent['type'][] = ['bombardment-refused', 'pds-silent', 'order-void', 'retreat-banned'];
/** What the title of the mail says already. */
const UNTOLD: readonly GameEvent['type'][] = ['turn-opened', 'turn-closed', 'game-opened'];

type Teller = { readonly context: ReportContext; readonly events: readonly GameEvent[]; readonly where: Map<LeaderId, LeaderPlace>; readonly cargo: Map<PieceId, Forces>; section: Section | undefined; /** Inside a round of combat. */ inRound: boolean };

/** A turn as a story, in the order of the rules: chapters, sentences, tables of dice. */
export function storyBlocks(events: readonly GameEvent[], context: ReportContext): readonly Block[] {
  const teller: Teller = {
    context, events, section: undefined, inRound: false,
    where: new Map(Object.values(context.before.leaders).map((leader) => [leader.id, leader.at])),
    cargo: new Map(Object.values(context.before.pieces).map((piece) => [piece.id, piece.cargo])),
  };
  const blocks: Block[] = [];
  for (let index = 0; index < events.length;) {
    const event = events[index];
    if (event === undefined) break;
    blocks.push(...openSection(teller, event, index));
    const run = runLength(events, index);
    blocks.push(...tell(teller, events.slice(index, index + run)));
    events.slice(index, index + run).forEach((one) => remember(teller, one));
    index += run;
  }
  return blocks;
}

/** How many events from here are told together: losses, or the rolls of both sides in one round. */
function runLength(events: readonly GameEvent[], from: number): number {
  const first = events[from];
  if (first === undefined) return 1;
  const together = isLoss(first) ? isLoss : isLanding(first) ? isLanding : (event: GameEvent): boolean => first.type === 'dice-rolled' && event.type === 'dice-rolled' && TABLES.includes(first.reason) && event.reason === first.reason;
  let length = 1;
  for (let next = events[from + length]; next !== undefined && together(next); next = events[from + length]) length += 1;
  return length;
}
function isLanding(event: GameEvent): event is EventOf<'forces-landed'> | EventOf<'leader-landed'> {
  return event.type === 'forces-landed' || event.type === 'leader-landed';
}
const TABLES: readonly EventOf<'dice-rolled'>['reason'][] = ['space-combat', 'invasion-combat', 'barrage', 'pre-combat', 'pds-ships', 'bombardment', 'gravity-rift', 'reroll'];

function openSection(teller: Teller, event: GameEvent, index: number): readonly Block[] {
  const section = sectionOf(event, teller.section);
  if (section === undefined || section.key === teller.section?.key) return [];
  // A second pass of the same system by the landing force belongs to the landing.
  const first = teller.section === undefined;
  teller.section = section;
  teller.inRound = false;
  const heading = headingOf(teller, section, event);
  if (section.kind === 'movement' && first) return [];
  const opens = event.type === 'battle-opened' || event.type === 'invasion-opened' || index > 0;
  const right = opens || (section.kind !== 'battle' && section.kind !== 'invasion') ? heading.right : teller.context.words.continued;
  return [{ kind: 'heading', left: heading.left, ...(right === undefined ? {} : { right }) }];
}

function headingOf({ context: { n, words } }: Teller, section: Section, event: GameEvent): { readonly left: string; readonly right?: string } {
  const place = section.place ?? '';
  switch (section.kind) {
    case 'movement': return { left: words.heading.movement };
    case 'pds': return { left: words.heading.pds, ...(event.type === 'dice-rolled' && event.against !== undefined ? { right: words.heading.pdsSides(n.seat(event.seat), n.seat(event.against, 'acc')) } : {}) };
    case 'battle': return { left: words.heading.battle(n.system(place)), ...(event.type === 'battle-opened' ? { right: words.heading.battleSides(n.seat(event.attacker), n.seat(event.defender)) } : {}) };
    case 'landing': return { left: words.heading.landing };
    // Without a landing it is the ships alone that attack (A68).
    case 'invasion': return { left: event.type === 'dice-rolled' || event.type === 'bombardment-refused' ? words.heading.bombardment(n.planet(place)) : words.heading.invasion(n.planet(place)), ...(event.type === 'invasion-opened' ? { right: words.heading.invasionSides(n.seat(event.invader), event.defender === undefined ? undefined : n.seat(event.defender)) } : {}) };
    case 'production': return { left: words.heading.production };
    case 'round-end': return { left: words.heading.roundEnd };
    case 'moderator': return { left: words.heading.moderator };
  }
}

function tell(teller: Teller, events: readonly GameEvent[]): readonly Block[] {
  const { context, section } = teller;
  const [event] = events;
  if (event === undefined || UNTOLD.includes(event.type)) return [];
  const indent = section === undefined || (section.kind === 'movement' && event.type === 'system-activated') ? 0 : 2;
  if (isLoss(event)) return lossBlocks(events, context, { where: teller.where, indent: teller.inRound ? 4 : indent });
  if (isLanding(event)) return landingBlocks(teller, events.filter(isLanding));
  if (event.type === 'dice-rolled') return rollBlocks(teller, events.filter((one): one is EventOf<'dice-rolled'> => one.type === 'dice-rolled'), indent);
  if (event.type === 'battle-opened' || event.type === 'invasion-opened') return [];
  if (event.type === 'counters-returned' && event.systems.length === 0) return [];
  if (event.type === 'purchases-settled' && event.lost.length === 0) return [];
  if (event.type === 'forces-boarded') return boardingBlocks(teller, event);
  if (event.type === 'leader-boarded' && event.how === 'pick-up' && startsWith(teller, event.to, event.from)) return [];
  const text = event.type === 'fleet-moved' ? moveSentence(teller, event) : event.type === 'order-void' && event.seat === context.reader ? ownVoidSentence(context, event) : eventSentence(context.catalogue, event, context.n);
  const cites = WITH_ALL_CITES.includes(event.type) ? event.cites : decisive(event.cites);
  const strong = event.type === 'planet-taken' || event.type === 'diplomat-delayed' || event.type === 'invasion-repelled';
  return [{ kind: 'text', text: withCites(text, cites), cites, indent, strong }];
}

/** What a reader's own order came to is said to him, not about him. */
function ownVoidSentence({ catalogue, words, n }: ReportContext, { order, problem }: EventOf<'order-void'>): string {
  return words.ownOrderVoid(order, problemSentence(catalogue.problems, problem, n));
}

/** Each planet with what lands there from each ship, leaders among the troops. */
function landingBlocks({ context: { n, words } }: Teller, events: readonly (EventOf<'forces-landed'> | EventOf<'leader-landed'>)[]): readonly Block[] {
  return [...new Set(events.map(({ planet }) => planet))].flatMap((planet) => {
    const here = events.filter((event) => event.planet === planet);
    const ships = [...new Set(here.flatMap((event) => (event.type === 'leader-landed' ? [event.from] : event.from.map(({ piece }) => piece))))];
    const cites = [...new Set(here.flatMap((event) => decisive(event.cites)))];
    return ships.map((ship): Block => {
      const forces = n.forces(total(here.flatMap((event) => (event.type === 'forces-landed' ? event.from.filter(({ piece }) => piece === ship).map((part) => part.forces) : []))));
      const leaders = here.flatMap((event) => (event.type === 'leader-landed' && event.from === ship ? [n.theLeader(event.leader)] : []));
      const what = n.list([...(forces === '' ? [] : [forces]), ...leaders]);
      return { kind: 'text', indent: 2, cites, text: withCites(words.lands(n.planet(planet), what, n.piece(ship)), leaders.length === 0 ? [] : cites) };
    });
  });
}

function rollBlocks(teller: Teller, rolls: readonly EventOf<'dice-rolled'>[], indent: number): readonly Block[] {
  const { context } = teller;
  const { catalogue, words, n, rules } = context;
  const [first] = rolls;
  if (first === undefined) return [];
  const cites = [...new Set(rolls.flatMap((roll) => [...decisive(roll.cites), ...roll.dice.flatMap((die) => die.modifiers.flatMap((modifier) => decisive(modifier.cites)))]))];
  if (first.reason === 'rescue') {
    const { found, miss } = rules.leaders.rescue;
    const kills = miss.mayKill && context.before.options['captives.missKills'];
    const face = first.dice[0]?.face ?? 0;
    return [{ kind: 'text', indent, cites, text: words.rescue({ seat: n.seat(first.seat), leader: soughtName(first, context), found: words.fateRow(found.from, found.to, '').trim(), miss: words.rescueMiss(kills), cites: citeAll(cites.length > 0 ? cites : found.cites), face, isFound: face >= found.from && face <= found.to }) }];
  }
  if (first.reason === 'drawn-captive') return [{ kind: 'text', indent, cites, text: withCites(eventSentence(catalogue, first, n), cites) }];
  const rows = rolls.flatMap((roll) => rollRows(roll, context, n.seat(roll.seat)));
  const needsTitle = first.reason === 'barrage' || first.reason === 'pre-combat' || first.reason === 'bombardment' || first.reason === 'pds-landing' || first.reason === 'gravity-rift';
  const note = first.reason === 'gravity-rift' ? ` (${words.survives(first.dice[0]?.target ?? 0)})` : '';
  const title: Block = { kind: 'text', indent, cites, text: `${catalogue.rolls[first.reason]}${note}` };
  return [...(needsTitle ? [title] : []), { kind: 'rolls', indent: indent + 2, rows, cites }];
}

/** The captive that is named before the die, or all of them where a die draws one afterwards. */
function soughtName(event: EventOf<'dice-rolled'>, { n, words }: ReportContext): string {
  const of = event.dice[0]?.of ?? '';
  return of.includes('/') ? n.leader(of, 'dat') : words.captivesOf(n.seatOf(event.against ?? event.seat));
}

/** Troops that board where the fleet starts are named with the fleet; others are a line of their own. */
function boardingBlocks({ events, context }: Teller, event: EventOf<'forces-boarded'>): readonly Block[] {
  const system = context.before.planets[event.planet]?.system;
  const startsHere = events.some((one) => one.type === 'fleet-moved' && one.pieces.includes(event.piece) && one.path[0] === system);
  return startsHere ? [] : [{ kind: 'text', indent: 2, text: eventSentence(context.catalogue, event, context.n) }];
}

/** Who boards where the fleet starts is named with the fleet. */
function startsWith({ events, context }: Teller, piece: PieceId, from: LeaderPlace): boolean {
  const system = from.on === 'planet' ? context.before.planets[from.planet]?.system : undefined;
  return events.some((one) => one.type === 'fleet-moved' && one.pieces.includes(piece) && one.path[0] === system);
}

function moveSentence({ context, cargo, where, events }: Teller, event: EventOf<'fleet-moved'>): string {
  const { n, words, before } = context;
  const start = event.path[0] ?? '';
  // Boarding at the start may be told before or after the move itself.
  const later = events.slice(events.indexOf(event)).flatMap((one) => (one.type === 'forces-boarded' && event.pieces.includes(one.piece) && before.planets[one.planet]?.system === start ? [one.forces] : []));
  const forces = n.forces(total([...event.pieces.map((piece) => cargo.get(piece) ?? {}), ...later]));
  const boarding = events.slice(events.indexOf(event)).flatMap((one) => (one.type === 'leader-boarded' && event.pieces.includes(one.to) && one.how === 'pick-up' && one.from.on === 'planet' && before.planets[one.from.planet]?.system === start ? [n.theLeader(one.leader)] : []));
  const leaders = [...where].flatMap(([leader, place]) => (place.on === 'piece' && event.pieces.includes(place.piece) ? [n.theLeader(leader)] : []));
  const carried = n.list([...(forces === '' ? [] : [forces]), ...leaders, ...boarding]);
  // Where all move in one phase, each line says whose fleet it is.
  const whose = context.before.active === undefined ? { seat: n.seat(event.seat) } : {};
  return words.moves({ ...whose, from: n.system(start), via: n.list(event.path.slice(1, -1)), to: event.path.at(-1) ?? '', ships: n.pieces(event.pieces), cargo: carried });
}

/** Keeps book of leaders and cargo, so that later lines know who was where. */
function remember(teller: Teller, event: GameEvent): void {
  const { where, cargo } = teller;
  if (event.type === 'battle-round-opened' || event.type === 'invasion-round-opened') teller.inRound = true;
  if (event.type === 'battle-closed' || event.type === 'planet-taken' || event.type === 'invasion-repelled') teller.inRound = false;
  switch (event.type) {
    case 'leader-boarded': where.set(event.leader, { on: 'piece', piece: event.to }); return;
    case 'leader-landed': where.set(event.leader, { on: 'planet', planet: event.planet }); return;
    case 'leader-returned': where.set(event.leader, { on: 'piece', piece: event.to }); return;
    case 'leader-escaped': case 'leader-freed': where.set(event.leader, { on: 'planet', planet: event.to }); return;
    case 'forces-boarded': cargo.set(event.piece, total([cargo.get(event.piece) ?? {}, event.forces])); return;
    default: return;
  }
}
