import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRILLS, EXERCISES, FAULT_IDS, REGIONS, drillById, exerciseById, sparesPain } from '@divot/golf-content';
import { decideFocus, type Decision, type Evidence } from '#src/domain/coach/coach.ts';
import type { CoachBlock } from '#src/domain/coach/coach-types.ts';
import { nextStep } from '#src/domain/coach/next-step.ts';
import { PARTS } from './invented-seasons.ts';
import { daysBetween, isIsoDay } from '@divot/basics';
import { cases } from '@divot/basics/testing';

// Anything a device may hold about a golfer: weeks without practice, wrong clocks, data from other versions of Divot,
// and pain in any region.

const RUNS = cases(1000);
const TODAY = '2026-11-23';

const anyNumber = fc.oneof(
  { weight: 5, arbitrary: fc.double({ min: -4, max: 6, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, 1e308, -1e308) },
);
const anyDay = fc.constantFrom('2026-11-23', '2026-11-18', '2026-11-01', '1970-01-01', '9999-12-31', '', 'soon');
const anyDrill = fc.constantFrom(...DRILLS.map(({ id }) => id), 'gone', '__proto__');
const anyPain: fc.Arbitrary<string[]> = fc.uniqueArray(fc.constantFrom(...REGIONS, 'left knee', '🦵', ''), {
  maxLength: 3,
});
const anyLoss = fc.record({
  part: fc.constantFrom(...PARTS, 'chipping'),
  value: anyNumber,
  low: anyNumber,
  high: anyNumber,
  rounds: fc.oneof(fc.integer({ min: 0, max: 25 }), anyNumber),
});

const anyRecord = fc.record(
  {
    today: fc.constantFrom(TODAY, `${TODAY}T09:00:00.000Z`),
    index: fc.option(fc.oneof(fc.integer({ min: -5, max: 54 }), anyNumber)),
    losses: fc.array(anyLoss, { maxLength: 8 }),
    since: fc.array(anyLoss, { maxLength: 4 }),
    faults: fc.array(
      fc.record({
        faultId: fc.constantFrom(...FAULT_IDS, '__proto__'),
        source: fc.constantFrom('video', 'questions', 'coach', 'ball-flight'),
        confidence: fc.constantFrom('low', 'medium', 'high'),
        day: anyDay,
      }),
      { maxLength: 5 },
    ),
    pain: anyPain,
    limits: fc.uniqueArray(fc.constantFrom(...EXERCISES.map(({ area }) => area), '?'), { maxLength: 4 }),
    practised: fc.array(
      fc.record({ drillId: anyDrill, day: anyDay, minutes: anyNumber, score: anyNumber, passed: fc.boolean() }),
      { maxLength: 8 },
    ),
    trainedOn: fc.array(anyDay, { maxLength: 3 }),
    exercisesDone: fc.uniqueArray(fc.constantFrom(...EXERCISES.map(({ id }) => id)), { maxLength: 20 }),
    minutes: fc.oneof(fc.integer({ min: 0, max: 120 }), anyNumber),
    sessionsPerWeek: fc.oneof(fc.integer({ min: 0, max: 9 }), anyNumber),
    places: fc.uniqueArray(fc.constantFrom('range', 'green', 'home', 'net', 'course', 'moon')),
    busyDays: fc.array(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25', 'x'), { maxLength: 4 }),
    earlier: fc.array(
      fc.record({
        part: fc.constantFrom(...PARTS, 'x'),
        startedOn: anyDay,
        verdict: fc.constantFrom('yes', 'no', 'cannot-tell', '?'),
        drillIds: fc.array(anyDrill, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    hintDrillId: anyDrill,
    current: fc.option(
      fc.record(
        { part: fc.constantFrom(...PARTS, 'x'), startedOn: anyDay, retestOn: anyDay, before: fc.anything() },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
  },
  { requiredKeys: ['today', 'losses', 'pain'] },
);

/** Golfers with a leak, a cause and matching drills: they get the fullest weeks. */
const keenGolfer = fc.record({
  today: fc.constant(TODAY),
  index: fc.integer({ min: 0, max: 54 }),
  losses: fc.constantFrom(...PARTS).map((leak) =>
    PARTS.map((part) => {
      const value = part === leak ? 3 : 0;
      return { part, value, low: value - 0.5, high: value + 0.5, rounds: 20 };
    }),
  ),
  faults: fc.array(
    fc.record({
      faultId: fc.constantFrom(...FAULT_IDS),
      source: fc.constant('coach'),
      confidence: fc.constant('high'),
      day: fc.constant(TODAY),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  pain: fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: anyPain }),
  limits: fc.uniqueArray(fc.constantFrom(...EXERCISES.map(({ area }) => area)), { maxLength: 4 }),
  practised: fc.array(
    fc.record({
      drillId: fc.constantFrom(...DRILLS.map(({ id }) => id)),
      day: fc.constant('2026-11-01'),
      minutes: fc.constant(20),
      passed: fc.boolean(),
    }),
    { maxLength: 20 },
  ),
  exercisesDone: fc.subarray(EXERCISES.map(({ id }) => id)),
  minutes: fc.integer({ min: 10, max: 90 }),
  sessionsPerWeek: fc.integer({ min: 2, max: 4 }),
});
/** The same golfers, with faults reported by a coach, the camera, ball flight and questions. */
const manyWitnesses = fc
  .record({
    golfer: keenGolfer,
    faults: fc.array(
      fc.record({
        faultId: fc.constantFrom('casting', 'over-the-top', 'deceleration', 'sway'),
        source: fc.constantFrom('video', 'questions', 'coach', 'ball-flight'),
        confidence: fc.constantFrom('low', 'medium', 'high'),
        day: fc.constantFrom(TODAY, '2026-11-01'),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ golfer, faults }) => ({ ...golfer, faults }));
const anyGolfer = fc.oneof(anyRecord, keenGolfer);

const decide = (evidence: unknown): Decision => decideFocus(evidence as Evidence);
const everyRun = (seed: number) => ({ numRuns: RUNS, seed });

describe('any evidence on a device', () => {
  it('loads nothing that hurts', () => {
    fc.assert(
      fc.property(anyGolfer, (evidence) => {
        const decision = decide(evidence);
        const coming = decision.week.filter(({ isDone }) => !isDone).flatMap(({ blocks }) => blocks);
        const retests = decision.kind === 'work-on' ? decision.retests.filter(({ done }) => !done) : [];
        const hint = decision.kind === 'not-enough' && decision.hint?.drillId ? [decision.hint] : [];

        for (const { drillId, exerciseId } of [...coming, ...retests, ...hint] as CoachBlock[]) {
          const drill = drillById(drillId ?? '');
          const spares = sparesPain(drill ? drill : exerciseById(exerciseId ?? '')!, evidence.pain.filter(Boolean));
          expect(spares, `${drillId ?? exerciseId} with pain in ${evidence.pain.join()}`).toBe(true);
        }
      }),
      everyRun(21),
    );
  });

  it('names what it plans as the catalogues do', () => {
    fc.assert(
      fc.property(anyGolfer, (evidence) => {
        const decision = decide(evidence);
        for (const { drillId, exerciseId, name } of decision.week.flatMap(({ blocks }) => blocks))
          expect(name).toBe((drillId === undefined ? exerciseById(exerciseId) : drillById(drillId))?.name);
        for (const { drillId, minutes } of decision.kind === 'work-on' ? decision.retests : [])
          expect(minutes).toBe(drillById(drillId)?.minutes);
        const { drillId, drillName } = (decision.kind === 'not-enough' && decision.hint) || {};
        expect(drillName).toBe(drillById(drillId ?? '')?.name);
      }),
      everyRun(28),
    );
  });

  it('gives 60 % of every session to the focus', () => {
    fc.assert(
      fc.property(anyGolfer, (evidence) => {
        for (const { minutes, focusMinutes, blocks } of decide(evidence).week) {
          expect(minutes).toBe(blocks.reduce((sum, block) => sum + block.minutes, 0));
          expect(focusMinutes).toBeGreaterThanOrEqual(0.6 * minutes);
        }
      }),
      everyRun(22),
    );
  });

  it('introduces one new thing a week', () => {
    fc.assert(
      fc.property(anyGolfer, (evidence) => {
        const fresh = decide(evidence).week.flatMap(({ blocks }) => blocks.filter(({ isNew }) => isNew));

        expect(new Set(fresh.map(({ drillId, exerciseId }) => drillId ?? exerciseId)).size).toBeLessThanOrEqual(1);
      }),
      everyRun(23),
    );
  });

  it('has days in order, none of them past, and ends with its last retest', () => {
    fc.assert(
      fc.property(anyGolfer, (evidence) => {
        const decision = decide(evidence);

        const days = decision.week.map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
        for (const { day, isDone } of decision.week) {
          expect(isIsoDay(day)).toBe(true);
          expect(Math.abs(daysBetween(TODAY, day))).toBeLessThanOrEqual(14);
          if (!isDone) expect(day >= TODAY).toBe(true);
        }
        if (decision.kind !== 'work-on') return;
        expect(decision.retestOn >= TODAY).toBe(true);
        const retests = decision.retests.map(({ day }) => day);
        expect(retests).toEqual([...new Set(retests)].toSorted());
        if (decision.retests.some(({ done }) => !done)) expect(retests.at(-1)).toBe(decision.retestOn);
      }),
      everyRun(24),
    );
  });

  it('is the same in whatever order a device has read it', () => {
    const turned = <T>(list: readonly T[] | undefined) => list?.toReversed();
    fc.assert(
      fc.property(manyWitnesses, (evidence) => {
        const { losses, faults, practised, exercisesDone } = evidence;

        const other = decide({
          ...evidence,
          losses: turned(losses),
          faults: turned(faults),
          practised: turned(practised),
          exercisesDone: turned(exercisesDone),
        });

        expect(other).toEqual(decide(evidence));
      }),
      everyRun(27),
    );
  });

  it('keeps its answer when asked again on the same day', () => {
    fc.assert(
      fc.property(anyGolfer, (evidence) => {
        const first = decide(evidence);
        fc.pre(first.kind === 'work-on');

        const again = decide({ ...evidence, current: JSON.parse(JSON.stringify(first)) as unknown });

        expect(again).toMatchObject({ kind: 'work-on', part: first.part, retestOn: first.retestOn });
        expect(again.week).toEqual(first.week);
      }),
      everyRun(25),
    );
  });
});

const notFinite = (value: unknown): boolean => {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(notFinite);
};

describe('evidence with invalid values', () => {
  const fields = Object.fromEntries(
    ['today', 'index', 'losses', 'since', 'faults', 'pain', 'limits', 'practised', 'trainedOn', 'exercisesDone']
      .concat('minutes', 'sessionsPerWeek', 'places', 'busyDays', 'earlier', 'current', 'asked', 'hintDrillId')
      .map((field) => [field, fc.anything()]),
  );

  it('reads as missing, without an error, and never gives NaN', () => {
    fc.assert(
      fc.property(fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.anything()), (evidence) => {
        const decision = decide(evidence);

        expect(notFinite(decision)).toBe(false);
        expect(() => nextStep(decision, TODAY)).not.toThrow();
      }),
      everyRun(26),
    );
  });

  it('never gives NaN for a band without limits', () => {
    const putting = { part: 'putting', value: 2, low: 1, high: 3, rounds: 20 };
    const current = {
      part: 'putting',
      startedOn: '2026-11-10',
      before: { value: 2, low: -1e308, high: 3, rounds: 20 },
    };
    const since = [{ ...putting, low: -1e308, high: 1e308, rounds: 6 }];
    const decision = decide({ today: TODAY, index: 12, losses: [putting], pain: [], current, since });

    expect(decision).toMatchObject({ kind: 'work-on', didItHelp: { verdict: 'cannot-tell' } });
    expect(notFinite(decision)).toBe(false);
  });

  it('answers at once on a device with ten thousand of everything', () => {
    const many = <T>(one: T) => Array.from({ length: 10_000 }, () => one);
    const decision = decide({
      today: TODAY,
      index: 12,
      losses: many({ part: 'putting', value: 2.4, low: 1.8, high: 3, rounds: 20 }),
      faults: many({ faultId: 'casting', source: 'video', confidence: 'high', day: TODAY }),
      pain: many('somewhere'),
      practised: many({ drillId: 'coin-putt', day: '2026-11-01', minutes: 20 }),
      busyDays: many('2026-11-24'),
    });

    expect(decision).toMatchObject({ kind: 'work-on', part: 'putting' });
  });
});
