import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT, demoSeeds } from '#dev/seed/demo.ts';
import { checkGolferFile, dropGolferFile, saveGolferFile } from '#src/data/commands/golfer-file.ts';
import { type DivotDatabase, collectionNames } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { keepPoses, storedPoses } from '#src/data/db/swing-poses.ts';
import { keepVideo, storedVideo } from '#src/data/db/swing-videos.ts';
import { filmsHere } from '#src/data/queries/golfer-file.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { takeBack } from '#src/data/commands/history.ts';
import { storedVersions } from '#src/data/queries/history.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type GolferRecord, recordBytes } from '#src/domain/transfer/golfer-records.ts';
import { sealed } from '#src/domain/transfer/sealed-file.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { stubPrivateFiles } from '#tests/support/private-files.ts';
import { makeKeysOnce } from '#tests/support/quick-keys.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { groupBy, unwrap } from '@divot/basics';

// Everything of a golfer goes from phone to phone in a file.

makeKeysOnce();
// Two phones of thirteen collections each: seconds on a machine that is busy.
vi.setConfig({ testTimeout: 180_000 });
const { uid } = DEMO_ACCOUNT;
const PASSPHRASE = 'four under par';
const TODAY = new Date('2026-06-24T18:00:00Z');
/** A browser without private files, where the file is made in memory. e2e/journeys/golfer-file.spec.ts has the others. */
beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => this.dispatchEvent(Object.assign(new Event('message'), { data: 'failed' }));
      terminate = () => undefined;
    },
  );
});
let current: { readonly name: string; readonly db: DivotDatabase } | undefined;
const leave = async () => {
  setDatabase(undefined);
  await current?.db.close();
  current = undefined;
};
/** Picks up this phone and lays the other down: RxDB's free edition opens few collections at once. */
const pickUp = async (name: string): Promise<DivotDatabase> => {
  if (current?.name !== name) {
    await leave();
    current = { name, db: await openDatabase(name, { multiInstance: false }) };
    setDatabase(current.db);
  }
  return current.db;
};
afterEach(async () => {
  vi.unstubAllGlobals();
  await leave();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
});
const putRounds = async (phone: string, rounds: readonly Round[]) =>
  (await pickUp(phone)).rounds.bulkInsert([...rounds]);
const putDemo = async (phone: string) => {
  const db = await pickUp(phone);
  for (const [entity, seeds] of groupBy(demoSeeds(TODAY), (seed) => seed.entity))
    await db[entity].bulkInsert(
      seeds.map(({ document }) => ({ ...document, sortKey: sortKeyOf(entity, document) })) as never[],
    );
};

const rounds = (count: number) => Array.from({ length: count }, (_, at) => newRound(`r${at}`, uid));

const watch = (onProgress: (share: number) => void = () => undefined, signal = new AbortController().signal) => ({
  onProgress,
  signal,
});
const fileOf = async (phone: string, passphrase = PASSPHRASE): Promise<File> => {
  await pickUp(phone);
  return unwrap(await saveGolferFile(uid, { passphrase, withFilms: false }, watch())).file;
};
const checked = async (phone: string, file: Blob, passphrase = PASSPHRASE) => {
  await pickUp(phone);
  return checkGolferFile(uid, file, passphrase, watch());
};
const take = async (phone: string, file: Blob) => unwrap(await unwrap(await checked(phone, file)).take(watch()));

const all = async (phone: string) => {
  const db = await pickUp(phone);
  return (await Promise.all(collectionNames.map((name) => db[name].find().exec()))).flat();
};
/** Every document with its revision, which changes with every write. */
const revisions = async (phone: string) =>
  Object.fromEntries((await all(phone)).map((document) => [document.primary, document.toJSON(true)._rev]));
const documents = async (phone: string) =>
  (await all(phone))
    .map((one) => [one.collection.name, one.toJSON()] as const)
    .toSorted(([, a], [, b]) => (a.id < b.id ? -1 : 1));
const countRounds = async (phone: string) => (await pickUp(phone)).rounds.count().exec();

