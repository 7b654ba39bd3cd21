import type { ForceKind, LeaderClass, PlanetId, SeatId, ShipKind } from '../../../src/engine/ids.js';
import type { TurnIntent, UnitRef } from '../../../src/engine/order-intents.js';
import type { Forces, GameState } from '../../../src/engine/state.js';
import { landAndInvade } from '../../../src/engine/steps/invasion.js';
import { aWorld, play, type FleetSpec, type PlanetSpec, type PlayOptions, type Played, type WorldSpec } from '../../support/world.js';

/** A landing in system 27: Abyz and Fria, the invader's ships over them, and a home system for each seat. */
export type AbyzSpec = {
  readonly invader?: SeatId;
  readonly defender?: SeatId;
  /** Ships of the invader in 27; the first Carrier or War Sun holds the cargo. */
  readonly fleet?: FleetSpec;
  readonly cargo?: Forces;
  readonly garrison?: Forces;
  readonly abyz?: PlanetSpec;
  readonly fria?: PlanetSpec;
  readonly more?: Partial<WorldSpec>;
};

export function overAbyz({ invader = 'letnev', defender = 'hacan', fleet = { carrier: 1 }, cargo = {}, garrison = {}, abyz = {}, fria = {}, more = {} }: AbyzSpec): GameState {
  const carrier = (fleet.carrier ?? 0) > 0 ? 'carrier' : 'war-sun';
  return aWorld({
    ...more,
    seats: more.seats ?? [invader, defender],
    systems: {
      1: { planets: { [`${invader}-home`]: { owner: invader, resources: 2 } } },
      2: { planets: { [`${defender}-home`]: { owner: defender, resources: 2 } } },
      27: { planets: { abyz: { owner: defender, resources: 3, forces: { [defender]: garrison }, ...abyz }, fria: { resources: 2, ...fria } } },
      ...more.systems,
    },
    ships: { 27: { [invader]: fleet }, ...more.ships },
    cargo: { [`${invader}/${carrier}/1`]: cargo },
  });
}

/** Plays landings, invasions and what follows for the active seat. */
export function invade(state: GameState, orders: readonly TurnIntent[], options: Omit<PlayOptions, 'intents'> = {}): Played<void> {
  const seat = state.active ?? '';
  return play(state, (turn) => landAndInvade(turn, { seat, system: '27' }), { ...options, intents: { [seat]: orders } });
}

export function land(planet: PlanetId, units: Readonly<Partial<Record<ForceKind, number>>>, leaders: readonly LeaderClass[] = []): Extract<TurnIntent, { order: 'land' }> {
  const refs = Object.entries(units).map(([kind, count]): UnitRef => ({ kind: kind as ForceKind, count }));
  return { order: 'land', planet, units: refs, leaders: leaders.map((kind) => ({ class: kind })) };
}

export function bombard(planet: PlanetId, ...ships: readonly (readonly [ShipKind, number])[]): Extract<TurnIntent, { order: 'bombard' }> {
  return { order: 'bombard', planet, with: ships.map(([kind, number]) => ({ kind, number })) };
}

/** Where each named leader is, in a word. */
export function whereabouts(state: GameState): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.values(state.leaders).map(({ id, at }) => {
    switch (at.on) {
      case 'planet': return [id, at.planet];
      case 'piece': return [id, at.piece];
      case 'captive': return [id, `captive of ${at.captor}`];
      case 'limbo': return [id, 'limbo'];
      case 'out': return [id, at.how];
    }
  }));
}
