import { integer, searchOf, text } from '#src/platform/search-params.ts';

export const parseBookSearch = searchOf({
  course: text,
  hole: integer(1, 18),
  /** The tee whose card is shown. Absent: the usual one. */
  tee: text,
});
export type BookSearch = ReturnType<typeof parseBookSearch>;
export type GoTo = (at: BookSearch) => void;
