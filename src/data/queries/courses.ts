import { useLive, useLiveOne } from '#src/data/live/use-live.ts';

/** The golfer's courses, last played first. */
export const useCourses = (limit = 200) => useLive('courses', { selector: {}, sort: [{ sortKey: 'asc' }], limit });

export const useCourse = (id: string | undefined) => useLiveOne('courses', id);
