import type { Span } from '#src/domain/practice/analysis.ts';
import { wordIn } from '#src/platform/search-params.ts';

export const spans = [7, 30, 90, 'all'] as const satisfies readonly Span[];

export type AnalyticsAt = { readonly range?: Span | undefined };

/** Reads the address; what does not fit is left out. */
export const analyticsAtFrom = (search: Readonly<Record<string, unknown>>): AnalyticsAt => {
  const range = spans.find((span) => String(span) === wordIn(search['range']));
  return range === undefined ? {} : { range };
};
