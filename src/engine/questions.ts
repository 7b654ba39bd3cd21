import type { CardId, Citation, FacilityKind, LeaderId, PieceId, PlanetId, SeatId, SystemId } from './ids.js';
import type { Die } from './dice.js';
import type { Forces } from './state.js';

/** Damage is taken by ships that sustain it; losses are destroyed. Together they use up all hits that can be taken. */
export type CasualtyChoice = { readonly damaged: readonly PieceId[]; readonly lost: readonly PieceId[] };

type Asked<K extends string, Params, Value> = { readonly kind: K; readonly params: Params; readonly default: Value };
type Defined =
  | Asked<'casualties', { readonly system: SystemId; readonly cause: 'space-battle' | 'pds' | 'barrage' | 'pre-combat'; readonly round: number; readonly hits: number; readonly candidates: readonly PieceId[]; readonly sustain: readonly PieceId[]; readonly enemy: SeatId; /** A ship with a leader goes last of its kind, not last of all (RZ18). */ readonly leaderShips?: 'last-of-kind' }, CasualtyChoice>
  | Asked<'ground-casualties', { readonly planet: PlanetId; readonly round: number; readonly hits: number; readonly forces: Forces; readonly enemy: SeatId }, Forces>
  | Asked<'retreat', { readonly system: SystemId; readonly round: number; readonly as: 'withdrawal' | 'retreat' | 'before-battle'; /** Who says so leaves at once; else after the round that is still fought. */ readonly atOnce?: true; readonly options: readonly SystemId[]; /** Options that cost a Strategy counter (R2.27). */ readonly tactical?: readonly SystemId[]; readonly ships: number; readonly enemyShips: number; readonly losses: number; readonly enemyLosses: number; readonly enemy: SeatId }, { readonly to: SystemId | null }>
  | Asked<'reroll', { readonly planet: PlanetId; readonly round: number; readonly label: string; readonly dice: readonly Die[]; readonly most: number }, { readonly dice: readonly number[] }>
  | Asked<'diplomat', { readonly planet: PlanetId; readonly leader: LeaderId; readonly invader: SeatId; readonly invaders: number; readonly defenders: number }, 'delay' | 'allow'>
  | Asked<'passage', { readonly system: SystemId; readonly mover: SeatId; readonly ships: number }, 'permit' | 'refuse'>
  | Asked<'escape', { readonly leader: LeaderId; readonly options: readonly PlanetId[] }, { readonly to: PlanetId }>
  | Asked<'no-refuge', { readonly leader: LeaderId; readonly options: readonly ('killed' | 'captured' | 'limbo' | PlanetId)[] }, { readonly outcome: string }>
  | Asked<'rescue', { readonly planet: PlanetId; readonly captor: SeatId; readonly options: readonly LeaderId[] }, { readonly leader: LeaderId }>
  | Asked<'replace', { readonly planet: PlanetId; readonly structure: 'pds' | 'space-dock' | FacilityKind; readonly most: number }, { readonly count: number }>
  | Asked<'pds', { readonly system: SystemId; readonly planet?: PlanetId; readonly dice: number; readonly target: SeatId }, 'fire' | 'hold'>
  | Asked<'supply', { readonly system: SystemId; readonly excess: number; readonly candidates: readonly PieceId[] }, { readonly lost: readonly PieceId[] }>
  | Asked<'captive', { readonly leader: LeaderId; readonly recipients: readonly SeatId[] }, CaptiveDecision>
  /** Whether a seat takes the captive that another hands over (`captives.recipientConsent`). */
  | Asked<'consent', { readonly leader: LeaderId; readonly from: SeatId }, 'accept' | 'decline'>
  /** Whether a counter is spent to roll the die of a leader again (`jolnar.rerollsFate`). */
  | Asked<'fate-reroll', { readonly leader: LeaderId; readonly face: number; readonly fate: 'killed' | 'captured' | 'escapes' | 'found' | 'missed' }, 'reroll' | 'stand'>
  /** A card was announced: `card` cancels it with a card from the hand, a leader's id by his sacrifice (A23, B47). */
  | Asked<'reaction', { readonly card: CardId; readonly by: SeatId; readonly options: readonly ('nothing' | 'card' | LeaderId)[] }, { readonly with: 'nothing' | 'card' | LeaderId }>
  /** The moment for a card from the hand; `on` is a system or a ship. */
  | Asked<'card', { readonly system: SystemId; readonly round: number; readonly moment: 'before-round' | 'ship-damaged'; readonly options: readonly CardUse[] }, { readonly use: CardUse | null }>;

export type CardUse = { readonly card: CardId; /** The number of a system, or the id of a ship. */ readonly on: string };

export type CaptiveDecision = { readonly do: 'keep' } | { readonly do: 'execute' } | { readonly do: 'hand'; readonly to: SeatId };

export type QuestionKind = Defined['kind'];
export type AnswerValue<K extends QuestionKind = QuestionKind> = Extract<Defined, { kind: K }>['default'];

/** Something the engine must know from a seat (or from the moderator) in the middle of a turn. The id is its label. */
export type QuestionOf<K extends QuestionKind> = Extract<Defined, { kind: K }> & { readonly id: string; readonly seat: SeatId | 'moderator'; readonly cites: readonly Citation[]; /** The question itself is secret to its seat. */ readonly sealed?: true; /** It stays open its full time whoever answers, so that the time tells nobody who holds what. */ readonly fixedWindow?: true };
export type Question = { readonly [K in QuestionKind]: QuestionOf<K> }[QuestionKind];

/** A decision once it is fixed. Answers are kept in the order in which they were fixed and never change. */
export type Answer = { readonly question: string; readonly seat: SeatId | 'moderator'; readonly value: AnswerValue; readonly source: 'seat' | 'standing' | 'default' | 'moderator' };
