// Where in /scheduling the golfer is: in the address, so that another screen can lead to a coach's lesson.

export const tabs = ['upcoming', 'past', 'book'] as const;
export type LessonsTab = (typeof tabs)[number];
export type LessonsAt = { readonly tab?: LessonsTab; readonly coach?: string };
export type GoTo = (at: LessonsAt) => void;

/** Reads the address; what does not fit is left out. */
export const lessonsAtFrom = (search: Readonly<Record<string, unknown>>): LessonsAt => {
  const tab = tabs.find((one) => one === search['tab']);
  const coach = typeof search['coach'] === 'string' ? search['coach'].slice(0, 64) : '';
  return { ...(tab ? { tab } : {}), ...(coach ? { coach } : {}) };
};
