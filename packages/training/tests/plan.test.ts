import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EQUIPMENT,
  EXERCISES,
  FAULT_IDS,
  MOBILITY_TESTS,
  SPLITS,
  areaName,
  dayOfSplit,
  exerciseById,
  faultName,
  singleAreas,
  splitOf,
} from '@divot/golf-content';
import { addDays, daysBetween } from '@divot/basics';
import { alternativesTo, availableTo } from '../candidates.ts';
import { type PlanRequest, buildPlan, mostExercises } from '../plan.ts';

const TODAY = '2026-06-10';
const golfer: PlanRequest = {
  today: TODAY,
  faultIds: ['over-the-top', 'sway'],
  weakAreas: ['thoracic', 'hips'],
  painAreas: [],
  equipment: ['dumbbells', 'band', 'medicine-ball'],
  swingBandEnabled: false,
  completedWorkouts: 20,
  lastDone: {},
  split: 'Full Body',
  minutes: 60,
  session: 0,
  week: 1,
};
const planFor = (request: Partial<PlanRequest>) => {
  const plan = buildPlan({ ...golfer, ...request });
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
};
const idsOf = (request: Partial<PlanRequest>) => planFor(request).moves.map(({ exercise }) => exercise.id);

const areas = [...new Set(MOBILITY_TESTS.map(({ area }) => area))];
const anyGolfer: fc.Arbitrary<PlanRequest> = fc.record({
  today: fc.constant(TODAY),
  faultIds: fc.uniqueArray(fc.constantFrom(...FAULT_IDS), { maxLength: 3 }),
  weakAreas: fc.uniqueArray(fc.constantFrom(...areas), { maxLength: 4 }),
  painAreas: fc.uniqueArray(fc.constantFrom(...areas), { maxLength: 2 }),
  equipment: fc.uniqueArray(fc.constantFrom(...EQUIPMENT)),
  swingBandEnabled: fc.boolean(),
  completedWorkouts: fc.nat(40),
  lastDone: fc.dictionary(
    fc.constantFrom(...EXERCISES.map(({ id }) => id)),
    fc.integer({ min: 0, max: 30 }).map((days) => addDays(TODAY, -days)),
  ),
  split: fc.constantFrom(...SPLITS),
  minutes: fc.constantFrom(15, 30, 45, 60),
  session: fc.nat(10),
  week: fc.integer({ min: 1, max: 12 }),
  nextRoundOn: fc.option(
    fc.integer({ min: 0, max: 5 }).map((days) => addDays(TODAY, days)),
    { nil: undefined },
  ),
  lastWorkoutOn: fc.option(
    fc.integer({ min: 0, max: 5 }).map((days) => addDays(TODAY, -days)),
    { nil: undefined },
  ),
});

