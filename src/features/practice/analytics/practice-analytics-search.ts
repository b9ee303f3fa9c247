import type { Span } from '@divot/practice';
import { oneOf, searchOf } from '#src/platform/search-params.ts';

export const spans = [7, 30, 90, 'all'] as const satisfies readonly Span[];

export const parsePracticeAnalyticsSearch = searchOf({ range: oneOf(spans) });
export type PracticeAnalyticsSearch = ReturnType<typeof parsePracticeAnalyticsSearch>;
