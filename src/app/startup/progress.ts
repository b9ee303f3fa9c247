import { atom, useAtomValue } from 'jotai';
import { state } from '#src/platform/state.ts';

/** starting: the steps run, shown one by one when `shown` · running: the app is there */
export type Progress =
  | { readonly phase: 'starting'; readonly step: number; readonly shown: boolean }
  | { readonly phase: 'no-storage' }
  | { readonly phase: 'running' };

export const progressAtom = atom<Progress>({ phase: 'starting', step: 0, shown: false });
export const useProgress = (): Progress => useAtomValue(progressAtom, { store: state });
