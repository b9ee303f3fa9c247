import type { RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { writtenPages } from '#src/data/rxdb/written-pages.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { keyOf } from '#src/sync/document-state.ts';
import { type LocalDocument, needsAttention } from '#src/sync/wire.ts';

// Finds documents with a conflict, or a value that cannot be shown, that waits for the golfer.

const LOCAL_DOCUMENT = 'open-disagreements';

/** The keys found so far, and per collection the last write that was read, in ms. */
type Known = { readonly keys: readonly string[]; readonly upTo: Readonly<Partial<Record<EntityName, number>>> };

/** Reads what was written to one collection since `from`. Returns how far it has read. */
const readOn = async (database: DivotDatabase, name: EntityName, from: number, keys: Set<string>): Promise<number> => {
  const collection = database[name] as unknown as RxCollection<LocalDocument>;
  let done = from;
  for await (const { writes, upTo } of writtenPages(collection, from)) {
    for (const { document } of writes) {
      const { id } = document;
      if (needsAttention(name, document)) keys.add(keyOf(name, id));
      else keys.delete(keyOf(name, id));
    }
    done = upTo;
  }
  return done;
};

/**
 * Keys of the documents with an open conflict. Reads only what was written since the last call, so a start does not go
 * through a lifetime of rounds.
 */
export const findOpenConflicts = async (
  database: DivotDatabase,
  names: readonly EntityName[],
): Promise<readonly string[]> => {
  const known = (await database.getLocal<Known>(LOCAL_DOCUMENT))?.toJSON().data;
  const keys = new Set(known?.keys);
  const upTo: Partial<Record<EntityName, number>> = { ...known?.upTo };
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- at start, in the background
    upTo[name] = await readOn(database, name, upTo[name] ?? 0, keys);
  }
  await database.upsertLocal(LOCAL_DOCUMENT, { keys: [...keys], upTo });
  return [...keys];
};
