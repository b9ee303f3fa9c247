import type { Selection } from '#src/domain/analytics/selection.ts';
import type { AnalyticsSearch, GoTo } from '#src/features/analytics/analytics-search.ts';

export type TabProps = {
  readonly selection: Selection;
  readonly at: AnalyticsSearch;
  readonly go: GoTo;
};
