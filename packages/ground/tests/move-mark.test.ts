import { expect, it } from 'vitest';
import { type GroundMark, type RoundMarks, marksOn, noMarks, withMarkOn } from '../marks/ground-marks.ts';

// Moves a ball from the wrong hole to the one it was played on.

const mark = (id: string, hole: number, at: number, more: Partial<GroundMark> = {}): GroundMark => ({
  id,
  hole,
  at,
  lat: 56,
  lon: -2.8,
  accuracyM: 4,
  ...more,
});
const marked = (...marks: readonly GroundMark[]): RoundMarks => ({ ...noMarks('saturday'), marks });
const ids = (all: RoundMarks, hole: number) => marksOn(all, hole).map(({ id }) => id);

it('puts a tee shot stored with the fourth before the balls of the fifth, whose tee was only assumed', () => {
  const before = marked(
    mark('putt on 4', 4, 10),
    mark('drive on 5', 4, 20),
    mark('tee of 5', 5, 29, { isAssumed: true }),
    mark('approach on 5', 5, 30),
  );

  const after = withMarkOn(before, 'drive on 5', 5);

  expect(ids(after, 4)).toEqual(['putt on 4']);
  expect(ids(after, 5)).toEqual(['drive on 5', 'approach on 5']);
});

it('assumes the tee once before a first ball that lies out on the hole', () => {
  const before = marked(
    mark('second on 5', 4, 20),
    mark('tee of 5', 5, 29, { isAssumed: true }),
    mark('third on 5', 5, 30),
  );

  const after = withMarkOn(before, 'second on 5', 5, mark('new tee of 5', 5, 19, { isAssumed: true }));

  expect(ids(after, 5)).toEqual(['new tee of 5', 'second on 5', 'third on 5']);
});

it('keeps the tee of a hole to which a later ball is moved', () => {
  const before = marked(
    mark('tee of 4', 4, 9, { isAssumed: true }),
    mark('second on 4', 4, 10),
    mark('putt on 4', 5, 20),
  );

  const after = withMarkOn(before, 'putt on 4', 4);

  expect(ids(after, 4)).toEqual(['tee of 4', 'second on 4', 'putt on 4']);
  expect(ids(after, 5)).toEqual([]);
});
