import type { Citation } from '../engine/ids.js';

/** One line of a table of dice: who rolls, with what, the faces, and what came of it. */
export type RollRow = { readonly who: string; readonly what: string; readonly faces: string; readonly result: string };
/** One line of an order mail as the echo repeats it. */
export type EchoRow = { readonly number: string; readonly status: string; readonly tone: 'good' | 'doubt' | 'bad' | 'quiet'; readonly text: string; readonly remarks: readonly string[]; readonly suggestions: readonly string[]; readonly cites: readonly Citation[] };
export type Field = { readonly label: string; readonly lines: readonly string[] };

/** A part of a mail. It is set as plain text in 72 columns and as HTML; both say the same. */
export type Block =
  | { readonly kind: 'heading'; readonly left: string; readonly right?: string }
  | { readonly kind: 'text'; readonly text: string; readonly indent?: number; readonly cites?: readonly Citation[]; readonly strong?: boolean }
  | { readonly kind: 'rolls'; readonly indent?: number; readonly rows: readonly RollRow[]; readonly cites?: readonly Citation[] }
  | { readonly kind: 'fields'; readonly indent?: number; readonly rows: readonly Field[]; readonly cites?: readonly Citation[] }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly cites?: readonly Citation[] }
  | { readonly kind: 'echo'; readonly rows: readonly EchoRow[] }
  | { readonly kind: 'order'; readonly text: string; readonly note?: string }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string; readonly indent?: number }
  | { readonly kind: 'gap' };

/** A mail before it is set. */
export type MailDocument = { readonly subject: string; readonly title?: string; readonly titleRight?: string; readonly blocks: readonly Block[] };

export const text = (words: string, cites: readonly Citation[] = []): Block => ({ kind: 'text', text: words, cites });
export const gap: Block = { kind: 'gap' };
