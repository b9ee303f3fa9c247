import { beforeEach, expect, it, vi } from 'vitest';
import { dirtyAmong, dirtyIds } from '#src/data/db/replication-state.ts';
import { createBacklog } from '#src/sync/backlog.ts';
import type { Replication } from '#src/sync/replicate.ts';

// What waits to be sent is counted whole at the start; after that only what was written or answered is looked at.

vi.mock('#src/data/db/replication-state.ts', () => ({ dirtyIds: vi.fn(), dirtyAmong: vi.fn() }));

/** What the cloud has not acknowledged, as the database knows it. */
let unsynced: Set<string>;
const whole = vi.mocked(dirtyIds);
const some = vi.mocked(dirtyAmong);
beforeEach(() => {
  unsynced = new Set();
  whole.mockReset().mockImplementation(() => Promise.resolve([...unsynced]));
  some.mockReset().mockImplementation((_, ids) => Promise.resolve(ids.filter((id) => unsynced.has(id))));
});

const ofRounds = () => createBacklog([{ name: 'rounds' } as Replication]);

/** A hundred rounds wait, and that is known. */
const withHundred = async () => {
  for (let nth = 0; nth < 100; nth += 1) unsynced.add(`r${nth}`);
  const backlog = ofRounds();
  expect(await backlog.count()).toHaveLength(100);
  whole.mockClear();
  return backlog;
};

it('an app that nobody touches asks its database nothing', async () => {
  const backlog = ofRounds();
  expect(await backlog.count()).toEqual([]);
  backlog.onIdle('rounds');
  expect(await backlog.count()).toEqual([]);
  expect(whole).toHaveBeenCalledTimes(1);
  expect(some).not.toHaveBeenCalled();
});

it('with a hundred rounds waiting one more stroke looks at that one round', async () => {
  const backlog = await withHundred();
  unsynced.add('today');
  backlog.onWrite('rounds', 'today');
  const keys = await backlog.count();
  expect(keys).toHaveLength(101);
  expect(keys).toContain('rounds/today');
  expect(whole).not.toHaveBeenCalled();
  expect(some.mock.calls.map(([, ids]) => ids)).toEqual([['today']]);
});

it('what was answered is looked at when RxDB goes on to the next batch, having noted it', async () => {
  const backlog = await withHundred();
  for (const id of ['r1', 'r2']) {
    unsynced.delete(id);
    backlog.onResponse('rounds', id);
  }
  expect(await backlog.count()).toHaveLength(100);
  backlog.onBatchStored('rounds');
  expect(await backlog.count()).toHaveLength(98);
  expect(whole).not.toHaveBeenCalled();
  expect(some.mock.calls.map(([, ids]) => ids)).toEqual([['r1', 'r2']]);
});

it('an exchange that came to rest with something waiting is counted whole', async () => {
  const backlog = await withHundred();
  unsynced.clear();
  backlog.onIdle('rounds');
  expect(await backlog.count()).toEqual([]);
  expect(whole).toHaveBeenCalledTimes(1);
});

it('what came to rest while it was looked at is looked at again', async () => {
  const backlog = ofRounds();
  await backlog.count();
  backlog.onWrite('rounds', 'r1');
  some.mockImplementationOnce(() => {
    backlog.onIdle('rounds');
    return Promise.resolve(['r1']); // not noted yet
  });
  expect(await backlog.count()).toEqual(['rounds/r1']);
  expect(await backlog.count()).toEqual([]);
});

it('a database that does not answer is asked again', async () => {
  const backlog = ofRounds();
  unsynced.add('r1');
  whole.mockRejectedValueOnce(new Error('closed'));
  await expect(backlog.count()).rejects.toThrow('closed');
  expect(await backlog.count()).toEqual(['rounds/r1']);
});

it('an older answer never takes a newer one’s place', async () => {
  const backlog = ofRounds();
  let answer = (_: string[]) => {};
  whole.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const older = backlog.count();
  await vi.waitFor(() => expect(whole).toHaveBeenCalled());
  backlog.onWrite('rounds', 'r2');
  unsynced.add('r2');
  const newer = backlog.count();
  answer(['r1']);
  expect(await older).toEqual(['rounds/r1']);
  expect(await newer).toEqual(['rounds/r1', 'rounds/r2']);
});
