import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { Subscription } from 'rxjs';
import { type StoredVersion, toStoredVersion } from './stored-versions.ts';

// Reports every write to a replicated collection, other tabs' too, and whether a pull made it. RxDB's storages report
// each batch of writes with its context, and the replication names the context of its pulls.
// tests/data/rxdb/followed-writes.test.ts

export type Write = Pick<StoredVersion, 'version' | 'content'> & { readonly id: string; readonly isPulled: boolean };

/** Call only after the replication has started. */
export const onWrites = async <T extends { readonly id: string }, Checkpoint>(
  { collection, internalReplicationState: internal }: RxReplicationState<T, Checkpoint>,
  run: (write: Write) => void,
): Promise<Subscription> => {
  if (!internal) throw new Error('The replication has not started.');
  const contextOfPulls = await internal.downstreamBulkWriteFlag;
  return collection.storageInstance.changeStream().subscribe(({ context, events }) => {
    for (const { documentId, documentData } of events) {
      const { version, content } = toStoredVersion(documentData);
      run({ id: documentId, version, content, isPulled: context === contextOfPulls });
    }
  });
};
