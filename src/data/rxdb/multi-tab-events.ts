import { type RxDocumentData, type RxStorage, type RxStorageInstance, getHeightOfRevision } from 'rxdb/plugins/core';
import { filter, map } from 'rxjs';

// RxDB tells of each write in every tab: of its own at once, of another tab's a moment later. So news come out of order
// where two tabs write at the same moment, and RxDB does not expect that:
// - Of one document, the news of the older version may come last. Live queries would show it, and replication would
//   send it over the newer one. A document's revisions count its writes, which tells old news.
// - Of two documents, the news of the earlier write may come last. Replication notes the later write's time as the one
//   up to which it has sent; were its tab closed now, the next one would begin behind a write that nobody has sent. So
//   it is told a time some writes earlier: what lies between is compared again at a start, and sent where it differs.
// tests/sync/late-news.test.ts

type Instance = RxStorageInstance<unknown, unknown, unknown, unknown>;
type Event = { readonly documentId: string; readonly documentData: RxDocumentData<unknown> };
type Told = { readonly height: number; readonly time: number; readonly isDeleted: boolean };

/** So many writes may be told of before one that was made before them. */
const WRITES_BEHIND = 10;
/** Before the first write that is told of. */
const MS_BEHIND = 1_000;

const createOrder = () => {
  const newest = new Map<string, Told>();
  const times: number[] = [];
  return {
    isNews: ({ documentId, documentData: { _rev, _meta, _deleted } }: Event): boolean => {
      const told = newest.get(documentId);
      const height = getHeightOfRevision(_rev);
      // What was removed for good begins to count anew.
      const isNewLife = told?.isDeleted === true && _meta.lwt > told.time;
      if (told && height < told.height && !isNewLife) return false;
      newest.set(documentId, { height, time: _meta.lwt, isDeleted: _deleted });
      return true;
    },
    /** Up to when everything has been told of, after these. */
    completeUntil: (events: readonly Event[]): number => {
      for (const { documentData } of events) {
        const { lwt } = documentData._meta;
        if (times.length === 0) times.push(lwt - MS_BEHIND);
        times.push(lwt);
      }
      times.splice(0, Math.max(0, times.length - WRITES_BEHIND));
      return times[0]!;
    },
  };
};

/** The same storage, with its news in an order that RxDB can work with. */
export const withMultiTabEvents = (storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const instance = (await storage.createStorageInstance(parameters)) as unknown as Instance;
    const stock = instance.changeStream.bind(instance);
    instance.changeStream = () => {
      const order = createOrder();
      return stock().pipe(
        map((bulk) => {
          const events = bulk.events.filter(order.isNews);
          return { ...bulk, events, checkpoint: { id: '', lwt: order.completeUntil(bulk.events) } };
        }),
        filter(({ events }) => events.length > 0),
      );
    };
    return instance as never;
  },
});
