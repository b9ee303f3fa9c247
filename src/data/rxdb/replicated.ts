import {
  type RxDocumentData,
  getAssumedMasterState,
  getChangedDocumentsSince,
  getLastCheckpointDoc,
} from 'rxdb/plugins/core';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { Subscription } from 'rxjs';
import { equal } from '@divot/documents';
import { storedDocuments, toContent, versionOf } from './storage.ts';

// Which documents the server does not have yet. RxDB tells for a whole collection whether it is in sync, not for a
// document (https://github.com/pubkey/rxdb/issues/6257), but its replication stores what it believes to be the server's
// version of each ("assumed master state"). tests/data/rxdb/replicated.test.ts

type Identified = { readonly id: string };
type Replicated<T, Checkpoint> = Pick<RxReplicationState<T, Checkpoint>, 'collection' | 'internalReplicationState'>;

type Version = Identified & { readonly version: number; readonly content: Readonly<Record<string, unknown>> };
/** A stored document, and whether RxDB believes that the server has it. */
export type Comparison = Version & { readonly isEqual: boolean };
/** `isPulled`: a pull wrote it. */
export type Write = Version & { readonly isPulled: boolean };

const toVersion = <T extends Identified>(document: RxDocumentData<T>): Version => ({
  id: document.id,
  version: versionOf(document),
  content: toContent(document),
});

/** More documents than this are not compared one by one. */
const COMPARED = 2_000;

const compare = async <T extends Identified, Checkpoint>(
  { internalReplicationState: internal }: Replicated<T, Checkpoint>,
  documents: readonly RxDocumentData<T>[],
): Promise<Comparison[]> => {
  const ids = documents.map(({ id }) => id);
  const servers = internal ? await getAssumedMasterState(internal, ids) : {};
  return documents.map((document) => {
    const server = servers[document.id]?.docData;
    const isEqual = server !== undefined && equal(toContent(document), toContent(server as typeof document));
    return { ...toVersion(document), isEqual };
  });
};

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
  ids.length === 0 ? [] : compare(state, [...(await storedDocuments(state.collection, ids)).values()]);

/**
 * Reports every write to the collection, other tabs' too. RxDB reports each batch of writes with its context, and the
 * replication names the context of its pulls. Call only after the replication has started.
 */
export const onWrites = async <T extends Identified, Checkpoint>(
  { collection, internalReplicationState: internal }: RxReplicationState<T, Checkpoint>,
  run: (write: Write) => void,
): Promise<Subscription> => {
  if (!internal) throw new Error('The replication has not started.');
  const contextOfPulls = await internal.downstreamBulkWriteFlag;
  return collection.storageInstance.changeStream().subscribe(({ context, events }) => {
    for (const { documentData } of events) run({ ...toVersion(documentData), isPulled: context === contextOfPulls });
  });
};

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

/**
 * Tells RxDB whether something is being sent. It holds every pull back meanwhile
 * (https://github.com/pubkey/rxdb/issues/5571), by itself through all tries of a push and the pauses between.
 * tests/sync/no-endless-retry.test.ts
 */
export const noteSending = <T, Checkpoint>(
  { internalReplicationState: internal }: RxReplicationState<T, Checkpoint>,
  isSending: boolean,
): void => internal?.events.active.up.next(isSending);
