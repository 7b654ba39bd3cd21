import { citesOf, readDice, type DieSpec } from '../calc/combat.js';
import { groundDice, isOnFoot, mostRerolls, neededFace, type GroundSide } from '../calc/ground-combat.js';
import { forcesOn } from '../calc/board.js';
import { groundUnits } from '../calc/forces.js';
import type { Die } from '../dice.js';
import { publicly } from '../events.js';
import type { PlanetId, SeatId } from '../ids.js';
import type { QuestionOf } from '../questions.js';
import { askAll, emit, label, rollFaces, type Step, type TurnView } from '../step.js';
import { loseGroundUnits, type GroundHits } from './ground-losses.js';

export type GroundFight = { readonly planet: PlanetId; readonly invader: SeatId; readonly defender: SeatId };
type Rolled = { readonly side: GroundSide; readonly specs: readonly DieSpec[]; readonly dice: readonly Die[] };

/** R2.39: both sides roll a die a ground unit, Generals re-roll (A65, A66), then both lose at once; nobody may leave. */
export function* groundCombatRound(turn: TurnView, { planet, invader, defender }: GroundFight, round: number): Step<void> {
  yield* emit(publicly('invasion-round-opened', { planet, round }, ['R2.39']));
  const attack = yield* rollSide(turn, { planet, round, seat: invader, enemy: defender, side: 'attacker' });
  const defence = yield* rollSide(turn, { planet, round, seat: defender, enemy: invader, side: 'defender' });
  const [attackDice = [], defenceDice = []] = yield* rerolls(turn, [attack, defence]);
  const path = label(planet, 'invasion-combat', round);
  const invaders: GroundHits = { planet, round, path, seat: invader, enemy: defender, hits: hitsOf(defenceDice), cause: 'invasion', cites: ['R2.39'] };
  const defenders: GroundHits = { ...invaders, seat: defender, enemy: invader, hits: hitsOf(attackDice) };
  if (turn.options['casualties.together']) return yield* loseGroundUnits(turn, [invaders, defenders]);
  yield* loseGroundUnits(turn, [invaders]);
  yield* loseGroundUnits(turn, [defenders]);
}

function* rollSide(turn: TurnView, side: GroundSide): Step<Rolled> {
  const specs = groundDice(turn, side);
  const { planet, round, seat, enemy } = side;
  const name = label(planet, 'invasion-combat', round, seat);
  const { dice, hits } = readDice(yield* rollFaces({ label: name, reason: 'invasion-combat', count: specs.length }), specs);
  yield* emit(publicly('dice-rolled', { label: name, reason: 'invasion-combat', seat, against: enemy, planet, round, dice, hits }, ['R2.39', ...citesOf(specs)]));
  return { side, specs, dice };
}

/** After both have rolled (R4.G2): each die once, the second value stands, no die of the opponent's. Returns the dice as they stand. */
function* rerolls(turn: TurnView, sides: readonly Rolled[]): Step<readonly (readonly Die[])[]> {
  const questions = sides.flatMap((rolled) => rerollQuestion(turn, rolled) ?? []);
  const answers = yield* askAll(questions);
  const standing: (readonly Die[])[] = [];
  for (const rolled of sides) {
    const index = questions.findIndex((question) => question.seat === rolled.side.seat);
    const question = questions[index];
    const chosen = question === undefined ? [] : legalRerolls(question.params, answers[index]?.dice ?? []);
    standing.push(chosen.length === 0 ? rolled.dice : yield* rollAgain(turn, rolled, chosen));
  }
  return standing;
}

/** Asked only where a second roll can change something: a General is there, a die has missed, and an enemy would be left. */
function rerollQuestion(turn: TurnView, { side, specs, dice }: Rolled): QuestionOf<'reroll'> | undefined {
  const { planet, round, seat, enemy } = side;
  const most = mostRerolls(turn, side);
  const misses = dice.flatMap((die, index) => (die.hit === true || !isOnFoot(die.of) ? [] : [index]));
  if (most === 0 || misses.length === 0 || hitsOf(dice) >= groundUnits(forcesOn(turn.state, planet, enemy))) return undefined;
  const needed = (index: number): number => { const spec = specs[index]; return spec === undefined ? 0 : neededFace(spec); };
  const best = [...misses].sort((left, right) => needed(left) - needed(right) || left - right).slice(0, most);
  const path = label(planet, 'invasion-combat', round);
  return {
    kind: 'reroll', id: label(path, 'reroll', seat), seat, cites: turn.rules.leaders.general.rerolls.cites,
    params: { planet, round, label: label(path, seat), dice, most }, default: { dice: best },
  };
}

/** What of an answer counts: own dice on foot, each once, no more than the Generals allow (A65, A66, R4.0i). */
export function legalRerolls({ dice, most }: { readonly dice: readonly Die[]; readonly most: number }, chosen: readonly number[]): readonly number[] {
  return [...new Set(chosen)].filter((index) => isOnFoot(dice[index]?.of ?? '')).slice(0, most);
}

function* rollAgain(turn: TurnView, { side, specs, dice }: Rolled, chosen: readonly number[]): Step<readonly Die[]> {
  const { planet, round, seat, enemy } = side;
  const name = label(planet, 'invasion-combat', round, seat, 'reroll');
  const faces = yield* rollFaces({ label: name, reason: 'reroll', count: chosen.length });
  const again = readDice(faces, chosen.flatMap((index) => specs[index] ?? []));
  const second = again.dice.map((die, place): Die => ({ ...die, first: dice[chosen[place] ?? 0]?.face ?? 0 }));
  const { cites } = turn.rules.leaders.general.rerolls;
  yield* emit(publicly('dice-rolled', { label: name, reason: 'reroll', seat, against: enemy, planet, round, dice: second, hits: again.hits }, cites));
  return dice.map((die, index) => second[chosen.indexOf(index)] ?? die);
}

function hitsOf(dice: readonly Die[]): number {
  return dice.filter((die) => die.hit === true).length;
}
