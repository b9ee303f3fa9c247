import { compact } from '@divot/basics';
import { integerParam } from '#src/platform/search-params.ts';

export type SeasonSearch = { readonly year?: number | undefined };

/** Reads the address and drops invalid values. */
export const parseSeasonSearch = (search: Readonly<Record<string, unknown>>): SeasonSearch =>
  compact({ year: integerParam(search['year'], 2000, 2100) });
