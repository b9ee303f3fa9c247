import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as database from '#src/data/db/database.ts';
import { openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { state, storageTimedOutAtom } from '#src/platform/state.ts';

// A database does not open: the previous page still has it open, or the system's storage hangs.

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is reported within five seconds, and withdrawn if it opens after all', async () => {
  let give = (_error: Error) => {};
  vi.spyOn(database, 'openDatabase').mockReturnValue(
    new Promise((_, reject) => {
      give = reject;
    }),
  );
  const opening = openGolferDatabase('sam');
  await vi.advanceTimersByTimeAsync(4_900);
  expect(state.get(storageTimedOutAtom)).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(state.get(storageTimedOutAtom)).toBe(true);

  give(new Error('after all, with an error'));
  await expect(opening).rejects.toThrow('after all');
  expect(state.get(storageTimedOutAtom)).toBe(false);
});
