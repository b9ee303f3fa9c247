import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { cancelQuotaRetries, withQuotaRetry } from '#src/data/rxdb/quota-retry.ts';
import { compareAmong } from '#src/data/rxdb/replicated.ts';
import { eventually } from '#tests/support/eventually.ts';
import { replicatedRounds } from './replicated-rounds.ts';

// The replication's own writes on a full disk.

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

it('a write of replication waits until there is space', async () => {
  const instance = await open();
  const written = instance.bulkWrite([], 'replication-set-checkpoint');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeGreaterThan(10);
  isFull = false;
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(written).resolves.toBe(stored);
});

it("the golfer's own write fails at once", async () => {
  const instance = await open();
  await expect(instance.bulkWrite([], 'collection-insert')).rejects.toThrow('The disk is full.');
  expect(tries).toBe(1);
});

it('when sync ends nobody waits any longer, and other databases keep waiting', async () => {
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

// Uses RxDB's own replication, because each write names its purpose, and only that purpose tells the two kinds apart.
it('RxDB’s replication waits for space and continues, the golfer’s round does not wait', async () => {
  vi.useRealTimers();
  isFull = false;
  const memory = wrappedValidateAjvStorage({ storage: getRxStorageMemory() }) as RxStorage<unknown, unknown>;
  const refused: string[] = [];
  const filling: RxStorage<unknown, unknown> = {
    ...memory,
    createStorageInstance: async (parameters) => {
      const instance = await memory.createStorageInstance(parameters);
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = (rows, context) => {
        if (!isFull) return write(rows, context);
        refused.push(context);
        return Promise.reject(full());
      };
      return instance;
    },
  };
  const list = await replicatedRounds(undefined, withQuotaRetry(filling));
  await list.teeOff('r1');
  isFull = true;
  await expect(list.teeOff('r2')).rejects.toThrow('The disk is full.');
  await eventually(() => expect(refused.filter((context) => context.startsWith('replication-'))).not.toEqual([]));

  isFull = false;
  await list.teeOff('r3');

  await eventually(() => expect(list.sent).toEqual(['r1', 'r3']));
  await eventually(async () =>
    expect((await compareAmong(list.state, ['r1', 'r3'])).map(({ isEqual }) => isEqual)).toEqual([true, true]),
  );
  await list.close();
});
