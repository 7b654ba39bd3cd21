import { canHit, spaceCombatDice, type DieSpec } from '../calc/combat.js';
import { leadersInFleet } from '../calc/board.js';
import { stackingCites } from '../calc/leaders-on.js';
import type { Citation, SeatId } from '../ids.js';
import { label, type Step, type TurnView } from '../step.js';
import { enemyIn, type Battle } from './battle.js';
import { sufferCasualties, type HitsOnFleet } from './casualties.js';
import { rollCombat } from './combat-roll.js';
import { damagedIn, strikeDamaged } from './direct-hit.js';

/** One round of a space battle: both sides roll at once, then the losses of both happen together or the attacker's first (R2.21). */
export function* spaceCombatRound(turn: TurnView, battle: Battle, round: number): Step<void> {
  const attack = yield* volley(turn, battle, { seat: battle.attacker, round });
  const defence = yield* volley(turn, battle, { seat: battle.defender, round });
  const onAttacker = hitsOn(battle, { seat: battle.attacker, round, hits: defence });
  const onDefender = hitsOn(battle, { seat: battle.defender, round, hits: attack });
  const before = damagedIn(turn, battle);
  if (turn.options['casualties.together']) {
    yield* sufferCasualties(turn, [onAttacker, onDefender]);
  } else {
    yield* sufferCasualties(turn, [onAttacker]);
    yield* sufferCasualties(turn, [onDefender]);
  }
  yield* strikeDamaged(turn, battle, { round, before });
}

/** Whether either fleet has a die that can hit; if not nobody can ever be destroyed (R2.30). */
export function canAnybodyHit(turn: TurnView, battle: Battle, round: number): boolean {
  return [battle.attacker, battle.defender].some((seat) => canHit(diceOf(turn, battle, { seat, round }), turn.rules));
}

/** Nothing changes the fleets between the two volleys, so that they are simultaneous. */
function* volley(turn: TurnView, battle: Battle, side: { readonly seat: SeatId; readonly round: number }): Step<number> {
  const { seat, round } = side;
  const roll = {
    label: label(battle.path, 'space-combat', round, seat), reason: 'space-combat', seat, against: enemyIn(battle, seat),
    system: battle.system, round, cites: citesOf(turn, battle, seat),
  } as const;
  return (yield* rollCombat(roll, diceOf(turn, battle, side))).hits;
}

function diceOf(turn: TurnView, battle: Battle, { seat, round }: { readonly seat: SeatId; readonly round: number }): readonly DieSpec[] {
  return spaceCombatDice(turn, { system: battle.system, seat, enemy: enemyIn(battle, seat), defends: seat === battle.defender, round });
}

function citesOf(turn: TurnView, battle: Battle, seat: SeatId): readonly Citation[] {
  const admirals = leadersInFleet(turn.state, battle.system, seat, 'admiral');
  return ['R2.21', ...(admirals.length > 0 ? turn.rules.leaders.admiral.extraDice.cites : []), ...stackingCites(turn.rules, admirals)];
}

function hitsOn(battle: Battle, { seat, round, hits }: { readonly seat: SeatId; readonly round: number; readonly hits: number }): HitsOnFleet {
  return {
    system: battle.system, seat, enemy: enemyIn(battle, seat), cause: 'space-battle', round, hits,
    question: label(battle.path, 'space-combat', round, 'casualties', seat),
  };
}
