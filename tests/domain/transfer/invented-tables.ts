import { seeded, sum } from '@divot/basics';

// Golfers' rounds as they write them into tables: any form of a hole, names of columns in seven languages, rounds or holes
// or golfers down, with everything else that a table says about a card. In every third one figure is a lie.

type Invented = {
  readonly text: string;
  readonly fileName: string;
  readonly form: string;
  readonly layout: string;
  /** Whether Divot knows the words of its columns. */
  readonly isKnown: boolean;
  readonly lie: string | undefined;
  /** What was played: day, and strokes by hole, 'X' for a pick-up. */
  readonly truth: readonly { readonly day: string; readonly strokes: string }[];
};

const PLAIN = [
  'strokes',
  'decimal',
  'marked',
  'with putts',
  'dash putts',
  'with to-par',
  'as text',
  'padded',
  'other digits',
] as const;
const OTHER = [
  'to par',
  'to par blank',
  'words',
  'par/score',
  'par-score',
  'score/putts',
  'points',
  'formula',
  'half',
  'minus',
] as const;

/** Forms that a golfer may change to. */
const MIXED = ['strokes', 'marked', 'with putts', 'to par', 'words', 'par/score', 'formula'] as const;

/** Names of a hole's column, by language and shape; %n is its number, %w the figure that it holds. */
const SHAPES = [
  '%h %n %w',
  '%w %h %n',
  '%h_%n_%w',
  '%h%n%w',
  '%w_%n',
  '%w %n',
  '%n. %h %w',
  '%h %n (%w)',
  '%w (%n)',
  '%w%n',
];
const BARE = ['%h %n', '%h%n', '%n', '#%n', '%n. %h', 'H%n', '%h_0%n', '%h-%n'];
// oxfmt-ignore
const LANGUAGES = [
  { hole: 'Hole', par: 'Par', score: 'Score', putts: 'Putts', si: 'SI', date: 'Date', course: 'Course',
    total: 'Total' },
  { hole: 'Loch', par: 'Par', score: 'Schläge', putts: 'Putts', si: 'HCP', date: 'Datum', course: 'Platz',
    total: 'Gesamt' },
  { hole: 'Trou', par: 'Par', score: 'Score', putts: 'Putts', si: 'Hcp', date: 'Date', course: 'Parcours',
    total: 'Total' },
  { hole: 'Hoyo', par: 'Par', score: 'Golpes', putts: 'Putts', si: 'Hcp', date: 'Fecha', course: 'Campo',
    total: 'Total' },
  { hole: 'Buca', par: 'Par', score: 'Colpi', putts: 'Putt', si: 'Hcp', date: 'Data', course: 'Campo',
    total: 'Totale' },
  { hole: 'Hål', par: 'Par', score: 'Slag', putts: 'Puttar', si: 'Index', date: 'Datum', course: 'Bana',
    total: 'Totalt' },
  { hole: 'ホール', par: 'パー', score: 'スコア', putts: 'パット', si: 'HDCP', date: '日付', course: 'コース', total: '合計' },
] as const;
const WORDS: Readonly<Record<number, string>> = {
  [-2]: 'Eagle',
  [-1]: 'Birdie',
  0: 'Par',
  1: 'Bogey',
  2: 'Double bogey',
  3: 'Triple bogey',
};

const two = (n: number) => String(n).padStart(2, '0');
const NINE = [4, 4, 3, 5, 4, 4, 3, 4, 5];
const OTHERS = [4, 3, 4, 5, 4, 4, 3, 5, 4];

