import type { GameState, Leader } from '../../../src/engine/state.js';
import type { OrderContext } from '../../../src/orders/context.js';
import type { Vocabulary } from '../../../src/orders/lexicon/types.js';
import { parse, type ParsedLine } from '../../../src/orders/parse.js';
import { aWorld, thirdEdition } from '../../support/world.js';

/** Three seats, two homes and a disputed system; Mellon and Wellon are there because they are one letter apart. */
const world = aWorld({
  seats: ['letnev', 'hacan', 'sol', 'norr'],
  systems: {
    12: { homeOf: 'letnev', planets: { 'arc-prime': { owner: 'letnev', dock: true }, 'wren-terra': { owner: 'letnev' } } },
    14: {},
    25: { planets: { mellon: {}, wellon: {} } },
    27: { planets: { abyz: { owner: 'hacan' }, fria: {} } },
    31: { homeOf: 'hacan', planets: { arretze: { owner: 'hacan' }, hercant: { owner: 'hacan' }, kamdorn: { owner: 'hacan' } } },
    40: { homeOf: 'sol', planets: { jord: { owner: 'sol', dock: true } } },
    44: { planets: { 'archon-ren': {}, 'archon-tau': {}, quinarra: { owner: 'norr' } } },
    101: {},
  },
  ships: {
    12: { letnev: { fighter: 3, destroyer: 1, cruiser: 2, carrier: 1, dreadnought: 2, 'war-sun': 1 } },
    27: { hacan: { cruiser: 1, carrier: 1 } },
    40: { sol: { carrier: 1 } },
  },
  cargo: { 'letnev/carrier/1': { 'ground-force': 3 } },
  leaders: {
    'letnev/general': 'arc-prime',
    'letnev/admiral': 'arc-prime',
    'letnev/diplomat': 'wren-terra',
    'hacan/general': 'abyz',
    'hacan/scientist': { on: 'captive', captor: 'letnev', since: 1 },
    'sol/agent': { on: 'captive', captor: 'letnev', since: 1 },
    'sol/admiral': 'jord',
    'norr/general/1': 'quinarra',
    'norr/general/2': { on: 'captive', captor: 'letnev', since: 1 },
  },
});

/** The leaders by the names that their races give them. */
export const rimWar: GameState = {
  ...world,
  leaders: Object.fromEntries(Object.values(world.leaders).map((leader) => [leader.id, { ...leader, name: nameOf(leader) }])),
};

function nameOf(leader: Leader): string {
  const roster = thirdEdition.races[leader.seat]?.leaders.filter((entry) => entry.class === leader.class) ?? [];
  return roster[Number(leader.id.split('/')[2] ?? 1) - 1]?.name ?? leader.id;
}

export function rimContext(seat = 'letnev', vocabulary: Vocabulary = 'third'): OrderContext {
  return { state: rimWar, rules: thirdEdition, seat, vocabulary };
}

/** The one line of a text, read. */
export function readOne(text: string, context: OrderContext = rimContext()): ParsedLine {
  const [line] = parse(text, context).lines;
  if (line === undefined) throw new Error('a text has at least one line');
  return line;
}
