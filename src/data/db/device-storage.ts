import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { slicedWrites } from '#src/data/rxdb/sliced-writes.ts';
import { onConnectionEnded } from '#src/data/rxdb/ended-connections.ts';
import { withQuotaRetry } from '#src/data/rxdb/quota-retry.ts';
import { withBulkReads } from '#src/data/rxdb/bulk-reads.ts';
import { withMonotonicWrites } from '#src/data/rxdb/monotonic-writes.ts';
import { withMultiTabEvents } from '#src/data/rxdb/multi-tab-events.ts';

// IndexedDB through Dexie, as every golfer's database uses it.

/** `deleted`: another tab deletes the database; otherwise the browser ended the connection, for whatever reason. */
export type LostStorage = (deleted: boolean) => void;

/**
 * `onLost` hears of connections that end without our closing them. A write is reported when it is on the disk, not when
 * the system has it.
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
