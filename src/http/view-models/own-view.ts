import { shipKinds, type SeatId } from '../../engine/ids.js';
import type { GameState, Leader, Piece, Seat } from '../../engine/state.js';
import { leadersOn, present } from '../../map/contents.js';
import type { GameWords } from './game-words.js';

export type OwnView = {
  readonly facts: readonly { readonly name: string; readonly value: string }[]; readonly technologies: readonly string[];
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
    facts: own === undefined ? [] : holdings(own, words),
    technologies: (own?.technologies ?? []).map((id) => n.technology(id)),
    fleets: systems.map((system) => ({ system: n.system(system), ships: shipLines(state, pieces.filter((piece) => piece.system === system), words) })),
    planets: Object.values(state.planets).filter(({ owner }) => owner === seat).map((planet) => ({
      name: planet.name, system: planet.system, values: `${planet.resources}/${planet.influence}`, exhausted: planet.exhausted, dock: planet.dock !== undefined,
      forces: n.forces(planet.forces[seat] ?? {}), leaders: leadersOn(state, planet.id).map((leader) => (leader.seat === seat ? n.leaderTitle(leader.id) : n.leader(leader.id))).join(', '),
    })),
    leaders: Object.values(state.leaders).filter((leader) => leader.seat === seat || (leader.at.on === 'captive' && leader.at.captor === seat)).map((leader) => leaderLine(leader, seat, words)),
  };
}

/** What a seat has at hand: counters and trade goods, or where all seats order at once its credits and what it has bought. */
function holdings({ counters, tradeGoods, credits = 0, purchases = [] }: Seat, { t, n, common }: GameWords): OwnView['facts'] {
  if (!common) return [{ name: t.seat.counters, value: `${counters.command} / ${counters.strategy} / ${counters.fleet}` }, { name: t.seat.tradeGoods, value: String(tradeGoods) }];
  const bought = purchases.map(({ planet, kind, count }) => `${n.units(kind, count)} (${n.planet(planet)})`);
  return [{ name: t.seat.credits, value: String(credits) }, ...(bought.length === 0 ? [] : [{ name: t.seat.purchases, value: bought.join(', ') }])];
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
