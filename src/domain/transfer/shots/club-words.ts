// Club names as launch monitors write them, in the languages of their apps, to the names of the bag. A bare number is a
// loft or an iron: it is read and asked about. A name that holds more than the club is read for the club only.

export type ClubReading = {
  readonly club: string;
  readonly loftDegrees?: number;
  /** The word alone does not say for certain. */
  readonly isGuess?: true;
};

const KINDS: Readonly<Record<'iron' | 'hybrid' | 'wood', readonly string[]>> = {
  iron: [
    'iron',
    'irons',
    'i',
    'eisen',
    'hierro',
    'fer',
    'ferro',
    'ijzer',
    'jarn',
    'jern',
    'アイアン',
    '番アイアン',
    '아이언',
    '번아이언',
    '号铁',
    '铁',
    '号铁杆',
    '铁杆',
    '鉄',
    'rauta',
  ],
  hybrid: [
    'hybrid',
    'hybrids',
    'hybride',
    'hibrido',
    'ibrido',
    'hybryda',
    'hy',
    'hyb',
    'h',
    'rescue',
    'utility',
    'ut',
    'u',
    'ハイブリッド',
    'ユーティリティ',
    '하이브리드',
    '유틸리티',
    '混合杆',
    '铁木杆',
  ],
  wood: [
    'wood',
    'woods',
    'w',
    'holz',
    'bois',
    'madera',
    'madeira',
    'legno',
    'hout',
    'tra',
    'fairway',
    'fairwaywood',
    'fairway wood',
    'fairwayholz',
    'fw',
    'ウッド',
    '우드',
    '木',
    '木杆',
  ],
};
const HIGHEST: Readonly<Record<keyof typeof KINDS, number>> = { iron: 9, hybrid: 9, wood: 11 };

const WHOLE: Readonly<Record<string, readonly string[]>> = {
  Driver: ['driver', 'drv', 'dr', 'd', '1w', 'w1', 'drive', 'ドライバー', '드라이버', '发球木', '开球木'],
  Putter: ['putter', 'putt', 'pt', 'pttr', 'パター', '퍼터'],
  'Pitching wedge': [
    'pitching wedge',
    'pitch wedge',
    'p wedge',
    'wedge p',
    'pitching',
    'pw',
    'p',
    'ピッチングウェッジ',
    'ピッチング',
    '피칭 웨지',
    '피칭',
    'p杆',
    '劈起杆',
    'cocheur d’allee',
  ],
  'Gap wedge': [
    'gap wedge',
    'approach wedge',
    'attack wedge',
    'utility wedge',
    'g wedge',
    'a wedge',
    'gap',
    'gw',
    'aw',
    'uw',
    'アプローチウェッジ',
    'ギャップウェッジ',
    '갭 웨지',
    '어프로치 웨지',
    'a杆',
    'g杆',
  ],
  'Sand wedge': [
    'sand wedge',
    's wedge',
    'sand',
    'sw',
    'sandeisen',
    'サンドウェッジ',
    'サンド',
    '샌드 웨지',
    '샌드',
    's杆',
    '沙杆',
    '沙坑杆',
    'cocheur de sable',
  ],
  'Lob wedge': ['lob wedge', 'l wedge', 'lob', 'lw', 'ロブウェッジ', '로브 웨지', 'l杆'],
};
const CLUB_OF = new Map(
  Object.entries(WHOLE).flatMap(([club, words]) =>
    words.flatMap((word) => [word, word.replaceAll(' ', '')].map((one) => [one, club] as const)),
  ),
);
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.map((word) => [word, kind as keyof typeof KINDS] as const)),
);
const escaped = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const KIND_WORDS = escaped([...KIND_OF.keys()]);
const NUMBER_FIRST = new RegExp(`^#?(\\d{1,2}) ?(?:st|nd|rd|th|er|e|:?a|番|번|号)? ?(${KIND_WORDS})$`);
const NUMBER_LAST = new RegExp(`^(${KIND_WORDS}) ?(?:n|no|nr|n°|#)? ?\\(?(\\d{1,2})\\)?$`);
const LONG_KINDS = escaped([...KIND_OF.keys()].filter((word) => word.length > 2));
const INSIDE = new RegExp(`(?:^|[^a-z0-9])(?:(\\d) ?(${LONG_KINDS}|[iwh])|(${LONG_KINDS}) ?(\\d))(?![a-z0-9])`, 'g');
const INSIDE_WHOLE = new RegExp(
  `(?:^|[^a-z0-9])(${escaped([...CLUB_OF.keys()].filter((word) => word.length > 3 || /^[pgasl]w$/.test(word)))})(?![a-z0-9])`,
  'g',
);

