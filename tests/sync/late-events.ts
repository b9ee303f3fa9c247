import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { Subject, filter, mergeWith } from 'rxjs';
import { entities } from '#src/domain/entities/registry.ts';
import { withMultiTabEvents } from '#src/data/rxdb/multi-tab-events.ts';

export type LateEvents = {
  readonly storage: RxStorage<unknown, unknown>;
  /** Does the work in another tab. This tab learns of it only when `tell` is called. */
  readonly elsewhere: <T>(work: () => Promise<T>) => Promise<T>;
  /** Does the work in another tab, whose write reaches the disk only when `land` is called. */
  readonly onDiskLater: (work: () => Promise<void>) => Promise<{ readonly land: () => Promise<void> }>;
  readonly tell: () => void;
  /** The tab that `tell` would have informed has ended. */
  readonly forget: () => void;
};

const inMemory = () => getRxStorageMemory() as unknown as RxStorage<unknown, unknown>;

/** A storage that delays change events on demand, as a busy device delays those of another tab. */
export const withLateEvents = (disk: RxStorage<unknown, unknown> = inMemory()): LateEvents => {
  const kept: (() => void)[] = [];
  let isHeld = false;
  /** The next write of documents reports its arrival with `onWrite` and waits for `isFree` before it is stored. */
  let later: { readonly onWrite: () => void; readonly isFree: Promise<void> } | undefined;
  const elsewhere = async <T>(work: () => Promise<T>): Promise<T> => {
    isHeld = true;
    try {
      return await work();
    } finally {
      isHeld = false;
    }
  };
  const storage: RxStorage<unknown, unknown> = {
    ...disk,
    createStorageInstance: async (parameters) => {
      const instance = await disk.createStorageInstance(parameters);
      if (!(parameters.collectionName in entities)) return instance;
      const stock = instance.changeStream.bind(instance);
      const late = new Subject<never>();
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = async (rows, context) => {
        if (!later) return write(rows, context);
        const { onWrite, isFree } = later;
        later = undefined;
        onWrite();
        await isFree;
        return elsewhere(() => write(rows, context));
      };
      // The replication writes in the syncing tab itself, so its events are never late.
      const isLate = ({ context }: { readonly context: string }) => isHeld && !context.includes('replication');
      stock().subscribe((bulk) => isLate(bulk) && kept.push(() => late.next(bulk as never)));
      instance.changeStream = () =>
        stock().pipe(
          filter((bulk) => !isLate(bulk)),
          mergeWith(late),
        );
      return instance;
    },
  };
  return {
    storage: wrappedValidateAjvStorage<unknown, unknown>({ storage: withMultiTabEvents(storage) }),
    elsewhere,
    onDiskLater: async (work) => {
      let free = () => {};
      const isFree = new Promise<void>((resolve) => {
        free = resolve;
      });
      let done: Promise<void> | undefined;
      await new Promise<void>((onWrite) => {
        later = { onWrite, isFree };
        done = work();
      });
      return {
        land: async () => {
          free();
          await done;
        },
      };
    },
    tell: () => {
      for (const tell of kept.splice(0)) tell();
    },
    forget: () => {
      kept.length = 0;
    },
  };
};
