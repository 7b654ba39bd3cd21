import type { CardId, ForceKind, LeaderClass, PlanetId, SeatId, ShipKind, SystemId, TechnologyId, UnitKind } from './ids.js';

// Intents are stored as JSON and never parsed again from text: a changed shape needs an upcast.

/** A leader as an order names him: the class, and his name or number where a race has two of the class. */
export type LeaderRef = { readonly class: LeaderClass; readonly number?: number; /** Whose leader, for captives: `Agent OF Hacan`. */ readonly of?: SeatId };

/** `Dreadnought 2` names one piece; `2 fighters` a number of any of the kind. */
export type UnitRef = { readonly kind: ShipKind; readonly number: number } | { readonly kind: ShipKind | ForceKind; readonly count: number };

/** A place written in an order: a system by number (planets and homes are resolved by the parser) or a planet. */
export type PlaceRef = { readonly system: SystemId } | { readonly planet: PlanetId };

/** What a card is played on: a place, or a ship by its kind and number, whoever's it is. */
export type CardTarget = PlaceRef | UnitRef;

/** `IF ships <= 2`, compared when the question comes. */
export type Condition = { readonly left: Measure; readonly op: '<' | '<=' | '=' | '>=' | '>'; readonly right: number | Measure };
export type Measure = 'ships' | 'enemy-ships' | 'losses' | 'enemy-losses' | 'invaders' | 'defenders' | 'hits' | 'round';

/** What can be lost or ranked in a CASUALTIES order; `leader-ship` is the ship that carries that leader. */
export type CasualtyItem = { readonly kind: ShipKind | ForceKind; readonly number?: number } | { readonly leaderShip: LeaderClass | 'any' } | { readonly damage: true };

/** Orders that answer questions, in a turn's orders or as standing orders. */
export type AnswerIntent = Answering & { /** Sent while these questions of the turn were open: it answers them and no other. */ readonly only?: { readonly turn: number; readonly questions: readonly string[] } };
type Answering =
  | { readonly order: 'casualties'; readonly priority: readonly CasualtyItem[] }
  | { readonly order: 'retreat'; readonly to?: SystemId; /** `RETREAT NEVER` */ readonly never?: true; readonly condition?: Condition }
  | { readonly order: 'reroll'; readonly what: 'misses' | 'none' | /** The dice for leaders too, as far as they may be rolled again. */ 'fate' }
  | { readonly order: 'diplomat'; readonly answer: 'delay' | 'allow'; readonly planet?: PlanetId; readonly condition?: Condition }
  | { readonly order: 'permit'; readonly seat: SeatId; readonly system?: SystemId; readonly answer: 'permit' | 'refuse' }
  | { readonly order: 'escape'; readonly leader?: LeaderRef; readonly to: readonly PlanetId[] }
  | { readonly order: 'rescue'; readonly leader: LeaderRef }
  | { readonly order: 'pds'; readonly answer: 'fire' | 'hold' }
  | { readonly order: 'replace'; readonly answer: 'replace' | 'destroy'; readonly structure?: 'pds' | 'space-dock' | 'facility' }
  | { readonly order: 'captive'; readonly leader: LeaderRef; readonly decision: { readonly do: 'keep' } | { readonly do: 'execute' } | { readonly do: 'release' } | { readonly do: 'hand'; readonly to: SeatId } }
  | { readonly order: 'consent'; readonly leader?: LeaderRef; readonly answer: 'accept' | 'decline' }
  /** `PLAY Local Unrest ON Abyz`, in the card phase or when the moment of the card comes. */
  | { readonly order: 'play'; readonly card: CardId; readonly on?: CardTarget }
  | { readonly order: 'sabotage'; readonly leader: LeaderRef };

/** Orders of a tactical action. */
export type ActionIntent =
  | { readonly order: 'activate'; readonly system: SystemId }
  | { readonly order: 'transfer'; readonly leaders: readonly LeaderRef[]; readonly from: PlaceRef | UnitRef; /** A planet is no target; it is kept so that the refusal can say what is (B9). */ readonly to: UnitRef | { readonly planet: PlanetId } }
  | { readonly order: 'move'; readonly units: readonly UnitRef[]; readonly leaders: readonly LeaderRef[]; readonly from: SystemId; /** `FROM Arc Prime`: ground forces come off this planet. */ readonly planet?: PlanetId; readonly via: readonly SystemId[]; readonly to?: SystemId }
  | { readonly order: 'land'; readonly units: readonly UnitRef[]; readonly leaders: readonly LeaderRef[]; readonly planet: PlanetId; readonly from?: UnitRef }
  | { readonly order: 'bombard'; readonly planet: PlanetId; readonly with: readonly UnitRef[] }
  | { readonly order: 'build'; readonly units: readonly { readonly kind: UnitKind; readonly count: number }[]; readonly planet: PlanetId; readonly pay?: readonly PlanetId[] }
  | { readonly order: 'research'; readonly technology: TechnologyId; readonly pay?: readonly PlanetId[] }
  | { readonly order: 'pass' };

/** `STANDING CASUALTIES ...`, `ASK ME casualties`, `STANDING ... OFF`. */
export type StandingIntent =
  | { readonly order: 'standing'; readonly answer: AnswerIntent }
  | { readonly order: 'ask-me'; readonly about: AnswerIntent['order'] };

export type CommandIntent = { readonly order: 'cancel' | 'status' | 'help' | 'new-key' | 'confirm' | 'resend' };

export type Intent = ActionIntent | AnswerIntent | StandingIntent | CommandIntent;
export type IntentKind = Intent['order'];
/** What a turn runs on: what the seats ordered for it. Commands and standing orders are not part of it. */
export type TurnIntent = ActionIntent | AnswerIntent;
