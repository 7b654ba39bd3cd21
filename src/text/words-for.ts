import { reportWords as german } from './de/report-words.js';
import { reportWords as english, type ReportWords } from './en/report-words.js';
import type { Locale } from './locale.js';

/** The small words of reports in one language. */
export function reportWordsFor(locale: Locale): ReportWords {
  switch (locale) {
    case 'en': return english;
    case 'de': return german;
  }
}
