import { dayOf, writtenDateIn } from '@divot/shot-files';
import { asciiFigures, groupBy, sum } from '@divot/basics';
import { bareCell, isEmptyCell, wholeIn } from './hole-cells.ts';

// Which column of a table of rounds holds what: by the words that apps, authorities and golfers use, else by what the
// cells hold. A card stands in columns numbered by hole, or in one line for each hole.

/** Fields of one hole. Points are compared with the strokes, never stored. */
export const HOLE_FIELDS = [
  'strokes',
  'par',
  'strokeIndex',
  'yards',
  'putts',
  'penalties',
  'fairway',
  'points',
] as const;
export const ROUND_FIELDS = [
  'date',
  'club',
  'course',
  'tee',
  'score',
  'gross',
  'out',
  'in',
  'toPar',
  'totalPar',
  'totalPoints',
  'holes',
  'type',
  'rating',
  'slope',
  'both',
  'pcc',
  'differential',
  'golfer',
  'hole',
  ...HOLE_FIELDS,
] as const;
export type RoundField = (typeof ROUND_FIELDS)[number];
export type HoleField = (typeof HOLE_FIELDS)[number];
const isHoleField = (field: RoundField): field is HoleField => HOLE_FIELDS.some((one) => one === field);

const ADJUSTED =
  'adjustedgrossscore adjustedgross adjustedscore adjscore adjgross ags justeradbruttoscore justeretbruttoscore justertbruttoscore handicapscore scorebrutajuste golpesajustados';
const GROSS =
  'score totalscore grossscore gross bruttoscore brutto bruttoergebnis scorebrut golpes resultadobruto risultatolordo colpi brutoscore strokes totalstrokes total tot gesamt summe totale totaal totalt suma soma sum celkem yhteensa razem итого 合計 合计 总计 합계';

/** In plain letters, the surer name first. An adjusted score goes before the strokes it was made of. */
export const NAMES: Readonly<Record<RoundField, string>> = {
  date: 'date dateplayed playdate playedat playedon dateofplay datum dato speldatum spilledato fecha data spieldatum',
  club: 'club clubname golfclub klubb klub golfklub golfbana verein',
  course: 'coursename course park bana bane platz golfplatz parcours campo recorrido facilityname',
  tee: 'tees tee teename teeset marker utslag abschlag',
  score: `${ADJUSTED} ${GROSS}`,
  gross: GROSS,
  out: 'out front frontnine front9 ut hin aller ida andata',
  in: 'in back backnine back9 inn zuruck retour vuelta ritorno',
  toPar: 'topar scoretopar overpar relativetopar vspar',
  totalPar: 'coursepar totalpar parcourse par',
  totalPoints: 'totalpoints points stableford stablefordpoints pts punkte poang puntos punti poeng',
  holes:
    'holesplayed completedholes numberofplayedholes numberofholes antalspeladehal antalhuller antallhull huller holes locher hoyos trous buche',
  type: 'scoretype type roundtype',
  rating: 'courserating cr rating scratchrating crvalue baneverdi valordecampo valorcampo valoredelcampo sss',
  slope: 'slope sloperating sl sr slopeverdi slopevaerdi',
  both: 'crslope courseratingslope ratingslope crsloperating courseratingsloperating',
  pcc: 'pcc',
  differential:
    'differential scoredifferential diff sd scorediff justerathcpresultat hcpresultat scoredifferentiale scoredifferensial handicapdifferential',
  golfer: 'golfer golfername golferid player playername name ghin ghinnumber',
  hole: 'hole holenumber holeno holenr hal hul hull loch trou hoyo buca',
  strokes: 'strokes totalstrokes holescore score gross shots slag schlage coups golpes colpi slagen',
  par: 'par holepar',
  strokeIndex: 'holehandicap strokeindex si hcp index handicap hcpindex',
  yards: 'yards holelength length',
  putts: 'putts putt',
  penalties: 'penalties penalty penaltystrokes',
  fairway: 'fairway fairways fairwayhit fir',
  points: 'points stableford stablefordpoints pts punkte poang puntos punti poeng',
};

/** Plain lower-case letters, without accents and marks. */
const plain = (name: string): string =>
  asciiFigures(name)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^\p{L}]/gu, '');
