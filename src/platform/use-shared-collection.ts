import { useEffect } from 'react';
import { cloud } from './cloud.ts';
import { logError } from './error-log.ts';

/** Pulls a collection that belongs to everybody while the screen is open. */
export const useSharedCollection = (collection: 'coaches' | 'games'): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    const follow = async () => {
      const door = await cloud();
      if (!over) stop = door.follow(collection);
    };
    follow().catch(logError);
    return () => {
      over = true;
      stop?.();
    };
  }, [collection]);
};
