import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import type { WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Calendar, plusMinutes, seed, type SeedDocument } from './document.ts';

const SPAN_DAYS = 183;
const STRENGTH = ['goblet-squat', 'romanian-deadlift', 'push-up', 'one-arm-row', 'pallof-press', 'mb-rotational-throw'];
const MOBILITY = ['open-book', 'hip-90-90', 'world-greatest', 'ankle-rocks', 'dead-bug'];
const FAULTS = ['slice', 'over-the-top', 'casting'];
const PLAN_ID = 'demo-plan-1';

/** Days before today, newest first, with gaps of `low` to `high` days. */
const days = (chance: Chance, first: number, low: number, high: number): number[] => {
  const list: number[] = [];
  for (let ago = first; ago < SPAN_DAYS; ago += chance.whole(low, high)) list.push(ago);
  return list;
};

const item = (exerciseId: string, order: number, form: number, doneAt: string): WorkoutItem => {
  const loaded = ['goblet-squat', 'romanian-deadlift', 'one-arm-row'].includes(exerciseId);
  return {
    id: `item-${order}`,
    exerciseId,
    order,
    sets: [0, 1, 2].map((n) => ({
      id: `set-${n}`,
      reps: 8 + (n === 0 ? 2 : 0),
      ...(loaded ? { loadKg: 10 + Math.round(form * 8) * 0.5 * 2 } : {}),
      effort: 6 + n,
      done: true,
      doneAt: plusMinutes(doneAt, order * 6 + n * 2),
    })),
  };
};

const workoutSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const chance = chanceFrom(66);
  return days(chance, 1, 2, 4).map((ago, position) => {
    const startedAt = daysAgo(ago, 7, chance.whole(0, 5) * 10);
    const minutes = chance.whole(26, 44);
    const mobility = position % 3 === 2;
    const exercises = mobility ? MOBILITY : STRENGTH;
    return seed('workouts', startedAt, {
      id: `demo-workout-${String(position + 1).padStart(2, '0')}`,
      userId,
      startedAt,
      completedAt: plusMinutes(startedAt, minutes),
      status: 'finished',
      ...(mobility ? {} : { planId: PLAN_ID }),
      split: mobility ? 'Mobility Only' : 'Full Body',
      kind: mobility ? 'mobility' : 'strength',
      items: exercises.map((id, order) => item(id, order, 1 - ago / SPAN_DAYS, startedAt)),
      sessionEffort: mobility ? 4 : chance.whole(6, 8),
      durationSec: minutes * 60,
    });
  });
};

const planSeed = (userId: string, { daysAgo }: Calendar): SeedDocument =>
  seed('workoutPlans', daysAgo(150, 18), {
    id: PLAN_ID,
    userId,
    name: 'Strong and loose',
    split: 'Full Body',
    active: true,
    minutes: 45,
    days: [1, 3, 5],
    equipment: ['dumbbells', 'band', 'medicine-ball'],
    faultIds: FAULTS,
    exercises: STRENGTH.map((exerciseId, order) => ({
      id: `planned-${order}`,
      exerciseId,
      order,
      sets: 3,
      reps: '8',
      restSec: 60,
    })),
  });

const DRILLS: readonly (readonly [drillId: string, mode: PracticeBlock['mode'], minutes: number, attempts: number])[] =
  [
    ['headcover-outside', 'block', 10, 20],
    ['alignment-gate', 'block', 10, 20],
    ['fairway-finder', 'game', 12, 14],
    ['landing-towel', 'block', 10, 20],
    ['up-down-9', 'game', 15, 9],
    ['clock-putt', 'game', 10, 12],
    ['ladder-lag', 'random', 10, 15],
  ];

const practiceSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const chance = chanceFrom(42);
  return days(chance, 3, 5, 9).map((ago, position) => {
    const startedAt = daysAgo(ago, 16, chance.whole(0, 5) * 10);
    const form = 1 - ago / SPAN_DAYS;
    const chosen = [0, 2, 4].map((offset) => DRILLS[(position + offset) % DRILLS.length]!);
    const blocks = chosen.map(([drillId, mode, minutes, attempts], order): PracticeBlock => {
      const rate = (mode === 'block' ? 0.55 : 0.4) + 0.2 * form + chance.between(-0.1, 0.1);
      const successes = Math.round(attempts * rate);
      const actualSec = minutes * 60 + chance.whole(-60, 120);
      const balls = drillId.includes('putt') || drillId === 'ladder-lag' ? 0 : attempts;
      const passed = successes / attempts >= 0.7;
      return {
        id: `block-${order}`,
        drillId,
        mode,
        order,
        plannedSec: minutes * 60,
        actualSec,
        balls,
        attempts,
        successes,
        passed,
      };
    });
    const seconds = blocks.reduce((sum, block) => sum + (block.actualSec ?? 0), 0);
    return seed('practiceSessions', startedAt, {
      id: `demo-practice-${String(position + 1).padStart(2, '0')}`,
      userId,
      startedAt,
      practicedOn: startedAt.slice(0, 10),
      status: 'finished',
      finishedAt: plusMinutes(startedAt, Math.round(seconds / 60)),
      place: position % 3 === 1 ? 'green' : 'range',
      focus: position % 2 === 0 ? 'driving' : 'short-game',
      faultIds: FAULTS.slice(0, 2),
      blocks,
      totalMin: Math.round(seconds / 60),
      feel: chance.whole(2, 5),
    });
  });
};

export const trainingSeeds = (userId: string, calendar: Calendar): readonly SeedDocument[] => [
  planSeed(userId, calendar),
  ...workoutSeeds(userId, calendar),
  ...practiceSeeds(userId, calendar),
];
