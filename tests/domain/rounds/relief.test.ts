import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { seeded, unwrap } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import {
  type Point,
  type ReliefHole,
  type ReliefOption,
  type Ring,
  type Situation,
  reliefOptions,
} from '@divot/golf-relief';
import { type CoursePack, inventedCourse, openHole, openPack, overpassOf, readOverpass } from '@divot/ground';
import { describe, expect, it } from 'vitest';
import { reliefHole } from '#src/domain/rounds/relief-hole.ts';

// Ten thousand balls on fifteen courses, real and drawn. Wherever a ball lies, no relief area reaches nearer the hole, over its
// length, into the area that the ball must leave or onto another hole's green. Checked with none of the library's own geometry.

const REAL = ['carnoustie-championship', 'old-course-st-andrews', 'pebble-beach'];
const read = (name: string): CoursePack =>
  readOverpass(JSON.parse(gunzipSync(readFileSync(`packages/ground/fixtures/${name}.json.gz`)).toString()))[0]!;
const drawn = (seed: number): CoursePack =>
  readOverpass(
    overpassOf(inventedCourse({ seed, lat: 45, lon: 3, holes: 9, hasSharedGreen: seed % 2 === 0, turn: seed * 25 })),
  )[0]!;
const packs = (): readonly CoursePack[] => [...REAL.map(read), ...Array.from({ length: 12 }, (_, i) => drawn(i + 1))];

const CLUB_M = 1.14;
const CLOSE_M = 0.02;
const metres = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const isInside = ([x, y]: Point, ring: Ring): boolean => {
  let turns = 0;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const left = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (ay <= y && by > y && left > 0) turns += 1;
    if (ay > y && by <= y && left < 0) turns -= 1;
  }
  return turns !== 0;
};
const boxes = new WeakMap<Ring, readonly number[]>();
const boxOf = (ring: Ring): readonly number[] => {
  const known = boxes.get(ring);
  if (known) return known;
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  boxes.set(ring, box);
  return box;
};
const isInBox = ([x, y]: Point, [minX, minY, maxX, maxY]: readonly number[]) =>
  x >= minX! && x <= maxX! && y >= minY! && y <= maxY!;
const holds = ({ polygon, islands = [] }: ReliefHole['areas'][number], p: Point) =>
  isInBox(p, boxOf(polygon)) && isInside(p, polygon) && !islands.some((island) => isInside(p, island));
const kindsAt = ({ areas, flag }: ReliefHole, p: Point) =>
  areas
    .filter((area) => holds(area, p))
    .map((area) => (area.kind === 'green' && !holds(area, flag) ? 'wrong-green' : area.kind));

const toLine = (p: Point, [a, b]: readonly [Point, Point]) => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)));
  return metres(p, [a[0] + t * dx, a[1] + t * dy]);
};
const ringsOf = ({ zone, zones = [] }: ReliefOption): readonly Ring[] => (zone ? [zone] : zones);
const segments = ({ line = [] }: ReliefOption) =>
  (typeof line[0]?.[0] === 'number' ? [line] : line) as readonly (readonly [Point, Point])[];

const REACH: Partial<Record<ReliefOption['kind'], number>> = {
  'stroke-distance': CLUB_M,
  lateral: 2 * CLUB_M,
  'opposite-side': 2 * CLUB_M,
  'free-drop': CLUB_M,
  'max-available': CLUB_M,
  preferred: CLUB_M,
};

/** What is wrong with one point of a relief area. */
const faultAt = (
  hole: ReliefHole,
  option: ReliefOption,
  p: Point,
  mustLeave: readonly string[],
): string | undefined => {
  const { reference } = option;
  if (metres(p, hole.flag) < metres(reference!, hole.flag) - CLOSE_M) return 'nearer the hole';
  if (metres(p, reference!) > (REACH[option.kind] ?? Infinity) + CLOSE_M) return 'over its length';
  if (option.line && Math.min(...segments(option).map((part) => toLine(p, part))) > CLUB_M + CLOSE_M)
    return 'off the line';
  return kindsAt(hole, p).find((kind) => mustLeave.includes(kind));
};

/** Corners, the middles of sides, and places inside. */
const samplesOf = (ring: Ring): readonly Point[] => {
  const sides = ring.map(([x, y], i): Point => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return [(x + nx) / 2, (y + ny) / 2];
  });
  const across = ring.map(([x, y], i): Point => {
    const [nx, ny] = ring[(i + Math.floor(ring.length / 2)) % ring.length]!;
    return [x * 0.6 + nx * 0.4, y * 0.6 + ny * 0.4];
  });
  return [...ring, ...sides, ...across.filter((p) => isInside(p, ring))];
};

