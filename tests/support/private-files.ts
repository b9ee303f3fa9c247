import { vi } from 'vitest';

// A stand-in for the origin's private file system, and the worker of workers/files in the test's own thread. Browsers
// run the real ones in e2e/engines/golfer-file.spec.ts.

type Folder = Map<string, Folder | Uint8Array<ArrayBuffer>>;

const absent = (name: string) => new DOMException(`no ${name}`, 'NotFoundError');

let read: ((event: { readonly data: unknown }) => void) | undefined;
let answer: (message: unknown) => void = () => undefined;

/**
 * `room`: bytes that the device has left. `opens`: WebKitGTK makes a file and then refuses to open it. Returns the files by path,
 * and stays until `vi.unstubAllGlobals()`.
 */
export const stubPrivateFiles = (room = Infinity, opens = true): (() => readonly string[]) => {
  const root: Folder = new Map();
  let left = room;

  const fileIn = (folder: Folder, name: string) => ({
    kind: 'file',
    name,
    getFile: () => Promise.resolve(new File([folder.get(name) as Uint8Array<ArrayBuffer>], name)),
    move: (to: { readonly folder: Folder }) => {
      to.folder.set(name, folder.get(name)!);
      folder.delete(name);
      return Promise.resolve();
    },
    createSyncAccessHandle: async () => {
      if (!opens) throw new DOMException('not here', 'InvalidStateError');
      return {
        truncate: () => folder.set(name, new Uint8Array()),
        write: (bytes: Uint8Array, { at }: { readonly at: number }) => {
          const fitting = bytes.subarray(0, Math.max(0, left));
          left -= fitting.length;
          const before = folder.get(name) as Uint8Array;
          folder.set(name, new Uint8Array([...before.subarray(0, at), ...fitting]));
          return fitting.length;
        },
        flush: () => undefined,
        close: () => undefined,
      };
    },
  });
  const handleOf = (folder: Folder): object => ({
    kind: 'directory',
    folder,
    getDirectoryHandle: async (name: string, how?: { readonly create: boolean }) => {
      if (!folder.has(name) && how?.create !== true) throw absent(name);
      if (!folder.has(name)) folder.set(name, new Map());
      return handleOf(folder.get(name) as Folder);
    },
    getFileHandle: async (name: string, how?: { readonly create: boolean }) => {
      if (!folder.has(name) && how?.create !== true) throw absent(name);
      if (!folder.has(name)) folder.set(name, new Uint8Array());
      return fileIn(folder, name);
    },
    removeEntry: async (name: string) => {
      if (!folder.delete(name)) throw absent(name);
    },
    entries: async function* () {
      for (const [name, one] of folder) yield [name, one instanceof Map ? handleOf(one) : fileIn(folder, name)];
    },
  });
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(handleOf(root)) } });

  vi.stubGlobal('self', {
    addEventListener: (_type: string, listener: typeof read) => {
      read = listener;
    },
    postMessage: (message: unknown) => answer(message),
  });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      async postMessage(data: unknown) {
        await import('#workers/files/worker.ts');
        answer = (message) => this.dispatchEvent(Object.assign(new Event('message'), { data: message }));
        read?.({ data });
      }
      terminate() {
        answer = () => undefined;
      }
    },
  );

  const pathsIn = (folder: Folder): string[] =>
    [...folder].flatMap(([name, one]) => (one instanceof Map ? pathsIn(one).map((path) => `${name}/${path}`) : [name]));
  return () => pathsIn(root);
};
