import { compact, filled } from '@divot/basics';
import {
  ATTRIBUTION,
  type CoursePack,
  type GroundLie,
  type PackArea,
  type Position,
  type Steps,
  type WaterColour,
} from './course-pack.ts';
import { boundedIndices, pageOf } from './bounded-outlines.ts';
import { colourOfTags, holesOfFeature, isCoast, isStream, lieOfTags } from './golf-tags.ts';
import type { CourseHoles } from './group-courses.ts';
import { type Box, boxOf, boxesMeet, direction, distance, onLine, thinned, toSegment } from '../geometry/lines.ts';
import { type Feature, outlinesOf } from './overpass-features.ts';
import { type Plane, type Point, planeAt } from '../geometry/plane.ts';
import { type Ring, isInRing, middleOf, toRing } from '../geometry/rings.ts';
import { joinedCoast } from './sea.ts';
import { toSteps } from './steps.ts';
import { FAR_BEHIND_M, type MappedTee, TEE_OFF_LINE_M, type TeeOf, holeOfFarTee } from './tees.ts';

const NEAR_M = 80; // areas farther than this from every line of play are left out
const SEA_NEAR_M = 300;
const GREEN_M = 22; // a line's end may be this far off its green
const REF_BONUS_M = 15; // a matching number on a green breaks a tie, but the green that the line ends on wins
const SAME_FLAG_M = 25;
const TEE_FROM_START_M = 120;
const STREAM_HALF_M = 1.5; // a stream mapped as a line counts as three metres wide
const FINE_M = 0.15;
const COARSE_M = 0.5;
const COARSE: ReadonlySet<GroundLie> = new Set(['recovery', 'rough', 'out']);

type Area = {
  kind: GroundLie;
  colour?: WaterColour | undefined;
  ring: Ring;
  inner: readonly Ring[];
  refs: readonly number[];
};
type PlayedLine = { line: readonly Point[]; box: Box };

const middleOfBox = (positions: readonly Position[]): Position => {
  const around = planeAt(positions[0]!);
  const [minX, minY, maxX, maxY] = boxOf(positions.map(around.toPoint));
  const { lat, lon } = around.toPosition([(minX + maxX) / 2, (minY + maxY) / 2]);
  return { lat: Number(lat.toFixed(7)), lon: Number(lon.toFixed(7)) };
};

