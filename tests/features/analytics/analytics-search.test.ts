import { expect, it } from 'vitest';
import { comparedPeriodOf, filterOf, periodOf } from '#src/features/analytics/analytics-filter.ts';
import { parseAnalyticsSearch } from '#src/features/analytics/analytics-search.ts';

it('reads the search params of an address', () => {
  const at = parseAnalyticsSearch({
    tab: 'putting',
    last: 10,
    course: 'Heron Creek',
    holes: 18,
    mode: 'casual',
    vs: 'before',
  });
  expect(at).toEqual({ tab: 'putting', last: 10, course: 'Heron Creek', holes: 18, mode: 'casual', vs: 'before' });
  expect(periodOf(at)).toEqual({ kind: 'latest', count: 10 });
  expect(filterOf(at)).toEqual({ course: 'Heron Creek', tee: undefined, length: 18, mode: 'casual' });
  expect(comparedPeriodOf(at)).toBe('before');
});

it.each([
  { tab: 'poetry' },
  { last: 7 },
  { holes: 'all' },
  { from: '2026-02-30', to: 'yesterday' },
  { mode: {} },
  { course: ['x'] },
  { vs: 'never', vsFrom: 20_260_101 },
])('leaves out invalid values: %o', (search) => {
  expect(parseAnalyticsSearch(search)).toEqual({});
  expect(periodOf(parseAnalyticsSearch(search))).toEqual({ kind: 'latest', count: 20 });
});

it('a course with a number for a name is a course', () => {
  expect(parseAnalyticsSearch({ course: 1872 })).toEqual({ course: '1872' });
});
