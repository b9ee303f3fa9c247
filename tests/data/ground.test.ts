import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { gunzipSync } from 'node:zlib';
import {
  type RoundMarks,
  cardOfPack,
  distancesTo,
  inventedCourse,
  openHole,
  openPack,
  overpassOf,
  readOverpass,
} from '@divot/ground';
import { saveCourse } from '#src/data/commands/courses.ts';
import {
  addMappedCourse,
  changeMarks,
  deleteMap,
  restoreMap,
  saveMap,
  saveOwnHole,
  savePocketBook,
} from '#src/data/commands/ground.ts';
import { golferDatabases } from '#src/data/db/database-name.ts';
import { eraseGolfer } from '#src/data/db/erase.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { groundKey, groundOf, savedMarks } from '#src/data/queries/ground.ts';
import { lockManager } from '#tests/support/locks.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';
import { bytesOf } from '@divot/documents';

const found = { name: 'Old Quarry', box: { south: 54.5, west: -6, north: 54.7, east: -5.8 } };
const packWithout = (...withoutGreen: number[]) =>
  readOverpass(
    overpassOf(inventedCourse({ seed: 3, lat: 54.6, lon: -5.9, holes: 9, name: 'Old Quarry', withoutGreen })),
  )[0]!;

/** Stores Old Quarry, and reads it as it is stored. */
const quarry = async () => {
  const db = await golferDb();
  const tees = [{ id: 'usual', name: 'Usual tee', par: [4, 4, 3, 5, 4, 4, 3, 4, 5] }];
  const { id } = unwrap(await saveCourse('sam', { name: 'Old Quarry', tees }));
  const course = async () => (await db.courses.findOne(id).exec(true)).toMutableJSON();
  return { id, course, pack: async () => groundOf(await course())?.pack };
};

it('saves a course’s map with the course, complete, with its day and source, in less than 25 KB', async () => {
  const { id, course } = await quarry();
  const pack = packWithout();

  unwrap(await saveMap(id, pack, found));

  const stored = await course();
  expect(groundOf(stored)).toEqual({ pack, found, savedAt: expect.any(String) });
  expect(pack.attribution).toBe('© OpenStreetMap contributors');
  expect(JSON.stringify(stored).length).toBeLessThan(25_000);
});

it('adds a real course of the open map with its map, in less than 25 KB', async () => {
  const db = await golferDb();
  const file = new URL('../../packages/ground/fixtures/pebble-beach.json.gz', import.meta.url);
  const [pack] = readOverpass(JSON.parse(gunzipSync(readFileSync(file)).toString()));
  const card = cardOfPack(pack!);

  const added = unwrap(
    await addMappedCourse('sam', {
      ...card,
      name: `${pack!.name} `,
      teeName: 'Usual tee',
      map: { pack: pack!, found },
    }),
  );

  const stored = (await db.courses.findOne(added.id).exec(true)).toMutableJSON();
  expect(stored).toMatchObject({ name: 'Pebble Beach Golf Course', source: 'user', tees: [{ par: card.par }] });
  expect(groundOf(stored)?.pack.holes).toHaveLength(18);
  expect(bytesOf(stored)).toBeLessThan(25_000);
});

it('never replaces the saved map with one that has fewer greens', async () => {
  const { id, pack } = await quarry();
  await saveMap(id, packWithout(2), found);

  expect((await saveMap(id, packWithout(2, 5), found)).ok).toBe(false);
  expect(await pack()).toEqual(packWithout(2));

  expect((await saveMap(id, packWithout(), found)).ok).toBe(true);
});

it('never replaces it with a worse one because the course has lost its name, unless the golfer picks it', async () => {
  const { id, pack } = await quarry();
  const whole = packWithout();
  await saveMap(id, whole, found);
  const nameless = { ...whole, name: '', holes: whole.holes.slice(0, 5) };

  expect((await saveMap(id, nameless, found)).ok).toBe(false);
  expect(await pack()).toEqual(whole);

  expect((await saveMap(id, nameless, found, true)).ok).toBe(true);
  expect((await saveMap(id, whole, { ...found, name: 'Heron Creek' })).ok).toBe(true);
});

