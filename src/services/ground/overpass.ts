import type { FoundGround, GroundBox, Position } from '@divot/ground';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { truncate } from '@divot/basics';

// The queries that Divot sends to an Overpass interpreter, and the first check of the answer. A query contains a
// course's name or a box, never the golfer's own position.

const GROWN_DEG = 0.0027; // 300 m: holes leave the mapped boundary
const COARSE = 100; // boxes are rounded outwards to 0.01 degrees
const NEAR_DEG = 0.1;
const MOST_FOUND = 12;
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

export const nameQuery = (name: string): string =>
  `${header(25)}nwr["leisure"="golf_course"]["name"~"${namePattern(name)}",i];out tags bb ${MOST_FOUND};`;

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
  return { south, west, north, east };
};

export const readFound = (text: string): readonly FoundGround[] => {
  const answer = parsed(text);
  const elements = isRecord(answer) && Array.isArray(answer['elements']) ? (answer['elements'] as unknown[]) : [];
  return elements.filter(isRecord).flatMap((element) => {
    const tags = isRecord(element['tags']) ? element['tags'] : {};
    const box = boundsOf(element);
    const name = tags['name:en'] ?? tags['name'];
    return box === undefined || typeof name !== 'string' ? [] : [{ name: truncate(name, LONGEST_NAME), box }];
  });
};
