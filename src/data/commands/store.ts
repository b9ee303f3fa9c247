import type { MangoQuery, RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { isStorageLost, saveForRecovery, onStorageTimeout, rescuedDocument } from '#src/data/db/database-recovery.ts';
import { noteCloudVideo } from '#src/data/db/removed-videos.ts';
import { documentLeft, isLeaving, leave, noteWritten, untilWritten } from '#src/data/db/unfinished-writes.ts';
import { isOutOfSpace, errorText } from '#src/data/rxdb/quota-retry.ts';
import { watchWrite } from '#src/data/rxdb/sliced-writes.ts';
import { queryStorage } from '#src/data/rxdb/storage-query.ts';
import { contentOf } from '#src/data/rxdb/written-pages.ts';
import { startStorageTimeout } from '#src/data/db/storage-timeout.ts';
import { isSampleShown, openedDatabase } from '#src/data/live/current.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { validateDocument } from '#src/domain/entities/validate-document.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { nowIso } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { runExclusive } from '#src/platform/exclusive.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import type { Watch } from '#src/platform/watch.ts';

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

const isClosed = (error: unknown) => /closed|closing|connection/i.test(errorText(error));

/** Storage errors in the golfer's words. */
const failure = (error: unknown): Failure => {
  if (error instanceof Refused) return fail(error.message);
  if (isOutOfSpace(error)) {
    return fail('Not saved: this device is out of space. Free some space and try again.');
  }
  if (isClosed(error)) return fail('Not saved: the storage was closed. Try again.');
  return fail('Not saved: this device could not write it. Try again.');
};

const SILENT = "Not saved: this device's storage is not responding. Close Divot completely and open it again.";
const NO_ROOM_ASIDE =
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

/** Resolves to the storage's response to `work`. If none comes, saves the change for recovery. */
const answerTo = <T>(work: Promise<T>, aside: () => T, documents: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const onTimeout = () => {
      onStorageTimeout();
      try {
        resolve(aside());
      } catch (refusal) {
        reject(refusal);
      }
    };
    const answered = startStorageTimeout({ onTimeout, documents });
    work.finally(answered).then(resolve, reject);
  });

/**
 * Runs one write. If the storage is lost or does not respond, `aside` keeps the change until there is a storage again.
 */
const write = async <N extends EntityName, T>(
  name: N,
  work: (collection: RxCollection<DocumentOf<N>>) => Promise<T>,
  aside: () => T,
  documents = 1,
): Promise<Result<T>> => {
  if (isSampleShown()) return fail(SAMPLE);
  try {
    if (isStorageLost()) return ok(aside());
    const once = async () => {
      const collection = await collectionOf(name);
      if (!collection) throw new Refused(state.get(sessionAtom).kind === 'signed-in' ? SILENT : NOBODY);
      return answerTo(work(collection), aside, documents);
    };
    return ok(await untilWritten(aside, once));
  } catch (error) {
    if (!isClosed(error) || !isStorageLost()) return failure(error);
    try {
      return ok(aside());
    } catch (refusal) {
      return failure(refusal);
    }
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
/** Saves the change for when a storage is back, or for the next page. */
const putAside = (
  name: EntityName,
  documents: readonly { readonly id: string }[],
  about: Parameters<typeof leave>[2] = {},
): void => {
  if (isLeaving()) for (const document of documents) leave(name, document, about);
  else if (!saveForRecovery(name, documents)) throw new Refused(NO_ROOM_ASIDE);
};
/** Recovery cannot store a deletion while the storage is gone, but the next page can make it. */
const putDeletionAside = (name: EntityName, documents: readonly { readonly id: string }[]): void => {
  if (!isLeaving()) throw new Refused('Not deleted: the storage was closed. Try again.');
  for (const document of documents) leave(name, document, { end: 'deleted' });
};
const missing = () => new Refused('It is not on this device any more.');

const insert = <N extends EntityName>(
  name: N,
  document: DocumentOf<N>,
  about: Parameters<typeof leave>[2] = {},
): Promise<Result<DocumentOf<N>>> =>
  write(
    name,
    async (collection) => (await collection.insert(checked(name, document))).toJSON() as DocumentOf<N>,
    () => {
      const whole = checked(name, document);
      putAside(name, [whole], about);
      return whole;
    },
  );

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
  write(
    name,
    async (collection) => {
      const whole = documents.map((document) => checked(name, document));
      // RxDB's Dexie storage writes one call in one transaction.
      const { error } = await watchWrite(whole, watch, () => collection.bulkInsert(whole));
      if (error.length > 0) throw new Error(`${error.length} of ${whole.length} documents were not stored`);
      return whole.length;
    },
    () => {
      const whole = documents.map((document) => checked(name, document));
      putAside(name, whole);
      return whole.length;
    },
    documents.length,
  );

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
  // If the page is left, save exactly what the storage was asked to write, with the same ids and times.
  let applied: { readonly from: DocumentOf<N>; readonly after: DocumentOf<N> } | undefined;
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
  return write(
    name,
    async (collection) => {
      const document = (await collection.findOne(id).exec()) ?? (await create(collection));
      const modified = await document.incrementalModify((before) => {
        const from = contentOf(before as RxDocumentData<DocumentOf<N>>) as DocumentOf<N>;
        applied = { from, after: changed(from) };
        return applied.after;
      });
      const after = modified.toJSON() as DocumentOf<N>;
      noteWritten(collection, after);
      return after;
    },
    () => {
      if (isLeaving() && applied) {
        leave(name, applied.after, applied);
        return applied.after;
      }
      const known = isLeaving() ? (documentLeft(name, id) ?? begin()) : rescuedDocument(name, id);
      const before = known as DocumentOf<N> | undefined;
      if (!before) throw new Refused(SILENT);
      const after = changed(before);
      putAside(name, [after]);
      return after;
    },
  );
};

/**
 * Marks a document deleted (a tombstone that syncs). Resolves to the document as it was, or undefined if it was already
 * gone.
 */
export const remove = <N extends EntityName>(name: N, id: string): Promise<Result<DocumentOf<N> | undefined>> => {
  let found: DocumentOf<N> | undefined;
  return write(
    name,
    async (collection) => {
      const document = await collection.findOne(id).exec();
      if (!document) return undefined;
      found = document.toJSON() as DocumentOf<N>;
      await noteCloudVideo(collection.database as unknown as DivotDatabase, name, found);
      await document.incrementalRemove();
      return found;
    },
    () => {
      const known = found ?? documentLeft(name, id);
      putDeletionAside(name, known ? [known] : []);
      return known as DocumentOf<N> | undefined;
    },
  );
};

/** Marks documents deleted together. Documents that are already gone are no failure. */
export const removeAll = <N extends EntityName>(
  name: N,
  documents: readonly DocumentOf<N>[],
): Promise<Result<number>> =>
  write(
    name,
    async (collection) => {
      // RxDB's Dexie storage writes one call in one transaction.
      const { success, error } = await collection.bulkRemove(documents.map(({ id }) => id));
      if (error.length > 0) throw new Error(`${error.length} of ${documents.length} documents were not deleted`);
      return success.length;
    },
    () => {
      putDeletionAside(
        name,
        documents.map((document) => documentLeft(name, document.id) ?? document),
      );
      return documents.length;
    },
    documents.length,
  );
