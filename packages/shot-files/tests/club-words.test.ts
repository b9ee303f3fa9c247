import { describe, expect, it } from 'vitest';
import { KINDS, LIKELY, NAMED } from '../clubs/club-vocabulary.ts';
import { readClubWord } from '../clubs/club-words.ts';

/** A club and the words that name it, separated by `|`. */
type Row = readonly [club: string, words: string];
const words = (row: string) => row.split('|').map((word) => word.trim());
const each = (rows: readonly Row[]) => rows.flatMap(([club, row]) => words(row).map((word) => [word, club] as const));

const SURE: readonly Row[] = [
  ['Driver', 'Driver|DRIVER|Dr|d|1W|W1|1 Wood|Holz 1|Bois 1|driver (10.5°)|Driver 9.5|Driver 10,5°|driver-1|Drvr|DR.'],
  ['Driver', 'ドライバー|ﾄﾞﾗｲﾊﾞｰ|드라이버|1번 우드|一号木|1號木|драйвер|Ping G430 Max Driver'],
  ['3-wood', '3 Wood|3-Wood|3W|W3|Three wood|3wood|3+ wood|3HL wood|3 wd|3FW|FW3|Fairway 3|3 Fairway|Wood, 3'],
  [
    '3-wood',
    'Holz 3|bois 3|madera 3|madeira 3|legno 3|hout 3|3:a trä|3 træ|スプーン|スプーン(3W)|3번 우드|우드 3번|三号木',
  ],
  ['5-wood', '5w|Fairway Wood 5|クリーク|5ウッド|5木|Fw 5'],
  ['7-wood', '7W|Seven wood'],
  ['2-hybrid', '2H|Hybrid 2'],
  [
    '4-hybrid',
    '4H|Hybrid-4|Hy4|Rescue 4|4 Rescue|UT4|U4|4U|Hybride 4|Híbrido 4|Hybrid 4 (22°)|Hybrid, 4|ユーティリティ4',
  ],
  ['4-hybrid', '4번 하이브리드|유틸리티 4|4号混合杆|4混合'],
  ['2-iron', '2i|Driving Iron 2|DI 2|2DI'],
  ['3-iron', 'Utility iron 3|UI3'],
  [
    '7-iron',
    '7 Iron|7-Iron|7iron|7 Irons|IRON7|Iron-7|7I|i-7|I7|seven iron|Seven-Iron|7th iron|#7 Iron|No. 7 iron|7ir',
  ],
  [
    '7-iron',
    'Eisen 7|7er Eisen|7-er Eisen|Eisen sieben|fer 7|fer n°7|Fer n° 7|Hierro nº 7|ferro n.º 7|7.º ferro|ijzer 7',
  ],
  ['7-iron', 'järn 7|7:a järn|7:e jern|7 rauta|żelazo 7|железо 7|айрон 7|demir 7|Iron, 7|Iron #7|Titleist T100 7i'],
  ['7-iron', '7番アイアン|７番アイアン|7 アイアン|7번 아이언|7번아이언|七号铁|7號鐵|七號鐵桿|7鐵|Rory’s 7 iron'],
  [
    'Pitching wedge',
    'PW|P.W.|P/W|p|Pitching Wedge|pitching-wedge|PitchingWedge|P wedge|wedge-pitching|ピッチング|피칭웨지|P杆',
  ],
  ['Gap wedge', 'GW|G.W.|AW|A.W.|UW|gap wedge|Approach Wedge|Wedge (Gap)|アプローチウェッジ|어프로치 웨지'],
  ['Sand wedge', 'SW|S.W.|Sandwedge|sand-wedge|Wedge, Sand|Sand Iron|Sandeisen|サンドウエッジ|샌드 웨지|沙坑桿'],
  ['Lob wedge', 'LW|L.W.|Lob-Wedge|wedge lob|ロブウェッジ|로브 웨지'],
  ['Putter', 'Putter|PT|パター|퍼터|推桿'],
];

