import { useEffect } from 'react';
import { isSampleShown } from '#src/data/live/current.ts';
import { useLive } from '#src/data/live/use-live.ts';
import { hasArrived, noteArrived } from '#src/platform/storage/arrived.ts';
import { useNetwork, useSyncStatus, useUid } from '#src/platform/state.ts';
import { useFinishedRounds } from './rounds.ts';

/**
 * Whether all of the golfer's documents have been on this device once. 'fetching': they arrive for the first time.
 * 'recent': the newest are here, which is all the dashboard shows. 'unsure': fetching cannot begin or finish (no network,
 * or the cloud does not respond).
 */
export type Arrival = 'fetching' | 'recent' | 'unsure' | 'complete';

export const useArrival = (): Arrival => {
  const { phase, hasRecent, lastSyncedAt } = useSyncStatus();
  const network = useNetwork();
  const uid = useUid();
  useEffect(() => {
    if (uid !== undefined && lastSyncedAt !== undefined) noteArrived(uid, lastSyncedAt);
  }, [uid, lastSyncedAt]);
  if (isSampleShown() || lastSyncedAt !== undefined) return 'complete';
  if (uid !== undefined && hasArrived(uid)) return 'complete';
  if (phase === 'syncing') return hasRecent === true ? 'recent' : 'fetching';
  // Sync starts once the first screen is shown. Until then nobody knows that nothing is there.
  return phase === 'off' && network !== 'offline' ? 'fetching' : 'unsure';
};

const COUNTED = 200;
const some = { selector: {}, sort: [{ sortKey: 'asc' as const }], limit: COUNTED };

/** How many documents of each kind are here while they arrive. */
export const useArrived = () => {
  const { documents: rounds } = useFinishedRounds(COUNTED);
  const { documents: sessions } = useLive('practiceSessions', some);
  const { documents: workouts } = useLive('workouts', some);
  const { documents: swings } = useLive('swings', { ...some, limit: 5 });
  return { rounds: rounds.length, practice: sessions.length + workouts.length, swings: swings.length };
};
