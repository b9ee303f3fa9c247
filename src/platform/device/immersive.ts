import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { state } from '#src/platform/state.ts';

// On the course a hole uses the whole phone. A screen asks for it and the shell provides it.

const immersiveAtom = atom(false);

export const useIsImmersive = (): boolean => useAtomValue(immersiveAtom, { store: state });

/** Asks for the whole phone while the screen is shown and `active`. */
export const useImmersive = (active = true): void => {
  useEffect(() => {
    state.set(immersiveAtom, active);
    return () => state.set(immersiveAtom, false);
  }, [active]);
};