export const inventedTable = (seed: number): Invented => {
  const random = seeded(seed * 7919 + 1);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const chance = (share: number) => random() < share;

  const language = pick(LANGUAGES);
  const form = chance(0.5) ? pick(PLAIN) : pick(OTHER);
  const layout = pick(['across', 'across', 'across', 'interleaved', 'down', 'one down', 'card'] as const);
  const isNine = chance(0.15);
  const par = isNine ? NINE : chance(0.5) ? [...NINE, ...OTHERS] : [...OTHERS, ...NINE];
  const si = [...par.keys()].map((at) => ((at * 7 + seed) % (isNine ? 9 : 18)) + 1);
  const isSingle = layout === 'one down' || layout === 'card';
  const hasPickUps = chance(0.1);
  const cards = Array.from({ length: isSingle ? 1 : 1 + below(4) }, (_, nth) => {
    const strokes = par.map((one) => one + pick([-1, 0, 0, 0, 1, 1, 1, 2, 2, 3]));
    const pickedUp = hasPickUps ? below(par.length) : -1;
    const day = `2026-${two(1 + ((nth * 2) % 9))}-${two(13 + below(15))}`;
    return { day, strokes, pickedUp, putts: strokes.map((one) => Math.min(one - 1, 1 + below(3))) };
  });
  const hasPar = layout === 'interleaved' || layout === 'card' || chance(0.6);
  const hasTotal = chance(0.8);
  const hasNines = !isNine && chance(0.3);
  /** Some golfers change their way of writing from round to round, or on the way round. */
  const second = chance(0.1) ? pick(MIXED) : undefined;
  const hasToPar = hasPar && chance(0.25);
  const [even, minus] = [pick(['E', '0', 'Even', 'e']), pick(['-', '\u2212'])];
  const signed = (n: number) => (n === 0 ? even : n > 0 ? `+${n}` : `${minus}${-n}`);

  const cellIn = (strokes: number, at: number, putts: number, nth: number): string => {
    const over = strokes - par[at]!;
    switch (second !== undefined && (nth + (cards.length === 1 ? at : 0)) % 2 === 1 ? second : form) {
      case 'decimal':
        return `${strokes}.0`;
      case 'marked':
        return at % 3 === 0 ? `${strokes}*` : String(strokes);
      case 'with putts':
        return `${strokes} (${putts})`;
      case 'dash putts':
        return `${strokes}-${putts}`;
      case 'with to-par':
        return `${strokes} (${over === 0 ? 'E' : over > 0 ? `+${over}` : over})`;
      case 'as text':
        return `="${strokes}"`;
      case 'padded':
        return ` ${two(strokes)} `;
      case 'other digits':
        return String.fromCodePoint(0xff10 + strokes);
      case 'to par':
        return signed(over);
      case 'to par blank':
        return over === 0 ? '' : signed(over);
      case 'words':
        return WORDS[over] ?? signed(over);
      case 'par/score':
        return `${par[at]}/${strokes}`;
      case 'par-score':
        return `${par[at]}-${strokes}`;
      case 'score/putts':
        return `${strokes}/${putts}`;
      case 'points':
        return String(Math.max(0, 2 - over + 1));
      case 'formula':
        return `=${strokes - 1}+1`;
      case 'half':
        return `${strokes}.5`;
      case 'minus':
        return `-${strokes}`;
      default:
        return String(strokes);
    }
  };

  const lies = [
    hasTotal && 'total',
    hasTotal && 'hole',
    hasNines && 'out',
    hasToPar && 'to-par',
    hasToPar && hasPar && 'par',
  ].filter(Boolean) as string[];
  const lie = !hasPickUps && chance(1 / 3) && lies.length > 0 ? pick(lies) : undefined;
  const liar = below(cards.length);
  const wrongHole = below(par.length);
  const off = pick([-1, 1, 2, 10]);
  const of = (what: string, nth: number) => (lie === what && nth === liar ? off : 0);

  const written = cards.map(({ day, strokes, pickedUp, putts }, nth) => {
    const cells = strokes.map((one, at) => {
      if (at === pickedUp) return pick(['X', 'NR', 'x']);
      const shown = at === wrongHole && of('hole', nth) !== 0 ? one + 1 : one;
      return cellIn(shown, at, putts[at]!, nth);
    });
    const played = strokes.map((one, at) => (at === pickedUp ? par[at]! + 2 : one));
    const pars = par.map((one, at) => (at === wrongHole && of('par', nth) !== 0 ? (one === 5 ? 4 : one + 1) : one));
    return {
      day,
      cells,
      putts,
      pars,
      total: sum(played) + of('total', nth),
      out: sum(played.slice(0, 9)) + of('out', nth),
      in: sum(played.slice(9)),
      toPar: signed(sum(played) - sum(par) + of('to-par', nth)),
    };
  });

  const holes = par.map((_, at) => at + 1);
  const shape = pick(SHAPES);
  const bare = pick(BARE);
  const name = (n: number, word: string) =>
    shape.replace('%h', language.hole).replace('%n', String(n)).replace('%w', word);
  const score = (n: number) =>
    layout === 'interleaved'
      ? name(n, language.score)
      : seed % 2 === 0
        ? bare.replace('%h', language.hole).replace('0%n', two(n)).replace('%n', String(n))
        : name(n, language.score);
  const dated = pick([
    (day: string) => day,
    (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`,
    (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`,
    (day: string) =>
      `${Number(day.slice(8))} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'][Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  ]);
  const separator = pick([',', ',', ';', '\t']);
  const quoted = (cell: string | number) =>
    /["\n]/.test(String(cell)) || String(cell).includes(separator)
      ? `"${String(cell).replaceAll('"', '""')}"`
      : String(cell);
  const lines = (rows: readonly (readonly (string | number)[])[]) =>
    rows.map((row) => row.map(quoted).join(separator)).join(pick(['\n', '\r\n']));

  const sums = (one: (typeof written)[number]) => [
    ...(hasTotal ? [one.total] : []),
    ...(hasNines ? [one.out, one.in] : []),
    ...(hasToPar ? [one.toPar] : []),
  ];
  const sumNames = [
    ...(hasTotal ? [language.total] : []),
    ...(hasNines ? ['Out', 'In'] : []),
    ...(hasToPar ? ['To Par'] : []),
  ];
  const rows = (): readonly (readonly (string | number)[])[] => {
    if (layout === 'across') {
      return [
        [
          language.date,
          language.course,
          ...(hasPar ? holes.map((n) => (seed % 2 === 0 ? `Par ${n}` : name(n, language.par))) : []),
          ...holes.map(score),
          ...sumNames,
        ],
        ...written.map((one) => [
          dated(one.day),
          'Invented GC',
          ...(hasPar ? one.pars : []),
          ...one.cells,
          ...sums(one),
        ]),
      ];
    }
    if (layout === 'interleaved') {
      return [
        [
          language.date,
          language.course,
          ...holes.flatMap((n) => [language.par, language.score, language.putts].map((word) => name(n, word))),
          ...sumNames,
        ],
        ...written.map((one) => [
          dated(one.day),
          'Invented GC',
          ...one.cells.flatMap((cell, at) => [one.pars[at]!, cell, one.putts[at]!]),
          ...sums(one),
        ]),
      ];
    }
    if (layout === 'down') {
      return [
        [language.date, language.course, language.hole, ...(hasPar ? [language.par] : []), language.score],
        ...written.flatMap((one) =>
          holes.map((n, at) => [dated(one.day), 'Invented GC', n, ...(hasPar ? [one.pars[at]!] : []), one.cells[at]!]),
        ),
      ];
    }
    const [one] = written as [(typeof written)[number]];
    if (layout === 'one down') {
      return [
        ['Course', 'Invented GC'],
        ['Date', dated(one.day)],
        ...(hasTotal ? [['Total', one.total]] : []),
        [],
        [language.hole, ...(hasPar ? [language.par] : []), language.score],
        ...holes.map((n, at) => [n, ...(hasPar ? [one.pars[at]!] : []), one.cells[at]!]),
      ];
    }
    return [
      ['Invented GC', dated(one.day)],
      ['', ...holes.map((n) => `Hole ${n}`), ...sumNames],
      ['S.I.', ...si],
      ['Par', ...one.pars],
      ['Ann Example', ...one.cells, ...sums(one)],
    ];
  };
  const isLie = lie !== undefined && layout !== 'down' && !(layout === 'one down' && !['total', 'hole'].includes(lie));
  return {
    text: lines(rows()),
    fileName: 'rounds.csv',
    form: second === undefined ? form : `${form}, ${second}`,
    layout,
    isKnown: language.hole !== 'ホール',
    lie: isLie ? lie : undefined,
    truth: cards.map(({ day, strokes, pickedUp }, nth) => ({
      day,
      // Where nothing in the file contradicts it, what is written is the truth.
      strokes: strokes
        .map((one, at) =>
          at === pickedUp ? 'X' : String(lie === 'hole' && !isLie && nth === liar && at === wrongHole ? one + 1 : one),
        )
        .join(' '),
    })),
  };
};

/** Forms that hold the strokes themselves: read without a question where nothing contradicts. */
export const isPlain = ({ form, isKnown }: Invented): boolean => isKnown && PLAIN.some((one) => one === form);
