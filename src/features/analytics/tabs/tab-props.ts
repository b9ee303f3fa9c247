import type { Selection } from '@divot/analytics';
import type { AnalyticsSearch, GoTo } from '#src/features/analytics/analytics-search.ts';

export type TabProps = {
  readonly selection: Selection;
  readonly at: AnalyticsSearch;
  readonly go: GoTo;
};
