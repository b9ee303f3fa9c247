import { compact } from '@divot/basics';
import type { Position } from './course-pack.ts';
import { courseNameOnHole, holeNumbers, labelBesideNumber, parOfTags, strokeIndexOfTags } from './golf-tags.ts';
import { distance, lengthOf } from '../geometry/lines.ts';
import { type Feature, outlinesOf } from './overpass-features.ts';
import type { Plane, Point } from '../geometry/plane.ts';
import { type Ring, isInRing, sizeOf, toRing } from '../geometry/rings.ts';

/** One line of play as mapped, tee to green. */
export type HoleLine = {
  readonly wayId: number;
  readonly numbers: readonly number[];
  readonly par?: number;
  readonly si?: number;
  readonly line: readonly Position[];
  readonly start: Point;
  readonly end: Point;
  readonly lengthM: number;
  /** The course's name, from the hole or from the relation that lists the hole. */
  readonly family?: string;
  /** The text beside its number: 'West' of 'West 7'. */
  readonly label: string | undefined;
  /** The mapped courses that contain most of the line, smallest first. */
  readonly places: readonly Place[];
};

export type Place = { readonly name: string; readonly ring: Ring; readonly sizeM2: number };

const GREEN_M = 22;
const TEE_M = 12;
/** Twice the longest hole in the world. A longer line is a mapper's slip or not a hole. */
const LONGEST_M = 2_000;

/** Spacing of the points on a line that are checked for which course they lie in. */
const SAMPLE_M = 15;

/** The boundaries that hold most of a line. A boundary that it only crosses does not count. */
const placesOf = (line: readonly Point[], places: readonly Place[]): readonly Place[] => {
  const samples = line.flatMap((point, i) => {
    const before = line[i - 1];
    if (before === undefined) return [point];
    const count = Math.max(1, Math.round(distance(before, point) / SAMPLE_M));
    return Array.from({ length: count }, (_, k) => {
      const share = (k + 1) / count;
      return [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])] as const;
    });
  });
  return places.filter(({ ring }) => samples.filter((point) => isInRing(point, ring)).length * 2 > samples.length);
};

/** By hole id: the name of the course relation that lists it. */
const familiesIn = (features: readonly Feature[]): ReadonlyMap<string, string> =>
  new Map(
    features.flatMap(({ id, tags, members = [] }) =>
      members.map((member) => [member, tags['name'] ?? tags['name:en'] ?? tags['ref'] ?? id] as const),
    ),
  );

const ringsOf = (features: readonly Feature[], plane: Plane, kind: string): Ring[] =>
  features
    .filter(({ tags, kind: shape }) => tags['golf'] === kind && shape !== 'spot')
    .flatMap((feature) => outlinesOf(feature).map((ring) => ring.map(plane.toPoint)));

/**
 * Whether a line was drawn from green to tee. Mappers usually draw from the tee, so one sign is not enough: a green
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

/** All lines of play of a response, each from tee to green. */
export const holeLinesIn = (features: readonly Feature[], plane: Plane): HoleLine[] => {
  const greens = ringsOf(features, plane, 'green');
  const tees = ringsOf(features, plane, 'tee');
  const teeSpots = features
    .filter(({ tags, kind }) => tags['golf'] === 'tee' && kind === 'spot')
    .map(({ outer }) => plane.toPoint(outer[0]![0]!));
  const places = placesIn(features, plane);
  const families = familiesIn(features);
  return features.filter(isHole).flatMap(({ id, tags, outer }): HoleLine[] => {
    const drawn = outer[0]!;
    const points = drawn.map(plane.toPoint);
    const lengthM = lengthOf(points);
    if (lengthM > LONGEST_M) return [];
    const isBackwards = isDrawnBackwards(points[0]!, points.at(-1)!, greens, tees, teeSpots);
    const family = courseNameOnHole(tags) ?? families.get(id);
    const par = parOfTags(tags);
    const si = strokeIndexOfTags(tags);
    const hole: HoleLine = compact({
      wayId: Number(id.split('/')[1]) || 0,
      numbers: holeNumbers(tags),
      line: isBackwards ? drawn.toReversed() : drawn,
      start: points.at(isBackwards ? -1 : 0)!,
      end: points.at(isBackwards ? 0 : -1)!,
      lengthM,
      label: labelBesideNumber(tags),
      places: placesOf(points, places),
      par,
      si,
      family,
    });
    return [hole];
  });
};
