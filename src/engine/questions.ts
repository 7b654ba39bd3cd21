import type { Citation, FacilityKind, LeaderId, PieceId, PlanetId, SeatId, SystemId } from './ids.js';
import type { Die } from './events.js';
import type { Forces } from './state.js';

/** Damage is taken by ships that sustain it; losses are destroyed. Together they use up all hits that can be taken. */
export type CasualtyChoice = { readonly damaged: readonly PieceId[]; readonly lost: readonly PieceId[] };

type Asked<K extends string, Params, Value> = { readonly kind: K; readonly params: Params; readonly default: Value };
type Defined =
  | Asked<'casualties', { readonly system: SystemId; readonly cause: 'space-battle' | 'pds' | 'barrage'; readonly round: number; readonly hits: number; readonly candidates: readonly PieceId[]; readonly sustain: readonly PieceId[]; readonly enemy: SeatId }, CasualtyChoice>
  | Asked<'ground-casualties', { readonly planet: PlanetId; readonly round: number; readonly hits: number; readonly forces: Forces; readonly enemy: SeatId }, Forces>
  | Asked<'retreat', { readonly system: SystemId; readonly round: number; readonly as: 'withdrawal' | 'retreat'; readonly options: readonly SystemId[]; readonly ships: number; readonly enemyShips: number; readonly losses: number; readonly enemyLosses: number; readonly enemy: SeatId }, { readonly to: SystemId | null }>
  | Asked<'reroll', { readonly planet: PlanetId; readonly round: number; readonly label: string; readonly dice: readonly Die[]; readonly most: number }, { readonly dice: readonly number[] }>
  | Asked<'diplomat', { readonly planet: PlanetId; readonly leader: LeaderId; readonly invader: SeatId; readonly invaders: number; readonly defenders: number }, 'delay' | 'allow'>
  | Asked<'passage', { readonly system: SystemId; readonly mover: SeatId; readonly ships: number }, 'permit' | 'refuse'>
  | Asked<'escape', { readonly leader: LeaderId; readonly options: readonly PlanetId[] }, { readonly to: PlanetId }>
  | Asked<'no-refuge', { readonly leader: LeaderId; readonly options: readonly ('killed' | 'captured' | PlanetId)[] }, { readonly outcome: string }>
  | Asked<'rescue', { readonly planet: PlanetId; readonly captor: SeatId; readonly options: readonly LeaderId[] }, { readonly leader: LeaderId }>
  | Asked<'replace', { readonly planet: PlanetId; readonly structure: 'pds' | 'space-dock' | FacilityKind; readonly most: number }, { readonly count: number }>
  | Asked<'pds', { readonly system: SystemId; readonly planet?: PlanetId; readonly dice: number; readonly target: SeatId }, 'fire' | 'hold'>
  | Asked<'supply', { readonly system: SystemId; readonly excess: number; readonly candidates: readonly PieceId[] }, { readonly lost: readonly PieceId[] }>
  | Asked<'captive', { readonly leader: LeaderId; readonly recipients: readonly SeatId[] }, CaptiveDecision>;

export type CaptiveDecision = { readonly do: 'keep' } | { readonly do: 'execute' } | { readonly do: 'hand'; readonly to: SeatId };

export type QuestionKind = Defined['kind'];
export type AnswerValue<K extends QuestionKind = QuestionKind> = Extract<Defined, { kind: K }>['default'];

/** Something the engine must know from a seat (or from the moderator) in the middle of a turn. The id is its label. */
export type QuestionOf<K extends QuestionKind> = Extract<Defined, { kind: K }> & { readonly id: string; readonly seat: SeatId | 'moderator'; readonly cites: readonly Citation[]; /** The question itself is secret to its seat. */ readonly sealed?: true };
export type Question = { readonly [K in QuestionKind]: QuestionOf<K> }[QuestionKind];

/** A decision once it is fixed. Answers are kept in the order in which they were fixed and never change. */
export type Answer = { readonly question: string; readonly seat: SeatId | 'moderator'; readonly value: AnswerValue; readonly source: 'seat' | 'standing' | 'default' | 'moderator' };
