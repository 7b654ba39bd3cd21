/**
 * What the keys in the `source` of a row stand for. Rows name the box first: base, SE (Shattered Empire), SotT (Shards
 * of the Throne); `A43` is a statement of the leader rules.
 */
export const sources: Readonly<Record<string, string>> = {
  KCW: 'card-by-card transcription of all three boxes',
  REF: 'digest of the rulebooks and the FAQ & Errata v2.5, with page numbers',
  SHN: 'data base of a companion program (same lineage as VHP)',
  VHP: 'tile list of a galaxy generator (same lineage as SHN)',
  EBO: 'data of a battle calculator for base and SE',
  KEN: 'data of a companion program for units',
  SOTT: 'rulebook of Shards of the Throne: components, options, errata',
  LRB: 'component list of the living rulebook v1.2',
  WIKI: 'third-edition pages of the players\' wiki',
  CHEAT: 'players\' cheat sheet 2.0',
  RYS: 'a group\'s notes on the rules',
  GK: 'a strategy guide to the races',
  RED: 'race discussions of 2013',
  OMF: 'a players\' wiki page on the races',
  SHEET: 'map sheets of three games played by e-mail',
  PRE: 'demonstration of a map module',
  WP: 'component counts of the two expansions in an encyclopedia',
};
