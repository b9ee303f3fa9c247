import { type Place, distanceKm } from '#src/domain/coaches/distance.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';

// Which of the golfer's courses they are most likely on: the nearest if they shared their position, else the home
// course. Course locations come from the maps on this device, not from a server.

type Listed = Pick<Course, 'id'>;
type Known = {
  readonly homeId: string | undefined;
  /** Where the golfer is. Missing unless they shared it. */
  readonly from?: Place | undefined;
  readonly placeOf: ReadonlyMap<string, Place>;
};
export type ListedCourse<C> = { readonly course: C; readonly km: number | undefined };

/**
 * Nearest first. Courses without a location keep their order, with the home course first. So do all courses if there is
 * no position.
 */
export const coursesInOrder = <C extends Listed>(
  courses: readonly C[],
  { homeId, from, placeOf }: Known,
): readonly ListedCourse<C>[] =>
  courses
    .map((course) => {
      const place = placeOf.get(course.id);
      return { course, km: from && place && distanceKm(from, place) };
    })
    .toSorted((a, b) => {
      const nearer = (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE);
      return nearer || Number(b.course.id === homeId) - Number(a.course.id === homeId);
    });
