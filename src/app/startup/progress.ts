import { atom, useAtomValue } from '#src/platform/state.ts';

/**
 * starting: the steps run, shown one by one when `shown` · running: the app is there
 * no-storage: the browser keeps nothing · failed: the golfer's database did not open; nothing of it was changed
 */
export type Progress =
  | { readonly phase: 'starting'; readonly step: number; readonly shown: boolean }
  | { readonly phase: 'no-storage' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'running' };

export const progressAtom = atom<Progress>({ phase: 'starting', step: 0, shown: false });
export const useProgress = (): Progress => useAtomValue(progressAtom);
