import { expect, it, vi } from 'vitest';
import {
  type RoundMarks,
  distancesTo,
  inventedCourse,
  openHole,
  openPack,
  overpassOf,
  readOverpass,
  withOwnGreens,
} from '@divot/ground';
import {
  changeMarks,
  deleteGround,
  deleteOwnGreen,
  saveGround,
  saveOwnGreen,
  saveOwnMiddle,
  savePocketBook,
} from '#src/data/commands/ground.ts';
import { golferDatabases } from '#src/data/db/database-name.ts';
import { eraseGolfer } from '#src/data/db/erase.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { groundKey, savedGrounds, savedMarks } from '#src/data/queries/ground.ts';
import { lockManager } from '#tests/support/locks.ts';
import { unwrap } from '@divot/basics';

const found = { name: 'Old Quarry', box: { south: 54.5, west: -6, north: 54.7, east: -5.8 } };
const packWithout = (...withoutGreen: number[]) =>
  readOverpass(
    overpassOf(inventedCourse({ seed: 3, lat: 54.6, lon: -5.9, holes: 9, name: 'Old Quarry', withoutGreen })),
  )[0]!;

it('keeps a course’s map on the device, complete, with its day and source', async () => {
  const pack = packWithout();

  const saved = unwrap(await saveGround('sam', 'quarry', pack, found));

  expect(await groundDatabase('sam').packs.get('quarry')).toEqual({ ...saved, pack, found });
  expect(pack.attribution).toBe('© OpenStreetMap contributors');
});

it('never replaces the saved map with one that has fewer greens', async () => {
  const pack = packWithout(2);
  await saveGround('mia', 'quarry', pack, found);

  expect(await saveGround('mia', 'quarry', packWithout(2, 5), found)).toEqual({ ok: false, error: 'worse' });
  expect((await groundDatabase('mia').packs.get('quarry'))?.pack).toEqual(pack);

  expect((await saveGround('mia', 'quarry', packWithout(), found)).ok).toBe(true);
});

it('never replaces it with a worse one because the course has lost its name, unless the golfer picks it', async () => {
  const pack = packWithout();
  await saveGround('liv', 'quarry', pack, found);
  const nameless = { ...packWithout(), name: '', holes: pack.holes.slice(0, 5) };

  expect(await saveGround('liv', 'quarry', nameless, found)).toEqual({ ok: false, error: 'worse' });
  expect((await groundDatabase('liv').packs.get('quarry'))?.pack).toEqual(pack);
  const elsewhere = { ...found, name: 'Heron Creek' };
  expect((await saveGround('liv', 'quarry', nameless, elsewhere)).ok).toBe(true);

  await saveGround('una', 'quarry', pack, found);
  expect((await saveGround('una', 'quarry', nameless, found, true)).ok).toBe(true);
});

it('keeps a golfer’s own middle of an unmapped green through a refresh of the map', async () => {
  await saveGround('kim', 'quarry', packWithout(4), found);
  const at = { lat: 54.601, lon: -5.901 };

  expect(await saveOwnMiddle('kim', 'quarry', 4, at)).toBe(true);
  await saveGround('kim', 'quarry', packWithout(4), found);

  const saved = (await groundDatabase('kim').packs.get('quarry'))!;
  const pack = withOwnGreens(saved.pack, saved.ownMiddles);
  const { plane } = openPack(pack);
  const middle = plane.toPosition(openHole(pack, 4)!.middle);
  expect(middle.lat).toBeCloseTo(at.lat, 5);
  expect(middle.lon).toBeCloseTo(at.lon, 5);
  expect(openHole(pack, 5)!.middle).toEqual(openHole(saved.pack, 5)!.middle);
});

it('measures front and back of a green that the golfer traced, also after a refresh of the map', async () => {
  await saveGround('lea', 'quarry', packWithout(4), found);
  const { plane } = openPack(packWithout(4));
  const [x, y] = openHole(packWithout(4), 4)!.middle;
  const around = [
    [12, 8],
    [-12, 8],
    [-12, -8],
    [12, -8],
  ] as const;

  const corners = around.map(([dx, dy]) => plane.toPosition([x + dx, y + dy]));
  expect(await saveOwnGreen('lea', 'quarry', 4, corners)).toBe(true);
  await saveGround('lea', 'quarry', packWithout(4), found);

  const { pack, ownMiddles, ownGreens } = (await groundDatabase('lea').packs.get('quarry'))!;
  const answer = distancesTo(withOwnGreens(pack, ownMiddles, ownGreens), 4, plane.toPosition([x + 112, y]))!;
  expect(answer.frontM).toBeCloseTo(100, 0);
  expect(answer.middleM).toBeCloseTo(112, 0);
  expect(answer.backM).toBeCloseTo(124, 0);
});

it('keeps two golfers’ maps on one phone apart, and deletes one on request', async () => {
  await saveGround('ann', 'quarry', packWithout(), found);

  expect(await groundDatabase('bob').packs.get('quarry')).toBeUndefined();

  await deleteGround('ann', 'quarry');
  expect(await savedGrounds.load(groundKey('ann', 'quarry'))).toBeUndefined();
  expect(await groundDatabase('ann').packs.count()).toBe(0);
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

it('restores a deleted map, and a traced green that was deleted', async () => {
  const square = [
    { lat: 54.6, lon: -5.9 },
    { lat: 54.601, lon: -5.9 },
    { lat: 54.6, lon: -5.901 },
  ];
  await saveGround('pat', 'quarry', packWithout(4), found);
  await saveOwnGreen('pat', 'quarry', 4, square);
  const saved = await groundDatabase('pat').packs.get('quarry');

  const restoreGreen = await deleteOwnGreen('pat', 'quarry', 4);
  expect((await groundDatabase('pat').packs.get('quarry'))?.ownGreens).toEqual({});
  expect(await restoreGreen?.()).toBe(true);
  const restore = await deleteGround('pat', 'quarry');
  expect(await groundDatabase('pat').packs.count()).toBe(0);
  expect(await restore()).toBe(true);

  expect(await groundDatabase('pat').packs.get('quarry')).toEqual(saved);
});

it('erases the maps with everything else of a golfer who signs out', async () => {
  vi.stubGlobal('navigator', { locks: lockManager() });
  await saveGround('eve', 'quarry', packWithout(), found);
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
