import { readLocal, writeLocal } from './local-store.ts';

// Whether this device has swings that wait for analysis. The start asks this first, so that golfers without any load
// nothing of the analysis.

const KEY = 'divot-swings-waiting';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const hasQueuedSwings = (): boolean => readLocal(KEY, isFlag) ?? false;
export const noteWaitingSwings = (waiting: boolean): void => {
  writeLocal(KEY, waiting);
};
