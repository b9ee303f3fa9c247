import { compact } from '@divot/basics';
import { integerParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where the golfer is in /playing. All of it is in the address, so a reload lands on the same hole.

export type PlaySearch = {
  readonly view?:
    | 'setup'
    | 'course'
    | 'finish'
    | 'card'
    | 'map'
    | 'shots'
    | 'story'
    | 'share'
    | 'edit'
    | 'rules'
    | undefined;
  readonly round?: string | undefined;
  readonly course?: string | undefined;
  /** Tee of the course being edited. 'new' adds one. */
  readonly tee?: string | undefined;
  /** Name of the course being added, from the search that did not find it. */
  readonly name?: string | undefined;
  readonly hole?: number | undefined;
  /** The side of the pad that the golfer came from, for screens that lead back to it. */
  readonly from?: 'map' | undefined;
};

export type GoTo = (at: PlaySearch, options?: { readonly replace?: boolean }) => void;

const views = ['setup', 'course', 'finish', 'card', 'map', 'shots', 'story', 'share', 'edit', 'rules'] as const;

/** Reads the address and drops invalid values. */
export const parsePlaySearch = (search: Readonly<Record<string, unknown>>): PlaySearch =>
  compact({
    view: oneOfParam(views, search['view']),
    round: textParam(search['round']),
    course: textParam(search['course']),
    tee: textParam(search['tee']),
    name: textParam(search['name']),
    hole: integerParam(search['hole'], 1, 18),
    from: oneOfParam(['map'] as const, search['from']),
  });
