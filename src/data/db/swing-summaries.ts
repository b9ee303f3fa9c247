import { Dexie, type Table } from 'dexie';
import type { RxDocumentData } from 'rxdb/plugins/core';
import { contentOf, writtenPages } from '#src/data/rxdb/written-pages.ts';
import type { Swing, SwingSummary } from '#src/domain/entities/swing.entity.ts';
import { summaryOf } from '#src/domain/swing-history/swing-summary.ts';
import { startFinished } from '#src/platform/waiting/after-start.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { whenIdle } from '#src/platform/waiting/idle.ts';
import type { DivotDatabase } from './collections.ts';

// Every swing without its large parts, beside RxDB: IndexedDB cannot read part of a document, and a recorded body is
// 200 KB or more. It is a cache, updated by the swings' last write. Without it, the swings themselves are read. The
// name follows the golfer's other databases, so signing out erases it too.

type Mark = {
  readonly id: 'read';
  /** The RxDB database the rows belong to. A database that was lost and created again has another token. */
  readonly storageToken: string;
  /** The rows contain everything written until then. */
  readonly upTo: number;
  /** Later swings have never been read, so the rows do not hold all swings. */
  readonly isPartial?: true;
};

type Summaries = Dexie & {
  readonly swings: Table<SwingSummary, string>;
  readonly pictures: Table<{ readonly id: string; readonly thumbnail: string }, string>;
  readonly marks: Table<Mark, string>;
};

/** Whole swings read at a time. */
const PAGE = 20;
/** Reads changes that arrive together in one go. */
const GATHER_MS = 2_000;

const opened = new WeakMap<DivotDatabase, Summaries>();

const summariesOf = (database: DivotDatabase): Summaries => {
  const before = opened.get(database);
  if (before) return before;
  // Lost rows are read again, so no write need wait for the disk.
  const summaries = new Dexie(`${database.name}--swing-summaries`, {
    chromeTransactionDurability: 'relaxed',
  }) as Summaries;
  summaries.version(1).stores({ swings: 'id, sortKey', pictures: 'id', marks: 'id' });
  summaries.on('close', () => opened.delete(database));
  opened.set(database, summaries);
  return summaries;
};

const put = (summaries: Summaries, documents: readonly RxDocumentData<Swing>[]): Promise<void> =>
  summaries.transaction('rw', summaries.swings, summaries.pictures, async () => {
    const swings = documents.filter(({ _deleted }) => !_deleted).map(contentOf);
    const ids = documents.map(({ id }) => id);
    await summaries.swings.bulkDelete(ids);
    await summaries.pictures.bulkDelete(ids);
    await summaries.swings.bulkPut(swings.map(summaryOf));
    await summaries.pictures.bulkPut(swings.flatMap(({ id, thumbnail }) => (thumbnail ? [{ id, thumbnail }] : [])));
  });

const markOf = async (database: DivotDatabase, summaries: Summaries): Promise<Mark | undefined> => {
  const [mark, storageToken] = await Promise.all([summaries.marks.get('read'), database.storageToken]);
  return mark?.storageToken === storageToken ? mark : undefined;
};

/** Reads what was written since the rows were last updated. The first time, reads every swing, in the background. */
const catchUp = async (database: DivotDatabase): Promise<void> => {
  const summaries = summariesOf(database);
  const mark = await markOf(database, summaries);
  if (!mark) await Promise.all([summaries.marks.clear(), summaries.swings.clear(), summaries.pictures.clear()]);
  const isFirstReading = !mark || mark.isPartial === true;
  const storageToken = await database.storageToken;
  const from = mark?.upTo ?? 0;
  let upTo = from;
  for await (const page of writtenPages(database.swings, from, PAGE)) {
    if (database.closed) return; // signed out: nothing is written any more
    await put(
      summaries,
      page.writes.map(({ document }) => document),
    );
    upTo = page.upTo;
    if (!isFirstReading) continue;
    // Save progress, so that a golfer who closes Divot meanwhile does not start over.
    await summaries.marks.put({ id: 'read', storageToken, upTo, isPartial: true });
    await whenIdle();
  }
  if (isFirstReading || upTo !== from) await summaries.marks.put({ id: 'read', storageToken, upTo });
};

const running = new WeakMap<DivotDatabase, Promise<void>>();

/** One after the other: two runs at once would read the same swings. */
const caughtUp = (database: DivotDatabase): Promise<void> => {
  const next = (running.get(database) ?? Promise.resolve()).then(() =>
    database.closed ? undefined : catchUp(database),
  );
  running.set(
    database,
    next.catch(() => undefined),
  );
  return next;
};

const report = (database: DivotDatabase) => (error: unknown) => {
  if (!database.closed) logError(error);
};

const followed = new WeakSet<DivotDatabase>();

/**
 * From now on, reads changes soon after they are written, so that the next start need not catch up on an import or a
 * restore.
 */
const follow = (database: DivotDatabase): void => {
  if (followed.has(database)) return;
  followed.add(database);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      caughtUp(database).catch(report(database));
    }, GATHER_MS);
  };
  database.swings.$.subscribe(soon);
  void startFinished.then(soon);
};

/**
 * Swings without their large parts from this sort key on, newest first. Undefined if they have not all been read once;
 * then read the swings themselves.
 */
export const summaryPage = async (
  database: DivotDatabase,
  from: number,
  limit: number,
): Promise<readonly SwingSummary[] | undefined> => {
  try {
    follow(database);
    const summaries = summariesOf(database);
    const mark = await markOf(database, summaries);
    if (!mark || mark.isPartial) return undefined;
    await caughtUp(database);
    return await summaries.swings.where('sortKey').aboveOrEqual(from).limit(limit).toArray();
  } catch (error) {
    report(database)(error);
    return undefined;
  }
};

/** The picture of a swing; undefined if the swing itself must be read. */
export const savedThumbnail = async (database: DivotDatabase, id: string): Promise<string | undefined> =>
  (await summariesOf(database).pictures.get(id))?.thumbnail;
