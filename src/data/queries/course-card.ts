import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { usualTee } from '#src/domain/rounds/usual-tee.ts';
import { useCourseRounds } from './course-rounds.ts';
import { useCourse } from './courses.ts';
import { useRecentRounds, useRound } from './rounds.ts';

/** Enough to know which tee the golfer usually plays. */
const ROUNDS = 30;

export type CourseCard = Pick<Course, 'name' | 'city' | 'tees'> & {
  /** The golfer's own document. Undefined for a course that is gone, whose card is that of its latest round. */
  readonly course: Course | undefined;
  /** The tee asked for, else the usual one. */
  readonly tee: Tee;
};

const cardOf = (
  { id, name, city, tees }: Pick<Course, 'id' | 'name' | 'city' | 'tees'>,
  course: Course | undefined,
  teeId: string | undefined,
  rounds: Parameters<typeof usualTee>[1],
): CourseCard | undefined => {
  const tee = tees.find((one) => one.id === teeId) ?? usualTee({ id, tees }, rounds);
  return tee && { name, city, tees, course, tee };
};

/**
 * A course's card: name, tees, and the tee that is meant. Undefined if this device has neither the course nor a
 * finished round on it.
 */
export const useCourseCard = (courseId: string, teeId?: string) => {
  const { document: course, ready: isCourseReady } = useCourse(courseId);
  const { documents: recent, ready: areRecentReady } = useRecentRounds(ROUNDS);
  const { rounds, complete } = useCourseRounds(courseId);
  const isGone = isCourseReady && !course;
  const { round: last, ready: isLastReady } = useRound(
    isGone ? rounds.find(({ holes }) => holes.length > 0)?.id : undefined,
  );
  const { name, city, tee } = last?.courseSnapshot ?? {};
  const gone = tee && { id: courseId, name: name ?? '', city, tees: [tee] };
  const source = course ?? gone;
  return {
    course,
    card: source && cardOf(source, course, teeId, recent),
    ready: isCourseReady && areRecentReady && (!isGone || (complete && isLastReady)),
  };
};
