import { integer, oneOf, searchOf, text } from './search-params.ts';

// Where the golfer is in /playing. All of it is in the address, so a reload lands on the same hole.

export const parsePlaySearch = searchOf({
  view: oneOf(['setup', 'course', 'finish', 'card', 'map', 'shots', 'story', 'share', 'edit', 'rules']),
  round: text,
  course: text,
  /** Tee of the course being edited. 'new' adds one. */
  tee: text,
  /** Name of the course being added, from the search that did not find it. */
  name: text,
  hole: integer(1, 18),
  /** The side of the pad that the golfer came from, for screens that lead back to it. */
  from: oneOf(['map']),
});
export type PlaySearch = ReturnType<typeof parsePlaySearch>;
export type GoTo = (at: PlaySearch, options?: { readonly replace?: boolean }) => void;
