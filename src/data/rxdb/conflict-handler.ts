import type { RxCollection, RxConflictHandler } from 'rxdb/plugins/core';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type JsonMap, equal, sameContent } from '@divot/documents';
import { mergeDocuments, sortKeyOf } from '#src/domain/entities/documents.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { deviceName } from '#src/platform/device/device.ts';

// RxDB's default handler would keep the server's document and drop the golfer's edits. Ours merges both. Before a pull
// replaces a document, RxDB also asks the handler whether that document equals what it believes the server to have. Only
// there can it learn that the server may have something else.

const BEFORE_A_PULL_REPLACES = 'downstream-check-if-equal-0';

type MayBeReplaced = (id: string) => boolean;
type Handler = RxConflictHandler<{ readonly id: string }> & { mayBeReplaced?: MayBeReplaced };

/**
 * The server's version as this device's history has it, where RxDB knows of none: the document came in the file of
 * another phone, with its history.
 */
const versionInHistory = async (
  database: DivotDatabase,
  name: EntityName,
  server: { readonly id: string },
): Promise<JsonMap | undefined> => {
  const { storedVersions } = await import('#src/data/queries/history.ts');
  const versions = await storedVersions(database, name, server.id);
  return versions.find(({ document }) => sameContent(document, { ...server }))?.document;
};

export const conflictHandlerOf = (name: EntityName, database: DivotDatabase): Handler => {
  const handler: Handler = {
    isEqual: (server, stored, context) => {
      if (context === BEFORE_A_PULL_REPLACES && handler.mayBeReplaced?.(stored.id) === false) return false;
      return equal(server, stored);
    },
    resolve: async ({ assumedMasterState, newDocumentState, realMasterState }) => {
      const base = assumedMasterState ?? (await versionInHistory(database, name, realMasterState));
      const sides = { base, local: newDocumentState, server: realMasterState };
      const merged = mergeDocuments(name, sides, { device: deviceName(), at: nowIso() });
      return { ...merged, sortKey: sortKeyOf(name, merged) } as never;
    },
  };
  return handler;
};

/** Says which documents a pull may replace: not those of which the server may not have what RxDB believes it has. */
export const setMayBeReplaced = <T>({ conflictHandler }: RxCollection<T>, mayBeReplaced: MayBeReplaced): void => {
  Object.assign(conflictHandler, { mayBeReplaced });
};
