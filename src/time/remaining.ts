import type { Locale } from './deadline.js';

type Span = { readonly days: number; readonly hours: number; readonly minutes: number };

const MINUTE_MS = 60_000;

/** Whole minutes, rounded down: nobody is promised time that he has not. Days are 24 elapsed hours. */
function spanOf(ms: number): Span {
  const minutes = Math.floor(ms / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** The two largest units, without those that are nought: minutes only below one day. */
function unitsOf({ days, hours, minutes }: Span, words: Record<keyof Span, (n: number) => string>): string {
  const parts = [days > 0 ? words.days(days) : '', hours > 0 ? words.hours(hours) : '', days === 0 && minutes > 0 ? words.minutes(minutes) : ''];
  return parts.filter((part) => part !== '').join(' ');
}

/** How long it is from now to a deadline, in words: `in 1 day 22 h`, `noch 1 Tag 22 Std.` */
export function remaining({ from, to, locale }: { readonly from: Date; readonly to: Date; readonly locale: Locale }): string {
  const ms = to.getTime() - from.getTime();
  if (Number.isNaN(ms)) throw new RangeError('The time is not a valid date.');
  const span = spanOf(ms);
  switch (locale) {
    case 'en':
      if (ms <= 0) return 'passed';
      if (ms < MINUTE_MS) return 'in less than a minute';
      return `in ${unitsOf(span, { days: (n) => (n === 1 ? '1 day' : `${n} days`), hours: (n) => `${n} h`, minutes: (n) => `${n} min` })}`;
    case 'de':
      if (ms <= 0) return 'abgelaufen';
      if (ms < MINUTE_MS) return 'noch weniger als eine Minute';
      return `noch ${unitsOf(span, { days: (n) => (n === 1 ? '1 Tag' : `${n} Tage`), hours: (n) => `${n} Std.`, minutes: (n) => `${n} Min.` })}`;
  }
}
