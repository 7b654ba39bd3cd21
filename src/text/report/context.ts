import type { SeatId } from '../../engine/ids.js';
import type { GameState } from '../../engine/state.js';
import type { RuleSet } from '../../engine/rules/rule-set.js';
import type { Catalogue } from '../catalogue.js';
import type { ReportWords } from '../en/report-words.js';
import type { Names } from '../names.js';

/** What every part of a report is written with. */
export type ReportContext = { readonly n: Names; readonly catalogue: Catalogue; readonly words: ReportWords; readonly rules: Pick<RuleSet, 'leaders' | 'units'>; readonly before: GameState; readonly after: GameState; /** Whose report it is; the moderator's without. */ readonly reader?: SeatId };
