import type { Course } from '#src/domain/entities/course.entity.ts';
import { teeProblems } from '#src/domain/rounds/course-check.ts';
import { type Result, fail } from '#src/domain/shared/result.ts';
import { nowIso } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { add, change } from './store.ts';

export type CourseInput = Pick<Course, 'name' | 'city' | 'country' | 'tees'>;

const problemOf = ({ name, tees }: CourseInput): string | undefined => {
  if (name.trim() === '') return 'Give the course a name.';
  if (tees.length === 0) return 'Add at least one tee.';
  return tees.flatMap((tee) => Object.values(teeProblems(tee)))[0];
};

export const saveCourse = async (userId: string, input: CourseInput, id?: string): Promise<Result<Course>> => {
  const problem = problemOf(input);
  if (problem) return fail(problem);
  if (id !== undefined) return change('courses', id, (course) => ({ ...course, ...input, name: input.name.trim() }));
  const at = nowIso();
  return add('courses', {
    id: newId(),
    userId,
    createdAt: at,
    updatedAt: at,
    sortKey: 0,
    source: 'user',
    ...input,
    name: input.name.trim(),
  });
};

/** Puts the course on top of the list of recent ones. */
export const markCoursePlayed = (id: string): Promise<Result<Course>> =>
  change('courses', id, (course) => ({ ...course, lastPlayedAt: nowIso() }));
