import { eventVersions, type Audience, type EventType, type GameEvent } from '../engine/events.js';

/** An event as a row holds it; `body` has its cites and params. */
export type StoredEvent = { readonly type: string; readonly version: number; readonly audience: unknown; readonly body: unknown };

type Body = Readonly<Record<string, unknown>>;
/** Makes the body of version n + 1 from that of version n. */
type Upcast = (body: Body) => Body;

/** `upcasts[type][n - 1]` leads from version n to n + 1. Nothing is ever taken away here: stored events live for ever. */
export const upcasts: Readonly<Partial<Record<EventType, readonly Upcast[]>>> = {};

/** The row of an event, in the newest version of its shape. */
export function encodeEvent(event: GameEvent): StoredEvent {
  const { type, audience, ...body } = event;
  return { type, version: eventVersions[type], audience, body };
}

/** The event of a row, whatever version it was stored in. A type or version that this program does not know throws. */
export function decodeEvent(stored: StoredEvent): GameEvent {
  if (!isEventType(stored.type)) throw new Error(`stored event of the unknown type ${stored.type}`);
  const newest = eventVersions[stored.type];
  if (stored.version > newest || stored.version < 1) throw new Error(`stored event ${stored.type} has version ${stored.version}; this program knows ${newest}`);
  const steps = upcasts[stored.type]?.slice(stored.version - 1) ?? [];
  if (steps.length !== newest - stored.version) throw new Error(`no way from version ${stored.version} of ${stored.type} to ${newest}`);
  const body = steps.reduce((now, step) => step(now), stored.body as Body);
  // The union was checked when it was written; its versions are lifted above.
  return { type: stored.type, audience: stored.audience as Audience, ...body } as GameEvent;
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}
