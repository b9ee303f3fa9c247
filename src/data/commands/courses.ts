import type { Course } from '#src/domain/entities/course.entity.ts';
import { teeProblems } from '#src/domain/rounds/course-check.ts';
import { type Result, compact, fail, truncate } from '@divot/basics';
import { nowIso } from '#src/platform/clock/clock.ts';
import { add, newDocument, change } from './store.ts';

export type CourseInput = Pick<Course, 'name' | 'city' | 'country' | 'tees'>;

const problemOf = ({ name, tees }: CourseInput): string | undefined => {
  if (name.trim() === '') return 'Give the course a name.';
  if (tees.length === 0) return 'Add at least one tee.';
  return tees.flatMap((tee) => Object.values(teeProblems(tee)))[0];
};

export const saveCourse = async (userId: string, input: CourseInput, id?: string): Promise<Result<Course>> => {
  const problem = problemOf(input);
  if (problem) return fail(problem);
  if (id !== undefined) {
    return change('courses', id, (course) => ({ ...course, ...input, name: input.name.trim() }));
  }
  return add('courses', {
    ...newDocument(userId),
    source: 'user',
    ...input,
    name: input.name.trim(),
  });
};

/** Moves the course to the top of the recent ones. */
export const markCoursePlayed = (id: string): Promise<Result<Course>> =>
  change('courses', id, (course) => ({ ...course, lastPlayedAt: nowIso() }));

/** Lets other golfers of this project find a course that this golfer entered, under their name, or stops that. */
export const publishCourse = (id: string, published: boolean, enteredBy: string): Promise<Result<Course>> =>
  change('courses', id, (course) =>
    course.source === 'shared'
      ? 'Only the golfer who entered a course can publish it.'
      : { ...course, published, enteredBy: truncate(enteredBy, 60) },
  );

/**
 * Saves the golfer's own copy of a published course. It works offline and does not change when the author edits theirs.
 */
export const keepCourse = async (userId: string, course: Course): Promise<Result<Course>> => {
  const { name, city, country, tees } = course;
  return add(
    'courses',
    compact({
      ...newDocument(userId),
      source: 'shared',
      sharedFrom: { courseId: course.id, enteredBy: course.enteredBy ?? '', enteredAt: course.createdAt },
      name,
      city: city || undefined,
      country: country || undefined,
      tees,
    }),
  );
};
