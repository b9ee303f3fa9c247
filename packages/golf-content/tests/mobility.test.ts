import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeForValue, mobilitySummary } from '../mobility/mobility-score.ts';
import { MOBILITY_TESTS } from '../mobility/mobility-tests.ts';

const [PASS, LIMITED, FAIL] = [2, 1, 0];
type Screened = Parameters<typeof mobilitySummary>[0][number];
type Grade = number | readonly [left: number, right: number];

/** Grades the tests in catalogue order; a single grade counts for both sides. */
const screened = (...grades: Grade[]): Screened[] =>
  grades.flatMap((grade, at): Screened[] => {
    const { id: testId, bilateral } = MOBILITY_TESTS[at]!;
    const [left, right] = typeof grade === 'number' ? [grade, grade] : grade;
    if (!bilateral) return [{ testId, grade: left }];
    return [
      { testId, side: 'left', grade: left },
      { testId, side: 'right', grade: right },
    ];
  });
const times = (count: number, grade: Grade): Grade[] => Array.from({ length: count }, () => grade);

describe('the mobility score', () => {
  it.each<[string, Grade[], number | null]>([
    ['12 pass', times(12, PASS), 100],
    ['12 limited', times(12, LIMITED), 50],
    ['12 fail', times(12, FAIL), 0],
    ['6 pass 6 limited', [...times(6, PASS), ...times(6, LIMITED)], 75],
    ['6 pass 5 limited 1 fail', [...times(6, PASS), ...times(5, LIMITED), FAIL], 71],
    ['8 scored: 4 pass 3 limited 1 fail', [...times(4, PASS), ...times(3, LIMITED), FAIL], 69],
    ['7 scored', times(7, PASS), null],
    ['11 limited, pass left and fail right', [...times(11, LIMITED), [PASS, FAIL]], 50],
    ['11 limited 1 fail', [...times(11, LIMITED), FAIL], 46],
  ])('of %s', (_, grades, score) => {
    expect(mobilitySummary(screened(...grades)).score).toBe(score);
  });

  it('leaves skipped tests out of both sums', () => {
    const skipped = screened(...times(12, PASS)).map((result) =>
      result.testId === 'toe-touch' ? { ...result, grade: FAIL, skipped: true } : result,
    );
    expect(mobilitySummary(skipped)).toMatchObject({ score: 100, testsScored: 11 });
  });

  it('counts pain as nothing and names the area', () => {
    const painful = screened(...times(12, PASS)).map((result) =>
      result.testId === 'toe-touch' ? { ...result, pain: true } : result,
    );
    expect(mobilitySummary(painful)).toMatchObject({
      score: 92,
      painAreas: ['hamstrings'],
      flexibilityAreas: ['hamstrings'],
    });
  });

  it('uses the area that the golfer names: a toe touch can hurt the back', () => {
    const painful = screened(...times(12, PASS)).map((result) =>
      result.testId === 'toe-touch' ? { ...result, pain: true, painArea: 'lower-back' } : result,
    );
    expect(mobilitySummary(painful)).toMatchObject({
      score: 92,
      painAreas: ['lower-back'],
      flexibilityAreas: ['hamstrings'],
    });
  });

  it('counts a test that pain stopped on one side as nothing, the other side never tried', () => {
    const stopped = screened(...times(12, PASS)).flatMap((result) => {
      if (result.testId !== 'hip-rotation') return [result];
      return result.side === 'left' ? [{ testId: 'hip-rotation', side: 'left' as const, pain: true }] : [];
    });
    expect(mobilitySummary(stopped)).toMatchObject({
      score: 92,
      testsScored: 12,
      painAreas: ['hips'],
      flexibilityAreas: ['hips'],
    });
  });

  it('does not score a test with one side missing', () => {
    const half = screened(...times(12, PASS)).filter(({ side, testId }) => testId !== 'wrist-hinge' || side === 'left');
    expect(mobilitySummary(half).testsScored).toBe(11);
  });

  it('lists weak areas, weakest first, ties in test order, at most four', () => {
    const grades = times(12, LIMITED);
    grades[4] = FAIL; // toe touch, area hamstrings
    const { flexibilityAreas } = mobilitySummary(screened(...grades));
    expect(flexibilityAreas).toEqual(['hamstrings', 'pelvic-control', 'thoracic', 'hips-ankles-shoulders']);
  });

  it('takes the mean of the tests of one area', () => {
    const grades = times(12, PASS);
    grades[2] = FAIL; // chest turn; the seated turn tests the same area and passes
    grades[4] = LIMITED; // hamstrings
    grades[5] = LIMITED; // shoulders
    expect(mobilitySummary(screened(...grades)).flexibilityAreas).toEqual(['thoracic', 'hamstrings', 'shoulders']);
  });

  it('flags the weaker side when left and right differ', () => {
    const grades = times(12, PASS);
    grades[6] = [PASS, LIMITED];
    expect(mobilitySummary(screened(...grades)).asymmetries).toEqual(['single-leg-balance:right']);
  });

  it('stays between 0 and 100 and never falls when a test goes better', () => {
    const grade = fc.constantFrom(FAIL, LIMITED, PASS);
    const record = fc.array(fc.oneof(grade, fc.tuple(grade, grade)), { minLength: 8, maxLength: 12 });
    fc.assert(
      fc.property(record, fc.nat(11), (grades, pick) => {
        const { score } = mobilitySummary(screened(...grades));
        const better = grades.map((each, at) => (at === pick % grades.length ? PASS : each));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(mobilitySummary(screened(...better)).score).toBeGreaterThanOrEqual(score ?? 0);
        expect(mobilitySummary(screened(...better)).score).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it('grades eyes-closed balance by age, and never harder for the older golfer', () => {
  const balance = MOBILITY_TESTS.find(({ id }) => id === 'single-leg-balance')!;
  const ages = [undefined, 30, 49, 50, 60, 70, 80, 99];
  expect(ages.map((age) => gradeForValue(balance, 6, age))).toEqual([
    FAIL,
    FAIL,
    FAIL,
    LIMITED,
    PASS,
    PASS,
    PASS,
    PASS,
  ]);
  expect(balance.howTo).toContain('beside a wall');
});

it.each([
  ['single-leg-balance', 16, PASS],
  ['single-leg-balance', 8, LIMITED],
  ['single-leg-balance', 7.9, FAIL],
  ['hip-rotation', 60, PASS],
  ['hip-rotation', 40, LIMITED],
  ['seated-rotation', 44.9, LIMITED],
  ['toe-touch', 0, PASS],
  ['toe-touch', 10, LIMITED],
  ['toe-touch', 10.1, FAIL],
  ['bridge-hold', 4.9, FAIL],
  ['pelvic-tilt', 10, null],
])('%s measured at %s gets grade %s', (id, value, grade) => {
  expect(
    gradeForValue(
      MOBILITY_TESTS.find((test) => test.id === id)!,
      value,
    ),
  ).toBe(grade);
});
