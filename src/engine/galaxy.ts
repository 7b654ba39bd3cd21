import type { Anomaly, Citation, CardId, Colour, DomainId, FacilityKind, LeaderId, PieceId, PlanetId, RaceId, SeatId, ShipKind, SystemId, TechnologyId } from './ids.js';
import type { Forces, LeaderPlace, Seat } from './state.js';

/** A galaxy written out: the form of scenario files and of `galaxy` in `POST /api/v1/games`. What is not named is absent. */
export type GalaxyInput = {
  readonly systems: Readonly<Record<SystemId, SystemInput>>;
  readonly seats?: Readonly<Record<SeatId, SeatInput>>;
  /** `letnev/admiral: letnev/dreadnought/1` (a ship), `hacan/general: abyz` (a planet) or `{ captor: letnev }`. Leaders not named stand on their home planet, or are not in play where there is none. */
  readonly leaders?: Readonly<Record<LeaderId, string | { readonly captor: SeatId } | { readonly out: Extract<LeaderPlace, { on: 'out' }>['how'] }>>;
  readonly cargo?: Readonly<Record<PieceId, Forces>>;
  readonly damaged?: readonly PieceId[];
  readonly round?: number;
  /** The game begins here: leaders stand where the rules let them start (A5, B3). Left out: a position out of a game. */
  readonly start?: boolean;
};

export type SystemInput = {
  /** Left out: the systems stand in one row in the order of their numbers, each beside the next. */
  readonly hex?: readonly [number, number];
  /** A printed tile: brings its planets, wormholes and anomaly along. */
  readonly tile?: string;
  readonly planets?: Readonly<Record<PlanetId, PlanetInput>>;
  readonly wormholes?: readonly string[];
  readonly anomaly?: Anomaly;
  readonly homeOf?: RaceId;
  readonly ships?: Readonly<Record<SeatId, Readonly<Partial<Record<ShipKind, number>>>>>;
  readonly counters?: readonly SeatId[];
  readonly domain?: DomainId;
};

export type PlanetInput = {
  readonly name?: string;
  readonly owner?: SeatId;
  /** Forces of the owner. */
  readonly forces?: Forces;
  readonly resources?: number;
  readonly influence?: number;
  readonly specialties?: readonly Colour[];
  readonly tradeStation?: boolean;
  readonly ownedSince?: number;
  readonly exhausted?: boolean;
  readonly dock?: boolean | { readonly builtRound: number };
  readonly facility?: FacilityKind;
  readonly diplomatRound?: number;
  readonly domain?: DomainId;
};

export type SeatInput = { readonly counters?: Partial<Seat['counters']>; readonly tradeGoods?: number; readonly credits?: number; readonly technologies?: readonly TechnologyId[]; readonly passed?: boolean; readonly hand?: readonly CardId[]; readonly openCards?: readonly CardId[] };

/** Why a galaxy cannot be opened: where in the input, a word for the kind of mistake, and what is meant. */
export type GalaxyProblem = { readonly path: string; readonly code: 'unknown-race' | 'race-twice' | 'unknown-galaxy' | 'wrong-seat-count' | 'unknown-tile' | 'unknown-seat' | 'unknown-place' | 'unknown-leader' | 'leader-not-his-place' | 'leader-wrong-start' | 'unknown-technology' | 'unknown-card' | 'unknown-domain' | 'same-hex' | 'planet-twice'; readonly detail: string; readonly cites?: readonly Citation[] };
