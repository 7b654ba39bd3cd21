import { leadersOn, planetOf } from '../../calc/board.js';
import { publicly } from '../../events.js';
import type { PlanetId, SeatId } from '../../ids.js';
import { emit, type Step, type TurnView } from '../../step.js';
import { fatesOfChangedOwner } from '../leader-fates.js';

/** The marker is shot off: leaders there hold nothing (B7) and escape (B20), a dock is destroyed (S11.5), the planet is neutral (S10.5). */
export function* removeMarker(turn: TurnView, { planet, by }: { readonly planet: PlanetId; readonly by: SeatId }): Step<void> {
  const { owner, dock } = planetOf(turn.state, planet);
  if (owner === undefined) return;
  const alone = leadersOn(turn.state, planet).some((leader) => leader.seat === owner);
  yield* fatesOfChangedOwner(turn, { planet, loser: owner });
  if (dock !== undefined) yield* emit(publicly('structure-destroyed', { planet, seat: owner, structure: 'space-dock', count: 1 }, ['S11.5']));
  yield* emit(publicly('planet-lost', { planet, from: owner, by, how: 'bombardment' }, ['S10.5', 'B20', ...(alone ? ['B7'] : [])]));
}
