import { useSyncExternalStore } from 'react';

// What the device says of itself and its golfer; each hook follows a change at once.

const mediaHook = (query: string): (() => boolean) => {
  const asked = () => matchMedia(query);
  const watch = (changed: () => void) => {
    const watched = asked();
    watched.addEventListener('change', changed);
    return () => watched.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(watch, () => asked().matches);
};

/** Whether the golfer asked the system for less motion. */
export const useReducedMotion = mediaHook('(prefers-reduced-motion: reduce)');

/** Whether there is room for the desk's layout (Tailwind's `lg`): what only the other one shows need not be made. */
export const useIsWide = mediaHook('(width >= 64rem)');