describe('everything of the demo golfer in a file', () => {
  it('is on a new phone after reading it, and the file says before what it holds', async () => {
    await putDemo('old');
    const old = await pickUp('old');
    const swing = (await old.swings.findOne().exec())!;
    const poses = { key: 'track', swingId: swing.id, packed: 'packed poses' };
    await keepPoses(old, poses);
    await (await old.rounds.insert(newRound('gone', uid))).remove();
    // One course is another golfer's.
    const before = (await documents('old')).filter(([, { userId }]) => userId === uid);
    const rounds = await countRounds('old');
    const file = await fileOf('old');

    const { contents, take: takeAll } = unwrap(await checked('new', file));
    expect(contents).toMatchObject({ documents: { rounds, profiles: 1 }, films: 0 });
    expect(await all('new')).toEqual([]);
    expect(unwrap(await takeAll(watch()))).toMatchObject({ added: before.length, merged: 0, filmsLeftOut: 0 });

    expect(await documents('new')).toEqual(before);
    expect(await storedPoses(await pickUp('new'), 'track')).toBe(poses.packed);
    expect(file.name).toMatch(/^divot-\d{4}-\d\d-\d\d\.divot$/);
    expect(await file.slice(48).text()).not.toContain('Robin');
  });

  it('read twice, or on the phone that saved it, writes nothing', async () => {
    await putDemo('old');
    const file = await fileOf('old');
    await take('new', file);
    for (const phone of ['new', 'old']) {
      const before = await revisions(phone);
      expect(await take(phone, file)).toMatchObject({ added: 0, merged: 0 });
      expect(await revisions(phone)).toEqual(before);
    }
  });

  it('leaves out what others own', async () => {
    await putRounds('old', [newRound('own', uid), newRound('of-another', 'pat')]);

    await take('new', await fileOf('old'));

    expect((await all('new')).map(({ primary }) => primary)).toEqual(['own']);
  });

  it('is refused whole, and nothing changes, when it is not this golfer’s whole file', async () => {
    await putRounds('old', rounds(150));
    const file = await fileOf('old');
    const flipped = new Uint8Array(await file.arrayBuffer());
    flipped[file.size - 9]! ^= 1;
    const error = (words: string) => ({ ok: false, error: expect.stringContaining(words) as string });

    expect(await checked('new', file.slice(0, Math.floor(file.size / 2)))).toEqual(error('damaged or incomplete'));
    expect(await checked('new', new Blob([flipped]))).toEqual(error('damaged or incomplete'));
    expect(await checked('new', file, 'five under par')).toEqual(error('Wrong passphrase. Nothing changed.'));
    expect(await checkGolferFile('pat', file, PASSPHRASE, watch())).toEqual(error('another golfer'));
    expect(await checked('new', new Blob(['date,course']))).toEqual(error('.divot'));
    expect(await countRounds('new')).toBe(0);
  });

  const golfer = { kind: 'golfer', app: 'divot', version: 1, userId: uid, savedAt: '', device: 'iPhone' };
  const round = { kind: 'document', of: 'rounds', document: newRound('r1', uid), version: 1 };
  const NEWER = 'A newer Divot saved this file. Update Divot, then read it again. Nothing changed.';
  it.each<[string, readonly object[], string]>([
    ['a greater version', [{ ...golfer, version: 2 }, round], NEWER],
    ['a kind of record it does not know', [golfer, round, { kind: 'caddie', name: 'Jo' }], NEWER],
    ['a collection it does not know', [golfer, round, { ...round, of: 'caddies' }], NEWER],
    ['a choice it does not know', [golfer, { ...round, document: { ...newRound('r1', uid), mode: 'moon' } }], NEWER],
    ['a film of a size below zero', [golfer, round, { kind: 'film', id: 'f', type: '', bytes: -1 }], NEWER],
    ['no golfer at its beginning', [round], 'damaged'],
    ['nothing', [], 'damaged'],
    ['a film that ends too early', [golfer, round, { kind: 'film', id: 'f', type: '', bytes: 7 }], 'damaged'],
  ])('is refused whole if it has %s', async (_, records, words) => {
    async function* plain() {
      for (const record of records) yield recordBytes(record as GolferRecord);
    }
    const parts: BlobPart[] = [];
    for await (const part of sealed(plain(), PASSPHRASE)) parts.push(part);

    const found = await checked('new', new Blob(parts));

    expect(found).toMatchObject({ ok: false, error: expect.stringContaining(words) });
    expect(await countRounds('new')).toBe(0);
  });
});

