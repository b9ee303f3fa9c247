// Writes one file into the origin's private file system and replies with the outcome. It runs in a worker because only
// there can every browser write (iOS before 26 has no writable stream on the page), and because 200 MB must not delay a
// tap. The file reaches its folder when it is whole: a page that is killed leaves no half clip to be taken for the clip.

import { type FilePlace, type KeepFile, type KeepOutcome, UNFINISHED, type WritePieces } from './contract.ts';

const CHUNK_BYTES = 4_000_000;

/** https://github.com/microsoft/TypeScript-DOM-lib-generator/issues/1739: in every browser, in no library of types. */
type MovableFile = FileSystemFileHandle & { readonly move: (to: FileSystemDirectoryHandle) => Promise<void> };
type OpenFile = {
  readonly place: FilePlace;
  readonly folder: FileSystemDirectoryHandle;
  readonly file: MovableFile;
  readonly access: FileSystemSyncAccessHandle;
  at: number;
};
let written: OpenFile | undefined;

const folderOf = async (folders: readonly string[]): Promise<FileSystemDirectoryHandle> => {
  let folder = await navigator.storage.getDirectory();
  for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
  return folder;
};

const open = async (place: FilePlace): Promise<OpenFile> => {
  const folder = await folderOf([place.folders[0]!, UNFINISHED]);
  const file = (await folder.getFileHandle(place.name, { create: true })) as MovableFile;
  const access = await file.createSyncAccessHandle().catch(async (error: unknown) => {
    await folder.removeEntry(place.name); // WebKitGTK makes a file and then does not open it
    throw error;
  });
  access.truncate(0);
  return { place, folder, file, access, at: 0 };
};

const append = (file: OpenFile, bytes: Uint8Array<ArrayBuffer>): void => {
  // On a full disk, some browsers write fewer bytes than given and others throw.
  if (file.access.write(bytes, { at: file.at }) < bytes.length)
    throw new DOMException('Short write', 'QuotaExceededError');
  file.at += bytes.length;
};

const close = async ({ access, file, place }: OpenFile): Promise<void> => {
  access.flush();
  access.close();
  await file.move(await folderOf(place.folders));
};

const drop = async ({ access, folder, file }: OpenFile): Promise<void> => {
  access.close();
  await folder.removeEntry(file.name).catch(() => undefined);
};

const handle = async (order: KeepFile | WritePieces): Promise<void> => {
  if ('bytes' in order) return append(written!, order.bytes);
  if ('drop' in order) return drop(written!);
  if ('close' in order) return close(written!);
  if ('open' in order) {
    written = await open(order.open);
    return;
  }
  written = await open(order);
  for (let at = 0; at < order.file.size; at += CHUNK_BYTES)
    append(written, new Uint8Array(await order.file.slice(at, at + CHUNK_BYTES).arrayBuffer()));
  await close(written);
};

const outcomeOf = async (order: KeepFile | WritePieces): Promise<KeepOutcome> => {
  try {
    await handle(order);
    return 'kept';
  } catch (error) {
    if (written) await drop(written); // half a file is useless
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
};

self.addEventListener('message', ({ data }: MessageEvent<KeepFile | WritePieces>) => {
  void outcomeOf(data).then((outcome) => self.postMessage(outcome));
});
