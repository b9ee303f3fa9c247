import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { benchRounds } from '#dev/bench/rounds.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { golferDatabases } from '#src/data/db/database-name.ts';
import { eraseGolfer, finishErasing } from '#src/data/db/erase.ts';
import { isToBeErased, withSharedDatabaseLock } from '#src/data/db/database-lock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { lockManager } from '#tests/support/locks.ts';
import { SHARED_DATA, SHARED_VIDEOS, SHOP_PICTURES_CACHE } from '#workers/service-worker/contract.ts';

// A golfer signs out while the service worker, which pushes without a page, has their database open. None of their data
// may stay or come back.

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: lockManager() });
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Like localStorage, it exposes each stored item as a property. */
const storage = (): object =>
  Object.create(
    {
      getItem(key: string) {
        return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
      },
      setItem(key: string, value: string) {
        Reflect.set(this, key, value);
      },
      removeItem(key: string) {
        Reflect.deleteProperty(this, key);
      },
    },
    {},
  ) as object;

const rounds = benchRounds('sam', 2);
const opened = async (uid: string) => {
  const database = await openDatabase(uid, { multiInstance: false, collections: ['rounds'] });
  await database.rounds.insert(rounds[0]!);
  return database;
};
/** Work that continues until the test ends it. */
const working = () => {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
};

it('nothing of the golfer stays in any store, and another golfer’s data stays', async () => {
  const files = new Set(['golfer-sam', 'golfer-bo', 'swing-model']);
  const removeEntry = (name: string) =>
    files.delete(name) ? Promise.resolve() : Promise.reject(new DOMException(name, 'NotFoundError'));
  const shared = new Set([SHARED_VIDEOS, SHARED_DATA, SHOP_PICTURES_CACHE]);
  vi.stubGlobal('navigator', {
    locks: lockManager(),
    storage: { getDirectory: () => Promise.resolve({ removeEntry }) },
  });
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(shared.delete(name)) });
  localStorage.setItem('divot-place-sam', '{"latitude":51}');
  localStorage.setItem('divot-place-bo', '{"latitude":52}');
  await (await opened('sam')).close();
  await (await opened('bo')).close();
  await eraseGolfer('sam');
  expect(await golferDatabases('sam')).toEqual([]);
  expect([...files]).toEqual(['golfer-bo', 'swing-model']);
  expect([...shared]).toEqual([SHOP_PICTURES_CACHE]);
  expect(Object.keys(localStorage)).toEqual(['divot-place-bo']);
  expect(await golferDatabases('bo')).not.toEqual([]);
  await eraseGolfer('bo'); // bo has stored and shared no file
  await eraseGolfer('bo');
  expect([...files]).toEqual(['swing-model']);
});

it('a golfer signs out in a browser that denies access to the file folder', async () => {
  const removeEntry = () => Promise.reject(new DOMException('no', 'SecurityError'));
  vi.stubGlobal('navigator', {
    locks: lockManager(),
    storage: { getDirectory: () => Promise.resolve({ removeEntry }) },
  });
  await (await opened('sam')).close();
  await eraseGolfer('sam');
  expect(await golferDatabases('sam')).toEqual([]);
});

it('an erased database is not created again by code that had it open', async () => {
  const database = await opened('erased-under');
  await eraseGolfer('erased-under');
  await expect(database.rounds.insert(rounds[1]!)).rejects.toThrow();
  expect(await golferDatabases('erased-under')).toEqual([]);
});

it('erasing tells the worker to release the database and waits for it', async () => {
  await (await opened('in-use')).close();
  const { work, end } = working();
  const pushing = withSharedDatabaseLock('in-use', work);
  expect(await isToBeErased('in-use')).toBe(false);
  const erasing = eraseGolfer('in-use');
  await eventually(async () => expect(await isToBeErased('in-use')).toBe(true));
  expect(await golferDatabases('in-use')).not.toEqual([]);
  end();
  await Promise.all([pushing, erasing]);
  expect(await golferDatabases('in-use')).toEqual([]);
});

it('a worker that does not stop prevents nobody from signing out', async () => {
  await (await opened('hung')).close();
  const tooLong = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLong.signal);
  const { work, end } = working();
  const pushing = withSharedDatabaseLock('hung', work);
  const erasing = eraseGolfer('hung');
  await eventually(async () => expect(await isToBeErased('hung')).toBe(true));
  tooLong.abort(new Error('too long'));
  await erasing;
  expect(await golferDatabases('hung')).toEqual([]);
  end();
  await pushing;
});

/** The page closes while it erases, so that nothing after the first step happens. */
const closedWhileErasing = async (uid: string) => {
  await (await opened(uid)).close();
  const never = new Promise<never>(() => undefined);
  vi.spyOn(navigator.locks, 'request').mockReturnValueOnce(never);
  void eraseGolfer(uid);
};

it('the next page finishes an erasure that a closing page left', async () => {
  await closedWhileErasing('cut-short');
  expect(await golferDatabases('cut-short')).not.toEqual([]);
  await finishErasing(undefined);
  expect(await golferDatabases('cut-short')).toEqual([]);
  expect(Object.values(localStorage)).toEqual([]);
});

it('a golfer who has signed in again meanwhile keeps everything', async () => {
  await closedWhileErasing('back-again');
  await finishErasing('back-again');
  expect(await golferDatabases('back-again')).not.toEqual([]);
  await finishErasing(undefined);
  expect(await golferDatabases('back-again')).not.toEqual([]);
  await eraseGolfer('back-again');
});
