// Words that phones write in the golfer's language. The browser knows them (Unicode CLDR), so no list is kept here.
// Croatian is missing because its names of months mean other months in Polish and Czech.

const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg ru uk el tr he ar fa hi th vi id ms ja ko zh zh-Hant'.split(' ');

const LENGTHS_OF_WORD = ['long', 'short'] as const;

/** A word in plain lower-case letters: 'พ.ย.' is 'พย', 'août' is 'aout'. */
const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.\s]/g, '')
    .toLowerCase();

/** Besides the Gregorian names, those of the calendars that people write with words. */
const MONTH_LOCALES = [
  ...LANGUAGES.map((language) => [language, 'gregory'] as const),
  ['fa', 'persian'] as const,
  ['ar', 'islamic-umalqura'] as const,
];

let months: ReadonlyMap<string, number> | undefined;

const monthNames = (): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  for (const [language, calendar] of MONTH_LOCALES) {
    const numbered = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { timeZone: 'UTC', month: 'numeric' });
    for (const month of LENGTHS_OF_WORD) {
      const locale = `${language}-u-ca-${calendar}-nu-latn`;
      // Some languages write the month of a date in another case than the month alone.
      const forms = [{ month }, { month, day: 'numeric', year: 'numeric' }] as const;
      for (const form of forms) {
        const written = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form });
        for (let half = 0; half < 24; half += 1) {
          const at = new Date(Date.UTC(2025, 0, 5 + half * 15));
          const part = (format: Intl.DateTimeFormat) =>
            format.formatToParts(at).find(({ type }) => type === 'month')?.value ?? '';
          if (/\p{L}/u.test(part(written))) numbers.set(folded(part(written)), Number(part(numbered)));
        }
      }
    }
  }
  return numbers;
};

/** The month, from 1, that a word or its beginning names in any of the languages. Undefined for no or several months. */
export const monthNamed = (word: string): number | undefined => {
  months ??= monthNames();
  const name = folded(word);
  const exact = months.get(name);
  if (exact !== undefined || name.length < 3) return exact;
  const likely = new Set([...months].flatMap(([full, month]) => (full.startsWith(name) ? [month] : [])));
  return likely.size === 1 ? [...likely][0] : undefined;
};

const UNITS = {
  meter: 'm',
  yard: 'yd',
  foot: 'ft',
  inch: 'in',
  'mile-per-hour': 'mph',
  'kilometer-per-hour': 'km/h',
  'meter-per-second': 'm/s',
  degree: 'deg',
  second: 's',
} as const;

let units: ReadonlyMap<string, string> | undefined;

const unitNames = (): ReadonlyMap<string, string> => {
  const symbols = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const [unit, symbol] of Object.entries(UNITS)) {
      for (const unitDisplay of LENGTHS_OF_WORD) {
        const written = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
        // One of each kind of plural
        for (const amount of [1, 1.5, 2, 5]) {
          const parts = written.formatToParts(amount).filter(({ type }) => type === 'unit');
          symbols.set(folded(parts.map(({ value }) => value).join('')), symbol);
        }
      }
    }
  }
  return symbols;
};

/** The unit that a word means in any of the languages: 'หลา' is 'yd', 'км/ч' is 'km/h'. */
export const unitNamed = (word: string): string | undefined => {
  units ??= unitNames();
  return units.get(folded(word));
};