describe('a file read where something is already', () => {
  const edit = async (phone: string, n: number, strokes: number) => {
    const found = await (await pickUp(phone)).rounds.findOne('r1').exec();
    await found!.incrementalModify((before) => ({
      ...before,
      updatedAt: new Date(Date.parse(before.updatedAt) + 1_000 * strokes + n).toISOString(),
      holes: before.holes.map((hole) => (hole.n === n ? { ...hole, strokes } : hole)),
    }));
  };
  const stored = async (phone: string) => (await (await pickUp(phone)).rounds.findOne('r1').exec())!.toJSON() as Round;

  it('merges hole by hole, and asks only where both phones wrote another score', async () => {
    for (const phone of ['one', 'other']) await putRounds(phone, [newRound('r1', uid)]);
    await edit('one', 1, 5);
    await edit('one', 2, 4);
    await edit('other', 3, 3);
    await edit('other', 2, 6);

    await take('other', await fileOf('one'));

    const { holes, conflicts } = await stored('other');
    expect(holes.map(({ strokes }) => strokes)).toEqual([5, 6, 3]);
    expect(conflicts).toMatchObject([{ path: 'holes.2.strokes', kept: '4' }]);
  });

  it('takes the newer of two versions without a question, and asks no more about what was decided here', async () => {
    await putRounds('one', [newRound('r1', uid)]);
    await take('other', await fileOf('one'));
    await edit('one', 1, 5);
    await edit('one', 2, 4);

    await take('other', await fileOf('one'));
    expect(await stored('other')).toMatchObject({ holes: [{ strokes: 5 }, { strokes: 4 }, {}] });
    expect((await stored('other')).conflicts).toBeUndefined();

    await edit('other', 1, 3);
    await edit('one', 2, 6);
    const file = await fileOf('one');
    await take('other', file);
    await edit('other', 2, 7);
    expect(await take('other', file)).toMatchObject({ added: 0, merged: 0 });
    const round = await stored('other');
    expect(round.holes.map(({ strokes }) => strokes)).toEqual([3, 7, undefined]);
    expect(round.conflicts).toBeUndefined();
  });

  it('brings the history, tells who did what where, and can be taken back as a whole', async () => {
    await putRounds('one', [newRound('r1', uid)]);
    await edit('one', 1, 5);
    await edit('one', 1, 4);
    await putRounds('other', [newRound('r2', uid)]);

    await take('other', await fileOf('one'));

    const other = await pickUp('other');
    const versions = await storedVersions(other, 'rounds', 'r1');
    expect(versions.map(({ document }) => (document as unknown as Round).holes[0]!.strokes)).toEqual([
      4,
      4,
      5,
      undefined,
    ]);
    expect(versions.map(({ row }) => row?.by)).toEqual(['import', 'device', 'device', 'device']);
    expect(unwrap(await takeBack(versions[0]!.row!))).toBeUndefined();
    expect((await all('other')).map(({ primary }) => primary)).toEqual(['r2']);
  });

  it('has the whole history after a second reading, where the first was cut before it was stored', async () => {
    await putRounds('one', [newRound('r1', uid)]);
    await edit('one', 1, 5);
    await (await (await pickUp('one')).rounds.insert(newRound('gone', uid))).remove();
    const file = await fileOf('one');
    const { take: takeAll } = unwrap(await checked('other', file));
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const { put } = IDBObjectStore.prototype;
    const cut = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...asked) {
      if (this.name === 'rows') throw new DOMException('the page is gone', 'AbortError');
      return put.apply(this, asked);
    });
    vi.stubGlobal('location', { pathname: '/profile' }); // for the log of errors
    expect(await takeAll(watch())).toMatchObject({ ok: false });
    cut.mockRestore();

    await take('other', file);

    const versions = await storedVersions(await pickUp('other'), 'rounds', 'r1');
    expect(versions.map(({ row }) => row?.by)).toEqual(['import', 'device', 'device']);
    expect((await all('other')).map(({ primary }) => primary)).toEqual(['r1']);
  });

  it('deletes what was deleted on the other phone and not touched here', async () => {
    for (const phone of ['one', 'other']) await putRounds(phone, [newRound('r1', uid)]);
    await (await (await pickUp('one')).rounds.findOne('r1').exec())!.remove();

    await take('other', await fileOf('one'));

    expect(await countRounds('other')).toBe(0);
  });

  it('adds the marks of balls that are not here', async () => {
    const mark = { id: 'm1', hole: 1, lat: 51, lon: 0, at: 1, accuracyM: 4 };
    await groundDatabase(uid).marks.put({ roundId: 'r1', marks: [mark], flags: {} });
    const file = await fileOf('one');
    await groundDatabase(uid).marks.put({ roundId: 'r1', marks: [{ ...mark, id: 'm2', at: 2 }], flags: {} });

    await take('other', file);

    expect((await groundDatabase(uid).marks.get('r1'))?.marks.map(({ id }) => id)).toEqual(['m2', 'm1']);
  });
});

