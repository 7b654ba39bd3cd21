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
  /** Characters of HTML that are converted to lines; its text part, if there is one, is read all the same. */
  htmlLength: number;
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
  | 'html-depth'
  | 'html-length';

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
  htmlLength: 524_288,
};
