import { type RxStorage, getChangedDocumentsSince } from 'rxdb/plugins/core';
import { entities } from '#src/domain/entities/registry.ts';

// RxDB notes the device's time with each write, and everything that asks "what was written since?" goes by it: what is
// still to be sent, what is not sent yet, open disagreements. A clock that is set back between two starts would put new
// work behind what was dealt with long ago, and it would never be sent. So a write is never noted earlier than the last
// one of its collection: at the latter's time and a little more until the clock has caught up. Nor do two documents of
// one write carry one time: what pages through an import would begin with its first document at every page.

type Written = { readonly lwt: number };

const PAGE = 500;
/** RxDB's times have two decimals. */
const STEPS_PER_MS = 100;

/** The same storage; the times of a collection's documents only ever grow, across restarts and tabs. */
export const withMonotonicWrites = (storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const instance = await storage.createStorageInstance(parameters);
    if (!(parameters.collectionName in entities)) return instance;
    let last = 0;
    const seen = ({ lwt }: Written) => {
      last = Math.max(last, lwt);
    };
    // Other tabs' writes too.
    instance.changeStream().subscribe(({ events }) => {
      for (const { documentData } of events) seen(documentData._meta);
    });
    /** Nothing is found, and little asked, unless the clock was set back. */
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
      // Another tab wrote them, and this one has not been told of it yet.
      for (const { previous } of rows) if (previous) seen(previous._meta);
      looked ??= findLater(lwt).catch((error: unknown) => {
        looked = undefined; // the next write asks again
        throw error;
      });
      await looked;
      const from = lwt > last ? lwt : Math.floor(last) + 1;
      for (const [nth, { document }] of rows.entries()) {
        last = (Math.round(from * STEPS_PER_MS) + nth) / STEPS_PER_MS;
        document._meta = { ...document._meta, lwt: last };
      }
      return write(rows, context);
    };
    return instance;
  },
});
