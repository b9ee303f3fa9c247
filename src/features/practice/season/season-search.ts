import { integer, searchOf } from '#src/platform/search-params.ts';

export const parseSeasonSearch = searchOf({ year: integer(2000, 2100) });
export type SeasonSearch = ReturnType<typeof parseSeasonSearch>;
