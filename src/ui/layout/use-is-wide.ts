import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`, the width from which a screen has the desk's layout. */
const wide = () => matchMedia('(width >= 64rem)');
const watch = (changed: () => void) => {
  const asked = wide();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
};

/** Whether there is room for the desk's layout: what only the other one shows need not be made at all. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide().matches);
