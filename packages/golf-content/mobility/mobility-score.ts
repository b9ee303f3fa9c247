import { MOBILITY_TESTS, type MobilityArea, type MobilityTest } from './mobility-tests.ts';

// Scores the mobility screen: pass 2, limited 1, fail or pain 0, averaged over both sides. The score is a percentage of
// the best possible over the finished tests, and needs at least eight. Points are counted in halves, so that averages
// stay whole numbers.

const LEAST_TESTS = 8;
const MAX_AREAS = 4;
const FULL = 4; // a pass, in half points

export type MobilitySummary = {
  /** 0 … 100 (half rounds up). Null with fewer than eight finished tests. */
  readonly score: number | null;
  readonly testsScored: number;
  /** Weakest first, at most four. */
  readonly flexibilityAreas: readonly MobilityArea[];
  /** 'testId:side' of the weaker side, if they differ. */
  readonly asymmetries: readonly string[];
  /** Where it hurt: the area that the golfer named or, without one, the area of the test. */
  readonly painAreas: readonly string[];
};

/** What was found in one test, on one side if the test has two. */
export type MobilityResult = {
  readonly testId: string;
  readonly side?: string;
  /** 0 fail, 1 limited, 2 pass. */
  readonly grade?: number;
  readonly pain?: boolean;
  readonly painArea?: string;
  readonly skipped?: boolean;
};

/** Another grade is none. */
const GRADES: readonly number[] = [0, 1, 2];

const gradeOf = (result: MobilityResult | undefined): number | null => {
  if (!result || result.skipped) return null;
  if (result.pain) return 0;
  return GRADES.find((grade) => grade === result.grade) ?? null;
};

const isStopped = (test: MobilityTest, results: readonly MobilityResult[]): boolean =>
  results.some(({ testId, pain, skipped }) => testId === test.id && pain === true && skipped !== true);

/**
 * A test's points in halves. Null while a side is missing. Pain stops the test, so a side that the golfer did not reach
 * counts 0.
 */
const halfPoints = (test: MobilityTest, results: readonly MobilityResult[]): number | null => {
  if (!test.bilateral) {
    const grade = gradeOf(results.find(({ testId }) => testId === test.id));
    return grade === null ? null : 2 * grade;
  }
  const [left, right] = sides(test, results);
  if (isStopped(test, results)) return (left ?? 0) + (right ?? 0);
  return left === null || right === null ? null : left + right;
};

const sides = (test: MobilityTest, results: readonly MobilityResult[]) =>
  (['left', 'right'] as const).map((side) =>
    gradeOf(results.find((result) => result.testId === test.id && result.side === side)),
  ) as [number | null, number | null];

const weakerSide = (test: MobilityTest, results: readonly MobilityResult[]): readonly string[] => {
  const [left, right] = sides(test, results);
  if (!test.bilateral || left === null || right === null || left === right) return [];
  return [`${test.id}:${left < right ? 'left' : 'right'}`];
};

const scoredTests = (results: readonly MobilityResult[]) =>
  MOBILITY_TESTS.flatMap((test) => {
    const points = halfPoints(test, results);
    return points === null ? [] : [{ test, points }];
  });

const areaMeans = (scored: ReturnType<typeof scoredTests>) =>
  [...new Set(scored.map(({ test }) => test.area))].map((area) => {
    const areaTests = scored.filter(({ test }) => test.area === area);
    return { area, mean: areaTests.reduce((total, { points }) => total + points, 0) / areaTests.length };
  });

export type AreaScore = { readonly area: MobilityArea; readonly percent: number };

/** Each screened area as a percentage of its best, in the order of the tests. */
export const areaScores = (results: readonly MobilityResult[]): readonly AreaScore[] =>
  areaMeans(scoredTests(results)).map(({ area, mean }) => ({ area, percent: Math.round((100 * mean) / FULL) }));

/** Whether a test hurt. Pain stops it on both sides. */
export const hurtsIn = ({ id }: MobilityTest, results: readonly Pick<MobilityResult, 'testId' | 'pain'>[]): boolean =>
  results.some(({ testId, pain }) => testId === id && pain === true);

const placesOfPain = ({ id, area }: MobilityTest, results: readonly MobilityResult[]): readonly string[] =>
  results.filter(({ testId, pain }) => testId === id && pain === true).map(({ painArea }) => painArea ?? area);

/** Everything that hurts in an assessment: the areas in the profile and those reported in its tests. */
export const painIn = (results: readonly MobilityResult[], painAreas: readonly string[]): readonly string[] => [
  ...new Set([...painAreas, ...MOBILITY_TESTS.flatMap((test) => placesOfPain(test, results))]),
];

export const mobilitySummary = (results: readonly MobilityResult[]): MobilitySummary => {
  const scored = scoredTests(results);
  const sum = scored.reduce((total, { points }) => total + points, 0);
  const best = FULL * scored.length;
  const areas = areaMeans(scored)
    .filter(({ mean }) => mean < FULL)
    .toSorted((a, b) => a.mean - b.mean);
  return {
    score: scored.length < LEAST_TESTS ? null : Math.floor((200 * sum + best) / (2 * best)),
    testsScored: scored.length,
    flexibilityAreas: areas.slice(0, MAX_AREAS).map(({ area }) => area),
    asymmetries: MOBILITY_TESTS.flatMap((test) => weakerSide(test, results)),
    painAreas: painIn(results, []),
  };
};

/** The cut-offs for a golfer of `age`, or the usual ones if the age is unknown. */
export const cutOffsFor = ({ cutOffs, fromAge = [] }: MobilityTest, age?: number): MobilityTest['cutOffs'] =>
  (age === undefined ? undefined : fromAge.find((norm) => age >= norm.age)) ?? cutOffs;

/** The grade for a measured value: 0 fail, 1 limited, 2 pass. Null if the test has no cut-offs. */
export const gradeForValue = (test: MobilityTest, value: number, age?: number): 0 | 1 | 2 | null => {
  const cutOffs = cutOffsFor(test, age);
  if (!cutOffs) return null;
  const reaches = (mark: number) => (cutOffs.pass < cutOffs.limited ? value <= mark : value >= mark);
  if (reaches(cutOffs.pass)) return 2;
  return reaches(cutOffs.limited) ? 1 : 0;
};
