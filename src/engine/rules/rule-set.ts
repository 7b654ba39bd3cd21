import type { CardId, Citation, Colour, DomainId, GroundKind, LeaderClass, PlanetId, RaceId, ShipKind, SystemId, TechnologyId, UnitKind, Anomaly } from '../ids.js';
import type { AnswerIntent } from '../order-intents.js';
import type { RuleOptions } from './options.js';
import type { Bilingual } from './bilingual.js';
import type { Card, DomainCounter } from './card.js';
import type { LeaderProfile } from './leader-profile.js';

/** Numbers of one kind of unit. Combat values are the lowest face of the die that hits. */
export type UnitType = {
  readonly kind: UnitKind;
  readonly cost: number;
  /** How many units the cost buys (two Fighters for one resource). */
  readonly perCost: number;
  readonly combat?: number;
  readonly dice: number;
  readonly move: number;
  readonly capacity: number;
  /** Most pieces a player can have on the board; undefined: no limit. */
  readonly limit?: number;
  readonly sustainsDamage: boolean;
  readonly countsTowardSupply: boolean;
  readonly bombardment?: { readonly dice: number; readonly ignoresShield: boolean; readonly needsLanding: boolean; /** A hit on a planet without ground units takes its control marker off. */ readonly removesMarker?: true };
  readonly barrageDice?: number;
  readonly source: Citation;
};

export type LeaderRosterEntry = { readonly class: LeaderClass; readonly name: string };

export type Race = {
  readonly id: RaceId;
  readonly name: Bilingual;
  /** The short word players write: `Letnev`, `N'orr`. */
  readonly short: Bilingual;
  readonly homePlanets: readonly string[];
  readonly startingUnits: Readonly<Partial<Record<UnitKind, number>>>;
  readonly startingTechnologies: readonly TechnologyId[];
  readonly leaders: readonly LeaderRosterEntry[];
  /** The statements of the leader rules that say so; undefined: no source does. */
  readonly rosterCites?: readonly Citation[];
  /** Modifiers on every combat roll (N'orr +1, Jol-Nar -1) and the named racial values that steps read. */
  readonly combatModifier: number;
  readonly modifiers: RaceModifiers;
  readonly flagship?: FlagshipType;
  readonly source: Citation;
};

/** Racial values that a step of the tactical action reads; undefined: none. */
export type RaceModifiers = {
  readonly kindCombat?: Readonly<Partial<Record<UnitKind, number>>>;
  readonly groundAttack?: number;
  readonly extraSupply?: number;
  readonly passesSupernova?: boolean;
  /** Cost and base movement where this race's sheet differs from the unit row (L1Z1X Dreadnought, Muaat War Sun). */
  readonly unitCost?: Readonly<Partial<Record<UnitKind, number>>>;
  readonly unitMove?: Readonly<Partial<Record<ShipKind, number>>>;
  /** Movement that one technology adds for this race alone (Muaat War Sun with Deep Space Cannon). */
  readonly unitMoveWith?: { readonly technology: TechnologyId; readonly kind: ShipKind; readonly bonus: number };
  /** Modifier on every opponent's combat rolls in the first round of a battle (Xxcha). */
  readonly enemyFirstRound?: number;
  /** Single shots before the first round of a space battle (Mentak). */
  readonly preBattleShots?: { readonly ships: number; readonly of: readonly ShipKind[] };
  /** An attacked fleet may leave before the battle (Naalu). */
  readonly leavesBeforeBattle?: boolean;
  /** A Strategy counter buys a second roll of a die (Jol-Nar). */
  readonly rerollsForCounter?: boolean;
  /** Counters beyond the common start (L1Z1X, Mentak). */
  readonly extraCounters?: { readonly command?: number; readonly strategy?: number; readonly fleet?: number };
  /** Credits at the start of the German game. */
  readonly startingCredits?: number;
  /** Prices of technologies by colour where they differ (German game). */
  readonly technologyCost?: Readonly<Partial<Record<Colour, number>>>;
};

/** A race's own flagship; what is not named here is as in the unit row. */
export type FlagshipType = Pick<UnitType, 'cost' | 'combat' | 'dice' | 'move' | 'capacity' | 'bombardment' | 'source'> & { readonly name: string };

/** What a technology changes; every field is read by name in the step it concerns. */
export type Technology = {
  readonly id: TechnologyId;
  readonly name: Bilingual;
  readonly colour: Colour;
  readonly prerequisites: readonly TechnologyId[];
  readonly prerequisiteLogic: 'and' | 'or';
  readonly effects: TechnologyEffects;
  readonly source: Citation;
};

