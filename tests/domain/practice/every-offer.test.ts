import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  DRILLS,
  EQUIPMENT,
  EXERCISES,
  FAULT_IDS,
  MOBILITY_TESTS,
  REGIONS,
  type Region,
  SPLITS,
  painIn,
} from '@divot/golf-content';
import { type Evidence, decideFocus } from '#src/domain/coach/coach.ts';
import { nextStep } from '#src/domain/coach/next-step.ts';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { FIRST_FOCUSES, firstInsight, firstQuestions } from '#src/domain/insights/first-insight.ts';
import {
  type Focus,
  type Place,
  afterPain as practiceAfterPain,
  buildSession,
  canReopen,
  drillForPart,
  withoutPain,
} from '@divot/practice';
import {
  type Trainee,
  afterPain,
  alternativesTo,
  availableTo,
  buildPlan,
  isSpared,
  itemOf,
  listOf,
  painless,
  todaysWorkout,
  traineeOf,
} from '@divot/training';
import { openSteps } from '#src/features/assessment/mobility/open-tests.ts';
import { PARTS } from '#tests/domain/coach/invented-seasons.ts';
import { addDays } from '@divot/basics';
import { cases } from '@divot/basics/testing';

// A door is any place where Divot offers a drill, an exercise or a test. This file tries every door in the domain with
// invented golfers in pain. It reads what loads a region from the catalogue, not from the function that the doors call.
// The screens' doors are in tests/app/pain-on-screens.test.tsx and tests/architecture/pain-checks.test.ts.

const GOLFERS = cases(5000, 20);
const TODAY = '2026-11-23';
const ids = EXERCISES.map(({ id }) => id);

/** Enough workouts to open every gate. */
const experienced = Array.from({ length: 40 }, (_, at) => ({
  id: `w${at}`,
  startedAt: `${addDays(TODAY, -1 - 2 * at)}T10:00:00Z`,
  items: ids.map((id, order) => ({ id, exerciseId: id, order, sets: [{ id: 's', reps: 8, done: true }] })),
}));

const anyGolfer = fc.record({
  pain: fc.uniqueArray(fc.constantFrom(...REGIONS), { minLength: 1, maxLength: 2 }),
  index: fc.option(fc.integer({ min: -3, max: 54 })),
  minutes: fc.integer({ min: 10, max: 180 }),
  focus: fc.constantFrom<Focus>('general', 'driving', 'approach', 'short-game', 'putting', 'mental'),
  first: fc.constantFrom(...FIRST_FOCUSES),
  answers: fc.tuple(fc.nat(4), fc.nat(4)),
  part: fc.constantFrom(...PARTS),
  places: fc.subarray<Place>(['range', 'green', 'home', 'net', 'course']),
  faultIds: fc.uniqueArray(fc.constantFrom(...FAULT_IDS), { minLength: 1, maxLength: 3 }),
  limits: fc.uniqueArray(fc.constantFrom(...EXERCISES.map(({ area }) => area)), { maxLength: 4 }),
  practised: fc.subarray(DRILLS.map(({ id }) => id)),
  blocks: fc.shuffledSubarray(
    DRILLS.map(({ id }) => id),
    { minLength: 2, maxLength: 10 },
  ),
  own: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 8 }),
  isExperienced: fc.boolean(),
  birthYear: fc.option(fc.integer({ min: 1940, max: 2014 }), { nil: undefined }),
  equipment: fc.subarray([...EQUIPMENT]),
  split: fc.constantFrom(...SPLITS),
  session: fc.nat(12),
});
type Golfer = typeof anyGolfer extends fc.Arbitrary<infer T> ? T : never;

const evidenceOf = (golfer: Golfer): Evidence => ({
  today: TODAY,
  index: golfer.index,
  losses:
    golfer.session % 3 === 0
      ? []
      : PARTS.map((part) => {
          const value = part === golfer.part ? 3 : 0;
          return { part, value, low: value - 0.5, high: value + 0.5, rounds: 20 };
        }),
  faults: golfer.faultIds.map((faultId) => ({ faultId, source: 'coach', confidence: 'high', day: TODAY })),
  pain: golfer.pain,
  limits: golfer.limits,
  practised: golfer.practised.map((drillId) => ({ drillId, day: '2026-11-01', minutes: 20, passed: true })),
  exercisesDone: golfer.isExperienced ? ids : [],
  minutes: golfer.minutes,
  sessionsPerWeek: 4,
  hintDrillId: golfer.blocks[0],
  ...(golfer.session % 2 === 0
    ? { current: { part: golfer.part, startedOn: '2026-10-28', retestOn: '2026-11-20' } }
    : {}),
});
const [BEGINNER, EXPERIENCED] = [[], experienced].map((finished) =>
  traineeOf({}, finished, { today: TODAY, swingBandEnabled: true }),
);
const traineeWith = ({ pain, isExperienced, equipment, birthYear, faultIds, limits }: Golfer): Trainee => ({
  ...(isExperienced ? EXPERIENCED! : BEGINNER!),
  painAreas: pain,
  equipment,
  birthYear,
  weakAreas: limits,
  faultIds,
});
const ownList = (golfer: Golfer) =>
  listOf(golfer.own.map((id) => ({ exercise: EXERCISES.find((one) => one.id === id)!, sets: 3, why: '' })));
const ownItems = ({ own }: Golfer) =>
  own.map((id, at) =>
    itemOf(
      EXERCISES.find((one) => one.id === id)!,
      at,
      '',
    ),
  );
const ownBlocks = ({ blocks }: Golfer): PracticeBlock[] =>
  blocks.map((drillId, order) => ({ id: drillId, drillId, mode: 'block', order, plannedSec: 600 }));
