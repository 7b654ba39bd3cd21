import { citesOf, readDice, type DieSpec } from '../calc/combat.js';
import { publicly, type RollReason } from '../events.js';
import type { Citation, PlanetId, SeatId, SystemId } from '../ids.js';
import { emit, rollFaces, type Step } from '../step.js';

export type CombatRoll = {
  readonly label: string;
  readonly reason: RollReason;
  readonly seat: SeatId;
  readonly against: SeatId;
  readonly system?: SystemId;
  readonly planet?: PlanetId;
  readonly round?: number;
  readonly cites: readonly Citation[];
};

/** Rolls the dice of one side and says what each of them did; `first` holds the faces of dice that are rolled again. Without dice nothing is rolled or said. */
export function* rollCombat(roll: CombatRoll, specs: readonly DieSpec[], first: readonly (number | undefined)[] = []): Step<ReturnType<typeof readDice>> {
  if (specs.length === 0) return { dice: [], hits: 0 };
  const { cites, ...params } = roll;
  const faces = yield* rollFaces({ label: roll.label, reason: roll.reason, count: specs.length });
  const read = readDice(faces, specs.map((spec, index) => ({ ...spec, ...(first[index] === undefined ? {} : { first: first[index] }) })));
  yield* emit(publicly('dice-rolled', { ...params, ...read }, [...new Set([...cites, ...citesOf(specs)])]));
  return read;
}
