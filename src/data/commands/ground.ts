import { change } from './store.ts';
import { groundDatabase, type SavedGround } from '#src/data/db/ground-database.ts';
import { groundKey, savedBooks, savedGrounds, savedMarks } from '#src/data/queries/ground.ts';
import { mayReplace } from '#src/domain/ground/better-pack.ts';
import type { CoursePack, FoundGround, Position } from '#src/domain/ground/course-pack.ts';
import { noMarks, type RoundMarks } from '#src/domain/ground/ground-marks.ts';
import { positionsFor } from '#src/domain/ground/round-positions.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { HolePlan } from '#src/domain/plan/plan-hole.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { nowIso } from '#src/platform/clock.ts';

/** full: this device has no room · worse: what is saved has more holes or greens, and stays */
export type GroundNotSaved = 'full' | 'worse';

const store = async (uid: string, saved: SavedGround): Promise<Result<SavedGround, 'full'>> => {
  try {
    await groundDatabase(uid).packs.put(saved);
  } catch {
    return fail('full');
  }
  savedGrounds.put(groundKey(uid, saved.courseId), saved);
  return ok(saved);
};

/** Keeps a course's ground on this device. */
export const saveGround = async (
  uid: string,
  courseId: string,
  pack: CoursePack,
  found: FoundGround,
): Promise<Result<SavedGround, GroundNotSaved>> => {
  const before = await savedGrounds.load(groundKey(uid, courseId));
  if (before !== undefined && before.pack.name === pack.name && !mayReplace(before.pack, pack)) return fail('worse');
  const { ownMiddles, ownGreens } = before ?? {};
  const own = { ...(ownMiddles && { ownMiddles }), ...(ownGreens && { ownGreens }) };
  return store(uid, { courseId, pack, found, savedAt: nowIso(), ...own });
};

/** Keeps where the golfer stood as the middle of a green that nobody has mapped. */
export const saveOwnMiddle = async (uid: string, courseId: string, hole: number, at: Position): Promise<boolean> => {
  const before = await savedGrounds.load(groundKey(uid, courseId));
  if (before === undefined) return false;
  const { lat, lon } = at;
  return (await store(uid, { ...before, ownMiddles: { ...before.ownMiddles, [String(hole)]: { lat, lon } } })).ok;
};

/** Keeps a green that nobody has mapped as the golfer traced it. */
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

export const deleteGround = async (uid: string, courseId: string): Promise<void> => {
  await groundDatabase(uid).packs.delete(courseId);
  savedGrounds.put(groundKey(uid, courseId), undefined);
};

/** Changes what is marked in a round: shown at once, on disk when it resolves. False where this device has no room. */
export const changeMarks = async (
  uid: string,
  roundId: string,
  change: (before: RoundMarks) => RoundMarks,
): Promise<boolean> => {
  const key = groundKey(uid, roundId);
  const after = change((await savedMarks.load(key)) ?? noMarks(roundId));
  savedMarks.put(key, after);
  try {
    await groundDatabase(uid).marks.put(after);
    return true;
  } catch {
    return false;
  }
};

/** Puts what is marked on this device into the round itself, for the golfer's other devices. */
export const keepPositionsWithRound = async (uid: string, roundId: string): Promise<Result<Round>> => {
  const marks = (await savedMarks.load(groundKey(uid, roundId))) ?? noMarks(roundId);
  return change('rounds', roundId, (round) => ({ ...round, ...positionsFor(marks) }));
};

/** Keeps a course's plan on this device; shown also where there is no room to keep it. */
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
