import { expect, it } from 'vitest';
import { distancesTo, holeAt, inventedCourse, lieAt, overpassOf, readOverpass } from '../index.ts';

const WRONG: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  '',
  'x',
  {},
  [],
  200,
  { elements: [null, {}, { type: 'way' }] },
];
const [pack] = readOverpass(overpassOf(inventedCourse({ seed: 11, lat: 51.24, lon: -1.31 })));

it('reads no course from a response that is none', () => {
  for (const response of WRONG) expect(readOverpass(response as never)).toEqual([]);
});

it('says nothing of a hole or a place that is not on the map', () => {
  const away = { lat: 0, lon: 0 };
  for (const hole of [...WRONG, 0, 19] as never[]) expect(distancesTo(pack!, hole, away)).toBeUndefined();
  expect(holeAt(pack!, away)).toBeUndefined();
  for (const nowhere of [{ lat: Number.NaN, lon: Number.NaN }, {}] as never[]) {
    expect(holeAt(pack!, nowhere)).toBeUndefined();
    expect(lieAt(pack!, nowhere)).toEqual({ lie: 'rough', edgeM: 0 });
  }
});

it('invents no course without a seed and a place', () => {
  for (const wrong of [{ seed: Number.NaN }, { lat: 200 }, { lon: undefined as never }])
    expect(() => inventedCourse({ seed: 1, lat: 51, lon: 1, ...wrong })).toThrow(RangeError);
});
