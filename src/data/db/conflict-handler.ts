import type { RxConflictHandler } from 'rxdb/plugins/core';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { equal } from '#src/domain/merge/equal.ts';
import { mergeDocuments } from '#src/domain/merge/merge.ts';
import { nowIso } from '#src/platform/clock.ts';
import { deviceName } from '#src/platform/device.ts';

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
