import type { MangoQuery, RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { isStorageLost, makeRoomForChanges, onStorageTimeout } from '#src/data/db/database-recovery.ts';
import {
  type JournalEntry,
  type JournaledWrite,
  documentKnown,
  journalWrite,
  saveJournal,
} from '#src/data/db/journal.ts';
import { noteCloudVideo } from '#src/data/db/removed-videos.ts';
import { isOutOfSpace } from '#src/data/rxdb/quota-retry.ts';
import { isConnectionLost } from '#src/data/rxdb/reopened-connections.ts';
import { watchWrite } from '#src/data/rxdb/sliced-writes.ts';
import { queryStorage } from '#src/data/rxdb/storage-query.ts';
import { contentOf } from '#src/data/rxdb/written-pages.ts';
import { withTimeout } from '#src/data/db/storage-timeout.ts';
import { isSampleShown, openedDatabase } from '#src/data/live/current.ts';
import { sortKeyOf, validateDocument } from '#src/domain/entities/documents.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { type Result, fail, nextTask, ok } from '@divot/basics';
import { nowIso } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { runExclusive } from '#src/platform/waiting/exclusive.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import type { Watch } from '#src/platform/waiting/watch.ts';

// What all commands share: one checked, durable write. A command resolves when IndexedDB has the document. A failed
// write returns a sentence, and nothing the golfer typed is lost.

type Failure = Result<never>;

/** The fields every new document begins with. Its sort key is computed from its own time when it is written. */
export const newDocument = (userId: string, at: string = nowIso()) => ({
  id: newId(),
  userId,
  createdAt: at,
  updatedAt: at,
  sortKey: 0,
});

/** Fills in bookkeeping fields computed from the document. */
const stamped = <N extends EntityName>(name: N, document: DocumentOf<N>): DocumentOf<N> => {
  return { ...document, updatedAt: nowIso(), sortKey: sortKeyOf(name, document) };
};

class Refused extends Error {}

/** Storage errors in the golfer's words. */
const failure = (error: unknown): Failure => {
  if (error instanceof Refused) return fail(error.message);
  if (isOutOfSpace(error)) {
    return fail('Not saved: this device is out of space. Free some space and try again.');
  }
  if (isConnectionLost(error)) return fail('Not saved: the storage was closed. Try again.');
  return fail('Not saved: this device could not write it. Try again.');
};

const SILENT = "Not saved: this device's storage is not responding. Close Divot completely and open it again.";
const NO_ROOM =
  "Not saved: this device's storage is closed, and there is no room to wait for it. Close Divot completely and open it again.";
const SAMPLE = 'Not saved: this is sample data. Go back to your own golf first.';
const NOBODY = 'Not saved: nobody is signed in on this device.';

const collectionOf = async <N extends EntityName>(name: N): Promise<RxCollection<DocumentOf<N>> | undefined> =>
  (await openedDatabase())?.[name] as RxCollection<DocumentOf<N>> | undefined;

/** How long a storage that hangs may hold up the next tap. */
const TURN_MS = 5_000;

/** Runs a check and the write that depends on it as one: no other tap, in any tab, writes between them. */
export const withLock = <T>(name: EntityName, work: () => Promise<T>): Promise<T> =>
  runExclusive(`divot-${name}`, work, TURN_MS);

/** Reads the storage itself, because this tab's live queries may not have another tab's latest write yet. */
export const stored = async <N extends EntityName>(
  name: N,
  query: MangoQuery<DocumentOf<N>>,
): Promise<readonly DocumentOf<N>[]> => {
  const collection = await collectionOf(name);
  if (!collection) return [];
  const selector = { ...query.selector, _deleted: { $eq: false } };
  return queryStorage(collection, { ...query, selector } as MangoQuery<DocumentOf<N>>);
};

type Write<N extends EntityName, T> = {
  /** Enters the change in the journal, if it is of one document, and makes it in the storage. */
  readonly make: (collection: RxCollection<DocumentOf<N>>, journal: JournaledWrite) => Promise<T>;
  /** The same change of what this page knows. It comes true at the next start. Throws if it would be rejected. */
  readonly foresee: () => { readonly entries: readonly JournalEntry[]; readonly result: T };
  readonly documents?: number;
};

/** Runs one write. If the storage is lost or does not respond, the write is left in the journal. */
const write = async <N extends EntityName, T>(
  name: N,
  { make, foresee, documents = 1 }: Write<N, T>,
): Promise<Result<T>> => {
  if (isSampleShown()) return fail(SAMPLE);
  const journaled = journalWrite(() => foresee().entries);
  const leave = (): Result<T> => {
    try {
      const { entries, result } = foresee();
      if (journaled.leave(entries) || (makeRoomForChanges() && journaled.leave(entries))) return ok(result);
      throw new Refused(NO_ROOM);
    } catch (refusal) {
      journaled.drop('rejected');
      return failure(refusal);
    }
  };
  const makeNow = async (): Promise<Result<T>> => {
    await nextTask();
    const collection = await collectionOf(name);
    if (!collection) throw new Refused(state.get(sessionAtom).kind === 'signed-in' ? SILENT : NOBODY);
    const result = await make(collection, journaled);
    journaled.drop('durable');
    return ok(result);
  };
  const onTimeout = () => {
    onStorageTimeout();
    return leave();
  };
  if (isStorageLost()) return leave();
  try {
    return await withTimeout(makeNow(), { onSlow: saveJournal, onTimeout, documents });
  } catch (error) {
    if (isConnectionLost(error) && isStorageLost()) return leave();
    journaled.drop('rejected');
    return failure(error);
  }
};

/** Stores data that lies beside the documents, before a document names it. */
export const storeBeside = async <T>(work: (database: DivotDatabase) => Promise<T>): Promise<Result<T>> => {
  if (isSampleShown()) return fail(SAMPLE);
  try {
    const database = await openedDatabase();
    if (!database) throw new Refused(state.get(sessionAtom).kind === 'signed-in' ? SILENT : NOBODY);
    return ok(await work(database));
  } catch (error) {
    return failure(error);
  }
};

/** The document in its stored form. Throws a refusal if it breaks its schema. */
const checked = <N extends EntityName>(name: N, document: DocumentOf<N>): DocumentOf<N> => {
  const whole = stamped(name, document);
  const problem = validateDocument(name, whole);
  if (problem) throw new Refused(`Not saved: ${problem}.`);
  return whole;
};
const missing = () => new Refused('It is not on this device any more.');

const insert = <N extends EntityName>(
  name: N,
  document: DocumentOf<N>,
  about: Pick<JournalEntry, 'end'> = {},
): Promise<Result<DocumentOf<N>>> => {
  const entryOf = (whole: DocumentOf<N>): JournalEntry => ({ name, document: whole, ...about });
  return write(name, {
    make: async (collection, journal) => {
      const whole = checked(name, document);
      journal.enter(entryOf(whole));
      return (await collection.insert(whole)).toJSON() as DocumentOf<N>;
    },
    foresee: () => {
      const whole = checked(name, document);
      return { entries: [entryOf(whole)], result: whole };
    },
  });
};

/** Stores a new document. */
export const add = <N extends EntityName>(name: N, document: DocumentOf<N>): Promise<Result<DocumentOf<N>>> =>
  insert(name, document);

/** Undoes a deletion: restores the same document with its own id. */
export const restore = <N extends EntityName>(name: N, document: DocumentOf<N>): Promise<Result<DocumentOf<N>>> =>
  insert(name, document, { end: 'restored' });

/** Stores new documents together. Stores none of them if one is invalid, the device is full or `watch` aborts. */
export const addAll = <N extends EntityName>(
  name: N,
  documents: readonly DocumentOf<N>[],
  watch?: Watch,
): Promise<Result<number>> =>
  write(name, {
    make: async (collection) => {
      const whole = documents.map((document) => checked(name, document));
      // RxDB's Dexie storage writes one call in one transaction.
      const { error } = await watchWrite(whole, watch, () => collection.bulkInsert(whole));
      if (error.length > 0) throw new Error(`${error.length} of ${whole.length} documents were not stored`);
      return whole.length;
    },
    foresee: () => ({
      entries: documents.map((document) => ({ name, document: checked(name, document) })),
      result: documents.length,
    }),
    documents: documents.length,
  });

/**
 * Changes one document as it is stored when the write happens, not as the screen last saw it, so that two tabs' changes
 * are both kept. `modify` returns the new document or a sentence that says why not. `begin` creates the document if
 * there is none.
 */
export const change = <N extends EntityName>(
  name: N,
  id: string,
  modify: (document: DocumentOf<N>) => DocumentOf<N> | string,
  begin: () => DocumentOf<N> | undefined = () => undefined,
): Promise<Result<DocumentOf<N>>> => {
  /** What the storage was asked to write, with the same ids and times. */
  let asked: { readonly before: DocumentOf<N>; readonly document: DocumentOf<N> } | undefined;
  const changed = (before: DocumentOf<N>): DocumentOf<N> => {
    const after = modify(before);
    if (typeof after === 'string') throw new Refused(after);
    return checked(name, after);
  };
  const create = (collection: RxCollection<DocumentOf<N>>) => {
    const first = begin();
    if (!first) throw missing();
    return collection.insertIfNotExists(checked(name, first)); // one that another tab has created meanwhile is as good
  };
  return write(name, {
    make: async (collection, journal) => {
      const document = (await collection.findOne(id).exec()) ?? (await create(collection));
      const modified = await document.incrementalModify((stored) => {
        const before = contentOf(stored as RxDocumentData<DocumentOf<N>>) as DocumentOf<N>;
        const document = changed(before);
        const own = journal.ownVersionAfter(name, before) as DocumentOf<N> | undefined;
        asked = own ? { before: own, document: changed(own) } : { before, document };
        journal.enter({ name, ...asked });
        return document;
      });
      return modified.toJSON() as DocumentOf<N>;
    },
    foresee: () => {
      const known = asked?.before ?? (documentKnown(name, id) as DocumentOf<N> | undefined);
      const first = known ?? begin();
      if (!first) throw new Refused(SILENT);
      const document = asked?.document ?? changed(first);
      return { entries: [{ name, ...(known && { before: known }), document }], result: document };
    },
  });
};

/**
 * Marks a document deleted (a tombstone that syncs). Resolves to the document as it was, or undefined if it was already
 * gone.
 */
export const remove = <N extends EntityName>(name: N, id: string): Promise<Result<DocumentOf<N> | undefined>> => {
  const entryOf = (document: DocumentOf<N>): JournalEntry => ({ name, before: document, document, end: 'deleted' });
  let found: DocumentOf<N> | undefined;
  return write<N, DocumentOf<N> | undefined>(name, {
    make: async (collection, journal) => {
      const document = await collection.findOne(id).exec();
      if (!document) return undefined;
      found = document.toJSON() as DocumentOf<N>;
      journal.enter(entryOf(found));
      await noteCloudVideo(collection.database as unknown as DivotDatabase, name, found);
      await document.incrementalRemove();
      return found;
    },
    foresee: () => {
      const known = found ?? (documentKnown(name, id) as DocumentOf<N> | undefined);
      return { entries: known ? [entryOf(known)] : [], result: known };
    },
  });
};

/** Marks documents deleted together. Documents that are already gone are no failure. */
export const removeAll = <N extends EntityName>(
  name: N,
  documents: readonly DocumentOf<N>[],
): Promise<Result<number>> =>
  write(name, {
    make: async (collection) => {
      // RxDB's Dexie storage writes one call in one transaction.
      const { success, error } = await collection.bulkRemove(documents.map(({ id }) => id));
      if (error.length > 0) throw new Error(`${error.length} of ${documents.length} documents were not deleted`);
      return success.length;
    },
    foresee: () => ({
      entries: documents
        .map((document) => documentKnown(name, document.id) ?? document)
        .map((document) => ({ name, before: document, document, end: 'deleted' })),
      result: documents.length,
    }),
    documents: documents.length,
  });
