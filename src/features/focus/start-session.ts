import { startPractice } from '#src/data/commands/practice.ts';
import { startWorkout } from '#src/data/commands/workouts.ts';
import type { CoachSession } from '#src/domain/coach/coach.ts';
import { type Result, ok } from '@divot/basics';
import type { NextStep } from '#src/domain/coach/next-step.ts';
import { drillById, exerciseById } from '@divot/golf-content';
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

export type Startable = Extract<NextStep, { kind: 'session' | 'retest' }>;

const drillsOf = (step: Startable) => {
  if (step.kind === 'session')
    return step.session.blocks.flatMap(({ drillId, mode, minutes }) =>
      drillId && mode ? [{ drillId, mode, minutes }] : [],
    );
  const drill = drillById(step.retest.drillId);
  return drill ? [{ drillId: drill.id, mode: drill.mode, minutes: drill.minutes }] : [];
};

/** Starts a session of the week or a retest, and returns its id. */
export const startSession = async (
  userId: string,
  step: Startable,
  focus: string | undefined,
): Promise<Result<string>> => {
  const isBody = step.kind === 'session' && step.session.kind === 'body';
  const started = await (isBody
    ? startBody(userId, step.session.blocks)
    : startPractice({ userId, focus, blocks: drillsOf(step) }));
  return started.ok ? ok(started.value.id) : started;
};
