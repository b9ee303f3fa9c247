import { oneOf, searchOf, text } from '#src/platform/search-params.ts';

export const places = ['range', 'course'] as const;

export const parseBagSearch = searchOf({ view: oneOf(['import', 'sessions']), club: text, place: oneOf(places) });
export type BagSearch = ReturnType<typeof parseBagSearch>;
export type GoTo = (at: BagSearch) => void;
