import { Dexie, type Table } from 'dexie';
import type { CoursePack, FoundGround } from '#src/domain/ground/course-pack.ts';
import type { OwnGreens, OwnMiddles } from '#src/domain/ground/own-greens.ts';
import type { RoundMarks } from '#src/domain/ground/ground-marks.ts';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { databaseName } from './database-name.ts';

// What belongs to this device alone: the ground of courses (a database derived from OpenStreetMap, which published
// course documents must not carry), the plans made from it, and the raw positions of a round's marks. Beside RxDB, so
// that nothing replicates it; named as the golfer's other databases are, so that signing out erases it with them.

export type SavedGround = {
  readonly courseId: string;
  readonly pack: CoursePack;
  /** What was asked for it: a refresh asks the same. */
  readonly found: FoundGround;
  readonly savedAt: string;
  /** The golfer's own, where the map has no green. */
  readonly ownMiddles?: OwnMiddles;
  readonly ownGreens?: OwnGreens;
};

type GroundDatabase = Dexie & {
  readonly packs: Table<SavedGround, string>;
  readonly marks: Table<RoundMarks, string>;
  readonly books: Table<PocketBook, string>;
};

const opened = new Map<string, GroundDatabase>();

export const groundDatabase = (uid: string): GroundDatabase => {
  const before = opened.get(uid);
  if (before !== undefined) return before;
  const database = new Dexie(`${databaseName(uid)}--ground`) as GroundDatabase;
  database.version(1).stores({ packs: 'courseId', marks: 'roundId' });
  database.version(2).stores({ books: 'courseId' });
  // Another tab erases the golfer, or the browser ends the connection: the next question opens it anew (Dexie closes itself).
  database.on('close', () => opened.delete(uid));
  opened.set(uid, database);
  return database;
};
