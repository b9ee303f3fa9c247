// Writes one file into the origin's private file system and replies with the outcome. It runs in a worker because only
// there can every browser write (iOS before 26 has no writable stream on the page), and because 200 MB must not delay a
// tap.

import type { KeepFile, KeepOutcome } from './contract.ts';

const CHUNK_BYTES = 4_000_000;

const write = async (handle: FileSystemFileHandle, file: Blob): Promise<void> => {
  const access = await handle.createSyncAccessHandle();
  try {
    access.truncate(0);
    for (let at = 0; at < file.size; at += CHUNK_BYTES) {
      const chunk = new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer());
      // On a full disk, some browsers write fewer bytes than given and others throw.
      if (access.write(chunk, { at }) < chunk.length) throw new DOMException('Short write', 'QuotaExceededError');
    }
    access.flush();
  } finally {
    access.close();
  }
};

const keep = async ({ folders, name, file }: KeepFile): Promise<KeepOutcome> => {
  let folder: FileSystemDirectoryHandle | undefined;
  try {
    folder = await navigator.storage.getDirectory();
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    await write(await folder.getFileHandle(name, { create: true }), file);
    return 'kept';
  } catch (error) {
    await folder?.removeEntry(name).catch(() => undefined); // half a video is useless, and there may be no file yet
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
};

self.addEventListener('message', ({ data }: MessageEvent<KeepFile>) => {
  void keep(data).then((outcome) => self.postMessage(outcome));
});
