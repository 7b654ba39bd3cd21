import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Locale } from './locale.js';
import type { Names, Naming } from './names.js';

/** The names of one game in one language. */
export function namesFor(locale: Locale, naming: Naming): Names {
  switch (locale) {
    case 'en': return englishNames(naming);
    case 'de': return germanNames(naming);
  }
}
