import { useNavigate } from '@tanstack/react-router';
import { startPractice } from '#src/data/commands/practice.ts';
import { startWorkout } from '#src/data/commands/workouts.ts';
import type { CoachSession } from '#src/domain/coach/coach.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { exerciseById } from '#src/domain/training/exercises.ts';
import { listOf } from '#src/domain/training/plan-list.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { showToast } from '#src/ui/primitives/toast.tsx';

const SPLIT = 'Mobility Only';

const startBody = (userId: string, blocks: CoachSession['blocks']) =>
  startWorkout({
    userId,
    kind: 'mobility',
    split: SPLIT,
    exercises: listOf(
      blocks.flatMap(({ exerciseId }) => {
        const exercise = exerciseById(exerciseId ?? '');
        return exercise ? [{ exercise, sets: exercise.sets, why: '' }] : [];
      }),
    ),
  });

const startDrills = (userId: string, blocks: CoachSession['blocks'], focus: string | undefined) =>
  startPractice({
    userId,
    focus,
    blocks: blocks.flatMap(({ drillId, mode, minutes }) => {
      const drill = drillById(drillId ?? '');
      return drill ? [{ drillId: drill.id, mode: mode ?? drill.mode, minutes }] : [];
    }),
  });

/** Starts a session of the week and opens it in its player; a refusal is said. True once it is open. */
export const useBegin = (focus: string | undefined) => {
  const session = useSession();
  const navigate = useNavigate();
  const isStarted = <T>(started: Result<T>): started is { readonly ok: true; readonly value: T } => {
    if (!started.ok) showToast({ text: started.error, tone: 'error' });
    return started.ok;
  };
  return useSingleFlight(async (planned: Pick<CoachSession, 'kind' | 'blocks'>) => {
    if (session.kind !== 'signed-in') return false;
    const { uid } = session.user;
    if (planned.kind === 'body') {
      const workout = await startBody(uid, planned.blocks);
      if (isStarted(workout)) await navigate({ to: '/workout', search: { workout: workout.value.id } });
      return workout.ok;
    }
    const practice = await startDrills(uid, planned.blocks, focus);
    if (isStarted(practice)) await navigate({ to: '/guided-practice-player', search: { session: practice.value.id } });
    return practice.ok;
  });
};
