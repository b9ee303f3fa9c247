import { type RxStorage, getChangedDocumentsSince } from 'rxdb/plugins/core';
import { entities } from '#src/domain/entities/registry.ts';

// RxDB stamps each write with the device's time, and every "what was written since?" relies on it: what is still to be
// sent, what is dirty, open conflicts. If the clock is set back between two starts, new work would sort before what was
// dealt with long ago and would never be sent. So each write of a collection is
// stamped later than the last, in any tab. tests/sync/clock-set-back.test.ts

type Written = { readonly lwt: number };

const PAGE = 500;

/** The same storage, but write times within a collection only ever grow, across restarts and tabs. */
export const withMonotonicWrites = (storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const instance = await storage.createStorageInstance(parameters);
    if (!Object.hasOwn(entities, parameters.collectionName)) return instance;
    let last = 0;
    const seen = ({ lwt }: Written) => {
      last = Math.max(last, lwt);
    };
    // Other tabs' writes too.
    instance.changeStream().subscribe(({ events }) => {
      for (const { documentData } of events) seen(documentData._meta);
    });
    /** Finds nothing, and costs little, unless the clock was set back. */
    const findLater = async (lwt: number): Promise<void> => {
      for (let from = { id: '', lwt }; ;) {
        // oxlint-disable-next-line no-await-in-loop -- page by page
        const { documents, checkpoint } = await getChangedDocumentsSince(instance, PAGE, from);
        if (documents.length === 0) return;
        from = checkpoint as typeof from;
        seen(from);
      }
    };
    let looked: Promise<void> | undefined;
    const write = instance.bulkWrite.bind(instance);
    instance.bulkWrite = async (rows, context) => {
      const { lwt } = rows[0]!.document._meta;
      // Another tab wrote them, and this tab has not received its event yet.
      for (const { previous } of rows) if (previous) seen(previous._meta);
      looked ??= findLater(lwt).catch((error: unknown) => {
        looked = undefined; // the next write asks again
        throw error;
      });
      await looked;
      last = lwt > last ? lwt : Math.floor(last) + 1;
      for (const { document } of rows) document._meta = { ...document._meta, lwt: last };
      return write(rows, context);
    };
    return instance;
  },
});
