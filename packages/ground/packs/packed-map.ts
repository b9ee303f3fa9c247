import { deflateSync, inflateSync } from 'fflate';
import { compact, fromBase64, toBase64 } from '@divot/basics';
import {
  ATTRIBUTION,
  type CoursePack,
  type FoundGround,
  type GroundLie,
  type PackArea,
  type Steps,
} from './course-pack.ts';
import { onLine, thinned } from '../geometry/lines.ts';
import type { Point } from '../geometry/plane.ts';
import { fromSteps, toSteps } from './steps.ts';

// A course's map as text for the golfer's own course document: JSON, deflated, in base64. Most courses fit as they are.
// A map that does not is thinned, and then loses rough (the lie wherever nothing is drawn) and what lies farthest from
// every line of play. Greens, tees, fairways and water go last.

/** A course's map and the search that found it. A refresh repeats the search. */
export type CourseMap = { readonly pack: CoursePack; readonly found: FoundGround; readonly savedAt: string };

/** Longest JSON to unpack: five times that of the largest map that fits. */
const MOST_BYTES = 1_000_000;
/** From the thinning of a fresh pack up to the tolerance of a hazard's distance. */
const TOLERANCES_M = [0.3, 0.6, 1, 2];

const textOf = (map: CourseMap): string =>
  toBase64(deflateSync(new TextEncoder().encode(JSON.stringify(map)), { level: 9 }));

const thinnedRing = (ring: Steps, toleranceM: number): Steps => {
  const points = fromSteps(ring);
  const fewer = thinned([...points, points[0]!], toleranceM).slice(0, -1);
  return fewer.length < 3 ? ring : toSteps(fewer);
};

const thinnedArea = (area: PackArea, toleranceM: number): PackArea =>
  area.kind === 'green'
    ? area
    : compact({
        ...area,
        ring: thinnedRing(area.ring, toleranceM),
        inner: area.inner?.map((ring) => thinnedRing(ring, toleranceM)),
      });

const thinnedPack = (pack: CoursePack, toleranceM: number): CoursePack =>
  compact({
    ...pack,
    areas: pack.areas.map((area) => thinnedArea(area, toleranceM)),
    coast: pack.coast?.map((line) => toSteps(thinned(fromSteps(line), toleranceM))),
  });

/** The pack with only these areas, by index. */
const withAreas = (pack: CoursePack, indices: readonly number[]): CoursePack => {
  const places = new Map(indices.map((index, at) => [index, at]));
  const place = (index: number) => places.get(index);
  return {
    ...pack,
    areas: indices.map((index) => pack.areas[index]!),
    holes: pack.holes.map(({ green, farTees, ...hole }) =>
      compact({
        ...hole,
        green: green === undefined ? undefined : place(green),
        farTees: farTees?.flatMap((tee) => place(tee) ?? []),
      }),
    ),
  };
};

const FIRST: ReadonlySet<GroundLie> = new Set(['green', 'tee', 'fairway', 'water']);
const LAST_M = 1_000_000;
const LINE_M = 5;

/** Indices of the areas in the order in which they stay: the greens of holes, what the ball is played from, the rest. */
const inOrder = ({ areas, holes }: CoursePack): readonly number[] => {
  const lines = holes.map(({ line }) => thinned(fromSteps(line), LINE_M));
  const greens = new Set(holes.map(({ green }) => green));
  const off = (point: Point) => Math.min(...lines.map((line) => onLine(point, line).offM));
  const places = areas.map(({ kind, ring }, index) => {
    if (greens.has(index)) return -1;
    if (FIRST.has(kind)) return 0;
    return off(fromSteps(ring.slice(0, 2))[0]!) + (kind === 'rough' ? LAST_M : 0); // what is left out is small
  });
  return [...areas.keys()].toSorted((a, b) => places[a]! - places[b]!);
};

/** The map with as many of the areas as fit. */
const withNearest = (map: CourseMap, mostLetters: number): CourseMap | undefined => {
  const order = inOrder(map.pack);
  const withFirst = (count: number) => ({ ...map, pack: withAreas(map.pack, order.slice(0, count)) });
  const greens = new Set(map.pack.holes.flatMap(({ green }) => green ?? [])).size;
  if (textOf(withFirst(greens)).length > mostLetters) return undefined;
  let [fits, exceeds] = [greens, order.length];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (textOf(withFirst(middle)).length > mostLetters) exceeds = middle;
    else fits = middle;
  }
  return withFirst(fits);
};

/** At most this many characters. Undefined if not even the greens fit: no real course comes near that. */
export const packMap = (map: CourseMap, mostLetters: number): string | undefined => {
  const whole = textOf(map);
  if (whole.length <= mostLetters) return whole;
  for (const toleranceM of TOLERANCES_M) {
    const text = textOf({ ...map, pack: thinnedPack(map.pack, toleranceM) });
    if (text.length <= mostLetters) return text;
  }
  const nearest = withNearest({ ...map, pack: thinnedPack(map.pack, TOLERANCES_M.at(-1)!) }, mostLetters);
  return nearest && textOf(nearest);
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isSteps = (value: unknown): value is Steps => isList(value) && value.length % 2 === 0 && value.every(isFigure);
/** The parts of a stored pack that can be opened: a hole needs its number and line, an area its outline. */
const soundPack = (pack: Partial<CoursePack>): CoursePack | undefined => {
  const { origin, holes, areas } = pack;
  if (pack.version !== 1 || !isFigure(origin?.lat) || !isFigure(origin.lon) || !isList(holes)) return undefined;
  const sound = holes.filter((hole) => isFigure(hole?.n) && isSteps(hole.line) && hole.line.length >= 4);
  if (sound.length === 0) return undefined;
  const listed = isList(areas) ? areas : [];
  const drawn = listed.flatMap((area, at) => (isSteps(area?.ring) && area.ring.length >= 6 ? [at] : []));
  const whole = {
    ...pack,
    name: pack.name ?? '',
    attribution: pack.attribution ?? ATTRIBUTION,
    holes: sound,
    areas: listed,
  } as CoursePack;
  return drawn.length === listed.length ? whole : withAreas(whole, drawn);
};

/**
 * Undefined for text that `packMap` did not write, for example by a newer version. A map with missing parts is read as
 * far as they go.
 */
export const unpackMap = (text: string): CourseMap | undefined => {
  try {
    const bytes = inflateSync(fromBase64(text), { out: new Uint8Array(MOST_BYTES) });
    const map = JSON.parse(new TextDecoder().decode(bytes)) as CourseMap;
    const pack = soundPack(map.pack);
    return pack && { ...map, pack };
  } catch {
    return undefined;
  }
};