const side = (a: Point, b: Point, p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

const segmentsNear = (a: Point, b: Point, c: Point, d: Point, metres: number): boolean =>
  toSegment(a, c, d) <= metres ||
  toSegment(b, c, d) <= metres ||
  toSegment(c, a, b) <= metres ||
  toSegment(d, a, b) <= metres ||
  (side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0);

const isSegmentNear = (a: Point, b: Point, lines: readonly PlayedLine[], metres: number): boolean => {
  const box = boxOf([a, b], metres);
  return lines.some(
    ({ line, box: lineBox }) =>
      boxesMeet(box, lineBox) && line.some((p, i) => i > 0 && segmentsNear(line[i - 1]!, p, a, b, metres)),
  );
};

const isNear = (ring: Ring, lines: readonly PlayedLine[], metres: number): boolean => {
  const box = boxOf(ring, metres);
  const close = lines.filter((line) => boxesMeet(box, line.box));
  return (
    close.length > 0 &&
    (close.some(({ line }) => isInRing(line[0]!, ring)) ||
      ring.some((p, i) => isSegmentNear(ring[(i || ring.length) - 1]!, p, close, metres)))
  );
};

/** The parts of a long line that are near a hole. */
const nearRuns = (line: readonly Point[], lines: readonly PlayedLine[], metres: number): Point[][] => {
  const runs: Point[][] = [];
  let isOpen = false;
  for (let i = 1; i < line.length; i += 1) {
    const isClose = isSegmentNear(line[i - 1]!, line[i]!, lines, metres);
    if (isClose && isOpen) runs.at(-1)!.push(line[i]!);
    else if (isClose) runs.push([line[i - 1]!, line[i]!]);
    isOpen = isClose;
  }
  return runs;
};

const bankOf = (line: readonly Point[], sideM: number): Point[] =>
  line.map((point, i) => {
    const [ux, uy] = direction(line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!);
    return [point[0] - uy * sideM, point[1] + ux * sideM];
  });

const streamAreas = (feature: Feature, plane: Plane, lines: readonly PlayedLine[]): Area[] =>
  feature.outer.flatMap((line) =>
    nearRuns(line.map(plane.toPoint), lines, NEAR_M).map((run) => ({
      kind: 'water' as const,
      ring: [...bankOf(run, STREAM_HALF_M), ...bankOf(run, -STREAM_HALF_M).toReversed()],
      inner: [],
      refs: [],
    })),
  );

/** The OpenStreetMap wiki maps out of bounds as a line round the course. Closed, it would put every hole out. */
const isBoundary = (ring: Ring, lines: readonly PlayedLine[]): boolean =>
  lines.filter(({ line }) => isInRing(line[0]!, ring)).length * 2 > lines.length;

const areasOf = (feature: Feature, plane: Plane, lines: readonly PlayedLine[]): Area[] => {
  if (feature.kind === 'line' && isStream(feature.tags)) return streamAreas(feature, plane, lines);
  const kind = lieOfTags(feature.tags);
  if (kind === undefined || feature.kind === 'spot' || (kind === 'out' && !feature.isClosed)) return [];
  const inner = feature.inner.map((ring) => ring.map(plane.toPoint));
  return outlinesOf(feature)
    .map((outline) => outline.map(plane.toPoint))
    .filter(
      (ring) =>
        isNear(ring, lines, kind === 'tee' ? FAR_BEHIND_M : NEAR_M) && !(kind === 'out' && isBoundary(ring, lines)),
    )
    .map((ring) => ({
      kind,
      colour: colourOfTags(feature.tags),
      ring,
      inner: inner.filter((hole) => isInRing(hole[0]!, ring)),
      refs: holesOfFeature(feature.tags),
    }));
};

/** Drops repeated outlines: a relation and its member, or a bunker that is also mapped as sand. */
const withoutDoubles = (areas: readonly Area[]): Area[] => {
  const keyOf = ({ kind, ring }: Area) =>
    `${kind} ${boxOf(ring)
      .map((m) => Math.round(m))
      .join(' ')}`;
  const byKey = new Map<string, Area>();
  for (const area of areas) {
    const key = keyOf(area);
    const earlier = byKey.get(key);
    const better = earlier === undefined || area.inner.length > earlier.inner.length ? area : earlier;
    byKey.set(key, { ...better, colour: area.colour ?? earlier?.colour });
  }
  return [...byKey.values()];
};

const outlineSteps = (ring: Ring, toleranceM: number): Steps =>
  toSteps(thinned([...ring, ring[0]!], toleranceM).slice(0, -1));

const packArea = ({ kind, colour, ring, inner }: Area): PackArea => {
  const toleranceM = COARSE.has(kind) ? COARSE_M : FINE_M;
  return compact({
    kind,
    colour,
    ring: outlineSteps(ring, toleranceM),
    inner: filled(inner.map((hole) => outlineSteps(hole, toleranceM))),
  });
};

/** The index of the green that a line ends on. If it ends on or beside several, the green with the hole's number. */
const greenOf = (areas: readonly Area[], end: Point, n: number): number | undefined => {
  let best: { index: number; metres: number } | undefined;
  for (const [index, { kind, ring, refs }] of areas.entries()) {
    if (kind !== 'green') continue;
    const offM = toRing(end, ring);
    const metres = (offM === 0 ? -REF_BONUS_M : offM) - (refs.includes(n) ? REF_BONUS_M : 0);
    if (offM < GREEN_M && (best === undefined || metres < best.metres)) best = { index, metres };
  }
  return best?.index;
};

/**
 * Where lines of other courses end on the same green, except those that end at this hole's own flag, such as the lines
 * of a short course on big greens.
 */
const rivalsOn = (green: Ring | undefined, end: Point, others: readonly Point[]): Point[] =>
  green === undefined ? [] : others.filter((other) => distance(other, end) > SAME_FLAG_M && isInRing(other, green));

/** The shore near the holes, with its pieces joined and each within the point limit. */
const coastNear = (features: readonly Feature[], { toPoint }: Plane, lines: readonly PlayedLine[]): Point[][] => {
  const shores = features
    .filter(({ tags, kind }) => kind === 'line' && isCoast(tags))
    .flatMap(({ outer }) => outer.map((line) => line.map(toPoint)));
  const page = pageOf(lines.flatMap(({ line }) => line));
  return joinedCoast(shores)
    .map((line) => boundedIndices(line, page)?.map((i) => line[i]!) ?? [])
    .flatMap((line) => nearRuns(line, lines, SEA_NEAR_M))
    .map((line) => thinned(line, COARSE_M));
};

/**
 * Mapped tee points for a hole. A number on a tee counts only if that hole begins there, because some mappers number
 * the tees of each hole.
 */
const spotsOf = (spots: readonly MappedTee[], { n, line }: TeeOf, all: readonly TeeOf[]): Point[] =>
  spots
    .filter(({ at, refs }) => {
      const isNear = (hole: TeeOf) => distance(at, hole.line[0]!) < TEE_FROM_START_M;
      const isNumbered = all.some((hole) => refs.includes(hole.n) && isNear(hole));
      return isNear({ n, line }) && (isNumbered ? refs.includes(n) : onLine(at, line).offM < TEE_OFF_LINE_M);
    })
    .map(({ at }) => at);

type FarTees = { readonly areas: readonly number[]; readonly spots: readonly Point[] };

/** The tees that lie far behind a hole's line, as indices of outlines. */
const farTeesOf = (
  hole: TeeOf,
  all: readonly TeeOf[],
  areas: readonly Area[],
  spots: readonly MappedTee[],
): FarTees => {
  const isOwn = (tee: MappedTee) => holeOfFarTee(tee, all) === hole;
  return {
    areas: areas.flatMap(({ kind, ring, refs }, at) =>
      kind === 'tee' && isOwn({ at: middleOf(ring), refs }) ? [at] : [],
    ),
    spots: spots.filter(isOwn).map(({ at }) => at),
  };
};

type Mapped = {
  readonly features: readonly Feature[];
  readonly courses: readonly CourseHoles[];
  readonly asOf: string | undefined;
};

/** A course's holes and everything mapped near them as one pack. */
export const packOf = (course: CourseHoles, { features, courses, asOf }: Mapped): CoursePack => {
  const origin = middleOfBox(course.holes.flatMap(({ line }) => line));
  const plane = planeAt(origin);
  const lines = course.holes.map((hole) => hole.line.map(plane.toPoint));
  const played = lines.map((line) => ({ line, box: boxOf(line) }));
  const areas = withoutDoubles(features.flatMap((feature) => areasOf(feature, plane, played)));
  const spots = features
    .filter(({ tags, kind }) => tags['golf'] === 'tee' && kind === 'spot')
    .map(({ tags, outer }) => ({ at: plane.toPoint(outer[0]![0]!), refs: holesOfFeature(tags) }));
  const coast = coastNear(features, plane, played);
  const ownTees = course.holes.map(({ n }, i): TeeOf => ({ n, line: lines[i]! }));
  const foreign = courses
    .filter((other) => other !== course)
    .flatMap((other) => other.holes.map(({ n, line }): TeeOf => ({ n, line: line.map(plane.toPoint) })));
  const others = foreign.map(({ line }) => line.at(-1)!);
  const holes = course.holes.map(({ n, par, si }, i) => {
    const line = lines[i]!;
    const all = [...ownTees, ...foreign];
    const farTees = farTeesOf(ownTees[i]!, all, areas, spots);
    const green = greenOf(areas, line.at(-1)!, n);
    const rivals = rivalsOn(green === undefined ? undefined : areas[green]!.ring, line.at(-1)!, others);
    const teeSpots = [...spotsOf(spots, ownTees[i]!, all), ...farTees.spots];
    return compact({
      n,
      par,
      si,
      line: toSteps(line),
      green,
      rivals: filled(toSteps(rivals)),
      teeSpots: filled(toSteps(teeSpots)),
      farTees: filled(farTees.areas),
    });
  });
  return compact({
    version: 1,
    name: course.name,
    attribution: ATTRIBUTION,
    asOf,
    origin,
    holes,
    areas: areas.map(packArea),
    coast: filled(coast.map(toSteps)),
  });
};
