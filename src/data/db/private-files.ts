// The origin's private file system. Some browsers have none, some refuse it in private windows, and some show its root
// and let nobody further.

/** Undefined where the browser has none. */
export const privateFiles = async (): Promise<FileSystemDirectoryHandle | undefined> =>
  navigator.storage?.getDirectory?.().catch(() => undefined);

const ABSENT = ['NotFoundError', 'NotAllowedError', 'SecurityError'];

/** Nothing of that name was ever kept, or the browser does not let it be. */
export const isAbsent = (error: unknown): boolean => error instanceof DOMException && ABSENT.includes(error.name);
