import { nowIso } from '#src/platform/clock.ts';
import type { DivotDatabase } from './collections.ts';

// What has been exchanged with the cloud is noted beside the documents. When documents are lost and made anew, those
// notes are wrong: syncing starts again under a new name, which compares every document once.

const LOCAL_DOCUMENT = 'sync-epoch';

export const syncFromTheStart = async (database: DivotDatabase): Promise<void> => {
  await database.upsertLocal(LOCAL_DOCUMENT, { since: nowIso() });
};

/** Part of the replication's name; empty for a database that was never lost. */
export const syncEpoch = async (database: DivotDatabase): Promise<string> =>
  (await database.getLocal<{ since: string }>(LOCAL_DOCUMENT))?.toJSON().data.since ?? '';
