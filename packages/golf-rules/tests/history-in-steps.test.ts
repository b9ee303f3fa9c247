import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handicapHistory } from '../handicap/handicap.ts';
import { recomputeInSteps } from '../handicap/history.ts';
import { runToEnd } from '@divot/basics';
import { scoring, weekly } from './records.ts';

const differentials = fc.array(
  fc.integer({ min: -40, max: 540 }).map((tenths) => tenths / 10),
  { minLength: 1, maxLength: 45, size: 'max' },
);

describe('the record in steps', () => {
  it('is the same as at once, whatever the size of the steps', () => {
    fc.assert(
      fc.property(differentials, fc.integer({ min: 1, max: 12 }), (values, size) => {
        expect(runToEnd(recomputeInSteps(weekly(values), size)).entries).toEqual(handicapHistory(weekly(values)));
      }),
    );
  });

  it('a trial score gives what the recomputed record gives, and leaves no trace', () => {
    fc.assert(
      fc.property(differentials, fc.integer({ min: -40, max: 540 }), (values, tenths) => {
        const record = runToEnd(recomputeInSteps(weekly(values), 7));
        const next = scoring(tenths / 10, '2030-01-01');
        const recomputed = handicapHistory([...weekly(values), next]).at(-1);
        expect(record.next(next)).toEqual(recomputed);
        expect(record.next(next)).toEqual(recomputed);
      }),
    );
  });
});
