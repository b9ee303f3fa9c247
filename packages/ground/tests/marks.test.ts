import { describe, expect, it } from 'vitest';
import { type Metres, inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import type { Fix } from '../packs/course-pack.ts';
import { holeAt } from '../distances/hole-at.ts';
import { markAt } from '../distances/mark.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { shotsOf } from '../distances/shots.ts';
import { seeded } from '@divot/basics';

const course = inventedCourse({ seed: 41, lat: 56, lon: -3, holes: 9 });
const [pack] = readOverpass(overpassOf(course));

const TAP = 100_000;
const fixAt = (east: number, north: number, more: Partial<Fix> = {}): Fix => ({
  ...course.at([east, north]),
  t: TAP,
  got: (more.t ?? TAP) + 150,
  acc: 5,
  ...more,
});
const offM = (mark: { lat: number; lon: number } | undefined, [east, north]: Metres): number => {
  const there = course.at([east, north]);
  return Math.hypot((mark!.lat - there.lat) * 111_300, (mark!.lon - there.lon) * 62_400);
};

describe('the ball’s position from one tap', () => {
  it('is nearer than a single fix of 5 m noise', () => {
    const random = seeded(7);
    const noise = () => (random() + random() + random() - 1.5) * 8;
    const fixes = Array.from({ length: 8 }, (_, i) =>
      fixAt(100 + noise(), 50 + noise(), { t: TAP - 10_000 + i * 2000 }),
    );

    expect(offM(markAt(fixes, TAP), [100, 50])).toBeLessThan(4);
  });

  it('waits while the only fix is the one from before the phone slept', () => {
    expect(markAt([fixAt(100, 50, { t: TAP - 200_000, got: TAP })], TAP)).toBeUndefined();
    expect(markAt([fixAt(100, 50, { t: TAP - 6000, got: TAP })], TAP)).toBeUndefined();
    expect(markAt([], TAP)).toBeUndefined();
  });

  it('uses no fix worse than 25 m, and none from long before or after the tap', () => {
    const bad = [
      fixAt(180, 50, { acc: 26 }),
      fixAt(180, 50, { t: TAP - 12_001 }),
      fixAt(180, 50, { t: TAP + 6001 }),
      fixAt(180, 50, { acc: Number.NaN }),
    ];

    expect(markAt(bad, TAP)).toBeUndefined();
    expect(offM(markAt([...bad, fixAt(100, 50)], TAP), [100, 50])).toBeLessThan(0.1);
  });

  it('uses a fix that claims to be exact, but none from 5 km off and none dated ahead', () => {
    expect(offM(markAt([fixAt(100, 50, { acc: 0 }), fixAt(900, 50, { acc: 5000 })], TAP), [100, 50])).toBeLessThan(0.1);
    expect(markAt([fixAt(100, 50, { t: TAP + 3_600_000, got: TAP })], TAP)).toBeUndefined();
    expect(markAt([fixAt(100, 50, { got: Number.NaN })], TAP)).toBeUndefined();
    expect(markAt([fixAt(100, 50, { lat: Number.NaN })], TAP)).toBeUndefined();
  });

  it('ignores a jump of 80 m', () => {
    const fixes = [fixAt(100, 50), fixAt(101, 50), fixAt(180, 50), fixAt(99, 51)];

    expect(offM(markAt(fixes, TAP), [100, 50.3])).toBeLessThan(1.5);
  });

  it('uses the more accurate of two that contradict each other, and of equal ones the latest, wherever they are', () => {
    const west = fixAt(100, 50, { t: TAP - 4000 });
    const east = fixAt(160, 50, { t: TAP - 2000 });
    for (const fixes of [
      [west, east],
      [east, west],
    ])
      expect(offM(markAt(fixes, TAP), [160, 50])).toBeLessThan(0.1);
    const sure = { ...west, acc: 3 };
    for (const fixes of [
      [sure, east],
      [east, sure],
    ])
      expect(offM(markAt(fixes, TAP), [100, 50])).toBeLessThan(0.1);
  });

  it('trusts a good fix more than a poor one, and reports how good it was', () => {
    const mark = markAt([fixAt(100, 50, { acc: 4 }), fixAt(120, 50, { acc: 20 })], TAP);

    expect(offM(mark, [100, 50])).toBeLessThan(2);
    expect(mark!.accuracyM).toBe(4);
  });
});

describe('shots from marks', () => {
  const hole = course.holes[0]!;
  const [tee, bend, flag] = hole.line as [Metres, Metres, Metres];

  it('run from mark to mark and the last one into the hole', () => {
    const marks = [
      { ...course.at(tee), club: 'driver' },
      { ...course.at(bend), club: '7-iron' },
      course.at([flag[0], flag[1] - 2]),
    ];

    const shots = shotsOf(pack!, 1, marks, course.at(flag));

    expect(shots.map(({ lie, club }) => ({ lie, club }))).toEqual([
      { lie: 'tee', club: 'driver' },
      { lie: 'fairway', club: '7-iron' },
      { lie: 'green', club: undefined },
    ]);
    const drive = Math.hypot(bend[0] - tee[0], bend[1] - tee[1]);
    expect(Math.abs(shots[0]!.lengthM - drive)).toBeLessThan(0.5);
    expect(Math.abs(shots[2]!.toHoleM - 2)).toBeLessThan(0.3);
    expect(shots[2]!.lengthM).toBeCloseTo(shots[2]!.toHoleM, 5);
  });

  it('skip a mark without a position', () => {
    const marks = [course.at(tee), { lat: Number.NaN, lon: 0 }, course.at(flag)];

    const shots = shotsOf(pack!, 1, marks, course.at(flag));

    expect(shots).toHaveLength(2);
    expect(shots.every(({ toHoleM, lengthM }) => Number.isFinite(toHoleM + lengthM))).toBe(true);
  });

  it('do not exist without marks or on a hole that the course lacks', () => {
    expect(shotsOf(pack!, 1, [])).toEqual([]);
    expect(shotsOf(pack!, 12, [course.at(tee)])).toEqual([]);
  });
});

describe('the hole being played', () => {
  const [second, third] = [course.holes[1]!, course.holes[2]!];
  it('stays when a ball is hooked onto the neighbour’s fairway', () => {
    expect(holeAt(pack!, course.at([third.line[0]![0], second.line[0]![1] - 60]), 2)).toBe(2);
  });

  it('changes on the next tee', () => {
    expect(holeAt(pack!, course.at(third.line[0]!), 2)).toBe(3);
  });

  it('does not change on another tee than the next', () => {
    expect(holeAt(pack!, course.at(second.line[0]!), 3)).toBe(3);
  });

  it('follows a golfer who starts elsewhere', () => {
    expect(holeAt(pack!, course.at(course.holes[6]!.line[0]!), 1)).toBe(7);
  });
});
