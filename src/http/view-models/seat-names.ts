import type { Locale } from '../../text/locale.js';
import type { HttpDeps } from '../deps.js';

/** Names of seats where no board is at hand: the short names of their races; the moderator, who reads this, is "you". */
export function seatNames({ rules }: Pick<HttpDeps, 'rules'>, { ruleset, locale, you }: { readonly ruleset: string; readonly locale: Locale; readonly you: string }): (seat: string) => string {
  const races = rules.find(ruleset)?.races ?? {};
  return (seat) => (seat === 'moderator' ? you : (races[seat]?.short[locale] ?? seat));
}
