import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { slicedWrites } from '#src/data/rxdb/sliced-writes.ts';
import { type LostStorage, reopenWhenEnded, withReopening } from '#src/data/rxdb/reopened-connections.ts';
import { withQuotaRetry } from '#src/data/rxdb/quota-retry.ts';
import { withMonotonicWrites } from '#src/data/rxdb/monotonic-writes.ts';
import { withRecordedWrites } from '#src/data/rxdb/recorded-writes.ts';
import { withMultiTabEvents } from '#src/data/rxdb/multi-tab-events.ts';

// The IndexedDB storage, through Dexie, that every golfer's database uses.

/** Calls `onLost` when the database is deleted or stays out of reach. Reports a write when it is on disk. */
export const deviceStorage = (onLost: LostStorage = () => undefined): RxStorage<unknown, unknown> =>
  withMultiTabEvents(
    withMonotonicWrites(
      withRecordedWrites(
        withQuotaRetry(
          withReopening(
            getRxStorageDexie({
              chromeTransactionDurability: 'strict',
              onCreate: (dexie) => {
                dexie.use(slicedWrites);
                reopenWhenEnded(dexie, onLost);
              },
            }),
            onLost,
          ),
        ),
      ),
    ),
  );
