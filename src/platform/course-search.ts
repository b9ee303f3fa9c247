import type { Course } from '#src/domain/entities/course.entity.ts';
import { state, atom, useAtomValue } from './state.ts';

// How any screen asks for a course or its map. The shell shows the one search (features/round/courses), and the
// background fetches maps one at a time (app/background/course-maps.ts).

export type CourseQuestion =
  | { readonly kind: 'course'; readonly search: string; readonly answer: (course: Course | undefined) => void }
  | { readonly kind: 'map'; readonly courseId: string };

/** The question that the search sheet answers now. */
export const courseQuestionAtom = atom<CourseQuestion | undefined>(undefined);

/** Opens the course search. Resolves to the course that the golfer chose or added, undefined if they closed it. */
export const chooseCourse = (search = ''): Promise<Course | undefined> =>
  new Promise((answer) => state.set(courseQuestionAtom, { kind: 'course', search, answer }));

/** Closes the search, with the course that was chosen in it. */
export const closeCourseQuestion = (chosen?: Course): void => {
  const question = state.get(courseQuestionAtom);
  state.set(courseQuestionAtom, undefined);
  if (question?.kind === 'course') question.answer(chosen);
};

/** Opens the search for a map of a course that the golfer has. */
export const chooseMap = (courseId: string): void => state.set(courseQuestionAtom, { kind: 'map', courseId });

/**
 * Why a course has no map yet. waiting: for a connection, or one that is not metered · which: several could be meant ·
 * failed: why, as a sentence.
 */
export type MapWork =
  | { readonly kind: 'fetching' | 'waiting' | 'which' }
  | { readonly kind: 'failed'; readonly text: string };

export const mapWorkAtom = atom<Readonly<Record<string, MapWork>>>({});
/** Undefined if nobody has asked for it since the app started, or it is here. */
export const useMapWork = (courseId: string): MapWork | undefined => useAtomValue(mapWorkAtom)[courseId];

export type MapWish = { readonly courseId: string; readonly isAsked: boolean };
export const mapWishesAtom = atom<readonly MapWish[]>([]);

/**
 * Has the map of a course fetched in the background if the course has none. `isAsked`: the golfer tapped for it, so
 * Divot also fetches it on a metered connection, and again after a failure.
 */
export const wantMap = (courseId: string, isAsked = false): void => {
  const wishes = state.get(mapWishesAtom);
  const before = wishes.find((wish) => wish.courseId === courseId);
  if (before && (before.isAsked || !isAsked)) return;
  state.set(mapWishesAtom, [...wishes.filter((wish) => wish !== before), { courseId, isAsked }]);
};
