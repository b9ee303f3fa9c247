import { compact } from '#src/domain/shared/compact.ts';
import { integerParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where in /playing the golfer is: all of it is in the address, so that a reload lands on the same hole.

export type PlaySearch = {
  readonly view?: 'setup' | 'course' | 'finish' | 'card' | 'map' | 'shots' | 'story' | undefined;
  readonly round?: string | undefined;
  readonly course?: string | undefined;
  /** Tee of the course being edited; 'new' for one more. */
  readonly tee?: string | undefined;
  /** What the course that is being added is called, from the search that did not find it. */
  readonly name?: string | undefined;
  readonly hole?: number | undefined;
};

export type GoTo = (at: PlaySearch, options?: { readonly replace?: boolean }) => void;

const views = ['setup', 'course', 'finish', 'card', 'map', 'shots', 'story'] as const;

/** Reads the address; what does not fit is left out. */
export const parsePlaySearch = (search: Readonly<Record<string, unknown>>): PlaySearch =>
  compact({
    view: oneOfParam(views, search['view']),
    round: textParam(search['round']),
    course: textParam(search['course']),
    tee: textParam(search['tee']),
    name: textParam(search['name']),
    hole: integerParam(search['hole'], 1, 18),
  });
