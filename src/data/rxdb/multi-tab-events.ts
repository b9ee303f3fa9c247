import type {
  BulkWriteRow,
  EventBulk,
  RxCollection,
  RxDocumentData,
  RxStorage,
  RxStorageChangeEvent,
  RxStorageInstance,
} from 'rxdb/plugins/core';
import { Subject, filter, map, mergeWith } from 'rxjs';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { placeAt, placeOf, versionOf, writtenPages } from './storage.ts';

// RxDB tells of each write in every tab: of its own at once, of another tab's a moment later. So news come out of order
// where two tabs write at the same moment. RxDB's cache of documents expects that (https://github.com/pubkey/rxdb/issues/8609),
// its replication does not (https://github.com/pubkey/rxdb/pull/5326):
// - Of one document, the news of the older version may come last, and be sent over the newer one. Later writes have later
//   times (monotonic-writes.ts), which tells old news.
// - Of two documents, the news of the earlier write may come last, or a pull looks for what is to be sent while that
//   write is on its way to the disk. Replication notes the later write's time as the one up to which it has sent; were
//   its tab closed now, the next one would begin behind a write that nobody has sent. So an earlier time is noted: what
//   lies between is compared again at a start and at a pull, and sent where it differs.
// And a tab may end when its write is on disk, before it sends the news: Chromium gives a busy page half a second to close.
// So a tab that the golfer comes back to reads what was written meanwhile.
// tests/sync/late-events.test.ts, tests/data/rxdb/multi-tab-events.test.ts

type Instance = RxStorageInstance<unknown, unknown, unknown, unknown>;
type Event = RxStorageChangeEvent<unknown>;

/**
 * Two writes count as simultaneous within this time. Swings are large: a longer time would read more of them again at
 * every pull.
 */
const NEWS_WITHIN_MS = 1_000;

type Stream = {
  /** The time of each document's last write that this tab has had news of. */
  readonly newest: Map<string, number>;
  /** News that the writing tab did not send. */
  readonly missed: Subject<EventBulk<Event, unknown>>;
  /** The next look for such writes begins at this time, in ms. */
  from: number;
};
const streams = new WeakMap<object, Stream>();

const isNews =
  ({ newest }: Stream) =>
  ({ documentId, documentData }: Event): boolean => {
    const lwt = versionOf(documentData);
    if (lwt < (newest.get(documentId) ?? 0)) return false;
    newest.set(documentId, lwt);
    return true;
  };

/** Emits what other tabs have written to the collection since the last call without news. */
const emitMissedWrites = async (collection: RxCollection<{ readonly id: string }>): Promise<void> => {
  const stream = streams.get(collection.internalStorageInstance);
  if (!stream) return;
  const after = placeAt(stream.from);
  stream.from = Date.now() - NEWS_WITHIN_MS;
  const eventOf = (documentData: RxDocumentData<{ readonly id: string }>): Event[] => {
    const { id, _deleted } = documentData;
    const previous = collection._docCache.getLatestDocumentDataIfExists(id);
    const newest = Math.max(stream.newest.get(id) ?? 0, previous ? versionOf(previous) : 0);
    if (versionOf(documentData) <= newest) return [];
    const operation = _deleted ? 'DELETE' : previous && !previous._deleted ? 'UPDATE' : 'INSERT';
    return [{ operation, documentId: id, documentData, previousDocumentData: previous, isLocal: false } as Event];
  };
  for await (const page of writtenPages(collection, after)) {
    const events = page.flatMap(eventOf);
    if (events.length > 0)
      stream.missed.next({ id: newId(), events, checkpoint: placeOf(page.at(-1)!), context: 'missed-write' });
  }
};

/** The same for all collections, whenever the golfer comes back to this tab. */
export const emitMissedWritesOnReturn = (database: DivotDatabase): void => {
  if (typeof document === 'undefined') return;
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return;
    const all = (Object.values(database.collections) as RxCollection[]).map(emitMissedWrites);
    Promise.all(all).catch(logError);
  };
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('focus', onReturn);
  database.onClose.push(() => {
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('focus', onReturn);
  });
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
    const stream: Stream = { newest: new Map(), missed: new Subject(), from: Date.now() - NEWS_WITHIN_MS };
    streams.set(instance, stream);
    instance.changeStream = () =>
      stock().pipe(
        mergeWith(stream.missed),
        map((bulk) => ({ ...bulk, events: bulk.events.filter(isNews(stream)) })),
        filter(({ events }) => events.length > 0),
      );
    const write = instance.bulkWrite.bind(instance);
    instance.bulkWrite = (rows, context) => write(rows.map(putBack), context);
    return instance as never;
  },
});
