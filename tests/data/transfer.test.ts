import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importCourses, importRounds, previewCourses, previewRounds } from '#src/data/commands/transfer.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { stubFileWorker } from '#tests/support/file-worker.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';

const scores = Array.from({ length: 18 }, (_, at) => `score_${at + 1}`).join(',');
const csv = (rounds: number) =>
  [
    `date,course,${scores}`,
    ...Array.from({ length: rounds }, (_, at) => `2020-01-${10 + at},Links,${'4,'.repeat(17)}5`),
  ].join('\n');

const methodOf = (name: 'add' | 'put') =>
  Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, name)?.value as IDBObjectStore['put'];
const stores = () => ({ add: methodOf('add'), put: methodOf('put') });

describe('importing a file of rounds', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb();
    stubFileWorker();
  });
  afterEach(() => vi.unstubAllGlobals());
  const stored = () => db.rounds.count().exec();
  const look = async (rounds: number) => {
    const file = new File([csv(rounds)], 'rounds.csv');
    const preview = await previewRounds('sam', file, {
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    if (!preview.ok) throw new Error(preview.error);
    return preview.value;
  };

  it('stores nothing until asked, then all of it, and recognises it afterwards', async () => {
    const { toAdd } = await look(12);
    expect(await stored()).toBe(0);
    expect(await importRounds(toAdd)).toEqual({ ok: true, value: 12 });
    expect(await stored()).toBe(12);
    expect(await look(12)).toMatchObject({ toAdd: [], bad: [], duplicates: { length: 12 } });
  });

  it('stores nothing if the device fills up half-way', async () => {
    const { toAdd } = await look(12);
    const { add: plainAdd, put: plainPut } = stores();
    let writes = 0;
    const counted = (write: typeof plainPut) =>
      function fill(this: IDBObjectStore, ...document: Parameters<IDBObjectStore['put']>) {
        writes += 1;
        if (writes > 6) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        return Reflect.apply(write, this, document);
      };
    const full = [
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(counted(plainPut)),
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(counted(plainAdd)),
    ];
    try {
      expect(await importRounds(toAdd)).toMatchObject({ ok: false });
    } finally {
      for (const spy of full) spy.mockRestore();
    }
    expect(writes).toBeGreaterThan(6);
    expect(await stored()).toBe(0);
  });

  it('stores nothing if one of them is invalid', async () => {
    const { toAdd } = await look(3);
    const broken = toAdd.map((round, at) => (at === 2 ? { ...round, mood: 9 } : round));
    expect(await importRounds(broken)).toEqual({ ok: false, error: 'Not saved: mood is not between 1 and 5.' });
    expect(await stored()).toBe(0);
  });
});

describe('importing a file of courses', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stores nothing until asked, then all of it, and recognises it afterwards', async () => {
    const db = await golferDb();
    stubFileWorker();
    const pars = Array.from({ length: 9 }, (_, at) => `par_${at + 1}`).join(',');
    const file = new File([`course,tee,${pars}\nOld Quarry,White,${'4,'.repeat(8)}4`], 'courses.csv');
    const look = async () => {
      const watch = { onProgress: () => undefined, signal: new AbortController().signal };
      return unwrap(await previewCourses('sam', file, watch));
    };

    const { toAdd } = await look();
    expect(await db.courses.count().exec()).toBe(0);

    expect(await importCourses(toAdd)).toEqual({ ok: true, value: 1 });
    expect(await look()).toMatchObject({ toAdd: [], duplicates: { length: 1 } });
  });
});
