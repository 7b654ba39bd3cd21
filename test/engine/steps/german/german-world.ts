import { germanPbem } from '../../../../src/engine/rulesets/german-pbem/index.js';
import type { GameState } from '../../../../src/engine/state.js';
import type { PhaseId } from '../../../../src/engine/ids.js';
import type { Step, TurnView } from '../../../../src/engine/step.js';
import { checkOrders } from '../../../../src/engine/check-orders.js';
import type { Intent, LeaderRef, UnitRef } from '../../../../src/engine/order-intents.js';
import { aWorld, play, type PlayOptions, type Played, type WorldSpec } from '../../../support/world.js';

export { germanPbem };

/** The smallest German game in which a rule can be seen: a common phase, nobody's turn. */
export function aGermanWorld(spec: WorldSpec, phase: PhaseId = 'movement'): GameState {
  const { active: _active, ...state } = aWorld({ ...spec, rules: germanPbem });
  return { ...state, phase };
}

/** Plays all steps of a phase. */
export function playPhase(state: GameState, options: PlayOptions = {}, phase: PhaseId = state.phase): Played<void> {
  const steps = germanPbem.steps.phases[phase] ?? [];
  return play({ ...state, phase }, function* all(turn: TurnView): Step<void> { for (const step of steps) yield* step.run(turn); }, { ...options, rules: germanPbem });
}

/** What the check says of a seat's orders, line by line: `refused too-far [B45]`. */
export function checked(state: GameState, seat: string, intents: readonly Intent[]): readonly (readonly string[])[] {
  return checkOrders({ state, rules: germanPbem, seat, intents }).map(({ problems }) => problems.map(({ severity, code, cites }) => `${severity} ${code} [${cites.join(' ')}]`));
}

export const ship = (kind: 'fighter' | 'cruiser' | 'carrier' | 'dreadnought', number: number): UnitRef => ({ kind, number });
export const some = (kind: 'fighter' | 'cruiser' | 'carrier' | 'dreadnought' | 'ground-force' | 'pds', count: number): UnitRef => ({ kind, count });
export const leader = (kind: LeaderRef['class'], of?: string): LeaderRef => ({ class: kind, ...(of === undefined ? {} : { of }) });
export const move = (units: readonly UnitRef[], from: string, to: string, via: readonly string[] = []): Extract<Intent, { order: 'move' }> => ({ order: 'move', units, leaders: [], from, via, to });
export const land = (planet: string, units: readonly UnitRef[], leaders: readonly LeaderRef[] = []): Extract<Intent, { order: 'land' }> => ({ order: 'land', units, leaders, planet });
/** Every statement that any event cites. */
export const citedBy = (played: Pick<Played<unknown>, 'events'>): readonly string[] => played.events.flatMap((event) => event.cites);
/** Where a leader is, in a word. */
export function whereIs(state: GameState, id: string): string {
  const at = state.leaders[id]?.at;
  switch (at?.on) {
    case 'planet': return at.planet;
    case 'piece': return at.piece;
    case 'captive': return `captive of ${at.captor}`;
    case 'out': return at.how;
    default: return 'nowhere';
  }
}
