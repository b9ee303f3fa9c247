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
import { type Cause, withCauseOf } from '#src/data/rxdb/recorded-writes.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import { watchWrite } from '#src/data/rxdb/sliced-writes.ts';
import { queryStorage, withoutMeta } from '#src/data/rxdb/storage.ts';
import { withTimeout } from '#src/data/db/storage-timeout.ts';
import { isSampleShown, openedDatabase } from '#src/data/live/current.ts';
import { sortKeyOf, validateDocument } from '#src/domain/entities/documents.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { type Result, compact, fail, nextTask, ok } from '@divot/basics';
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

let cause: Cause | undefined;

/** What `begin` writes comes from what this device read, or from its history, and can be taken back as a whole. */
export const writtenBy = <T>(by: Cause['by'], begin: () => T): T => {
  cause = { by, batch: newId() };
  try {
    return begin();
  } finally {
    cause = undefined;
  }
};

/** One document's change, as the journal enters it. */
type Edit<N extends EntityName> = JournalEntry & {
  readonly before?: DocumentOf<N>;
  readonly document: DocumentOf<N>;
};

type Command<N extends EntityName, T> = {
  readonly ids: readonly string[];
  /** The edits of what this page knows. They come true at the next start. Throws if they would be rejected. */
  readonly predict: () => readonly Edit<N>[];
  /** Makes the edits of what is stored, and enters a single one in the journal first. */
  readonly commit: (
    collection: RxCollection<DocumentOf<N>>,
    journal: JournaledWrite<Edit<N>>,
  ) => Promise<readonly Edit<N>[]>;
  readonly resultOf: (edits: readonly Edit<N>[]) => T;
};

