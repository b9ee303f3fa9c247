import {
  type RxCollection,
  type RxDocumentData,
  getAssumedMasterState,
  getChangedDocumentsSince,
  getLastCheckpointDoc,
} from 'rxdb/plugins/core';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { Subscription } from 'rxjs';
import { equal } from '#src/domain/merge/equal.ts';

// What RxDB's replication has stored about each document: which are dirty (changed here and not acknowledged by the
// cloud), and which are here only because the cloud sent them.

type Content = Readonly<Record<string, unknown>>;
type Stored<T> = RxDocumentData<T>;
type Replicated<T, Checkpoint> = Pick<RxReplicationState<T, Checkpoint>, 'collection' | 'internalReplicationState'>;
type Identified = { readonly id: string };

export type StoredVersion = {
  /** RxDB's time of the write. */
  readonly version: number;
  readonly content: Content;
  /** No local change since the server sent it: RxDB marks what its pull stored. */
  readonly isFromServer: boolean;
};
/** A document as it is stored here, and whether RxDB takes it for what the server has. */
export type Comparison = Pick<StoredVersion, 'version' | 'content'> & Identified & { readonly isEqual: boolean };

/** More documents than this are not compared one by one. */
const COMPARED = 2_000;

export const toStoredVersion = <T>({ _rev, _meta, _attachments, ...content }: Stored<T>): StoredVersion => ({
  version: _meta.lwt,
  content,
  isFromServer: _meta['o']?._rev === Number.parseInt(_rev),
});

const compare = async <T extends Identified, Checkpoint>(
  { internalReplicationState: internal }: Replicated<T, Checkpoint>,
  documents: readonly Stored<T>[],
): Promise<Comparison[]> => {
  const ids = documents.map(({ id }) => id);
  const servers = internal ? await getAssumedMasterState(internal, ids) : {};
  return documents.map((document) => {
    const { version, content } = toStoredVersion(document);
    const server = servers[document.id]?.docData;
    return { id: document.id, version, content, isEqual: server !== undefined && equal(content, withoutMeta(server)) };
  });
};
const withoutMeta = ({ _rev, _meta, _attachments, ...content }: Content): Content => content;

/**
 * The documents written since RxDB last sent, from what it keeps on disk: right after a restart, with no network too.
 * `isAll` is false where there are more than are compared.
 */
export const compareSincePush = async <T extends Identified, Checkpoint>(
  state: Replicated<T, Checkpoint>,
): Promise<{ readonly comparisons: readonly Comparison[]; readonly isAll: boolean }> => {
  const internal = state.internalReplicationState;
  const since = internal ? await getLastCheckpointDoc(internal, 'up') : undefined;
  const { documents } = await getChangedDocumentsSince(state.collection.storageInstance, COMPARED, since as never);
  return { comparisons: await compare(state, documents), isAll: documents.length < COMPARED };
};

/** The same of these documents alone, deleted ones too. */
export const compareAmong = async <T extends Identified, Checkpoint>(
  state: Replicated<T, Checkpoint>,
  ids: readonly string[],
): Promise<readonly Comparison[]> =>
  ids.length === 0 ? [] : compare(state, await state.collection.storageInstance.findDocumentsById([...ids], true));

/** These documents as they are stored now, deleted ones too. */
export const storedVersions = async <T extends Identified>(
  { storageInstance }: RxCollection<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredVersion>> => {
  const stored = await storageInstance.findDocumentsById([...ids], true);
  return new Map(stored.map((document) => [document.id, toStoredVersion(document)]));
};

/** Tells when RxDB has stored what it takes for the server's version of these documents. Only once it has started. */
export const onServerVersionStored = <T, Checkpoint>(
  { metaInstance }: RxReplicationState<T, Checkpoint>,
  run: (ids: readonly string[]) => void,
): Subscription => {
  if (!metaInstance) throw new Error('The replication has not started.');
  return metaInstance.changeStream().subscribe(({ events }) => {
    run(events.flatMap(({ documentData: { isCheckpoint, itemId } }) => (isCheckpoint === '0' ? [itemId] : [])));
  });
};
