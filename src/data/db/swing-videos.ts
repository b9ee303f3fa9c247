import { type KeepFile, type KeepOutcome, MOST_DATABASE_BYTES } from '#workers/files/contract.ts';
import { isOutOfSpace } from '#src/data/rxdb/quota-retry.ts';
import { now } from '#src/platform/clock/clock.ts';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { state } from '#src/platform/state.ts';
import { isAbsent, privateFolder } from './private-files.ts';
import { NotWrittenError, writePrivateFile } from './private-writer.ts';
import { Dexie, type Table } from 'dexie';
import { reopenForEveryLoss } from '#src/data/rxdb/reopened-connections.ts';
import { databaseName } from './database-name.ts';

// Swing videos on this device: files of the origin's private file system in one folder per golfer, which signing out
// removes (erase.ts). If the browser refuses those, smaller videos go into IndexedDB. Videos are never in a document.
// They leave the device only if the golfer uploads them (features/swing/queue/upload-queue.ts).

// Swing videos for browsers without private files (a private window, WebKitGTK). The name follows the golfer's other
// databases, so signing out erases it too.

type StoredVideo = {
  readonly id: string;
  /** Bytes if IndexedDB accepts no Blob: a private window of Safari. https://bugs.webkit.org/show_bug.cgi?id=156347 */
  readonly file: Blob | ArrayBuffer;
  /** The media type of the bytes; a Blob has its own. */
  readonly type?: string;
  readonly keptAtMs: number;
};

type StoredVideoVideos = Table<StoredVideo, string>;
const opened = new Map<string, StoredVideoVideos>();
const nameOf = (uid: string) => `${databaseName(uid)}--videos`;

/** The table of the golfer's videos, made when missing. */
const videoTable = (uid: string): StoredVideoVideos => {
  const before = opened.get(uid);
  if (before !== undefined) return before;
  const database = new Dexie(nameOf(uid));
  database.use(reopenForEveryLoss);
  database.version(1).stores({ videos: 'id' });
  // Another tab erases the golfer, or the browser ends the connection. The next call opens it again (Dexie closes
  // itself).
  database.on('close', () => opened.delete(uid));
  const videos: StoredVideoVideos = database.table('videos');
  opened.set(uid, videos);
  return videos;
};

/** Undefined if no video was ever stored here: most browsers never need it. */
const existingVideoTable = async (uid: string): Promise<StoredVideoVideos | undefined> =>
  (await Dexie.exists(nameOf(uid))) ? videoTable(uid) : undefined;

export type VideoOnDevice = { readonly id: string; readonly bytes: number; readonly keptAtMs: number };

const foldersOf = (uid: string) => [`golfer-${uid}`, 'swings'] as const;

/** Undefined if nothing was ever stored, or nothing can be. */
const folderOf = async (uid: string): Promise<FileSystemDirectoryHandle | undefined> => {
  try {
    return await privateFolder(foldersOf(uid));
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
};

/** Whether another video fits into the limit the golfer set for this device. */
export const hasRoomFor = (bytes: number, videos: readonly VideoOnDevice[], limitMb: number): boolean =>
  videos.reduce((sum, video) => sum + video.bytes, bytes) <= limitMb * 1_000_000;

/**
 * Stores a video under the swing's id. 'full' (the device, or the golfer's own limit) and 'failed' leave nothing
 * behind.
 */
export const keepVideo = async (uid: string, id: string, file: Blob): Promise<KeepOutcome> => {
  const { videoLimitMb } = state.get(preferencesAtom);
  if (!hasRoomFor(file.size, await storedVideos(uid), videoLimitMb)) return 'full';
  const outcome = await writeFile(uid, id, file);
  return outcome === 'failed' ? storeInDatabase(uid, id, file) : outcome;
};

const writeFile = (uid: string, id: string, file: Blob): Promise<KeepOutcome> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('../../../workers/files/worker.ts', import.meta.url), { type: 'module' });
    const end = (outcome: KeepOutcome) => {
      worker.terminate();
      resolve(outcome);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<KeepOutcome>) => end(data));
    worker.addEventListener('error', () => end('failed'));
    const order: KeepFile = { folders: foldersOf(uid), name: id, file };
    worker.postMessage(order);
  });

const storeInDatabase = async (uid: string, id: string, file: Blob): Promise<KeepOutcome> => {
  if (file.size > MOST_DATABASE_BYTES) return 'failed';
  const put = async (content: Pick<StoredVideo, 'file' | 'type'>): Promise<KeepOutcome> => {
    try {
      await videoTable(uid).put({ id, ...content, keptAtMs: now().getTime() });
      return 'kept';
    } catch (error) {
      return isOutOfSpace(error) ? 'full' : 'failed';
    }
  };
  const outcome = await put({ file });
  if (outcome !== 'failed') return outcome;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes ? put({ file: bytes, type: file.type }) : 'failed';
};

/** Stores a video that arrives as a stream under the swing's id. Outcomes as of `keepVideo`; throws what the stream throws. */
export const keepArrivedVideo = async (
  uid: string,
  { id, type, bytes }: { readonly id: string; readonly type: string; readonly bytes: number },
  parts: AsyncIterable<Uint8Array>,
): Promise<KeepOutcome> => {
  const { videoLimitMb } = state.get(preferencesAtom);
  if (!hasRoomFor(bytes, await storedVideos(uid), videoLimitMb)) return 'full';
  try {
    await writePrivateFile({ folders: foldersOf(uid), name: id }, parts);
    return 'kept';
  } catch (error) {
    if (!(error instanceof NotWrittenError)) throw error;
    if (error.outcome === 'full') return 'full';
  }
  if (bytes > MOST_DATABASE_BYTES) return 'failed';
  const content: BlobPart[] = [];
  for await (const part of parts) content.push(new Uint8Array(part));
  const file = new Blob(content, { type });
  // Some of it went into a file that failed.
  return file.size === bytes ? storeInDatabase(uid, id, file) : 'failed';
};

const bytesOf = (content: StoredVideo['file']): number => (content instanceof Blob ? content.size : content.byteLength);

/** The video of a swing, if this device has it. */
export const storedVideo = async (uid: string, id: string): Promise<File | undefined> => {
  const folder = await folderOf(uid);
  const file = await folder?.getFileHandle(id).catch((error: unknown) => {
    if (!isAbsent(error)) throw error;
  });
  if (file) return file.getFile();
  const stored = await (await existingVideoTable(uid))?.get(id);
  if (!stored) return undefined;
  const { file: content, keptAtMs } = stored;
  return new File([content], id, {
    type: content instanceof Blob ? content.type : stored.type,
    lastModified: keptAtMs,
  });
};

/** Deleting a video that is not there is no failure. */
export const dropVideo = async (uid: string, id: string): Promise<void> => {
  const folder = await folderOf(uid);
  await folder?.removeEntry(id).catch((error: unknown) => {
    if (!isAbsent(error)) throw error;
  });
  await (await existingVideoTable(uid))?.delete(id);
};

/** All swing videos on this device, in no order. */
export const storedVideos = async (uid: string): Promise<readonly VideoOnDevice[]> => {
  const videos: VideoOnDevice[] = [];
  const stored = await existingVideoTable(uid);
  await stored?.each(({ id, file, keptAtMs }) => videos.push({ id, bytes: bytesOf(file), keptAtMs }));
  for await (const [id, handle] of (await folderOf(uid))?.entries() ?? []) {
    if (handle.kind !== 'file') continue;
    const { size, lastModified } = await handle.getFile();
    videos.push({ id, bytes: size, keptAtMs: lastModified });
  }
  return videos;
};
