import { useMemo } from 'react';
import { useLive, useLiveOne } from '#src/data/live/use-live.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { localDay } from '@divot/basics';
import { traineeOf } from '@divot/training';
import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { isOn } from '#src/platform/settings/current-config.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useDecision } from './decision.ts';
import { useProfile } from './profile.ts';

/** How many workouts to read for bests, streak and loads. */
const REMEMBERED = 500;

const useWithStatus = (status: Workout['status'], limit: number) => {
  const { documents, ready } = useLive('workouts', {
    selector: { status },
    sort: [{ status: 'asc' }, { sortKey: 'asc' }],
    limit,
  });
  return { workouts: documents, ready };
};

/** Workouts under way, newest first: one per device. */
export const useActiveWorkouts = () => useWithStatus('active', 10);

/** Newest first. */
export const useFinishedWorkouts = (limit = REMEMBERED) => useWithStatus('finished', limit);

/** The newest `limit` workouts that are over, including abandoned ones. */
export const usePastWorkouts = (limit: number) => {
  const { documents, ready } = useLive('workouts', { selector: {}, sort: [{ sortKey: 'asc' }], limit });
  return {
    workouts: documents.filter(({ status }) => status !== 'active'),
    hasMore: documents.length === limit,
    ready,
  };
};

export const useWorkout = (id: string | undefined) => {
  const { document, ready } = useLiveOne('workouts', id);
  return { workout: document, ready };
};

/** All plans, newest first. */
export const useWorkoutPlans = () => {
  const { documents, ready } = useLive('workoutPlans', { selector: {}, sort: [{ sortKey: 'asc' }], limit: 50 });
  return { plans: documents, ready };
};

/** What plans are built from: the golfer's findings, equipment and finished workouts. */
export const useTrainee = () => {
  const { profile, ready: profileReady } = useProfile();
  const { workouts: finished, ready } = useFinishedWorkouts();
  const today = useToday();
  const swingBandEnabled = isOn('swingBand');
  const decision = useDecision()?.decision;
  const trainee = useMemo(
    () => traineeOf({ ...profile, faultIds: faultsInOrder(profile, decision) }, finished, { today, swingBandEnabled }),
    [profile, finished, today, swingBandEnabled, decision],
  );
  return { trainee, finished, profile, ready: ready && profileReady };
};

/** The day of the golfer's next game from today on, as host or accepted player. */
export const useNextRoundDay = (): string | undefined => {
  const { profile } = useProfile();
  const { documents } = useLive('games', { selector: {}, sort: [{ sortKey: 'asc' }], limit: 100 });
  const from = useToday();
  return documents
    .filter(({ status }) => status !== 'cancelled' && status !== 'played')
    .filter(({ userId, requests }) => userId === profile?.id || requests[profile?.id ?? '']?.status === 'accepted')
    .map(({ startUtc }) => localDay(startUtc))
    .filter((day) => day >= from)
    .toSorted()[0];
};
