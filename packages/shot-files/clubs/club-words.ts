import { compact } from '@divot/basics';
import {
  DEGREE_WORDS,
  HIGHEST_LOFT,
  KINDS,
  type Kind,
  LIKELY,
  LOFTS,
  NAMED,
  NUMBER_WORDS,
  WEDGE_WORDS,
} from './club-vocabulary.ts';

// Maps club names, as golfers and launch monitors write them, to the names of the bag. An uncertain name (a bare loft,
// a bare number) gets its likeliest reading, and Divot asks. A name that says nothing is not read. A longer name is
// read for its club only.

export type ClubReading = {
  readonly club: string;
  readonly loftDegrees?: number;
  /** The word alone is not certain. */
  readonly isGuess?: boolean;
  /** The uncertain part of a longer name, because the rest may be somebody's name. */
  readonly asked?: string;
};

const clubsBy = (words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([club, names]) =>
      names.flatMap((name) => {
        // "Wedge, sand" and "sandwedge" for "sand wedge".
        const turned = name.replace(/^(.+) wedge$/, 'wedge $1');
        return [name, turned, name.replaceAll(' ', '')].map((one) => [one, club] as const);
      }),
    ),
  );
const CLUB_OF = clubsBy(NAMED);
const LIKELY_CLUB_OF = clubsBy(LIKELY);
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, { words }]) => words.map((word) => [word as string, kind as Kind] as const)),
);

const oneOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
const KIND_WORDS = oneOf(KIND_OF.keys());
const LONG_KINDS = oneOf([...KIND_OF.keys()].filter((word) => word.length > 2));
const DEGREES = oneOf(DEGREE_WORDS);
const COUNTER = '番|번|号';
const NUMBER_FIRST = new RegExp(
  `^(?:#|no |nr |n° )?(\\d{1,2})(?:\\+|hl)? ?(?:st|nd|rd|th|er|o|:?e|:?an?|${COUNTER})? ?(${KIND_WORDS})$`,
);
const NUMBER_LAST = new RegExp(`^(${KIND_WORDS}) ?(?:n|no|nr|n°|n o|#)? ?(\\d{1,2})(?:\\+|hl)? ?(?:${COUNTER})?$`);
const NUMBER_ALONE = new RegExp(`^(?:#|no |nr |n° |e)?([2-9])(?: no|e|o|:an|er|th|${COUNTER})?$`);
const INSIDE = new RegExp(`(?:^|[^a-z0-9])(?:(\\d) ?(${LONG_KINDS}|[iwh])|(${LONG_KINDS}) ?(\\d))(?![a-z0-9.])`, 'g');
const INSIDE_NAMED = new RegExp(
  `(?:^|[^a-z0-9])(${oneOf([...CLUB_OF.keys()].filter((word) => word.length > 3 || /^[pgasl]w$/.test(word)))})(?![a-z0-9])`,
  'g',
);
/** "56", "56.12" with the bounce after the loft, "52-08". */
const LOFT = '(\\d{2}(?:\\.5)?)(?:[. /](?:0?[4-9]|1[0-6]))?';
const LOFT_ALONE = new RegExp(`^(?:(${oneOf(WEDGE_WORDS)}) ?)?${LOFT} ?(${DEGREES})?(?: ?(${oneOf(WEDGE_WORDS)}))?$`);
const LOFT_OF_KIND = new RegExp(
  `^(?:(${KIND_WORDS}) ?(\\d{2}(?:\\.\\d)?)(?: ?(?:${DEGREES}))?|(\\d{2}(?:\\.\\d)?)(?: ?(?:${DEGREES}))? ?(${KIND_WORDS}))$`,
);
const LOFT_BEHIND = new RegExp(`^(.+?) ?(\\d{1,2}(?:\\.\\d{1,2})?) ?(?:${DEGREES})?$`);
const LOFT_BEFORE = new RegExp(`^(\\d{2}(?:\\.\\d{1,2})?) ?(?:${DEGREES})? ?(\\D.*)$`);
const LOFT_INSIDE = new RegExp(`(?:^|[^\\d.])(4[2-9]|5\\d|6[0-4])(?:\\.\\d{1,2}| ?(?:${DEGREES}))(?![a-z0-9])`, 'g');
/** "6 or 7 iron": with two numbers, neither counts as the club's. */
const TWO_NUMBERS = /\d ?(?:or|and|&|\/|\+|oder|und|ou|et|o|y|e) ?\d/;

const NUMBER_OF_WORD = new Map(
  NUMBER_WORDS.flatMap((words, at) => words.map((word) => [word, String(at + 1)] as const)),
);
const HAN = oneOf([...NUMBER_OF_WORD.keys()].filter((word) => word.length === 1));
const WRITTEN_NUMBER = new RegExp(
  `(?<![a-z])(${oneOf([...NUMBER_OF_WORD.keys()].filter((word) => word.length > 1))})(?![a-z])|(${HAN})(?=[号番鉄铁木])`,
  'g',
);

const plainClub = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('號', '号')
    .replaceAll('鐵', '铁')
    .replaceAll('桿', '杆')
    .replaceAll('ウエッジ', 'ウェッジ')
    // "P.W." and "P/W"; "10,5"
    .replaceAll(/(?<![a-z0-9])([a-z])[./]([a-z])(?:\.|(?![a-z]))/g, '$1$2')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[-_,()\s]+|(?<=\D)\/|\/(?=\D)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replaceAll(WRITTEN_NUMBER, (number) => NUMBER_OF_WORD.get(number)!);

