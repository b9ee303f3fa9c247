import type { Position } from './course-pack.ts';
import type { Tags } from './golf-tags.ts';

// Turns the elements of an Overpass response (`out geom`, or `out body; >; out skel`) into shapes. Responses can be cut
// short, clipped (null points) or joined from several queries (the same element twice). What cannot be drawn is left
// out.

export type Feature = {
  readonly id: string;
  readonly tags: Tags;
  readonly kind: 'spot' | 'line' | 'area' | 'list';
  /** spot: one point. line: the points of a way. area: its outlines, without the repeated last point. list: empty. */
  readonly outer: readonly (readonly Position[])[];
  readonly inner: readonly (readonly Position[])[];
  /** Whether this is a relation, or a way that ends at its first point. */
  readonly isClosed: boolean;
  /** For a list: the ids that the relation lists. */
  readonly members?: readonly string[];
};

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isPosition = (value: unknown): value is Position =>
  isJson(value) &&
  Number.isFinite(value['lat']) &&
  Number.isFinite(value['lon']) &&
  Math.abs(value['lat'] as number) <= 90;

const isSame = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.lat - b.lat) < 2e-7 && Math.abs(a.lon - b.lon) < 2e-7;

const withoutRepeats = (points: readonly Position[]): Position[] =>
  points.filter((point, i) => i === 0 || !isSame(point, points[i - 1]));

/** A closed line as an outline, without the repeated last point. */
const opened = (points: readonly Position[]): Position[] => {
  const clean = withoutRepeats(points);
  return clean.length > 1 && isSame(clean[0], clean.at(-1)) ? clean.slice(0, -1) : clean;
};

/** A position at OpenStreetMap's last stored decimal. Ways that meet share such a point. */
const spotKey = ({ lat, lon }: Position): string => `${lat.toFixed(7)} ${lon.toFixed(7)}`;

/** With more parts than this that do not meet exactly, no near matches are searched for. */
const FEW_PARTS = 500;

/** The members of a relation's outline, in any order and direction, joined at their end points. */
const joined = (members: readonly (readonly Position[])[]): Position[][] => {
  const parts = members.filter((part) => part.length > 1);
  const unused = new Set(parts.keys());
  const byEnd = new Map<string, number[]>();
  for (const [at, part] of parts.entries())
    for (const end of [part[0]!, part.at(-1)!]) {
      const key = spotKey(end);
      const there = byEnd.get(key);
      if (there === undefined) byEnd.set(key, [at]);
      else there.push(at);
    }
  const meets = (end: Position, part: readonly Position[]) => isSame(end, part[0]) || isSame(end, part.at(-1));
  const after = (end: Position): number | undefined =>
    byEnd.get(spotKey(end))?.find((at) => unused.has(at)) ??
    (parts.length > FEW_PARTS ? undefined : [...unused].find((at) => meets(end, parts[at]!)));
  const rings: Position[][] = [];
  for (const [at, part] of parts.entries()) {
    if (!unused.delete(at)) continue;
    const run = [...part];
    while (!isSame(run[0], run.at(-1))) {
      const end = run.at(-1)!;
      const next = after(end);
      if (next === undefined) break;
      unused.delete(next);
      const more = parts[next]!;
      for (const point of (isSame(end, more[0]) ? more : more.toReversed()).slice(1)) run.push(point);
    }
    rings.push(run);
  }
  return rings.map(opened).filter((ring) => ring.length > 2);
};

const tagsOf = (element: Json): Tags => {
  const tags = isJson(element['tags']) ? element['tags'] : {};
  return Object.fromEntries(
    Object.entries(tags).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])),
  );
};

/** Relations that draw an area. Others (site, golf, collection) only list related elements. */
const AREAS: ReadonlySet<string> = new Set(['multipolygon', 'boundary']);

const keyOf = (type: unknown, id: unknown): string => `${String(type)}/${String(id)}`;
/** An element without an id never counts as a repeat. */
const ownKey = (element: Json, at: number): string => keyOf(element['type'], element['id'] ?? `no id, ${at}`);

/** Every element of the response that has tags and a shape, once each. */
export const featuresIn = (elements: readonly unknown[]): Feature[] => {
  const byKey = new Map<string, Json>();
  for (const [at, element] of elements.entries()) {
    if (!isJson(element)) continue;
    const key = ownKey(element, at);
    const earlier = byKey.get(key);
    // The same element comes twice, once as a body with tags and once as a skeleton without. Merging keeps both
    // contents.
    byKey.set(key, earlier === undefined ? element : { ...element, ...earlier });
  }
  const pointsOf = (way: Json | undefined): Position[] => {
    if (way === undefined) return [];
    const geometry = listOf(way['geometry']).filter(isPosition);
    if (geometry.length > 0) return geometry;
    return listOf(way['nodes'])
      .map((id) => byKey.get(keyOf('node', id)))
      .filter(isPosition);
  };
  const areaOf = (relation: Json, id: string, tags: Tags): Feature => {
    const members = listOf(relation['members']).filter(isJson);
    const ringsOf = (isInner: boolean) =>
      joined(
        members
          .filter((member) => member['type'] !== 'node' && (member['role'] === 'inner') === isInner)
          .map((member) => {
            const points = pointsOf(member);
            return points.length > 0 ? points : pointsOf(byKey.get(keyOf('way', member['ref'])));
          }),
      );
    return { id, tags, kind: 'area', outer: ringsOf(false), inner: ringsOf(true), isClosed: true };
  };
  const listOfCourse = (relation: Json, id: string, tags: Tags): Feature[] => {
    const members = listOf(relation['members'])
      .filter(isJson)
      .map(({ type, ref }) => keyOf(type, ref));
    return [{ id, tags, kind: 'list', outer: [], inner: [], isClosed: false, members }];
  };
  return [...byKey].flatMap(([id, element]): Feature[] => {
    const tags = tagsOf(element);
    if (Object.keys(tags).length === 0) return [];
    if (element['type'] === 'node')
      return isPosition(element)
        ? [{ id, tags, kind: 'spot', outer: [[{ lat: element.lat, lon: element.lon }]], inner: [], isClosed: false }]
        : [];
    if (element['type'] === 'relation' && !AREAS.has(tags['type'] ?? 'multipolygon'))
      return listOfCourse(element, id, tags);
    if (element['type'] === 'relation') return [areaOf(element, id, tags)].filter(({ outer }) => outer.length > 0);
    if (element['type'] !== 'way') return [];
    const points = withoutRepeats(pointsOf(element));
    const isClosed = points.length > 3 && isSame(points[0], points.at(-1));
    return points.length > 1 ? [{ id, tags, kind: 'line', outer: [points], inner: [], isClosed }] : [];
  });
};

/** A way as the outline of an area. Open ways are closed by a straight line. */
export const outlinesOf = (feature: Feature): readonly (readonly Position[])[] =>
  feature.kind === 'area' ? feature.outer : feature.outer.map(opened).filter((ring) => ring.length > 2);
