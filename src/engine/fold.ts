import { leaderOf, pieceOf, planetOf, seatOf, systemOf } from './calc/board.js';
import { minus, plus } from './calc/forces.js';
import { applyChange } from './apply-change.js';
import type { EventOf, GameEvent } from './events.js';
import type { CardId, LeaderId, PieceId, PlanetId, SeatId, SystemId } from './ids.js';
import type { Forces, GameState, Leader, LeaderPlace, Piece, Planet, Purchase, Seat, System } from './state.js';

/** The state after an event: the only way a state changes. It knows no rules; a fact that does not fit the state throws. */
export function fold(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'game-opened': return event.state;
    case 'round-opened': return { ...state, round: event.round, action: 0 };
    case 'turn-opened': return openTurn(state, event);
    case 'seat-passed': return setSeat(state, event.seat, { passed: true });
    case 'system-activated': return activate(state, event);
    case 'leader-boarded': return place(state, event.leader, { on: 'piece', piece: event.to });
    case 'forces-boarded': return changeCargo(takeFrom(state, event.planet, event.seat, event.forces), event.piece, event.forces, 1);
    case 'fleet-moved': return moveFleet(state, event);
    case 'fleet-retreated': return movePieces(state, event.pieces, event.to);
    case 'piece-damaged': return setPiece(state, event.piece, { damaged: true });
    case 'piece-repaired': return setPiece(state, event.piece, { damaged: false });
    case 'piece-lost': return removePiece(state, event.piece);
    case 'forces-lost': return 'planet' in event.at ? takeFrom(state, event.at.planet, event.seat, event.forces) : changeCargo(state, event.at.piece, event.forces, -1);
    case 'forces-landed': return event.from.reduce((now, part) => addTo(changeCargo(now, part.piece, part.forces, -1), event.planet, event.seat, part.forces), state);
    case 'forces-returned': return event.to.reduce((now, part) => changeCargo(takeFrom(now, event.planet, event.seat, part.forces), part.piece, part.forces, 1), state);
    case 'leader-landed': return place(state, event.leader, { on: 'planet', planet: event.planet });
    case 'leader-returned': return place(state, event.leader, { on: 'piece', piece: event.to });
    case 'diplomat-delayed': return setLeader(setPlanet(state, event.planet, { diplomatRound: event.round }), event.leader, { usedRound: event.round });
    case 'planet-taken': return setPlanet(state, event.planet, { owner: event.by, ownedSince: event.round, exhausted: event.ready !== true });
    case 'structure-destroyed': return removeStructure(state, event);
    case 'structure-captured': return captureStructure(state, event);
    case 'leader-killed': return place(state, event.leader, { on: 'out', how: outBy(event.cause) });
    case 'leader-captured': return place(state, event.leader, { on: 'captive', captor: event.by, since: state.turn });
    case 'leader-escaped':
    case 'leader-freed': return place(state, event.leader, { on: 'planet', planet: event.to });
    case 'captive-passed': return place(state, event.leader, { on: 'captive', captor: event.to, since: state.turn });
    case 'units-built': return build(state, event);
    case 'paid': return pay(state, event);
    case 'counters-returned': return returnCounters(state, event);
    case 'planets-refreshed': return event.planets.reduce((now, planet) => setPlanet(now, planet, { exhausted: false }), state);
    case 'planet-lost': return loseMarker(state, event.planet);
    case 'income-received': return setSeat(state, event.seat, { credits: (seatOf(state, event.seat).credits ?? 0) + event.credits });
    case 'credits-paid': return setSeat(state, event.seat, { credits: (seatOf(state, event.seat).credits ?? 0) - event.credits });
    case 'units-bought': return buy(state, event);
    case 'units-placed': return putOnBoard(state, event);
    case 'purchases-settled': return setSeat(state, event.seat, { purchases: [] });
    case 'leader-in-limbo': return place(state, event.leader, { on: 'limbo' });
    case 'card-played': return giveUpCard(state, event.seat, event.card);
    case 'card-cancelled': return 'card' in event.means ? giveUpCard(state, event.by, event.means.card) : state;
    case 'domain-revealed': return turnUp(state, event.at);
    case 'technology-researched': return setSeat(state, event.seat, { technologies: [...seatOf(state, event.seat).technologies, event.technology] });
    case 'counter-spent': return spendCounter(state, event);
    case 'structure-placed': return setPlanet(state, event.planet, { dock: { builtRound: event.round } });
    case 'corrected': return event.changes.reduce(applyChange, state);
    case 'turn-closed': case 'order-void': case 'passage-decided': case 'dice-rolled': case 'battle-opened': case 'battle-round-opened':
    case 'retreat-banned': case 'retreat-announced': case 'battle-closed': case 'invasion-opened': case 'bombardment-refused': case 'pds-silent':
    case 'invasion-round-opened': case 'invasion-repelled': case 'leader-stays': case 'captive-kept': case 'diplomat-silent':
      return state;
  }
}

