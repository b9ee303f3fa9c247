import type { Position } from './course-pack.ts';
import { courseNameOnHole, holeNumbers, labelBesideNumber, parOfTags, strokeIndexOfTags } from './golf-tags.ts';
import { distance, lengthOf } from './lines.ts';
import { type Feature, outlinesOf } from './overpass-features.ts';
import type { Plane, Point } from './plane.ts';
import { isInRing, type Ring, sizeOf, toRing } from './rings.ts';

/** One line of play as mapped, tee to green. */
export type HoleLine = {
  readonly numbers: readonly number[];
  readonly par?: number;
  readonly si?: number;
  readonly line: readonly Position[];
  readonly start: Point;
  readonly end: Point;
  readonly lengthM: number;
  /** The course's name as the hole has it, and what stands beside its number. */
  readonly courseName?: string;
  readonly label: string;
  /** The smallest mapped course that holds a point of the line. */
  readonly place?: Place;
};

export type Place = { readonly name: string; readonly ring: Ring; readonly sizeM2: number };

const GREEN_M = 22;
const TEE_M = 12;
/** Twice the longest hole in the world: what is longer is a slip of the mapper's, or no map. */
const LONGEST_M = 2_000;

const ringsOf = (features: readonly Feature[], plane: Plane, kind: string): Ring[] =>
  features
    .filter(({ tags, kind: shape }) => tags['golf'] === kind && shape !== 'spot')
    .flatMap((feature) => outlinesOf(feature).map((ring) => ring.map(plane.toPoint)));

/**
 * Whether a line was drawn from green to tee. Mappers draw from the tee, so it takes evidence at both ends: a green
 * beside the first point alone may be the neighbour's.
 */
const isDrawnBackwards = (
  start: Point,
  end: Point,
  greens: readonly Ring[],
  tees: readonly Ring[],
  teeSpots: readonly Point[],
): boolean => {
  const toGreen = (p: Point) => greens.reduce((least, ring) => Math.min(least, toRing(p, ring)), Infinity);
  const atTee = (p: Point) =>
    tees.some((ring) => toRing(p, ring) < TEE_M) || teeSpots.some((spot) => distance(spot, p) < TEE_M) ? 1 : 0;
  const green = (metres: number) => (metres === 0 ? 2 : metres < GREEN_M ? 1 : 0);
  const [greenAtStart, greenAtEnd, teeAtStart, teeAtEnd] = [toGreen(start), toGreen(end), atTee(start), atTee(end)];
  const lead = green(greenAtStart) + teeAtEnd - green(greenAtEnd) - teeAtStart;
  return lead >= 2 || (lead === 1 && teeAtEnd === 1 && green(greenAtEnd) === 0);
};

const placesIn = (features: readonly Feature[], plane: Plane): Place[] =>
  features
    .filter(({ tags, kind }) => tags['leisure'] === 'golf_course' && kind !== 'spot')
    .flatMap((feature) =>
      outlinesOf(feature).map((outline) => {
        const ring = outline.map(plane.toPoint);
        return { name: feature.tags['name'] ?? feature.tags['name:en'] ?? '', ring, sizeM2: sizeOf(ring) };
      }),
    )
    .sort((a, b) => a.sizeM2 - b.sizeM2);

export const isHole = ({ tags, kind, isClosed }: Feature): boolean =>
  tags['golf'] === 'hole' && kind === 'line' && !isClosed;

/** All lines of play of an answer, each from tee to green. */
export const holeLinesIn = (features: readonly Feature[], plane: Plane): HoleLine[] => {
  const greens = ringsOf(features, plane, 'green');
  const tees = ringsOf(features, plane, 'tee');
  const teeSpots = features
    .filter(({ tags, kind }) => tags['golf'] === 'tee' && kind === 'spot')
    .map(({ outer }) => plane.toPoint(outer[0]![0]!));
  const places = placesIn(features, plane);
  return features.filter(isHole).flatMap(({ tags, outer }): HoleLine[] => {
    const drawn = outer[0]!;
    const points = drawn.map(plane.toPoint);
    const lengthM = lengthOf(points);
    if (lengthM > LONGEST_M) return [];
    const isBackwards = isDrawnBackwards(points[0]!, points.at(-1)!, greens, tees, teeSpots);
    const courseName = courseNameOnHole(tags);
    const place = places.find(({ ring }) => points.some((point) => isInRing(point, ring)));
    const par = parOfTags(tags);
    const si = strokeIndexOfTags(tags);
    const hole: HoleLine = {
      numbers: holeNumbers(tags),
      line: isBackwards ? drawn.toReversed() : drawn,
      start: points.at(isBackwards ? -1 : 0)!,
      end: points.at(isBackwards ? 0 : -1)!,
      lengthM,
      label: labelBesideNumber(tags),
      ...(par !== undefined && { par }),
      ...(si !== undefined && { si }),
      ...(courseName !== undefined && { courseName }),
      ...(place !== undefined && { place }),
    };
    return [hole];
  });
};
