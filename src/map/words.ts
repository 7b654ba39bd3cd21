import type { Anomaly, ForceKind, LeaderClass, ShipKind } from '../engine/ids.js';
import type { RuleSet } from '../engine/rules/rule-set.js';
import type { Locale } from '../text/locale.js';

/** The few words of a map: short enough for a hexagon, with what they stand for in the legend. */
export type MapWords = {
  readonly title: (game: string, round: number) => string;
  readonly ships: Readonly<Record<ShipKind, string>>;
  readonly forces: Readonly<Record<ForceKind, string>>;
  readonly leaders: Readonly<Record<LeaderClass, string>>;
  readonly anomalies: Readonly<Record<Anomaly, string>>;
};

const english: MapWords = {
  title: (game, round) => `Map of ${game}, round ${round}`,
  ships: { fighter: 'FT', destroyer: 'DD', cruiser: 'CR', carrier: 'CV', dreadnought: 'DN', 'war-sun': 'WS', flagship: 'FL' },
  forces: { 'ground-force': 'GF', 'shock-troop': 'ST', 'mechanized-unit': 'MU', pds: 'PDS' },
  leaders: { general: 'G', admiral: 'A', diplomat: 'D', scientist: 'S', agent: 'X' },
  anomalies: { 'asteroid-field': 'Asteroid field', nebula: 'Nebula', supernova: 'Supernova', 'ion-storm': 'Ion storm', 'gravity-rift': 'Gravity rift' },
};
const german: MapWords = {
  title: (game, round) => `Karte von ${game}, Runde ${round}`,
  ships: { fighter: 'JÄ', destroyer: 'ZE', cruiser: 'KR', carrier: 'TR', dreadnought: 'DN', 'war-sun': 'KS', flagship: 'FS' },
  forces: { 'ground-force': 'BT', 'shock-troop': 'ST', 'mechanized-unit': 'ME', pds: 'PDS' },
  leaders: { general: 'G', admiral: 'A', diplomat: 'D', scientist: 'W', agent: 'X' },
  anomalies: { 'asteroid-field': 'Asteroidenfeld', nebula: 'Nebel', supernova: 'Supernova', 'ion-storm': 'Ionensturm', 'gravity-rift': 'Gravitationsstrudel' },
};

/** The second edition's Dreadnought is a Zerstörer in German (B42, B45). */
const germanSecond: MapWords = { ...german, ships: { ...german.ships, dreadnought: 'ZE' } };

/** The map's words in one language, as the edition uses them. */
export function mapWords(locale: Locale, vocabulary: RuleSet['vocabulary'] = 'third'): MapWords {
  switch (locale) {
    case 'en': return english;
    case 'de': return vocabulary === 'second' ? germanSecond : german;
  }
}
