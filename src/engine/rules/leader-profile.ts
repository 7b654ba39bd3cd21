import type { Citation, PlanetId, ShipKind } from '../ids.js';

export type Fate = 'killed' | 'captured' | 'escapes';
/** What each face of the one die means; the rows cover 1 to 10 without a gap. */
export type FateRow = { readonly from: number; readonly to: number; readonly fate: Fate; readonly cites: readonly Citation[] };
export type FateTable = readonly FateRow[];
export type Automatic = { readonly fate: Fate; readonly cites: readonly Citation[] };
type Cited<T> = T & { readonly cites: readonly Citation[] };

/** The leader rules of one edition: every value with the statement it comes from. */
export type LeaderProfile = {
  readonly perSeat: Cited<{ readonly count: number }>;
  readonly setUp: Cited<{ readonly where: 'home-system' | 'one-home-planet' }>;
  /** Where a leader may be at all. */
  readonly place: Cited<object>;
  readonly boarding: Cited<{ readonly duringMovement: boolean }>;
  readonly landing: Cited<{ readonly escortOnForeignPlanets: number; /** Going ashore on an own planet. */ readonly unloading: Cited<object> }>;
  readonly shipLostInBattle: FateTable;
  readonly shipLostOtherwise: Automatic;
  readonly planetTaken: FateTable;
  readonly ownerChanged: Automatic;
  readonly failedInvasion: { readonly hostile: Automatic; readonly neutral: Automatic };
  /** Whether an escape, a freeing or a return needs a planet without blockade. */
  readonly refuge: Cited<{ readonly unblockaded: boolean }>;
  readonly rescue: {
    readonly found: Cited<{ readonly from: number; readonly to: number }>;
    readonly miss: Cited<{ readonly mayKill: boolean }>;
    readonly choice: Cited<{ readonly by: 'invader' | 'die' }>;
    readonly own: Cited<object>;
    readonly foreign: Cited<object>;
    /** All captives pass without a die when the captor loses his last planet. */
    readonly lastPlanet: Cited<{ readonly allPass: boolean }>;
  };
  readonly captives: {
    /** A captive lies open before his captor. */
    readonly open?: Cited<object>;
    readonly handOver: Cited<{ readonly phase: 'status' | 'politics' }>;
    readonly freed: Cited<object>;
    readonly execution: Cited<{ readonly when: 'status' | 'any-time' }>;
  };
  readonly general: {
    readonly rerolls: Cited<{ readonly dice: number; readonly side: 'attacker' | 'both'; readonly stacks: boolean }>;
    readonly bombardment: Cited<{ readonly modifier: number; readonly of: readonly ShipKind[] }>;
    readonly defence: Cited<{ readonly modifier: number }>;
  };
  readonly admiral: {
    readonly extraDice: Cited<{ readonly dice: number }>;
    readonly speed: Cited<{ readonly bonus: number; readonly of: ShipKind; readonly ships: number; readonly ownShipOnly: boolean }>;
    readonly retreat: Cited<{ readonly bans: 'retreat' | 'card' }>;
  };
  readonly diplomat: {
    readonly delay: Cited<{ readonly returnedMayLandAgain: 'never-this-action' | 'next-round' }>;
    readonly lock: Cited<{ readonly laterRounds: number }>;
    readonly never: Cited<{ readonly planets: readonly PlanetId[] }>;
    readonly passage: Cited<{ readonly allowed: boolean }>;
    /** Bombardment that needs no landing goes on after a delay. */
    readonly bombardment: Cited<object>;
    readonly defaultAnswer: 'delay' | 'allow';
  };
  readonly scientist: {
    readonly technology: Cited<{ readonly kind: 'specialty-bonus' | 'resources-twice'; readonly bonus: number; readonly home: boolean }>;
    readonly cheapDock: Cited<{ readonly cost: number }>;
    readonly cheapPds?: Cited<{ readonly cost: number }>;
    readonly pdsRolls: Cited<{ readonly modifier: number }>;
    readonly shield: Cited<{ readonly stopsAll: boolean }>;
  };
  readonly agent: {
    readonly silencesPds: Cited<object>;
    readonly captures: Cited<{ readonly structures: boolean }>;
    readonly sabotage: Cited<object>;
  };
  readonly stacking: Cited<object>;
};
