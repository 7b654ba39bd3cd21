import { DateTime, IANAZone } from 'luxon';

export type Locale = 'en' | 'de';

const HOURS_OF_A_DAY = 24;

/** Zones that were asked for before: each look at the data base is dear. Few, because only what is one is kept. */
const known = new Set<string>();
const MOST_KNOWN = 1_000;

/** Whether this is a time zone of the IANA data base that this machine knows; offsets such as `+01:00` are not. */
export function isValidTimeZone(timeZone: string): boolean {
  if (known.has(timeZone)) return true;
  const valid = /^[A-Za-z]/.test(timeZone) && IANAZone.isValidZone(timeZone);
  if (valid && known.size < MOST_KNOWN) known.add(timeZone);
  return valid;
}

function inZone(at: Date, timeZone: string): DateTime<true> {
  if (!isValidTimeZone(timeZone)) throw new RangeError(`"${timeZone}" is no IANA time zone.`);
  const local = DateTime.fromJSDate(at, { zone: IANAZone.create(timeZone) });
  if (!local.isValid) throw new RangeError('The time is not a valid date.');
  return local;
}

/**
 * The deadline so many hours later. A multiple of 24 hours counts calendar days in the game's zone: the clock there shows
 * the same time, whatever summer time does (a time that a change skips moves on by the skipped hour). Any other
 * number is elapsed hours as a whole.
 */
export function deadlineAfter({ from, hours, timeZone }: { readonly from: Date; readonly hours: number; readonly timeZone: string }): Date {
  if (!Number.isFinite(hours) || hours <= 0) throw new RangeError(`A deadline cannot be ${hours} hours away.`);
  const start = inZone(from, timeZone);
  const days = hours / HOURS_OF_A_DAY;
  return start.plus(Number.isInteger(days) ? { days } : { hours }).toJSDate();
}

/** `Europe/Berlin` -> `Berlin`; zones without a place give their offset, because the signs of `Etc/GMT+5` mislead. */
function placeOf(local: DateTime<true>): string {
  const name = local.zoneName;
  if (!name.includes('/') || name.startsWith('Etc/')) return local.offset === 0 ? 'UTC' : local.toFormat("'UTC'Z");
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Only when the clock shows this time twice (the end of summer time) does the offset say which of them is meant. */
function offsetIfTwice(local: DateTime<true>): string | undefined {
  return local.getPossibleOffsets().length > 1 ? local.toFormat("'UTC'Z") : undefined;
}

type Shown = { readonly at: Date; readonly timeZone: string; readonly locale: Locale; readonly withYear?: boolean };

/** What was shown before: a mail names the same few minutes again and again, and each look at a zone is dear. */
const shownBefore = new Map<string, string>();
const MOST_SHOWN = 1_000;
const MINUTE_MS = 60_000;

/**
 * A point of time as mails and pages show it in a player's zone: `Mon 30 Nov, 20:00 (Berlin)`, `Mo., 30.11., 20:00 Uhr`;
 * with the year `Sat 28 Nov 2026, 21:14 (Berlin)`, `Sa., 28.11.2026, 21:14 Uhr`.
 */
export function formatDeadline(shown: Shown): string {
  const key = `${String(Math.floor(shown.at.getTime() / MINUTE_MS))} ${shown.locale} ${String(shown.withYear === true)} ${shown.timeZone}`;
  const before = shownBefore.get(key);
  if (before !== undefined) return before;
  const text = written(shown);
  if (shownBefore.size >= MOST_SHOWN) shownBefore.clear();
  shownBefore.set(key, text);
  return text;
}

function written(shown: Shown): string {
  const local = inZone(shown.at, shown.timeZone);
  const twice = offsetIfTwice(local);
  switch (shown.locale) {
    case 'en': {
      const place = [placeOf(local), ...(twice ? [twice] : [])].join(', ');
      return `${local.setLocale('en-US').toFormat(shown.withYear ? 'ccc d LLL yyyy, HH:mm' : 'ccc d LLL, HH:mm')} (${place})`;
    }
    case 'de': {
      const weekday = local.setLocale('de-DE').toFormat('ccc').replace(/\.$/, ''); // with or without a dot, as the ICU data go
      return `${weekday}., ${local.toFormat(shown.withYear ? 'dd.LL.yyyy, HH:mm' : 'dd.LL., HH:mm')} Uhr${twice ? ` (${twice})` : ''}`;
    }
  }
}
