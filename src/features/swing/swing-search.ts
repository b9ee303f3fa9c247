import type { SwingView } from '@divot/swing';
import { flag, oneOf, searchOf, text } from '#src/platform/search-params.ts';

// Where in /video-analysis the golfer is. All of it is in the address, so a reload lands on the same swing.

const VIEWS: readonly SwingView[] = ['face-on', 'down-the-line'];

export const parseSwingPageSearch = searchOf({
  swing: text,
  /**
   * film: the camera, for the other side of `swing` if there is one · range: the camera for a session · compare: `swing`
   * beside `other`
   */
  view: oneOf(['film', 'range', 'compare']),
  other: text,
  /** What the camera opens with. */
  from: oneOf(VIEWS),
  club: text,
  /** The fault to show: the result opens where it was seen, the comparison where it is measured. */
  fault: text,
  /** The finished practice session whose balls the range shows. */
  session: text,
});
export type SwingPageSearch = ReturnType<typeof parseSwingPageSearch>;

export const parseSwingHistorySearch = searchOf({ fault: text, club: text, view: oneOf(VIEWS), starred: flag });
export type SwingHistorySearch = ReturnType<typeof parseSwingHistorySearch>;
