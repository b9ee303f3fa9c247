import { groundDatabase } from '#src/data/db/ground-database.ts';
import { currentDatabase } from '#src/data/live/current.ts';
import { deviceValues } from '#src/data/live/device-values.ts';
import { useLive } from '#src/data/live/use-live.ts';
import type { Place } from '#src/domain/coaches/distance.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { type CourseMap, type RoundMarks, noMarks, unpackMap, withOwnHoles } from '@divot/ground';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HoleLength, holeLength } from '#src/domain/rounds/hole-length.ts';
import { marksWithRound } from '#src/domain/rounds/round-positions.ts';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { useSession, useUid } from '#src/platform/state.ts';
import { useCourse } from './courses.ts';

const SEPARATOR = '/';
export const groundKey = (uid: string, id: string): string => `${uid}${SEPARATOR}${id}`;
const partsOf = (key: string): readonly [uid: string, id: string] => {
  const at = key.indexOf(SEPARATOR);
  return [key.slice(0, at), key.slice(at + 1)];
};

const useKey = (id: string | undefined): string | undefined => {
  const session = useSession();
  return session.kind === 'signed-in' && id !== undefined ? groundKey(session.user.uid, id) : undefined;
};

const unpacked = new Map<string, { readonly key: string; readonly ground: CourseMap | undefined }>();

/**
 * A course's map with the golfer's own tees and greens. Returns the same object as long as neither changes, so that it
 * is opened once.
 */
export const groundOf = ({ id, map, ownHoles = {} }: Course): CourseMap | undefined => {
  if (!map) return undefined;
  const key = `${JSON.stringify(ownHoles)}${map}`;
  const before = unpacked.get(id);
  if (before?.key === key) return before.ground;
  const fresh = unpackMap(map);
  const ground = fresh && { ...fresh, pack: withOwnHoles(fresh.pack, ownHoles) };
  unpacked.set(id, { key, ground });
  return ground;
};

/** A course's map, if the golfer has it. */
export const useGround = (courseId: string | undefined) => {
  const { document, ready } = useCourse(courseId);
  return { ground: document && groundOf(document), ready };
};

/** How long a hole of a round or a card is: the card's length, and the map's where it differs. */
export const useHoleLength = (courseId: string | undefined, hole: Pick<Hole, 'n' | 'yards'>): HoleLength =>
  holeLength(hole, useGround(courseId).ground?.pack);

/** This device's own marks, or else those that came with the round from another device. */
export const savedMarks = deviceValues<RoundMarks>(async (key) => {
  const [uid, roundId] = partsOf(key);
  const here = await groundDatabase(uid).marks.get(roundId);
  if (here !== undefined) return here;
  const round = await currentDatabase()?.rounds.findOne(roundId).exec();
  return round ? marksWithRound(round.toMutableJSON()) : undefined;
});

/** The golfer's marks in a round, as far as this device has them. */
export const useRoundMarks = (roundId: string): RoundMarks => savedMarks.useValue(useKey(roundId)) ?? noMarks(roundId);

/** The golfer's marks in these rounds, as far as this device has them. */
export const useMarksOf = (roundIds: readonly string[]): readonly RoundMarks[] => {
  const uid = useUid();
  return savedMarks.useValues(uid === undefined ? [] : roundIds.map((id) => groundKey(uid, id)));
};

export const savedBooks = deviceValues<PocketBook>((key) => {
  const [uid, courseId] = partsOf(key);
  return groundDatabase(uid).books.get(courseId);
});

/** A course's pocket book, if it was made on this device. */
export const usePocketBook = (courseId: string | undefined) => {
  const value = savedBooks.useValue(useKey(courseId));
  return { book: value ?? undefined, ready: value !== undefined };
};

/** Places of the courses that have a map. */
export const coursePlaces = (courses: readonly Course[]): ReadonlyMap<string, Place> =>
  new Map(
    courses.flatMap((course) => {
      const { lat, lon } = groundOf(course)?.pack.origin ?? {};
      return lat === undefined || lon === undefined ? [] : [[course.id, { latitude: lat, longitude: lon }] as const];
    }),
  );

/** Whether one of these courses is drawn from its map. Then the map's attribution must appear beside them. */
export const useIsMapShown = (courseIds: readonly (string | undefined)[]): boolean => {
  const ids = [...new Set(courseIds.filter((id) => id !== undefined))];
  const { documents } = useLive('courses', { selector: { id: { $in: ids } }, limit: Math.max(1, ids.length) });
  return documents.some(({ map }) => Boolean(map));
};
