import type { Anomaly, CardId, Colour, DomainId, FacilityKind, ForceKind, LeaderClass, LeaderId, PhaseId, PieceId, PlanetId, RaceId, SeatId, ShipKind, SystemId, TechnologyId, UnitKind } from './ids.js';
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
  /** Action cards in hand. Secret: others see `handSize`. */
  readonly hand?: readonly CardId[];
  /** How many cards a hand holds that this viewer may not see. */
  readonly handSize?: number;
  /** Cards that lie open before the seat and stay there when they are used. */
  readonly openCards?: readonly CardId[];
  /** Money of the German game; what does not stand here is none. */
  readonly credits?: number;
  /** Bought and paid for, waiting for the placement (S4.13). */
  readonly purchases?: readonly Purchase[];
};

/** Units bought in the Wirtschaftsphase, and the planet they were ordered for (RZ28). `cheap`: at a Scientist's price (B33). */
export type Purchase = { readonly planet: PlanetId; readonly kind: UnitKind; readonly count: number; readonly cheap?: true };

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
  /** A counter that the first fleet to come turns up. */
  readonly domain?: DomainId;
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
  /** A counter that the first landing turns up. */
  readonly domain?: DomainId;
};

export type Piece = {
  readonly id: PieceId;
  readonly seat: SeatId;
  readonly kind: ShipKind;
  readonly number: number;
  readonly system: SystemId;
  readonly damaged: boolean;
  readonly cargo: Forces;
  /** The system that it left with its last step, and the round in which it moved (RZ17, RZ20). */
  readonly cameFrom?: { readonly system: SystemId; readonly round: number };
};

export type LeaderPlace =
  | { readonly on: 'planet'; readonly planet: PlanetId }
  | { readonly on: 'piece'; readonly piece: PieceId }
  | { readonly on: 'captive'; readonly captor: SeatId; readonly since: number }
  /** Without a planet to go to; placed as soon as there is one (`escape.noPlanet`). */
  | { readonly on: 'limbo' }
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
