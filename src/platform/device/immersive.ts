import { useEffect } from 'react';
import { state, atom, useAtomValue } from '#src/platform/state.ts';

// On the course a hole uses the whole phone. A screen asks for it and the shell provides it.

const immersiveAtom = atom(false);

export const useIsImmersive = (): boolean => useAtomValue(immersiveAtom);

/** Asks for the whole phone while the screen is shown and `active`. */
export const useImmersive = (active = true): void => {
  useEffect(() => {
    const take = (whole: boolean) => {
      state.set(immersiveAtom, whole);
      document.documentElement.toggleAttribute('data-immersive', whole); // tokens.css
    };
    take(active);
    return () => take(false);
  }, [active]);
};
