import { Dexie, type Table } from 'dexie';
import { reopenForEveryLoss } from '#src/data/rxdb/reopened-connections.ts';
import type { RoundMarks } from '@divot/ground';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { databaseName } from './database-name.ts';

// Data that stays on this device: the plans made for courses, and the raw positions of a round's marks. It lies beside
// RxDB, so nothing replicates it. Its name follows the golfer's other databases, so signing out erases it too.

type GroundDatabase = Dexie & {
  readonly marks: Table<RoundMarks, string>;
  readonly books: Table<PocketBook, string>;
};

const opened = new Map<string, GroundDatabase>();

const nameOf = (uid: string): string => `${databaseName(uid)}--ground`;

/** Undefined if nothing was ever stored in it. */
export const existingGroundDatabase = async (uid: string): Promise<GroundDatabase | undefined> =>
  (await Dexie.exists(nameOf(uid))) ? groundDatabase(uid) : undefined;

export const groundDatabase = (uid: string): GroundDatabase => {
  const before = opened.get(uid);
  if (before !== undefined) return before;
  const database = new Dexie(nameOf(uid)) as GroundDatabase;
  database.use(reopenForEveryLoss);
  database.version(1).stores({ marks: 'roundId' });
  database.version(2).stores({ books: 'courseId' });
  // Another tab erases the golfer, or the browser ends the connection. The next call opens it again (Dexie closes
  // itself).
  database.on('close', () => opened.delete(uid));
  opened.set(uid, database);
  return database;
};
