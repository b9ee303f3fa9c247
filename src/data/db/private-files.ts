import { UNFINISHED } from '#workers/files/contract.ts';

// The origin's private file system. Some browsers have none, some refuse it in private windows, and some show its root
// but allow nothing in it.

/** Undefined where the browser has none. */
export const privateFiles = async (): Promise<FileSystemDirectoryHandle | undefined> =>
  navigator.storage?.getDirectory?.().catch(() => undefined);

/** An existing folder, undefined where the browser has none. Throws what `isAbsent` knows where there is none yet. */
export const privateFolder = async (folders: readonly string[]): Promise<FileSystemDirectoryHandle | undefined> => {
  let folder = await privateFiles();
  for (const part of folders) folder = await folder?.getDirectoryHandle(part);
  return folder;
};

const ABSENT = ['NotFoundError', 'NotAllowedError', 'SecurityError'];

/** No such file was ever stored, or the browser forbids it. */
export const isAbsent = (error: unknown): boolean => error instanceof DOMException && ABSENT.includes(error.name);

/** Removes what a page that was killed had begun to write. The browser keeps a file that another tab is writing. */
export const dropUnfinished = async (uid: string): Promise<void> => {
  const folder = await privateFolder([`golfer-${uid}`, UNFINISHED]).catch(() => undefined); // there is none as a rule
  for await (const [name] of folder?.entries() ?? []) await folder!.removeEntry(name).catch(() => undefined);
};
