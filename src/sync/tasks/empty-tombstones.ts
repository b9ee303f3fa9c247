import type { RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { toStoredVersion } from '#src/data/rxdb/stored-versions.ts';
import { rewriteDeleted, writtenPages } from '#src/data/rxdb/written-pages.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { GRACE_DAYS, emptied, isEmptied } from '#src/domain/merge/tombstone.ts';
import type { LocalDocument } from '#src/sync/wire.ts';

// Keeps a deleted document whole for a while, for undo and for a device that was offline. Then empties it, as a local
// change that replication sends like any other.

const LOCAL_DOCUMENT = 'emptied-tombstones';
const DAY_MS = 86_400_000;
type UpTo = Readonly<Partial<Record<EntityName, number>>>;

const emptyIn = async (database: DivotDatabase, name: EntityName, uid: string, from: number, before: number) => {
  const collection = database[name] as unknown as RxCollection<LocalDocument>;
  let done = from;
  for await (const { writes, upTo } of writtenPages(collection, from)) {
    const due = writes
      .filter(({ writtenAt, document }) => writtenAt < before && document._deleted && document['userId'] === uid)
      .map(({ document }) => document)
      .filter((document) => !isEmptied(name, toStoredVersion(document).content));
    await rewriteDeleted(collection, due, (document) => emptied(name, document) as LocalDocument);
    if (upTo >= before) break;
    done = upTo;
  }
  return done;
};

/** Looks only at deletions that have come of age since the last time. */
export const emptyTombstones = async (
  database: DivotDatabase,
  uid: string,
  names: readonly EntityName[],
  nowMs: number,
): Promise<void> => {
  const known = (await database.getLocal<UpTo>(LOCAL_DOCUMENT))?.toJSON().data;
  const upTo: Partial<Record<EntityName, number>> = { ...known };
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- at start, in the background
    upTo[name] = await emptyIn(database, name, uid, upTo[name] ?? 0, nowMs - GRACE_DAYS * DAY_MS);
  }
  await database.upsertLocal(LOCAL_DOCUMENT, upTo);
};
