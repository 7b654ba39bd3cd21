import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { deadlineAfter, formatDeadline, isValidTimeZone } from '../../src/time/deadline.js';

const at = (iso: string): Date => new Date(iso);
const BERLIN = 'Europe/Berlin';

// Summer time in Berlin: begins 29 March 2026 at 02:00 (+1 -> +2), ends 25 October 2026 at 03:00 (+2 -> +1).
test.each([
  ['a day in winter', '2026-11-28T20:00+01:00', 24, BERLIN, '2026-11-29T20:00+01:00'],
  ['a day over the start of summer time has 23 hours', '2026-03-28T20:00+01:00', 24, BERLIN, '2026-03-29T20:00+02:00'],
  ['a day over the end of summer time has 25 hours', '2026-10-24T20:00+02:00', 24, BERLIN, '2026-10-25T20:00+01:00'],
  ['a week over the start', '2026-03-25T20:00+01:00', 168, BERLIN, '2026-04-01T20:00+02:00'],
  ['a week over the end', '2026-10-21T20:00+02:00', 168, BERLIN, '2026-10-28T20:00+01:00'],
  ['12 hours over the start are 12 elapsed hours', '2026-03-28T20:00+01:00', 12, BERLIN, '2026-03-29T09:00+02:00'],
  ['12 hours over the end are 12 elapsed hours', '2026-10-24T20:00+02:00', 12, BERLIN, '2026-10-25T07:00+01:00'],
  ['36 hours over the start are elapsed hours as a whole', '2026-03-28T20:00+01:00', 36, BERLIN, '2026-03-30T09:00+02:00'],
  ['36 hours over the end are elapsed hours as a whole', '2026-10-24T20:00+02:00', 36, BERLIN, '2026-10-26T07:00+01:00'],
  ['half an hour', '2026-11-28T20:00+01:00', 0.5, BERLIN, '2026-11-28T20:30+01:00'],
  ['a time that the start skips moves on by an hour', '2026-03-28T02:30+01:00', 24, BERLIN, '2026-03-29T03:30+02:00'],
  ['a time that comes twice is the first of the two', '2026-10-24T02:30+02:00', 24, BERLIN, '2026-10-25T02:30+02:00'],
  ['the second of the two counts its day from itself', '2026-10-25T02:30+01:00', 24, BERLIN, '2026-10-26T02:30+01:00'],
  ['a half-hour change (Lord Howe)', '2026-10-03T20:00+10:30', 24, 'Australia/Lord_Howe', '2026-10-04T20:00+11:00'],
  ['the other side of the world', '2026-03-07T20:00-05:00', 24, 'America/New_York', '2026-03-08T20:00-04:00'],
  ['a zone without summer time', '2026-03-28T20:00Z', 48, 'UTC', '2026-03-30T20:00Z'],
])('%s', (_what, from, hours, timeZone, expected) => {
  expect(deadlineAfter({ from: at(from), hours, timeZone }).toISOString()).toBe(at(expected).toISOString());
});

const ZONES = [BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kolkata', 'Africa/Casablanca', 'UTC'];
const moments = fc.date({ min: at('2020-01-01T00:00Z'), max: at('2040-01-01T00:00Z'), noInvalidDate: true });
const zones = fc.constantFrom(...ZONES);

test('days keep the time on the clock, or move on from a time that is skipped', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 30 }), zones, (from, days, timeZone) => {
      const start = DateTime.fromJSDate(from, { zone: timeZone });
      const end = DateTime.fromJSDate(deadlineAfter({ from, hours: days * 24, timeZone }), { zone: timeZone });
      // Both clocks read as if they were UTC, where every day has 24 hours.
      const clock = (time: DateTime): number => time.toMillis() + time.offset * 60_000;
      const moved = clock(end) - clock(start) - days * 24 * 3_600_000;
      expect([0, 30 * 60_000, 60 * 60_000]).toContain(moved);
      expect(Math.abs(end.diff(start).as('hours') - days * 24)).toBeLessThanOrEqual(1);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test('what is no multiple of 24 is elapsed time in every zone', () => {
  const hours = fc.integer({ min: 1, max: 500 }).filter((n) => n % 24 !== 0);
  fc.assert(
    fc.property(moments, hours, zones, (from, n, timeZone) => {
      expect(deadlineAfter({ from, hours: n, timeZone }).getTime() - from.getTime()).toBe(n * 3_600_000);
    }),
    { seed: 5, numRuns: 500 },
  );
});

test.each([0, -24, Number.NaN, Number.POSITIVE_INFINITY])('a deadline %p hours away is refused', (hours) => {
  expect(() => deadlineAfter({ from: at('2026-11-28T20:00Z'), hours, timeZone: BERLIN })).toThrow(RangeError);
});

test('an unknown zone and a date that is none are refused', () => {
  expect(() => deadlineAfter({ from: at('2026-11-28T20:00Z'), hours: 24, timeZone: 'Mars/Olympus' })).toThrow('IANA');
  expect(() => deadlineAfter({ from: new Date(Number.NaN), hours: 24, timeZone: BERLIN })).toThrow('not a valid date');
});

test.each([
  ['2026-11-30T19:00Z', BERLIN, 'Mon 30 Nov, 20:00 (Berlin)', 'Mo., 30.11., 20:00 Uhr'],
  ['2026-12-02T19:00Z', BERLIN, 'Wed 2 Dec, 20:00 (Berlin)', 'Mi., 02.12., 20:00 Uhr'],
  ['2026-09-05T22:05Z', BERLIN, 'Sun 6 Sep, 00:05 (Berlin)', 'So., 06.09., 00:05 Uhr'],
  ['2026-11-30T19:00Z', 'America/Argentina/Buenos_Aires', 'Mon 30 Nov, 16:00 (Buenos Aires)', 'Mo., 30.11., 16:00 Uhr'],
  ['2026-11-30T19:00Z', 'UTC', 'Mon 30 Nov, 19:00 (UTC)', 'Mo., 30.11., 19:00 Uhr'],
  ['2026-11-30T19:00Z', 'Etc/GMT+5', 'Mon 30 Nov, 14:00 (UTC-5)', 'Mo., 30.11., 14:00 Uhr'],
  ['2026-10-25T00:30Z', BERLIN, 'Sun 25 Oct, 02:30 (Berlin, UTC+2)', 'So., 25.10., 02:30 Uhr (UTC+2)'],
  ['2026-10-25T01:30Z', BERLIN, 'Sun 25 Oct, 02:30 (Berlin, UTC+1)', 'So., 25.10., 02:30 Uhr (UTC+1)'],
])('%s in %s reads %j and %j', (moment, timeZone, en, de) => {
  expect(formatDeadline({ at: at(moment), timeZone, locale: 'en' })).toBe(en);
  expect(formatDeadline({ at: at(moment), timeZone, locale: 'de' })).toBe(de);
});

test('with the year, for what is past', () => {
  const shown = { at: at('2026-11-28T20:14Z'), timeZone: BERLIN, withYear: true };
  expect(formatDeadline({ ...shown, locale: 'en' })).toBe('Sat 28 Nov 2026, 21:14 (Berlin)');
  expect(formatDeadline({ ...shown, locale: 'de' })).toBe('Sa., 28.11.2026, 21:14 Uhr');
});

test.each([
  [BERLIN, true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['+01:00', false],
  ['local', false],
  ['system', false],
  ['Berlin', false],
  ['Mars/Olympus', false],
  ['', false],
])('time zone %j: %p', (timeZone, expected) => {
  expect(isValidTimeZone(timeZone)).toBe(expected);
});
