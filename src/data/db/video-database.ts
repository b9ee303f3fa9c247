import { Dexie, type Table } from 'dexie';
import { reopenForEveryLoss } from '#src/data/rxdb/reopened-connections.ts';
import { databaseName } from './database-name.ts';

// Swing videos for browsers without private files (a private window, WebKitGTK). The name follows the golfer's other
// databases, so signing out erases it too.

export type StoredVideo = {
  readonly id: string;
  /** Bytes if IndexedDB accepts no Blob: a private window of Safari. https://bugs.webkit.org/show_bug.cgi?id=156347 */
  readonly file: Blob | ArrayBuffer;
  /** The media type of the bytes; a Blob has its own. */
  readonly type?: string;
  readonly keptAtMs: number;
};

type Videos = Table<StoredVideo, string>;
const opened = new Map<string, Videos>();
const nameOf = (uid: string) => `${databaseName(uid)}--videos`;

/** The table of the golfer's videos, made when missing. */
export const videoTable = (uid: string): Videos => {
  const before = opened.get(uid);
  if (before !== undefined) return before;
  const database = new Dexie(nameOf(uid));
  database.use(reopenForEveryLoss);
  database.version(1).stores({ videos: 'id' });
  // Another tab erases the golfer, or the browser ends the connection. The next call opens it again (Dexie closes
  // itself).
  database.on('close', () => opened.delete(uid));
  const videos: Videos = database.table('videos');
  opened.set(uid, videos);
  return videos;
};

/** Undefined if no video was ever stored here: most browsers never need it. */
export const existingVideoTable = async (uid: string): Promise<Videos | undefined> =>
  (await Dexie.exists(nameOf(uid))) ? videoTable(uid) : undefined;
