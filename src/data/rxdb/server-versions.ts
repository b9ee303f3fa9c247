import {
  type RxDocumentData,
  getAssumedMasterState,
  getChangedDocumentsSince,
  getLastCheckpointDoc,
} from 'rxdb/plugins/core';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { Subscription } from 'rxjs';
import { equal } from '@divot/documents';
import { type StoredVersion, storedDocuments, toStoredVersion } from './stored-versions.ts';

// What RxDB's replication has stored as the server's version of each document ("assumed master state"), in its own
// storage beside the documents. This compares it with the local documents and follows its changes.
// tests/data/rxdb/server-versions.test.ts

type Identified = { readonly id: string };
type Replicated<T, Checkpoint> = Pick<RxReplicationState<T, Checkpoint>, 'collection' | 'internalReplicationState'>;
/** A stored document, and whether RxDB believes that the server has it. */
export type Comparison = Pick<StoredVersion, 'version' | 'content'> & Identified & { readonly isEqual: boolean };

/** More documents than this are not compared one by one. */
const COMPARED = 2_000;

const compare = async <T extends Identified, Checkpoint>(
  { internalReplicationState: internal }: Replicated<T, Checkpoint>,
  documents: readonly RxDocumentData<T>[],
): Promise<Comparison[]> => {
  const ids = documents.map(({ id }) => id);
  const servers = internal ? await getAssumedMasterState(internal, ids) : {};
  return documents.map((document) => {
    const { version, content } = toStoredVersion(document);
    const server = servers[document.id]?.docData;
    const isEqual = server !== undefined && equal(content, contentOf(server));
    return { id: document.id, version, content, isEqual };
  });
};
const contentOf = ({ _rev, _meta, _attachments, ...content }: Readonly<Record<string, unknown>>) => content;

/**
 * The documents written since RxDB last sent, from what it has on disk, so right after a restart and without a network
 * too. `isAll` is false if there are more than it compares.
 */
export const compareSincePush = async <T extends Identified, Checkpoint>(
  state: Replicated<T, Checkpoint>,
): Promise<{ readonly comparisons: readonly Comparison[]; readonly isAll: boolean }> => {
  const internal = state.internalReplicationState;
  const since = internal ? await getLastCheckpointDoc(internal, 'up') : undefined;
  const { documents } = await getChangedDocumentsSince(state.collection.storageInstance, COMPARED, since as never);
  return { comparisons: await compare(state, documents), isAll: documents.length < COMPARED };
};

/** The same for these documents only, including deleted ones. */
export const compareAmong = async <T extends Identified, Checkpoint>(
  state: Replicated<T, Checkpoint>,
  ids: readonly string[],
): Promise<readonly Comparison[]> =>
  ids.length === 0 ? [] : compare(state, await storedDocuments(state.collection, ids));

/**
 * Calls back when RxDB has stored what it believes to be the server's version of these documents. Call only after it
 * has started.
 */
export const onServerVersionStored = <T, Checkpoint>(
  { metaInstance }: RxReplicationState<T, Checkpoint>,
  run: (ids: readonly string[]) => void,
): Subscription => {
  if (!metaInstance) throw new Error('The replication has not started.');
  return metaInstance.changeStream().subscribe(({ events }) => {
    run(events.flatMap(({ documentData: { isCheckpoint, itemId } }) => (isCheckpoint === '0' ? [itemId] : [])));
  });
};
