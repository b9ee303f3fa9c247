import type { BulkWriteRow, RxDocumentData, RxStorage, RxStorageInstance } from 'rxdb/plugins/core';
import { filter, map } from 'rxjs';

// RxDB tells of each write in every tab: of its own at once, of another tab's a moment later. So news come out of order
// where two tabs write at the same moment. RxDB's cache of documents expects that (https://github.com/pubkey/rxdb/issues/8609),
// its replication does not (https://github.com/pubkey/rxdb/pull/5326):
// - Of one document, the news of the older version may come last, and be sent over the newer one. Later writes have later
//   times (monotonic-writes.ts), which tells old news.
// - Of two documents, the news of the earlier write may come last, or a pull looks for what is to be sent while that
//   write is on its way to the disk. Replication notes the later write's time as the one up to which it has sent; were
//   its tab closed now, the next one would begin behind a write that nobody has sent. So an earlier time is noted: what
//   lies between is compared again at a start and at a pull, and sent where it differs.
// tests/sync/late-events.test.ts

type Instance = RxStorageInstance<unknown, unknown, unknown, unknown>;
type Event = { readonly documentId: string; readonly documentData: RxDocumentData<unknown> };

/**
 * Two writes count as simultaneous within this time. Swings are large: a longer time would read more of them again at
 * every pull.
 */
const NEWS_WITHIN_MS = 1_000;

const newsOnly = () => {
  const newest = new Map<string, number>();
  return ({ documentId, documentData }: Event): boolean => {
    const { lwt } = documentData._meta;
    if (lwt < (newest.get(documentId) ?? 0)) return false;
    newest.set(documentId, lwt);
    return true;
  };
};

/** RxDB's stored checkpoint: up to which write replication has sent. */
type PushCheckpoint = { readonly itemId: 'up'; readonly checkpointData: { readonly lwt: number } };
const isPushCheckpoint = (document: object): document is PushCheckpoint =>
  (document as Partial<PushCheckpoint>).itemId === 'up' &&
  (document as { readonly isCheckpoint?: string }).isCheckpoint === '1';

const putBack = (row: BulkWriteRow<unknown>): BulkWriteRow<unknown> => {
  const { document } = row;
  if (!isPushCheckpoint(document)) return row;
  const checkpointData = { id: '', lwt: document.checkpointData.lwt - NEWS_WITHIN_MS };
  return { ...row, document: { ...(document as object), checkpointData } as never };
};

/** The same storage, with its events in an order that RxDB can handle. */
export const withMultiTabEvents = (storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const instance = (await storage.createStorageInstance(parameters)) as unknown as Instance;
    const stock = instance.changeStream.bind(instance);
    instance.changeStream = () => {
      const isNew = newsOnly();
      return stock().pipe(
        map((bulk) => ({ ...bulk, events: bulk.events.filter(isNew) })),
        filter(({ events }) => events.length > 0),
      );
    };
    const write = instance.bulkWrite.bind(instance);
    instance.bulkWrite = (rows, context) => write(rows.map(putBack), context);
    return instance as never;
  },
});