/** The words of a column's name: "hole_1_score", "Hole1Score" and "Score Hole 1" have the same. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{Lm}]+/u)
    .map(plain)
    .filter(Boolean);

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(plain));
/** Words that say what the columns of a hole hold, the telling ones first: a penalty stroke is a penalty. */
const HOLE_WORDS: readonly (readonly [field: HoleField, words: ReadonlySet<string>])[] = [
  ['penalties', listOf('penalties penalty pen strafschlage penalites')],
  ['putts', listOf('putts putt puttar パット 퍼트 推杆')],
  ['fairway', listOf('fairway fairways fir fw')],
  ['points', listOf('points point pts punkte stableford stbl poang puntos punti poeng pisteet ポイント')],
  ['strokeIndex', listOf('si strokeindex hcp index idx handicap hdcp hc vorgabe ハンデ')],
  ['yards', listOf('yards yds yd')],
  ['par', listOf('par p パー 파 标准杆')],
  [
    'strokes',
    listOf(
      'score scores strokes stroke shots gross brutto bruto brut slag schlage coups golpes colpi slagen lyonnit s スコア 打数 타수 杆数',
    ),
  ],
];
const HOLE_NAMES = listOf('hole holes h hull hul hal loch bahn trou hoyo buca reika no nr number ホール 홀 洞');
/** A net score is no score. */
const NET = /^net/;

/** What a name says about figures of a hole, and how many of its words Divot does not know. */
const holeFieldIn = (name: string): { readonly field: HoleField | undefined; readonly unknown: number } => {
  const words = wordsOf(name);
  if (words.some((word) => NET.test(word))) return { field: undefined, unknown: 1 };
  const rest = words.filter((word) => !HOLE_NAMES.has(word));
  const match = HOLE_WORDS.find(([, list]) => rest.some((word) => list.has(word)));
  const unknown = rest.filter((word) => !HOLE_WORDS.some(([, list]) => list.has(word))).length;
  return { field: match?.[0] ?? (rest.length === 0 ? 'strokes' : undefined), unknown };
};
/** What a printed card's row says with its first cell: S.I., Par, Yards. Undefined for a golfer's row. */
export const rowFieldOf = (cells: readonly string[]): HoleField | undefined => {
  const label = cells.find((cell) => cell.trim() !== '') ?? '';
  const words = [plain(label), ...wordsOf(label)].filter((word) => word.length > 1);
  if (words.length > 4 || words.some((word) => NET.test(word))) return undefined;
  return HOLE_WORDS.find(([, list]) => words.some((word) => list.has(word)))?.[0];
};

type Rows = readonly (readonly string[])[];
/** A column, or the columns of one figure for each hole. */
export type RoundColumn = {
  /** The first of its columns. */
  readonly at: number;
  readonly name: string;
  /** The column of each hole, if there is one for each. */
  readonly holes?: ReadonlyMap<number, number>;
  /** Its holes are counted, because no number is in their names. */
  readonly isCounted?: boolean;
};
export type RoundColumns = {
  readonly all: readonly RoundColumn[];
  readonly byField: ReadonlyMap<RoundField, RoundColumn>;
  /** The pars that stand in the names of the holes: "Hole 1 (Par 4)". */
  readonly pars: ReadonlyMap<number, number>;
};

const FEWEST_HOLES = 9;
const PAR_BEHIND = /\d.*?\W(par\W?([3-6]))\W*$/i;
/** A name without the par of its hole. */
const withoutPar = (name: string): string => name.replace(PAR_BEHIND, (whole, par: string) => whole.replace(par, ''));

