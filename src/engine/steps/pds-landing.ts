import { forcesOn, hasLeaderOn } from '../calc/board.js';
import { citesOf, readDice, reaches, type DieSpec } from '../calc/combat.js';
import { count, groundUnits } from '../calc/forces.js';
import { pdsDice } from '../calc/pds-range.js';
import { has } from '../calc/technology.js';
import { publicly } from '../events.js';
import type { Citation, PlanetId, SeatId } from '../ids.js';
import { optionCites } from '../rules/option-cites.js';
import { emit, label, rollFaces, type Step, type TurnView } from '../step.js';
import { loseGroundUnits } from './ground-losses.js';

type Landed = { readonly planet: PlanetId; readonly invader: SeatId; readonly defender: SeatId };

/** R2.38: each PDS on the planet fires once at the landed units, at +1 with a Scientist (A19), not where an Agent landed with them (A21). */
export function* pdsFireAtLanding(turn: TurnView, { planet, invader, defender }: Landed): Step<void> {
  const forces = forcesOn(turn.state, planet, defender);
  const pds = count(forces, 'pds');
  if (pds === 0) return;
  if (hasLeaderOn(turn.state, planet, invader, 'agent')) {
    return yield* emit(publicly('pds-silent', { planet, seat: defender, why: 'agent' }, turn.rules.leaders.agent.silencesPds.cites));
  }
  if (groundUnits(forces) === 0 && !turn.options['pds.firesWithoutGarrison']) {
    return yield* emit(publicly('pds-silent', { planet, seat: defender, why: 'no-garrison' }, ['pds.firesWithoutGarrison', 'R2.38']));
  }
  const specs = pdsDice(turn, [{ planet, seat: defender, pds, adjacent: false }], invader);
  const because = groundUnits(forces) === 0 ? optionCites(turn.rules, 'pds.firesWithoutGarrison') : [];
  const hits = yield* fire(turn, { planet, invader, defender, because }, specs);
  yield* loseGroundUnits(turn, [{ planet, seat: invader, enemy: defender, hits, round: 0, path: label(planet, 'pds-landing'), cause: 'pds', cites: ['R2.38'] }]);
}

function* fire(turn: TurnView, { planet, invader, defender, because }: Landed & { readonly because: readonly Citation[] }, specs: readonly DieSpec[]): Step<number> {
  const name = label(planet, 'pds-landing', defender);
  const faces = yield* rollFaces({ label: name, reason: 'pds-landing', count: specs.length });
  const first = readDice(faces, specs);
  const cites = ['R2.38', ...because, ...citesOf(specs)];
  yield* emit(publicly('dice-rolled', { label: name, reason: 'pds-landing', seat: defender, against: invader, planet, ...first }, cites));
  const missed = specs.flatMap((spec, index) => (reaches(faces[index] ?? 0, spec) ? [] : [{ spec, first: faces[index] ?? 0 }]));
  if (missed.length === 0 || !has(turn.state, turn.rules, { seat: defender, effect: 'pdsReroll' })) return first.hits;
  // Each missed roll once more (Graviton Laser System).
  const again = label(name, 'reroll');
  const second = readDice(yield* rollFaces({ label: again, reason: 'reroll', count: missed.length }), missed.map((die) => die.spec));
  const dice = second.dice.map((die, index) => ({ ...die, first: missed[index]?.first ?? 0 }));
  yield* emit(publicly('dice-rolled', { label: again, reason: 'reroll', seat: defender, against: invader, planet, dice, hits: second.hits }, cites));
  return first.hits + second.hits;
}
