import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { remaining } from '../../src/time/remaining.js';

const NOW = new Date('2026-11-28T20:14:00Z');
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [46 * HOUR + 46 * MINUTE, 'in 1 day 22 h', 'noch 1 Tag 22 Std.'],
  [2 * DAY, 'in 2 days', 'noch 2 Tage'],
  [10 * DAY + HOUR, 'in 10 days 1 h', 'noch 10 Tage 1 Std.'],
  [DAY + 59 * MINUTE, 'in 1 day', 'noch 1 Tag'],
  [DAY - 1, 'in 23 h 59 min', 'noch 23 Std. 59 Min.'],
  [5 * HOUR, 'in 5 h', 'noch 5 Std.'],
  [HOUR - 1, 'in 59 min', 'noch 59 Min.'],
  [MINUTE, 'in 1 min', 'noch 1 Min.'],
  [MINUTE - 1, 'in less than a minute', 'noch weniger als eine Minute'],
  [0, 'passed', 'abgelaufen'],
  [-DAY, 'passed', 'abgelaufen'],
])('%p ms read %j and %j', (ms, en, de) => {
  expect(remaining({ from: NOW, to: after(ms), locale: 'en' })).toBe(en);
  expect(remaining({ from: NOW, to: after(ms), locale: 'de' })).toBe(de);
});

test('never promises more than there is, nor an hour too little', () => {
  fc.assert(
    fc.property(fc.integer({ min: MINUTE, max: 60 * DAY }), (ms) => {
      const text = remaining({ from: NOW, to: after(ms), locale: 'en' });
      const unit = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
      const said = unit(/(\d+) days?/) * DAY + unit(/(\d+) h/) * HOUR + unit(/(\d+) min/) * MINUTE;
      expect(said).toBeLessThanOrEqual(ms);
      expect(ms - said).toBeLessThan(ms < DAY ? MINUTE : HOUR);
    }),
    { seed: 6 },
  );
});

test('a date that is none is refused', () => {
  expect(() => remaining({ from: NOW, to: new Date(Number.NaN), locale: 'de' })).toThrow(RangeError);
});
