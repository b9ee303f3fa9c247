import { useEffect } from 'react';
import { cloud } from './cloud.ts';
import { logError } from './monitoring/error-log.ts';
import { useNetwork, useSyncStatus } from './state.ts';

/** Pulls a collection shared by all golfers while the screen is open. */
export const useSharedCollection = (collection: 'coaches' | 'games'): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    const follow = async () => {
      const access = await cloud();
      if (!over) stop = access.follow(collection);
    };
    follow().catch(logError);
    return () => {
      over = true;
      stop?.();
    };
  }, [collection]);
};

/** Why a shared list is empty here. Only 'none' means that there is nothing. */
export const useWhyEmpty = (): 'offline' | 'failing' | 'loading' | 'none' => {
  const network = useNetwork();
  const { phase } = useSyncStatus();
  if (network === 'offline') return 'offline';
  if (phase === 'failing') return 'failing';
  return phase === 'syncing' ? 'loading' : 'none';
};
