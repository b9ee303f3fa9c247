import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RxStorage } from 'rxdb/plugins/core';
import { cancelQuotaRetries, withQuotaRetry } from '#src/data/rxdb/quota-retry.ts';

// What replication writes for itself on a full disk.

let isFull = true;
let tries = 0;
const full = () => new DOMException('The disk is full.', 'QuotaExceededError');
const stored = { error: [] };
const storage = {
  name: 'test',
  rxdbVersion: '0',
  createStorageInstance: () =>
    Promise.resolve({
      bulkWrite: () => {
        tries += 1;
        return isFull ? Promise.reject(full()) : Promise.resolve(stored);
      },
    }),
} as unknown as RxStorage<unknown, unknown>;
const open = () => withQuotaRetry(storage).createStorageInstance({ databaseName: 'sam' } as never);

beforeEach(() => {
  vi.useFakeTimers();
  isFull = true;
  tries = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('a write of replication waits until there is room', async () => {
  const instance = await open();
  const written = instance.bulkWrite([], 'replication-set-checkpoint');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeGreaterThan(10);
  isFull = false;
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(written).resolves.toBe(stored);
});

it("the golfer's own write is refused at once", async () => {
  const instance = await open();
  await expect(instance.bulkWrite([], 'collection-insert')).rejects.toThrow('The disk is full.');
  expect(tries).toBe(1);
});

it('when syncing ends nobody waits any longer, and other databases wait on', async () => {
  const instance = await open();
  const written = instance.bulkWrite([], 'replication-up-write-meta');
  const refused = expect(written).rejects.toThrow('The disk is full.');
  await vi.advanceTimersByTimeAsync(100);
  cancelQuotaRetries('somebody else');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(tries).toBe(3);
  cancelQuotaRetries('sam');
  await refused;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(3);
});
