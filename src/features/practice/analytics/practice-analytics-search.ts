import type { Span } from '@divot/practice';
import { compact } from '@divot/basics';
import { oneOfParam } from '#src/platform/search-params.ts';

export const spans = [7, 30, 90, 'all'] as const satisfies readonly Span[];

export type PracticeAnalyticsSearch = { readonly range?: Span | undefined };

/** Reads the address and drops invalid values. */
export const parsePracticeAnalyticsSearch = (search: Readonly<Record<string, unknown>>): PracticeAnalyticsSearch =>
  compact({ range: oneOfParam(spans, search['range']) });
