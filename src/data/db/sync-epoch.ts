import { nowIso } from '#src/platform/clock/clock.ts';
import type { DivotDatabase } from './collections.ts';

// RxDB notes beside the documents what it has exchanged with the cloud. When documents are lost and created again,
// those notes are wrong. Sync then starts again under a new name, which compares every document once.

const LOCAL_DOCUMENT = 'sync-epoch';

export const syncFromTheStart = async (database: DivotDatabase): Promise<void> => {
  await database.upsertLocal(LOCAL_DOCUMENT, { since: nowIso() });
};

/** Part of the replication's name. Empty for a database that was never lost. */
export const syncEpoch = async (database: DivotDatabase): Promise<string> =>
  (await database.getLocal<{ since: string }>(LOCAL_DOCUMENT))?.toJSON().data.since ?? '';
