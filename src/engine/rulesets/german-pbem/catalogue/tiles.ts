import type { Tile } from '../../../rules/rule-set.js';

/**
 * Tiles for a playable default. No source lists the tiles of the second edition: only Torkan, Mellon and Sakulag are
 * known. All other values are ours and are not those of the third edition; the moderator may enter his own.
 */
export const tiles: Readonly<Record<string, Tile>> = {
  'mecatol-rex': { id: 'mecatol-rex', planets: [{ id: 'mecatol-rex', name: 'Mecatol Rex', resources: 3, influence: 8, specialties: [] }], wormholes: [], source: 'S1.4; values: ours' },
  'abyz-fria': {
    id: 'abyz-fria',
    planets: [{ id: 'abyz', name: 'Abyz', resources: 4, influence: 1, specialties: [] }, { id: 'fria', name: 'Fria', resources: 4, influence: 1, specialties: ['blue'] }],
    wormholes: [],
    source: 'ours',
  },
  'arinam-meer': {
    id: 'arinam-meer',
    planets: [{ id: 'arinam', name: 'Arinam', resources: 2, influence: 3, specialties: ['blue'] }, { id: 'meer', name: 'Meer', resources: 4, influence: 1, specialties: [] }],
    wormholes: [],
    source: 'ours',
  },
  'arnor-lor': {
    id: 'arnor-lor',
    planets: [{ id: 'arnor', name: 'Arnor', resources: 3, influence: 2, specialties: [] }, { id: 'lor', name: 'Lor', resources: 2, influence: 4, specialties: ['red'] }],
    wormholes: [],
    source: 'ours',
  },
  'bereg-lirta-iv': {
    id: 'bereg-lirta-iv',
    planets: [
      { id: 'bereg', name: 'Bereg', resources: 4, influence: 1, specialties: ['red'] },
      { id: 'lirta-iv', name: 'Lirta IV', resources: 3, influence: 2, specialties: ['green'] },
    ],
    wormholes: [],
    source: 'ours',
  },
  'centauri-gral': {
    id: 'centauri-gral',
    planets: [{ id: 'centauri', name: 'Centauri', resources: 4, influence: 1, specialties: [] }, { id: 'gral', name: 'Gral', resources: 2, influence: 3, specialties: ['blue'] }],
    wormholes: [],
    source: 'ours',
  },
  'coorneeq-resculon': {
    id: 'coorneeq-resculon',
    planets: [
      { id: 'coorneeq', name: 'Coorneeq', resources: 1, influence: 4, specialties: ['red'] },
      { id: 'resculon', name: 'Resculon', resources: 1, influence: 4, specialties: [] },
    ],
    wormholes: [],
    source: 'ours',
  },
  'dal-bootha-xxehan': {
    id: 'dal-bootha-xxehan',
    planets: [
      { id: 'dal-bootha', name: 'Dal Bootha', resources: 1, influence: 4, specialties: ['red'] },
      { id: 'xxehan', name: 'Xxehan', resources: 3, influence: 3, specialties: ['green'] },
    ],
    wormholes: [],
    source: 'ours',
  },
  'mellon-sakulag': {
    id: 'mellon-sakulag',
    planets: [{ id: 'mellon', name: 'Mellon', resources: 1, influence: 4, specialties: [] }, { id: 'sakulag', name: 'Sakulag', resources: 4, influence: 2, specialties: [] }],
    wormholes: [],
    source: 'S17.1 and the price example of Manifest Destiny (Rules p.18)',
  },
  'lazar-zohbat': {
    id: 'lazar-zohbat',
    planets: [{ id: 'lazar', name: 'Lazar', resources: 2, influence: 3, specialties: [] }, { id: 'zohbat', name: 'Zohbat', resources: 3, influence: 2, specialties: ['blue'] }],
    wormholes: [],
    source: 'ours',
  },
  'new-albion-starpoint': {
    id: 'new-albion-starpoint',
    planets: [
      { id: 'new-albion', name: 'New Albion', resources: 2, influence: 3, specialties: ['green'] },
      { id: 'starpoint', name: 'Starpoint', resources: 4, influence: 1, specialties: [] },
    ],
    wormholes: [],
    source: 'ours',
  },
  'qucenn-rarron': {
    id: 'qucenn-rarron',
    planets: [{ id: 'qucenn', name: "Qucen'n", resources: 2, influence: 3, specialties: [] }, { id: 'rarron', name: 'Rarron', resources: 3, influence: 3, specialties: ['green'] }],
    wormholes: [],
    source: 'ours',
  },
  torkan: {
    id: 'torkan',
    planets: [{ id: 'torkan', name: 'Torkan', resources: 4, influence: 2, specialties: ['blue'] }],
    wormholes: [],
    source: 'Rules p.5, p.20; colour of the specialty: ours',
  },
  'mehar-xull': { id: 'mehar-xull', planets: [{ id: 'mehar-xull', name: 'Mehar Xull', resources: 4, influence: 2, specialties: ['blue'] }], wormholes: [], source: 'ours' },
  saudor: { id: 'saudor', planets: [{ id: 'saudor', name: 'Saudor', resources: 5, influence: 1, specialties: [] }], wormholes: [], source: 'ours' },
  tarmann: { id: 'tarmann', planets: [{ id: 'tarmann', name: "Tar'Mann", resources: 4, influence: 2, specialties: [] }], wormholes: [], source: 'ours' },
  thibah: { id: 'thibah', planets: [{ id: 'thibah', name: 'Thibah', resources: 3, influence: 2, specialties: [] }], wormholes: [], source: 'ours' },
  'vefut-ii': { id: 'vefut-ii', planets: [{ id: 'vefut-ii', name: 'Vefut II', resources: 3, influence: 2, specialties: ['red'] }], wormholes: [], source: 'ours' },
  wellon: { id: 'wellon', planets: [{ id: 'wellon', name: 'Wellon', resources: 3, influence: 3, specialties: [] }], wormholes: [], source: 'ours' },
  lodor: { id: 'lodor', planets: [{ id: 'lodor', name: 'Lodor', resources: 4, influence: 2, specialties: ['green'] }], wormholes: ['alpha'], source: 'ours' },
  quann: { id: 'quann', planets: [{ id: 'quann', name: 'Quann', resources: 3, influence: 2, specialties: ['green'] }], wormholes: ['beta'], source: 'ours' },
  'alpha-wormhole': { id: 'alpha-wormhole', planets: [], wormholes: ['alpha'], source: 'S7.1' },
  'beta-wormhole': { id: 'beta-wormhole', planets: [], wormholes: ['beta'], source: 'S7.1' },
  'empty-space': { id: 'empty-space', planets: [], wormholes: [], source: 'ours' },
  'asteroid-field': { id: 'asteroid-field', planets: [], wormholes: [], anomaly: 'asteroid-field', source: 'S7.3' },
  supernova: { id: 'supernova', planets: [], wormholes: [], anomaly: 'supernova', source: 'S7.2' },
  nebula: { id: 'nebula', planets: [], wormholes: [], anomaly: 'nebula', source: 'S7.4' },
  'gravity-rift': { id: 'gravity-rift', planets: [], wormholes: [], anomaly: 'gravity-rift', source: 'S7.5' },
  'home-letnev': {
    id: 'home-letnev',
    planets: [
      { id: 'arc-prime', name: 'Arc Prime', resources: 5, influence: 2, specialties: [] },
      { id: 'wren-terra', name: 'Wren Terra', resources: 3, influence: 3, specialties: [] },
    ],
    wormholes: [],
    homeOf: 'letnev',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
  'home-hacan': {
    id: 'home-hacan',
    planets: [
      { id: 'arretze', name: 'Arretze', resources: 4, influence: 1, specialties: [] },
      { id: 'hercant', name: 'Hercant', resources: 3, influence: 2, specialties: [] },
      { id: 'kamdorn', name: 'Kamdorn', resources: 1, influence: 2, specialties: [] },
    ],
    wormholes: [],
    homeOf: 'hacan',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
  'home-sol': {
    id: 'home-sol',
    planets: [{ id: 'jord', name: 'Jord', resources: 7, influence: 5, specialties: [] }],
    wormholes: [],
    homeOf: 'sol',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
  'home-norr': {
    id: 'home-norr',
    planets: [{ id: 'quinarra', name: 'Quinarra', resources: 5, influence: 2, specialties: [] }, { id: 'trenlak', name: "Tren'lak", resources: 3, influence: 3, specialties: [] }],
    wormholes: [],
    homeOf: 'norr',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
  'home-jol-nar': {
    id: 'home-jol-nar',
    planets: [{ id: 'jol', name: 'Jol', resources: 4, influence: 2, specialties: [] }, { id: 'nar', name: 'Nar', resources: 4, influence: 3, specialties: [] }],
    wormholes: [],
    homeOf: 'jol-nar',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
  'home-xxcha': {
    id: 'home-xxcha',
    planets: [
      { id: 'archon-ren', name: 'Archon Ren', resources: 4, influence: 4, specialties: [] },
      { id: 'archon-tau', name: 'Archon Tau', resources: 3, influence: 2, specialties: [] },
    ],
    wormholes: [],
    homeOf: 'xxcha',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
  'home-mentak': {
    id: 'home-mentak',
    planets: [{ id: 'moll-primus', name: 'Moll Primus', resources: 7, influence: 5, specialties: [] }],
    wormholes: [],
    homeOf: 'mentak',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
  'home-yssaril': {
    id: 'home-yssaril',
    planets: [{ id: 'retillion', name: 'Retillion', resources: 5, influence: 3, specialties: [] }, { id: 'shalloq', name: 'Shalloq', resources: 3, influence: 2, specialties: [] }],
    wormholes: [],
    homeOf: 'yssaril',
    source: 'one home system a race: S1.4; planets and values: ours',
  },
};
