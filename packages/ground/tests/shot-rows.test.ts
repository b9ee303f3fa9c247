import { describe, expect, it } from 'vitest';
import { type Metres, inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import type { Ball } from '../marks/hole-from-marks.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { missPattern, rightOfHole, shotRows } from '../marks/shot-rows.ts';

const YARD_M = 0.9144;
const ballAt = (lie: Ball['lie'], yards: number, more: Partial<Ball> = {}): Ball => ({
  lat: 0,
  lon: 0,
  lie,
  toHoleM: yards * YARD_M,
  isDrop: false,
  ...more,
});

describe('the strokes of a hole after the round', () => {
  it('gain and lose what the whole hole does, with the putts as one row', () => {
    const rows = shotRows([ballAt('tee', 400), ballAt('rough', 150), ballAt('green', 6)], 2);

    expect(rows.map(({ putts }) => putts)).toEqual([undefined, undefined, 2]);
    const total = rows.reduce((sum, { gained }) => sum + gained!, 0);
    expect(total).toBeCloseTo(3.99 - 4, 5); // a tour player needs 3.99 strokes from 400 yards
  });

  it('charge a penalty to the stroke that found the water', () => {
    const [wet] = shotRows([ballAt('tee', 400), ballAt('fairway', 200, { isDrop: true })], undefined);
    const [dry] = shotRows([ballAt('tee', 400), ballAt('fairway', 200)], undefined);

    expect(dry!.gained! - wet!.gained!).toBeCloseTo(1, 9);
  });

  it('leave out a stroke whose end nobody marked', () => {
    const rows = shotRows([ballAt('tee', 400), ballAt('fairway', 150)], 2);

    expect(rows).toHaveLength(2);
    expect(rows[1]).not.toHaveProperty('gained');
  });
});

describe('the side that tee shots go to', () => {
  const [pack] = readOverpass(overpassOf(inventedCourse({ seed: 41, lat: 56, lon: -3, holes: 9 })));
  const course = inventedCourse({ seed: 41, lat: 56, lon: -3, holes: 9 });
  const [tee, bend] = course.holes[0]!.line as [Metres, Metres];

  it('is measured from the line of play', () => {
    const length = Math.hypot(bend[0] - tee[0], bend[1] - tee[1]);
    const [ux, uy] = [(bend[0] - tee[0]) / length, (bend[1] - tee[1]) / length];
    const at = (rightM: number) =>
      course.at([tee[0] + ux * length * 0.6 + uy * rightM, tee[1] + uy * length * 0.6 - ux * rightM]);

    expect(rightOfHole(pack!, 1, at(18))).toBeCloseTo(18, 0);
    expect(rightOfHole(pack!, 1, at(-12))).toBeCloseTo(-12, 0);
  });

  it('is named when more than half of three or more went there', () => {
    expect(missPattern([{ rightM: 20 }, { rightM: 10 }, { rightM: -4 }, { rightM: 1 }, { rightM: 15 }])).toEqual({
      side: 'right',
      count: 3,
      drives: 5,
      meanM: 15,
    });
    expect(missPattern([{ rightM: 20 }, { rightM: 12 }])).toBeUndefined();
    expect(missPattern([{ rightM: 20 }, { rightM: -12 }, { rightM: 0 }])).toBeUndefined();
  });

  it('counts what the card says if no ball was marked', () => {
    expect(missPattern([{ fairway: 'left' }, { fairway: 'left' }, { fairway: 'hit' }])).toEqual({
      side: 'left',
      count: 2,
      drives: 3,
    });
    expect(missPattern([{ fairway: 'none' }, { fairway: undefined }, { fairway: 'left' }])).toBeUndefined();
  });
});
