import { compact } from '@divot/basics';
import { flagParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where in /video-analysis the golfer is. All of it is in the address, so a reload lands on the same swing.

export type SwingPageSearch = {
  readonly swing?: string | undefined;
  /** film: the camera · compare: `swing` beside `other` */
  readonly view?: 'film' | 'compare' | undefined;
  readonly other?: string | undefined;
};

export type SwingHistorySearch = {
  readonly fault?: string | undefined;
  readonly club?: string | undefined;
  readonly view?: 'face-on' | 'down-the-line' | undefined;
  readonly starred?: true | undefined;
};

/** Reads the address and drops invalid values. */
export const parseSwingPageSearch = (search: Readonly<Record<string, unknown>>): SwingPageSearch =>
  compact({
    swing: textParam(search['swing']),
    view: oneOfParam(['film', 'compare'], search['view']),
    other: textParam(search['other']),
  });

export const parseSwingHistorySearch = (search: Readonly<Record<string, unknown>>): SwingHistorySearch =>
  compact({
    fault: textParam(search['fault']),
    club: textParam(search['club']),
    view: oneOfParam(['face-on', 'down-the-line'], search['view']),
    starred: flagParam(search['starred']),
  });
