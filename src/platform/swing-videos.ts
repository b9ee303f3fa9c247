import type { KeepFile, KeepOutcome } from '#workers/files/contract.ts';
import { preferencesAtom } from './preferences.ts';
import { state } from './state.ts';

// Swing videos on this device: files of the origin's private file system, one folder per golfer, which signing out
// removes (data/db/erase.ts). They never enter the database; they leave the device only on the golfer’s word (features/swing/queue/upload-queue.ts).

export type KeptVideo = { readonly id: string; readonly bytes: number; readonly keptAtMs: number };

const foldersOf = (uid: string) => [`golfer-${uid}`, 'swings'] as const;
const isMissing = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** Undefined where nothing was ever kept, or the browser has no private file system. */
const folderOf = async (uid: string): Promise<FileSystemDirectoryHandle | undefined> => {
  try {
    let folder = await navigator.storage?.getDirectory?.();
    for (const part of foldersOf(uid)) folder = await folder?.getDirectoryHandle(part);
    return folder;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Whether another video fits into the room that the golfer gives swing videos on this device. */
export const hasRoomFor = (bytes: number, kept: readonly KeptVideo[], limitMb: number): boolean =>
  kept.reduce((sum, video) => sum + video.bytes, bytes) <= limitMb * 1_000_000;

/** Keeps a video under the swing's id. 'full' (the device, or the golfer's own limit) and 'failed' leave nothing behind. */
export const keepVideo = async (uid: string, id: string, file: Blob): Promise<KeepOutcome> => {
  const { videoLimitMb } = state.get(preferencesAtom);
  return hasRoomFor(file.size, await keptVideos(uid), videoLimitMb) ? writeVideo(uid, id, file) : 'full';
};

const writeVideo = (uid: string, id: string, file: Blob): Promise<KeepOutcome> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('../../workers/files/worker.ts', import.meta.url), { type: 'module' });
    const end = (outcome: KeepOutcome) => {
      worker.terminate();
      resolve(outcome);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<KeepOutcome>) => end(data));
    worker.addEventListener('error', () => end('failed'));
    const order: KeepFile = { folders: foldersOf(uid), name: id, file };
    worker.postMessage(order);
  });

/** The video of a swing, if this device has it. */
export const keptVideo = async (uid: string, id: string): Promise<File | undefined> => {
  const folder = await folderOf(uid);
  try {
    return await (await folder?.getFileHandle(id))?.getFile();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Dropping what is not there is no failure. */
export const dropVideo = async (uid: string, id: string): Promise<void> => {
  const folder = await folderOf(uid);
  await folder?.removeEntry(id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
};

/** All swing videos on this device, in no order. */
export const keptVideos = async (uid: string): Promise<readonly KeptVideo[]> => {
  const folder = await folderOf(uid);
  if (!folder) return [];
  const kept: KeptVideo[] = [];
  for await (const [id, handle] of folder.entries()) {
    if (handle.kind !== 'file') continue;
    const { size, lastModified } = await handle.getFile();
    kept.push({ id, bytes: size, keptAtMs: lastModified });
  }
  return kept;
};
