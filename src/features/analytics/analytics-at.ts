import type { Filter, Period } from '#src/domain/analytics/selection.ts';
import { isIsoDay } from '#src/domain/shared/day.ts';
import { wordIn } from '#src/platform/search-params.ts';

// What /analytics shows: all of it is in the address, so that a reload, a bookmark and the way back land on the same
// figures. What does not fit is left out, and the usual stands in.

export const TABS = ['score', 'handicap', 'strokes-gained', 'tee-to-green', 'putting', 'body', 'swing'] as const;
export type TabName = (typeof TABS)[number];

export type AnalyticsAt = {
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
  /** The round whose trail or summary is open. */
  readonly round?: string | undefined;
  readonly view?: 'summary' | undefined;
};

export type GoTo = (at: AnalyticsAt, options?: { readonly replace?: boolean }) => void;

const USUAL_LAST = 20;

const oneOf = <const T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => String(one) === wordIn(value));
const text = (value: unknown): string | undefined => wordIn(value)?.slice(0, 80) || undefined;
const day = (value: unknown): string | undefined => (typeof value === 'string' && isIsoDay(value) ? value : undefined);

export const analyticsAtFrom = (search: Readonly<Record<string, unknown>>): AnalyticsAt => ({
  tab: oneOf(TABS, search['tab']),
  last: oneOf([5, 10, 20, 'all', 'days'] as const, search['last']),
  from: day(search['from']),
  to: day(search['to']),
  course: text(search['course']),
  tee: text(search['tee']),
  holes: oneOf([9, 18] as const, search['holes']),
  mode: oneOf(['casual', 'practice', 'competition'] as const, search['mode']),
  vs: oneOf(['before', 'days'] as const, search['vs']),
  vsFrom: day(search['vsFrom']),
  vsTo: day(search['vsTo']),
  round: text(search['round']),
  view: oneOf(['summary'] as const, search['view']),
});

export const filterOf = ({ course, tee, holes, mode }: AnalyticsAt): Filter => ({ course, tee, length: holes, mode });

export const periodOf = ({ last = USUAL_LAST, from, to }: AnalyticsAt): Period =>
  last === 'days' ? { kind: 'days', from, to } : { kind: 'latest', count: last };

export const comparedPeriodOf = ({ vs, vsFrom, vsTo }: AnalyticsAt): 'before' | Period | undefined =>
  vs === 'days' ? { kind: 'days', from: vsFrom, to: vsTo } : vs;

/** How many filters beside the period are set. */
export const filtersSet = ({ course, tee, holes, mode }: AnalyticsAt): number =>
  [course, tee, holes, mode].filter((value) => value !== undefined).length;