export type TechnologyEffects = {
  readonly combat?: Readonly<Partial<Record<UnitKind, number>>>;
  readonly move?: Readonly<Partial<Record<ShipKind, number>>>;
  readonly capacity?: Readonly<Partial<Record<ShipKind, number>>>;
  readonly crossesAsteroids?: boolean;
  readonly passesEnemyShips?: boolean;
  readonly fightersMoveAlone?: number;
  readonly pdsRollModifier?: number;
  readonly pdsGroundDefence?: number;
  readonly pdsReachesAdjacent?: boolean;
  readonly pdsReroll?: boolean;
  readonly dreadnoughtsIgnoreShield?: boolean;
  readonly barrageModifier?: number;
  readonly barrageExtraDice?: number;
  readonly groundForceReturnsOn?: number;
  readonly productionBonus?: number;
  readonly noRiftLoss?: boolean;
  readonly enemyPdsModifier?: number;
  /** In place of `enemyPdsModifier` for PDS that fire from an adjacent system. */
  readonly enemyAdjacentPdsModifier?: number;
  readonly passesIonStorm?: boolean;
  /** Movement of ships that start beside a gravity rift or a wormhole. */
  readonly moveBesideRiftOrWormhole?: number;
  /** The room of `capacity` is for ground units only (Stasis Capsules). */
  readonly capacityGroundOnly?: boolean;
  /** Own Fighters stop enemy ships as other ships do. */
  readonly fightersBlock?: boolean;
  /** Fighters beyond the room for them count toward fleet supply instead of dying. */
  readonly excessFightersCount?: boolean;
  /** Lowest face with which a Ground Force lost in a won invasion is replaced. */
  readonly groundForceRaisedOn?: number;
  readonly repairsPerRound?: number;
  /** Shots of each such ship before the first round of a space battle. */
  readonly preBattleShots?: Readonly<Partial<Record<ShipKind, number>>>;
  /** Units that only the owner of this technology may build. */
  readonly allows?: readonly UnitKind[];
  /** Resources added to each production at a Space Dock. */
  readonly productionResources?: number;
  /** Added to the resources of every own planet (German game, Sarween Tools). */
  readonly planetResources?: number;
  /** Price of units where this technology lowers it (German game, Graviton Laser System). */
  readonly unitCost?: Readonly<Partial<Record<UnitKind, number>>>;
};

/** A planet as printed. */
export type PlanetType = { readonly id: PlanetId; readonly name: string; readonly resources: number; readonly influence: number; readonly specialties: readonly Colour[]; readonly tradeStation?: boolean };
/** A tile as printed. */
export type Tile = { readonly id: string; readonly planets: readonly PlanetType[]; readonly wormholes: readonly string[]; readonly anomaly?: Anomaly; readonly homeOf?: RaceId; readonly source: Citation };

/** A galaxy that a game can be opened with: numbered systems on hexes (axial, flat-top, Mecatol Rex at 0,0). */
export type GalaxyPreset = { readonly id: string; readonly title: Bilingual; readonly seats: number; readonly systems: readonly { readonly id: SystemId; readonly hex: readonly [number, number]; readonly tile: string }[]; readonly races?: readonly RaceId[] };

/** Numbers of the game that are not a unit's. */
export type RuleNumbers = {
  readonly dieFaces: 10;
  readonly startCounters: { readonly command: number; readonly strategy: number; readonly fleet: number };
  readonly dockFighterBerths: number;
  readonly dockLimitPerPlanet: number;
  readonly pdsPerPlanet: number;
  readonly productionBonus: number;
  readonly riftLossUpTo: number;
  readonly nebulaDefence: number;
  readonly nebulaMove: number;
  /** Where Fighters roll no dice. */
  readonly fightersBlindIn: Anomaly;
  /** Whether a planet that is taken is exhausted. */
  readonly conquestExhausts: boolean;
  /** Whether ground forces go aboard beside enemy ships. */
  readonly loadsBesideEnemies: boolean;
  /** On how many planets the cargo of one ship may land in a turn. */
  readonly landingsPerShip: number;
  /** Whether a ship with a leader is lost after all others, or after the others of its kind. */
  readonly leaderShipsLost: 'last' | 'last-of-kind';
  /** Price of a technology in resources; undefined: it is paid otherwise. */
  readonly researchCost?: number;
  /** Price of a technology in credits; undefined: it is paid otherwise. */
  readonly technologyCost?: number;
};

/** The values of one edition: a complete table. Nothing is inherited; shared values are imported by name. Its steps are in `Edition`. */
export type RuleSet = {
  readonly id: string;
  readonly version: number;
  readonly title: Bilingual;
  /** Which edition's unit words the orders use: a German Zerstörer is the second edition's Dreadnought. */
  readonly vocabulary: 'third' | 'second';
  readonly numbers: RuleNumbers;
  readonly units: Readonly<Partial<Record<UnitKind, UnitType>>>;
  readonly groundOrder: readonly GroundKind[];
  readonly races: Readonly<Record<RaceId, Race>>;
  readonly technologies: Readonly<Record<TechnologyId, Technology>>;
  /** Cards that a step carries out; no text is printed here. */
  readonly cards: Readonly<Record<CardId, Card>>;
  readonly domains: Readonly<Record<DomainId, DomainCounter>>;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly galaxies: Readonly<Record<string, GalaxyPreset>>;
  readonly leaders: LeaderProfile;
  readonly options: OptionTable;
  /** Standing orders that every seat begins with, beside the order of its losses. */
  readonly standing: readonly AnswerIntent[];
  /** Steps that editions share may cite the rules of another edition: what the same rule is called here, where it is called otherwise; nothing, where no rule of this edition says it. */
  readonly statements: Readonly<Record<Citation, readonly Citation[]>>;
};

export type OptionSpec<V> = { readonly title: Bilingual; readonly default: V; readonly values: readonly V[]; readonly cites: readonly Citation[]; /** Not a choice in this edition. */ readonly fixed?: true };
export type OptionTable = { readonly [K in keyof RuleOptions]: OptionSpec<RuleOptions[K]> };
