import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Workout } from '../workout.ts';
import { addDays, daysBetween } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import { availableTo } from '../candidates.ts';
import { EQUIPMENT, EXERCISES, type Exercise, type Pattern, SPLITS, exerciseById } from '@divot/golf-content';
import { nextLoad } from '../next-load.ts';
import { buildPlan } from '../plan.ts';
import { traineeOf } from '../trainee.ts';

// Implements loads, gates and rest days a second time from docs/body-loads.md ("Ages, gates and rests"), sharing only
// the catalogue and the calendar with the product.

const GOLFERS = { numRuns: cases(2000) };
const TODAY = '2026-06-10';

type LiftedSet = { readonly reps: number; readonly kg?: number; readonly effort?: number; readonly done: boolean };
type Lifted = {
  /** Undefined: the workout has no date. Negative: its clock was ahead. */
  readonly daysAgo: number | undefined;
  readonly hour: number;
  readonly hurt: boolean;
  readonly sets: readonly LiftedSet[];
};

const [LEAST, TOP, HARDEST] = [8, 12, 8];
const loadOf = ({ sets }: Lifted): number | null => {
  const kilograms = (some: readonly LiftedSet[]) => some.flatMap(({ kg }) => kg ?? []);
  const lifted = kilograms(sets.filter(({ done }) => done));
  const tried = lifted.length > 0 ? lifted : kilograms(sets);
  return tried.length > 0 ? Math.max(...tried) : null;
};
const mastered = ({ sets }: Lifted) =>
  sets.every(({ reps, effort = HARDEST, done }) => done && reps >= TOP && effort <= HARDEST);
const missed = ({ sets }: Lifted) => sets.some(({ reps, done }) => !done || reps < LEAST);
/** The pairs of dumbbells on a rack: whole kilograms to 10, then every second. */
const PAIRS = [...Array.from({ length: 11 }, (_, at) => at), ...Array.from({ length: 250 }, (_, at) => 12 + 2 * at)];
const pairUpTo = (kg: number) => PAIRS.findLast((pair) => pair <= kg + 1e-9)!;
/** About 2.5 % up, at most a tenth: the nearest pair, or the next. */
const oneUp = (kg: number): number => {
  const above = PAIRS.find((pair) => pair > kg) ?? kg;
  if (above > 1.1 * kg + 1e-9 || above > 500) return kg;
  const nearest = PAIRS.toSorted((a, b) => Math.abs(a - 1.025 * kg) - Math.abs(b - 1.025 * kg) || b - a)[0]!;
  return Math.max(above, nearest);
};

const toldNext = (sessions: readonly Lifted[]): { readonly step: string; readonly loadKg: number | null } => {
  const isDated = ({ daysAgo }: Lifted) => daysAgo !== undefined && daysAgo >= 0;
  const latestFirst = [
    ...sessions.filter(isDated).toSorted((a, b) => a.daysAgo! - b.daysAgo! || b.hour - a.hour),
    ...sessions.filter((one) => !isDated(one)),
  ];
  const [last, before] = latestFirst;
  if (!last) return { step: 'hold', loadKg: null };
  const [kg, earlierKg] = [loadOf(last), before ? loadOf(before) : null];
  // Never more than a tenth up at once, whatever the golfer tried.
  const most = earlierKg ? Math.max(earlierKg, pairUpTo(1.1 * earlierKg)) : Infinity;
  const told = (step: string, loadKg: number | null) => ({
    step,
    loadKg: loadKg === null ? null : Math.min(loadKg, most),
  });
  const away = isDated(last) ? last.daysAgo! : 0;
  const off = away >= 56 ? 0.3 : away >= 21 || last.hurt ? 0.1 : 0;
  if (off > 0) return told('down', kg === null ? null : pairUpTo(kg * (1 - off)));
  const apart = before && isDated(last) && isDated(before) ? before.daysAgo! - last.daysAgo! : 0;
  if (!before || apart < 1 || apart >= 21) return told('hold', kg);
  if (mastered(last) && mastered(before) && kg === earlierKg) {
    if (kg === null) return told('up', null);
    const next = oneUp(kg);
    return next > kg ? { step: 'up', loadKg: next } : told('hold', kg);
  }
  if (missed(last) && missed(before)) return told('down', kg === null ? null : pairUpTo(kg * 0.9));
  return told('hold', kg);
};

