import {
  type RxCollection,
  type RxConflictHandler,
  getAssumedMasterState,
  getChangedDocumentsSince,
  getLastCheckpointDoc,
} from 'rxdb/plugins/core';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { equal } from '#src/domain/merge/equal.ts';
import { mergeDocuments } from '#src/domain/merge/merge.ts';
import { nowIso } from '#src/platform/clock.ts';
import { deviceName } from '#src/platform/device.ts';

// The exchange with the cloud as the database knows it: how two versions are joined, what the cloud has not acknowledged,
// and what is here only because the cloud told of it.

/** RxDB's own handler would keep the cloud's document and drop the golfer's edits; ours joins both. */
export const conflictHandler = (name: EntityName): RxConflictHandler<unknown> => ({
  isEqual: (a, b) => equal(a, b),
  resolve: ({ assumedMasterState, newDocumentState, realMasterState }) => {
    const merged = mergeDocuments(
      name,
      {
        base: assumedMasterState,
        local: newDocumentState,
        server: realMasterState,
      },
      { device: deviceName(), at: nowIso() },
    );
    return Promise.resolve({ ...merged, sortKey: sortKeyOf(name, merged) } as never);
  },
});

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

/** Those of the documents that are as the cloud told: nothing of the golfer's is in them. RxDB marks what it so stored. */
export const unchangedFromServer = async <T extends { readonly id: string }>(
  { storageInstance }: RxCollection<T>,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const stored = await storageInstance.findDocumentsById([...ids], true);
  return stored.filter(({ _meta, _rev }) => _meta['o']?._rev === Number.parseInt(_rev)).map(({ id }) => id);
};
