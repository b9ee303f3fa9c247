import type { EntityName } from '#src/domain/entities/registry.ts';
import { withConflictResolved, withUnreadAside } from '#src/domain/entities/documents.ts';
import { type Result, ok } from '@divot/basics';
import { change, remove } from './store.ts';

/** Resolves a conflict: the golfer has picked one of two devices' values. */
export const resolveConflict = async (
  name: EntityName,
  id: string,
  conflictId: string,
  pick: 'current' | 'kept',
): Promise<Result<unknown>> => {
  let isMissing = false;
  const resolved = await change(name, id, (document) => {
    const after = withConflictResolved(name, document, conflictId, pick);
    isMissing = after === undefined;
    return (after ?? document) as never;
  });
  if (!resolved.ok) return resolved;
  return isMissing ? remove(name, id) : ok(undefined);
};

/** Moves what Divot cannot show of a document aside. It stays in the cloud, under `earlier`. */
export const setUnreadAside = (name: EntityName, id: string): Promise<Result<unknown>> =>
  change(name, id, (document) => withUnreadAside(name, document) as never);
