import type { ChangeSentences } from '../catalogue.js';

/** What a correction of the moderator changed. */
export const changes: ChangeSentences = {
  'planet-owner': (c, n) => (c.owner === undefined ? `${n.planet(c.planet)} belongs to nobody.` : `${n.planet(c.planet)} belongs to ${n.seat(c.owner)}.`),
  'planet-exhausted': (c, n) => `${n.planet(c.planet)} is ${c.exhausted ? 'exhausted' : 'refreshed'}.`,
  forces: (c, n) => `On ${n.planet(c.planet)} ${n.seat(c.seat)} has ${c.count === 0 ? `no ${n.kind(c.kind)}` : n.units(c.kind, c.count)}.`,
  cargo: (c, n) => `Aboard ${n.piece(c.piece)}: ${c.count === 0 ? `no ${n.kind(c.kind)}` : n.units(c.kind, c.count)}.`,
  dock: (c, n) => (c.present ? `${n.planet(c.planet)} has a space dock.` : `${n.planet(c.planet)} has no space dock.`),
  'piece-added': (c, n) => `${n.seat(c.seat)} gets ${n.units(c.kind, 1)} in ${n.system(c.system)}.`,
  'piece-removed': (c, n) => `${n.seatOf(c.piece.split('/')[0] ?? '')} ${n.piece(c.piece)} leaves the board.`,
  'piece-moved': (c, n) => `${n.seatOf(c.piece.split('/')[0] ?? '')} ${n.piece(c.piece)} is in ${n.system(c.system)}.`,
  'piece-damaged': (c, n) => `${n.seatOf(c.piece.split('/')[0] ?? '')} ${n.piece(c.piece)} is ${c.damaged ? 'damaged' : 'undamaged'}.`,
  leader: (c, n) => `${n.leader(c.leader)} is ${n.where(c.at).replace(/^captive/, 'a captive')}.`,
  counters: (c, n) => `${n.seatOf(c.seat)} counters: ${c.command} command, ${c.strategy} strategy, ${c.fleet} fleet.`,
  'system-counter': (c, n) => `${n.seat(c.seat)} has ${c.present ? 'a' : 'no'} command counter in ${n.system(c.system)}.`,
  'trade-goods': (c, n) => `${n.seat(c.seat)} has ${c.count === 1 ? '1 trade good' : `${c.count} trade goods`}.`,
  technology: (c, n) => `${n.seat(c.seat)} ${c.known ? 'has' : 'does not have'} the technology ${n.technology(c.technology)}.`,
  passed: (c, n) => `${n.seat(c.seat)} ${c.passed ? 'has passed' : 'has not passed'}.`,
};
