import {
  type RxCollection,
  getAssumedMasterState,
  getChangedDocumentsSince,
  getLastCheckpointDoc,
} from 'rxdb/plugins/core';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { Subscription } from 'rxjs';
import { equal } from '#src/domain/merge/equal.ts';

// What RxDB's replication has stored about each document: which are dirty (changed here and not acknowledged by the
// cloud), and which are here only because the cloud sent them.

/** More unsynced documents than this are not counted one by one. */
const COUNTED = 2_000;

const content = ({ _rev, _meta, _attachments, ...rest }: Readonly<Record<string, unknown>>) => rest;

type Exchange<T, Checkpoint> = Pick<RxReplicationState<T, Checkpoint>, 'collection' | 'internalReplicationState'>;
type Written<T> = Awaited<ReturnType<RxCollection<T>['storageInstance']['findDocumentsById']>>;

/** Those of the written documents that the cloud has not acknowledged as they are. */
const unacknowledged = async <T extends { readonly id: string }, Checkpoint>(
  { internalReplicationState: internal }: Exchange<T, Checkpoint>,
  documents: Written<T>,
): Promise<string[]> => {
  if (!internal) return documents.filter(({ _deleted }) => !_deleted).map(({ id }) => id);
  const ids = documents.map(({ id }) => id);
  const assumed = await getAssumedMasterState(internal, ids);
  return documents
    .filter((document) => {
      const master = assumed[document.id]?.docData;
      return !master || !equal(content(document), content(master));
    })
    .map(({ id }) => id);
};

/**
 * Ids of the documents whose newest state the cloud has not acknowledged, from what RxDB keeps on disk: right after a
 * restart, with no network too. A replication that never started knows nothing yet: all its documents count.
 */
export const dirtyIds = async <T extends { readonly id: string }, Checkpoint>(
  state: Exchange<T, Checkpoint>,
): Promise<string[]> => {
  const internal = state.internalReplicationState;
  const since = internal ? await getLastCheckpointDoc(internal, 'up') : undefined;
  const { documents } = await getChangedDocumentsSince(state.collection.storageInstance, COUNTED, since as never);
  return unacknowledged(state, documents);
};

/** The same of these documents alone. */
export const dirtyAmong = async <T extends { readonly id: string }, Checkpoint>(
  state: Exchange<T, Checkpoint>,
  ids: readonly string[],
): Promise<string[]> => unacknowledged(state, await state.collection.storageInstance.findDocumentsById([...ids], true));

export type StoredVersion = {
  /** RxDB's time of the write. */
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
  /** No local change since the server sent it: RxDB marks what its pull stored. */
  readonly isFromServer: boolean;
};

/** These documents as they are stored now, deleted ones too. */
export const storedVersions = async <T extends { readonly id: string }>(
  { storageInstance }: RxCollection<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredVersion>> => {
  const stored = await storageInstance.findDocumentsById([...ids], true);
  return new Map(
    stored.map((document) => {
      const { _meta, _rev, id } = document;
      const isFromServer = _meta['o']?._rev === Number.parseInt(_rev);
      return [id, { version: _meta.lwt, content: content(document), isFromServer }];
    }),
  );
};

/** Tells when RxDB has stored what it takes for the server's version of these documents. Call after `state.start()`. */
export const onServerVersionStored = <T, Checkpoint>(
  { metaInstance }: RxReplicationState<T, Checkpoint>,
  run: (ids: readonly string[]) => void,
): Subscription | undefined =>
  metaInstance?.changeStream().subscribe(({ events }) => {
    run(events.flatMap(({ documentData: { isCheckpoint, itemId } }) => (isCheckpoint === '0' ? [itemId] : [])));
  });
