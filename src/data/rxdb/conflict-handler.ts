import type { RxCollection, RxConflictHandler } from 'rxdb/plugins/core';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { equal } from '@divot/documents';
import { mergeDocuments, sortKeyOf } from '#src/domain/entities/documents.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { deviceName } from '#src/platform/device/device.ts';

// RxDB's own conflict handler would keep the server's document and drop the golfer's edits. Ours merges both. RxDB also
// asks the handler, under its own names, whether a document equals what it stored as the server's version: before a
// pull replaces it, and before it is sent. Only at these two points can we correct RxDB.

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

const ASSUME_RXDB_RIGHT: ServerKnowledge = { mayBeReplaced: () => true, mustBeSent: () => false };
const knowledgeOf = new WeakMap<object, ServerKnowledge>();

/** Sets what the collection's replication knows better than RxDB. */
export const setServerKnowledge = <T>(collection: RxCollection<T>, knowledge: ServerKnowledge): void => {
  knowledgeOf.set(collection, knowledge);
};

/** Called once, when the collection is opened. This keeps the merge out of the sync chunk. */
export const setConflictHandler = <T extends { readonly id: string }>(
  collection: RxCollection<T>,
  name: EntityName,
): void => {
  const knowledge = () => knowledgeOf.get(collection) ?? ASSUME_RXDB_RIGHT;
  const handler: RxConflictHandler<T> = {
    isEqual: (server, stored, context) => {
      if (context === BEFORE_A_PULL_REPLACES && !knowledge().mayBeReplaced(stored.id)) return false;
      if (context === BEFORE_SENDING && knowledge().mustBeSent(stored.id)) return false;
      return equal(server, stored);
    },
    resolve: ({ assumedMasterState, newDocumentState, realMasterState }) => {
      const sides = { base: assumedMasterState, local: newDocumentState, server: realMasterState };
      const merged = mergeDocuments(name, sides, { device: deviceName(), at: nowIso() });
      return Promise.resolve({ ...merged, sortKey: sortKeyOf(name, merged) } as never);
    },
  };
  collection.conflictHandler = handler;
};
