import { type Result, compact, fail, truncate } from '@divot/basics';
import { add, change, newDocument } from './store.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { groundKey, savedBooks, savedMarks } from '#src/data/queries/ground.ts';
import {
  type CourseMap,
  type CoursePack,
  type FoundGround,
  type HolePlan,
  type OwnHole,
  type RoundMarks,
  mayReplace,
  noMarks,
  packMap,
  unpackMap,
} from '@divot/ground';
import { isSampleShown } from '#src/data/live/current.ts';
import { positionsFor } from '#src/domain/rounds/round-positions.ts';
import { type Course, MAX_MAP, type Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';

const WORSE = 'The new map has fewer holes or greens. Divot keeps the one you have.';
const TOO_LARGE = 'The map around this course is too large for Divot. Nothing was saved. You can play without a map.';

const isSameFound = (a: FoundGround, b: FoundGround): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves a map with its course. A refresh replaces the saved one only if it is no worse, whatever it is called now.
 * `isChosen`: the golfer has picked another course at the same place.
 */
export const saveMap = async (
  courseId: string,
  pack: CoursePack,
  ground: FoundGround,
  isChosen = false,
): Promise<Result<Course>> => {
  const map = packMap({ pack, found: ground, savedAt: nowIso() }, MAX_MAP);
  if (map === undefined) return fail(TOO_LARGE);
  return change('courses', courseId, (course) => {
    const before = unpackMap(course.map ?? '');
    const isAgain = before?.pack.name === pack.name || (!isChosen && before && isSameFound(before.found, ground));
    return before && isAgain && !mayReplace(before.pack, pack) ? WORSE : { ...course, map };
  });
};

type MappedCourse = Pick<Tee, 'par' | 'strokeIndex'> & {
  readonly name: string;
  readonly city?: string | undefined;
  /** What the course's only tee is called. */
  readonly teeName: string;
  /** Absent if nobody has drawn its holes. */
  readonly map?: Pick<CourseMap, 'pack' | 'found'> | undefined;
};

/** Adds a course found on the open map: its name, holes and pars, and its map. */
export const addMappedCourse = (userId: string, course: MappedCourse): Promise<Result<Course>> => {
  const { name, city, teeName, par, strokeIndex, map } = course;
  return add(
    'courses',
    compact({
      ...newDocument(userId),
      source: 'user' as const,
      name: truncate(name.trim(), 80),
      city,
      tees: [compact({ id: newId(), name: teeName, par, strokeIndex })],
      map: map && packMap({ ...map, savedAt: nowIso() }, MAX_MAP),
    }),
  );
};

/** Deletes a course's map on all of the golfer's devices. Divot fetches none again by itself. */
export const deleteMap = (courseId: string): Promise<Result<Course>> =>
  change('courses', courseId, (course) => ({ ...course, map: '' }));

/** Restores a deleted map. */
export const restoreMap = (courseId: string, map: string): Promise<Result<Course>> =>
  change('courses', courseId, (course) => ({ ...course, map }));

/** Saves the golfer's own tee or green of a hole of the map, where nobody has mapped it. Undefined deletes a part. */
export const saveOwnHole = (
  courseId: string,
  n: number,
  part: { readonly [Part in keyof OwnHole]: OwnHole[Part] | undefined },
): Promise<Result<Course>> =>
  change('courses', courseId, (course) => {
    const hole = compact({ ...course.ownHoles?.[String(n)], ...part }) as NonNullable<Course['ownHoles']>[string];
    return { ...course, ownHoles: { ...course.ownHoles, [String(n)]: hole } };
  });

/** By key: changes of marks that are not on disk yet. */
const pendingMarks = new Map<string, number>();

/**
 * Changes a round's marks: on screen at once, on disk when it resolves. False if this device has no room. Calls
 * `change` twice, for what is shown and for what is on disk, because another tab may have marked a ball in between.
 */
export const changeMarks = async (
  uid: string,
  roundId: string,
  change: (before: RoundMarks) => RoundMarks,
): Promise<boolean> => {
  const key = groundKey(uid, roundId);
  const before = (await savedMarks.load(key)) ?? noMarks(roundId);
  savedMarks.put(key, change(before));
  pendingMarks.set(key, (pendingMarks.get(key) ?? 0) + 1);
  const database = groundDatabase(uid);
  const onDisk = await database
    .transaction('rw', database.marks, async () => {
      const after = change((await database.marks.get(roundId)) ?? before);
      await database.marks.put(after);
      return after;
    })
    .catch(() => undefined);
  const rest = pendingMarks.get(key)! - 1;
  pendingMarks.set(key, rest);
  if (onDisk !== undefined && rest === 0) savedMarks.put(key, onDisk);
  return onDisk !== undefined;
};

/** Copies this device's marks into the round, for the golfer's other devices. */
export const keepPositionsWithRound = async (uid: string, roundId: string): Promise<Result<Round>> => {
  const marks = (await savedMarks.load(groundKey(uid, roundId))) ?? noMarks(roundId);
  return change('rounds', roundId, (round) => ({ ...round, ...positionsFor(marks) }));
};

/** Saves a course's plan on this device. The plan is shown even if there is no room to save it, and for the sample golfer. */
export const savePocketBook = async (uid: string, courseId: string, holes: readonly HolePlan[]): Promise<boolean> => {
  const book = { courseId, madeAt: nowIso(), holes };
  savedBooks.put(groundKey(uid, courseId), book);
  if (isSampleShown()) return true;
  try {
    await groundDatabase(uid).books.put(book);
    return true;
  } catch {
    return false;
  }
};
