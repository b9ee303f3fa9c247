import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { savePlan } from '#src/data/commands/workout-plans.ts';
import {
  abandonWorkout,
  deleteWorkout,
  finishWorkout,
  noteExercise,
  rateSet,
  recordSet,
  removeSet,
  reopenExercise,
  reportPain,
  restoreSet,
  restoreWorkout,
  setRest,
  skipExercise,
  startWorkout,
  swapExercise,
  takeOver,
} from '#src/data/commands/workouts.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { mergeDocuments } from '#src/domain/entities/documents.ts';
import { EXERCISES, exerciseById } from '@divot/golf-content';
import { type PlanList, addExercise, plannedSets, runsOn, secondsUntil, setsDone } from '@divot/training';
import { nowIso, setClock } from '#src/platform/clock/clock.ts';
import { unwrap } from '@divot/basics';
import { golferDb } from '#tests/support/test-db.ts';

const listOf = (...ids: string[]): PlanList =>
  ids.reduce((list: PlanList, id) => unwrap(addExercise(list, exerciseById(id)!, 'Builds strength.')), []);
const trainee = {
  today: '2026-06-10',
  faultIds: [],
  weakAreas: [],
  painAreas: [],
  equipment: ['dumbbells'],
  swingBandEnabled: false,
  completedWorkouts: 20,
  lastDone: {},
};

