import type { Locale } from '../../text/locale.js';
import { de } from './de.js';
import { en } from './en.js';
import type { PageText } from './page-text.js';

/** The pages' sentences in one language. */
export function pageText(locale: Locale): PageText {
  switch (locale) {
    case 'en': return en;
    case 'de': return de;
  }
}
