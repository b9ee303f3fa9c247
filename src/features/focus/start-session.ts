import { startPractice } from '#src/data/commands/practice.ts';
import { startWorkout } from '#src/data/commands/workouts.ts';
import type { CoachSession } from '#src/domain/coach/coach.ts';
import { type Result, ok } from '@divot/basics';
import { exerciseById } from '@divot/golf-content';
import { listOf } from '@divot/training';

// Loads on the tap that starts a session, so that Home does not wait for the commands.

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
    blocks: blocks.flatMap(({ drillId, mode, minutes }) => (drillId && mode ? [{ drillId, mode, minutes }] : [])),
  });

export type Planned = Pick<CoachSession, 'kind' | 'blocks'>;

/** Starts a planned session and returns its id. */
export const startSession = async (
  userId: string,
  { kind, blocks }: Planned,
  focus: string | undefined,
): Promise<Result<string>> => {
  const started = await (kind === 'body' ? startBody(userId, blocks) : startDrills(userId, blocks, focus));
  return started.ok ? ok(started.value.id) : started;
};
