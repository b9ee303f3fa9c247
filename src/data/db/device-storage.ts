import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { slicedWrites } from '#src/data/rxdb/sliced-writes.ts';
import { onConnectionEnded } from '#src/data/rxdb/ended-connections.ts';
import { withQuotaRetry } from '#src/data/rxdb/quota-retry.ts';
import { withBulkReads } from '#src/data/rxdb/bulk-reads.ts';
import { withMonotonicWrites } from '#src/data/rxdb/monotonic-writes.ts';
import { withMultiTabEvents } from '#src/data/rxdb/multi-tab-events.ts';

// The IndexedDB storage, through Dexie, that every golfer's database uses.

/** `deleted`: another tab deletes the database. Otherwise the browser has ended the connection. */
export type LostStorage = (deleted: boolean) => void;

/**
 * Calls `onLost` when a connection ends that we have not closed. Reports a write when it is on disk, not when the
 * system has accepted it.
 */
export const deviceStorage = (onLost: LostStorage = () => undefined): RxStorage<unknown, unknown> =>
  withMultiTabEvents(
    withMonotonicWrites(
      withQuotaRetry(
        withBulkReads(
          getRxStorageDexie({
            chromeTransactionDurability: 'strict',
            onCreate: (dexie) => {
              dexie.use(slicedWrites);
              dexie.on('versionchange', ({ newVersion }) => {
                if (newVersion === null) onLost(true);
              });
              onConnectionEnded(dexie, () => onLost(false));
            },
          }),
        ),
      ),
    ),
  );
