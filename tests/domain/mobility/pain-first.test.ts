import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOBILITY_TESTS, REGIONS, gradeForValue, mobilitySummary } from '@divot/golf-content';
import { insights } from '#src/domain/insights/insights.ts';

const GOLFERS = { numRuns: 2000 };
const PRAISE = /excellent|good mobility|freely|free up|stretch daily|complete/i;

const anyScreen = fc
  .array(
    fc.record({
      left: fc.integer({ min: 0, max: 2 }),
      right: fc.integer({ min: 0, max: 2 }),
      pain: fc.constantFrom(false, false, false, false, false, false, true),
      place: fc.option(fc.constantFrom(...REGIONS), { nil: undefined }),
    }),
    { minLength: 8, maxLength: 12 },
  )
  .map((marks) =>
    marks.flatMap(({ left, right, pain, place }, at) => {
      const { id: testId, bilateral } = MOBILITY_TESTS[at]!;
      const hurts = pain ? { pain, ...(place === undefined ? {} : { painArea: place }) } : {};
      if (!bilateral) return [{ testId, grade: left, ...hurts }];
      return [
        { testId, side: 'left' as const, grade: left, ...hurts },
        { testId, side: 'right' as const, grade: right },
      ];
    }),
  );

it('a golfer who hurt in any test, or anywhere else, hears of that and of no score', () => {
  let painful = 0;
  fc.assert(
    fc.property(
      anyScreen,
      fc.uniqueArray(fc.constantFrom(...REGIONS, 'left knee', 'somewhere'), { maxLength: 1 }),
      (results, elsewhere) => {
        const { score, painAreas, flexibilityAreas } = mobilitySummary(results);
        const hurting = [...painAreas, ...elsewhere];
        const { kind, message } = insights({
          mobilityAssessmentComplete: true,
          ...(score === null ? {} : { mobilityScore: score }),
          painAreas: hurting,
          flexibilityAreas: [...flexibilityAreas],
        })[1];
        expect(painAreas.length > 0).toBe(results.some((result) => 'pain' in result));
        expect(kind === 'pain').toBe(hurting.length > 0);
        if (hurting.length === 0) return;
        painful += 1;
        expect(message).not.toMatch(PRAISE);
        expect(message).toContain('see a doctor or physiotherapist');
      },
    ),
    GOLFERS,
  );
  expect(painful).toBeGreaterThan(500);
});

it('balance with closed eyes is never judged harder for an older golfer, nor worse for a longer time', () => {
  const balance = MOBILITY_TESTS.find(({ id }) => id === 'single-leg-balance')!;
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.integer({ min: 13, max: 110 }),
      fc.integer({ min: 0, max: 40 }),
      (seconds, age, older) => {
        const grade = gradeForValue(balance, seconds, age)!;
        expect(gradeForValue(balance, seconds, age + older)).toBeGreaterThanOrEqual(grade);
        expect(gradeForValue(balance, seconds + older / 10, age)).toBeGreaterThanOrEqual(grade);
        if (age < 50) expect(gradeForValue(balance, seconds)).toBe(grade);
        if (age >= 60 && seconds >= 6) expect(grade).toBe(2);
      },
    ),
    GOLFERS,
  );
});
