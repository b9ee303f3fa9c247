import type { GroundLie, WaterColour } from './course-pack.ts';

// Reads OpenStreetMap's tags for golf courses (wiki: Tag:leisure=golf_course, Key:golf). Mappers differ: they write
// hole numbers as '7', '07', '7W', '7 - #2' or 'A7', or put them in the name, in any script.

export type Tags = Readonly<Record<string, string | undefined>>;

const LIE_OF_GOLF: Readonly<Record<string, GroundLie>> = {
  green: 'green',
  bunker: 'sand',
  tee: 'tee',
  fairway: 'fairway',
  rough: 'rough',
  water: 'water',
  water_hazard: 'water',
  lateral_water_hazard: 'water',
  out_of_bounds: 'out',
};
const LIE_OF_NATURE: Readonly<Record<string, GroundLie>> = {
  water: 'water',
  sand: 'rough', // a dune or a beach: general area, no bunker
  wood: 'recovery',
  scrub: 'recovery',
};
const STREAMS = new Set(['river', 'stream', 'canal', 'ditch', 'drain']);

const COLOURS: Readonly<Record<string, WaterColour>> = { water_hazard: 'yellow', lateral_water_hazard: 'red' };

const ofTable = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** The lie inside an outline with these tags. Undefined if they do not define one. */
export const lieOfTags = (tags: Tags): GroundLie | undefined => {
  if (tags['golf'] !== undefined) return ofTable(LIE_OF_GOLF, tags['golf']);
  if (tags['waterway'] === 'riverbank') return 'water';
  if (tags['landuse'] === 'forest') return 'recovery';
  return ofTable(LIE_OF_NATURE, tags['natural']);
};

/** OpenStreetMap kept the names that the Rules gave up in 2019. */
export const colourOfTags = (tags: Tags): WaterColour | undefined => ofTable(COLOURS, tags['golf']);

/** A stream mapped as a line. In a tunnel or culvert it is not water to a golfer. */
export const isStream = (tags: Tags): boolean =>
  tags['golf'] === undefined &&
  STREAMS.has(tags['waterway'] ?? '') &&
  (tags['tunnel'] === undefined || tags['tunnel'] === 'no');

export const isCoast = (tags: Tags): boolean => tags['natural'] === 'coastline';

const DIGIT = /\p{Nd}/u;

/** ٧, ७ and ７ as 7: Unicode keeps the ten digits of a script together, in order. */
const withLatinDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    if (code < 128) return digit;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });

const MOST_HOLES = 36;
const SEVERAL = /^\D*\d{1,2}(?:\s*[;/,&+]\s*\d{1,2})+\D*$/;

/** A par in a name: "Par 4 - Hole 1", "Hole 1 (par 4)". */
const PAR_IN_NAME = /\bpar[\s.:-]*[2-7]\b/giu;

const numbersInText = (text: string | undefined): number[] => {
  const latin = withLatinDigits(text ?? '').replaceAll(PAR_IN_NAME, '');
  const holes = (latin.match(/\d+/g) ?? []).map(Number).filter((n) => n >= 1 && n <= MOST_HOLES);
  return SEVERAL.test(latin) ? [...new Set(holes)] : holes.slice(0, 1);
};

/** The numbers of a hole: usually one, two if nine holes are played twice ('1;10'), none if nobody tagged it. */
export const holeNumbers = (tags: Tags): number[] => {
  const inRef = numbersInText(tags['ref']);
  return inRef.length > 0 ? inRef : numbersInText(tags['name']);
};

/** The holes that a green or tee is tagged with. Its name is not read, because it is often a sponsor's. */
export const holesOfFeature = (tags: Tags): number[] => numbersInText(tags['ref']);

/** The course's name as tagged on the hole itself. */
export const courseNameOnHole = (tags: Tags): string | undefined => tags['golf:course:name'] ?? tags['course:name'];

const withoutNumber = (text: string | undefined): string =>
  withLatinDigits(text ?? '')
    .replaceAll(PAR_IN_NAME, '')
    .replace(/\d+/, '')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

/** The text beside the number: 'West' of 'West 7', '2' of '7 - #2'. Read from the name if the ref has none. */
export const labelBesideNumber = (tags: Tags): string => withoutNumber(tags['ref']) || withoutNumber(tags['name']);

const wholeNumber = (text: string | undefined, most: number): number | undefined => {
  const n = Number(/^\s*(\d{1,2})(?!\d)/.exec(withLatinDigits(text ?? ''))?.[1] ?? Number.NaN);
  return n >= 1 && n <= most ? n : undefined;
};

const MOST_PAR = 7;

export const parOfTags = (tags: Tags): number | undefined => wholeNumber(tags['par'], MOST_PAR);

export const strokeIndexOfTags = (tags: Tags): number | undefined =>
  wholeNumber(tags['handicap'] ?? tags['handicap:men'] ?? tags['stroke_index'] ?? tags['handicap:women'], MOST_HOLES);
