import { fold } from './fold.js';
import { publicly, type Change } from './events.js';
import { brokenBetweenTurns } from './invariants.js';
import type { RuleSet } from './rules/rule-set.js';
import type { GameState } from './state.js';

export type CheckedCorrection = { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly problems: readonly string[] };

/** Whether a moderator's changes can be made: what they name is there, and the state they lead to is whole. */
export function checkCorrection(state: GameState, rules: RuleSet, { reason, changes }: { reason: string; changes: readonly Change[] }): CheckedCorrection {
  const missing = changes.flatMap((change) => namesMissing(state, rules, change));
  if (missing.length > 0) return { ok: false, problems: missing };
  const after = fold(state, publicly('corrected', { reason, changes }));
  const before = new Set(brokenBetweenTurns(state, rules));
  const problems = brokenBetweenTurns(after, rules).filter((problem) => !before.has(problem));
  return problems.length === 0 ? { ok: true, state: after } : { ok: false, problems };
}

function namesMissing(state: GameState, rules: RuleSet, change: Change): readonly string[] {
  const unknown = (what: string, id: string, there: unknown): readonly string[] => (there === undefined ? [`there is no ${what} ${id}`] : []);
  return [
    ...('planet' in change ? unknown('planet', change.planet, state.planets[change.planet]) : []),
    ...('system' in change ? unknown('system', change.system, state.systems[change.system]) : []),
    ...('piece' in change ? unknown('ship', change.piece, state.pieces[change.piece]) : []),
    ...('seat' in change ? unknown('seat', change.seat, state.seats[change.seat]) : []),
    ...('owner' in change && change.owner !== undefined ? unknown('seat', change.owner, state.seats[change.owner]) : []),
    ...('technology' in change ? unknown('technology', change.technology, rules.technologies[change.technology]) : []),
    ...(change.change === 'leader' ? unknown('leader', change.leader, state.leaders[change.leader]) : []),
    ...(change.change === 'piece-added' ? unknown('unit', change.kind, rules.units[change.kind]) : []),
    ...(change.change === 'planet-owner' || change.change === 'forces' || change.change === 'cargo' ? negative(change) : []),
  ];
}

function negative(change: Change): readonly string[] {
  return 'count' in change && change.count < 0 ? ['a count below zero'] : [];
}
