import type { EntityName } from '#src/domain/entities/registry.ts';
import { resolveConflict } from '#src/domain/merge/settle.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import { change, remove } from './store.ts';

/** The golfer has picked one of two values that two devices wrote in the same place. */
export const settle = async (
  name: EntityName,
  id: string,
  conflictId: string,
  pick: 'current' | 'kept',
): Promise<Result<void>> => {
  let gone = false;
  const settled = await change(name, id, (document) => {
    const after = resolveConflict(name, document, conflictId, pick);
    gone = after === undefined;
    return (after ?? document) as never;
  });
  if (!settled.ok) return settled;
  return gone ? remove(name, id) : ok(undefined);
};
