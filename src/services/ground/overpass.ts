import type { FoundGround, GroundBox, Position } from '@divot/ground';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { capitalized, compact, truncate } from '@divot/basics';

// The queries that Divot sends to an Overpass interpreter, and the first check of the answer. A query contains a
// course's name or a box, never the golfer's own position.

const GROWN_DEG = 0.0027; // 300 m: holes leave the mapped boundary
const COARSE = 100; // boxes are rounded outwards to 0.01 degrees
const NEAR_DEG = 0.1;
const LARGEST_DEG = 0.5; // 50 km: larger than any course
const MOST_FOUND = 24;
const PLACE_M = 8_000; // courses of a town lie this near its centre
const LONGEST_NAME = 80;
/** Words that are too common in course names to search by. A search without them finds more. */
const COMMON_WORDS = /\b(the|golf|club|course|country|g\.?c\.?|c\.?c\.?)\b/gi;

/** The distinctive words of a course's name, as a pattern that allows anything between them. */
export const namePattern = (name: string): string => {
  const distinct = name.replace(COMMON_WORDS, ' ').trim() === '' ? name : name.replace(COMMON_WORDS, ' ');
  return truncate(distinct, LONGEST_NAME)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('.*');
};

const header = (seconds: number) => `[out:json][timeout:${seconds}];`;

/** As maps write the names of places: "st andrews" is "St Andrews". Nothing that could change the query. */
const placeName = (name: string): string =>
  truncate(name, LONGEST_NAME)
    .split(/[^\p{L}\p{N}'’.-]+/u)
    .map(capitalized)
    .join(' ')
    .trim();

/** Courses with the distinctive words of a name, and those at a place of that name. */
export const nameQuery = (name: string): string =>
  `${header(25)}(nwr["leisure"="golf_course"]["name"~"${namePattern(name)}",i];node["place"]["name"="${placeName(name)}"]->.places;nwr["leisure"="golf_course"]["name"](around.places:${PLACE_M}););out tags bb ${MOST_FOUND};`;

const roundedOut = ({ south, west, north, east }: GroundBox): string =>
  [Math.floor, Math.floor, Math.ceil, Math.ceil]
    .map((outwards, i) => outwards([south, west, north, east][i]! * COARSE) / COARSE)
    .join(',');

/**
 * Courses around a place, which is first rounded to a tenth of a degree (11 km). The query does not reveal which course
 * the golfer is at.
 */
export const nearQuery = ({ lat, lon }: Position): string => {
  const [middleLat, middleLon] = [Math.round(lat * 10), Math.round(lon * 10)];
  const [south, west] = [middleLat / 10 - NEAR_DEG, middleLon / 10 - NEAR_DEG].map((edge) => edge.toFixed(1));
  const [north, east] = [middleLat / 10 + NEAR_DEG, middleLon / 10 + NEAR_DEG].map((edge) => edge.toFixed(1));
  return `${header(15)}nwr["leisure"="golf_course"]["name"](${south},${west},${north},${east});out tags bb ${MOST_FOUND};`;
};

/** Everything mapped on a course. */
export const courseQuery = (box: GroundBox): string => {
  const wide = GROWN_DEG / Math.max(0.1, Math.cos((box.north * Math.PI) / 180));
  const around = roundedOut({
    south: box.south - GROWN_DEG,
    west: box.west - wide,
    north: box.north + GROWN_DEG,
    east: box.east + wide,
  });
  return `${header(25)}(nwr["leisure"="golf_course"](${around});nwr["golf"](${around});nwr["natural"~"^(water|wood|scrub|sand|coastline)$"](${around});way["waterway"~"^(river|stream|canal|ditch|drain)$"](${around}););out geom;`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Overpass answers 200 with a remark if it stopped early. A captive portal answers 200 with its own page. */
export const answerFailure = (text: string): 'cut-short' | 'nothing' | 'no-answer' | undefined => {
  const answer = parsed(text);
  if (!isRecord(answer) || !Array.isArray(answer['elements'])) return 'no-answer';
  if (answer['remark'] !== undefined) return 'cut-short';
  return answer['elements'].length === 0 ? 'nothing' : undefined;
};

const boundsOf = (element: Readonly<Record<string, unknown>>): GroundBox | undefined => {
  const { bounds, lat, lon } = element;
  const of = isRecord(bounds)
    ? [bounds['minlat'], bounds['minlon'], bounds['maxlat'], bounds['maxlon']]
    : [lat, lon, lat, lon];
  if (!of.every((edge) => typeof edge === 'number' && Number.isFinite(edge))) return undefined;
  const [south, west, north, east] = of as [number, number, number, number];
  const isOnEarth = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  const isCourse = north >= south && east >= west && Math.max(north - south, east - west) <= LARGEST_DEG;
  return isOnEarth && isCourse ? { south, west, north, east } : undefined;
};

/** A course as a search finds it, with what its tags say. */
export type FoundCourse = FoundGround & {
  readonly city?: string;
  readonly holes?: number;
  readonly par?: number;
};

const countIn = (text: unknown, least: number, most: number): number | undefined => {
  const count = typeof text === 'string' ? Number(text) : NaN;
  return Number.isInteger(count) && count >= least && count <= most ? count : undefined;
};

/** The same for a name at about the same place. */
const keyOf = ({ name, box }: FoundCourse): string =>
  `${name} ${Math.round(box.south * COARSE)} ${Math.round(box.west * COARSE)}`;

export const readFound = (text: string): readonly FoundCourse[] => {
  const answer = parsed(text);
  const elements = isRecord(answer) && Array.isArray(answer['elements']) ? (answer['elements'] as unknown[]) : [];
  const found = elements.filter(isRecord).flatMap((element): FoundCourse[] => {
    const tags = isRecord(element['tags']) ? element['tags'] : {};
    const box = boundsOf(element);
    const name = tags['name:en'] ?? tags['name'];
    if (box === undefined || typeof name !== 'string' || name.trim() === '') return [];
    const city = tags['addr:city'];
    return [
      compact({
        name: truncate(name, LONGEST_NAME),
        box,
        city: typeof city === 'string' ? truncate(city, LONGEST_NAME) : undefined,
        holes: countIn(tags['holes'] ?? tags['golf:holes'], 1, 72),
        par: countIn(tags['par'] ?? tags['golf:par'], 27, 90),
      }),
    ];
  });
  // A club drawn twice, as an outline and as a relation of its courses, is one.
  return [...new Map(found.map((course) => [keyOf(course), course])).values()];
};
