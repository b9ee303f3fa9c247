import { useCourse } from './courses.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';

/** The tees that a card can be played from: those of its course, and those on the card as they were that day. */
export const useTees = ({ courseId, courseSnapshot, partners = [] }: Round): readonly Tee[] => {
  const { document: course } = useCourse(courseId);
  const onCard = [courseSnapshot?.tee, ...partners.map(({ tee }) => tee)].filter((tee) => tee !== undefined);
  const holes = courseSnapshot?.tee.par.length;
  const ofCourse = (course?.tees ?? []).filter(({ par }) => par.length === holes);
  return [...new Map([...ofCourse, ...onCard].map((tee) => [tee.id, tee])).values()];
};
