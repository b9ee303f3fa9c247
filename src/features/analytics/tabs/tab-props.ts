import type { Selection } from '#src/domain/analytics/selection.ts';
import type { AnalyticsAt, GoTo } from '#src/features/analytics/analytics-at.ts';

export type TabProps = {
  readonly selection: Selection;
  readonly at: AnalyticsAt;
  readonly go: GoTo;
};
