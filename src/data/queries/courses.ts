import type { Course } from '#src/domain/entities/course.entity.ts';
import { plainText } from '#src/domain/rounds/course-search.ts';
import { useLive, useLiveOne } from '#src/data/live/use-live.ts';

/** The golfer's courses, last played first. */
export const useCourses = (limit = 200) => useLive('courses', { selector: {}, sort: [{ sortKey: 'asc' }], limit });

/** The golfer's own course of this name, for places that others have named. */
export const useCourseNamed = (name: string): Course | undefined =>
  useCourses().documents.find((course) => plainText(course.name) === plainText(name));

export const useCourse = (id: string | undefined) => useLiveOne('courses', id);
