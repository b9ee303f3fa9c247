import { expect, it } from 'vitest';
import { reassessOn } from '#src/domain/shared/reassessment.ts';

it.each([
  ['2026-02-01', '2026-03-01'],
  ['2024-02-02', '2024-03-01'],
  ['2026-03-20', '2026-04-17'], // still 28 calendar days, although the clocks change in between
])('an assessment of %s is due again on %s', (day, due) => {
  expect(reassessOn(day)).toBe(due);
});
