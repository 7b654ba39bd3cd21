import type { CardId, Citation, LeaderId, PhaseId, PieceId, PlanetId, SeatId, SystemId, TechnologyId, UnitKind } from './ids.js';
import type { CasualtyItem, Intent, LeaderRef, UnitRef } from './order-intents.js';
import type { Question } from './questions.js';

/** Why an order is refused or doubtful, as the rules see it. Each code has its params and a sentence in both languages. */
export type RuleProblemParams = {
  'not-your-turn': { readonly active?: SeatId };
  'wrong-phase': { readonly phase: string };
  'already-ordered': { readonly order: string };
  'nothing-activated': object;
  'no-command-counter': object;
  'cannot-activate': { readonly system: SystemId; readonly why: 'asteroid-field' | 'supernova' | 'own-counter' };
  'unknown-system': { readonly system: SystemId };
  'no-such-piece': { readonly unit: UnitRef; readonly system?: SystemId; /** The seat's own ships: all in a system, or those of the kind. */ readonly own?: { readonly pieces: readonly PieceId[]; readonly system?: SystemId } };
  'not-enough': { readonly unit: UnitRef; readonly have: number; readonly where: string };
  'not-your-piece': { readonly unit: UnitRef; readonly owner: SeatId };
  'no-such-leader': { readonly leader: LeaderRef };
  'leader-is-captive': { readonly leader: LeaderId; readonly captor: SeatId };
  'leader-is-out': { readonly leader: LeaderId };
  'leader-not-there': { readonly leader: LeaderId; readonly where: string };
  'leader-elsewhere-ordered': { readonly leader: LeaderId };
  'leader-cannot-stay-in-space': { readonly leader: LeaderId };
  'transfer-only-before-movement': { readonly leader: LeaderId };
  'transfer-not-in-system': { readonly from: SystemId; readonly to: SystemId };
  'transfer-needs-ship': object;
  'transfer-onto-enemy': { readonly owner: SeatId };
  'transfer-with-enemies': { readonly system: SystemId };
  'transfer-from-activated': { readonly system: SystemId };
  'ship-to-ship-not-allowed': object;
  'done-before-movement': { readonly leader: LeaderId };
  'wrong-target': { readonly target: SystemId; readonly activated: SystemId };
  'starts-in-activated': { readonly system: SystemId };
  'already-there': { readonly unit: UnitRef };
  'too-far': { readonly unit: UnitRef; readonly steps: number; readonly move: number };
  'no-path': { readonly from: SystemId; readonly to: SystemId };
  'not-adjacent': { readonly from: SystemId; readonly to: SystemId };
  'path-blocked': { readonly system: SystemId; readonly by: 'enemy-ships' | 'asteroid-field' | 'nebula' | 'supernova' | 'ion-storm'; readonly owner?: SeatId };
  'passage-needed': { readonly system: SystemId; readonly owner: SeatId };
  'passage-refused': { readonly system: SystemId; readonly owner: SeatId };
  'over-capacity': { readonly need: number; readonly have: number };
  'fighters-need-support': { readonly fighters: number; readonly room: number };
  'cannot-carry': { readonly unit: UnitRef };
  'over-fleet-supply': { readonly system: SystemId; readonly ships: number; readonly supply: number };
  'rift-risk': { readonly system: SystemId };
  'planet-not-here': { readonly planet: PlanetId; readonly system: SystemId };
  'leader-needs-escort': { readonly planet: PlanetId };
  'leader-on-neutral-planet': { readonly planet: PlanetId };
  'no-leaders-on-trade-stations': { readonly planet: PlanetId };
  'trade-station-no-landing': { readonly planet: PlanetId };
  'pds-lands-alone': { readonly planet: PlanetId };
  'nothing-to-land': { readonly planet: PlanetId };
  'no-ships-to-land-from': { readonly planet: PlanetId; readonly system: SystemId };
  'enemies-over-landing': { readonly planet: PlanetId; readonly system: SystemId; readonly owner: SeatId };
  'cannot-bombard': { readonly planet: PlanetId; readonly unit?: UnitRef; readonly why: 'own' | 'shield' | 'scientist' | 'no-landing' | 'no-bombardment' | 'nobody-there' };
  'no-dock': { readonly planet: PlanetId };
  'not-your-planet': { readonly planet: PlanetId; readonly owner?: SeatId };
  'dock-new': { readonly planet: PlanetId };
  'dock-not-in-activated': { readonly planet: PlanetId; readonly system: SystemId };
  'production-limit': { readonly planet: PlanetId; readonly limit: number; readonly ordered: number };
  'blockaded': { readonly planet: PlanetId };
  'not-enough-resources': { readonly cost: number; readonly have: number };
  'piece-limit': { readonly kind: string; readonly limit: number };
  'not-buildable': { readonly kind: string };
  'pds-limit': { readonly planet: PlanetId; readonly limit: number };
  'dock-limit': { readonly planet: PlanetId };
  'planet-not-held-all-round': { readonly planet: PlanetId };
  'cannot-pay-with': { readonly planet: PlanetId };
  'nothing-to-retreat-to': { readonly system: SystemId };
  'retreat-illegal': { readonly system: SystemId; readonly why: 'not-adjacent' | 'not-activated' | 'enemy-ships' | 'same-system' };
  'not-your-captive': { readonly leader: LeaderId; readonly captor?: SeatId };
  'captive-not-now': { readonly allowed: 'status' | 'politics' };
  'captive-cannot-act': { readonly leader: LeaderId };
  'no-refuge-for': { readonly leader: LeaderId };
  'unknown-seat': { readonly seat: string };
  'depends-on': { readonly line: number };
  'pass-with-others': object;
  'pass-with-refused': object;
  'no-action-cards': object;
  'technology-known': { readonly technology: TechnologyId };
  'prerequisite-missing': { readonly technology: TechnologyId; readonly needs: readonly TechnologyId[]; readonly logic: 'and' | 'or' };
  'no-strategy-counter': object;
  'not-in-home-system': { readonly planet: PlanetId };
  'card-not-held': { readonly card: CardId };
  'card-not-now': { readonly card: CardId };
  'card-target': { readonly card: CardId; readonly why: 'missing' | 'own' | 'neutral' | 'garrison' | 'leader' };
  'consent-refused': { readonly leader: LeaderId; readonly seat: SeatId };
  'target-needed': object;
  'phase-is-over': { readonly phase: PhaseId };
  'diplomat-never-here': { readonly planet: PlanetId };
  'cheap-build-used': { readonly planet: PlanetId };
  'not-enough-credits': { readonly cost: number; readonly have: number };
  'cut-to-credits': { readonly kind: UnitKind; readonly count: number; readonly have: number };
  /** Orders that are to answer a question in the middle of a turn. */
  'answer-impossible': { readonly question: Question };
  'answer-in-part': { readonly items: readonly CasualtyItem[] };
  'answer-not-now': { readonly question: Question };
  'question-answered': { readonly question: Question };
  'ship-lands-once': { readonly unit: UnitRef; readonly planet: PlanetId };
};
export type RuleProblemCode = keyof RuleProblemParams;
export type Severity = 'refused' | 'warning';
/** A problem is a value: code, what it is about, the statement it rests on and, where there is one, the nearest legal order. */
export type ProblemOf<C extends RuleProblemCode> = { readonly code: C; readonly params: RuleProblemParams[C]; readonly cites: readonly Citation[]; readonly severity: Severity; readonly suggestion?: Intent };
export type Problem = { readonly [C in RuleProblemCode]: ProblemOf<C> }[RuleProblemCode];

/** A refusal: the order is not carried out; the rest of the mail stands. */
export function refuse<C extends RuleProblemCode>(code: C, params: RuleProblemParams[C], cites: readonly Citation[], suggestion?: Intent): ProblemOf<C> {
  return { code, params, cites, severity: 'refused', ...(suggestion === undefined ? {} : { suggestion }) };
}
/** A doubt: the order is carried out, and the player is told what may happen. */
export function warn<C extends RuleProblemCode>(code: C, params: RuleProblemParams[C], cites: readonly Citation[]): ProblemOf<C> {
  return { code, params, cites, severity: 'warning' };
}