/** Columns whose names are equal but for the number of a hole, and columns of one name, nine or eighteen times. */
const columnsIn = (header: readonly string[]): readonly RoundColumn[] => {
  const numbered = (pattern: RegExp) => {
    const runs = new Map<string, Map<number, number>>();
    for (const [at, name] of header.entries()) {
      const n = Number(pattern.exec(asciiFigures(withoutPar(name)))?.[1]);
      if (!(n >= 1 && n <= 18)) continue;
      const run = runs.get(plain(withoutPar(name))) ?? new Map<number, number>();
      runs.set(plain(withoutPar(name)), run.has(n) ? run : run.set(n, at));
    }
    return [...runs].flatMap(([name, run]) => {
      const numbers = [...run.keys()];
      const sorted = numbers.toSorted((a, b) => a - b);
      const isWhole = numbers.length >= FEWEST_HOLES && sorted.every((n, at) => n === sorted[0]! + at);
      // A row of stroke indexes holds the same numbers as a row of holes, in another order.
      return isWhole && (name !== '' || sorted.every((n, at) => n === numbers[at])) ? [run] : [];
    });
  };
  const byLast = numbered(/(?<!\d)(\d{1,2})\D*$/);
  const runs = byLast.length > 0 ? byLast : numbered(/^\D*(\d{1,2})(?!\d)/);
  const inRun = new Set(runs.flatMap((run) => [...run.values()]));
  const sameName = groupBy(
    [...header.keys()].filter((at) => !inRun.has(at) && header[at]!.trim() !== ''),
    (at) => header[at]!.trim().toLowerCase(),
  );
  const counted = [...sameName.values()]
    .filter(({ length }) => length === FEWEST_HOLES || length === 2 * FEWEST_HOLES)
    .map((places) => new Map(places.map((at, nth) => [nth + 1, at])));
  return header.flatMap((name, at): RoundColumn[] => {
    const run = [...runs, ...counted].find((one) => [...one.values()].includes(at));
    if (!run) return [{ at, name }];
    if ([...run.values()][0] !== at) return [];
    return [{ at, name, holes: run, ...(counted.includes(run) && { isCounted: true }) }];
  });
};
const parsIn = (header: readonly string[], all: readonly RoundColumn[]): ReadonlyMap<number, number> =>
  new Map(
    all.flatMap(({ holes = new Map<number, number>() }) =>
      [...holes].flatMap(([n, at]) => {
        const par = PAR_BEHIND.exec(header[at]!)?.[2];
        return par === undefined ? [] : [[n, Number(par)] as const];
      }),
    ),
  );

export const isAdjusted = ({ name }: RoundColumn): boolean => ADJUSTED.split(' ').includes(plain(name));
/** The field of a round that a label names, as above a card: "Course", "Date". */
export const fieldNamed = (label: string): RoundField | undefined =>
  plain(label) === ''
    ? undefined
    : ROUND_FIELDS.find((field) => !isHoleField(field) && NAMES[field].split(' ').map(plain).includes(plain(label)));

/** Fields by the names of their columns. `isOpen`: two runs of holes claim one field. */
const namedColumns = (all: readonly RoundColumn[]) => {
  const byField = new Map<RoundField, RoundColumn>();
  const runs = all.flatMap((column) => (column.holes ? [{ column, ...holeFieldIn(withoutPar(column.name)) }] : []));
  for (const field of HOLE_FIELDS) {
    const best = runs.filter((run) => run.field === field).toSorted((a, b) => a.unknown - b.unknown)[0];
    if (best) byField.set(field, best.column);
  }
  const byName = new Map(
    all
      .filter(({ holes }) => !holes)
      .map((column) => [plain(column.name), column] as const)
      .toReversed(),
  );
  const named = (field: RoundField) =>
    NAMES[field]
      .split(' ')
      .map((name) => byName.get(plain(name)))
      .find((column) => column && ![...byField.values()].includes(column));
  const hole = byField.has('strokes') ? undefined : named('hole');
  if (hole) byField.set('hole', hole);
  // Where each line is a hole, a score is the hole's. Elsewhere a column never holds the figure of one hole.
  const fields = hole ? [...HOLE_FIELDS, ...ROUND_FIELDS] : ROUND_FIELDS.filter((field) => !isHoleField(field));
  for (const field of fields) {
    const column = byField.has(field) ? undefined : named(field);
    if (column) byField.set(field, column);
  }
  // In a table of strokes the club is the one that was swung.
  if (hole && !byField.has('strokes')) byField.delete('club');
  return byField;
};

/** Whether these fields make rounds: the holes of a card, or a day and its score. */
export const makeRounds = (fields: readonly RoundField[]): boolean =>
  fields.includes('strokes') ||
  (fields.includes('date') && (['score', 'hole'] as const).some((field) => fields.includes(field)));

const figure = (cell: string | undefined): number => {
  const [, written] = /^\D{0,3}?(-?\d+(?:[.,]\d+)?)/.exec(asciiFigures(cell ?? '').trim()) ?? [];
  return written === undefined ? Number.NaN : Number(written.replace(',', '.'));
};

const NEARLY_ALL = 0.8;
const fitsIn = (rows: Rows, { at }: RoundColumn, isOne: (cell: string) => boolean): boolean => {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.filter(isOne).length >= cells.length * NEARLY_ALL;
};
const isDay = (cell: string): boolean => {
  const date = writtenDateIn(cell);
  return date !== undefined && [true, false].some((dayFirst) => dayOf(date, dayFirst) !== undefined);
};

