import { DAY_MS } from '@divot/basics';
import { useEffect, useState } from 'react';
import type { MangoQuery, RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import { type Change, GRACE_DAYS, type JsonMap, patched } from '@divot/documents';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type HistoryRow, addHistory, historyOf } from '#src/data/db/history-database.ts';
import { currentDatabase, isSampleShown, onDatabaseChange, openedDatabase } from '#src/data/live/current.ts';
import { rowsCarried } from '#src/data/rxdb/recorded-writes.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import { queryStorage, storedDocuments, toContent, versionOf, placeAt, writtenPages } from '#src/data/rxdb/storage.ts';
import { isEmptied } from '#src/domain/entities/documents.ts';
import { changesBetween } from '#src/domain/entities/versions.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { now } from '#src/platform/clock/clock.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';

// What documents were. The present version is the document; each row of the history is a step back from a version that
// is known.

type Stored = RxDocumentData<{ readonly id: string; readonly updatedAt: string }>;

export type Version = {
  /** The change that made it. Undefined for the oldest that is known. */
  readonly row?: HistoryRow;
  readonly document: JsonMap;
};

/**
 * The versions that lead to a document, newest first. A row of another phone, read from a file, follows where a version
 * has its time: no two versions of one document do.
 */
export const versionsFrom = (document: JsonMap, version: number, rows: readonly HistoryRow[]): readonly Version[] => {
  const left = new Map(rows.map((row) => [row.version, row]));
  const versions: Version[] = [];
  for (let [content, made] = [document, version]; ;) {
    const { updatedAt } = content;
    const row = left.get(made) ?? [...left.values()].findLast(({ at }) => at === updatedAt);
    const isKnown = versions.at(-1)?.row?.before === undefined && versions.length > 0;
    if (!row) return isKnown ? versions : [...versions, { document: content }];
    versions.push({ row, document: content });
    left.delete(row.version);
    if (row.before !== undefined) content = patched(content, row.undo);
    made = row.before ?? Number.NaN;
  }
};

export const collectionIn = (database: DivotDatabase, name: EntityName): RxCollection<Stored> =>
  database[name] as unknown as RxCollection<Stored>;

/**
 * Writes the rows that documents still carry into the history, of what was written from `sinceMs` on: before rows of
 * several documents are read together.
 */
export const settleHistory = async (database: DivotDatabase, sinceMs: number): Promise<void> => {
  for (const collection of Object.values(database.collections) as unknown as RxCollection<Stored>[]) {
    for await (const page of writtenPages(collection, placeAt(sinceMs))) {
      await addHistory(database, page.flatMap(rowsCarried));
    }
  }
};

/** The versions of a document of this device, newest first. None if this device never had it. */
export const storedVersions = async (
  database: DivotDatabase,
  name: EntityName,
  id: string,
): Promise<readonly Version[]> => {
  if (isSampleShown()) return []; // nothing of it was ever changed
  const stored = (await storedDocuments(collectionIn(database, name), [id])).get(id);
  if (!stored) return [];
  const rows = new Map(
    [...(await historyOf(database, keyOf(name, id))), ...rowsCarried(stored)].map((row) => [row.version, row]),
  );
  const inOrder = [...rows.values()].toSorted((a, b) => a.version - b.version);
  return versionsFrom(toContent(stored), versionOf(stored), inOrder);
};

/** One version, and what it changed. */
export type Step = Version & {
  readonly row: HistoryRow;
  /** The version that it replaced. */
  readonly before?: JsonMap;
  readonly changes: readonly Change[];
};

const isDeleted = (document: JsonMap | undefined) => document?.['_deleted'] === true;

/** What the golfer would call a change, newest first. Bookkeeping is none. */
export const stepsOf = (name: EntityName, versions: readonly Version[]): readonly Step[] =>
  versions.flatMap(({ row, document }, n): Step[] => {
    if (!row) return [];
    if (row.before === undefined) return [{ row, document, changes: [] }];
    const before = versions[n + 1]?.document;
    if (!before) return [];
    const changes = changesBetween(name, before, document);
    return changes.length > 0 || isDeleted(before) !== isDeleted(document) ? [{ row, document, before, changes }] : [];
  });

/** Answers again when the golfer's database changes, and when `work` does. */
const useRead = <T>(work: (database: DivotDatabase) => Promise<T>, key: unknown): T | undefined => {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isOpen = true;
    const read = () => {
      const database = currentDatabase();
      if (database) work(database).then((result) => isOpen && setAnswer(() => result), logError);
    };
    read();
    const stop = onDatabaseChange(read);
    return () => {
      isOpen = false;
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` names the question
  }, [key]);
  return answer;
};

/** A document's steps, newest first; undefined until they are read. `document` as the screen has it. */
export const useHistory = (name: EntityName, id: string, document: unknown): readonly Step[] | undefined =>
  useRead(async (database) => stepsOf(name, await storedVersions(database, name, id)), document ?? id);

export type DeletedDocument = { readonly name: EntityName; readonly document: JsonMap; readonly deletedAtMs: number };

/** What of the golfer's can be brought back, of which others need not be asked. */
const RESTORED = [
  'rounds',
  'workouts',
  'practiceSessions',
  'swings',
  'assessments',
  'shotSessions',
  'courses',
  'workoutPlans',
] as const satisfies readonly EntityName[];

const deletedIn = async (database: DivotDatabase, name: EntityName): Promise<readonly DeletedDocument[]> => {
  const query = { selector: { _deleted: { $eq: true } } } as unknown as MangoQuery<Stored>;
  const deleted = await queryStorage(collectionIn(database, name), query);
  return deleted.flatMap((stored) => {
    const document = toContent(stored) as unknown as JsonMap;
    const deletedAtMs = versionOf(stored);
    const isGone = isEmptied(name, document) || deletedAtMs < now().getTime() - GRACE_DAYS * DAY_MS;
    return isGone ? [] : [{ name, document, deletedAtMs }];
  });
};

export const deletedDocuments = async (): Promise<readonly DeletedDocument[]> => {
  const database = await openedDatabase();
  if (!database) return [];
  const lists = await Promise.all(RESTORED.map((name) => deletedIn(database, name)));
  return lists.flat().toSorted((a, b) => b.deletedAtMs - a.deletedAtMs);
};

/** What was deleted on any device within 30 days, newest first. `key`: read again when it changes. */
export const useDeleted = (key: unknown): readonly DeletedDocument[] | undefined => useRead(deletedDocuments, key);
