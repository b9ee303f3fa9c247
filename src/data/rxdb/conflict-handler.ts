import type { RxCollection, RxConflictHandler } from 'rxdb/plugins/core';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { equal } from '@divot/documents';
import { mergeDocuments, sortKeyOf } from '#src/domain/entities/documents.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { deviceName } from '#src/platform/device/device.ts';

// RxDB's default handler would keep the server's document and drop the golfer's edits. Ours merges both. RxDB also asks
// the handler, with a context, whether a document equals what it stored as the server's version: before a pull replaces
// it, and before it is sent. Only there can it learn that what it stored is not what the server has.

const BEFORE_A_PULL_REPLACES = 'downstream-check-if-equal-0';
const BEFORE_SENDING = 'upstream-check-if-equal';

export type ServerKnowledge = {
  /** False if the server may not have what RxDB believes it has. Then no pull may replace the document. */
  readonly mayBeReplaced: (id: string) => boolean;
  /**
   * True if the server may have something other than RxDB believes. Then the document is sent although nothing has
   * changed.
   */
  readonly mustBeSent: (id: string) => boolean;
};
type Identified = { readonly id: string };
type Handler = RxConflictHandler<Identified> & { knowledge?: ServerKnowledge };

export const conflictHandlerOf = (name: EntityName): Handler => {
  const handler: Handler = {
    isEqual: (server, stored, context) => {
      const { mayBeReplaced, mustBeSent } = handler.knowledge ?? {};
      if (context === BEFORE_A_PULL_REPLACES && mayBeReplaced?.(stored.id) === false) return false;
      if (context === BEFORE_SENDING && mustBeSent?.(stored.id)) return false;
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

/** Sets what the collection's replication knows better than RxDB. */
export const setServerKnowledge = <T>({ conflictHandler }: RxCollection<T>, knowledge: ServerKnowledge): void => {
  Object.assign(conflictHandler, { knowledge });
};
