import type { ChangeSentences } from '../catalogue.js';

/** Was eine Korrektur des Spielleiters geändert hat. */
export const changes: ChangeSentences = {
  'planet-owner': (c, n) => (c.owner === undefined ? `${n.planet(c.planet)} gehört niemandem.` : `${n.planet(c.planet)} gehört ${n.seat(c.owner)}.`),
  'planet-exhausted': (c, n) => `${n.planet(c.planet)} ist ${c.exhausted ? 'erschöpft' : 'aufgefrischt'}.`,
  forces: (c, n) => `Auf ${n.planet(c.planet)} hat ${n.seat(c.seat)} ${c.count === 0 ? `keine Einheit dieser Art mehr (${n.kind(c.kind)})` : n.units(c.kind, c.count, 'acc')}.`,
  cargo: (c, n) => `An Bord von ${n.piece(c.piece)}: ${c.count === 0 ? `nichts (${n.kind(c.kind)})` : n.units(c.kind, c.count)}.`,
  dock: (c, n) => (c.present ? `${n.planet(c.planet)} hat ein Raumdock.` : `${n.planet(c.planet)} hat kein Raumdock.`),
  'piece-added': (c, n) => `${n.seat(c.seat)} bekommt ${n.units(c.kind, 1, 'acc')} in ${n.system(c.system)}.`,
  'piece-removed': (c, n) => `${n.seatOf(c.piece.split('/')[0] ?? '')} ${n.piece(c.piece)} kommt vom Plan.`,
  'piece-moved': (c, n) => `${n.seatOf(c.piece.split('/')[0] ?? '')} ${n.piece(c.piece)} liegt in ${n.system(c.system)}.`,
  'piece-damaged': (c, n) => `${n.seatOf(c.piece.split('/')[0] ?? '')} ${n.piece(c.piece)} ist ${c.damaged ? 'beschädigt' : 'unbeschädigt'}.`,
  leader: (c, n) => `${n.leader(c.leader)} ist ${n.where(c.at)}.`,
  counters: (c, n) => `${n.seatOf(c.seat)} Marker: ${c.command} Kommando, ${c.strategy} Strategie, ${c.fleet} Flotte.`,
  'system-counter': (c, n) => `${n.seat(c.seat)} hat ${c.present ? 'einen' : 'keinen'} Kommandomarker in ${n.system(c.system)}.`,
  'trade-goods': (c, n) => `${n.seat(c.seat)} hat ${c.count === 1 ? '1 Handelsware' : `${c.count} Handelswaren`}.`,
  technology: (c, n) => `${n.seat(c.seat)} hat die Technologie ${n.technology(c.technology)}${c.known ? '' : ' nicht'}.`,
  passed: (c, n) => `${n.seat(c.seat)} ${c.passed ? 'hat gepasst' : 'hat noch nicht gepasst'}.`,
};
