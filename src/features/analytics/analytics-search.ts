import { isIsoDay } from '@divot/basics';
import { type Part, PARTS } from '@divot/golf-rules';
import { oneOfParam, textParam } from '#src/platform/search-params.ts';

// What /analytics shows. All of it is in the address, so that a reload, a bookmark and Back open the same figures.
// Invalid values fall back to the defaults.

export const TABS = ['score', 'handicap', 'strokes-gained', 'tee-to-green', 'putting', 'body', 'swing'] as const;
export type TabName = (typeof TABS)[number];

export type AnalyticsSearch = {
  readonly tab?: TabName | undefined;
  readonly last?: 5 | 10 | 20 | 'all' | 'days' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly course?: string | undefined;
  readonly tee?: string | undefined;
  readonly holes?: 9 | 18 | undefined;
  readonly mode?: 'casual' | 'practice' | 'competition' | undefined;
  readonly vs?: 'before' | 'days' | undefined;
  readonly vsFrom?: string | undefined;
  readonly vsTo?: string | undefined;
  /** The round whose audit trail or summary is open. */
  readonly round?: string | undefined;
  readonly view?: 'summary' | undefined;
  /** The open part of strokes gained. Defaults to the coach's part. */
  readonly part?: Part | 'none' | undefined;
  readonly beside?: 'tour' | undefined;
};

export type GoTo = (at: AnalyticsSearch, options?: { readonly replace?: boolean }) => void;

const day = (value: unknown): string | undefined => (typeof value === 'string' && isIsoDay(value) ? value : undefined);

export const parseAnalyticsSearch = (search: Readonly<Record<string, unknown>>): AnalyticsSearch => ({
  tab: oneOfParam(TABS, search['tab']),
  last: oneOfParam([5, 10, 20, 'all', 'days'], search['last']),
  from: day(search['from']),
  to: day(search['to']),
  course: textParam(search['course']),
  tee: textParam(search['tee']),
  holes: oneOfParam([9, 18], search['holes']),
  mode: oneOfParam(['casual', 'practice', 'competition'], search['mode']),
  vs: oneOfParam(['before', 'days'], search['vs']),
  vsFrom: day(search['vsFrom']),
  vsTo: day(search['vsTo']),
  round: textParam(search['round']),
  view: oneOfParam(['summary'], search['view']),
  part: oneOfParam([...PARTS, 'none'], search['part']),
  beside: oneOfParam(['tour'], search['beside']),
});
