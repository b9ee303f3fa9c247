import { compact } from '@divot/basics';
import type { SwingView } from '@divot/swing';
import { flagParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

const VIEWS: readonly SwingView[] = ['face-on', 'down-the-line'];

// Where in /video-analysis the golfer is. All of it is in the address, so a reload lands on the same swing.

export type SwingPageSearch = {
  readonly swing?: string | undefined;
  /**
   * film: the camera, for the other side of `swing` if there is one · range: the camera for a session · compare: `swing`
   * beside `other`
   */
  readonly view?: 'film' | 'range' | 'compare' | undefined;
  readonly other?: string | undefined;
  /** What the camera opens with. */
  readonly from?: SwingView | undefined;
  readonly club?: string | undefined;
  /** The fault to show: the result opens where it was seen, the comparison where it is measured. */
  readonly fault?: string | undefined;
  /** The finished practice session whose balls the range shows. */
  readonly session?: string | undefined;
};

export type SwingHistorySearch = {
  readonly fault?: string | undefined;
  readonly club?: string | undefined;
  readonly view?: SwingView | undefined;
  readonly starred?: true | undefined;
};

/** Reads the address and drops invalid values. */
export const parseSwingPageSearch = (search: Readonly<Record<string, unknown>>): SwingPageSearch =>
  compact({
    swing: textParam(search['swing']),
    view: oneOfParam(['film', 'range', 'compare'], search['view']),
    other: textParam(search['other']),
    from: oneOfParam(VIEWS, search['from']),
    club: textParam(search['club']),
    fault: textParam(search['fault']),
    session: textParam(search['session']),
  });

export const parseSwingHistorySearch = (search: Readonly<Record<string, unknown>>): SwingHistorySearch =>
  compact({
    fault: textParam(search['fault']),
    club: textParam(search['club']),
    view: oneOfParam(VIEWS, search['view']),
    starred: flagParam(search['starred']),
  });
