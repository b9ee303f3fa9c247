import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { distancesTo } from '#src/domain/ground/distances.ts';
import { holeAt } from '#src/domain/ground/hole-at.ts';
import { lieAt } from '#src/domain/ground/lie.ts';
import { readOverpass } from '#src/domain/ground/read-overpass.ts';
import type { Position } from '#src/domain/ground/course-pack.ts';
import { inventedCourse } from '#dev/ground/invented-course.ts';
import { overpassOf } from '#dev/ground/overpass-of.ts';
import { seeded } from '#src/domain/shared/seeded.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

// A course's map on the phone: what it weighs, how long its reply takes to read, how long an answer on the course takes.

const REAL = new URL('../../tests/fixtures/ground/', import.meta.url);
const KB = 1024;
const ASKED = 2000;

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

export const measureGround = (): Promise<readonly Figure[]> => {
  const read = repliesOf().map((reply) => timedMs(() => readOverpass(JSON.parse(reply))));
  const packs = read.flatMap(([made]) => made).filter(({ holes }) => holes.length >= 9);
  const weights = packs.map((pack) => brotliCompressSync(JSON.stringify(pack)).length / KB);
  const random = seeded(9);
  const answers = packs.flatMap((pack) => {
    const spots = Array.from({ length: Math.round(ASKED / packs.length) }, (): Position => ({
      lat: pack.origin.lat + (random() - 0.5) * 0.01,
      lon: pack.origin.lon + (random() - 0.5) * 0.01,
    }));
    return spots.map((at) => timedMs(() => [distancesTo(pack, 1, at), lieAt(pack, at), holeAt(pack, at, 1)])[1]);
  });
  return Promise.resolve([
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
  ]);
};
