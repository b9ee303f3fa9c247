import { expect, it } from 'vitest';
import { addDays, daysBetween, localDay, seeded, startOfMonth, startOfWeek, weekdayOf } from '../index.ts';

it.each([undefined, null, Number.NaN, '', 'yesterday', '2026-02-30', '31/05/2026', {}, []])(
  '%j is no day, and no day follows from it',
  (day) => {
    const wrong = day as never;
    for (const call of [
      () => addDays(wrong, 1),
      () => daysBetween('2026-01-01', wrong),
      () => weekdayOf(wrong),
      () => startOfWeek(wrong),
      () => startOfMonth(wrong),
      () => localDay(wrong),
    ])
      expect(call).toThrow(RangeError);
  },
);

it.each([undefined, Number.NaN, '7', Infinity])('%j is no number of days and no seed', (number) => {
  expect(() => addDays('2026-01-01', number as never)).toThrow(RangeError);
  if (number !== '7') expect(() => seeded(number as never)).toThrow(RangeError);
});
