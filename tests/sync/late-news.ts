import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { Subject, filter, mergeWith } from 'rxjs';
import { entities } from '#src/domain/entities/registry.ts';
import { withMultiTabEvents } from '#src/data/rxdb/multi-tab-events.ts';

export type LateNews = {
  readonly storage: RxStorage<unknown, unknown>;
  /** Does this in another tab, of which this one hears when told. */
  readonly elsewhere: <T>(work: () => Promise<T>) => Promise<T>;
  readonly tell: () => void;
  /** The tab that would have heard has ended. */
  readonly forget: () => void;
};

/** A storage that holds the news of writes back on demand, as a busy device does with those of another tab. */
export const withLateNews = (): LateNews => {
  const kept: (() => void)[] = [];
  let isHeld = false;
  const memory = getRxStorageMemory() as unknown as RxStorage<unknown, unknown>;
  const storage: RxStorage<unknown, unknown> = {
    ...memory,
    createStorageInstance: async (parameters) => {
      const instance = await memory.createStorageInstance(parameters);
      if (!(parameters.collectionName in entities)) return instance;
      const stock = instance.changeStream.bind(instance);
      const late = new Subject<never>();
      // Replication writes in the tab that syncs.
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
    elsewhere: async (work) => {
      isHeld = true;
      try {
        return await work();
      } finally {
        isHeld = false;
      }
    },
    tell: () => {
      for (const tell of kept.splice(0)) tell();
    },
    forget: () => {
      kept.length = 0;
    },
  };
};
