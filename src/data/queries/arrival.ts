import { useEffect } from 'react';
import { isSampleShown } from '#src/data/live/current.ts';
import { hasArrived, noteArrived } from '#src/platform/storage/arrived.ts';
import { useSession, useSyncStatus } from '#src/platform/state.ts';

/**
 * Whether all of the golfer's documents have been on this device once. 'fetching': they arrive for the first time.
 * 'recent': the newest are here, which is all the dashboard shows. 'unsure': fetching has not started or cannot finish
 * (no network, or the cloud does not respond).
 */
export type Arrival = 'fetching' | 'recent' | 'unsure' | 'complete';

export const useArrival = (): Arrival => {
  const session = useSession();
  const { phase, hasRecent, lastSyncedAt } = useSyncStatus();
  const uid = session.kind === 'signed-in' ? session.user.uid : undefined;
  useEffect(() => {
    if (uid !== undefined && lastSyncedAt !== undefined) noteArrived(uid, lastSyncedAt);
  }, [uid, lastSyncedAt]);
  if (isSampleShown() || lastSyncedAt !== undefined) return 'complete';
  if (uid !== undefined && hasArrived(uid)) return 'complete';
  if (phase !== 'syncing') return 'unsure';
  return hasRecent === true ? 'recent' : 'fetching';
};
