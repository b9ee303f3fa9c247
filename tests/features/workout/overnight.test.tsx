// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newDocument } from '#src/data/commands/store.ts';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { AuthenticationProvider } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, signInSam } from '#tests/support/screen.tsx';

// A training week begins on Sunday, and every fourth is lighter. The phone stays open from Saturday to Sunday.

const SATURDAY = new Date(2026, 10, 28, 21, 30);
const SUNDAY = new Date(2026, 10, 29, 7, 30);
/** Finished on the Wednesdays of three weeks. */
const WEDNESDAYS = [11, 18, 25].map((day) => new Date(2026, 10, day, 12).toISOString());

it('follows the week of the day on which it starts', async () => {
  const { db } = await signInSam({}, SATURDAY);
  for (const at of WEDNESDAYS) {
    const workout = {
      ...newDocument(SAM.uid, at),
      startedAt: at,
      completedAt: at,
      status: 'finished',
      kind: 'strength',
      items: [],
    };
    await db.workouts.insert({ ...workout, sortKey: sortKeyOf('workouts', workout) } as never);
  }
  const { result } = renderHook(() => ({ ...useTodaysWorkout(), week: useWorkoutsThisWeek() }), {
    wrapper: AuthenticationProvider,
  });
  const setsEach = () => {
    const { today } = result.current;
    return today.ok ? Math.max(...today.value.exercises.map(({ sets }) => sets)) : 0;
  };
  await eventually(() => expect(result.current.ready && result.current.week.workouts.length === 1).toBe(true));
  const onSaturday = setsEach();

  act(() => {
    setClock(() => SUNDAY);
    document.dispatchEvent(new Event('visibilitychange'));
  });

  expect(setsEach()).toBe(onSaturday - 1);
  await eventually(() => expect(result.current.week.workouts).toEqual([]));
});
