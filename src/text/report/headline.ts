import type { PhaseId, SeatId } from '../../engine/ids.js';
import type { EventOf, EventType, GameEvent } from '../../engine/events.js';
import { capital } from '../grammar.js';
import type { ReportContext } from './context.js';

type Clauses = { readonly [T in EventType]?: (event: EventOf<T>, context: ReportContext) => string };

/** What is worth a place in a subject line, the weightiest first. */
const clauses: readonly Clauses[] = [
  { 'diplomat-delayed': (e, { n, words }) => words.headline.delayed(n.leader(e.leader), n.planet(e.planet)) },
  {
    'leader-captured': (e, { n, words }) => words.headline.captured(n.leader(e.leader)),
    'leader-killed': (e, { n, words }) => words.headline.killed(n.leader(e.leader)),
    'leader-freed': (e, { n, words }) => words.headline.freed(n.leader(e.leader)),
  },
  { 'invasion-repelled': (e, { n, words }) => words.headline.repelled(n.planet(e.planet)) },
  { 'leader-escaped': (e, { n, words }) => words.headline.escapes(n.leader(e.leader)) },
  { 'fleet-retreated': (e, { n, words }) => words.headline.retreats(n.seat(e.pieces[0]?.split('/')[0] ?? ''), e.to) },
  { 'battle-closed': (e, { n, words }) => (e.winner === undefined ? words.headline.battle(e.system) : words.headline.wins(n.seat(e.winner), e.system)) },
  { 'battle-opened': (e, { words }) => words.headline.battle(e.system) },
];

/** What is said only where nothing of weight happened. */
const lesser: readonly Clauses[] = [
  { 'system-activated': (e, { n, words }) => words.headline.activates(n.seat(e.seat), n.system(e.system)) },
  { 'seat-passed': (e, { n, words }) => words.headline.passes(n.seat(e.seat)) },
  { corrected: (_e, { words }) => words.headline.corrected },
  { 'round-opened': (e, { words }) => words.headline.round(e.round) },
  { 'game-opened': (_e, { words }) => words.headline.begins },
];

function clauseOf<T extends EventType>(row: Clauses, event: EventOf<T>, context: ReportContext): readonly string[] {
  const say: Clauses[T] = row[event.type];
  return say === undefined ? [] : [say(event, context)];
}

function takings(events: readonly GameEvent[], { n, words }: ReportContext): readonly string[] {
  const taken = events.filter((event): event is EventOf<'planet-taken'> => event.type === 'planet-taken');
  const seats = [...new Set(taken.map(({ by }) => by))];
  return seats.map((by) => words.headline.takes(n.seat(by), n.planets(taken.filter((event) => event.by === by).map(({ planet }) => planet))));
}

/** Whose doings a common phase is named by, each kind once with all who did it. */
function doings(events: readonly GameEvent[], { n, words, after }: ReportContext): readonly string[] {
  const { common, everybody } = words.headline;
  const by = new Map<keyof typeof common, Set<SeatId>>();
  for (const event of events) {
    const kind = doingOf(event);
    if (kind !== undefined && 'seat' in event && event.seat !== undefined) by.set(kind, (by.get(kind) ?? new Set()).add(event.seat));
  }
  return [...by].map(([kind, seats]) => `${common[kind]}: ${seats.size > 1 && seats.size === after.seatOrder.length ? everybody : n.list([...seats].map((seat) => n.seat(seat)))}`);
}

function doingOf(event: GameEvent): keyof ReportContext['words']['headline']['common'] | undefined {
  switch (event.type) {
    case 'fleet-moved': return 'moved';
    case 'technology-researched': return 'researched';
    case 'units-placed': return 'placed';
    case 'units-bought': return 'bought';
    case 'income-received': return 'credits';
    case 'card-played': return 'cards';
    case 'forces-landed': return 'landed';
    case 'dice-rolled': return event.reason === 'pds-ships' ? 'pds' : event.reason === 'bombardment' ? 'bombarded' : undefined;
    default: return undefined;
  }
}

/** One line that says what happened, in a common phase what of its own: `Letnev takes Abyz; Hacan's General is captured`. */
export function headline(events: readonly GameEvent[], context: ReportContext, phase?: PhaseId): string {
  const said = (rows: readonly Clauses[]): readonly string[] => rows.flatMap((row) => events.flatMap((event) => clauseOf<EventType>(row, event, context)));
  const weighty = [...takings(events, context), ...said(clauses)];
  const found = weighty.length > 0 ? weighty : [...(phase === undefined ? [] : doings(events, context)), ...said(lesser)];
  return capital([...new Set(found)].slice(0, 2).join('; ') || (phase === undefined ? context.words.headline.quiet : context.words.headline.nothing[phase]));
}
