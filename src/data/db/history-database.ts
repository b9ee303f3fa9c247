import { DAY_MS } from '@divot/basics';
import { Dexie, type Table } from 'dexie';
import type { Patch } from '@divot/documents';
import { whenIdle } from '#src/platform/waiting/idle.ts';
import { now } from '#src/platform/clock/clock.ts';
import { reopenForEveryLoss } from '#src/data/rxdb/reopened-connections.ts';

// The versions of documents on this device, newest of each in the document itself, the others as the steps back to them.
// It lies beside RxDB, so nothing replicates it. Its name follows the golfer's other databases, so signing out erases it
// too. rxdb/recorded-writes.ts fills it.

/** What made a version: the golfer on this device, another device, a merge of both, or what this device read. */
export type Origin = 'hand' | 'device' | 'merge' | 'code' | 'import' | 'restore';

/** One change of one document. */
export type HistoryRow = {
  /** 'rounds/<id>' */
  readonly document: string;
  /** The version that the change made: when it was written here, in ms. Later versions have later ones. */
  readonly version: number;
  /** The version that it replaced. Absent: the document was new. */
  readonly before?: number;
  /** When the golfer changed it, by the clock of the device that did: the version's `updatedAt`. */
  readonly at: string;
  readonly by: Origin;
  /** The name of the other device, if it is known. */
  readonly device?: string;
  /** What one import, code or restore changed has the same. */
  readonly batch?: string;
  /** The way back to the version before. Empty where there is none. */
  readonly undo: Patch;
  /** Its size, about. */
  readonly bytes: number;
};

/** How long a version is kept, 30 days, and bytes of all of them. The oldest go first. */
export const HISTORY_MS = 30 * DAY_MS;
export const HISTORY_BYTES = 20_000_000;

type Named = { readonly name: string };
type Rows = Table<HistoryRow, readonly [document: string, version: number]>;

const opened = new Map<string, Rows>();

/** RxDB has a golfer's databases as long as another tab has not signed them out and erased them. */
const isErased = async (name: string): Promise<boolean> =>
  !(await indexedDB.databases()).some((one) => one.name?.startsWith(`rxdb-dexie-${name}--`));

const rowsOf = async ({ name }: Named): Promise<Rows | undefined> => {
  const before = opened.get(name);
  if (before) return before;
  if (await isErased(name)) return undefined;
  const dexie = new Dexie(`${name}--history`);
  dexie.use(reopenForEveryLoss);
  dexie.version(1).stores({ rows: '[document+version],[version+bytes],batch' });
  // Another tab erases the golfer, or the browser ends the connection. The next call opens it again.
  dexie.on('close', () => opened.delete(name));
  const rows: Rows = dexie.table('rows');
  opened.set(name, rows);
  return rows;
};

/** Deletes what is too old or too much. */
const prune = async (rows: Rows): Promise<void> => {
  const keys = (await rows.orderBy('[version+bytes]').keys()) as unknown as readonly (readonly [number, number])[];
  const oldest = now().getTime() - HISTORY_MS;
  let room = HISTORY_BYTES;
  const last = keys.findLast(([version, bytes]) => {
    room -= bytes;
    return room < 0 || version < oldest;
  });
  if (last) await rows.where('[version+bytes]').belowOrEqual(last).delete();
};

/** Bytes added by this page before it looks again. */
const PRUNED_EVERY_BYTES = 1_000_000;
const SLICE = 200;
/** Bytes added since; a page begins by looking. */
let added = PRUNED_EVERY_BYTES;

/** Adds rows, of another phone too. One that is there already is replaced. */
export const addHistory = async (database: Named, more: readonly HistoryRow[]): Promise<void> => {
  const rows = await rowsOf(database);
  if (!rows) return;
  for (let at = 0; at < more.length; at += SLICE) {
    // oxlint-disable-next-line no-await-in-loop -- an import's rows come with it, and a tap may come between
    await rows.bulkPut(more.slice(at, at + SLICE));
  }
  added += more.reduce((sum, { bytes }) => sum + bytes, 0);
  if (added < PRUNED_EVERY_BYTES) return;
  added = 0;
  whenIdle()
    .then(() => prune(rows))
    .catch(() => undefined); // closed meanwhile: the next page looks again
};

/** A document's rows, oldest first. */
export const historyOf = async (database: Named, document: string): Promise<readonly HistoryRow[]> =>
  (await (
    await rowsOf(database)
  )
    ?.where('[document+version]')
    .between([document, Dexie.minKey], [document, Dexie.maxKey])
    .toArray()) ?? [];

/** All rows of one import, code or restore. */
export const historyOfBatch = async (database: Named, batch: string): Promise<readonly HistoryRow[]> =>
  (await (await rowsOf(database))?.where({ batch }).toArray()) ?? [];

const PAGE = 500;

/** All rows of all documents, oldest first, page by page. */
export async function* historyPages(database: Named): AsyncGenerator<readonly HistoryRow[]> {
  const rows = await rowsOf(database);
  if (!rows) return;
  for (let after: readonly unknown[] = [Dexie.minKey, Dexie.minKey]; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page: readonly HistoryRow[] = await rows.where('[version+bytes]').above(after).limit(PAGE).toArray();
    const last = page.at(-1);
    if (!last) return;
    // Rows of one import share a version and may share a size: never split those.
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const twins = await rows.where('[version+bytes]').equals([last.version, last.bytes]).toArray();
    const isTwin = ({ version, bytes }: HistoryRow) => version === last.version && bytes === last.bytes;
    yield [...page.filter((row) => !isTwin(row)), ...twins];
    after = [last.version, last.bytes];
  }
}
