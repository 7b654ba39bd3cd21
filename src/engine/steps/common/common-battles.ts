import { piecesIn } from '../../calc/board.js';
import { influenceOrder } from '../../calc/influence-order.js';
import { movedIn } from '../../calc/withdrawals.js';
import { publicly } from '../../events.js';
import type { SeatId, SystemId } from '../../ids.js';
import { emit, label, together, type Step, type TurnView } from '../../step.js';
import type { Battle } from '../battle.js';
import { slipsAway } from '../card-retreat.js';
import { loseUnsupported } from '../fleet-supply.js';
import { canAnybodyHit, spaceCombatRound } from '../space-combat-round.js';
import { breakOff, fightOrRetreat } from './fight-or-retreat.js';
import { freeShots } from './free-shots.js';

/** S9.1: wherever ships of two races are, they fight. The battles of all systems go on side by side, so that one exchange of mails serves all. */
export function* fightAllBattles(turn: TurnView): Step<void> {
  const systems = Object.keys(turn.state.systems).filter((system) => partiesIn(turn, system).length > 1);
  yield* together(systems.map((system) => settleSystem(turn, system)));
}

/** RZ21: who was there fights the newcomers in influence order, then these fight among themselves, until one party is left. */
function* settleSystem(turn: TurnView, system: SystemId): Step<void> {
  const order = influenceOrder(turn.state, turn.rules);
  const fought: Battle[] = [];
  for (let pair = nextPair(turn, system, { order, fought }); pair !== undefined; pair = nextPair(turn, system, { order, fought })) {
    fought.push(pair);
    yield* fight(turn, pair);
  }
  // S5.3: Fighters without support die only when the fighting is over.
  for (const seat of order) yield* loseUnsupported(turn, { seat, system, path: system });
}

type Before = { readonly order: readonly SeatId[]; readonly fought: readonly Battle[] };

/** Two that have not fought each other yet; of several pairs the resident's, then that of the highest in influence order. */
function nextPair(turn: TurnView, system: SystemId, { order, fought }: Before): Battle | undefined {
  const here = partiesIn(turn, system);
  const came = (seat: SeatId): boolean => movedIn(turn.state, { seat, system });
  const ranked = [...order.filter((seat) => here.includes(seat) && !came(seat)), ...order.filter((seat) => here.includes(seat) && came(seat))];
  const pairs = ranked.flatMap((first, index) => ranked.slice(index + 1).map((second) => [first, second] as const));
  const open = pairs.find((pair) => !fought.some((battle) => pair.includes(battle.attacker) && pair.includes(battle.defender)));
  return open === undefined ? undefined : battleOf(turn, system, { pair: open, order, first: fought.length === 0 });
}

/** RZ17: who moved in attacks who stayed; did both move in, the later in influence order attacks; did neither, the earlier. */
function battleOf(turn: TurnView, system: SystemId, { pair, order, first }: { readonly pair: readonly [SeatId, SeatId]; readonly order: readonly SeatId[]; readonly first: boolean }): Battle {
  const [higher, lower] = order.indexOf(pair[0]) < order.indexOf(pair[1]) ? pair : [pair[1], pair[0]];
  // The later one, had he moved in at the table, would have been active last; a resident he attacks anyway.
  const attacker = movedIn(turn.state, { seat: lower, system }) ? lower : higher;
  const defender = attacker === higher ? lower : higher;
  const ships = Object.fromEntries(pair.map((seat) => [seat, piecesIn(turn.state, system, seat).length]));
  return { system, attacker, defender, ships, path: first ? system : label(system, 'battle', attacker, defender) };
}

/** S9.2, S9.3: the choice to fight or to leave, then rounds until one side is gone; after each the attacker may break off. */
function* fight(turn: TurnView, battle: Battle): Step<void> {
  const { system, attacker, defender } = battle;
  yield* emit(publicly('battle-opened', { system, attacker, defender }, ['S9.1', 'RZ17']));
  yield* fightOrRetreat(turn, battle); //     RZ19
  if (bothStand(turn, battle)) yield* freeShots(turn, battle); // S8.8
  for (let round = 1; bothStand(turn, battle) && canAnybodyHit(turn, battle, round); round += 1) {
    yield* emit(publicly('battle-round-opened', { system, round }, ['S9.2']));
    if (yield* slipsAway(turn, battle, round)) break; // S9.5, B44
    yield* spaceCombatRound(turn, battle, round);
    if (bothStand(turn, battle)) yield* breakOff(turn, battle, round + 1);
  }
  const left = [attacker, defender].filter((seat) => partiesIn(turn, system).includes(seat));
  const [winner] = left;
  yield* emit(publicly('battle-closed', { system, ...(winner === undefined || left.length > 1 ? {} : { winner }) }, ['S9.3']));
}

function bothStand(turn: TurnView, { system, attacker, defender }: Battle): boolean {
  const here = partiesIn(turn, system);
  return here.includes(attacker) && here.includes(defender);
}

function partiesIn({ state }: TurnView, system: SystemId): readonly SeatId[] {
  return state.seatOrder.filter((seat) => piecesIn(state, system, seat).length > 0);
}
