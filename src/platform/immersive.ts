import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { state } from './state.ts';

// On the course the hole has the whole phone: a screen asks for it, the shell gives it.

const immersiveAtom = atom(false);

export const useIsImmersive = (): boolean => useAtomValue(immersiveAtom, { store: state });

/** Asks for the whole phone while the calling screen is shown and `active`. */
export const useImmersive = (active = true): void => {
  useEffect(() => {
    state.set(immersiveAtom, active);
    return () => state.set(immersiveAtom, false);
  }, [active]);
};
