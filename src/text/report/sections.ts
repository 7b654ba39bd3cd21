import type { EventType, GameEvent } from '../../engine/events.js';

/** A chapter of a report; a new one begins where the rules come to another step. */
export type Section = { readonly key: string; readonly kind: 'movement' | 'pds' | 'battle' | 'landing' | 'invasion' | 'production' | 'round-end' | 'moderator'; readonly place?: string };

const homes: Readonly<Partial<Record<EventType, Section['kind']>>> = {
  'system-activated': 'movement', 'leader-boarded': 'movement', 'forces-boarded': 'movement', 'passage-decided': 'movement', 'fleet-moved': 'movement', 'seat-passed': 'movement',
  'battle-opened': 'battle', 'battle-round-opened': 'battle', 'battle-closed': 'battle',
  'forces-landed': 'landing', 'leader-landed': 'landing',
  'invasion-opened': 'invasion', 'invasion-round-opened': 'invasion', 'planet-taken': 'invasion', 'invasion-repelled': 'invasion', 'diplomat-delayed': 'invasion', 'forces-returned': 'invasion',
  'leader-returned': 'invasion', 'bombardment-refused': 'invasion', 'structure-destroyed': 'invasion', 'structure-captured': 'invasion',
  'structure-placed': 'invasion',
  'units-built': 'production', 'technology-researched': 'production', paid: 'production',
  'counters-returned': 'round-end', 'planets-refreshed': 'round-end', 'piece-repaired': 'round-end', 'captive-kept': 'round-end', 'round-opened': 'round-end',
  corrected: 'moderator',
};

/** Where a reader looks for what became of an order. */
const orders: Readonly<Record<string, Section['kind'] | undefined>> = { activate: 'movement', transfer: 'movement', move: 'movement', land: 'landing', bombard: 'landing', build: 'production', research: 'production' };

function kindOf(event: GameEvent, current: Section | undefined): Section['kind'] | undefined {
  if (event.type === 'dice-rolled') {
    switch (event.reason) {
      case 'pds-ships': return 'pds';
      case 'barrage': case 'pre-combat': case 'space-combat': return 'battle';
      case 'bombardment': case 'pds-landing': case 'invasion-combat': return 'invasion';
      case 'gravity-rift': return 'movement';
      // What follows from something else stays in its chapter.
      case 'leader-fate': case 'rescue': case 'drawn-captive': case 'reroll': case 'domain': case 'artifact': return undefined;
    }
  }
  if (event.type === 'order-void') return orders[event.order];
  if (event.type === 'pds-silent') return current?.kind === 'invasion' || current?.kind === 'landing' || event.why !== 'held' ? 'invasion' : 'pds';
  return homes[event.type];
}

/** The chapter an event belongs to; undefined: whichever is open. */
export function sectionOf(event: GameEvent, current: Section | undefined): Section | undefined {
  const kind = kindOf(event, current);
  if (kind === undefined) return undefined;
  const place = 'planet' in event && kind === 'invasion' ? event.planet : 'system' in event && kind === 'battle' ? event.system : undefined;
  if (kind === 'battle') return { kind, key: `battle ${place ?? current?.place ?? ''}`, ...(place === undefined ? {} : { place }) };
  if (kind === 'invasion') return { kind, key: `invasion ${place ?? current?.place ?? ''}`, ...(place === undefined ? {} : { place }) };
  return { kind, key: kind };
}
