import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');
const watch = (changed: () => void) => {
  const asked = query();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
};

/** Whether the golfer asked the system for less motion; follows a change at once. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, () => query().matches);
