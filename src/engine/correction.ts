import { applyChange } from './apply-change.js';
import { at } from './calc/at.js';
import { fold } from './fold.js';
import { publicly, type Change } from './events.js';
import { brokenBetweenTurns } from './invariants.js';
import type { RuleSet } from './rules/rule-set.js';
import type { GameState, LeaderPlace } from './state.js';

export type CheckedCorrection = { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Whether a moderator's changes can be made: what each names is there when its turn comes, and the state they all lead to is whole.
 * A later change may name what an earlier one added, but not what it removed.
 */
export function checkCorrection(state: GameState, rules: RuleSet, { reason, changes }: { reason: string; changes: readonly Change[] }): CheckedCorrection {
  let now = state;
  for (const change of changes) {
    const missing = namesMissing(now, rules, change);
    if (missing.length > 0) return { ok: false, problems: missing };
    now = applyChange(now, change);
  }
  const after = fold(state, publicly('corrected', { reason, changes }));
  const before = new Set(brokenBetweenTurns(state, rules));
  const problems = brokenBetweenTurns(after, rules).filter((problem) => !before.has(problem));
  return problems.length === 0 ? { ok: true, state: after } : { ok: false, problems };
}

function namesMissing(state: GameState, rules: RuleSet, change: Change): readonly string[] {
  const unknown = (what: string, id: string, among: Readonly<Record<string, unknown>>): readonly string[] => (at(among, id) === undefined ? [`there is no ${what} ${id}`] : []);
  return [
    ...('planet' in change ? unknown('planet', change.planet, state.planets) : []),
    ...('system' in change ? unknown('system', change.system, state.systems) : []),
    ...('piece' in change ? unknown('ship', change.piece, state.pieces) : []),
    ...('seat' in change ? unknown('seat', change.seat, state.seats) : []),
    ...('owner' in change && change.owner !== undefined ? unknown('seat', change.owner, state.seats) : []),
    ...('technology' in change ? unknown('technology', change.technology, rules.technologies) : []),
    ...('kind' in change ? unknown('unit', change.kind, rules.units) : []),
    ...(change.change === 'leader' ? [...unknown('leader', change.leader, state.leaders), ...placeMissing(state, change.at, unknown)] : []),
    ...(change.change === 'planet-owner' || change.change === 'forces' || change.change === 'cargo' ? negative(change) : []),
  ];
}

function placeMissing(state: GameState, place: LeaderPlace, unknown: (what: string, id: string, among: Readonly<Record<string, unknown>>) => readonly string[]): readonly string[] {
  switch (place.on) {
    case 'planet': return unknown('planet', place.planet, state.planets);
    case 'piece': return unknown('ship', place.piece, state.pieces);
    case 'captive': return unknown('seat', place.captor, state.seats);
    case 'limbo': case 'out': return [];
  }
}

function negative(change: Change): readonly string[] {
  return 'count' in change && change.count < 0 ? ['a count below zero'] : [];
}
