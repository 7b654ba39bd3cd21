import { forcesOn, planetOf } from '../calc/board.js';
import { count, groundUnits, minus, size } from '../calc/forces.js';
import { leadersOnOf } from '../calc/leaders-on.js';
import { publicly } from '../events.js';
import type { PlanetId, SeatId } from '../ids.js';
import { optionCites } from '../rules/option-cites.js';
import type { Forces, Leader, Planet } from '../state.js';
import { ask, emit, label, type Step, type TurnView } from '../step.js';
import type { Landing } from './landing.js';

/** A Diplomat on the planet may delay its invasion: what landed goes back to its ships, with the leaders and without a die (A15, A63, R4.D1, R4.D5). */
export function* diplomatDelays(turn: TurnView, landing: Landing): Step<boolean> {
  const { planet, invader } = landing;
  const { owner } = planetOf(turn.state, planet);
  if (owner === undefined) return false;
  yield* sayWhySilent(turn, { planet, owner });
  const diplomat = readyDiplomat(turn, { planet, owner });
  if (diplomat === undefined || size(stopped(turn, forcesOn(turn.state, planet, invader))) === 0) return false;
  const { delay, lock, defaultAnswer } = turn.rules.leaders.diplomat;
  const answer = yield* ask({
    kind: 'diplomat', id: label(planet, 'diplomat', owner), seat: owner, default: defaultAnswer, cites: [...delay.cites, ...lock.cites],
    params: { planet, leader: diplomat.id, invader, invaders: groundUnits(forcesOn(turn.state, planet, invader)), defenders: groundUnits(forcesOn(turn.state, planet, owner)) },
  });
  if (answer === 'allow') return false;
  yield* emit(publicly('diplomat-delayed', { planet, leader: diplomat.id, seat: owner, invader, round: turn.state.round }, [...delay.cites, ...lock.cites]));
  yield* returnToShips(turn, landing);
  return true;
}

/** Where no Diplomat may delay (B37), or not again yet (A16, B36), the report says why the one there did not. */
function* sayWhySilent(turn: TurnView, { planet, owner }: { readonly planet: PlanetId; readonly owner: SeatId }): Step<void> {
  const { never, lock, delay } = turn.rules.leaders.diplomat;
  const [leader] = leadersOnOf(turn.state, turn.rules, { planet, seat: owner, class: 'diplomat' });
  if (leader === undefined || readyDiplomat(turn, { planet, owner }) !== undefined) return;
  yield* emit(publicly('diplomat-silent', { planet, leader: leader.id, seat: owner }, never.planets.includes(planet) ? never.cites : [...lock.cites, ...delay.cites]));
}

/** Not again in the round of use nor in the next: the planet is locked, or under the option the Diplomat (A16, R4.D3). */
function readyDiplomat(turn: TurnView, { planet, owner }: { readonly planet: PlanetId; readonly owner: SeatId }): Leader | undefined {
  if (turn.rules.leaders.diplomat.never.planets.includes(planet)) return undefined;
  return leadersOnOf(turn.state, turn.rules, { planet, seat: owner, class: 'diplomat' }).find((leader) => !isLocked(turn, planetOf(turn.state, planet), leader));
}

function isLocked(turn: TurnView, planet: Planet, leader: Leader): boolean {
  const used = turn.options['diplomat.lock'] === 'planet' ? planet.diplomatRound : leader.usedRound;
  return used !== undefined && turn.state.round - used <= turn.rules.leaders.diplomat.lock.laterRounds;
}

function* returnToShips(turn: TurnView, { planet, invader, from, leaders }: Landing): Step<void> {
  const { delay } = turn.rules.leaders.diplomat;
  const to = from.map(({ piece, forces }) => ({ piece, forces: stopped(turn, forces) })).filter(({ forces }) => size(forces) > 0);
  const mechanized = from.some(({ forces }) => count(forces, 'mechanized-unit') > 0) ? ['R4.0i', ...optionCites(turn.rules, 'diplomat.stopsMechanized')] : [];
  yield* emit(publicly('forces-returned', { seat: invader, planet, to }, [...delay.cites, ...mechanized]));
  for (const { leader, piece } of leaders) yield* emit(publicly('leader-returned', { leader, planet, to: piece }, [...delay.cites, 'R4.D5']));
}

/** Mechanized Units are beyond leaders and go on, unless the option says otherwise (R4.0i). */
function stopped(turn: TurnView, forces: Forces): Forces {
  return turn.options['diplomat.stopsMechanized'] ? forces : minus(forces, { 'mechanized-unit': count(forces, 'mechanized-unit') });
}
