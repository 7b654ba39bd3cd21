import type { Die } from './dice.js';
import type { CardId, Citation, DomainId, FacilityKind, ForceKind, LeaderId, PhaseId, PieceId, PlanetId, SeatId, ShipKind, SystemId, TechnologyId, UnitKind } from './ids.js';
import type { CardTarget } from './order-intents.js';
import type { Forces, GameState, LeaderPlace } from './state.js';
import type { Problem } from './problems.js';

// These shapes are stored for ever. A changed shape gets a new version in `eventVersions` and an upcast in persistence/event-codec.

/** Who may see an event: everybody, some seats, or the moderator alone. The moderator sees all. */
export type Audience = 'all' | 'moderator' | readonly SeatId[];

/** How a ship was lost: it decides whether its leaders get a die (A26-A28) or are killed (A29). */
export type LossCause = 'space-battle' | 'barrage' | 'pre-combat' | 'domain' | 'card' | 'pds' | 'gravity-rift' | 'fleet-supply' | 'no-support' | 'scuttled' | 'bombardment' | 'invasion' | 'landed-alone' | 'correction';

/** What a roll is for; the text catalogue has a sentence for each. */
export type RollReason = 'pds-ships' | 'barrage' | 'space-combat' | 'bombardment' | 'pds-landing' | 'invasion-combat' | 'leader-fate' | 'rescue' | 'gravity-rift' | 'drawn-captive' | 'reroll' | 'pre-combat' | 'domain' | 'artifact';

