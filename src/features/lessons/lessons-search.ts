import { compact } from '@divot/basics';
import { oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where the golfer is in /scheduling. It is in the address, so that another screen can link to a coach's lesson.

export const tabs = ['upcoming', 'past', 'book'] as const;
export type LessonsTab = (typeof tabs)[number];
export type LessonsSearch = { readonly tab?: LessonsTab; readonly coach?: string };
export type GoTo = (at: LessonsSearch) => void;

/** Reads the address and drops invalid values. */
export const parseLessonsSearch = (search: Readonly<Record<string, unknown>>): LessonsSearch =>
  compact({ tab: oneOfParam(tabs, search['tab']), coach: textParam(search['coach']) });
