import { compact } from '@divot/basics';
import { integerParam, textParam } from '#src/platform/search-params.ts';

export type CourseSearch = {
  readonly course?: string;
  readonly hole?: number;
  /** The tee whose card is shown. Absent: the usual one. */
  readonly tee?: string;
};
export type GoToCourse = (at: CourseSearch) => void;

/** Reads the address and drops invalid values. */
export const parseCourseSearch = (search: Readonly<Record<string, unknown>>): CourseSearch =>
  compact({
    course: textParam(search['course']),
    hole: integerParam(search['hole'], 1, 18),
    tee: textParam(search['tee']),
  });
