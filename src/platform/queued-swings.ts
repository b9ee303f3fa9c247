import { readLocal, writeLocal } from './local-store.ts';

// Does this device have swings whose analysis has not ended? The start of the app asks here, so that it loads nothing
// of the analysis for those who have none.

const KEY = 'divot-swings-waiting';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const hasQueuedSwings = (): boolean => readLocal(KEY, isFlag) ?? false;
export const noteWaitingSwings = (waiting: boolean): void => {
  writeLocal(KEY, waiting);
};
