import { reportWords as german } from './de/report-words.js';
import { reportWords as english, type ReportWords } from './en/report-words.js';
import { mailWords as germanMails } from './de/mail-words.js';
import { mailWords as englishMails, type MailWords } from './en/mail-words.js';
import type { Locale } from './locale.js';

/** The small words of reports in one language. */
export function reportWordsFor(locale: Locale): ReportWords {
  switch (locale) {
    case 'en': return english;
    case 'de': return german;
  }
}
/** The sentences of all other mails in one language. */
export function mailWordsFor(locale: Locale): MailWords {
  switch (locale) {
    case 'en': return englishMails;
    case 'de': return germanMails;
  }
}
