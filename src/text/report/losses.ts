import type { EventOf, GameEvent, LossCause } from '../../engine/events.js';
import type { ForceKind, LeaderId, SeatId } from '../../engine/ids.js';
import type { FateTable } from '../../engine/rules/leader-profile.js';
import type { Forces, LeaderPlace } from '../../engine/state.js';
import { citeAll, decisive, withCites } from '../cite.js';
import { eventSentence } from '../catalogue.js';
import type { Block } from '../document.js';
import { capital } from '../grammar.js';
import type { ReportContext } from './context.js';

type Verdict = EventOf<'leader-killed'> | EventOf<'leader-captured'> | EventOf<'leader-escaped'> | EventOf<'leader-freed'> | EventOf<'leader-stays'>;
/** Where the leaders are as the story goes on. */
export type Whereabouts = ReadonlyMap<LeaderId, LeaderPlace>;

/** Losses and what they do to leaders are told together: first what is lost, then who was aboard. */
export function isLoss(event: GameEvent): boolean {
  return event.type === 'piece-lost' || event.type === 'piece-damaged' || event.type === 'forces-lost' || isVerdict(event) || (event.type === 'dice-rolled' && event.reason === 'leader-fate');
}
function isVerdict(event: GameEvent): event is Verdict {
  return event.type === 'leader-killed' || event.type === 'leader-captured' || event.type === 'leader-escaped' || event.type === 'leader-freed' || event.type === 'leader-stays';
}

/** The blocks of consecutive losses. */
export function lossBlocks(events: readonly GameEvent[], context: ReportContext, at: { readonly where: Whereabouts; readonly indent: number }): readonly Block[] {
  return [...lossSentences(events, context).map((text): Block => ({ kind: 'text', text, indent: at.indent })), ...fateBlocks(events, context, at)];
}

function lossSentences(events: readonly GameEvent[], context: ReportContext): readonly string[] {
  const { n, words } = context;
  const seats = [...new Set(events.flatMap((event) => (event.type === 'piece-lost' || event.type === 'forces-lost' ? [event.seat] : event.type === 'piece-damaged' ? [event.piece.split('/')[0] ?? ''] : [])))];
  return seats.map((seat) => {
    const damaged = events.flatMap((event) => (event.type === 'piece-damaged' && event.piece.startsWith(`${seat}/`) ? [event.piece] : []));
    const lost = lostBy(events, seat, context);
    return [...(damaged.length === 0 ? [] : [words.takesDamage(n.seat(seat), n.pieces(damaged), damaged.length)]), ...(lost === '' ? [] : [words.loses(n.seat(seat), lost)])].join(' ');
  });
}

/** Fighters and troops are counted, ships are named with what went down with them; an unusual cause is said once. */
function lostBy(events: readonly GameEvent[], seat: SeatId, { n, words, catalogue }: ReportContext): string {
  const pieces = events.filter((event): event is EventOf<'piece-lost'> => event.type === 'piece-lost' && event.seat === seat);
  const troops = events.filter((event): event is EventOf<'forces-lost'> => event.type === 'forces-lost' && event.seat === seat);
  const fighters = pieces.filter(({ kind }) => kind === 'fighter').length;
  const ships = pieces.filter(({ kind }) => kind !== 'fighter').map((event) => {
    const cargo = n.forces(event.cargo);
    return cargo === '' ? n.piece(event.piece) : words.withCargo(n.piece(event.piece), cargo);
  });
  const forces = n.forces(total(troops.map((event) => event.forces)), 'acc');
  const causes = [...new Set([...pieces, ...troops].map(({ cause }) => cause))].filter((cause) => !PLAIN.includes(cause));
  const what = n.list([...ships, ...(fighters === 0 ? [] : [n.units('fighter', fighters, 'acc')]), ...(forces === '' ? [] : [forces])]);
  return what === '' ? '' : `${what}${causes.map((cause) => catalogue.causes[cause]).join('')}`;
}
/** Causes that the chapter says already. */
const PLAIN: readonly LossCause[] = ['space-battle', 'barrage', 'pds', 'invasion', 'bombardment'];

/** All forces together. */
export function total(all: readonly Forces[]): Forces {
  const sum: Partial<Record<ForceKind, number>> = {};
  for (const forces of all) {
    for (const kind of ['ground-force', 'shock-troop', 'mechanized-unit', 'pds'] as const) {
      const count = forces[kind] ?? 0;
      if (count > 0) sum[kind] = (sum[kind] ?? 0) + count;
    }
  }
  return sum;
}

function fateBlocks(events: readonly GameEvent[], context: ReportContext, at: { readonly where: Whereabouts; readonly indent: number }): readonly Block[] {
  const told = new Set<GameEvent>();
  return events.flatMap((event): readonly Block[] => {
    if (event.type === 'dice-rolled') {
      const leader = event.dice[0]?.of ?? '';
      const verdict = events.slice(events.indexOf(event)).filter(isVerdict).find((one) => one.leader === leader && !told.has(one));
      if (verdict !== undefined) told.add(verdict);
      return [fateBlock(event, verdict, context, at)];
    }
    if (!isVerdict(event) || told.has(event)) return [];
    const cites = decisive(event.cites);
    return [{ kind: 'text', indent: at.indent, text: withCites(eventSentence(context.catalogue, event, context.n), cites), cites, strong: true }];
  });
}

/** The die of a leader, with what each of its faces would have meant. */
function fateBlock(event: EventOf<'dice-rolled'>, verdict: Verdict | undefined, context: ReportContext, at: { readonly where: Whereabouts; readonly indent: number }): Block {
  const { n, words, catalogue, rules } = context;
  const leader = event.dice[0]?.of ?? '';
  const face = event.dice[0]?.face ?? 0;
  const table: FateTable = event.planet === undefined ? rules.leaders.shipLostInBattle : rules.leaders.planetTaken;
  const cites = decisive(event.cites.length > 0 ? event.cites : table.flatMap((row) => row.cites));
  const rows = table.map((row) => words.fateRow(row.from, row.to, catalogue.fates[row.fate])).join(', ');
  const fate = table.find((row) => row.from <= face && face <= row.to)?.fate ?? 'killed';
  const place = at.where.get(leader);
  const where = place?.on === 'piece' ? `${words.aboard} ${n.piece(place.piece)}` : place?.on === 'planet' ? `${words.onPlanet} ${n.planet(place.planet)}` : '';
  const text = words.fate({ where, leader: n.leader(leader), table: `${citeAll(cites)}: ${rows}`, face, verdict: verdict === undefined ? words.pending[fate] : words.verdict(verdict, n) });
  return { kind: 'text', indent: at.indent, text: where === '' ? capital(text.replace(/^: /, '')) : text, cites, strong: true };
}
