import { cases } from '@divot/basics/testing';
import { type JsonMap, equal, isMap } from '@divot/documents';
import { afterEach, describe, expect, it } from 'vitest';
import { restoreFields, restoreVersion, takeBack } from '#src/data/commands/history.ts';
import { deleteRound, recordHole } from '#src/data/commands/rounds.ts';
import { change, writtenBy } from '#src/data/commands/store.ts';
import { importRounds } from '#src/data/commands/transfer.ts';
import { deviceStorage } from '#src/data/db/device-storage.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { stepsOf, storedVersions } from '#src/data/queries/history.ts';
import { toContent } from '#src/data/rxdb/storage.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { newRound } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';
import { type Random, seeded } from './random.ts';

// Random histories of rounds on three phones: taps, notes, codes, imports, deletions, merges, kills and restores.

const HISTORIES = Number(process.env['DIVOT_HISTORIES'] ?? cases(8, 2));
const OPERATIONS = 25;
/** Rounds of one golfer: each exchange reads all that there are. */
const A_GOLFER = 8;
const FIRST_SEEDS = Array.from({ length: Math.ceil(HISTORIES / A_GOLFER) }, (_, n) => n * A_GOLFER);

type Seen = Map<string, JsonMap[]>;

/** Notes each version of a round that a phone's storage takes: no change is told of one that arrives deleted. */
const watch = ({ rounds }: DivotDatabase, seen: Seen) => {
  const { storageInstance } = rounds;
  const write = storageInstance.bulkWrite.bind(storageInstance);
  storageInstance.bulkWrite = async (rows, context) => {
    const result = await write(rows, context);
    const refused = new Set(result.error.map(({ documentId }) => documentId));
    for (const { document } of rows) {
      if (refused.has(document.id)) continue;
      seen.set(document.id, [...(seen.get(document.id) ?? []), toContent(document)]);
    }
    return result;
  };
};

/** Whether all of `then` is in `now`: list items by their hole or id, and what stands in a set. */
const has = (now: unknown, then: unknown): boolean => {
  if (equal(now, then)) return true;
  if (Array.isArray(now) && Array.isArray(then)) {
    const nameOf = (item: { n?: number; id?: string }) => item.n ?? item.id ?? item;
    return then.every((one) => now.some((other) => equal(nameOf(other), nameOf(one)) && has(other, one)));
  }
  return isMap(now) && isMap(then) && Object.keys(then).every((key) => has(now[key], then[key]));
};
const KEPT = ['updatedAt', 'createdAt', 'sortKey', 'conflicts', '_deleted', 'board', 'boardSerial'];
const fields = (document: JsonMap) => Object.keys(document).filter((field) => !KEPT.includes(field));

const cardOf = async (phone: Phone, id: string): Promise<JsonMap | undefined> =>
  (await phone.db.rounds.findOne(id).exec())?.toJSON();

const exchange = async (phones: readonly Phone[]) => {
  for (const phone of phones) {
    phone.engine.pullAll();
    await phone.engine.inSync();
  }
};

type Story = { readonly phones: readonly Phone[]; readonly random: Random; readonly ids: string[]; online: Set<Phone> };

/** What a restore made of the round, as its history tells: a pull may have changed it again since. */
const restoredBy = async (phone: Phone, id: string, work: () => Promise<{ readonly ok: boolean }>) => {
  const [newest] = await storedVersions(phone.db, 'rounds', id);
  if (!(await work()).ok) return undefined;
  const versions = await storedVersions(phone.db, 'rounds', id);
  const at = versions.findIndex(({ row }) => row?.by === 'restore' && row.version > (newest?.row?.version ?? 0));
  const [after, now] = [versions[at]?.document, versions[at + 1]?.document];
  return after && now && { now, after };
};

const restoreAny = async (phone: Phone, id: string, random: Random): Promise<void> => {
  const versions = await storedVersions(phone.db, 'rounds', id);
  const now = await cardOf(phone, id);
  const then = versions.length > 0 ? random.pick(versions).document : undefined;
  if (!now || !then || then['_deleted'] === true) return;
  const restored = await restoredBy(phone, id, () => restoreVersion('rounds', id, then));
  if (!restored) return; // another round is under way
  for (const field of fields(then)) expect(has(restored.after[field], then[field]), `${field} is as it was`).toBe(true);
  for (const field of fields(restored.now)) {
    if (!(field in then)) expect(restored.after[field]).toEqual(restored.now[field]);
  }
};

const restoreOne = async (phone: Phone, id: string, random: Random): Promise<void> => {
  const steps = stepsOf('rounds', await storedVersions(phone.db, 'rounds', id)).filter(
    ({ changes }) => changes.length > 0,
  );
  const step = steps.length > 0 ? random.pick(steps) : undefined;
  const now = await cardOf(phone, id);
  if (!now || !step?.before || step.changes[0]!.path === 'status') return;
  const { path, before } = step.changes[0]!;
  const base = step.before;
  const restored = await restoredBy(phone, id, () => restoreFields('rounds', id, base, [path]));
  if (!restored) return;
  if (path === 'notes') expect(restored.after['notes']).toEqual(before);
  for (const field of fields(restored.now)) {
    if (field !== path.split('.')[0]) expect(restored.after[field]).toEqual(restored.now[field]);
  }
};

