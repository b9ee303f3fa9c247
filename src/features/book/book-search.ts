import { compact } from '@divot/basics';
import { integerParam, textParam } from '#src/platform/search-params.ts';

export type BookSearch = {
  readonly course?: string;
  readonly hole?: number;
  /** The tee whose card is shown. Absent: the usual one. */
  readonly tee?: string;
};
export type GoTo = (at: BookSearch) => void;

/** Reads the address and drops invalid values. */
export const parseBookSearch = (search: Readonly<Record<string, unknown>>): BookSearch =>
  compact({
    course: textParam(search['course']),
    hole: integerParam(search['hole'], 1, 18),
    tee: textParam(search['tee']),
  });