const numbered = (number: number, kind: Kind): string | undefined => {
  if (kind === 'wood' && number === 1) return 'Driver';
  return number >= 1 && number <= KINDS[kind].highest ? `${number}-${kind}` : undefined;
};

/** The wedge of a loft: 48 to 53 gap, 54 to 57 sand, 58 and more lob. */
const wedgeOfLoft = (loft: number): string | undefined => {
  if (loft >= 58) return loft <= 70 ? 'Lob wedge' : undefined;
  if (loft >= 54) return 'Sand wedge';
  if (loft >= 48) return 'Gap wedge';
  return loft >= 42 ? 'Pitching wedge' : undefined;
};

const byName = (text: string): ClubReading | undefined => {
  const named = CLUB_OF.get(text);
  if (named) return { club: named };
  const [first, last] = [NUMBER_FIRST.exec(text), NUMBER_LAST.exec(text)];
  const [number, kind] = first ? [first[1], first[2]] : [last?.[2], last?.[1]];
  const club = number && kind ? numbered(Number(number), KIND_OF.get(kind)!) : undefined;
  return club ? { club } : undefined;
};

/** "56", "56.12", "52-08", "56°", "wedge 56", "w56". Certain if the text says that the figure is a loft. */
const byWedgeLoft = (text: string): ClubReading | undefined => {
  const [whole, before, loft, degrees, behind] = LOFT_ALONE.exec(text) ?? [];
  const club = whole === undefined ? undefined : wedgeOfLoft(Number(loft));
  const isSure = degrees !== undefined || before !== undefined || behind !== undefined;
  return club ? compact({ club, loftDegrees: Number(loft), isGuess: isSure ? undefined : true }) : undefined;
};

/** "Hybrid 22" and "15° wood": the club number of a loft differs between makers. */
const byKindLoft = (text: string): ClubReading | undefined => {
  const [, kindBefore, loftBehind, loftBefore, kindBehind] = LOFT_OF_KIND.exec(text) ?? [];
  const kind = KIND_OF.get(kindBefore ?? kindBehind ?? '');
  if (kind === undefined || kind === 'iron') return undefined;
  const loft = Number(loftBehind ?? loftBefore);
  const number = loft > HIGHEST_LOFT[kind] ? undefined : LOFTS[kind].findLast(([from]) => loft >= from)?.[1];
  return number === undefined ? undefined : { club: `${number}-${kind}`, loftDegrees: loft, isGuess: true };
};

/** "SW 56°", "56 SW": the loft of a wedge that is also named. */
const byNameAndLoft = (text: string): ClubReading | undefined => {
  const [, nameBefore, loftBehind] = LOFT_BEHIND.exec(text) ?? [];
  const [, loftBefore, nameBehind] = LOFT_BEFORE.exec(text) ?? [];
  for (const [name, loft] of [
    [nameBefore, loftBehind],
    [nameBehind, loftBefore],
  ]) {
    const named = name === undefined ? undefined : byName(name.trim());
    if (named?.club.endsWith('wedge')) return { ...named, loftDegrees: Number(loft) };
    if (named?.club === 'Driver') return named;
  }
  return undefined;
};

const byLikelihood = (text: string): ClubReading | undefined => {
  const number = NUMBER_ALONE.exec(text)?.[1];
  const club = number === undefined ? LIKELY_CLUB_OF.get(text) : `${number}-iron`;
  return club ? { club, isGuess: true } : undefined;
};

/** The one club in a longer name: 'my old 7 iron'. None if it has two. */
const inside = (text: string): ClubReading | undefined => {
  if (TWO_NUMBERS.test(text)) return undefined;
  const clubs = new Set<string>();
  for (const [, number, kind, kindFirst, numberLast] of text.matchAll(INSIDE)) {
    const club = numbered(Number(number ?? numberLast), KIND_OF.get(kind ?? kindFirst!)!);
    if (club) clubs.add(club);
  }
  for (const [, word] of text.matchAll(INSIDE_NAMED)) clubs.add(CLUB_OF.get(word!)!);
  const [club] = clubs;
  if (club) {
    const mini = /\bmini\b/.test(text) ? { isGuess: true, asked: `mini ${club.toLowerCase()}` } : {};
    return clubs.size === 1 ? { club, ...mini } : undefined;
  }
  const [loft, ...others] = [...text.matchAll(LOFT_INSIDE)].map(([, degrees]) => degrees!);
  const wedge = loft !== undefined && others.length === 0 ? wedgeOfLoft(Number(loft)) : undefined;
  return wedge ? { club: wedge, loftDegrees: Number(loft), isGuess: true, asked: `${loft}°` } : undefined;
};

/** Undefined for words that name no club. */
export const readClubWord = (word: string): ClubReading | undefined => {
  const text = plainClub(word);
  if (text === '' || text.length > 80) return undefined;
  return (
    byName(text) ?? byLikelihood(text) ?? byWedgeLoft(text) ?? byKindLoft(text) ?? byNameAndLoft(text) ?? inside(text)
  );
};