describe('swing videos', () => {
  const film = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)]);
  const save = async (withFilms: boolean) =>
    unwrap(await saveGolferFile(uid, { passphrase: PASSPHRASE, withFilms }, watch()));

  it('go along if the golfer wants that, and are on the other phone once', async () => {
    const paths = stubPrivateFiles();
    await pickUp('old');
    await keepVideo(uid, 'swing-1', film(150_000));
    await keepVideo(uid, 'swing-2', film(9));
    expect(await filmsHere(uid)).toEqual({ films: 2, bytes: 150_009 });
    expect((await save(false)).file.size).toBeLessThan(10_000);
    const { file, withFilms } = await save(true);
    const copy = new Blob([await file.arrayBuffer()]);
    expect(withFilms).toBe(true);
    expect(paths().filter((path) => path.includes('/file/'))).toHaveLength(1);
    await dropGolferFile(uid);
    expect(paths()).toEqual([`golfer-${uid}/swings/swing-1`, `golfer-${uid}/swings/swing-2`]);

    vi.unstubAllGlobals();
    const other = stubPrivateFiles();
    expect(unwrap(await checked('new', copy)).contents).toMatchObject({ films: 2, filmBytes: 150_009 });
    expect(other()).toEqual([]);
    expect(await take('new', copy)).toMatchObject({ films: 2, filmsLeftOut: 0 });
    expect(await take('new', copy)).toMatchObject({ films: 0, filmsLeftOut: 0 });
    expect(other()).toEqual([`golfer-${uid}/swings/swing-1`, `golfer-${uid}/swings/swing-2`]);
    expect(Buffer.from(await (await storedVideo(uid, 'swing-1'))!.arrayBuffer()).equals(Buffer.alloc(150_000, 7))).toBe(
      true,
    );
  });

  it('that do not fit are told, and the rest arrives', async () => {
    stubPrivateFiles();
    await putRounds('old', [newRound('r1', uid)]);
    await keepVideo(uid, 'swing-1', film(150_000));
    await keepVideo(uid, 'swing-2', film(9));
    const copy = new Blob([await (await save(true)).file.arrayBuffer()]);

    vi.unstubAllGlobals();
    const other = stubPrivateFiles(100_000);
    expect(await take('new', copy)).toMatchObject({ added: 1, films: 0, filmsLeftOut: 2 });
    expect(other()).toEqual([]);
    expect(await countRounds('new')).toBe(1);
  });

  it('leave no half file where the golfer cancels or the device is full', async () => {
    const paths = stubPrivateFiles(200_000);
    await pickUp('old');
    for (const id of ['swing-1', 'swing-2']) await keepVideo(uid, id, film(75_000));
    const here = paths();
    const off = new AbortController();
    const wish = { passphrase: PASSPHRASE, withFilms: true };

    await expect(
      saveGolferFile(
        uid,
        wish,
        watch((share) => share > 0.3 && off.abort(), off.signal),
      ),
    ).rejects.toThrow();
    expect(paths()).toEqual(here);
    expect(await saveGolferFile(uid, wish, watch())).toMatchObject({
      error: expect.stringContaining('no room') as string,
    });
    expect(paths()).toEqual(here);
  });
});

describe('a phone that is switched off', () => {
  const MOMENTS = Array.from({ length: 12 }, (_, at) => (at + 0.5) / 12);
  const ROUNDS = process.env['DIVOT_FULL'] ? 10_000 : 300;

  it(`at any of twelve moments of reading ${ROUNDS} rounds has all of them after reading once more`, async () => {
    await putRounds('old', rounds(ROUNDS));
    const file = await fileOf('old');
    let had = 0;
    for (const moment of MOMENTS) {
      const off = new AbortController();
      const { take: takeAll } = unwrap(await checked('new', file));
      const onProgress = (share: number) => share >= moment && off.abort();
      await expect(takeAll(watch(onProgress, off.signal))).rejects.toThrow();
      const has = await countRounds('new');
      expect(has).toBeGreaterThanOrEqual(had);
      had = has;
    }

    expect(had).toBeLessThan(ROUNDS);
    expect(await take('new', file)).toMatchObject({ added: ROUNDS - had, merged: 0 });
    expect(await take('new', file)).toMatchObject({ added: 0, merged: 0 });
    expect(await documents('new')).toEqual(await documents('old'));
  }, 900_000);

  it('at any of twelve moments of writing has left no file that reads', async () => {
    await putRounds('old', rounds(100));
    const file = await fileOf('old');
    for (const moment of MOMENTS)
      expect((await checked('new', file.slice(0, Math.floor(file.size * moment)))).ok).toBe(false);
  });
});
