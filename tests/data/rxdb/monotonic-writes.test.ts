import { expect, it } from 'vitest';
import type { RxStorage } from 'rxdb/plugins/core';
import { Subject } from 'rxjs';
import { withMonotonicWrites } from '#src/data/rxdb/monotonic-writes.ts';

// The time that RxDB stores with each write, on a device whose clock is wrong.

type Written = { readonly id: string; _meta: { lwt: number } };
type Row = { readonly document: Written; readonly previous?: Written };
type Stored = { readonly id: string; readonly lwt: number };

/** The storage of a collection with these writes in it, and the channel on which other tabs announce theirs. */
const open = async (before: readonly Stored[], collectionName = 'rounds') => {
  const written: Stored[] = [...before];
  const elsewhere = new Subject();
  let asked = 0;
  const storage = {
    createStorageInstance: () =>
      Promise.resolve({
        schema: { primaryKey: 'id' },
        changeStream: () => elsewhere,
        getChangedDocumentsSince: (limit: number, { lwt }: Stored) => {
          asked += 1;
          const later = written.filter((one) => one.lwt > lwt).toSorted((a, b) => a.lwt - b.lwt);
          const documents = later.slice(0, limit);
          return Promise.resolve({ documents, checkpoint: documents.at(-1) ?? { id: '', lwt } });
        },
        bulkWrite: (rows: readonly Row[]) => {
          written.push(...rows.map(({ document: { id, _meta } }) => ({ id, lwt: _meta.lwt })));
          return Promise.resolve({ error: [] });
        },
      }),
  } as unknown as RxStorage<unknown, unknown>;
  const instance = await withMonotonicWrites(storage).createStorageInstance({ collectionName } as never);
  const write = async (lwt: number, ...ids: readonly string[]) => {
    const _meta = { lwt }; // RxDB gives all rows of one write the same time
    await instance.bulkWrite(ids.map((id) => ({ document: { id, _meta } })) as never, 'test');
    return ids.map((id) => written.findLast((one) => one.id === id)!.lwt);
  };
  const over = async (previous: Stored, lwt: number) => {
    const document = { id: previous.id, _meta: { lwt } };
    await instance.bulkWrite([{ document, previous: { ...document, _meta: { lwt: previous.lwt } } }] as never, 'test');
    return document._meta.lwt;
  };
  return {
    write,
    over,
    asked: () => asked,
    hear: (lwt: number) => elsewhere.next({ events: [{ documentData: { _meta: { lwt } } }] }),
  };
};

it('is the clock’s own while it moves forward, and the last is read from disk once', async () => {
  const { write, asked } = await open([{ id: 'r1', lwt: 1000.01 }]);
  expect(await write(2000.01, 'r2')).toEqual([2000.01]);
  expect(await write(2000.02, 'r3', 'r4')).toEqual([2000.02, 2000.02]);
  expect(asked()).toBe(1);
});

it('continues after the last write when the clock was set back', async () => {
  const long = Array.from({ length: 1200 }, (_, at) => ({ id: `r${at}`, lwt: 5000 + at }));
  const { write } = await open(long);
  expect(await write(2000.01, 'a', 'b')).toEqual([6200, 6200]);
  expect(await write(2000.02, 'a')).toEqual([6201]);
  expect(await write(7000.01, 'a')).toEqual([7000.01]);
});

it('two simultaneous writes get different times', async () => {
  const { write } = await open([{ id: 'r1', lwt: 5000.5 }]);
  const both = await Promise.all([write(2000.01, 'a'), write(2000.02, 'b')]);
  expect(both).toEqual([[5001], [5002]]);
});

it('continues after what another tab wrote', async () => {
  const { write, hear } = await open([]);
  await write(2000.01, 'a');
  hear(3000.01);
  expect(await write(2000.02, 'a')).toEqual([3001]);
});

it('continues after the version that it replaces, even if nobody has announced it yet', async () => {
  const { write, over } = await open([]);
  await write(2000.01, 'a');
  expect(await over({ id: 'a', lwt: 3000.01 }, 2000.02)).toBe(3001);
});

it('sync’s own records keep their own times', async () => {
  const { write, asked } = await open([{ id: 'r1', lwt: 5000 }], 'rx-replication-meta-rounds');
  expect(await write(2000.01, 'a')).toEqual([2000.01]);
  expect(asked()).toBe(0);
});
