import { isIsoDay } from '@divot/basics';
import { PARTS } from '@divot/golf-rules';
import { oneOf, searchOf, text } from '#src/platform/search-params.ts';

// What /analytics shows. All of it is in the address, so that a reload, a bookmark and Back open the same figures.
// Invalid values fall back to the defaults.

export const TABS = ['score', 'handicap', 'strokes-gained', 'tee-to-green', 'putting', 'body', 'swing'] as const;
export type TabName = (typeof TABS)[number];

const day = (value: unknown): string | undefined => (typeof value === 'string' && isIsoDay(value) ? value : undefined);

export const parseAnalyticsSearch = searchOf({
  tab: oneOf(TABS),
  last: oneOf([5, 10, 20, 'all', 'days']),
  from: day,
  to: day,
  course: text,
  tee: text,
  holes: oneOf([9, 18]),
  mode: oneOf(['casual', 'practice', 'competition']),
  vs: oneOf(['before', 'days']),
  vsFrom: day,
  vsTo: day,
  /** The round whose audit trail or summary is open. */
  round: text,
  view: oneOf(['summary']),
  /** The open part of strokes gained. Defaults to the coach's part. */
  part: oneOf([...PARTS, 'none']),
  beside: oneOf(['tour']),
});
export type AnalyticsSearch = ReturnType<typeof parseAnalyticsSearch>;
export type GoTo = (at: AnalyticsSearch, options?: { readonly replace?: boolean }) => void;