type Named = { readonly all: readonly RoundColumn[]; readonly byField: Map<RoundField, RoundColumn> };
const addDay = ({ all, byField }: Named, rows: Rows) => {
  const column = all.find(
    (one) =>
      !one.holes && (![...byField.values()].includes(one) || byField.get('hole') === one) && fitsIn(rows, one, isDay),
  );
  if (!column || byField.has('date')) return;
  if (byField.get('hole') === column) byField.delete('hole');
  byField.set('date', column);
};

/** The best round of 18 holes ever played took more than three strokes a hole; points and putts are about two. */
export const LEAST_MEAN = 2.8;
/** Every four of them are tried. */
const MOST_CANDIDATES = 8;
const PCC = [0, 1, 2, 3, -1] as const;

type Four = Readonly<Record<'slope' | 'rating' | 'score' | 'differential', RoundColumn>>;
/** Whether the row's differential is 113 / slope × (score − rating − PCC). */
const isMade = (row: readonly string[], { slope, rating, score, differential }: Four): boolean => {
  const [s, r, g, d] = [slope, rating, score, differential].map(({ at }) => figure(row[at]));
  return PCC.some((pcc) => Math.abs((113 / s!) * (g! - r! - pcc) - d!) < 0.06);
};

/**
 * Runs of holes by their figures: pars are 3 to 5 and the same in each line, stroke indexes are 1 to 18 once each, putts
 * are few. The scores are the run that adds up to a total, else the first of the others.
 */
const addRuns = ({ all, byField }: Named, rows: Rows) => {
  const figuresOf = ({ holes = new Map<number, number>() }: RoundColumn) =>
    rows
      .map((row) => [...holes.values()].map((at) => wholeIn(row[at]) ?? 0))
      .filter((line) => line.some((value) => value > 0));
  const likely = (column: RoundColumn): HoleField | undefined => {
    const lines = figuresOf(column);
    const played = lines.flat().filter((value) => value > 0);
    if (played.length === 0) return undefined;
    const isAlike = lines.length > 1 && lines.every((line) => String(line) === String(lines[0]));
    if (isAlike && played.every((value) => value >= 3 && value <= 5)) return 'par';
    if (lines.every((line) => line.length === 18 && new Set(line).size === 18 && Math.max(...line) === 18))
      return 'strokeIndex';
    if (sum(played) < played.length * LEAST_MEAN) return 'putts';
    return Math.max(...played) <= 20 ? 'strokes' : undefined;
  };
  const free = all.filter((column) => column.holes && ![...byField.values()].includes(column));
  const totals = all.filter(({ holes }) => !holes).map(({ at }) => at);
  const addsUp = (column: RoundColumn) =>
    figuresOf(column).length > 0 &&
    totals.some((at) =>
      rows.every((row) => {
        const line = [...column.holes!.values()].map((place) => wholeIn(row[place]) ?? 0);
        return sum(line) > 0 && sum(line) === wholeIn(row[at]);
      }),
    );
  if (!byField.has('strokes')) {
    const one = free.find(addsUp) ?? free.find((column) => likely(column) === 'strokes');
    if (one) byField.set('strokes', one);
  }
  for (const column of free) {
    const field = likely(column);
    if (field && !byField.has(field) && ![...byField.values()].includes(column)) byField.set(field, column);
  }
};

/**
 * Columns by their cells, for names in no language that Divot knows. A score differential proves the columns that it is
 * made of.
 */
const addByCells = ({ all, byField }: Named, rows: Rows) => {
  const free = () => all.filter((column) => !column.holes && ![...byField.values()].includes(column));
  const fits = (column: RoundColumn, isOne: (cell: string) => boolean) => fitsIn(rows, column, isOne);
  const between = (least: number, most: number) => (cell: string) => figure(cell) >= least && figure(cell) <= most;
  const add = (field: RoundField, column: RoundColumn | undefined) => {
    if (column && !byField.has(field)) byField.set(field, column);
  };
  addDay({ all, byField }, rows);
  addRuns({ all, byField }, rows);
  const candidates = (field: RoundField, least: number, most: number) =>
    byField.has(field)
      ? [byField.get(field)!]
      : free()
          .filter((column) => fits(column, between(least, most)))
          .slice(0, MOST_CANDIDATES);
  const proved = candidates('slope', 55, 155)
    .flatMap((slope) =>
      candidates('rating', 20, 90).flatMap((rating) =>
        candidates('score', 18, 200).flatMap((score) =>
          candidates('differential', -10, 100).map((differential) => ({ slope, rating, score, differential })),
        ),
      ),
    )
    .filter((four) => new Set(Object.values(four)).size === 4)
    .map((four) => ({ four, made: rows.filter((row) => isMade(row, four)).length }))
    .toSorted((one, other) => other.made - one.made)[0];
  if (proved && proved.made * 2 >= rows.length) {
    for (const [field, column] of Object.entries(proved.four)) add(field as RoundField, column);
  }
  if (byField.has('hole') && !byField.has('strokes')) {
    const isScore = (cell: string) => isEmptyCell(bareCell(cell)) || between(1, 15)(cell);
    add(
      'strokes',
      free().find((column) => fits(column, isScore)),
    );
  }
  const scores = byField.has('strokes') ? [] : candidates('score', 27, 200);
  if (scores.length === 1) add('score', scores[0]);
  add(
    'course',
    free().find((column) => fits(column, (cell) => /\p{L}{2}/u.test(cell))),
  );
};

