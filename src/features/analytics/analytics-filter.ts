import type { Filter, Period } from '@divot/analytics';
import type { AnalyticsSearch } from './analytics-search.ts';

// What an address means for the figures.

const USUAL_LAST = 20;

export const filterOf = ({ course, tee, holes, mode }: AnalyticsSearch): Filter => ({
  course,
  tee,
  length: holes,
  mode,
});

export const periodOf = ({ last = USUAL_LAST, from, to }: AnalyticsSearch): Period =>
  last === 'days' ? { kind: 'days', from, to } : { kind: 'latest', count: last };

export const comparedPeriodOf = ({ vs, vsFrom, vsTo }: AnalyticsSearch): 'before' | Period | undefined =>
  vs === 'days' ? { kind: 'days', from: vsFrom, to: vsTo } : vs;

/** How many filters are set, not counting the period. */
export const filtersSet = ({ course, tee, holes, mode }: AnalyticsSearch): number =>
  [course, tee, holes, mode].filter((value) => value !== undefined).length;
