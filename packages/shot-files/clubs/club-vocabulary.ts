// The words that golfers and launch monitors' apps use for clubs, folded like `plainClub` in club-words.ts: lower case,
// no accents, one script for Chinese. One row per club or kind, and each word is in one row only.

/** Clubs with a number, and the words before or after it. */
// oxfmt-ignore
export const KINDS = {
  iron: { highest: 9, words: ['iron', 'irons', 'i', 'ir', 'irn', 'driving iron', 'utility iron', 'di', 'ui', 'eisen',
      'hierro', 'fer', 'ferro', 'ijzer', 'jarn', 'jarnklubba', 'jern', 'rauta', 'zelazo', 'zelezo', 'demir', 'аирон',
      'железо', 'アイアン', '鉄', '아이언', '铁', '铁杆'] },
  hybrid: { highest: 9, words: ['hybrid', 'hybrids', 'h', 'hy', 'hyb', 'rescue', 'utility', 'ut', 'u', 'hybride',
      'hibrido', 'ibrido', 'hybryda', 'hybridi', 'hybridni', 'гибрид', 'ハイブリッド', 'ユーティリティ', 'ユーティリティー', '하이브리드', '유틸리티',
      '混合', '混合杆', '铁木杆'] },
  wood: { highest: 11, words: ['wood', 'woods', 'w', 'wd', 'fairway', 'fairwaywood', 'fairway wood', 'fw', 'holz',
      'fairwayholz', 'bois', 'madera', 'madeira', 'legno', 'hout', 'tra', 'traklubba', 'træ', 'tre', 'puu', 'drewno',
      'drevo', 'вуд', 'ウッド', 'フェアウェイウッド', '우드', '木', '木杆', '球道木'] },
} as const satisfies Readonly<Record<string, { readonly highest: number; readonly words: readonly string[] }>>;
export type Kind = keyof typeof KINDS;

/** Clubs without a number. */
// oxfmt-ignore
export const NAMED: Readonly<Record<string, readonly string[]>> = {
  Driver: ['driver', 'drive', 'drv', 'drvr', 'dvr', 'dr', 'd', 'драивер', 'ドライバー', 'ドライバ', '드라이버', '发球木', '开球木'],
  '2-wood': ['ブラッシー'],
  '3-wood': ['スプーン', '스푼'],
  '4-wood': ['バッフィー', '버피'],
  '5-wood': ['クリーク', '클리크'],
  Putter: ['putter', 'putt', 'putting', 'pt', 'pttr', 'паттер', 'パター', '퍼터', '推杆'],
  'Pitching wedge': ['pitching wedge', 'pitch wedge', 'p wedge', 'pitching', 'pw', 'p', 'cocheur d’allee',
    'питчинг ведж', 'ピッチングウェッジ', 'ピッチング', '피칭 웨지', '피칭', 'p杆', '劈起杆'],
  'Gap wedge': ['gap wedge', 'approach wedge', 'attack wedge', 'utility wedge', 'g wedge', 'a wedge', 'gap', 'gw', 'aw',
    'uw', 'アプローチウェッジ', 'ギャップウェッジ', '갭 웨지', '어프로치 웨지', 'a杆', 'g杆'],
  'Sand wedge': ['sand wedge', 's wedge', 'sand iron', 'sand', 'sw', 'sandeisen', 'sandjern', 'sandjarn',
    'cocheur de sable', 'サンドウェッジ', 'サンド', '샌드 웨지', '샌드', 's杆', '沙杆', '沙坑杆'],
  'Lob wedge': ['lob wedge', 'l wedge', 'lob', 'lw', 'ロブウェッジ', '로브 웨지', '로브', 'l杆'],
};

/** Words that most likely mean this club. Divot reads them so and asks the golfer. */
export const LIKELY: Readonly<Record<string, readonly string[]>> = {
  Driver: ['mini driver', 'ミニドライバー', '미니 드라이버'],
  'Pitching wedge': ['pitch'],
  'Gap wedge': ['g', 'a', 'approach', 'アプローチ', '어프로치'],
  'Sand wedge': ['s'],
  'Lob wedge': ['l'],
};

/** Words for a wedge that only its loft identifies. */
export const WEDGE_WORDS = ['wedge', 'wdg', 'w', 'wedges', 'ウェッジ', '웨지', '挖起杆'] as const;
export const DEGREE_WORDS = ['°', 'deg', 'degree', 'degrees', 'grad', 'grados', 'degres', 'gradi', '度', '도'] as const;

/** Numbers as words, starting at one. */
export const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['one', 'eins', '一'],
  ['two', 'zwei', 'deux', 'dos', '二'],
  ['three', 'drei', 'trois', 'tres', '三'],
  ['four', 'vier', 'quatre', 'cuatro', '四'],
  ['five', 'funf', 'cinq', 'cinco', 'cinque', '五'],
  ['six', 'sechs', 'seis', 'sei', '六'],
  ['seven', 'sieben', 'sept', 'siete', 'sette', '七'],
  ['eight', 'acht', 'huit', 'ocho', 'otto', '八'],
  ['nine', 'neun', 'neuf', 'nueve', 'nove', '九'],
];

/** From this loft on, a club without a number is most likely this one. Makers differ by a club, so Divot asks. */
// oxfmt-ignore
export const LOFTS: Readonly<Record<'hybrid' | 'wood', readonly (readonly [from: number, number: number])[]>> = {
  hybrid: [[15.5, 2], [18.5, 3], [20.5, 4], [23.5, 5], [26.5, 6], [29.5, 7]],
  wood: [[12.5, 3], [17, 5], [20, 7], [22.5, 9]],
};
export const HIGHEST_LOFT = { hybrid: 33, wood: 26 } as const;
