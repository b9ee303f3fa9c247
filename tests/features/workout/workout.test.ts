import { describe, expect, it } from 'vitest';
import { buildPlan, traineeOf } from '@divot/training';
import { exerciseById } from '@divot/golf-content';
import { parseNavigationState, parseBuilderSearch, parseWorkoutSearch } from '#src/features/workout/workout-search.ts';
import { isTypedIn, readTyped, typedIn } from '#src/domain/forms/fields.ts';
import { newPlan, storedPlan } from '#src/features/workout/builder/use-builder.ts';
import { planFields, setFields, steppedAmount, suggestedSet } from '#src/features/workout/workout-fields.ts';
import { clockText, prescription, setText } from '#src/features/workout/wording.ts';
import type { WorkoutItem, WorkoutPlan } from '#src/domain/entities/workout.entity.ts';

const item = (more: Partial<WorkoutItem> = {}): WorkoutItem => ({
  id: 'goblet-squat',
  exerciseId: 'goblet-squat',
  order: 0,
  plannedSets: 3,
  reps: '8-12',
  loadKg: 20,
  sets: [],
  ...more,
});

describe('the way to a new workout', () => {
  it('passes split and swing issues along, and nothing unknown', () => {
    expect(parseNavigationState({ workoutSplit: 'Upper/Lower', swingIssues: ['slice', 'yips', 7] })).toEqual({
      workoutSplit: 'Upper/Lower',
      swingIssues: ['slice'],
    });
    expect([undefined, null, 'x', { swingIssues: 'slice', workoutSplit: 3 }].map(parseNavigationState)).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });
  it('starts the plan with them, else with the profile', () => {
    const profile = { workoutSplit: 'Push/Pull/Legs', equipment: ['band'], workoutFrequency: 2 } as never;
    expect(newPlan(profile, { workoutSplit: 'Mobility Only', swingIssues: ['sway'] })).toMatchObject({
      split: 'Mobility Only',
      faultIds: ['sway'],
      equipment: ['band'],
    });
    expect(newPlan(profile, {})).toMatchObject({ split: 'Push/Pull/Legs', days: [1, 4] });
    expect(newPlan(profile, {}).faultIds).toBeUndefined();
    expect(newPlan(undefined, { workoutSplit: 'Bro split' }).split).toBe('Full Body');
  });
  it('keeps only a draft of this version', () => {
    const typed = typedIn(planFields, newPlan(undefined, {}));
    expect(isTypedIn(planFields)(typed)).toBe(true);
    expect(isTypedIn(planFields)({ ...typed, split: 'Bro split' })).toBe(false);
    expect([undefined, [], 'x'].some(isTypedIn(planFields))).toBe(false);
  });
  it('opens a stored plan as it was saved', () => {
    const plan = { split: 'Upper/Lower', minutes: 50, day: 'lower', name: 'Legs', days: [2], exercises: [] } as unknown;
    expect(storedPlan(plan as WorkoutPlan)).toMatchObject({
      minutes: 45,
      own: { day: 'lower' },
      name: 'Legs',
      days: [2],
    });
  });
  it('reads the address, and leaves out invalid values', () => {
    expect(parseWorkoutSearch({ workout: 'w1', view: 'finish', exercise: [3] })).toEqual({
      workout: 'w1',
      view: 'finish',
    });
    expect(parseBuilderSearch({ step: 'plan', plan: 'p1' })).toEqual({ step: 'plan', plan: 'p1' });
    expect(parseBuilderSearch({ step: 'nine' })).toEqual({});
  });
});

describe('the swing band', () => {
  const owner = { equipment: ['swing-band', 'band', 'medicine-ball'] };
  const about = { today: '2026-06-10', swingBandEnabled: true };
  const bandsIn = (swingBandEnabled: boolean) => {
    const trainee = { ...traineeOf(owner, [], { ...about, swingBandEnabled }), completedWorkouts: 20 };
    const plan = buildPlan({
      ...trainee,
      faultIds: ['rushed-tempo'],
      split: 'Full Body',
      minutes: 60,
      session: 0,
      week: 1,
    });
    if (!plan.ok) throw new Error(plan.error);
    return {
      bands: plan.value.moves.filter(({ exercise }) => exercise.needs.includes('swing-band')).length,
      turns: plan.value.moves.filter(({ slot }) => slot === 'rotation').length,
    };
  };
  it('is used if its switch is on; otherwise something else fills its place', () => {
    expect(bandsIn(true)).toEqual({ bands: 1, turns: 1 });
    expect(bandsIn(false)).toEqual({ bands: 0, turns: 1 });
  });
});

describe('a set as it is typed', () => {
  it('is filled in as prescribed, then like the previous set', () => {
    const typed = (one: WorkoutItem, kind: 'reps' | 'seconds' = 'reps', unit: 'kg' | 'lb' = 'kg') =>
      typedIn(setFields(kind, unit), suggestedSet(one));
    expect(typed(item())).toMatchObject({ amount: '12', loadKg: '20' });
    expect(typed(item(), 'reps', 'lb').loadKg).toBe('44');
    const sets = [
      { id: 'b', reps: 9, loadKg: 22.5, done: true, doneAt: '2' },
      { id: 'a', reps: 10, done: true, doneAt: '1' },
    ];
    expect(typed(item({ sets }))).toMatchObject({ amount: '9', loadKg: '22.5' });
    expect(typed(item({ reps: '40 s/side', loadKg: undefined }), 'seconds')).toMatchObject({
      amount: '40',
      loadKg: '',
    });
  });
  it('is read with comma or point, and says what is wrong with it', () => {
    const read = (amount: string, loadKg: string) => readTyped(setFields('reps', 'kg'), { amount, loadKg });
    expect(read('8', '22,5')).toEqual({ ok: true, value: { amount: 8, loadKg: 22.5 } });
    expect(read('501', '22,3')).toMatchObject({
      error: { amount: 'Enter 0 to 500 reps.', loadKg: 'Loads go in steps of 0.5 kg.' },
    });
    expect([read('ten', ''), read('', '')]).toMatchObject([{ ok: false }, { ok: false }]);
  });
  it('is stepped within its limits', () => {
    expect([steppedAmount('0', 'reps', -1), steppedAmount('500', 'reps', 1)]).toEqual(['0', '500']);
    expect([steppedAmount('40', 'seconds', 1), steppedAmount('x', 'metres', 1)]).toEqual(['45', '5']);
  });
  it('is shown in the golfer’s unit', () => {
    expect(setText({ id: 's', reps: 8, loadKg: 20.41, done: true }, 'lb')).toBe('45 lb × 8 reps');
    expect(setText({ id: 's', seconds: 40, done: true }, 'kg')).toBe('40 s');
    expect(setText({ id: 's', done: true }, 'kg')).toBe('done');
    expect(prescription(3, exerciseById('split-squat')!.reps, 75)).toBe('3 × 8 each side, 75 s rest');
    expect([clockText(5), clockText(95)]).toEqual(['0:05', '1:35']);
  });
});