const openOf = (blocks: readonly PracticeBlock[]) =>
  blocks.filter(({ actualSec }) => actualSec === undefined).map(({ drillId }) => drillId);
const blocksOf = (
  blocks: readonly { readonly drillId?: string | undefined; readonly exerciseId?: string | undefined }[],
) => blocks.map(({ drillId, exerciseId }) => drillId ?? exerciseId!);
const decide = (golfer: Golfer) => decideFocus(evidenceOf(golfer));

/** The ids that each door offers. */
const DOORS: Readonly<Record<string, (golfer: Golfer) => readonly (string | undefined)[]>> = {
  'today’s practice session': ({ pain, session, practised, ...golfer }) => {
    const built = buildSession({ ...golfer, painAreas: pain, sessionsDone: session, recentDrillIds: practised });
    return built.ok ? built.value.map(({ drill }) => drill.id) : [];
  },
  'a part’s drill in Stats': ({ part, pain }) => [drillForPart(part, pain)?.id],
  'the coach’s week': (golfer) =>
    decide(golfer)
      .week.filter(({ isDone }) => !isDone)
      .flatMap(({ blocks }) => blocksOf(blocks)),
  'the coach’s next step': (golfer) => {
    const step = nextStep(decide(golfer), TODAY);
    if (step.kind === 'retest') return [step.retest.drillId];
    return step.kind === 'session' ? blocksOf(step.session.blocks) : [];
  },
  'the early card’s hint': (golfer) => {
    const decision = decide(golfer);
    return decision.kind === 'not-enough' ? [decision.hint?.drillId] : [];
  },
  'the first insight': ({ first, answers, pain }) => {
    const [one, two] = firstQuestions(first);
    const given = { [one!.id]: answers[0], [two!.id]: answers[1] };
    return [firstInsight({ focus: first, answers: given, painAreas: pain }).drill?.id];
  },
  'a session that starts': (golfer) => openOf(withoutPain(ownBlocks(golfer), golfer.pain)),
  'a session in which it comes to hurt': (golfer) => {
    const [{ id }] = ownBlocks(golfer) as [PracticeBlock];
    return openOf(practiceAfterPain(ownBlocks(golfer), { id, area: golfer.pain[0]!, actualSec: 60 }, golfer.pain));
  },
  'the block before': (golfer) =>
    ownBlocks(golfer)
      .filter((block) => canReopen(block, ownBlocks(golfer), golfer.pain))
      .map(({ drillId }) => drillId),
  'a built plan, warm-up first': (golfer) => {
    const plan = buildPlan({ ...traineeWith(golfer), ...golfer, week: 1 });
    return plan.ok ? plan.value.moves.map(({ exercise }) => exercise.id) : [];
  },
  'today’s workout from an own plan': (golfer) => {
    const plan = { split: golfer.split, minutes: golfer.minutes, day: undefined, exercises: [...ownList(golfer)] };
    const today = todaysWorkout(plan, { ...traineeWith(golfer), sessionsDone: golfer.session, week: 1 });
    return today.ok ? today.value.exercises.map(({ exerciseId }) => exerciseId) : [];
  },
  'an own list started once': (golfer) =>
    painless(ownList(golfer), traineeWith(golfer)).map(({ exerciseId }) => exerciseId),
  'a workout that starts': (golfer) =>
    ownList(golfer)
      .filter((entry) => isSpared(entry, golfer.pain))
      .map(({ exerciseId }) => exerciseId),
  'adding an exercise': (golfer) => availableTo(traineeWith(golfer)).map(({ id }) => id),
  'swapping an exercise': (golfer) =>
    golfer.own.flatMap((id) =>
      alternativesTo(
        EXERCISES.find((one) => one.id === id)!,
        traineeWith(golfer),
      ).map((other) => other.id),
    ),
  'a workout in which it comes to hurt': (golfer) =>
    afterPain(ownItems(golfer), { id: golfer.own[0]!, area: golfer.pain[0]! }, traineeWith(golfer))
      .filter(({ skippedBecause }) => skippedBecause === undefined)
      .map(({ exerciseId }) => exerciseId),
  'the mobility tests': ({ pain }) => openSteps([], painIn([], pain)).map((step) => MOBILITY_TESTS[step - 1]!.id),
};

/** Why this drill, exercise or test is unsafe for a golfer with this pain; undefined if it is safe. */
const danger = (id: string, pain: readonly Region[]): string | undefined => {
  const thing = [...DRILLS, ...EXERCISES, ...MOBILITY_TESTS].find((one) => one.id === id)!;
  const loaded = pain.filter((region) => region in thing.loads);
  if (loaded.length > 0) return `loads ${loaded.join()}`;
  if ('swing' in thing) return thing.swing === 'full' ? 'is a full swing' : undefined;
  if (!('pattern' in thing)) return undefined;
  if (thing.pattern === 'power') return 'is power work';
  return thing.area === 'full-swing' || /x|max/.test(thing.tempo) ? 'is swung or moved fast' : undefined;
};

it.each(Object.entries(DOORS))('%s offers nothing that loads what hurts, no power and no full swing', (_, door) => {
  const hurting = new Set<string>();
  let offered = 0;
  fc.assert(
    fc.property(anyGolfer, (golfer) => {
      for (const id of door(golfer)) {
        if (id === undefined) continue;
        offered += 1;
        expect(danger(id, golfer.pain) ?? 'is safe', `${id} with pain in ${golfer.pain.join()}`).toBe('is safe');
      }
      for (const region of golfer.pain) hurting.add(region);
    }),
    { numRuns: GOLFERS, seed: 20 },
  );
  // A door that never offers anything would pass the loop above.
  expect(offered).toBeGreaterThan(GOLFERS / 500);
  expect(hurting.size).toBe(REGIONS.length);
});
