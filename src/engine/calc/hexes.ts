import type { SystemId } from '../ids.js';
import type { GameState, System } from '../state.js';

const directions: readonly (readonly [number, number])[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/** Systems that share an edge: the adjacency of PDS fire and of the map. */
export function neighboursOnMap(state: GameState, id: SystemId): readonly SystemId[] {
  const hex = state.systems[id]?.hex;
  if (hex === undefined) return [];
  return directions.flatMap(([q, r]) => systemAt(state, hex[0] + q, hex[1] + r)?.id ?? []);
}

/** Systems one step of movement away: neighbours and the other ends of the system's wormholes (R2.7). A single end is inert. */
export function neighbours(state: GameState, id: SystemId): readonly SystemId[] {
  const here = state.systems[id];
  if (here === undefined) return [];
  const through = Object.values(state.systems)
    .filter((other) => other.id !== id && other.wormholes.some((letter) => here.wormholes.includes(letter)))
    .map((other) => other.id);
  return [...new Set([...neighboursOnMap(state, id), ...through])];
}

function systemAt(state: GameState, q: number, r: number): System | undefined {
  return Object.values(state.systems).find((system) => system.hex?.[0] === q && system.hex[1] === r);
}