it('keeps a golfer’s own middle, green and tee through an update of the map', async () => {
  const { id, pack, course } = await quarry();
  await saveMap(id, packWithout(4, 6), found);
  const { plane } = openPack(packWithout(4));
  const [x, y] = openHole(packWithout(4), 4)!.middle;
  const around = [
    [12, 8],
    [-12, 8],
    [-12, -8],
    [12, -8],
  ] as const;
  const at = { lat: 54.601, lon: -5.901 };

  unwrap(await saveOwnHole(id, 4, { green: around.map(([dx, dy]) => plane.toPosition([x + dx, y + dy])) }));
  unwrap(await saveOwnHole(id, 6, { middle: at }));
  unwrap(await saveOwnHole(id, 6, { tee: at }));
  unwrap(await saveMap(id, packWithout(4, 6), found));

  const updated = (await pack())!;
  const answer = distancesTo(updated, 4, plane.toPosition([x + 112, y]))!;
  expect(answer.frontM).toBeCloseTo(100, 0);
  expect(answer.backM).toBeCloseTo(124, 0);
  const middle = plane.toPosition(openHole(updated, 6)!.middle);
  expect(middle.lat).toBeCloseTo(at.lat, 5);
  expect((await course()).ownHoles?.['6']).toEqual({ middle: at, tee: at });

  unwrap(await saveOwnHole(id, 6, { middle: undefined }));
  expect((await course()).ownHoles?.['6']).toEqual({ tee: at });
});

it('deletes a map on request, and restores it', async () => {
  const { id, pack, course } = await quarry();
  await saveMap(id, packWithout(), found);
  const { map } = await course();

  unwrap(await deleteMap(id));
  expect(await pack()).toBeUndefined();

  unwrap(await restoreMap(id, map!));
  expect(await pack()).toEqual(packWithout());
});

it('keeps the balls that two tabs marked in one round', async () => {
  const mark = (id: string, at: number) => ({ id, hole: 1, at, accuracyM: 4, lat: 54.6, lon: -5.9 });
  const withBall = (id: string, at: number) => (all: RoundMarks) => ({ ...all, marks: [...all.marks, mark(id, at)] });
  await changeMarks('tom', 'round', withBall('first', 1));
  // Another tab writes to the same database, and knows nothing that this tab shows.
  await groundDatabase('tom').marks.put(withBall('elsewhere', 2)((await groundDatabase('tom').marks.get('round'))!));

  await changeMarks('tom', 'round', withBall('third', 3));

  const ids = (all: RoundMarks | undefined) => all?.marks.map(({ id }) => id);
  expect(ids(await groundDatabase('tom').marks.get('round'))).toEqual(['first', 'elsewhere', 'third']);
  expect(ids(await savedMarks.load(groundKey('tom', 'round')))).toEqual(['first', 'elsewhere', 'third']);
});

it('erases marks and pocket books with everything else of a golfer who signs out', async () => {
  vi.stubGlobal('navigator', { locks: lockManager() });
  await savePocketBook('eve', 'quarry', []);
  expect(await golferDatabases('eve')).toHaveLength(1);

  await eraseGolfer('eve');

  expect(await golferDatabases('eve')).toEqual([]);
  vi.unstubAllGlobals();
});

it('keeps the newest pocket book of a course, with the time it was made', async () => {
  const shot = (strokes: number) => [{ n: 1, strokes, shots: [] }];
  expect(await savePocketBook('ivy', 'quarry', shot(4.8))).toBe(true);
  expect(await savePocketBook('ivy', 'quarry', shot(4.5))).toBe(true);

  expect(await groundDatabase('ivy').books.toArray()).toEqual([
    { courseId: 'quarry', madeAt: expect.any(String), holes: shot(4.5) },
  ]);
});
