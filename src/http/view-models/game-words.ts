import type { GameState } from '../../engine/state.js';
import { catalogueFor } from '../../text/catalogue-for.js';
import type { Catalogue } from '../../text/catalogue.js';
import type { Locale } from '../../text/locale.js';
import { namesFor } from '../../text/names-for.js';
import type { Names } from '../../text/names.js';
import { formatDeadline } from '../../time/deadline.js';
import type { HttpDeps } from '../deps.js';
import { pageText, type PageText } from '../text/page-text.js';

/** All words of one game in one language, and its times in one zone. */
export type GameWords = { readonly locale: Locale; readonly t: PageText; readonly n: Names; readonly catalogue: Catalogue; readonly when: (at: Date | undefined) => string };

export function gameWords(deps: Pick<HttpDeps, 'rules' | 'print'>, { state, locale, timeZone }: { readonly state: GameState; readonly locale: Locale; readonly timeZone: string }): GameWords {
  const rules = deps.rules.find(state.ruleset.id, state.ruleset.version) ?? { races: {}, units: {}, technologies: {} };
  const t = pageText(locale);
  return {
    locale, t,
    n: namesFor(locale, { state, rules, print: deps.print }),
    catalogue: catalogueFor(locale),
    when: (at) => (at === undefined ? t.common.noDeadline : formatDeadline({ at, timeZone, locale, withYear: true })),
  };
}
