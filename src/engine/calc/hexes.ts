import type { SystemId } from '../ids.js';
import type { GameState } from '../state.js';

const directions: readonly (readonly [number, number])[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/** Systems that share an edge: the adjacency of PDS fire and of the map. */
export function neighboursOnMap(state: GameState, id: SystemId): readonly SystemId[] {
  const hex = state.systems[id]?.hex;
  if (hex === undefined) return [];
  const byHex = placesOf(state.systems);
  return directions.flatMap(([q, r]) => byHex.get(placeKey(hex[0] + q, hex[1] + r)) ?? []);
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

type Places = ReadonlyMap<string, SystemId>;

/** Systems never change, only give way to others: what lies where is worked out once for each. */
const places = new WeakMap<GameState['systems'], Places>();

function placesOf(systems: GameState['systems']): Places {
  const known = places.get(systems);
  if (known !== undefined) return known;
  const made = new Map<string, SystemId>();
  for (const { id, hex } of Object.values(systems)) {
    if (hex !== undefined && !made.has(placeKey(hex[0], hex[1]))) made.set(placeKey(hex[0], hex[1]), id);
  }
  places.set(systems, made);
  return made;
}

function placeKey(q: number, r: number): string {
  return `${q},${r}`;
}
