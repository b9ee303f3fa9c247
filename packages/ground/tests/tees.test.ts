import { describe, expect, it } from 'vitest';
import type { Metres } from '../invented/invented-course.ts';
import { tangentPlane } from '../invented/tangent-plane.ts';
import { holeAt } from '../distances/hole-at.ts';
import { isTeeMark } from '../marks/hole-from-marks.ts';
import { lieAt } from '../distances/lie.ts';
import { joinNines, ninesOf } from '../packs/nines.ts';
import { readOverpass } from '../packs/read-overpass.ts';

// Championship back tees lie up to 200 m behind a line drawn from the members' tee, across the previous green, and may
// be nearer to a neighbouring hole's line than to their own.

const place = tangentPlane({ lat: 55.1, lon: -6.2 });
const at = ([x, y]: Metres) => place(x, y);
let lastId = 0;
const way = (tags: Readonly<Record<string, string>>, ...points: readonly Metres[]) => ({
  type: 'way',
  id: (lastId += 1),
  tags,
  geometry: points.map(at),
});
const hole = (n: number, from: Metres, to: Metres) => way({ golf: 'hole', ref: String(n), par: '4' }, from, to);
const tee = ([x, y]: Metres, tags: Readonly<Record<string, string>> = {}) =>
  way({ golf: 'tee', ...tags }, [x - 4, y - 4], [x + 4, y - 4], [x + 4, y + 4], [x - 4, y + 4], [x - 4, y - 4]);
const teeSpot = ([x, y]: Metres, tags: Readonly<Record<string, string>> = {}) => ({
  type: 'node',
  id: (lastId += 1),
  tags: { golf: 'tee', ...tags },
  ...place(x, y),
});

/** The second starts where the first ends; the third comes back beside it. */
const holes = [hole(1, [-300, 200], [20, 200]), hole(2, [0, 200], [0, 550]), hole(3, [70, 540], [70, 0])];
const read = (...more: readonly object[]) =>
  readOverpass(JSON.parse(JSON.stringify({ elements: [...holes, ...more] })));
const BACK: Metres = [40, 15]; // 189 m behind the second's tee, 30 m from the third

describe('a tee 189 m behind the line', () => {
  it.each([
    ['an outline', tee(BACK)],
    ['a point', teeSpot(BACK)],
  ])('mapped as %s belongs to the hole in front of it', (_, element) => {
    const [pack] = read(element);

    expect(holeAt(pack!, at(BACK))).toBe(2);
    expect(holeAt(pack!, at(BACK), 1)).toBe(2);
    expect(holeAt(pack!, at(BACK), 3)).toBe(3); // a ball on the third stays on the third
    expect(isTeeMark(pack!, 2, at(BACK))).toBe(true);
  });

  it('belongs to no hole if it lies off to the side, and to another if it says so', () => {
    const aside: Metres = [-130, 60];
    expect(holeAt(read(tee(aside))[0]!, at(aside))).toBe(1);
    expect(holeAt(read(tee(aside, { ref: '2' }))[0]!, at(aside))).toBe(2);
  });

  it('stays where it is when two nines are joined', () => {
    const nine = (label: string, x: number) =>
      [...Array(9).keys()].map((i) =>
        way({ golf: 'hole', ref: `${label}${i + 1}`, par: '4' }, [x + i * 90, 200], [x + i * 90, 500]),
      );
    const spot: Metres = [1000, 30];
    const packs = readOverpass({ elements: [...nine('A', 0), ...nine('B', 1000), tee(spot), tee([0, 205])] });
    const [front, back] = ninesOf(packs);

    expect(holeAt(joinNines(front!, back!), at(spot))).toBe(10);
  });
});

it('the first ball does not become a tee shot by lying on another hole’s tee', () => {
  const [pack] = read(tee([0, 205]), tee([70, 535]));

  expect(isTeeMark(pack!, 2, at([70, 535]))).toBe(false);
  expect(isTeeMark(pack!, 2, at([0, 205]))).toBe(true);
});

it('a tee numbered as the second of its hole’s tees does not move to that hole', () => {
  const [pack] = read(teeSpot([-12, 205], { ref: '14' }), teeSpot([60, 520], { ref: '2' }));

  expect(lieAt(pack!, at([-12, 205])).lie).toBe('tee');
  expect(holeAt(pack!, at([-12, 205]))).toBe(2);
  expect(holeAt(pack!, at([60, 520]))).toBe(3);
});
