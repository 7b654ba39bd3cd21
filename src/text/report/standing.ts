import type { GameEvent } from '../../engine/events.js';
import type { Piece, Planet } from '../../engine/state.js';
import { shipKinds, type SystemId } from '../../engine/ids.js';
import type { Field } from '../document.js';
import type { ReportContext } from './context.js';

/** Systems that the turn was about, in the order in which the story comes to them. */
export function touchedSystems(events: readonly GameEvent[], { after }: ReportContext): readonly SystemId[] {
  const systems = events.flatMap((event): readonly SystemId[] => {
    switch (event.type) {
      case 'system-activated': case 'battle-opened': return [event.system];
      case 'fleet-retreated': return [event.to];
      case 'planet-taken': case 'invasion-opened': return [after.planets[event.planet]?.system ?? ''];
      default: return [];
    }
  });
  return [...new Set(systems)].filter((system) => after.systems[system] !== undefined);
}

/** Who stands where in a system: each fleet, then each planet. */
export function systemField(system: SystemId, context: ReportContext): Field {
  const { after, n, words } = context;
  const pieces = Object.values(after.pieces).filter((piece) => piece.system === system);
  const fleets = after.seatOrder.flatMap((seat) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    return own.length === 0 ? [] : [`${n.seat(seat)}: ${fleetWords(own, context)}`];
  });
  const planets = (after.systems[system]?.planets ?? []).flatMap((id) => after.planets[id] ?? []).map((planet) => planetWords(planet, context));
  return { label: words.nowIn(system), lines: [...(fleets.length === 0 ? [words.emptySystem] : fleets), ...planets] };
}

/** `Dreadnought 1, damaged (Admiral aboard), Carrier 1 (2 ground forces aboard), 2 fighters`: the largest first. */
export function fleetWords(pieces: readonly Piece[], context: ReportContext): string {
  const { n } = context;
  const ships = pieces.filter((piece) => piece.kind !== 'fighter' || aboard(piece, context) !== '' || piece.damaged);
  const fighters = pieces.length - ships.length;
  const bySize = [...ships].sort((a, b) => shipKinds.indexOf(b.kind) - shipKinds.indexOf(a.kind) || a.number - b.number);
  return [...bySize.map((piece) => shipWords(piece, context)), ...(fighters === 0 ? [] : [n.tally('fighter', fighters)])].join(', ');
}

function aboard(piece: Piece, { after, n }: ReportContext): string {
  const forces = n.tallies(piece.cargo);
  const leaders = Object.values(after.leaders).filter((leader) => leader.at.on === 'piece' && leader.at.piece === piece.id).map((leader) => n.leaderTitle(leader.id));
  return [...(forces === '' ? [] : [forces]), ...leaders].join(', ');
}

function shipWords(piece: Piece, context: ReportContext): string {
  const { n, words } = context;
  const name = piece.damaged ? `${n.piece(piece.id)}, ${words.damagedMark}` : n.piece(piece.id);
  const load = aboard(piece, context);
  return load === '' ? name : words.withLeaders(name, load);
}

/** `Abyz - Letnev: 1 ground force and General; exhausted` */
export function planetWords(planet: Planet, context: ReportContext): string {
  const { after, n, words } = context;
  const seats = after.seatOrder.filter((seat) => planet.forces[seat] !== undefined || planet.owner === seat);
  const leaders = Object.values(after.leaders).filter((leader) => leader.at.on === 'planet' && leader.at.planet === planet.id);
  const parts = seats.flatMap((seat) => {
    const forces = n.tallies(planet.forces[seat] ?? {});
    const named = leaders.filter((leader) => leader.seat === seat).map((leader) => n.leaderTitle(leader.id));
    const built = planet.owner !== seat ? [] : [...(planet.dock === undefined ? [] : [n.kind('space-dock')]), ...(planet.facility === undefined ? [] : [n.structure(planet.facility, 1)])];
    const all = [...(forces === '' ? [] : [forces]), ...built, ...named].join(', ');
    return all === '' ? [] : [seats.length > 1 ? `${n.seat(seat)} ${all}` : all];
  });
  const owner = planet.owner === undefined ? words.neutral : n.seat(planet.owner);
  return `${n.planet(planet.id)} - ${owner}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}${planet.exhausted ? ` (${words.exhaustedMark})` : ''}`;
}