describe('every plan', () => {
  it('is the same for the same golfer, however their things are listed', () => {
    fc.assert(
      fc.property(anyGolfer, (request) => {
        const again = {
          ...request,
          equipment: request.equipment.toReversed(),
          painAreas: request.painAreas.toReversed(),
        };
        expect(buildPlan(again)).toEqual(buildPlan(request));
      }),
    );
  });

  it('has at most eight exercises, fewer in less time, none twice', () => {
    fc.assert(
      fc.property(anyGolfer, (request) => {
        const ids = idsOf(request);
        expect(ids.length).toBeLessThanOrEqual(Math.min(8, mostExercises(request.minutes)));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('has no band exercise with the switch off, or without a band', () => {
    fc.assert(
      fc.property(anyGolfer, (request) => {
        const usesBand = planFor(request).moves.some(({ exercise }) => exercise.needs.includes('swing-band'));
        if (!request.swingBandEnabled || !request.equipment.includes('swing-band')) expect(usesBand).toBe(false);
      }),
    );
  });

  it('needs only what is owned, spares what hurts and keeps to level one for six workouts', () => {
    fc.assert(
      fc.property(anyGolfer, (request) => {
        const hurting = request.painAreas.flatMap(singleAreas);
        for (const { exercise } of planFor(request).moves) {
          expect(exercise.needs.length === 0 || exercise.needs.some((need) => request.equipment.includes(need))).toBe(
            true,
          );
          expect(hurting).not.toContain(exercise.area);
          if (request.completedWorkouts < 6) expect(exercise.level).toBe(1);
        }
      }),
    );
  });

  it('says what it is short of where pain makes it shorter, and of nothing without pain', () => {
    const painAreas = fc.subarray(['hips', 'ankles', 'shoulders', 'wrists'], { minLength: 1 });
    fc.assert(
      fc.property(anyGolfer, painAreas, (request, hurting) => {
        const golfers = { ...request, minutes: 60, painAreas: [] };
        const plan = buildPlan({ ...golfers, painAreas: hurting });
        const isShort = plan.ok && plan.value.moves.length < planFor(golfers).moves.length;
        expect(planFor(golfers).leftOut).toEqual([]);
        if (isShort) expect(plan.value.leftOut).not.toEqual([]);
      }),
    );
  });

  it('gives only reasons that are true', () => {
    fc.assert(
      fc.property(anyGolfer, (request) => {
        for (const { exercise, why, match } of planFor(request).moves) {
          expect(why.length).toBeGreaterThan(0);
          expect(why.length).toBeLessThanOrEqual(200);
          for (const id of FAULT_IDS) {
            const named = why.startsWith('Helps') && why.split('.')[0]!.includes(faultName(id));
            expect(named).toBe(request.faultIds.includes(id) && exercise.faults.includes(id));
          }
          const weak = request.weakAreas.flatMap(singleAreas).includes(exercise.area);
          expect(why.includes(`your ${areaName(exercise.area)}, a weak area`)).toBe(weak);
          // The general reason follows the exercise's own pattern, even when it replaces another exercise.
          if (why === 'Trains the turn.') expect(exercise.pattern).toBe('rotation');
          if (why === 'Steadies your core.') expect(['core', 'carry']).toContain(exercise.pattern);
          if (why.startsWith('Loosens your')) expect(why).toBe(`Loosens your ${areaName(exercise.area)}.`);
          const last = request.lastDone[exercise.id];
          expect(match.fresh).toBe(last === undefined || daysBetween(last, TODAY) >= 7);
        }
      }),
    );
  });

  it('opens with a warm-up and holds core work, unless that hurts', () => {
    fc.assert(
      fc.property(anyGolfer, (request) => {
        if (request.painAreas.length > 0) return;
        const { moves } = planFor(request);
        expect(moves[0]?.slot).toBe('mobility');
        expect(moves.some(({ exercise }) => exercise.pattern === 'core' || exercise.pattern === 'carry')).toBe(true);
      }),
    );
  });
});

describe('a plan', () => {
  it('opens the weakest area first, puts power before strength and the turn last', () => {
    const { moves } = planFor({ equipment: [...golfer.equipment, 'swing-band'], swingBandEnabled: true });
    expect(moves.map(({ slot }) => slot)).toEqual([
      'mobility',
      'power',
      'squat',
      'hinge',
      'push',
      'pull',
      'core',
      'rotation',
    ]);
    expect(moves[0]?.exercise.area).toBe('thoracic');
    expect(moves.at(-1)?.exercise.id).toBe('sb-turn-back'); // sway 2, thoracic 2, fresh 1
  });

  it('fills the swing-band slot with band work against rotation', () => {
    const last = planFor({}).moves.at(-1);
    expect(last?.slot).toBe('rotation');
    expect(last?.exercise.pattern).toBe('core');
    expect(last?.exercise.needs).toContain('band');
  });

  it.each([
    [15, 4],
    [30, 6],
    [45, 8],
    [60, 8],
  ])('of %s minutes has at most %s exercises', (minutes, most) => {
    expect(mostExercises(minutes)).toBe(most);
    expect(idsOf({ minutes })).toHaveLength(most);
  });

  it('prefers what was not done in the last seven days', () => {
    const [first = ''] = idsOf({ weakAreas: [], faultIds: [] });
    expect(idsOf({ weakAreas: [], faultIds: [], lastDone: { [first]: addDays(TODAY, -6) } })[0]).not.toBe(first);
    expect(idsOf({ weakAreas: [], faultIds: [], lastDone: { [first]: addDays(TODAY, -7) } })[0]).toBe(first);
  });

  it('is light today when you play today or tomorrow', () => {
    for (const days of [0, 1]) {
      const { light, moves } = planFor({ nextRoundOn: addDays(TODAY, days) });
      expect(light).toBe('round');
      expect(moves.every(({ slot }) => ['mobility', 'core', 'rotation'].includes(slot))).toBe(true);
      expect(moves.every(({ sets, exercise }) => sets === Math.max(1, exercise.sets - 1))).toBe(true);
    }
    expect(planFor({ nextRoundOn: addDays(TODAY, 2) }).light).toBeNull();
  });

  it('never makes two hard days of the same muscles in a row', () => {
    expect(planFor({ lastWorkoutOn: addDays(TODAY, -1) }).light).toBe('recovery');
    expect(planFor({ lastWorkoutOn: addDays(TODAY, -2) }).light).toBeNull();
    expect(planFor({ lastWorkoutOn: addDays(TODAY, -1), split: 'Upper/Lower' }).light).toBeNull();
  });

  it('takes one set off every fourth week', () => {
    const sets = (week: number) => planFor({ week }).moves.map((move) => move.sets);
    expect(sets(4)).toEqual(sets(3).map((each) => Math.max(1, each - 1)));
    expect(planFor({ week: 8 }).deload).toBe(true);
  });

  it('fails if everything hurts and nothing is left', () => {
    const everywhere = [...areas, 'core', 'legs', 'chest', 'neck', 'grip', 'full-swing', 'ankles'];
    expect(buildPlan({ ...golfer, painAreas: everywhere })).toEqual({ ok: false, error: 'no-exercises' });
  });
});

it('splits take turns and unknown ones are full body', () => {
  expect([0, 1, 2, 3].map((session) => dayOfSplit('Push/Pull/Legs', session).day)).toEqual([
    'push',
    'pull',
    'legs',
    'push',
  ]);
  expect(splitOf('Bro Split')).toBe('Full Body');
  expect(splitOf('Mobility Only')).toBe('Mobility Only');
});

it('swaps an exercise for one of the same pattern, the same area first, that can be done', () => {
  const row = exerciseById('one-arm-row')!;
  const swaps = alternativesTo(row, golfer);
  expect(swaps.length).toBeGreaterThan(0);
  expect(swaps[0]?.area).toBe('lats');
  expect(swaps.every(({ pattern, id }) => pattern === 'pull' && id !== row.id)).toBe(true);
  const possible = new Set(availableTo(golfer).map(({ id }) => id));
  expect(swaps.every(({ id }) => possible.has(id))).toBe(true);
});
