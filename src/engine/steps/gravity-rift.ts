import { pieceOf } from '../calc/board.js';
import { readDice } from '../calc/combat.js';
import { has } from '../calc/technology.js';
import { publicly } from '../events.js';
import type { PieceId, SeatId, SystemId } from '../ids.js';
import { emit, label, rollFaces, type Step, type TurnView } from '../step.js';
import { loseShips } from './leader-fates.js';

export type RiftCrossing = {
  readonly seat: SeatId;
  readonly rift: SystemId;
  /** Where the ships are by now. */
  readonly system: SystemId;
  readonly ships: readonly PieceId[];
  /** Beginning of the labels; the system of the rift, unless it is left twice in a turn. */
  readonly path: string;
};

/** Each ship that leaves a gravity rift rolls; 1-5 destroys it with all aboard, its leaders without a die (R2.8, A29). Carried Fighters share their ship's luck. */
export function* rollForRift(turn: TurnView, { seat, rift, system, ships, path }: RiftCrossing): Step<void> {
  if (turn.rules.numbers.riftLossUpTo === 0 || has(turn.state, turn.rules, { seat, effect: 'noRiftLoss' })) return;
  const alone = has(turn.state, turn.rules, { seat, effect: 'fightersMoveAlone' });
  const rolling = ships.filter((id) => alone || pieceOf(turn.state, id).kind !== 'fighter');
  if (rolling.length === 0) return;
  const name = label(path, 'gravity-rift', seat);
  const faces = yield* rollFaces({ label: name, reason: 'gravity-rift', count: rolling.length });
  const read = readDice(faces, rolling.map((of) => ({ of, target: turn.rules.numbers.riftLossUpTo + 1, modifiers: [] })));
  yield* emit(publicly('dice-rolled', { label: name, reason: 'gravity-rift', seat, system: rift, ...read }, ['R2.8']));
  const losses = read.dice.filter((die) => die.hit !== true).map((die) => ({ piece: die.of, cause: 'gravity-rift' as const }));
  yield* loseShips(turn, { system, path: label(path, 'gravity-rift'), losses });
}
