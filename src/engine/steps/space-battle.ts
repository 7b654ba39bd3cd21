import { piecesIn, seatsFrom } from '../calc/board.js';
import { publicly } from '../events.js';
import type { SeatId } from '../ids.js';
import { emit, label, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { barrage } from './barrage.js';
import { enemyIn, type Battle } from './battle.js';
import { slipsAway } from './card-retreat.js';
import { loseUnsupported } from './fleet-supply.js';
import { loseShips } from './leader-fates.js';
import { leavesBeforeBattle } from './leave-before-battle.js';
import { preCombatShots } from './pre-combat.js';
import { announceRetreat, breakStalemate, leaveBattle, type Retreat } from './retreat.js';
import { canAnybodyHit, spaceCombatRound } from './space-combat-round.js';

/**
 * The active player attacks whoever has ships in the activated system (R2.18). No source says what several enemies there do,
 * who do not fight each other (R2.14): the attacker fights them one after another, in order of play from his seat on.
 */
export function* spaceBattle(turn: TurnView, action: TacticalAction): Step<void> {
  const others = seatsFrom(turn.state, action.seat).filter((seat) => seat !== action.seat);
  const defenders = others.filter((seat) => hasShips(turn, action, seat));
  for (const [index, defender] of defenders.entries()) {
    if (hasShips(turn, action, action.seat)) yield* fight(turn, openBattle(turn, action, { defender, first: index === 0 }));
  }
  // Fighters without support die only now, after the battle (R2.29); also those whose Carrier fell to PDS before any battle.
  for (const seat of [action.seat, ...others]) yield* loseUnsupported(turn, { seat, system: action.system, path: action.system });
}

function openBattle(turn: TurnView, { seat: attacker, system }: TacticalAction, { defender, first }: { readonly defender: SeatId; readonly first: boolean }): Battle {
  const ships = Object.fromEntries([attacker, defender].map((seat) => [seat, piecesIn(turn.state, system, seat).length]));
  return { system, attacker, defender, ships, path: first ? system : label(system, 'against', defender) };
}

/** Barrage and other shots, then rounds until one side at most has ships or a fleet leaves (R2.20-R2.22, R2.29). */
function* fight(turn: TurnView, battle: Battle): Step<void> {
  const { system, attacker, defender } = battle;
  yield* emit(publicly('battle-opened', { system, attacker, defender }, ['R2.18']));
  if (yield* leavesBeforeBattle(turn, battle)) return yield* closeBattle(turn, battle); // A60, R2.28
  yield* barrage(turn, battle); //                                                          R2.20
  yield* preCombatShots(turn, battle); //                                                   R2.19, A59
  for (let round = 1; bothStand(turn, battle); round += 1) {
    const leaving = canAnybodyHit(turn, battle, round) ? yield* fightRound(turn, battle, round) : yield* endStalemate(turn, battle, round);
    // An announced retreat is compulsory, unless no enemy is left or nobody to leave (R2.22).
    if (leaving !== undefined && bothStand(turn, battle)) yield* leaveBattle(turn, battle, leaving);
  }
  yield* closeBattle(turn, battle);
}

function* fightRound(turn: TurnView, battle: Battle, round: number): Step<Retreat | undefined> {
  yield* emit(publicly('battle-round-opened', { system: battle.system, round }, ['R2.21']));
  if (yield* slipsAway(turn, battle, round)) return undefined;
  const leaving = yield* announceRetreat(turn, battle, round);
  yield* spaceCombatRound(turn, battle, round);
  return leaving;
}

/** A fleet that may not or will not leave a battle that nobody can win is destroyed (R2.30). */
function* endStalemate(turn: TurnView, battle: Battle, round: number): Step<Retreat | undefined> {
  const leaving = yield* breakStalemate(turn, battle, round);
  if (leaving !== undefined) return leaving;
  const { system, attacker } = battle;
  const losses = piecesIn(turn.state, system, attacker).map((piece) => ({ piece: piece.id, cause: 'space-battle' as const, opponent: enemyIn(battle, attacker) }));
  yield* loseShips(turn, { system, path: system, losses });
  return undefined;
}

function* closeBattle(turn: TurnView, battle: Battle): Step<void> {
  const { system, attacker, defender } = battle;
  const winner = [attacker, defender].find((seat) => hasShips(turn, battle, seat));
  yield* emit(publicly('battle-closed', { system, ...(winner === undefined ? {} : { winner }) }, ['R2.29']));
}

function bothStand(turn: TurnView, battle: Battle): boolean {
  return hasShips(turn, battle, battle.attacker) && hasShips(turn, battle, battle.defender);
}
function hasShips(turn: TurnView, { system }: { readonly system: string }, seat: SeatId): boolean {
  return piecesIn(turn.state, system, seat).length > 0;
}
