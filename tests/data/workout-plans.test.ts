import { beforeEach, describe, expect, it } from 'vitest';
import { deletePlan, followPlan, restorePlan, savePlan } from '#src/data/commands/workout-plans.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { exerciseById } from '@divot/golf-content';
import { addExercise } from '@divot/training';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';

const exercises = unwrap(addExercise([], exerciseById('push-up')!, 'Builds strength.'));
const content = (name: string) => ({
  name,
  split: 'Full Body',
  minutes: 30,
  day: 'A',
  days: [1, 4],
  equipment: [],
  faultIds: [],
  exercises,
});

describe('a golfer’s workout plans', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb();
  });
  const followed = async () =>
    (await db.workoutPlans.find().exec()).filter(({ active }) => active).map(({ name }) => name);

  it('are followed one at a time, the newest or the one that the golfer picks', async () => {
    const home = unwrap(await savePlan('sam', content('Home')));
    unwrap(await savePlan('sam', content('Gym')));
    expect(await followed()).toEqual(['Gym']);

    unwrap(await followPlan(home.id));
    expect(await followed()).toEqual(['Home']);
  });

  it('come back whole after a deletion', async () => {
    const plan = unwrap(await savePlan('sam', content('Home')));

    unwrap(await deletePlan(plan.id));
    expect(await db.workoutPlans.count().exec()).toBe(0);

    expect(unwrap(await restorePlan(plan))).toMatchObject({ name: 'Home', exercises });
    expect(await followed()).toEqual(['Home']);
  });
});
