import type { PhaseId } from '../engine/index.js';
import type { HelpEntry } from './en/help.js';

/** What HELP says where all play the same phases. */
export type CommonHelp = {
  readonly intro: string;
  readonly phases: Readonly<Partial<Record<PhaseId, readonly HelpEntry[]>>>;
  readonly pass: HelpEntry;
  readonly standing: readonly HelpEntry[];
};
