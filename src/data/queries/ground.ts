import { groundDatabase, type SavedGround } from '#src/data/db/ground-database.ts';
import { deviceValues } from '#src/data/live/device-values.ts';
import { noMarks, type RoundMarks } from '#src/domain/ground/ground-marks.ts';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { useSession } from '#src/platform/state.ts';

const SEPARATOR = '/';
export const groundKey = (uid: string, id: string): string => `${uid}${SEPARATOR}${id}`;
const partsOf = (key: string): readonly [uid: string, id: string] => {
  const at = key.indexOf(SEPARATOR);
  return [key.slice(0, at), key.slice(at + 1)];
};

export const savedGrounds = deviceValues<SavedGround>((key) => {
  const [uid, courseId] = partsOf(key);
  return groundDatabase(uid).packs.get(courseId);
});

const useKey = (id: string | undefined): string | undefined => {
  const session = useSession();
  return session.kind === 'signed-in' && id !== undefined ? groundKey(session.user.uid, id) : undefined;
};

/** A course's ground, where this device has it. */
export const useGround = (courseId: string | undefined) => {
  const value = savedGrounds.useValue(useKey(courseId));
  return { ground: value ?? undefined, ready: value !== undefined };
};

export const savedMarks = deviceValues<RoundMarks>((key) => {
  const [uid, roundId] = partsOf(key);
  return groundDatabase(uid).marks.get(roundId);
});

/** What the golfer marked on this device in a round. */
export const useRoundMarks = (roundId: string): RoundMarks => savedMarks.useValue(useKey(roundId)) ?? noMarks(roundId);

export const savedBooks = deviceValues<PocketBook>((key) => {
  const [uid, courseId] = partsOf(key);
  return groundDatabase(uid).books.get(courseId);
});

/** A course's pocket book, where one was made on this device. */
export const usePocketBook = (courseId: string | undefined) => {
  const value = savedBooks.useValue(useKey(courseId));
  return { book: value ?? undefined, ready: value !== undefined };
};
