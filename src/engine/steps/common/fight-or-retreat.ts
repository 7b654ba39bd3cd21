import { piecesIn } from '../../calc/board.js';
import { admiralHolds } from '../../calc/retreats.js';
import { freeRetreatsOf, withdrawalsOf } from '../../calc/withdrawals.js';
import { publicly } from '../../events.js';
import type { SeatId, SystemId } from '../../ids.js';
import { refuse } from '../../problems.js';
import type { QuestionOf } from '../../questions.js';
import { askAll, emit, label, type Step, type TurnView } from '../../step.js';
import { enemyIn, type Battle } from '../battle.js';
import { loseUnsupported } from '../fleet-supply.js';
import { strengthOf } from '../retreat.js';
import { voidOrder } from './void-order.js';

type Leaving = { readonly seat: SeatId; readonly round: number; readonly as: 'withdrawal' | 'retreat'; readonly options: readonly SystemId[] };

/** RZ19: before the first exchange each side says, sealed from the other, whether it fights or leaves. */
export function* fightOrRetreat(turn: TurnView, battle: Battle): Step<void> {
  const attacker: Leaving = { seat: battle.attacker, round: 1, as: 'withdrawal', options: withdrawalsOf(turn.state, { seat: battle.attacker, from: battle.system }) };
  const free = freeRetreatsOf(turn.state, { seat: battle.defender, from: battle.system });
  const options = (yield* isHeldByAdmiral(turn, battle, free)) ? [] : free;
  yield* askAndLeave(turn, battle, [attacker, { seat: battle.defender, round: 1, as: 'retreat', options }]);
}

/** S9.3: after an exchange the attacker alone may break off. */
export function* breakOff(turn: TurnView, battle: Battle, round: number): Step<void> {
  const seat = battle.attacker;
  yield* askAndLeave(turn, battle, [{ seat, round, as: 'withdrawal', options: withdrawalsOf(turn.state, { seat, from: battle.system }) }]);
}

/** B44 bans the card; whether an Admiral holds a fleet before the first exchange too is an option. */
function* isHeldByAdmiral(turn: TurnView, battle: Battle, options: readonly SystemId[]): Step<boolean> {
  if (!turn.options['admiral.bansFreeRetreat'] || !admiralHolds(turn.state, battle)) return false;
  const cites = [...turn.rules.leaders.admiral.retreat.cites, 'admiral.bansFreeRetreat'];
  if (options.length > 0) yield* emit(publicly('retreat-banned', { seat: battle.defender, by: battle.attacker, system: battle.system }, cites));
  return true;
}

/** Who has nowhere to go is not asked; who leaves goes at once, with all his ships (S9.4). */
function* askAndLeave(turn: TurnView, battle: Battle, sides: readonly Leaving[]): Step<void> {
  const free = sides.filter(({ options }) => options.length > 0);
  const answers = yield* askAll(free.map((side) => question(turn, battle, side)));
  for (const [index, side] of free.entries()) {
    const to = answers[index]?.to ?? null;
    if (to !== null) yield* leave(turn, battle, { ...side, to });
  }
}

function question(turn: TurnView, battle: Battle, { seat, round, as, options }: Leaving): QuestionOf<'retreat'> {
  const cites = as === 'withdrawal' ? ['S9.3', 'RZ19', 'RZ20'] : ['RZ19', ...(admiralHolds(turn.state, battle) ? [...turn.rules.leaders.admiral.retreat.cites, 'admiral.bansFreeRetreat'] : [])];
  return {
    kind: 'retreat', id: label(battle.path, 'space-combat', round, 'retreat', seat), seat, cites, default: { to: null },
    params: { system: battle.system, round, as, atOnce: true, options, enemy: enemyIn(battle, seat), ...strengthOf(turn, battle, seat) },
  };
}

/** A place that another fleet has reached in the meantime is closed: then the fleet stays and fights (RZ20). */
function* leave(turn: TurnView, battle: Battle, { seat, as, to }: Leaving & { readonly to: SystemId }): Step<void> {
  const query = { seat, from: battle.system };
  const open = as === 'withdrawal' ? withdrawalsOf(turn.state, query) : freeRetreatsOf(turn.state, query);
  if (!open.includes(to)) return yield* voidOrder(seat, 'retreat', refuse('retreat-illegal', { system: to, why: 'enemy-ships' }, ['RZ20']));
  const pieces = piecesIn(turn.state, battle.system, seat).map((piece) => piece.id);
  yield* emit(publicly('fleet-retreated', { seat, pieces, from: battle.system, to }, [as === 'withdrawal' ? 'RZ20' : 'RZ19', 'S9.4']));
  yield* loseUnsupported(turn, { seat, system: to, path: label(battle.path, 'retreat') });
}
