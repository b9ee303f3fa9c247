import type { WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { areaName } from '@divot/golf-content';
import { PAIN, SWAPPED } from '@divot/training';
import { copy } from './copy.ts';
import { exerciseName } from './wording.ts';

const fateOf = ({ painArea, skippedBecause, swappedFrom }: WorkoutItem): string | undefined => {
  if (painArea !== undefined) return copy.player.hurt(areaName(painArea));
  if (skippedBecause === PAIN || skippedBecause === SWAPPED) return copy.player.stopped[skippedBecause];
  if (skippedBecause !== undefined) return copy.player.skippedBecause(skippedBecause);
  return swappedFrom === undefined ? undefined : copy.player.swappedFrom(exerciseName({ exerciseId: swappedFrom }));
};

/** Why an exercise was skipped, or which exercise it replaces. */
export const SkipReason = ({ item }: { readonly item: WorkoutItem }) => {
  const fate = fateOf(item);
  return fate === undefined ? null : <p className="text-note font-medium text-sand-ink">{fate}</p>;
};