export type EventParams = {
  'game-opened': { readonly state: GameState };
  'round-opened': { readonly round: number };
  'turn-opened': { readonly turn: number; readonly action: number; readonly phase: PhaseId; readonly seat?: SeatId };
  'turn-closed': { readonly turn: number };
  'seat-passed': { readonly seat: SeatId; readonly why: 'ordered' | 'no-orders' | 'no-counters' };
  'order-void': { readonly seat: SeatId; readonly order: string; readonly problem: Problem };

  'system-activated': { readonly seat: SeatId; readonly system: SystemId };
  'leader-boarded': { readonly leader: LeaderId; readonly from: LeaderPlace; readonly to: PieceId; readonly how: 'transfer' | 'pick-up' };
  'forces-boarded': { readonly seat: SeatId; readonly planet: PlanetId; readonly piece: PieceId; readonly forces: Forces };
  'passage-decided': { readonly seat: SeatId; readonly by: SeatId; readonly system: SystemId; readonly permitted: boolean };
  /** `path` runs from the start to the destination, both included. */
  'fleet-moved': { readonly seat: SeatId; readonly pieces: readonly PieceId[]; readonly path: readonly SystemId[] };

  'dice-rolled': { readonly label: string; readonly reason: RollReason; readonly seat: SeatId; readonly against?: SeatId; readonly system?: SystemId; readonly planet?: PlanetId; readonly round?: number; readonly dice: readonly Die[]; readonly hits: number };

  'piece-damaged': { readonly piece: PieceId; readonly cause: LossCause };
  'piece-repaired': { readonly piece: PieceId };
  'piece-lost': { readonly piece: PieceId; readonly seat: SeatId; readonly kind: ShipKind; readonly system: SystemId; readonly cause: LossCause; readonly cargo: Forces };
  'forces-lost': { readonly seat: SeatId; readonly at: { readonly planet: PlanetId } | { readonly piece: PieceId }; readonly forces: Forces; readonly cause: LossCause };

  'battle-opened': { readonly system: SystemId; readonly attacker: SeatId; readonly defender: SeatId };
  'battle-round-opened': { readonly system: SystemId; readonly round: number };
  'retreat-banned': { readonly seat: SeatId; readonly by: SeatId; readonly system: SystemId; /** The card that cannot be played; without it no retreat can be announced. */ readonly card?: CardId };
  'retreat-announced': { readonly seat: SeatId; readonly system: SystemId; readonly to: SystemId; readonly as: 'withdrawal' | 'retreat' | 'tactical' | 'before-battle' | 'card' };
  'fleet-retreated': { readonly seat: SeatId; readonly pieces: readonly PieceId[]; readonly from: SystemId; readonly to: SystemId };
  'battle-closed': { readonly system: SystemId; readonly winner?: SeatId };

  'forces-landed': { readonly seat: SeatId; readonly planet: PlanetId; readonly from: readonly { readonly piece: PieceId; readonly forces: Forces }[] };
  'leader-landed': { readonly leader: LeaderId; readonly planet: PlanetId; readonly from: PieceId };
  'invasion-opened': { readonly planet: PlanetId; readonly invader: SeatId; readonly defender?: SeatId };
  'diplomat-delayed': { readonly planet: PlanetId; readonly leader: LeaderId; readonly seat: SeatId; readonly invader: SeatId; readonly round: number };
  'forces-returned': { readonly seat: SeatId; readonly planet: PlanetId; readonly to: readonly { readonly piece: PieceId; readonly forces: Forces }[] };
  'leader-returned': { readonly leader: LeaderId; readonly planet: PlanetId; readonly to: PieceId };
  'bombardment-refused': { readonly planet: PlanetId; readonly seat: SeatId; readonly why: 'shield' | 'scientist' | 'no-landing' | 'delayed'; readonly pieces: readonly PieceId[] };
  'pds-silent': { readonly planet: PlanetId; readonly seat: SeatId; readonly why: 'agent' | 'held' | 'no-garrison' };
  'invasion-round-opened': { readonly planet: PlanetId; readonly round: number };
  'planet-taken': { readonly planet: PlanetId; readonly from?: SeatId; readonly by: SeatId; readonly round: number; readonly how: 'invasion' | 'unopposed' | 'annexed' | 'correction'; /** It can be used at once. */ readonly ready?: true };
  'invasion-repelled': { readonly planet: PlanetId; readonly invader: SeatId; readonly defender?: SeatId };
  'structure-destroyed': { readonly planet: PlanetId; readonly seat: SeatId; readonly structure: 'pds' | 'space-dock' | FacilityKind; readonly count: number };
  'structure-captured': { readonly planet: PlanetId; readonly from: SeatId; readonly by: SeatId; readonly structure: 'pds' | 'space-dock' | FacilityKind; readonly count: number; readonly round: number };

  'leader-killed': { readonly leader: LeaderId; readonly cause: LossCause | 'owner-changed' | 'no-refuge' | 'rescue-missed' | 'executed' | 'sacrificed' };
  'leader-captured': { readonly leader: LeaderId; readonly by: SeatId; readonly cause: LossCause };
  'leader-escaped': { readonly leader: LeaderId; readonly to: PlanetId; readonly from: LeaderPlace };
  'leader-freed': { readonly leader: LeaderId; readonly to: PlanetId; readonly from: SeatId };
  'leader-stays': { readonly leader: LeaderId; readonly planet: PlanetId };
  'captive-passed': { readonly leader: LeaderId; readonly from: SeatId; readonly to: SeatId; readonly how: 'found' | 'handed' | 'last-planet' };
  'captive-kept': { readonly leader: LeaderId; readonly captor: SeatId };
  'leader-in-limbo': { readonly leader: LeaderId; readonly from: LeaderPlace };

  'card-played': { readonly seat: SeatId; readonly card: CardId; readonly on?: CardTarget };
  /** The card has no effect; `means` is what was given up for it. */
  'card-cancelled': { readonly seat: SeatId; readonly card: CardId; readonly by: SeatId; readonly means: { readonly card: CardId } | { readonly leader: LeaderId } };
  'domain-revealed': { readonly seat: SeatId; readonly domain: DomainId; readonly at: { readonly system: SystemId } | { readonly planet: PlanetId } };

  'technology-researched': { readonly seat: SeatId; readonly technology: TechnologyId; readonly price: number; readonly discounts: readonly { readonly planet: PlanetId; readonly by: number }[] };
  /** A counter of a pool is used up, or with `system` placed there. */
  'counter-spent': { readonly seat: SeatId; readonly pool: 'command' | 'strategy'; readonly why: 'technology' | 'tactical-retreat' | 'reroll'; readonly system?: SystemId };
  'structure-placed': { readonly planet: PlanetId; readonly seat: SeatId; readonly structure: 'space-dock'; readonly round: number };

  'units-built': { readonly seat: SeatId; readonly planet: PlanetId; readonly pieces: readonly { readonly id: PieceId; readonly kind: ShipKind; readonly number: number }[]; readonly forces: Forces; readonly dock: boolean; readonly cost: number; readonly round: number };
  'paid': { readonly seat: SeatId; readonly planets: readonly PlanetId[]; readonly tradeGoods: number; readonly cost: number };

  'counters-returned': { readonly seat: SeatId; readonly systems: readonly SystemId[] };
  'planets-refreshed': { readonly seat: SeatId; readonly planets: readonly PlanetId[] };
  /** Its control marker is gone and it belongs to nobody (B20, S10.5). */
  'planet-lost': { readonly planet: PlanetId; readonly from: SeatId; readonly by: SeatId; readonly how: 'bombardment' | 'card' };
  'income-received': { readonly seat: SeatId; readonly credits: number };
  'credits-paid': { readonly seat: SeatId; readonly credits: number };
  'units-bought': { readonly seat: SeatId; readonly planet: PlanetId; readonly units: readonly { readonly kind: UnitKind; readonly count: number; readonly cheap?: true }[]; readonly cost: number };
  'units-placed': { readonly seat: SeatId; readonly planet: PlanetId; readonly pieces: readonly { readonly id: PieceId; readonly kind: ShipKind; readonly number: number }[]; readonly forces: Forces; readonly dock: boolean; readonly round: number };
  /** All purchases have been dealt with; what could not be placed is lost with its money (S4.13). */
  'purchases-settled': { readonly seat: SeatId; readonly lost: readonly { readonly kind: UnitKind; readonly count: number; readonly planet: PlanetId }[] };
  'diplomat-silent': { readonly planet: PlanetId; readonly leader: LeaderId; readonly seat: SeatId };
  'corrected': { readonly reason: string; readonly changes: readonly Change[] };
};

