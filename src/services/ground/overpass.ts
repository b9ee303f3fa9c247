import type { FoundGround, GroundBox, Position } from '@divot/ground';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { plainText } from '#src/domain/rounds/course-search.ts';
import { compact, truncate } from '@divot/basics';

// The queries that Divot sends to an Overpass interpreter, and the first check of the answer. A query contains a
// course's name or a box, never the golfer's own position.

const GROWN_DEG = 0.0027; // 300 m: holes leave the mapped boundary
const COARSE = 100; // boxes are rounded outwards to 0.01 degrees
const NEAR_DEG = 0.1;
const LARGEST_DEG = 0.5; // 50 km: larger than any course
const MOST_FOUND = 24;
/** Around a place the server cuts by id, not by distance: Palm Springs, the densest of all, has about 120 in the box. */
const MOST_NEAR = 300;
const PLACE_M = 8_000; // courses of a town lie this near its centre
const LONGEST_NAME = 80;
/** Words that are too common in course names to search by. A search without them finds more. */
const COMMON_WORDS = /^(?:the|golf|club|course|country|gc|cc|at|of|de|la|le)$/;

/** The words that a course or a town is searched by, in plain letters. None for a name without letters. */
export const searchWordsOf = (name: string): readonly string[] => {
  const words = plainText(truncate(name, LONGEST_NAME))
    .replaceAll(/\b([gc])\.\s?c\.?/gu, '$1c')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !COMMON_WORDS.test(word));
  const long = telling.filter((word) => word.length > 1);
  return long.length > 0 ? long : telling.length > 0 ? telling : words;
};

/** Letters that maps write with an accent where golfers type none, in both cases: servers fold only plain capitals. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'àáâãäåāăą',
  c: 'çćč',
  d: 'ďđð',
  e: 'èéêëēėęě',
  g: 'ğģ',
  i: 'ìíîïīįı',
  l: 'łľĺ',
  n: 'ñńňņ',
  o: 'òóôõöøōő',
  r: 'řŕ',
  s: 'śšşș',
  t: 'ťţț',
  u: 'ùúûüūůűų',
  y: 'ýÿ',
  z: 'źżž',
};
const anyAccent = (letter: string): string => {
  const accented = Array.from(ACCENTED[letter] ?? '');
  return accented.length === 0
    ? letter
    : `(${[letter, ...accented, ...accented.map((one) => one.toUpperCase())].join('|')})`;
};
/** A word with or without accents, as a pattern. */
const wordPattern = (word: string): string => Array.from(word, (letter) => anyAccent(letter)).join('');

const header = (seconds: number) => `[out:json][timeout:${seconds}];`;

/** Towns of more than a few streets: a pattern of names over all places of the earth would take the server minutes. */
const TOWNS = '["place"]["place"~"^(city|town|village)$"]';
/**
 * Courses that have every word of the search in their name, in any order, and those at a place of that name. Capitals,
 * accents and the marks between words do not matter. Empty for a search without a word.
 */
export const nameQuery = (name: string): string => {
  const words = searchWordsOf(name);
  if (words.length === 0) return '';
  const named = words.map((word) => `["name"~"${wordPattern(word)}",i]`).join('');
  const town = plainText(truncate(name, LONGEST_NAME))
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map(wordPattern)
    .join('[^a-z0-9]+');
  return `${header(25)}(nwr["leisure"="golf_course"]${named};node${TOWNS}["name"~"^${town}$",i]->.places;nwr["leisure"="golf_course"]["name"](around.places:${PLACE_M}););out tags bb ${MOST_FOUND};`;
};

const roundedOut = ({ south, west, north, east }: GroundBox): string =>
  [Math.floor, Math.floor, Math.ceil, Math.ceil]
    .map((outwards, i) => outwards([south, west, north, east][i]! * COARSE) / COARSE)
    .join(',');

const DATE_LINE = 180;
/**
 * Courses around a place, which is first rounded to a tenth of a degree (11 km). The query does not reveal which course
 * the golfer is at. At the date line it is two boxes.
 */
export const nearQuery = ({ lat, lon }: Position): string => {
  const [middleLat, middleLon] = [Math.round(lat * 10) / 10, Math.round(lon * 10) / 10];
  const [south, north] = [Math.max(-90, middleLat - NEAR_DEG), Math.min(90, middleLat + NEAR_DEG)];
  const [west, east] = [middleLon - NEAR_DEG, middleLon + NEAR_DEG];
  const spans = [
    [Math.max(west, -DATE_LINE), Math.min(east, DATE_LINE)],
    ...(west < -DATE_LINE ? [[west + 2 * DATE_LINE, DATE_LINE]] : []),
    ...(east > DATE_LINE ? [[-DATE_LINE, east - 2 * DATE_LINE]] : []),
  ];
  const boxes = spans.map(
    ([from, to]) =>
      `nwr["leisure"="golf_course"]["name"](${[south, from!, north, to!].map((edge) => edge.toFixed(1)).join(',')});`,
  );
  const union = boxes.length === 1 ? boxes[0]! : `(${boxes.join('')});`;
  return `${header(15)}${union}out tags bb ${MOST_NEAR};`;
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
  const edges = isRecord(bounds)
    ? [bounds['minlat'], bounds['minlon'], bounds['maxlat'], bounds['maxlon']]
    : [lat, lon, lat, lon];
  if (!edges.every((edge) => typeof edge === 'number' && Number.isFinite(edge))) return undefined;
  const [south, west, north, east] = edges as [number, number, number, number];
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
  const courses = elements.filter(isRecord).flatMap((element): FoundCourse[] => {
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
  return [...new Map(courses.map((course) => [keyOf(course), course])).values()];
};
