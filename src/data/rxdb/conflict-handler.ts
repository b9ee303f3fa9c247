import type { RxCollection, RxConflictHandler } from 'rxdb/plugins/core';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { equal } from '@divot/documents';
import { mergeDocuments, sortKeyOf } from '#src/domain/entities/documents.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { deviceName } from '#src/platform/device/device.ts';

// RxDB's default handler would keep the server's document and drop the golfer's edits. Ours merges both. Before a pull
// replaces a document, RxDB also asks the handler whether that document equals what it believes the server to have. Only
// there can it learn that the server may have something else.

const BEFORE_A_PULL_REPLACES = 'downstream-check-if-equal-0';

type MayBeReplaced = (id: string) => boolean;
type Handler = RxConflictHandler<{ readonly id: string }> & { mayBeReplaced?: MayBeReplaced };

export const conflictHandlerOf = (name: EntityName): Handler => {
  const handler: Handler = {
    isEqual: (server, stored, context) => {
      if (context === BEFORE_A_PULL_REPLACES && handler.mayBeReplaced?.(stored.id) === false) return false;
      return equal(server, stored);
    },
    resolve: ({ assumedMasterState, newDocumentState, realMasterState }) => {
      const sides = { base: assumedMasterState, local: newDocumentState, server: realMasterState };
      const merged = mergeDocuments(name, sides, { device: deviceName(), at: nowIso() });
      return Promise.resolve({ ...merged, sortKey: sortKeyOf(name, merged) } as never);
    },
  };
  return handler;
};

/** Says which documents a pull may replace: not those of which the server may not have what RxDB believes it has. */
export const setMayBeReplaced = <T>({ conflictHandler }: RxCollection<T>, mayBeReplaced: MayBeReplaced): void => {
  Object.assign(conflictHandler, { mayBeReplaced });
};
