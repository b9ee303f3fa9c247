import { type Result, compact, fail, ok } from '@divot/basics';
import { change } from './store.ts';
import { groundDatabase, type SavedGround } from '#src/data/db/ground-database.ts';
import { groundKey, savedBooks, savedGrounds, savedMarks } from '#src/data/queries/ground.ts';
import {
  type CoursePack,
  type FoundGround,
  type HolePlan,
  type Position,
  type RoundMarks,
  mayReplace,
  noMarks,
} from '@divot/ground';
import { positionsFor } from '#src/domain/rounds/round-positions.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { nowIso } from '#src/platform/clock/clock.ts';

/** full: this device has no room · worse: the saved map has more holes or greens and stays */
export type GroundNotSaved = 'full' | 'worse';

/** Restores what was deleted; false if this device has no room for it. */
type Restore = () => Promise<boolean>;

const store = async (uid: string, saved: SavedGround): Promise<Result<SavedGround, 'full'>> => {
  try {
    await groundDatabase(uid).packs.put(saved);
  } catch {
    return fail('full');
  }
  savedGrounds.put(groundKey(uid, saved.courseId), saved);
  return ok(saved);
};

const isSameFound = (a: FoundGround, b: FoundGround): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves a course's ground on this device. A refresh replaces the saved one only if it is no worse, whatever it is
 * called now. `isChosen`: the golfer has picked another course at the same place.
 */
export const saveGround = async (
  uid: string,
  courseId: string,
  pack: CoursePack,
  found: FoundGround,
  isChosen = false,
): Promise<Result<SavedGround, GroundNotSaved>> => {
  const before = await savedGrounds.load(groundKey(uid, courseId));
  const isAgain = before?.pack.name === pack.name || (!isChosen && before && isSameFound(before.found, found));
  if (before !== undefined && isAgain && !mayReplace(before.pack, pack)) return fail('worse');
  const { ownMiddles, ownGreens } = before ?? {};
  return store(uid, compact({ courseId, pack, found, savedAt: nowIso(), ownMiddles, ownGreens }));
};

/** Saves the golfer's position as the middle of an unmapped green. */
export const saveOwnMiddle = async (uid: string, courseId: string, hole: number, at: Position): Promise<boolean> => {
  const before = await savedGrounds.load(groundKey(uid, courseId));
  if (before === undefined) return false;
  const { lat, lon } = at;
  return (await store(uid, { ...before, ownMiddles: { ...before.ownMiddles, [String(hole)]: { lat, lon } } })).ok;
};

/** Saves an unmapped green as the golfer traced it. */
export const saveOwnGreen = async (
  uid: string,
  courseId: string,
  hole: number,
  corners: readonly Position[],
): Promise<boolean> => {
  const before = await savedGrounds.load(groundKey(uid, courseId));
  if (before === undefined) return false;
  const traced = corners.map(({ lat, lon }) => ({ lat, lon }));
  return (await store(uid, { ...before, ownGreens: { ...before.ownGreens, [String(hole)]: traced } })).ok;
};

/** Deletes a green that the golfer traced. The result restores it. */
export const deleteOwnGreen = async (uid: string, courseId: string, hole: number): Promise<Restore | undefined> => {
  const before = await savedGrounds.load(groundKey(uid, courseId));
  const corners = before?.ownGreens?.[String(hole)];
  if (before === undefined || corners === undefined) return undefined;
  const { [String(hole)]: _traced, ...ownGreens } = before.ownGreens ?? {};
  const isGone = (await store(uid, { ...before, ownGreens })).ok;
  return isGone ? () => saveOwnGreen(uid, courseId, hole, corners) : undefined;
};

/** Deletes a course's map and the golfer's own greens on it. The result restores both. */
export const deleteGround = async (uid: string, courseId: string): Promise<Restore> => {
  const before = await savedGrounds.load(groundKey(uid, courseId));
  await groundDatabase(uid).packs.delete(courseId);
  savedGrounds.put(groundKey(uid, courseId), undefined);
  return async () => before !== undefined && (await store(uid, before)).ok;
};

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

/** Saves a course's plan on this device. The plan is shown even if there is no room to save it. */
export const savePocketBook = async (uid: string, courseId: string, holes: readonly HolePlan[]): Promise<boolean> => {
  const book = { courseId, madeAt: nowIso(), holes };
  savedBooks.put(groundKey(uid, courseId), book);
  try {
    await groundDatabase(uid).books.put(book);
    return true;
  } catch {
    return false;
  }
};
