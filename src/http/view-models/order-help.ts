import { helpParts, placesHelp, type HelpPart } from '../../text/mails/help.js';
import { mailWordsFor } from '../../text/words-for.js';
import type { GameWords } from './game-words.js';

export type OrderHelp = { readonly intro: string; readonly places: string; readonly parts: readonly HelpPart[] };

/** The reference of all orders, the same as HELP sends by mail. */
export function orderHelp({ locale, catalogue, rules, n }: Pick<GameWords, 'locale' | 'catalogue' | 'rules' | 'n'>): OrderHelp {
  const words = mailWordsFor(locale);
  return { intro: words.help.intro, places: placesHelp({ words, n }), parts: helpParts({ locale, words, catalogue, rules }) };
}