/** One overruling of the moderator, named so that everybody can read it. */
export type Change =
  | { readonly change: 'planet-owner'; readonly planet: PlanetId; readonly owner?: SeatId }
  | { readonly change: 'planet-exhausted'; readonly planet: PlanetId; readonly exhausted: boolean }
  | { readonly change: 'forces'; readonly planet: PlanetId; readonly seat: SeatId; readonly kind: ForceKind; readonly count: number }
  | { readonly change: 'cargo'; readonly piece: PieceId; readonly kind: ForceKind; readonly count: number }
  | { readonly change: 'dock'; readonly planet: PlanetId; readonly present: boolean }
  | { readonly change: 'piece-added'; readonly seat: SeatId; readonly kind: ShipKind; readonly system: SystemId }
  | { readonly change: 'piece-removed'; readonly piece: PieceId }
  | { readonly change: 'piece-moved'; readonly piece: PieceId; readonly system: SystemId }
  | { readonly change: 'piece-damaged'; readonly piece: PieceId; readonly damaged: boolean }
  | { readonly change: 'leader'; readonly leader: LeaderId; readonly at: LeaderPlace }
  | { readonly change: 'counters'; readonly seat: SeatId; readonly command: number; readonly strategy: number; readonly fleet: number }
  | { readonly change: 'system-counter'; readonly system: SystemId; readonly seat: SeatId; readonly present: boolean }
  | { readonly change: 'trade-goods'; readonly seat: SeatId; readonly count: number }
  | { readonly change: 'technology'; readonly seat: SeatId; readonly technology: TechnologyId; readonly known: boolean }
  | { readonly change: 'passed'; readonly seat: SeatId; readonly passed: boolean };

export type EventType = keyof EventParams;
export type EventOf<T extends EventType> = { readonly type: T; readonly audience: Audience; readonly cites: readonly Citation[] } & EventParams[T];
export type GameEvent = { readonly [T in EventType]: EventOf<T> }[EventType];

/** Version of each stored shape. */
export const eventVersions: Readonly<Record<EventType, number>> = {
  'game-opened': 1, 'round-opened': 1, 'turn-opened': 1, 'turn-closed': 1, 'seat-passed': 1, 'order-void': 1,
  'system-activated': 1, 'leader-boarded': 1, 'forces-boarded': 1, 'passage-decided': 1, 'fleet-moved': 1, 'dice-rolled': 1,
  'piece-damaged': 1, 'piece-repaired': 1, 'piece-lost': 1, 'forces-lost': 1, 'battle-opened': 1, 'battle-round-opened': 1,
  'retreat-banned': 1, 'retreat-announced': 1, 'fleet-retreated': 1, 'battle-closed': 1, 'forces-landed': 1, 'leader-landed': 1,
  'invasion-opened': 1, 'diplomat-delayed': 1, 'forces-returned': 1, 'leader-returned': 1, 'bombardment-refused': 1, 'pds-silent': 1,
  'invasion-round-opened': 1, 'planet-taken': 1, 'invasion-repelled': 1, 'structure-destroyed': 1, 'structure-captured': 1,
  'leader-killed': 1, 'leader-captured': 1, 'leader-escaped': 1, 'leader-freed': 1, 'leader-stays': 1, 'captive-passed': 1,
  'captive-kept': 1, 'units-built': 1, paid: 1, 'counters-returned': 1, 'planets-refreshed': 1, corrected: 1,
  'leader-in-limbo': 1, 'card-played': 1, 'card-cancelled': 1, 'domain-revealed': 1, 'technology-researched': 1, 'counter-spent': 1, 'structure-placed': 1,
  'planet-lost': 1, 'income-received': 1, 'credits-paid': 1, 'units-bought': 1, 'units-placed': 1, 'purchases-settled': 1, 'diplomat-silent': 1,
};

/** An event for everybody: the usual case of an open board. */
export function publicly<T extends EventType>(type: T, params: EventParams[T], cites: readonly Citation[] = []): EventOf<T> {
  return { type, audience: 'all', cites, ...params };
}
