import type { Intent, IntentKind, LeaderRef } from '../engine/order-intents.js';
import type { OrderContext } from './context.js';
import { print } from './print.js';

/** The order of the rules, so that it does not count in which order independent lines were written. */
const ranks: Readonly<Record<IntentKind, number>> = {
  activate: 0, transfer: 1, move: 2, land: 3, bombard: 4, build: 5, pass: 6,
  casualties: 7, retreat: 8, reroll: 9, diplomat: 10, permit: 11, escape: 12, rescue: 13, pds: 14, replace: 15, captive: 16,
  standing: 17, 'ask-me': 18, cancel: 19, status: 20, help: 21, 'new-key': 22, confirm: 23, resend: 24, sabotage: 25, consent: 26, play: 27, research: 28,
};

/** Kinds whose own order counts: moves that make room, planets invaded one after the other, purchases cut from the end, answers of which the first that fits is taken. */
const sequenced: ReadonlySet<IntentKind> = new Set<IntentKind>(['move', 'land', 'build', 'research', 'captive', 'casualties', 'retreat', 'diplomat', 'escape', 'rescue', 'permit', 'replace', 'play']);

/** Intents in one order for all texts that mean the same. */
export function inCanonicalOrder<I extends Intent>(intents: readonly I[], context: OrderContext): readonly I[] {
  const keyed = intents.map((intent, index) => ({ intent, index, text: print(firstOfChain(intents, intent), 'en', context) }));
  keyed.sort((one, other) => ranks[one.intent.order] - ranks[other.intent.order] || (sequenced.has(one.intent.order) ? 0 : compare(one.text, other.text)) || one.index - other.index);
  return keyed.map(({ intent }) => intent);
}

/** Transfers of one leader hang together and keep their order: aboard first, then on to another ship (B8). */
function firstOfChain(intents: readonly Intent[], intent: Intent): Intent {
  if (intent.order !== 'transfer') return intent;
  const same = (one: LeaderRef): boolean => intent.leaders.some((other) => one.class === other.class && (one.number ?? other.number) === (other.number ?? one.number));
  return intents.find((one) => one.order === 'transfer' && one.leaders.some(same)) ?? intent;
}

/** What a receipt binds: the accepted intents in English, one a line. Comments, notes and spelling leave no trace in it. */
export function canonicalIntentsText(intents: readonly Intent[], context: OrderContext): string {
  return inCanonicalOrder(intents, context).map((intent) => print(intent, 'en', context)).join('\n');
}

/** By code units: the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
