import { type Call, type Service, ServiceError, type ServiceSettings, serve } from '@divot/local-cloud';
import { type CourseWish, inventedCourse, overpassOf } from '@divot/ground';

// The part of the Overpass interpreter that Divot uses: golf courses by name, at a place of a name or in a box (`out tags bb`), and
// everything mapped in a course's box (`out geom`). The courses are invented. No data comes from OpenStreetMap.

/** The courses the stand-in has mapped. The demo golfer and the journeys play these. */
export const MAPPED_COURSES: readonly (CourseWish & { readonly name: string; readonly town: string })[] = [
  { name: 'Heronsbridge Golf Club', town: 'Basingfold', seed: 11, lat: 51.24, lon: -1.31, holes: 18, turn: 20 },
  {
    name: 'Fernhill Links',
    town: 'Kinghaven',
    seed: 12,
    lat: 56.02,
    lon: -3.4,
    holes: 18,
    turn: 100,
    hasSharedGreen: true,
  },
  { name: 'Old Quarry', town: 'Lisnagarth', seed: 13, lat: 54.6, lon: -5.9, holes: 9, turn: 300, withoutGreen: [4] },
  {
    name: 'Heron Creek Golf Club',
    town: 'Meadow Falls',
    seed: 14,
    lat: 40.71,
    lon: -74.2,
    holes: 18,
    turn: 200,
    isMirrored: true,
  },
  { name: 'Three Elms', town: 'Stourbury', seed: 15, lat: 52.4, lon: -2.1, holes: 27, turn: 60 },
];

type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

const EMPTY = { version: 0.6, osm3s: { timestamp_osm_base: '2026-08-05T00:00:00Z' }, elements: [] };

const made = MAPPED_COURSES.map((wish, at) => {
  const course = inventedCourse(wish);
  const places = course.holes.flatMap(({ line }) => line).map(course.at);
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  const [south, west] = [Math.min(...lats), Math.min(...lons)];
  const box = { south, west, north: Math.max(...lats), east: Math.max(...lons) };
  return {
    name: wish.name,
    town: wish.town,
    holes: course.holes.length,
    box,
    answer: () => overpassOf(course, {}, at + 1),
  };
});

const boxIn = (query: string): Box | undefined => {
  const corners = /\((-?[\d.]+),(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)\)/.exec(query)?.slice(1).map(Number);
  if (corners === undefined) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = corners;
  return { south, west, north, east };
};

const meets = (a: Box, b: Box): boolean =>
  a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;

const foundFor = (query: string) => {
  const [courses = '', towns = ''] = query.split(';node');
  const patterns = [...courses.matchAll(/\["name"~"([^"]*)",i\]/g)].map(([, pattern]) => new RegExp(pattern!, 'iu'));
  const town = /\["name"~"([^"]*)",i\]/.exec(towns)?.[1];
  const box = boxIn(query);
  return made.filter((course) => {
    const isThere = town !== undefined && new RegExp(town, 'iu').test(course.town);
    const isNamed = patterns.every((pattern) => pattern.test(course.name)) || isThere;
    return isNamed && (box === undefined || meets(box, course.box));
  });
};

const findAnswer = (query: string) => ({
  ...EMPTY,
  elements: foundFor(query).map(({ name, town, holes, box: { south, west, north, east } }, at) => ({
    type: 'way',
    id: at + 1,
    bounds: { minlat: south, minlon: west, maxlat: north, maxlon: east },
    tags: { leisure: 'golf_course', name, 'addr:city': town, holes: String(holes) },
  })),
});

const fetchAnswer = (query: string) => {
  const [first, ...others] = foundFor(query).map(({ answer }) => answer());
  if (first === undefined) return EMPTY;
  return { ...first, elements: [first, ...others].flatMap(({ elements }) => elements) };
};

const queryOf = ({ query, body }: Pick<Call, 'query' | 'body'>): string =>
  query.get('data') ?? new URLSearchParams(body.toString()).get('data') ?? '';

const methodOf = (query: string) => (query.includes('out geom') ? 'fetch' : 'find');

export const serveGround = (settings: ServiceSettings): Promise<Service> =>
  serve({
    name: 'ground',
    ...settings,
    target: (call) => ({ method: methodOf(queryOf(call)) }),
    handle: (call) => {
      if (call.path !== '/api/interpreter') throw new ServiceError(404, 'NOT_FOUND');
      const query = queryOf(call);
      if (query === '') throw new ServiceError(400, 'INVALID_ARGUMENT');
      const answer = methodOf(query) === 'fetch' ? fetchAnswer(query) : findAnswer(query);
      if (call.fault?.kind !== 'cut-short') return { json: answer };
      const remark = 'runtime error: Query timed out in "query" at line 2 after 25 seconds.';
      return { json: { ...answer, elements: answer.elements.slice(0, answer.elements.length / 2), remark } };
    },
  });