const isLikeScore = (cell: string): boolean => {
  const text = bareCell(cell);
  return isEmptyCell(text) || /^(?:1?\d|x|e|[+-]\d)$/i.test(text);
};
/** With nine or eighteen columns beside each other as one, if they hold figures like scores under names that say nothing. */
const withCountedRun = (
  all: readonly RoundColumn[],
  taken: ReadonlySet<RoundColumn>,
  rows: Rows,
): readonly RoundColumn[] => {
  const free = all.filter((column) => !column.holes && !taken.has(column));
  const like = free.filter(
    (column) => fitsIn(rows, column, isLikeScore) && rows.some((row) => wholeIn(row[column.at]) !== undefined),
  );
  const count = [2 * FEWEST_HOLES, FEWEST_HOLES].find((least) => like.length >= least);
  if (count === undefined) return all;
  const run = like.slice(0, count);
  // A line of figures is no header.
  if (run.every(({ name }) => wholeIn(name) !== undefined)) return all;
  const first = run[0]!;
  const counted = { ...first, holes: new Map(run.map(({ at }, nth) => [nth + 1, at])), isCounted: true };
  return all.flatMap((column) => (column === first ? [counted] : run.includes(column) ? [] : [column]));
};

/** "Hole, 1, 2, 3": the numbers of the holes are columns, and "Hole" is the name of this row. */
const isAcross = (names: readonly string[]): boolean =>
  Array.from({ length: 9 }, (_, at) => String(at + 1)).every((n) => names.some((name) => name.trim() === n));

/**
 * The columns under a header. `chosen`: what the golfer says they hold, by their first column. `isKnown`: their names
 * make rounds. `isProposed`: the golfer has to confirm them, because a name says nothing, or nobody claims a run of holes.
 */
export const roundColumns = (
  header: readonly string[],
  below: Rows,
  chosen: Readonly<Record<number, RoundField>> | undefined,
): RoundColumns & { readonly isKnown: boolean; readonly isProposed: boolean } => {
  // Cells beyond the header have no name.
  const names = Array.from(
    { length: Math.max(header.length, ...below.map(({ length }) => length)) },
    (_, at) => header[at] ?? '',
  );
  const written = columnsIn(isAcross(names) ? names.map((name) => (fieldNamed(name) === 'hole' ? '' : name)) : names);
  const rows = below.filter((row) => rowFieldOf(row) === undefined);
  const byName = namedColumns(written);
  const hasHoles = byName.has('strokes') || byName.has('hole');
  const all = hasHoles ? written : withCountedRun(written, new Set(byName.values()), rows);
  const pars = parsIn(names, all);
  if (chosen) {
    const byField = new Map(all.flatMap((one) => (chosen[one.at] ? [[chosen[one.at]!, one] as const] : [])));
    return { all, byField, pars, isKnown: true, isProposed: false };
  }
  const byField = namedColumns(all);
  const isKnown = makeRounds([...byField.keys()]);
  if (!isKnown) addByCells({ all, byField }, rows);
  const isDated = byField.has('date');
  if (isKnown && !isDated) addDay({ all, byField }, rows);
  const isClaimed = (column: RoundColumn) => [...byField.values()].includes(column) && !column.isCounted;
  const isOfHoles = byField.has('strokes') || byField.has('hole');
  const hasOpenRun = all.some((column) => column.holes && (!isOfHoles || !isClaimed(column)));
  if (isKnown && hasOpenRun) addRuns({ all, byField }, rows);
  return { all, byField, pars, isKnown, isProposed: !isKnown || hasOpenRun || isDated !== byField.has('date') };
};
