import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import {
  type CoursePack,
  cardOfPack,
  distancesTo,
  inventedCourse,
  lacksTee,
  openHole,
  openPack,
  overpassOf,
  packMap,
  readOverpass,
  unpackMap,
  withOwnHoles,
} from '../index.ts';

const LIMIT = 22_000;
const found = { name: 'Old Quarry', box: { south: 54.5, west: -6, north: 54.7, east: -5.8 } };
const mapOf = (pack: CoursePack) => ({ pack, found, savedAt: '2026-05-01T08:00:00.000Z' });
const fixture = (name: string): CoursePack[] => {
  const file = new URL(`../fixtures/${name}.json.gz`, import.meta.url);
  return readOverpass(JSON.parse(gunzipSync(readFileSync(file)).toString()));
};
const quarry = readOverpass(
  overpassOf(inventedCourse({ seed: 3, lat: 54.6, lon: -5.9, holes: 9, name: 'Old Quarry', withoutGreen: [4] })),
)[0]!;

describe('a map as text', () => {
  it('comes back as it was if it fits', () => {
    const map = mapOf(quarry);

    expect(unpackMap(packMap(map, LIMIT)!)).toEqual(map);
  });

  it.each([LIMIT, 12_000])('of a course with many bunkers keeps every green, tee and water in %i letters', (limit) => {
    const [pebble] = fixture('pebble-beach');

    const text = packMap(mapOf(pebble!), limit)!;
    const { pack } = unpackMap(text)!;

    expect(text.length).toBeLessThanOrEqual(limit);
    const count = (of: CoursePack, kind: string) => of.areas.filter((area) => area.kind === kind).length;
    for (const kind of ['green', 'tee', 'water']) expect(count(pack, kind)).toBe(count(pebble!, kind));
    for (const { n, line } of pebble!.holes) {
      const from = openPack(pebble!).plane.toPosition([line[0]! / 10, line[1]! / 10]);
      expect(distancesTo(pack, n, from)!.middleM).toBeCloseTo(distancesTo(pebble!, n, from)!.middleM, 3);
    }
  });

  it('has no greens to lose: a limit that they exceed has no map', () => {
    expect(packMap(mapOf(quarry), 500)).toBeUndefined();
  });

  it.each(['', 'not base64!', 'aGVsbG8', btoa('{"pack":{"version":2}}')])('is none for %s', (text) => {
    expect(unpackMap(text)).toBeUndefined();
  });
});

describe('the card of a map', () => {
  it('has the mapped pars, and par by length where nobody has mapped one', () => {
    const withPars = (change: (n: number) => number | undefined): CoursePack => ({
      ...quarry,
      holes: quarry.holes.map(({ par: _par, ...hole }) => {
        const par = change(hole.n);
        return par === undefined ? hole : { ...hole, par };
      }),
    });
    const mapped = quarry.holes.map(({ par }) => par);

    expect(cardOfPack(quarry).par).toEqual(mapped);
    expect(cardOfPack(withPars(() => 99)).par).toEqual(cardOfPack(withPars(() => undefined)).par);
    expect(cardOfPack(withPars(() => undefined)).par.every((par) => par >= 3 && par <= 6)).toBe(true);
  });

  it('has stroke indexes only if each is there once', () => {
    const indexed = (si: (n: number) => number): CoursePack => ({
      ...quarry,
      holes: quarry.holes.map((hole) => ({ ...hole, si: si(hole.n) })),
    });

    expect(cardOfPack(indexed((n) => 10 - n)).strokeIndex).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(cardOfPack(indexed((n) => (n === 1 ? 2 : n))).strokeIndex).toBeUndefined();
  });

  it('has 18 holes if the map goes beyond hole 9, par 4 where the map has none', () => {
    const [first] = quarry.holes;

    expect(cardOfPack({ ...quarry, holes: [{ ...first!, n: 11, par: 3 }] }).par).toEqual(
      Array.from({ length: 18 }, (_, at) => (at === 10 ? 3 : 4)),
    );
  });
});

describe('a golfer’s own tee', () => {
  const { teeSpots: _spots, farTees: _far, ...bare } = quarry.holes[0]!;
  const withoutTees: CoursePack = {
    ...quarry,
    holes: [bare, ...quarry.holes.slice(1)],
    areas: quarry.areas.map((area) => (area.kind === 'tee' ? { ...area, kind: 'rough' } : area)),
  };
  const tee = openPack(quarry).plane.toPosition([5, 5]);

  it('stands where nobody has mapped one, and can be moved', () => {
    const own = withOwnHoles(withoutTees, { 1: { tee } });

    expect(openHole(own, 1)!.teeSpots.map((point) => point.map(Math.round))).toEqual([[5, 5]]);
    expect(lacksTee(withoutTees, 1)).toBe(true);
    expect(lacksTee(own, 1)).toBe(true);
  });

  it('gives way to a mapped one', () => {
    expect(lacksTee(quarry, 1)).toBe(false);
    expect(withOwnHoles(quarry, { 1: { tee } }).holes[0]).toEqual(quarry.holes[0]);
  });

  it.each([
    [{ version: 1 }, undefined],
    [{ version: 1, holes: null, areas: [] }, undefined],
    [{ ...quarry, holes: [] }, undefined],
    [{ ...quarry, areas: undefined }, 9],
    [{ ...quarry, areas: [null, ...quarry.areas.slice(1)] }, 9],
    [{ ...quarry, holes: [{ n: 1 }, null, ...quarry.holes.slice(2)] }, 7],
  ])('with missing parts is read as far as they go: case %#', (pack, holes) => {
    const read = unpackMap(packMap(mapOf(pack as CoursePack), 1_000_000)!);

    expect(read?.pack.holes.length).toBe(holes);
    if (read) openPack(read.pack);
  });
});
