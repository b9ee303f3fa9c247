import type { KeepFile, KeepOutcome } from '#workers/files/contract.ts';

// Swing videos on this device: files of the origin's private file system, one folder per golfer, which signing out
// removes (data/db/erase.ts). They never enter the database and never leave the device from here.

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

/** Keeps a video under the swing's id. 'full' and 'failed' leave nothing behind. */
export const keepVideo = (uid: string, id: string, file: Blob): Promise<KeepOutcome> =>
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
