import type { Anomaly, Colour, FacilityKind, ForceKind, LeaderClass, LeaderId, PhaseId, PieceId, PlanetId, RaceId, SeatId, ShipKind, SystemId, TechnologyId } from './ids.js';
import type { RuleOptions } from './rules/options.js';

/** The whole game as plain JSON. `fold` is the only place that makes a new one. */
export type GameState = {
  readonly name: string;
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly options: RuleOptions;
  readonly round: number;
  readonly phase: PhaseId;
  /** Number of the action in this round, from 1; 0 before the first. */
  readonly action: number;
  /** Number of the turn in the whole game, from 1; 0 before the first. */
  readonly turn: number;
  /** Whose action it is; undefined in a common phase. */
  readonly active?: SeatId;
  readonly speaker: SeatId;
  /** Clockwise from the first seat. */
  readonly seatOrder: readonly SeatId[];
  readonly seats: Readonly<Record<SeatId, Seat>>;
  readonly systems: Readonly<Record<SystemId, System>>;
  readonly planets: Readonly<Record<PlanetId, Planet>>;
  readonly pieces: Readonly<Record<PieceId, Piece>>;
  readonly leaders: Readonly<Record<LeaderId, Leader>>;
};

export type Seat = {
  readonly id: SeatId;
  readonly race: RaceId;
  readonly counters: { readonly command: number; readonly strategy: number; readonly fleet: number };
  readonly tradeGoods: number;
  readonly technologies: readonly TechnologyId[];
  readonly passed: boolean;
};

export type System = {
  readonly id: SystemId;
  /** Axial coordinates; undefined for a system beside the map. */
  readonly hex?: readonly [number, number];
  readonly tile: string;
  readonly planets: readonly PlanetId[];
  readonly wormholes: readonly string[];
  readonly anomaly?: Anomaly;
  readonly homeOf?: RaceId;
  /** Seats with a command counter here this round. */
  readonly counters: readonly SeatId[];
};

/** Counts of ground forces and PDS. A missing kind is none; a zero is never stored. */
export type Forces = Readonly<Partial<Record<ForceKind, number>>>;

export type Planet = {
  readonly id: PlanetId;
  readonly name: string;
  readonly system: SystemId;
  readonly resources: number;
  readonly influence: number;
  readonly specialties: readonly Colour[];
  readonly tradeStation?: boolean;
  readonly owner?: SeatId;
  /** Round in which the owner took it; 0 from the start of the game. */
  readonly ownedSince: number;
  readonly exhausted: boolean;
  /** Forces of the owner, and during an invasion of the invader. */
  readonly forces: Readonly<Partial<Record<SeatId, Forces>>>;
  readonly dock?: { readonly builtRound: number; /** Units produced in this activation's round. */ readonly usedRound?: number };
  readonly facility?: FacilityKind;
  /** Last round in which a Diplomat delayed an invasion here (A16). */
  readonly diplomatRound?: number;
};

export type Piece = {
  readonly id: PieceId;
  readonly seat: SeatId;
  readonly kind: ShipKind;
  readonly number: number;
  readonly system: SystemId;
  readonly damaged: boolean;
  readonly cargo: Forces;
};

export type LeaderPlace =
  | { readonly on: 'planet'; readonly planet: PlanetId }
  | { readonly on: 'piece'; readonly piece: PieceId }
  | { readonly on: 'captive'; readonly captor: SeatId; readonly since: number }
  | { readonly on: 'out'; readonly how: 'killed' | 'executed' | 'sacrificed' };

export type Leader = {
  readonly id: LeaderId;
  readonly seat: SeatId;
  readonly class: LeaderClass;
  readonly name: string;
  readonly at: LeaderPlace;
  /** Last round in which this Diplomat delayed an invasion (B36). */
  readonly usedRound?: number;
};
