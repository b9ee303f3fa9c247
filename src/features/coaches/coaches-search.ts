import { compact } from '@divot/basics';
import { textParam } from '#src/platform/search-params.ts';

export type CoachesSearch = { readonly coach?: string };
export type GoTo = (at: CoachesSearch) => void;

/** Reads the address and drops invalid values. */
export const parseCoachesSearch = (search: Readonly<Record<string, unknown>>): CoachesSearch =>
  compact({ coach: textParam(search['coach']) });
