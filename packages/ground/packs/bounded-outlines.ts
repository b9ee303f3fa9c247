import { type Box, boxOf, keepBetween } from '../geometry/lines.ts';
import type { Feature } from './overpass-features.ts';
import type { Plane, Point } from '../geometry/plane.ts';

// A great lake, a forest or a mapper's slip can have an outline of 200,000 points, and Overpass sends all of them.
// Every later step takes time for each point, on the phone too. So each outline is thinned to a limit that no real
// green, bunker or fairway comes near (the longest outline of ten real courses has 778 points).

/** The most points that an outline or line may have. */
export const MOST_POINTS = 2_000;

const FAR_TOO_MANY = 10 * MOST_POINTS;
const PAGE_MARGIN_M = 500; // no answer looks that far from a line of play
const FINE_M = 0.15;
const COARSE_M = 50;
/** An outline that still has too many points at this tolerance, a quarter of a hole, is not real. */
const COARSEST_M = 100;
/** The most points to thin at once, because the work grows with the square of their number. */
const CHUNK = 64;

/** The box that is drawn in full: the lines of play and everything that answers need around them. */
export const pageOf = (holes: readonly Point[]): Box => boxOf(holes, PAGE_MARGIN_M);

/** Which sides of the page a point lies beyond, as bits. */
const beyond = ([x, y]: Point, [minX, minY, maxX, maxY]: Box): number =>
  (x < minX ? 1 : 0) | (x > maxX ? 2 : 0) | (y < minY ? 4 : 0) | (y > maxY ? 8 : 0);

/**
 * One thinning pass, which returns the points to keep. On the page, a point stays if the line would move by `fineM`
 * without it. Off the page, a run of points beyond the same side is thinned by `coarseM`. Its chords stay beyond that
 * side too, so nothing changes on the page, and the area keeps about its size.
 */
const thinnedOnce = (points: readonly Point[], sides: Uint8Array, fineM: number, coarseM: number): number[] => {
  const keep = new Uint8Array(points.length);
  let first = 0;
  while (first < points.length - 1) {
    let last = first + 1;
    let side = sides[first]! & sides[last]!;
    while (last + 1 < points.length && last - first < CHUNK) {
      const next = side & sides[last + 1]!;
      if (side > 0 !== next > 0) break;
      side = next;
      last += 1;
    }
    keep[first] = 1;
    keep[last] = 1;
    keepBetween(points, [first, last], side > 0 ? coarseM : fineM, keep);
    first = last;
  }
  return [...keep.keys()].filter((i) => keep[i] === 1);
};

/** The indices of the points to keep: all of a short line. Undefined if no thinning gets the line under the limit. */
export const boundedIndices = (points: readonly Point[], page: Box): readonly number[] | undefined => {
  let indices = [...points.keys()];
  let scale = 1;
  while (indices.length > MOST_POINTS && scale * FINE_M < COARSEST_M) {
    const left = indices.map((i) => points[i]!);
    const sides = Uint8Array.from(left, (point) => beyond(point, page));
    indices = thinnedOnce(left, sides, FINE_M * scale, COARSE_M * scale).map((i) => indices[i]!);
    scale *= indices.length > FAR_TOO_MANY ? 8 : 2;
  }
  return indices.length > MOST_POINTS ? undefined : indices;
};

/** The features with at most `MOST_POINTS` points in each outline. `holes` are the corners of all lines of play. */
export const withBoundedOutlines = (
  features: readonly Feature[],
  holes: readonly Point[],
  { toPoint }: Plane,
): readonly Feature[] => {
  const page = pageOf(holes);
  const bounded = (lines: Feature['outer']): Feature['outer'] =>
    lines.flatMap((line) => {
      if (line.length <= MOST_POINTS) return [line];
      const indices = boundedIndices(line.map(toPoint), page);
      return indices === undefined ? [] : [indices.map((i) => line[i]!)];
    });
  return features.flatMap((feature) => {
    if ([...feature.outer, ...feature.inner].every((line) => line.length <= MOST_POINTS)) return [feature];
    const outer = bounded(feature.outer);
    return outer.length === 0 ? [] : [{ ...feature, outer, inner: bounded(feature.inner) }];
  });
};
