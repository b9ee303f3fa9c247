import { describe, expect, it } from 'vitest';
import type { GroundLie } from '../packs/course-pack.ts';
import { boxOf } from '../geometry/lines.ts';
import type { OpenArea, OpenHole } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import { sizeOf } from '../geometry/rings.ts';
import type { PlanClub } from '../plan/club-shots.ts';
import { planHole } from '../plan/plan-hole.ts';

const area = (kind: GroundLie, ring: readonly Point[]): OpenArea => ({
  kind,
  ring,
  inner: [],
  sizeM2: sizeOf(ring),
  box: boxOf(ring),
});
const strip = (kind: GroundLie, left: number, near: number, right: number, far: number): OpenArea =>
  area(kind, [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ]);
const round = (kind: GroundLie, [x, y]: Point, radius: number): OpenArea =>
  area(
    kind,
    Array.from({ length: 36 }, (_, at): Point => [
      x + radius * Math.cos((at * Math.PI) / 18),
      y + radius * Math.sin((at * Math.PI) / 18),
    ]),
  );
/** A hole straight up the map; its green has a radius of 12 m around the flag. */
const holeOf = (lengthM: number, path?: readonly Point[]): OpenHole => {
  const middle = path?.at(-1) ?? ([0, lengthM] as const);
  const line = path ?? ([[0, 0], middle] as const);
  return { n: 1, par: 4, line, path: line, middle, green: round('green', middle, 12).ring, tees: [], teeSpots: [] };
};
const greenOf = ({ middle }: OpenHole) => round('green', middle, 12);

const club = (name: string, carryM: number, biasM = 0): PlanClub => ({
  club: name,
  carryM,
  spreadM: 0.05 * carryM,
  biasM,
  sideSpreadM: (carryM > 160 ? 0.1 : 0.065) * carryM,
  mishitShare: 0.1,
});
const BAG = [
  club('Driver', 220),
  club('5-wood', 190),
  club('5-iron', 160),
  club('7-iron', 140),
  club('9-iron', 118),
  club('Pitching wedge', 105),
  club('Sand wedge', 75),
];

