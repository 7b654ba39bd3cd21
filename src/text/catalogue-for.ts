import type { Catalogue } from './catalogue.js';
import { catalogue as german } from './de/catalogue.js';
import { catalogue as english } from './en/catalogue.js';
import type { Locale } from './locale.js';

/** The sentences of one language. */
export function catalogueFor(locale: Locale): Catalogue {
  switch (locale) {
    case 'en': return english;
    case 'de': return german;
  }
}
