import type { RxDocumentData, RxStorage } from 'rxdb/plugins/core';
import { patchFrom } from '@divot/documents';
import { compact } from '@divot/basics';
import type { HistoryRow, Origin } from '#src/data/db/history-database.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import { isEmptied } from '#src/domain/entities/documents.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { toContent, versionOf } from './storage.ts';

// The one place that sees every version of a document: commands, pulls and merges all write through it. The history is
// another database, and no transaction spans two. So a write takes its row along in the document's own `_meta`, which
// RxDB stores and does not send, and the row goes into the history a moment later. A page that is killed in between
// loses nothing: the next write of the document brings its row along again, and readers look there too.
// tests/data/history.test.ts, tests/sync/history.test.ts

/** What a local write comes from, if not from the golfer's hand. */
export type Cause = { readonly by: Origin; readonly batch: string };

const causes = new Map<string, Cause>();
const devices = new Map<string, string>();

/** The versions of these documents that `write` makes are of this cause. */
export const withCauseOf = async <T>(
  keys: readonly string[],
  cause: Cause | undefined,
  write: () => Promise<T>,
): Promise<T> => {
  if (!cause) return write();
  for (const key of keys) causes.set(key, cause);
  try {
    return await write();
  } finally {
    for (const key of keys) causes.delete(key);
  }
};

/** Call before RxDB gets a version of the server's: the device that sent it, if the server knows. */
export const noteDevice = (key: string, device: string | undefined): void => {
  if (device === undefined) devices.delete(key);
  else devices.set(key, device);
};

type Recorded = RxDocumentData<{ readonly id: string; readonly updatedAt: string }> & {
  _meta: { history?: readonly HistoryRow[] };
};

/** Rows that a document carries because they may not be in the history. */
export const rowsCarried = ({ _meta }: RxDocumentData<unknown>): readonly HistoryRow[] =>
  (_meta as Recorded['_meta']).history ?? [];

/** More than this goes into the history before the document is written. */
const CARRIED_BYTES = 8_000;
/** Rows of quick taps go into the history together. */
const GATHER_MS = 500;

const PULL = 'replication-downstream';
const MERGE = 'replication-up-write-conflict';

const originOf = (key: string, context: string): Pick<HistoryRow, 'by' | 'device' | 'batch'> => {
  const by: Origin | undefined = context.startsWith(PULL) ? 'device' : context === MERGE ? 'merge' : undefined;
  const device = devices.get(key);
  if (by) devices.delete(key);
  return by ? compact({ by, device }) : (causes.get(key) ?? { by: 'hand' });
};

/** Undefined for what a pull brought for the first time: no golfer did it, and a new phone pulls thousands. */
const rowOf = (
  document: string,
  previous: Recorded | undefined,
  next: Recorded,
  context: string,
): HistoryRow | undefined => {
  const origin = originOf(document, context);
  if (!previous && origin.by === 'device') return undefined;
  const row = compact({
    document,
    version: versionOf(next),
    before: previous && versionOf(previous),
    at: next.updatedAt,
    ...origin,
    undo: previous ? patchFrom(toContent(next), toContent(previous)) : [],
  });
  return { ...row, bytes: JSON.stringify(row).length };
};

/** The end of the grace period, or of an account: nothing of what was deleted stays. */
const isEmptying = (name: EntityName, previous: Recorded | undefined, next: Recorded): boolean =>
  previous?._deleted === true && isEmptied(name, toContent(next));

const openRecorder = (database: string) => {
  /** The last version of each document whose row is in the history. */
  const settled = new Map<string, number>();
  let waiting: HistoryRow[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = async (rows: readonly HistoryRow[]): Promise<void> => {
    try {
      const { addHistory } = await import('#src/data/db/history-database.ts');
      await addHistory({ name: database }, rows);
      for (const { document, version } of rows) settled.set(document, version);
    } catch {
      // A full disk. The documents carry the rows.
    }
  };
  return {
    isSettled: ({ document, version }: HistoryRow): boolean => version <= (settled.get(document) ?? 0),
    settle,
    settleSoon: (rows: readonly HistoryRow[]): void => {
      waiting.push(...rows);
      timer ??= setTimeout(() => {
        timer = undefined;
        const gathered = waiting;
        waiting = [];
        void settle(gathered);
      }, GATHER_MS);
    },
    close: () => clearTimeout(timer),
  };
};

/** The same storage, which keeps the versions that a write replaces. */
export const withRecordedWrites = (storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const { databaseName, collectionName } = parameters;
    const instance = await storage.createStorageInstance(parameters);
    if (!Object.hasOwn(entities, collectionName)) return instance;
    const name = collectionName as EntityName;
    const recorder = openRecorder(databaseName);
    const write = instance.bulkWrite.bind(instance);
    instance.bulkWrite = async (rows, context) => {
      const made = new Map<string, readonly HistoryRow[]>();
      const large: HistoryRow[] = [];
      for (const row of rows) {
        const [previous, next] = [row.previous, row.document] as unknown as [Recorded | undefined, Recorded];
        const { history: _before, ...meta } = next._meta;
        next._meta = meta;
        if (isEmptying(name, previous, next)) continue;
        const key = keyOf(name, next.id);
        const ownRow = rowOf(key, previous, next, context);
        const carried = (previous ? rowsCarried(previous) : []).filter((one) => !recorder.isSettled(one));
        const all = ownRow ? [...carried, ownRow] : carried;
        if (all.reduce((sum, { bytes }) => sum + bytes, 0) > CARRIED_BYTES) large.push(...all);
        else if (all.length > 0) {
          next._meta.history = all;
          made.set(next.id, all);
        }
      }
      if (large.length > 0) await recorder.settle(large);
      const result = await write(rows, context);
      for (const { documentId } of result.error) made.delete(documentId);
      if (made.size > 0) recorder.settleSoon([...made.values()].flat());
      return result;
    };
    const close = instance.close.bind(instance);
    instance.close = () => {
      recorder.close();
      return close();
    };
    return instance;
  },
});
