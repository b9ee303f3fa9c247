import { compact } from '@divot/basics';
import { oneOfParam, textParam } from '#src/platform/search-params.ts';

const views = ['import', 'sessions'] as const;
export const places = ['range', 'course'] as const;
export type BagSearch = {
  readonly view?: (typeof views)[number];
  readonly club?: string;
  readonly place?: (typeof places)[number];
};
export type GoTo = (at: BagSearch) => void;

/** Reads the address and drops invalid values. */
export const parseBagSearch = (search: Readonly<Record<string, unknown>>): BagSearch =>
  compact({
    view: oneOfParam(views, search['view']),
    club: textParam(search['club']),
    place: oneOfParam(places, search['place']),
  });
