import { MOBILITY_TESTS, type MobilityTest, hurtsIn, sparesPain } from '@divot/golf-content';
import type { MobilityTestResult } from '#src/domain/entities/assessment.entity.ts';

type Result = Pick<MobilityTestResult, 'testId' | 'side' | 'grade' | 'pain' | 'painArea' | 'skipped'>;

export const sidesOf = ({ bilateral }: MobilityTest): readonly ('left' | 'right' | undefined)[] =>
  bilateral ? ['left', 'right'] : [undefined];

/** True if the golfer graded or skipped every side of the test, or if pain stopped it on one side. */
export const isTestDone = (test: MobilityTest, results: readonly Result[]): boolean =>
  hurtsIn(test, results) ||
  sidesOf(test).every((side) => {
    const result = results.find(({ testId, side: on }) => testId === test.id && on === side);
    return result !== undefined && (result.grade !== undefined || result.skipped === true);
  });

/** Steps, from 1, of the tests that are not done and not left out to spare what hurts (`painIn`). */
export const openSteps = (results: readonly Result[], painAreas: readonly string[]): readonly number[] =>
  MOBILITY_TESTS.flatMap((test, at) => (isTestDone(test, results) || !sparesPain(test, painAreas) ? [] : [at + 1]));
