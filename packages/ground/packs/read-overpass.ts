import { withBoundedOutlines } from './bounded-outlines.ts';
import { packOf } from './build-pack.ts';
import type { CoursePack } from './course-pack.ts';
import { coursesAmong } from './group-courses.ts';
import { holeLinesIn, isHole } from './hole-lines.ts';
import { featuresIn } from './overpass-features.ts';
import { planeAt } from '../geometry/plane.ts';

type Answer = { elements?: unknown; remark?: unknown; osm3s?: { timestamp_osm_base?: unknown } };

const isAnswer = (json: unknown): json is Answer => typeof json === 'object' && json !== null;

/**
 * The courses of an Overpass response, those with most holes first. Empty if the response has no hole, is not valid, or
 * carries a `remark`: that is the only sign that Overpass cut it short. Takes up to half a second for five courses, so
 * call it in a worker.
 */
export const readOverpass = (json: unknown): CoursePack[] => {
  if (!isAnswer(json) || !Array.isArray(json.elements) || json.remark !== undefined) return [];
  const mapped = featuresIn(json.elements);
  const holes = mapped.filter(isHole).flatMap(({ outer }) => outer[0]!);
  if (holes.length === 0) return [];
  const plane = planeAt(holes[0]!);
  const features = withBoundedOutlines(mapped, holes.map(plane.toPoint), plane);
  const stamp = json.osm3s?.timestamp_osm_base;
  const asOf = typeof stamp === 'string' ? stamp : undefined;
  const courses = coursesAmong(holeLinesIn(features, plane));
  return courses.map((course) => packOf(course, { features, courses, asOf }));
};