describe('the plan of a hole', () => {
  it('plans from where the ball lies, without the driver, and not for a pitch', () => {
    const hole = holeOf(370);
    const pack = { areas: [greenOf(hole)], coast: [] };
    const from = (metres: number) => planHole(pack, hole, BAG, { from: [0, 370 - metres] });
    expect(from(141)!.shots.map(({ club: name }) => name)).toEqual(['7-iron']);
    expect(from(141)!.strokes).toBeLessThan(planHole(pack, hole, BAG)!.strokes - 0.7);
    expect(from(330)!.shots[0]!.club).toBe('5-wood');
    expect(from(30)).toBeUndefined();
  });

  it('aims at the middle if both sides are alike', () => {
    const hole = holeOf(370);
    const plan = planHole({ areas: [strip('fairway', -18, 60, 18, 340), greenOf(hole)], coast: [] }, hole, BAG)!;

    expect(plan.shots[0]!.club).toBe('Driver');
    expect(plan.shots.map(({ aimRightM }) => Math.abs(aimRightM) < 0.5)).not.toContain(false);
    expect(plan.shots[0]).not.toHaveProperty('miss');
  });

  it.each([
    ['left', -1],
    ['right', 1],
  ] as const)('aims away from water all along the %s, and says which side to miss', (side, sign) => {
    const hole = holeOf(370);
    const water = side === 'left' ? strip('water', -90, 40, -16, 400) : strip('water', 16, 40, 90, 400);
    const pack = { areas: [strip('fairway', -16, 60, 16, 340), water, greenOf(hole)], coast: [] };

    const [tee] = planHole(pack, hole, BAG)!.shots;

    expect(tee!.aimRightM * sign).toBeLessThan(-4);
    expect(tee!.miss!.side).toBe(side === 'left' ? 'right' : 'left');
  });

  it('drops where the ball crossed the edge: a bay inside the bend is no short cut', () => {
    const hole = holeOf(0, [
      [0, 0],
      [0, 220],
      [-150, 330],
    ]);
    const bay = strip('water', -300, 0, -16, 270);
    const [tee] = planHole(
      { areas: [bay, strip('fairway', -18, 60, 30, 260), greenOf(hole)], coast: [] },
      hole,
      BAG,
    )!.shots;

    expect(tee!.to[0]).toBeGreaterThan(3);
    expect(tee!.miss!.side).toBe('right');
  });

  it('never asks a 220 m driver to carry 300 m of water', () => {
    const hole = holeOf(400);
    const pack = {
      areas: [strip('fairway', -25, 20, 25, 150), strip('water', -120, 150, 120, 300), greenOf(hole)],
      coast: [],
    };

    const plan = planHole(pack, hole, BAG)!;

    const [tee] = plan.shots;
    expect(tee!.to[1]).toBeLessThan(150);
    expect(tee!.clears).toEqual([]);
  });

  it('lays up short of a pond that the second shot would reach, and goes for it if the club carries it', () => {
    const hole = holeOf(460);
    const pond = strip('water', -60, 395, 60, 447);
    const fairway = strip('fairway', -22, 60, 22, 390);
    const plan = planHole({ areas: [fairway, pond, greenOf(hole)], coast: [] }, hole, BAG)!;
    for (const { to } of plan.shots.slice(0, -1)) expect(to[1] < 395 || to[1] > 447).toBe(true);
    expect(plan.shots.length).toBe(3);

    const short = holeOf(140);
    const creek = strip('water', -60, 60, 60, 100);
    const [tee] = planHole({ areas: [creek, greenOf(short)], coast: [] }, short, BAG)!.shots;
    expect(tee!.club).toBe('7-iron');
    expect(tee!.clears).toMatchObject([{ kind: 'water' }]);
    expect(tee!.clears[0]!.haveM).toBeGreaterThan(tee!.clears[0]!.needM);
  });

  it.each([9, 50])('aims left for the golfer whose shots go %s m right, and lands in the middle', (right) => {
    const hole = holeOf(140);
    const [tee] = planHole({ areas: [greenOf(hole)], coast: [] }, hole, [club('7-iron', 140, right)])!.shots;

    expect(tee!.aimRightM).toBeLessThan(3 - right);
    expect(Math.abs(tee!.to[0])).toBeLessThan(3);
  });

  it('follows the bend of a dogleg instead of the wood on its corner', () => {
    const hole = holeOf(0, [
      [0, 0],
      [0, 210],
      [150, 330],
    ]);
    const wood = strip('recovery', 24, 0, 200, 200);
    const [tee] = planHole(
      { areas: [wood, strip('fairway', -20, 60, 20, 240), greenOf(hole)], coast: [] },
      hole,
      BAG,
    )!.shots;

    expect(Math.abs(tee!.to[0])).toBeLessThan(20);
  });

  it('uses the driver only from the tee, and leaves a pitch to the golfer', () => {
    const hole = holeOf(470);
    const plan = planHole({ areas: [strip('fairway', -30, 20, 30, 455), greenOf(hole)], coast: [] }, hole, BAG)!;

    expect(plan.shots.map(({ club: name }) => name).lastIndexOf('Driver')).toBe(0);
    for (const { from, to } of plan.shots) expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(56);
  });

  it('calls clubs too close if they are as good', () => {
    const hole = holeOf(140);
    const twins = [club('7-iron', 140), { ...club('8-iron', 140), club: '8-iron' }];
    const [tee] = planHole({ areas: [greenOf(hole)], coast: [] }, hole, twins)!.shots;

    expect(tee!.closeCall).toMatchObject({ by: 0 });
  });

  it('is the same for the same seed, and knows the sea by its coast', () => {
    const hole = holeOf(370);
    // The shore runs away from the tee, with the sea on its right.
    const pack = {
      areas: [strip('fairway', -16, 60, 16, 340), greenOf(hole)],
      coast: [
        [
          [18, -100],
          [18, 500],
        ] as const,
      ],
    };

    const plan = planHole(pack, hole, BAG, { seed: 7 })!;

    expect(planHole(pack, hole, BAG, { seed: 7 })).toEqual(plan);
    expect(plan.shots[0]!.aimRightM).toBeLessThan(-4);
  });

  it('takes less than 150 ms a hole', () => {
    const hole = holeOf(460);
    const bunkers = Array.from({ length: 40 }, (_, at) =>
      round('sand', [(at % 2 === 0 ? -1 : 1) * (20 + at), 60 + 9 * at], 7),
    );
    const pack = { areas: [strip('fairway', -18, 60, 18, 430), ...bunkers, greenOf(hole)], coast: [] };
    const bag = [...BAG, ...[205, 175, 150, 129, 90, 60].map((carry) => club(`${carry}`, carry))];
    planHole(pack, hole, bag);

    const times = [1, 2, 3].map((seed) => {
      // CPU time, so that a busy machine does not make a plan look slower.
      const start = process.cpuUsage();
      planHole(pack, hole, bag, { seed });
      return process.cpuUsage(start).user / 1000;
    });

    expect(Math.min(...times)).toBeLessThan(150);
  });

  it('has no plan without a green on the map or without clubs', () => {
    const { green: _, ...unmapped } = holeOf(370);
    expect(planHole({ areas: [], coast: [] }, unmapped, BAG)).toBeUndefined();
    expect(planHole({ areas: [], coast: [] }, holeOf(370), [])).toBeUndefined();
  });
});
