import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';

/** The tee of the latest round on this course, else its first. `rounds` are newest first. */
export const usualTee = (
  { id, tees }: Pick<Course, 'id' | 'tees'>,
  rounds: readonly Pick<Round, 'courseId' | 'courseSnapshot'>[],
): Tee | undefined => {
  const latest = rounds.find(({ courseId }) => courseId === id)?.courseSnapshot?.tee.id;
  return tees.find((tee) => tee.id === latest) ?? tees[0];
};