const HAN_NUMBERS = '一二三四五六七八九';

const plain = (word: string): string =>
  word
    .replace(/[一二三四五六七八九](?=号)/, (figure) => String(HAN_NUMBERS.indexOf(figure) + 1))
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[-_.\s/]+/g, ' ')
    .trim();

const numbered = (number: number, kind: keyof typeof KINDS): string | undefined => {
  if (kind === 'wood' && number === 1) return 'Driver';
  return number >= 1 && number <= HIGHEST[kind] ? `${number}-${kind}` : undefined;
};

/** The wedge that a loft is: 48 to 53 gap, 54 to 57 sand, 58 and more lob. */
const clubOfLoft = (loft: number): string | undefined => {
  if (loft >= 58) return loft <= 70 ? 'Lob wedge' : undefined;
  if (loft >= 54) return 'Sand wedge';
  if (loft >= 48) return 'Gap wedge';
  return loft >= 42 ? 'Pitching wedge' : undefined;
};

const byLoft = (text: string): ClubReading | undefined => {
  const parts = /^(?:wedge )?(\d{2}(?:[ ,]\d)?) ?(°|deg|degree|degrees|grad)?(?: ?wedge)?$/.exec(text);
  if (!parts) return undefined;
  const loftDegrees = Number(parts[1]!.replace(/[ ,]/, '.'));
  const club = clubOfLoft(loftDegrees);
  const isSure = parts[2] !== undefined || text.includes('wedge');
  return club ? { club, loftDegrees, ...(isSure ? {} : { isGuess: true as const }) } : undefined;
};

const byName = (text: string): ClubReading | undefined => {
  const whole = CLUB_OF.get(text);
  if (whole) return { club: whole };
  const [first, last] = [NUMBER_FIRST.exec(text), NUMBER_LAST.exec(text)];
  const [number, kind] = first ? [first[1], first[2]] : [last?.[2], last?.[1]];
  const club = number && kind ? numbered(Number(number), KIND_OF.get(kind)!) : undefined;
  return club ? { club } : undefined;
};

const withLoft = (text: string): ClubReading | undefined => {
  const parts = /^(.+?) ?\(?(\d{1,2}(?: \d)?) ?(?:°|deg|degrees)?\)?$/.exec(text);
  const named = parts && byName(parts[1]!.trim());
  return named?.club.endsWith('wedge') ? { ...named, loftDegrees: Number(parts![2]!.replace(' ', '.')) } : undefined;
};

/** The one club that a longer name holds: 'my old 7 iron'. None when it holds two. */
const inside = (text: string): ClubReading | undefined => {
  const found = new Set<string>();
  for (const [, number, kind, kindFirst, numberLast] of text.matchAll(INSIDE)) {
    const club = numbered(Number(number ?? numberLast), KIND_OF.get(kind ?? kindFirst!)!);
    if (club) found.add(club);
  }
  for (const [, word] of text.matchAll(INSIDE_WHOLE)) found.add(CLUB_OF.get(word!)!);
  const [club] = found;
  return found.size === 1 && club ? { club } : undefined;
};

/** A lone number below 10 is most likely an iron, a lone letter a wedge. */
const guessed = (text: string): ClubReading | undefined => {
  if (/^[2-9]$/.test(text)) return { club: `${text}-iron`, isGuess: true };
  const wedge = { g: 'Gap wedge', a: 'Gap wedge', s: 'Sand wedge', l: 'Lob wedge' }[text];
  return wedge ? { club: wedge, isGuess: true } : undefined;
};

/** undefined for words that name no club. */
export const readClubWord = (word: string): ClubReading | undefined => {
  const text = plain(word);
  if (text === '' || text.length > 80) return undefined;
  return byName(text) ?? byLoft(text) ?? withLoft(text) ?? guessed(text) ?? inside(text);
};
