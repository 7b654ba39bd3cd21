import { shipKinds, type SeatId } from '../../engine/ids.js';
import type { GameState, Leader, Piece } from '../../engine/state.js';
import { leadersOn, present } from '../../map/contents.js';
import type { GameWords } from './game-words.js';

export type OwnView = {
  readonly counters: string; readonly tradeGoods: number; readonly technologies: readonly string[];
  readonly fleets: readonly { readonly system: string; readonly ships: readonly string[] }[];
  readonly planets: readonly { readonly name: string; readonly system: string; readonly values: string; readonly exhausted: boolean; readonly forces: string; readonly dock: boolean; readonly leaders: string }[];
  readonly leaders: readonly { readonly title: string; readonly where: string }[];
};

/** What belongs to a seat, in words that orders understand. */
export function ownView(state: GameState, seat: SeatId, words: GameWords): OwnView {
  const { n } = words;
  const own = state.seats[seat];
  const pieces = Object.values(state.pieces).filter((piece) => piece.seat === seat);
  const systems = [...new Set(pieces.map(({ system }) => system))].sort((left, right) => Number(left) - Number(right));
  return {
    counters: own === undefined ? '' : `${own.counters.command} / ${own.counters.strategy} / ${own.counters.fleet}`,
    tradeGoods: own?.tradeGoods ?? 0,
    technologies: (own?.technologies ?? []).map((id) => n.technology(id)),
    fleets: systems.map((system) => ({ system: n.system(system), ships: shipLines(state, pieces.filter((piece) => piece.system === system), words) })),
    planets: Object.values(state.planets).filter(({ owner }) => owner === seat).map((planet) => ({
      name: planet.name, system: planet.system, values: `${planet.resources}/${planet.influence}`, exhausted: planet.exhausted, dock: planet.dock !== undefined,
      forces: n.forces(planet.forces[seat] ?? {}), leaders: leadersOn(state, planet.id).map((leader) => (leader.seat === seat ? n.leaderTitle(leader.id) : n.leader(leader.id))).join(', '),
    })),
    leaders: Object.values(state.leaders).filter((leader) => leader.seat === seat || (leader.at.on === 'captive' && leader.at.captor === seat)).map((leader) => leaderLine(leader, seat, words)),
  };
}

function leaderLine(leader: Leader, seat: SeatId, { n }: GameWords): OwnView['leaders'][number] {
  return { title: leader.seat === seat ? n.leaderTitle(leader.id) : n.leader(leader.id), where: n.where(leader.at) };
}

/** The biggest first; Fighters are counted, other ships are named. */
function shipLines(state: GameState, pieces: readonly Piece[], { n, t }: GameWords): readonly string[] {
  const named = pieces.filter(({ kind }) => kind !== 'fighter').sort((left, right) => shipKinds.indexOf(right.kind) - shipKinds.indexOf(left.kind) || left.number - right.number);
  const fighters = pieces.length - named.length;
  const lines = named.map((piece) => {
    const leaders = Object.values(state.leaders).filter(({ at }) => at.on === 'piece' && at.piece === piece.id).map(({ id }) => n.leaderTitle(id));
    const aboard = [...(present(piece.cargo).length === 0 ? [] : [n.forces(piece.cargo)]), ...leaders, ...(piece.damaged ? [t.map.damaged] : [])];
    return `${n.piece(piece.id)}${aboard.length === 0 ? '' : ` (${aboard.join(', ')})`}`;
  });
  return fighters === 0 ? lines : [...lines, n.units('fighter', fighters)];
}
