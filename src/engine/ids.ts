/** Names of things in a game. All are plain strings that players can read in logs and labels. */

/** A seat is named by its race: `letnev`. There is one seat a race in a game. */
export type SeatId = string;
export type RaceId = string;
/** The number of a system on the game's map, as players write it: `27`. */
export type SystemId = string;
/** A planet's name in lower case with dashes: `arc-prime`. */
export type PlanetId = string;
/** `letnev/dreadnought/1`: seat, kind and the number painted on the piece. */
export type PieceId = string;
/** `hacan/general`; where a race has two of a class `norr/general/2`. */
export type LeaderId = string;
export type TechnologyId = string;
/** A card by its name in lower case with dashes: `local-unrest`. */
export type CardId = string;
/** A domain counter; `face-down` to whoever may not know which it is. */
export type DomainId = string;

export type ShipKind = 'fighter' | 'destroyer' | 'cruiser' | 'carrier' | 'dreadnought' | 'war-sun' | 'flagship';
export type GroundKind = 'ground-force' | 'shock-troop' | 'mechanized-unit';
/** What a ship carries and what stands on a planet as a count. */
export type ForceKind = GroundKind | 'pds';
export type UnitKind = ShipKind | ForceKind | 'space-dock';
export type FacilityKind = 'colony' | 'refinery';
export type LeaderClass = 'general' | 'admiral' | 'diplomat' | 'scientist' | 'agent';
export type Anomaly = 'asteroid-field' | 'nebula' | 'supernova' | 'ion-storm' | 'gravity-rift';
export type Colour = 'blue' | 'green' | 'red' | 'yellow';

/** A statement of the rules: `A26`, `B8`, `R2.23`, `RZ17`, or the name of an option. */
export type Citation = string;

/** Phases of both editions. A turn belongs to one; the rule set says in which order they come. */
export type PhaseId =
  | 'action' | 'status' | 'early-turns' | 'technology' | 'cards'
  | 'politics' | 'economy' | 'movement' | 'pds' | 'space-combat' | 'invasion' | 'placement' | 'progression';

export const shipKinds: readonly ShipKind[] = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship'];
export const groundKinds: readonly GroundKind[] = ['ground-force', 'shock-troop', 'mechanized-unit'];
export const leaderClasses: readonly LeaderClass[] = ['general', 'admiral', 'diplomat', 'scientist', 'agent'];
