import { useSyncExternalStore } from 'react';

// Media queries about the device and the golfer's settings. Each hook follows changes at once.

const mediaHook = (query: string): (() => boolean) => {
  const list = () => matchMedia(query);
  const watch = (changed: () => void) => {
    const watched = list();
    watched.addEventListener('change', changed);
    return () => watched.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      watch,
      () => list().matches,
      () => false,
    );
};

/** Whether the golfer asked the system for less motion. */
export const useReducedMotion = mediaHook('(prefers-reduced-motion: reduce)');

/**
 * Whether there is room for the desktop layout (Tailwind's `lg`), so that parts of the other layout need not be
 * rendered.
 */
export const useIsWide = mediaHook('(width >= 64rem)');
