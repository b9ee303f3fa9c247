import { parseArgs } from 'node:util';
import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { editRound } from '#src/data/commands/rounds.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { withMonotonicWrites } from '#src/data/rxdb/monotonic-writes.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { findOpenConflicts } from '#src/sync/tasks/open-conflicts.ts';
import { toCloud } from '#src/sync/wire.ts';
import { benchRounds } from './rounds.ts';

// npm run growth [-- --sizes 1000,10000,50000]
//
// What grows with a golfer's data, as counts that are the same on every machine: bytes, and the documents the storage
// returns for the app's own queries at each number of rounds. Uses RxDB's memory storage.

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000,10000,50000' } } });
const UID = 'sam';
const INSERT = 5_000;
/** Must match the page size in src/sync/replication.ts. */
const PULL_PAGE = 200;

type Row = Readonly<Record<string, number>>;

const measure = async (rounds: number): Promise<Row> => {
  const database = await openDatabase(`${UID}-${rounds}`, {
    storage: withMonotonicWrites(getRxStorageMemory() as RxStorage<unknown, unknown>),
    multiInstance: false,
    collections: ['rounds'],
  });
  let documentBytes = 0;
  let cloudBytes = 0;
  for (let from = 0; from < rounds; from += INSERT) {
    const some = benchRounds(UID, Math.min(INSERT, rounds - from), from);
    await database.rounds.bulkInsert(some);
    for (const round of some) {
      documentBytes += Buffer.byteLength(JSON.stringify(round));
      cloudBytes += Buffer.byteLength(JSON.stringify(toCloud('rounds', { ...round, _deleted: false })));
    }
  }
  setDatabase(database);
  const { storageInstance } = database.rounds;
  const [query, byId] = [
    storageInstance.query.bind(storageInstance),
    storageInstance.findDocumentsById.bind(storageInstance),
  ];
  let read = 0;
  storageInstance.query = async (prepared) => {
    const found = await query(prepared);
    read += found.documents.length;
    return found;
  };
  storageInstance.findDocumentsById = async (ids, withDeleted) => {
    const found = await byId(ids, withDeleted);
    read += found.length;
    return found;
  };
  const during = async (work: () => Promise<unknown>): Promise<number> => {
    read = 0;
    await work();
    return read;
  };
  const list = () => database.rounds.find({ selector: {}, sort: [{ sortKey: 'asc' }], limit: 50 }).exec();
  const note = async () => {
    const edited = await editRound('round-000007', { notes: 'windy' });
    if (!edited.ok) throw new Error(edited.error);
  };
  const row = {
    rounds,
    'newest 50': await during(list),
    'one edit': await during(note),
    'first start: disagreements': await during(() => findOpenConflicts(database, ['rounds'])),
    'every later start': await during(() => findOpenConflicts(database, ['rounds'])),
    'every round added up': await during(() => database.rounds.find().exec()),
    'first pull: reads': rounds,
    'first pull: requests': Math.ceil(rounds / PULL_PAGE),
    'documents, MB': documentBytes / 1e6,
    'in the cloud, MB': cloudBytes / 1e6,
  };
  await database.close();
  return row;
};

const rows: Row[] = [];
for (const size of values.sizes.split(',')) rows.push(await measure(Number(size)));
const text = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
for (const what of Object.keys(rows[0]!))
  console.log(`| ${[what, ...rows.map((row) => text(row[what]!))].join(' | ')} |`);
