import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { type Position, distancesTo, holeAt, inventedCourse, lieAt, overpassOf, readOverpass } from '@divot/ground';
import { seeded } from '@divot/basics';
import type { Figure } from './figure.ts';
import { measureMapTap } from './map-tap.ts';
import { median } from './statistics.ts';

// A course's map on the phone: its size, how long its reply takes to read, and how long an answer on the course takes.

const REAL = new URL('../../packages/ground/fixtures', import.meta.url);
const KB = 1024;
const QUERIES = 2000;

const repliesOf = (): readonly string[] => [
  ...readdirSync(REAL)
    .filter((file) => file.endsWith('.json.gz'))
    .map((file) => gunzipSync(readFileSync(new URL(file, REAL))).toString()),
  ...Array.from({ length: 7 }, (_, at) =>
    JSON.stringify(overpassOf(inventedCourse({ seed: 40 + at, lat: 50, lon: 8 }))),
  ),
];

const timedMs = <T>(work: () => T): readonly [T, number] => {
  const startedMs = performance.now();
  const made = work();
  return [made, performance.now() - startedMs];
};

const HUGE = 200_000;

/** Processor time, because a busy machine inflates clock time. */
const spentMs = (work: () => unknown): { readonly processorMs: number; readonly clockMs: number } => {
  const before = process.cpuUsage();
  const [, clockMs] = timedMs(work);
  return { processorMs: process.cpuUsage(before).user / 1000, clockMs };
};

/**
 * Replies in which a lake touching the course has 200,000 points: as one way, and as a relation of 10,000 in no order.
 */
const hugeReplies = (): readonly string[] => {
  const course = inventedCourse({ seed: 47, lat: 50, lon: 8 });
  const { elements } = overpassOf(course);
  const random = seeded(12);
  const shore = Array.from({ length: HUGE + 1 }, (_, at) => {
    const [angle, metres] = [(2 * Math.PI * (at % HUGE)) / HUGE, at % HUGE === 0 ? 300 : 300 + 20 * random()];
    return course.at([330 + metres * Math.cos(angle), 200 + metres * Math.sin(angle)]);
  });
  const tags = { natural: 'water' };
  const members = Array.from({ length: 10_000 }, (_, ref) => ({
    type: 'way',
    ref,
    role: 'outer',
    geometry: shore.slice(ref * 20, ref * 20 + 21),
    at: random(),
  })).toSorted((a, b) => a.at - b.at);
  return [
    { type: 'way', id: 1, tags, geometry: shore },
    { type: 'relation', id: 2, tags: { type: 'multipolygon', ...tags }, members },
  ].map((lake) => JSON.stringify({ elements: [...elements, lake] }));
};

export const measureGround = async (): Promise<readonly Figure[]> => {
  const read = repliesOf().map((reply) => timedMs(() => readOverpass(JSON.parse(reply))));
  const packs = read.flatMap(([made]) => made).filter(({ holes }) => holes.length >= 9);
  const weights = packs.map((pack) => brotliCompressSync(JSON.stringify(pack)).length / KB);
  const random = seeded(9);
  const answers = packs.flatMap((pack) => {
    const spots = Array.from({ length: Math.round(QUERIES / packs.length) }, (): Position => ({
      lat: pack.origin.lat + (random() - 0.5) * 0.01,
      lon: pack.origin.lon + (random() - 0.5) * 0.01,
    }));
    return spots.map((at) => timedMs(() => [distancesTo(pack, 1, at), lieAt(pack, at), holeAt(pack, at, 1)])[1]);
  });
  const huge = hugeReplies().map((reply) => spentMs(() => readOverpass(JSON.parse(reply))));
  const [way, relation] = huge.map(({ clockMs }) => clockMs.toFixed(0));
  return [
    {
      id: 'ground.pack',
      title: 'a course’s map, brotli, median',
      value: median(weights),
      unit: 'KB',
      goal: { atMost: 25 },
      note: `${packs.length} courses, real and invented; the heaviest ${Math.max(...weights).toFixed(1)} KB`,
    },
    {
      id: 'ground.read',
      title: 'reading the reply about a course, median',
      value: median(read.map(([, ms]) => ms)),
      unit: 'ms',
      note: `in a worker; the slowest of ${read.length} ${Math.max(...read.map(([, ms]) => ms)).toFixed(0)} ms`,
    },
    {
      id: 'ground.answer',
      title: 'distances, lie and hole at a place, median',
      value: median(answers),
      unit: 'ms',
      goal: { atMost: 2 },
    },
    {
      id: 'ground.huge',
      title: 'reading a reply with an outline of 200,000 points, processor time, the slower of two',
      value: Math.max(...huge.map(({ processorMs }) => processorMs)),
      unit: 'ms',
      goal: { atMost: 1000 },
      note: `in a worker; on the clock: one way ${way} ms, a relation of 10,000 ways ${relation} ms`,
    },
    ...(await measureMapTap()),
  ];
};
