import { integer, searchOf, text } from '#src/platform/search-params.ts';

export const parseCourseSearch = searchOf({
  course: text,
  hole: integer(1, 18),
  /** The tee whose card is shown. Absent: the usual one. */
  tee: text,
});
export type CourseSearch = ReturnType<typeof parseCourseSearch>;
export type GoToCourse = (at: CourseSearch) => void;