const anySet = fc.record(
  {
    reps: fc.constantFrom(0, 7, 8, 11, 12, 12, 12, 15),
    kg: fc.constantFrom(20, 20, 20, 20.5, 22, 40, 60, 100, 4, 0.5, 500, 0),
    effort: fc.constantFrom(6, 8, 8, 9),
    done: fc.constantFrom(true, true, true, true, false),
  },
  { requiredKeys: ['reps', 'done'] },
) as fc.Arbitrary<LiftedSet>;
const anyLifted: fc.Arbitrary<Lifted> = fc.record({
  daysAgo: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 30 }) },
    { weight: 1, arbitrary: fc.constantFrom(-5, 55, 56, 400, 1100, undefined) },
  ),
  hour: fc.integer({ min: 6, max: 20 }),
  hurt: fc.constantFrom(false, false, false, false, true),
  sets: fc.array(anySet, { minLength: 1, maxLength: 3 }),
});
/** The same sets repeated some days apart: loads rise or fall here. */
const again = fc
  .record({ one: anyLifted, gaps: fc.array(fc.constantFrom(0, 1, 3, 20, 21), { minLength: 1, maxLength: 4 }) })
  .map(({ one, gaps }) => {
    let daysAgo = one.daysAgo ?? 0;
    return [
      one,
      ...gaps.map((gap): Lifted => ({ ...one, hurt: false, daysAgo: (daysAgo += gap), hour: one.hour - 1 })),
    ];
  });

const workoutOf = ({ daysAgo, hour, hurt, sets }: Lifted) =>
  ({
    ...(daysAgo === undefined
      ? {}
      : { completedAt: `${addDays(TODAY, -daysAgo)}T${String(hour).padStart(2, '0')}:00:00` }),
    items: [
      {
        id: 'split-squat',
        exerciseId: 'split-squat',
        order: 0,
        ...(hurt ? { painArea: 'knees' } : {}),
        sets: sets.map(({ kg, ...set }, at) => ({
          id: String(at),
          ...set,
          ...(kg === undefined ? {} : { loadKg: kg }),
        })),
      },
    ],
  }) as unknown as Workout;

describe('loads, computed a second time', () => {
  it('go up after the same load twice, come down with time and pain, and never rise by more than a tenth', () => {
    const steps = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(fc.array(anyLifted, { maxLength: 5 }), again), (sessions) => {
        const { step, loadKg } = nextLoad('split-squat', `${LEAST}-${TOP}`, sessions.map(workoutOf), { today: TODAY });
        steps.add(step);
        expect({ step, loadKg }).toEqual(toldNext(sessions));
      }),
      { ...GOLFERS, seed: 41 },
    );
    expect(steps.size).toBe(3);
  });
});

const WEIGHTS = ['dumbbells', 'kettlebell', 'barbell', 'trap-bar', 'cable', 'medicine-ball'];
const MAKES_READY: Partial<Record<Pattern, readonly (readonly Pattern[])[]>> = {
  power: [['squat'], ['hinge']],
  balance: [['balance', 'squat']],
  carry: [['carry', 'core']],
  rotation: [['rotation', 'core']],
};

type Past = {
  readonly daysAgo: number;
  readonly ids: readonly string[];
  readonly isDone: boolean;
  readonly hurt: boolean;
};
type Golfer = {
  readonly birthYear: number | undefined;
  readonly equipment: readonly string[];
  readonly swingBandEnabled: boolean;
  readonly past: readonly Past[];
};

const may = (exercise: Exercise, { birthYear, equipment, swingBandEnabled, past }: Golfer): boolean => {
  const { needs, level, isFast, area, loads, pattern } = exercise;
  const owned = equipment.filter((one) => one !== 'swing-band' || swingBandEnabled);
  if (needs.length > 0 && !needs.some((need) => owned.includes(need))) return false;
  const years = 2026 - (birthYear ?? 1990);
  const isYoung = years - 1 < 16;
  if (isYoung && (needs.some((need) => WEIGHTS.includes(need)) || level === 3 || (isFast && area === 'full-swing')))
    return false;
  if (years >= 65 && isFast && Object.values(loads).includes(3)) return false;
  if (level === 1) return true;
  if (past.length < 6) return false;
  const daysWith = (patterns: readonly Pattern[]) =>
    new Set(
      past
        .filter(({ daysAgo, isDone, hurt }) => daysAgo >= 0 && daysAgo <= 182 && isDone && !hurt)
        .filter(({ ids }) =>
          ids.map((id) => exerciseById(id)!).some((one) => patterns.includes(one.pattern) && one.level >= level - 1),
        )
        .map(({ daysAgo }) => daysAgo),
    ).size;
  const needed = (level === 2 ? 6 : 12) * (isFast && years >= 50 ? 2 : 1);
  return (MAKES_READY[pattern] ?? [[pattern]]).every((patterns) => daysWith(patterns) >= needed);
};