const takeBackAny = async (phone: Phone, id: string, random: Random): Promise<void> => {
  const steps = stepsOf('rounds', await storedVersions(phone.db, 'rounds', id));
  const whole = steps.filter(({ row }) => row.batch !== undefined);
  if (whole.length === 0) return;
  const { row, before, changes } = random.pick(whole);
  const taken = await restoredBy(phone, id, () => takeBack(row));
  if (!taken) return;
  const { now, after } = taken;
  if (!before || before['_deleted'] === true) {
    expect(after['_deleted']).toBe(true);
    return;
  }
  for (const { path, after: made, before: was } of changes.filter((one) => one.path.startsWith('holes.'))) {
    const strokes = (document: JsonMap) =>
      (document['holes'] as { n: number; strokes?: number }[]).find(({ n }) => path === `holes.${n}.strokes`)?.strokes;
    expect(strokes(after)).toBe(strokes(now) === made ? was : strokes(now));
  }
};

const operate = async (story: Story, figure: number): Promise<void> => {
  const { phones, random, ids, online } = story;
  const phone = random.pick(phones);
  const id = random.pick(ids);
  setDatabase(phone.db);
  const hole = 1 + random.below(3);
  const work: readonly (readonly [number, () => Promise<unknown>])[] = [
    [10, () => recordHole(id, hole, { strokes: 1 + (figure % 20) })],
    [4, () => change('rounds', id, (round) => ({ ...round, notes: `${round.notes ?? ''} Shot ${figure}.`.trim() }))],
    [
      3,
      () =>
        writtenBy('code', () =>
          change('rounds', id, (round) => ({
            ...round,
            holes: round.holes.map((one) => ({ ...one, strokes: (figure % 20) + 1 })),
          })),
        ),
    ],
    [
      1,
      async () => {
        const id = `${ids[0]}-${figure}`;
        ids.push(id);
        return importRounds([{ ...newRound(id, 'sam'), status: 'finished' }]);
      },
    ],
    [1, () => deleteRound(id)],
    [3, () => restoreAny(phone, id, random)],
    [2, () => restoreOne(phone, id, random)],
    [2, () => takeBackAny(phone, id, random)],
    [5, () => exchange([...online])],
    [
      3,
      async () => {
        if (online.delete(phone)) return phone.goOffline();
        online.add(phone);
        return phone.goOnline();
      },
    ],
  ];
  let ticket = random.below(work.reduce((sum, [weight]) => sum + weight, 0));
  await work.find(([weight]) => (ticket -= weight) < 0)![1]();
};

describe('the history of a golfer with three phones', { timeout: 90_000 }, () => {
  const origins = new Set<string>();
  const golfer = golferOfEachTest();
  afterEach(() => setDatabase(undefined));

  it.each(FIRST_SEEDS)('from seed %i shows each version that was stored and no other, and restores', async (first) => {
    const seen = new Map<Phone, Seen>();
    const phones: Phone[] = [];
    const open = async (name: string) => {
      const versions: Seen = new Map();
      const onOpen = (database: DivotDatabase) => watch(database, versions);
      const phone = await golfer.phone(name, { storage: deviceStorage(), onOpen });
      seen.set(phone, versions);
      phones.push(phone);
    };
    for (const name of ['a', 'b', 'c']) await open(name);
    for (let seed = first; seed < Math.min(first + A_GOLFER, HISTORIES); seed += 1) {
      const random = seeded(seed);
      const ids = [`h${seed}`];
      setDatabase(phones[0]!.db);
      await phones[0]!.db.rounds.insert({ ...newRound(ids[0]!, 'sam'), status: 'finished' });
      for (const phone of phones) phone.goOnline();
      await exchange(phones);
      const story = { phones, random, ids, online: new Set(phones) };
      for (let n = 0; n < OPERATIONS; n += 1) await operate(story, seed * OPERATIONS + n);
      await random.pick(phones).killAndReopen();
      for (const phone of phones) {
        for (const id of ids) {
          // A phone that is online may just have stored what it has not told of yet.
          await eventually(async () => {
            const versions = await storedVersions(phone.db, 'rounds', id);
            for (const { row } of versions) if (row) origins.add(row.by);
            const stored = seen.get(phone)!.get(id) ?? [];
            expect(versions.map(({ document }) => document)).toEqual(stored.toReversed());
          });
        }
        seen.get(phone)!.clear();
      }
    }
  });

  it('was written by all that writes', () => {
    expect([...origins].toSorted()).toEqual(['code', 'device', 'hand', 'import', 'merge', 'restore']);
  });
});
