import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import { newestGoals } from '#src/domain/goals/newest-goals.ts';

type ToPlaying = {
  readonly preshotRoutine?: Profile['preshotRoutine'];
  readonly playingGoals?: readonly PlayingGoal[];
  readonly swingThought?: string;
};

/** Newest goals first, because a round takes only a few. */
export const toPlaying = (
  golfer: Pick<Profile, 'preshotRoutine' | 'playingGoals' | 'swingThought'> | undefined,
): ToPlaying => {
  const { preshotRoutine, playingGoals, swingThought } = golfer ?? {};
  return { preshotRoutine, playingGoals: playingGoals && newestGoals(playingGoals), swingThought };
};
