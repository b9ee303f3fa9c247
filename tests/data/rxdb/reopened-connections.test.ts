import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { golferDatabases } from '#src/data/db/database-name.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { openDatabase } from '#src/data/db/database.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newRound } from '#tests/sync/one-round.ts';

// The system takes a page's database connections away. Each operation on an old one fails, while new ones work.

const ERRORS = {
  'server lost': () =>
    new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError'),
  closing: () => new DOMException('The database connection is closing.', 'InvalidStateError'),
};
type Fault = keyof typeof ERRORS;

const begin: IDBDatabase['transaction'] = Reflect.get(IDBDatabase.prototype, 'transaction');
const open: IDBFactory['open'] = Reflect.get(IDBFactory.prototype, 'open');
const connections = new Set<IDBDatabase>();
const onLost = vi.fn<(isDeleted: boolean) => void>();
let golfers = 0;
let db: DivotDatabase;
/** What a connection does with a new transaction. */
let beginOn: (connection: IDBDatabase, ...args: Parameters<typeof begin>) => IDBTransaction;

/** All connections of the page fail from now on. */
const endConnections = (fault: Fault) => {
  const ended = new Set(connections);
  beginOn = (connection, ...args) => {
    if (ended.has(connection)) throw ERRORS[fault]();
    return begin.apply(connection, args);
  };
};
/** The next transaction of each connection is aborted while it runs. */
const abortOnce = () => {
  const ended = new Set(connections);
  beginOn = (connection, ...args) => {
    const transaction = begin.apply(connection, args);
    if (!ended.has(connection)) return transaction;
    Object.defineProperty(transaction, 'error', { value: ERRORS['server lost']() });
    queueMicrotask(() => transaction.abort());
    return transaction;
  };
};
const refuseNewConnections = () =>
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw ERRORS['server lost']();
  });

beforeEach(async () => {
  connections.clear();
  beginOn = (connection, ...args) => begin.apply(connection, args);
  // Dexie takes the method along when it opens a connection.
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function watched(this: IDBDatabase, ...args) {
    return beginOn(this, ...args);
  });
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function watched(this: IDBFactory, ...args) {
    const request = open.apply(this, args);
    request.addEventListener('success', () => connections.add(request.result));
    return request;
  });
  db = await openDatabase(`sam-${++golfers}`, { collections: ['rounds'], multiInstance: false, onLost });
  await db.rounds.insert(newRound('r1', 'sam'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  onLost.mockReset();
  await db.close();
});

describe.each(['server lost', 'closing'] as const)('a connection that ended with "%s"', (fault) => {
  it('is opened again for a stroke, a list, a deletion and a live query, without a word to the golfer', async () => {
    endConnections(fault);
    const notes: (string | undefined)[] = [];
    const live = db.rounds.find({ selector: { status: 'active' } }).$.subscribe((found) => {
      notes.push(found[0]?.notes);
    });

    await (await db.rounds.findOne('r1').exec())!.incrementalPatch({ notes: 'Windy' });
    await db.rounds.insert(newRound('r2', 'sam'));

    expect((await db.rounds.find().exec()).map(({ id }) => id)).toEqual(['r1', 'r2']);
    await eventually(() => expect(notes.at(-1)).toBe('Windy'));
    await (await db.rounds.findOne('r2').exec())!.remove();
    expect(await db.rounds.count().exec()).toBe(1);
    expect(onLost).not.toHaveBeenCalled();
    live.unsubscribe();
  });

  it('is reported as lost if no new one opens', async () => {
    endConnections(fault);
    refuseNewConnections();

    await expect(db.rounds.insert(newRound('r2', 'sam'))).rejects.toThrow();

    expect(onLost).toHaveBeenCalledWith(false);
  });
});

it('stores a stroke whose transaction was aborted by the loss', async () => {
  abortOnce();

  await db.rounds.insert(newRound('r2', 'sam'));

  expect((await db.rounds.find().exec()).map(({ id }) => id)).toEqual(['r1', 'r2']);
});

it('shows a list whose transaction was aborted by the loss, for which RxDB would wait for ever', async () => {
  abortOnce();

  expect((await db.rounds.find().exec()).map(({ id }) => id)).toEqual(['r1']);
});

it.each(['server lost', 'closing'] as const)('reads a course’s ground again after "%s"', async (fault) => {
  const ground = groundDatabase(`sam-${golfers}`);
  await ground.books.count();
  endConnections(fault);

  expect(await ground.books.count()).toBe(0);
  ground.close();
});

it('opens a connection again as soon as the browser ends it', async () => {
  const opened = connections.size;
  for (const connection of connections) forceCloseDatabase(connection as never); // fake-indexeddb's type expects a class

  await eventually(() => expect(connections.size).toBeGreaterThan(opened));
  await db.rounds.insert(newRound('r2', 'sam'));
  expect(onLost).not.toHaveBeenCalled();
});

it('never creates a deleted database again', async () => {
  const golfer = db.name.slice('divot-'.length);
  const gone = (await golferDatabases(golfer)).find((name) => name.includes('rounds'))!;
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(gone).addEventListener('success', resolve);
  });
  expect(onLost).toHaveBeenCalledWith(true);

  await expect(db.rounds.insert(newRound('r2', 'sam'))).rejects.toThrow();

  expect(await golferDatabases(golfer)).not.toContain(gone);
});
