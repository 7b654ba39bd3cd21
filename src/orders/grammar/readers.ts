import type { Intent } from '../../engine/order-intents.js';
import type { OrderWord } from '../lexicon/types.js';
import type { Reading } from '../reading.js';
import type { Term } from '../terms.js';
import { activate } from './activate.js';
import { bombard } from './bombard.js';
import { build } from './build.js';
import { captive, readDecision } from './captive.js';
import { casualties } from './casualties.js';
import { consent, decline } from './consent.js';
import { diplomat } from './diplomat.js';
import { escape } from './escape.js';
import { land } from './land.js';
import { move } from './move.js';
import { pds } from './pds.js';
import { permit, refusePassage } from './permit.js';
import { play } from './play.js';
import { destroyStructure, replace } from './replace.js';
import { research } from './research.js';
import { reroll } from './reroll.js';
import { rescue } from './rescue.js';
import { retreat } from './retreat.js';
import { sabotage } from './sabotage.js';
import { transfer } from './transfer.js';

/** Order words that are followed by parts; the others are complete alone, or hold another order. */
export type PartedOrder = Exclude<OrderWord, 'standing' | 'ask-me' | 'captives' | 'pass' | 'end' | 'cancel' | 'status' | 'help' | 'new-key' | 'confirm' | 'resend'>;

export const readers: Readonly<Record<PartedOrder, (reading: Reading, terms: readonly Term[]) => Intent | undefined>> = {
  activate: activate.read,
  transfer: transfer.read,
  move: move.read,
  land: land.read,
  bombard: bombard.read,
  build: build.read,
  casualties: casualties.read,
  retreat: retreat.read,
  reroll: reroll.read,
  diplomat: diplomat.read,
  permit: permit.read,
  refuse: refusePassage,
  escape: escape.read,
  rescue: rescue.read,
  pds: pds.read,
  replace: replace.read,
  destroy: destroyStructure,
  keep: (reading, terms) => readDecision(reading, terms, 'keep'),
  execute: (reading, terms) => readDecision(reading, terms, 'execute'),
  release: (reading, terms) => readDecision(reading, terms, 'release'),
  hand: captive.read,
  accept: consent.read,
  decline,
  research: research.read,
  play: play.read,
  sabotage: sabotage.read,
};

export function isParted(order: OrderWord): order is PartedOrder {
  return Object.hasOwn(readers, order);
}
