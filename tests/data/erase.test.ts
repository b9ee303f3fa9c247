import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { benchRounds } from '#dev/bench/rounds.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { golferDatabases } from '#src/data/db/database-name.ts';
import { eraseGolfer } from '#src/data/db/erase.ts';
import { isToBeErased, whileInUse } from '#src/data/db/in-use.ts';
import { eventually } from '#tests/support/eventually.ts';
import { lockManager } from '#tests/support/locks.ts';

// A golfer signs out while something without a page, the service worker that pushes, has their database open: nothing
// of it is left, and nothing of it comes back.

beforeEach(() => vi.stubGlobal('navigator', { locks: lockManager() }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rounds = benchRounds('sam', 2);
const opened = async (uid: string) => {
  const database = await openDatabase(uid, { multiInstance: false, collections: ['rounds'] });
  await database.rounds.insert(rounds[0]!);
  return database;
};
/** Work that goes on until it is told to end. */
const working = () => {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
};

it('an erased database is not made again by whoever had it open', async () => {
  const database = await opened('erased-under');
  await eraseGolfer('erased-under');
  await expect(database.rounds.insert(rounds[1]!)).rejects.toThrow();
  expect(await golferDatabases('erased-under')).toEqual([]);
});

it('erasing waits until the worker has let go, which is told that it shall', async () => {
  await (await opened('in-use')).close();
  const { work, end } = working();
  const pushing = whileInUse('in-use', work);
  expect(await isToBeErased('in-use')).toBe(false);
  const erasing = eraseGolfer('in-use');
  await eventually(async () => expect(await isToBeErased('in-use')).toBe(true));
  expect(await golferDatabases('in-use')).not.toEqual([]);
  end();
  await Promise.all([pushing, erasing]);
  expect(await golferDatabases('in-use')).toEqual([]);
});

it('a worker that does not come to its end keeps nobody from signing out', async () => {
  await (await opened('hung')).close();
  const tooLong = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLong.signal);
  const { work, end } = working();
  const pushing = whileInUse('hung', work);
  const erasing = eraseGolfer('hung');
  await eventually(async () => expect(await isToBeErased('hung')).toBe(true));
  tooLong.abort(new Error('too long'));
  await erasing;
  expect(await golferDatabases('hung')).toEqual([]);
  end();
  await pushing;
});
