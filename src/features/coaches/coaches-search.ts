import { searchOf, text } from '#src/platform/search-params.ts';

export const parseCoachesSearch = searchOf({ coach: text });
export type CoachesSearch = ReturnType<typeof parseCoachesSearch>;
export type GoTo = (at: CoachesSearch) => void;
