import type { RxCollection, RxConflictHandler } from 'rxdb/plugins/core';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { equal } from '#src/domain/merge/equal.ts';
import { mergeDocuments } from '#src/domain/merge/merge.ts';
import { nowIso } from '#src/platform/clock.ts';
import { deviceName } from '#src/platform/device.ts';

// RxDB's own conflict handler would keep the server's document and drop the golfer's edits; ours joins both. And RxDB
// asks the handler, under names of its own, whether a document equals what it has stored as the server's: before a pull
// replaces it, and before it is sent. Only there, where RxDB decides, can a wrong belief of RxDB's be put right.

const BEFORE_A_PULL_REPLACES = 'downstream-check-if-equal-0';
const BEFORE_SENDING = 'upstream-check-if-equal';

export type Beliefs = {
  /** False where the server may not have what RxDB takes for the server's, so that no pull may replace it. */
  readonly mayBeReplaced: (id: string) => boolean;
  /** True where the server may have something else than RxDB believes: sent, although nothing has changed. */
  readonly mustBeSent: (id: string) => boolean;
};

const TRUSTING: Beliefs = { mayBeReplaced: () => true, mustBeSent: () => false };
const beliefsOf = new WeakMap<object, Beliefs>();

/** What the collection's replication knows better than RxDB. */
export const setBeliefs = <T>(collection: RxCollection<T>, beliefs: Beliefs): void => {
  beliefsOf.set(collection, beliefs);
};

/** Once, when the collection is opened: the merge is then no part of the sync chunk. */
export const setConflictHandler = <T extends { readonly id: string }>(
  collection: RxCollection<T>,
  name: EntityName,
): void => {
  const beliefs = () => beliefsOf.get(collection) ?? TRUSTING;
  const handler: RxConflictHandler<T> = {
    isEqual: (server, stored, context) => {
      if (context === BEFORE_A_PULL_REPLACES && !beliefs().mayBeReplaced(stored.id)) return false;
      if (context === BEFORE_SENDING && beliefs().mustBeSent(stored.id)) return false;
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