function openTurn(state: GameState, event: EventOf<'turn-opened'>): GameState {
  const { active: _before, ...rest } = state;
  return { ...rest, turn: event.turn, action: event.action, phase: event.phase, ...(event.seat === undefined ? {} : { active: event.seat }) };
}

function activate(state: GameState, event: EventOf<'system-activated'>): GameState {
  const seat = seatOf(state, event.seat);
  const counters = { ...seat.counters, command: seat.counters.command - 1 };
  return setSystem(setSeat(state, event.seat, { counters }), event.system, { counters: [...systemOf(state, event.system).counters, event.seat] });
}

function moveFleet(state: GameState, { pieces, path }: EventOf<'fleet-moved'>): GameState {
  const system = last(path);
  const before = path.at(-2);
  const came = before === undefined ? {} : { cameFrom: { system: before, round: state.round } };
  return pieces.reduce((now, piece) => setPiece(now, piece, { system, ...came }), state);
}

function movePieces(state: GameState, pieces: readonly PieceId[], system: SystemId): GameState {
  return pieces.reduce((now, piece) => setPiece(now, piece, { system }), state);
}

function removePiece(state: GameState, id: PieceId): GameState {
  const { [id]: lost, ...pieces } = state.pieces;
  if (lost === undefined) throw new Error(`there is no piece ${id}`);
  return { ...state, pieces };
}

function removeStructure(state: GameState, event: EventOf<'structure-destroyed'>): GameState {
  const planet = planetOf(state, event.planet);
  switch (event.structure) {
    case 'pds': return takeFrom(state, event.planet, event.seat, { pds: event.count });
    case 'space-dock': { const { dock: _dock, ...rest } = planet; return replacePlanet(state, rest); }
    case 'colony': case 'refinery': { const { facility: _facility, ...rest } = planet; return replacePlanet(state, rest); }
  }
}

/** A captured dock counts as built this round (A62). */
function captureStructure(state: GameState, event: EventOf<'structure-captured'>): GameState {
  switch (event.structure) {
    case 'pds': return addTo(takeFrom(state, event.planet, event.from, { pds: event.count }), event.planet, event.by, { pds: event.count });
    case 'space-dock': return setPlanet(state, event.planet, { dock: { builtRound: event.round } });
    case 'colony': case 'refinery': return setPlanet(state, event.planet, { facility: event.structure });
  }
}

function outBy(cause: EventOf<'leader-killed'>['cause']): 'killed' | 'executed' | 'sacrificed' {
  return cause === 'executed' || cause === 'sacrificed' ? cause : 'killed';
}

function build(state: GameState, event: EventOf<'units-built'>): GameState {
  const withForces = addUnits(state, event);
  if (event.dock) return setPlanet(withForces, event.planet, { dock: { builtRound: event.round } });
  const dock = planetOf(withForces, event.planet).dock;
  return dock === undefined ? withForces : setPlanet(withForces, event.planet, { dock: { ...dock, usedRound: event.round } });
}

function addUnits(state: GameState, event: EventOf<'units-built'> | EventOf<'units-placed'>): GameState {
  const system = planetOf(state, event.planet).system;
  const built = event.pieces.map((piece): Piece => ({ ...piece, seat: event.seat, system, damaged: false, cargo: {} }));
  const withPieces = { ...state, pieces: { ...state.pieces, ...Object.fromEntries(built.map((piece) => [piece.id, piece])) } };
  return addTo(withPieces, event.planet, event.seat, event.forces);
}

function buy(state: GameState, event: EventOf<'units-bought'>): GameState {
  const seat = seatOf(state, event.seat);
  const bought = event.units.map((unit): Purchase => ({ ...unit, planet: event.planet }));
  return setSeat(state, event.seat, { credits: (seat.credits ?? 0) - event.cost, purchases: [...(seat.purchases ?? []), ...bought] });
}

function putOnBoard(state: GameState, event: EventOf<'units-placed'>): GameState {
  const withUnits = addUnits(state, event);
  return event.dock ? setPlanet(withUnits, event.planet, { dock: { builtRound: event.round } }) : withUnits;
}

function loseMarker(state: GameState, id: PlanetId): GameState {
  const { owner: _owner, ...planet } = planetOf(state, id);
  return replacePlanet(state, planet);
}