describe('workouts on the device', () => {
  let db: DivotDatabase;
  let minutes = 0;
  let kept: Record<string, string> = {};
  const onDevice = (id: string) => {
    kept['divot-device'] = id;
  };
  beforeEach(async () => {
    db = await golferDb();
    minutes = 0;
    kept = {};
    setClock(() => new Date(Date.parse('2026-06-10T10:00:00Z') + minutes * 60_000));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    });
    onDevice('phone');
  });
  afterEach(() => vi.unstubAllGlobals());
  const stored = async (id: string) => (await db.workouts.findOne(id).exec())?.toJSON() as Workout;
  const begin = async (...ids: string[]) =>
    unwrap(
      await startWorkout({
        userId: 'sam',
        kind: 'strength',
        split: 'Full Body',
        exercises: listOf(...(ids.length > 0 ? ids : ['goblet-squat', 'push-up'])),
      }),
    );

  it('has every set on disk when it is confirmed, also when sets come fast, and starts the rest', async () => {
    const { id } = await begin();
    await Promise.all([8, 8, 7].map((reps) => recordSet(id, 'goblet-squat', { reps, loadKg: 20 })));
    const workout = await stored(id);
    expect(workout.items[0]!.sets.map(({ reps }) => reps)).toEqual([8, 8, 7]);
    expect(workout.restEndsAt).toBe('2026-06-10T10:01:15.000Z');
  });

  it('ends with the last planned set: no rest follows', async () => {
    const { id, items } = await begin('push-up');
    const planned = plannedSets(items[0]!);
    for (let set = 0; set < planned; set += 1) unwrap(await recordSet(id, 'push-up', { reps: 8 }));

    expect(await stored(id)).not.toHaveProperty('restEndsAt');
  });

  it('ends a rest early, or with the workout when that is abandoned', async () => {
    const { id } = await begin();
    await recordSet(id, 'goblet-squat', { reps: 8 });
    unwrap(await setRest(id, undefined));
    expect(await stored(id)).not.toHaveProperty('restEndsAt');

    unwrap(await setRest(id, '2026-06-10T10:05:00.000Z'));
    unwrap(await abandonWorkout(id));
    expect(await stored(id)).toMatchObject({ status: 'abandoned' });
    expect(await stored(id)).not.toHaveProperty('restEndsAt');
  });

  it('removes a set and restores it', async () => {
    const { id } = await begin();
    const [logged] = unwrap(await recordSet(id, 'push-up', { reps: 8 })).items[1]!.sets;
    const [set] = unwrap(await rateSet(id, 'push-up', logged!.id, 9)).items[1]!.sets;
    expect(set).toEqual({ ...logged, effort: 9 });
    await removeSet(id, 'push-up', set!.id);
    expect((await stored(id)).items[1]!.sets).toEqual([]);
    await restoreSet(id, 'push-up', set!);
    await restoreSet(id, 'push-up', set!);
    expect((await stored(id)).items[1]!.sets).toEqual([set]);
  });

  it('loses no set of two devices, nor one of an exercise that the other swapped away', async () => {
    const { id } = await begin();
    await recordSet(id, 'goblet-squat', { reps: 8 });
    const base = await stored(id);
    await recordSet(id, 'goblet-squat', { reps: 9 });
    const phone = await stored(id);
    const tablet: Workout = {
      ...base,
      items: base.items.map((item) =>
        item.id === 'goblet-squat'
          ? { ...item, skippedBecause: 'swapped', sets: [...item.sets, { id: 't1', reps: 10, done: true }] }
          : { ...item, sets: [{ id: 't2', reps: 12, done: true }] },
      ),
    };
    const about = { device: 'phone', at: '2026-06-10T11:00:00Z' };
    const merged = mergeDocuments('workouts', { base, local: phone, server: tablet }, about) as unknown as Workout;
    expect(setsDone(merged)).toBe(4);
    expect(merged.conflicts ?? []).toEqual([]);
  });

  it('runs on one device at a time: a second one asks, takes over, and deletes nothing', async () => {
    const { id } = await begin();
    await recordSet(id, 'push-up', { reps: 8 });
    expect((await begin().catch((error: Error) => error.message)) as unknown).toMatch(/under way on this device/);
    onDevice('tablet');
    minutes = -30; // the tablet's clock is behind
    const taken = unwrap(await takeOver(id));
    expect(runsOn(taken)?.id).toBe('tablet');
    expect(setsDone(taken)).toBe(1);
    await recordSet(id, 'push-up', { reps: 9 });
    onDevice('phone');
    expect(runsOn(unwrap(await takeOver(id)))?.id).toBe('phone');
    expect(setsDone(await stored(id))).toBe(2);
  });

  it('counts a workout from the first set on, and says when it ended and how long it took', async () => {
    const { id } = await begin();
    const review = { durationSec: 1800, sessionEffort: 7 };
    expect(await finishWorkout(id, review)).toMatchObject({ ok: false });
    await recordSet(id, 'push-up', { reps: 8 });
    minutes = 30;
    expect(unwrap(await finishWorkout(id, review))).toMatchObject({
      status: 'finished',
      completedAt: '2026-06-10T10:30:00.000Z',
      durationSec: 1800,
      sessionEffort: 7,
    });
    expect((await stored(id)).restEndsAt).toBeUndefined();
  });

  it('starts with what the progression rule says after two good workouts', async () => {
    for (const day of [0, 1]) {
      minutes = day * 1440;
      const { id } = await begin();
      for (const reps of [8, 8, 8]) await recordSet(id, 'goblet-squat', { reps, loadKg: 20 });
      await finishWorkout(id, { durationSec: 600 });
    }
    minutes = 3 * 1440;
    expect((await begin()).items[0]).toMatchObject({ loadKg: 22 });
  });

  it('spares the painful area in the rest of the workout', async () => {
    const { id } = await begin('goblet-squat', 'split-squat', 'push-up');
    await recordSet(id, 'goblet-squat', { reps: 8 });
    await reportPain(id, 'goblet-squat', 'legs', trainee);
    const { items } = await stored(id);
    expect(items[0]).toMatchObject({ painArea: 'legs', skippedBecause: 'pain' });
    expect(items[0]!.sets).toHaveLength(1);
    const open = items.filter(({ skippedBecause }) => skippedBecause === undefined);
    expect(open.map(({ exerciseId }) => exerciseById(exerciseId)?.area)).not.toContain('legs');
  });

  const finishAfterOneSet = async (id: string, item: string) => {
    await recordSet(id, item, { reps: 8 });
    return finishWorkout(id, { durationSec: 600 });
  };

  it('starts without what loads the golfer’s pain, and reopens nothing of it later', async () => {
    const { id } = await begin('push-up', 'glute-bridge');
    unwrap(await skipExercise(id, 'push-up', 'later'));
    unwrap(await ensureProfile({ uid: 'sam', email: 's@x.org', displayName: 'Sam' }));
    unwrap(await saveProfile('sam', { painAreas: ['wrists'] }));
    expect(await reopenExercise({ id, userId: 'sam' }, 'push-up')).toMatchObject({ ok: false });
    unwrap(await finishAfterOneSet(id, 'glute-bridge'));
    const spared = await begin('push-up', 'glute-bridge');
    expect(spared.items.map(({ exerciseId }) => exerciseId)).toEqual(['glute-bridge']);
    unwrap(await finishAfterOneSet(spared.id, spared.items[0]!.id));
    const none = { userId: 'sam', kind: 'strength', split: 'Full Body', exercises: listOf('push-up') } as const;
    expect(await startWorkout(none)).toMatchObject({ ok: false });
  });

  it('swaps without changing the sets of the previous exercise', async () => {
    const { id } = await begin();
    await recordSet(id, 'push-up', { reps: 8 });
    const instead = EXERCISES.find(({ pattern, id: other }) => pattern === 'push' && other !== 'push-up')!;
    const { items } = unwrap(await swapExercise(id, 'push-up', instead, trainee));
    expect(items.find((item) => item.id === 'push-up')?.sets).toHaveLength(1);
    expect(items.find((item) => item.id === instead.id)).toMatchObject({ swappedFrom: 'push-up', sets: [] });
  });

  it('keeps a note, skips with a reason and reopens, except for what hurt', async () => {
    const { id } = await begin();
    unwrap(await noteExercise(id, 'push-up', '  left wrist  '));
    unwrap(await skipExercise(id, 'push-up', 'Gym closes'));
    expect((await stored(id)).items[1]).toMatchObject({ note: 'left wrist', skippedBecause: 'Gym closes' });
    unwrap(await reopenExercise({ id, userId: 'sam' }, 'push-up'));
    unwrap(await noteExercise(id, 'push-up', ' '));
    expect(Object.keys((await stored(id)).items[1]!)).not.toEqual(expect.arrayContaining(['note', 'skippedBecause']));
    expect(await noteExercise(id, 'push-up', 'x'.repeat(281))).toMatchObject({ ok: false });
    await reportPain(id, 'goblet-squat', 'legs', trainee);
    expect(await reopenExercise({ id, userId: 'sam' }, 'goblet-squat')).toMatchObject({ ok: false });
  });

  it('across midnight ends on the day it ends, with its real time, however long the phone was locked', async () => {
    minutes = 13 * 60 + 55; // 23:55
    const { id } = await begin();
    await recordSet(id, 'push-up', { reps: 8 });
    minutes += 9;
    await recordSet(id, 'push-up', { reps: 8 });
    minutes -= 120; // the phone's clock is set back
    const workout = await stored(id);
    const durationSec = secondsUntil(workout, nowIso());
    expect(durationSec).toBe(9 * 60);
    const finished = unwrap(await finishWorkout(id, { durationSec }));
    expect(finished.completedAt).toBe('2026-06-11T00:04:00.000Z');
  });

  it('comes back after a deletion', async () => {
    const workout = await begin();
    await deleteWorkout(workout.id);
    unwrap(await restoreWorkout(workout));
    expect(await stored(workout.id)).toMatchObject({ status: 'active' });
  });

  it('follows one plan at a time', async () => {
    const plan = { name: ' Mine ', split: 'Full Body', minutes: 30, exercises: listOf('push-up') };
    const first = unwrap(await savePlan('sam', plan));
    const second = unwrap(await savePlan('sam', { ...plan, name: 'Other' }));
    const active = async (id: string) => (await db.workoutPlans.findOne(id).exec())?.active;
    expect([first.name, await active(first.id), await active(second.id)]).toEqual(['Mine', false, true]);
    expect(await savePlan('sam', { ...plan, name: ' ' })).toMatchObject({ ok: false });
    expect(await savePlan('sam', { ...plan, exercises: [] })).toMatchObject({ ok: false });
  });
});
