import { oneOf, searchOf, text } from '#src/platform/search-params.ts';

// Where the golfer is in /scheduling. It is in the address, so that another screen can link to a coach's lesson.

export const tabs = ['upcoming', 'past', 'book'] as const;
export type LessonsTab = (typeof tabs)[number];

export const parseLessonsSearch = searchOf({ tab: oneOf(tabs), coach: text });
export type LessonsSearch = ReturnType<typeof parseLessonsSearch>;
export type GoTo = (at: LessonsSearch) => void;
