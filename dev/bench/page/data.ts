import { benchRounds } from '#dev/bench/rounds.ts';
import type { Sides } from '#dev/bench/figure.ts';
import { inTurn, timed } from '#dev/bench/statistics.ts';
import { recordHole } from '#src/data/commands/rounds.ts';
import { add } from '#src/data/commands/store.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { DURABILITY, eraseOurs, fillDexie, fillOurs, fillRaw, openDexie, openOurs, openRaw } from './stores.ts';

// Reads, writes and imports compared with rivals. Every function returns raw times in ms.

const NEWEST = 50;

/** A bulk import into an empty store, Divot's and Dexie's in turn. */
export const imports = (count: number, repeats: number): Promise<Sides> =>
  inTurn(repeats, {
    ours: async () => {
      const durationMs = await fillOurs(await openOurs('import'), 'import', count);
      await eraseOurs('import');
      return durationMs;
    },
    baseline: async () => {
      const store = openDexie('import-dexie');
      await store.open();
      const durationMs = await fillDexie(store, 'import', count);
      await store.delete();
      return durationMs;
    },
  });

/** RxDB answers a repeated query from memory, so each query starts from a different lower bound that skips nothing. */
const newestOurs = async (uid: string, nth: number): Promise<number> => {
  const { rounds } = await openOurs(uid);
  return timed(async () => {
    const found = await rounds
      .find({ selector: { sortKey: { $gte: nth } }, sort: [{ sortKey: 'asc' }], limit: NEWEST })
      .exec();
    if (found.length !== NEWEST) throw new Error(`${found.length} rounds instead of ${NEWEST}`);
  });
};

/** Fills one of Divot's stores and keeps it for later queries. */
export const keep = async (uid: string, count: number): Promise<number> => fillOurs(await openOurs(uid), uid, count);

/**
 * The newest 50 of `count` rounds: Divot's, and Dexie's newest first by date. `uid` names a kept store of that size.
 */
export const newest = async (uid: string, count: number, repeats: number): Promise<Sides> => {
  const store = openDexie('newest-dexie');
  await fillDexie(store, uid, count);
  const measured = await inTurn(repeats, {
    ours: (nth) => newestOurs(uid, nth),
    // oxlint-disable-next-line unicorn/no-array-reverse -- Dexie's, no array's
    baseline: () => timed(() => store.rounds.orderBy('date').reverse().limit(NEWEST).toArray()),
  });
  await store.delete();
  return measured;
};

const checked = (round: Round): Round => {
  const problem = validateDocument('rounds', round);
  if (problem) throw new Error(problem);
  return round;
};

/** Reads a round, changes it, checks it as the app does, and writes it, until it is on the disk. */
const rawWrite = (store: IDBDatabase, id: string, change: (round: Round | undefined) => Round): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = store.transaction('rounds', 'readwrite', { durability: DURABILITY });
    const rounds = transaction.objectStore('rounds');
    const request = rounds.get(id) as IDBRequest<Round | undefined>;
    request.addEventListener('success', () => rounds.put(checked(change(request.result))));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not written')));
  });

const must = async (written: Promise<{ readonly ok: boolean }>): Promise<void> => {
  if (!(await written).ok) throw new Error('not written');
};

/** A 0.1 ms clock is too coarse for one write, so this many consecutive writes are timed together. */
const BURST = 5;
const burst = async (nth: number, write: (place: number) => Promise<void>): Promise<number> =>
  (await timed(async () => {
    for (let i = 0; i < BURST; i += 1) await write(nth * BURST + i);
  })) / BURST;

/** A new round, and one hole of a stored round, each until it is on disk; in stores of `count` rounds. */
export const writes = async (
  uid: string,
  count: number,
  repeats: number,
): Promise<{ readonly insert: Sides; readonly hole: Sides }> => {
  await openOurs(uid);
  const raw = await openRaw('writes-raw');
  await fillRaw(raw, uid, count);
  const extra = benchRounds(uid, repeats * BURST, 50_000);
  const insert = await inTurn(repeats, {
    ours: (nth) => burst(nth, (place) => must(add('rounds', extra[place]!))),
    baseline: (nth) => burst(nth, (place) => rawWrite(raw, extra[place]!.id, (found) => found ?? extra[place]!)),
  });
  const { id } = benchRounds(uid, 1)[0]!;
  const entry = (place: number) => ({ strokes: 3 + (place % 5), putts: 1 });
  const hole = await inTurn(repeats, {
    ours: (nth) => burst(nth, (place) => must(recordHole(id, 1, entry(place)))),
    baseline: (nth) =>
      burst(nth, (place) =>
        rawWrite(raw, id, (round) => ({
          ...round!,
          holes: round!.holes.map((one) => (one.n === 1 ? { ...one, ...entry(place) } : one)),
        })),
      ),
  });
  raw.close();
  indexedDB.deleteDatabase('writes-raw');
  return { insert, hole };
};
