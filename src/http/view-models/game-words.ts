import type { Edition } from '../../engine/index.js';
import type { GameState } from '../../engine/state.js';
import { printerFor } from '../../games/order-context.js';
import { catalogueFor } from '../../text/catalogue-for.js';
import type { Catalogue } from '../../text/catalogue.js';
import type { Locale } from '../../text/locale.js';
import { namesFor } from '../../text/names-for.js';
import type { Names } from '../../text/names.js';
import { formatDeadline } from '../../time/deadline.js';
import type { HttpDeps } from '../deps.js';
import type { PageText } from '../text/page-text.js';
import { pageText } from '../text/text-for.js';

/** All words of one game in one language, and its times in one zone. */
export type GameWords = { readonly locale: Locale; readonly t: PageText; readonly n: Names; readonly catalogue: Catalogue; readonly rules: Edition; /** All seats order at once, phase by phase. */ readonly common: boolean; readonly when: (at: Date | undefined) => string };

export function gameWords({ rules }: Pick<HttpDeps, 'rules'>, { state, locale, timeZone }: { readonly state: GameState; readonly locale: Locale; readonly timeZone: string }): GameWords {
  const set = rules.find(state.ruleset.id, state.ruleset.version);
  if (set === undefined) throw new Error(`no rule set ${state.ruleset.id}`);
  const t = pageText(locale);
  return {
    locale, t, rules: set, common: set.steps.round.length > 0,
    n: namesFor(locale, { state, rules: set, print: printerFor(state, set, state.active ?? state.speaker) }),
    catalogue: catalogueFor(locale),
    when: (at) => (at === undefined ? t.common.noDeadline : formatDeadline({ at, timeZone, locale, withYear: true })),
  };
}
