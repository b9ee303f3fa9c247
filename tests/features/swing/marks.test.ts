import { expect, test } from 'vitest';
import { completeMarks, outOfOrder } from '#src/features/swing/mark/marks.ts';

const marks = { address: 500, top: 1300, impact: 1600, finish: 2600 };

test('four moments in the order of a swing are enough', () => {
  expect(completeMarks(marks)).toEqual(marks);
  expect(completeMarks({ address: 500, impact: 1600, finish: 2600 })).toBeUndefined();
});
test('a moment before its time is named', () => {
  const early = { ...marks, impact: 1200 };
  expect(completeMarks(early)).toBeUndefined();
  expect(outOfOrder(early)).toBe('impact');
  expect(outOfOrder({ top: 1300, finish: 1300 })).toBe('finish');
  expect(outOfOrder({ top: 1300 })).toBeUndefined();
});
