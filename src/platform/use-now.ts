import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** The time, read anew every `everyMs` while `active`, and at once when the screen comes back. */
export const useNow = (everyMs: number, active = true): Date => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (!active) return undefined;
    const read = () => setAt(now());
    read();
    const timer = setInterval(read, everyMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [everyMs, active]);
  return at;
};