/** Runs one command. If the storage is lost or does not respond, its edits are left in the journal. */
const run = async <N extends EntityName, T>(
  name: N,
  { ids, predict, commit, resultOf }: Command<N, T>,
): Promise<Result<T>> => {
  const begunBy = cause;
  if (isSampleShown()) return fail(SAMPLE);
  const journaled = journalWrite(predict);
  const postpone = (): Result<T> => {
    try {
      const postponed = journaled.postpone() ?? (makeRoomForChanges() ? journaled.postpone() : undefined);
      if (postponed) return ok(resultOf(postponed));
      throw new Refused(NO_ROOM);
    } catch (refusal) {
      journaled.close('rejected');
      return failure(refusal);
    }
  };
  const commitNow = async () => {
    await nextTask();
    const collection = await collectionOf(name);
    if (!collection) throw new Refused(state.get(sessionAtom).kind === 'signed-in' ? SILENT : NOBODY);
    const keys = ids.map((id) => keyOf(name, id));
    const result = resultOf(await withCauseOf(keys, begunBy, () => commit(collection, journaled)));
    journaled.close('durable');
    return ok(result);
  };
  const onTimeout = () => {
    onStorageTimeout();
    return postpone();
  };
  if (isStorageLost()) return postpone();
  try {
    return await withTimeout(commitNow(), { onSlow: saveJournal, onTimeout, documents: ids.length });
  } catch (error) {
    if (isConnectionLost(error) && isStorageLost()) return postpone();
    journaled.close('rejected');
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

type Insertion<N extends EntityName, T> = Pick<Command<N, T>, 'resultOf'> & {
  readonly documents: readonly DocumentOf<N>[];
  readonly end?: JournalEntry['end'];
  readonly watch?: Watch | undefined;
};

const insert = <N extends EntityName, T>(
  name: N,
  { documents, end, watch, resultOf }: Insertion<N, T>,
): Promise<Result<T>> => {
  const edits = () => documents.map((document) => compact({ name, document: checked(name, document), end }));
  return run(name, {
    ids: documents.map(({ id }) => id),
    predict: edits,
    commit: async (collection, journal) => {
      const made = edits();
      if (made.length === 1) journal.enter(made[0]!);
      const whole = made.map(({ document }) => document);
      // RxDB's Dexie storage writes one call in one transaction.
      const { error } = await watchWrite(whole, watch, () => collection.bulkInsert(whole));
      if (error.length > 0) throw new Error(`${error.length} of ${whole.length} documents were not stored`);
      return made;
    },
    resultOf,
  });
};

type Modification<N extends EntityName, T> = Pick<Command<N, T>, 'resultOf'> & {
  /** What becomes of the document, said once: for what is stored and for what this page knows. Throws if refused. */
  readonly edit: (before: DocumentOf<N>) => Edit<N>;
  /** Creates the document if there is none. */
  readonly begin?: () => DocumentOf<N> | undefined;
};

/** Edits one document as it is stored when the write happens. No edit if there is no document. */
const modify = <N extends EntityName, T>(
  name: N,
  id: string,
  { edit, begin = () => undefined, resultOf }: Modification<N, T>,
): Promise<Result<T>> => {
  const findOrBegin = async (collection: RxCollection<DocumentOf<N>>) => {
    const document = await collection.findOne(id).exec();
    const first = document ? undefined : begin();
    // One that another tab has created meanwhile is as good.
    return first ? collection.insertIfNotExists(checked(name, first)) : document;
  };
  return run(name, {
    ids: [id],
    predict: () => {
      const before = (documentKnown(name, id) as DocumentOf<N> | undefined) ?? begin();
      if (!before) throw new Refused(SILENT);
      return [edit(before)];
    },
    commit: async (collection, journal) => {
      const document = await findOrBegin(collection);
      if (!document) return [];
      let made: Edit<N> | undefined;
      await document.incrementalModify(async (stored) => {
        const before = withoutMeta(stored as RxDocumentData<DocumentOf<N>>) as DocumentOf<N>;
        made = edit(before);
        const ownVersion = journal.ownVersionAfter(name, before) as DocumentOf<N> | undefined;
        journal.enter(ownVersion ? edit(ownVersion) : made);
        if (made.end !== 'deleted') return made.document;
        await noteCloudVideo(collection.database as unknown as DivotDatabase, name, before);
        return { ...made.document, _deleted: true };
      });
      return made ? [made] : [];
    },
    resultOf,
  });
};

const documentOf = <N extends EntityName>([made]: readonly Edit<N>[]): DocumentOf<N> => {
  if (!made) throw new Refused('It is not on this device any more.');
  return made.document;
};
const countOf = ({ length }: readonly unknown[]): number => length;

/** Stores a new document. */
export const add = <N extends EntityName>(name: N, document: DocumentOf<N>): Promise<Result<DocumentOf<N>>> =>
  insert(name, { documents: [document], resultOf: documentOf });

/** Undoes a deletion: restores the same document with its own id. */
export const restore = <N extends EntityName>(name: N, document: DocumentOf<N>): Promise<Result<DocumentOf<N>>> =>
  insert(name, { documents: [document], end: 'restored', resultOf: documentOf });

/** Stores new documents together. Stores none of them if one is invalid, the device is full or `watch` aborts. */
export const addAll = <N extends EntityName>(
  name: N,
  documents: readonly DocumentOf<N>[],
  watch?: Watch,
): Promise<Result<number>> => insert(name, { documents, watch, resultOf: countOf });

/**
 * Changes one document as it is stored when the write happens, not as the screen last saw it, so that two tabs' changes
 * are both kept. `to` returns the new document or a sentence that says why not. `begin` creates the document if there
 * is none.
 */
export const change = <N extends EntityName>(
  name: N,
  id: string,
  to: (document: DocumentOf<N>) => DocumentOf<N> | string,
  begin?: () => DocumentOf<N> | undefined,
): Promise<Result<DocumentOf<N>>> => {
  const edit = (before: DocumentOf<N>): Edit<N> => {
    const after = to(before);
    if (typeof after === 'string') throw new Refused(after);
    return { name, before, document: checked(name, after) };
  };
  return modify(name, id, compact({ edit, begin, resultOf: documentOf<N> }));
};

const deletion =
  <N extends EntityName>(name: N) =>
  (document: DocumentOf<N>): Edit<N> => ({ name, before: document, document, end: 'deleted' });

/**
 * Marks a document deleted (a tombstone that syncs). Resolves to the document as it was, or undefined if it was already
 * gone.
 */
export const remove = <N extends EntityName>(name: N, id: string): Promise<Result<DocumentOf<N> | undefined>> =>
  modify(name, id, { edit: deletion(name), resultOf: ([made]) => made?.document });

/** Marks documents deleted together. Documents that are already gone are no failure. */
export const removeAll = <N extends EntityName>(
  name: N,
  documents: readonly DocumentOf<N>[],
): Promise<Result<number>> => {
  const latest = (document: DocumentOf<N>) => (documentKnown(name, document.id) ?? document) as DocumentOf<N>;
  return run(name, {
    ids: documents.map(({ id }) => id),
    predict: () => documents.map(latest).map(deletion(name)),
    commit: async (collection) => {
      // RxDB's Dexie storage writes one call in one transaction.
      const { success, error } = await collection.bulkRemove(documents.map(({ id }) => id));
      if (error.length > 0) throw new Error(`${error.length} of ${documents.length} documents were not deleted`);
      return success.map((gone) => deletion(name)(gone.toJSON() as DocumentOf<N>));
    },
    resultOf: countOf,
  });
};
