import { useEffect } from 'react';

/** Keeps the screen on while `active`, if the browser can. Asks again whenever the app comes back to the front. */
export const useWakeLock = (active: boolean): void => {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || over) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        lock = undefined; // low battery: the phone decides, and the golfer taps the screen awake
      }
    };
    const takeAgain = () => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, [active]);
};
