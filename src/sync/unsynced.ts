import { getAssumedMasterState, getChangedDocumentsSince, getLastCheckpointDoc } from 'rxdb/plugins/core';
import { equal } from '#src/domain/merge/equal.ts';
import type { Replication } from './replicate.ts';

/** More unsynced documents than this are not counted one by one. */
const COUNTED = 2_000;

const content = ({ _rev, _meta, _attachments, ...rest }: Readonly<Record<string, unknown>>) => rest;

/**
 * Ids of the documents whose newest state the cloud has not acknowledged, from what RxDB keeps on disk: right after a
 * restart, with no network too. A replication that never started knows nothing yet: all its documents count.
 */
export const unsyncedIds = async ({ state }: Replication): Promise<string[]> => {
  const storage = state.collection.storageInstance;
  const internal = state.internalReplicationState;
  const since = internal ? await getLastCheckpointDoc(internal, 'up') : undefined;
  const { documents } = await getChangedDocumentsSince(storage, COUNTED, since as never);
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
