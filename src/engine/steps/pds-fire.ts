import { piecesIn, seatsFrom } from '../calc/board.js';
import { canHit } from '../calc/combat.js';
import { batteriesInRange, pdsDice, type Battery } from '../calc/pds-range.js';
import { has } from '../calc/technology.js';
import { publicly } from '../events.js';
import type { SeatId, SystemId } from '../ids.js';
import type { QuestionOf } from '../questions.js';
import { ask, askAll, emit, label, type Step, type TurnView } from '../step.js';
import type { TacticalAction } from './action.js';
import { sufferCasualties } from './casualties.js';
import { rollCombat } from './combat-roll.js';

/** One seat's PDS against the ships of another in a system. */
type Fire = { readonly system: SystemId; readonly seat: SeatId; readonly target: SeatId; readonly batteries: readonly Battery[] };

/** First all enemy PDS in range may fire at the active player's ships, then his own at enemy ships in the system (R2.12); others' ships are no target (R2.14). */
export function* pdsFire(turn: TurnView, { seat, system }: TacticalAction): Step<void> {
  const others = seatsFrom(turn.state, seat).filter((other) => other !== seat);
  yield* enemiesFire(turn, others.flatMap((other) => fireOf(turn, { system, seat: other, target: seat })));
  yield* activePlayerFires(turn, others.flatMap((target) => fireOf(turn, { system, seat, target })));
}

/** All are asked at once, whether they fire; each in turn then fires at what is left. */
function* enemiesFire(turn: TurnView, fires: readonly Fire[]): Step<void> {
  const answers = yield* askAll(fires.map((fire) => question(fire, label(fire.system, 'pds', fire.seat))));
  for (const [index, fire] of fires.entries()) {
    if (answers[index] === 'hold') yield* holdFire(fire);
    else yield* fireAt(turn, fire);
  }
}

/** Each PDS shoots once (R2.13): with several enemies there, at the first that he does not spare. */
function* activePlayerFires(turn: TurnView, fires: readonly Fire[]): Step<void> {
  for (const [index, fire] of fires.entries()) {
    const path = label(fire.system, 'pds', fire.seat);
    const answer = yield* ask(question(fire, index === 0 ? path : label(path, 'at', fire.target)));
    if (answer === 'fire') return yield* fireAt(turn, fire);
  }
  const [spared] = fires;
  if (spared !== undefined) yield* holdFire(spared);
}

/** Nothing to say or ask where no PDS reaches a ship or none could hit. */
function fireOf(turn: TurnView, { system, seat, target }: Omit<Fire, 'batteries'>): readonly Fire[] {
  if (piecesIn(turn.state, system, target).length === 0) return [];
  const batteries = batteriesInRange(turn, { system, seat });
  return canHit(pdsDice(turn, batteries, target), turn.rules) ? [{ system, seat, target, batteries }] : [];
}

function question({ system, seat, target, batteries }: Fire, id: string): QuestionOf<'pds'> {
  const dice = batteries.reduce((sum, battery) => sum + battery.pds, 0);
  return { kind: 'pds', id, seat, params: { system, dice, target }, default: 'fire', cites: ['R2.12', 'R2.13'] };
}

/** The shots and the losses, which the owner of the ships picks (R2.15); no one returns fire. */
function* fireAt(turn: TurnView, fire: Fire): Step<void> {
  const { system, seat, target } = fire;
  if (piecesIn(turn.state, system, target).length === 0) return;
  const path = label(system, 'pds', seat);
  const roll = { label: path, reason: 'pds-ships', seat, against: target, system, cites: ['R2.12', 'R2.13'] } as const;
  const specs = pdsDice(turn, fire.batteries, target);
  const shots = yield* rollCombat(roll, specs);
  const missed = has(turn.state, turn.rules, { seat, effect: 'pdsReroll' }) ? shots.dice.flatMap((die, index) => (die.hit === true ? [] : index)) : [];
  // A re-rolled die keeps its first face for the record; the second one counts.
  const again = yield* rollCombat({ ...roll, label: label(path, 'reroll'), reason: 'reroll' }, missed.flatMap((index) => specs[index] ?? []), missed.map((index) => shots.dice[index]?.face));
  yield* sufferCasualties(turn, [{ system, seat: target, enemy: seat, cause: 'pds', round: 0, hits: shots.hits + again.hits, question: label(path, 'casualties', target) }]);
}

function* holdFire({ seat, batteries }: Fire): Step<void> {
  yield* emit(...batteries.map(({ planet }) => publicly('pds-silent', { planet, seat, why: 'held' }, ['R2.13'])));
}
