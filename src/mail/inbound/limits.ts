import { scanStructure, type MimePart } from './mime-structure.js';

/** The named limits of an inbound mail; a mail beyond one of them is refused with that limit's name. */
export type InboundLimits = Readonly<{
  totalBytes: number;
  headerBytes: number;
  /** Physical lines of one header block. */
  headerCount: number;
  headerLineBytes: number;
  bodyLineBytes: number;
  parts: number;
  depth: number;
  textBytes: number;
  htmlDepth: number;
}>;

export type LimitCode =
  | 'total-bytes'
  | 'header-bytes'
  | 'header-count'
  | 'header-line-bytes'
  | 'body-line-bytes'
  | 'parts'
  | 'depth'
  | 'text-bytes'
  | 'html-depth';

export type LimitProblem = Readonly<{ code: LimitCode; limit: number }>;

/** Far above what mail programs write, far below what costs us time or memory. */
export const defaultLimits: InboundLimits = {
  totalBytes: 10_485_760,
  headerBytes: 131_072,
  headerCount: 1_000,
  headerLineBytes: 16_384,
  bodyLineBytes: 262_144,
  parts: 200,
  depth: 20,
  textBytes: 1_048_576,
  htmlDepth: 500,
};

export type LimitCheck = Readonly<{ ok: true; root: MimePart }> | Readonly<{ ok: false; problem: LimitProblem }>;

/** Walks the raw bytes once; no decoder and no library sees a mail that does not pass. */
export function checkLimits(raw: Uint8Array, limits: InboundLimits = defaultLimits): LimitCheck {
  if (raw.length > limits.totalBytes) return { ok: false, problem: { code: 'total-bytes', limit: limits.totalBytes } };
  return scanStructure(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), limits);
}