const LOFTS: readonly (readonly [club: string, loft: number, words: string])[] = [
  ['Pitching wedge', 46, 'Pw 46°|PW (46)|PW46|46° PW'],
  ['Gap wedge', 52, '52°|52 deg|52度|52도|Wedge 52|ウェッジ 52|52 Wedge|W52|GW 52'],
  ['Sand wedge', 56, '56°|56 degree wedge|56 SW|SW-56|56° Sand Wedge'],
  ['Lob wedge', 60, 'LW 60°|LW60|60 degrees|lob wedge (60)'],
];

const ASKED: readonly Row[] = [
  ['Sand wedge', '56|56.12|56/12|56-12|54.5|Vokey SM9 56.10 S|S'],
  ['Gap wedge', '50|52-08|A|G|Approach|アプローチ'],
  ['Lob wedge', '60.10|58|L'],
  ['7-iron', '7|No 7|7 no|#7|7:an|7番|7번|7号|E7'],
  ['4-hybrid', 'Hybrid 22|Hybrid 22°|22° Hybrid|22 Hybrid'],
  ['3-hybrid', 'Hybrid 19°'],
  ['3-wood', 'Wood 15°|15° wood'],
  ['5-wood', 'Fairway 18°'],
  ['Driver', 'Mini Driver|mini-driver|TaylorMade BRNR Mini Driver|ミニドライバー'],
  ['Pitching wedge', 'Pitch|46'],
];

const UNKNOWN =
  'Iron|Irons|Wedge|Wood|Hybrid|Fairway|Driving iron|Chipper|Jigger|X Wedge|DW|10 iron|F7|H|I|W|0|1|13|100|Club 1|Unknown|' +
  'Other|N/A|Custom|Tamsin|John 3|Woody|6 or 7 iron|6/7 iron|my 7 iron and 8 iron|Hybrid 40|Heavenwood|Wedge 12';

describe('a club as golfers and makers write it', () => {
  it.each(each(SURE))('%s is the %s', (word, club) => {
    expect(readClubWord(word)).toMatchObject({ club });
    expect(readClubWord(word)?.isGuess).toBeUndefined();
  });

  it.each(LOFTS.flatMap(([club, loft, row]) => words(row).map((word) => [word, club, loft] as const)))(
    '%s is the %s, with a loft of %d degrees',
    (word, club, loftDegrees) => {
      expect(readClubWord(word)).toEqual({ club, loftDegrees });
    },
  );

  it.each(each(ASKED))('%s is most likely the %s, and asked about', (word, club) => {
    expect(readClubWord(word)).toMatchObject({ club, isGuess: true });
  });

  it.each(words(UNKNOWN))('%s says no club for certain, and none is made up', (word) => {
    expect(readClubWord(word)).toBeUndefined();
  });

  it('keeps the loft behind a bounce', () => {
    expect(readClubWord('56.12')).toMatchObject({ loftDegrees: 56 });
    expect(readClubWord('Hybrid 22')).toMatchObject({ loftDegrees: 22 });
  });
});

describe('the words for clubs', () => {
  it('are in one row each, and every one of them is read', () => {
    const named = Object.entries({ ...NAMED }).flatMap(([club, row]) => row.map((word) => [word, club] as const));
    const kinds = Object.entries(KINDS).flatMap(([kind, row]) =>
      row.words.map((word) => [word as string, kind] as const),
    );
    const likely = Object.entries(LIKELY).flatMap(([club, row]) => row.map((word) => [word, club] as const));
    const all = [...named, ...kinds, ...likely].map(([word]) => word);

    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    for (const [word, club] of named) expect([word, readClubWord(word)]).toEqual([word, { club }]);
    for (const [word, club] of likely) expect([word, readClubWord(word)]).toEqual([word, { club, isGuess: true }]);
    for (const [word, kind] of kinds) {
      expect([word, readClubWord(`${word} 5`)?.club]).toEqual([word, `5-${kind}`]);
      expect([word, readClubWord(`5 ${word}`)?.club]).toEqual([word, `5-${kind}`]);
    }
  });
});