const anyIds = fc.uniqueArray(fc.constantFrom(...EXERCISES.map(({ id }) => id)), { minLength: 1, maxLength: 6 });
const anyGolfer: fc.Arbitrary<Golfer> = fc.record({
  birthYear: fc.option(fc.constantFrom(1931, 1960, 1961, 1962, 1975, 1976, 1977, 1990, 2008, 2009, 2010, 2013), {
    nil: undefined,
  }),
  equipment: fc.oneof(fc.constant([...EQUIPMENT]), fc.uniqueArray(fc.constantFrom(...EQUIPMENT))),
  swingBandEnabled: fc.boolean(),
  past: fc
    .record({
      habit: anyIds,
      times: fc.constantFrom(0, 5, 6, 7, 11, 12, 13, 24),
      every: fc.constantFrom(0, 1, 2, 14),
      others: fc.array(
        fc.record({
          daysAgo: fc.integer({ min: -20, max: 200 }),
          ids: anyIds,
          isDone: fc.constantFrom(true, true, false),
          hurt: fc.constantFrom(false, false, true),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ habit, times, every, others }) => [
      ...Array.from({ length: times }, (_, at) => ({ daysAgo: 1 + every * at, ids: habit, isDone: true, hurt: false })),
      ...others,
    ]),
});

const finished = ({ daysAgo, ids, isDone, hurt }: Past): Workout =>
  ({
    startedAt: `${addDays(TODAY, -daysAgo)}T10:00:00`,
    completedAt: `${addDays(TODAY, -daysAgo)}T11:00:00`,
    items: ids.map((exerciseId, order) => ({
      id: exerciseId,
      exerciseId,
      order,
      ...(hurt ? { painArea: 'knees' } : {}),
      sets: [{ id: 's', reps: 8, done: isDone }],
    })),
  }) as unknown as Workout;

describe('gates, computed a second time', () => {
  it('open per pattern and level, by days trained, age and what the golfer owns', () => {
    let harder = 0;
    fc.assert(
      fc.property(anyGolfer, (golfer) => {
        const { birthYear, equipment, swingBandEnabled, past } = golfer;
        const trainee = traineeOf(
          { equipment: [...equipment], ...(birthYear === undefined ? {} : { birthYear }) },
          past.map(finished),
          { today: TODAY, swingBandEnabled },
        );
        const offered = availableTo(trainee);
        harder += offered.filter(({ level }) => level > 1).length;
        expect(offered.map(({ id }) => id)).toEqual(
          EXERCISES.filter((exercise) => may(exercise, golfer)).map(({ id }) => id),
        );
      }),
      { ...GOLFERS, seed: 42 },
    );
    expect(harder).toBeGreaterThan(GOLFERS.numRuns / 2);
  });
});

const TURN = { 'Full Body': 1, 'Upper/Lower': 2, 'Push/Pull/Legs': 3, 'Power & Speed': 1, 'Mobility Only': Infinity };
const HEAVY = ['power', 'squat', 'hinge', 'push', 'pull'];

describe('rest, computed a second time', () => {
  it('is due after each turn of the split, today counted once it is trained, and the day before a round', () => {
    fc.assert(
      fc.property(
        fc.record({
          split: fc.constantFrom(...SPLITS),
          session: fc.nat(20),
          hardDaysAgo: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
          roundIn: fc.option(fc.integer({ min: -1, max: 3 }), { nil: undefined }),
        }),
        ({ split, session, hardDaysAgo, roundIn }) => {
          const trainee = traineeOf({ equipment: [...EQUIPMENT] }, [], { today: TODAY, swingBandEnabled: true });
          const trainedOn = hardDaysAgo.map((ago) => addDays(TODAY, -ago));
          const nextRoundOn = roundIn === undefined ? undefined : addDays(TODAY, roundIn);
          const plan = buildPlan({ ...trainee, split, session, minutes: 60, week: 1, trainedOn, nextRoundOn });
          let inARow = 0;
          for (let ago = hardDaysAgo.includes(0) ? 0 : 1; hardDaysAgo.includes(ago); ago += 1) inARow += 1;
          const isBeforeRound = nextRoundOn !== undefined && [0, 1].includes(daysBetween(TODAY, nextRoundOn));
          const expected = isBeforeRound ? 'round' : inARow >= TURN[split] ? 'recovery' : null;
          if (!plan.ok) throw new Error(plan.error);
          expect(plan.value.light).toBe(expected);
          if (expected === null) return;
          for (const { exercise } of plan.value.moves) expect(HEAVY).not.toContain(exercise.pattern);
        },
      ),
      { ...GOLFERS, seed: 43 },
    );
  });
});