function pay(state: GameState, event: EventOf<'paid'>): GameState {
  const seat = seatOf(state, event.seat);
  const paid = setSeat(state, event.seat, { tradeGoods: seat.tradeGoods - event.tradeGoods });
  return event.planets.reduce((now, planet) => setPlanet(now, planet, { exhausted: true }), paid);
}

/** Counters come back to the pool, and who had passed may act again. */
function returnCounters(state: GameState, event: EventOf<'counters-returned'>): GameState {
  const seat = seatOf(state, event.seat);
  const counters = { ...seat.counters, command: seat.counters.command + event.systems.length };
  return event.systems.reduce(
    (now, system) => setSystem(now, system, { counters: systemOf(now, system).counters.filter((other) => other !== event.seat) }),
    setSeat(state, event.seat, { counters, passed: false }),
  );
}

/** A card leaves the hand; an open one stays where it lies. In a state that hides the hand its size shrinks. */
function giveUpCard(state: GameState, id: SeatId, card: CardId): GameState {
  const { hand = [], handSize = 0, openCards = [] } = seatOf(state, id);
  const at = hand.indexOf(card);
  if (at >= 0) return setSeat(state, id, { hand: hand.filter((_, index) => index !== at) });
  if (openCards.includes(card)) return state;
  if (handSize > 0) return setSeat(state, id, { handSize: handSize - 1 });
  throw new Error(`${id} does not hold ${card}`);
}

function turnUp(state: GameState, at: EventOf<'domain-revealed'>['at']): GameState {
  if ('planet' in at) {
    const { domain: _domain, ...planet } = planetOf(state, at.planet);
    return replacePlanet(state, planet);
  }
  const { domain: _domain, ...system } = systemOf(state, at.system);
  return { ...state, systems: { ...state.systems, [at.system]: system } };
}

function spendCounter(state: GameState, { seat: id, pool, system }: EventOf<'counter-spent'>): GameState {
  const { counters } = seatOf(state, id);
  if (counters[pool] < 1) throw new Error(`${id} has no ${pool} counter`);
  const spent = setSeat(state, id, { counters: { ...counters, [pool]: counters[pool] - 1 } });
  return system === undefined ? spent : setSystem(spent, system, { counters: [...systemOf(spent, system).counters, id] });
}

// --- small setters: each replaces one thing of the state ---

function setSeat(state: GameState, id: SeatId, change: Partial<Seat>): GameState {
  return { ...state, seats: { ...state.seats, [id]: { ...seatOf(state, id), ...change } } };
}
function setSystem(state: GameState, id: SystemId, change: Partial<System>): GameState {
  return { ...state, systems: { ...state.systems, [id]: { ...systemOf(state, id), ...change } } };
}
function setPlanet(state: GameState, id: PlanetId, change: Partial<Planet>): GameState {
  return replacePlanet(state, { ...planetOf(state, id), ...change });
}
function replacePlanet(state: GameState, planet: Planet): GameState {
  return { ...state, planets: { ...state.planets, [planet.id]: planet } };
}
function setPiece(state: GameState, id: PieceId, change: Partial<Piece>): GameState {
  return { ...state, pieces: { ...state.pieces, [id]: { ...pieceOf(state, id), ...change } } };
}
function setLeader(state: GameState, id: LeaderId, change: Partial<Leader>): GameState {
  return { ...state, leaders: { ...state.leaders, [id]: { ...leaderOf(state, id), ...change } } };
}
function place(state: GameState, id: LeaderId, at: LeaderPlace): GameState {
  return setLeader(state, id, { at });
}
function changeCargo(state: GameState, id: PieceId, forces: Forces, sign: 1 | -1): GameState {
  const { cargo } = pieceOf(state, id);
  return setPiece(state, id, { cargo: sign === 1 ? plus(cargo, forces) : minus(cargo, forces) });
}
function addTo(state: GameState, id: PlanetId, seat: SeatId, forces: Forces): GameState {
  const planet = planetOf(state, id);
  return setForces(state, planet, seat, plus(planet.forces[seat] ?? {}, forces));
}
function takeFrom(state: GameState, id: PlanetId, seat: SeatId, forces: Forces): GameState {
  const planet = planetOf(state, id);
  return setForces(state, planet, seat, minus(planet.forces[seat] ?? {}, forces));
}
function setForces(state: GameState, planet: Planet, seat: SeatId, forces: Forces): GameState {
  const { [seat]: _old, ...others } = planet.forces;
  return setPlanet(state, planet.id, { forces: Object.keys(forces).length === 0 ? others : { ...others, [seat]: forces } });
}
function last(path: readonly SystemId[]): SystemId {
  const system = path[path.length - 1];
  if (system === undefined) throw new Error('a path without an end');
  return system;
}