const squareAround = ([x, y]: Point, wide: number, tall: number): Ring => [
  [x - wide, y - tall],
  [x + wide, y - tall],
  [x + wide, y + tall],
  [x - wide, y + tall],
];

type Case = {
  readonly situation: Situation;
  readonly mustLeave: readonly string[];
  readonly condition?: 'path' | 'repair';
};
const AWAY = ['out', 'penalty', 'wrong-green'];
const CASES: readonly Case[] = [
  { situation: 'penalty-red', mustLeave: AWAY },
  { situation: 'penalty-yellow', mustLeave: AWAY },
  { situation: 'unplayable', mustLeave: AWAY },
  { situation: 'path', mustLeave: [...AWAY, 'path'], condition: 'path' },
  { situation: 'repair', mustLeave: [...AWAY, 'repair'], condition: 'repair' },
  { situation: 'lost', mustLeave: AWAY },
  { situation: 'embedded', mustLeave: AWAY },
  { situation: 'wrong-green', mustLeave: AWAY },
];

const NOWHERE = /Nowhere here is allowed/;

const faultsOf = (pack: CoursePack, random: () => number, n: number): readonly string[] => {
  const whole = openHole(pack, n)!;
  const mapped = reliefHole(pack, n)!;
  const [a, b] = [whole.path[0]!, whole.path.at(-1)!];
  const share = random();
  const near: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  const spread = (by: number): Point => [near[0] + (random() - 0.5) * by, near[1] + (random() - 0.5) * by];
  const water = mapped.areas.filter(({ kind }) => kind === 'penalty');
  const { situation, mustLeave, condition } = CASES[Math.floor(random() * CASES.length)]!;
  const pond = water[Math.floor(random() * water.length)];
  const corner = pond?.polygon[Math.floor(random() * pond.polygon.length)];
  const ball = situation.startsWith('penalty') && corner ? corner : spread(70);
  const hole: ReliefHole = condition
    ? {
        ...mapped,
        areas: [
          ...mapped.areas,
          { kind: condition, polygon: squareAround(ball, 0.3 + random() * 4, 0.3 + random() * 9) },
        ],
      }
    : mapped;
  const { options } = unwrap(
    reliefOptions({
      situation,
      hole,
      ball,
      crossed: [ball[0] + random() - 0.5, ball[1] + random() - 0.5],
      previous: a,
      hand: random() < 0.5 ? 'left' : 'right',
      switches: { fairwayDrop: true, oppositeSide: true },
      facts: situation === 'unplayable' ? {} : { area: 'general' },
    }),
  );
  return options.flatMap((option) => {
    const rings = ringsOf(option);
    const name = `${pack.name} ${n} ${situation} ${option.kind} at ${ball.map((at) => at.toFixed(2)).join(', ')}`;
    if (rings.length === 0)
      return option.how === 'drop' && !NOWHERE.test(option.words) ? [`${name}: empty without a word`] : [];
    const faults = rings.flatMap((ring) => samplesOf(ring).flatMap((p) => faultAt(hole, option, p, mustLeave) ?? []));
    return [...new Set(faults)].map((fault) => `${name}: ${fault}`);
  });
};

describe('relief areas on mapped holes', () => {
  it('keep every limit, wherever the ball lies', () => {
    const random = seeded(70);
    const courses = packs();

    const faults = Array.from({ length: cases(10_000, 30) }, (_, i) => {
      const pack = courses[i % courses.length]!;
      const holes = openPack(pack).holes;
      return faultsOf(pack, random, holes[Math.floor(random() * holes.length)]!.n);
    }).flat();

    expect(courses).toHaveLength(15);
    expect(faults).toEqual([]);
  }, 300_000);

  it('leave out a pond in their middle', () => {
    const pack = drawn(8);
    const hole = reliefHole(pack, 3)!;

    const { options } = unwrap(
      reliefOptions({ situation: 'lost', hole, ball: [98.436, 312.606], switches: { fairwayDrop: true } }),
    );

    const drop = options.find(({ kind }) => kind === 'fairway-drop')!;
    const faults = ringsOf(drop).flatMap((ring) => samplesOf(ring).flatMap((p) => faultAt(hole, drop, p, AWAY) ?? []));
    expect(faults).toEqual([]);
  });
});
