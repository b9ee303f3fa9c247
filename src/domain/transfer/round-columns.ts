import { dayOf, writtenDateIn } from '@divot/shot-files';
import { asciiFigures } from '@divot/basics';

// Which column of a table of rounds holds what: by the names that apps, authorities and golfers give their columns, else
// by what the cells hold. A card stands in columns numbered by hole, or in one line for each hole.

export const ROUND_FIELDS = [
  'date',
  'club',
  'course',
  'tee',
  'score',
  'holes',
  'type',
  'rating',
  'slope',
  'both',
  'pcc',
  'differential',
  'golfer',
  'hole',
  'strokes',
  'par',
  'strokeIndex',
  'putts',
  'penalties',
  'fairway',
] as const;
export type RoundField = (typeof ROUND_FIELDS)[number];
/** Fields of one hole. */
export const HOLE_FIELDS = ['strokes', 'par', 'strokeIndex', 'putts', 'penalties', 'fairway'] as const;
export type HoleField = (typeof HOLE_FIELDS)[number];
const isHoleField = (field: RoundField): field is HoleField => HOLE_FIELDS.some((one) => one === field);

/** In plain letters, the surer name first. An adjusted score goes before the strokes it was made of. */
export const NAMES: Readonly<Record<RoundField, string>> = {
  date: 'date dateplayed playdate playedat playedon dateofplay datum dato speldatum spilledato fecha data spieldatum',
  club: 'club clubname golfclub klubb klub golfklub golfbana verein',
  course: 'coursename course park bana bane platz golfplatz parcours campo recorrido facilityname',
  tee: 'tees tee teename teeset marker utslag abschlag',
  score:
    'adjustedgrossscore adjustedgross adjustedscore adjscore adjgross ags justeradbruttoscore justeretbruttoscore justertbruttoscore handicapscore score totalscore grossscore gross bruttoscore brutto bruttoergebnis scorebrutajuste scorebrut golpesajustados golpes resultadobruto risultatolordo colpi brutoscore strokes total',
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
  strokes: 'strokes totalstrokes holescore score gross shots slag schlage',
  par: 'par holepar',
  strokeIndex: 'holehandicap strokeindex si hcp index handicap hcpindex',
  putts: 'putts putt',
  penalties: 'penalties penalty penaltystrokes',
  fairway: 'fairway fairways fairwayhit fir',
};
/** What stands before or after the number of a hole: score_1, H1, Hole 1, 1. */
const RUN_NAMES: Readonly<Record<HoleField, string>> = {
  strokes: 'score strokes hole holes h hul hull hal loch trou hoyo gross s',
  par: 'par p holepar',
  strokeIndex: 'si hcp index strokeindex handicap',
  putts: 'putts putt',
  penalties: 'penalties penalty',
  fairway: 'fairway fir',
};

const plain = (name: string): string =>
  asciiFigures(name)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^\p{L}]/gu, '');

type Rows = readonly (readonly string[])[];
/** A column, or the columns of one figure for each hole. */
export type RoundColumn = {
  /** The first of its columns. */
  readonly at: number;
  readonly name: string;
  /** The column of each hole, if there is one for each. */
  readonly holes?: ReadonlyMap<number, number>;
};
export type RoundColumns = {
  readonly all: readonly RoundColumn[];
  readonly found: ReadonlyMap<RoundField, RoundColumn>;
};

const FEWEST_HOLES = 9;

/** The columns of a header, with those numbered by hole as one. */
const columnsIn = (header: readonly string[]): readonly RoundColumn[] => {
  const runs = new Map<string, Map<number, number>>();
  for (const [at, name] of header.entries()) {
    const [, number] = /(?<!\d)(\d{1,2})\D*$/.exec(asciiFigures(name)) ?? [];
    const n = Number(number);
    if (!(n >= 1 && n <= 18)) continue;
    const run = runs.get(plain(name)) ?? new Map<number, number>();
    runs.set(plain(name), run.has(n) ? run : run.set(n, at));
  }
  const whole = [...runs.values()].filter((run) => {
    const numbers = [...run.keys()].sort((a, b) => a - b);
    return numbers.length >= FEWEST_HOLES && numbers.every((n, at) => n === numbers[0]! + at);
  });
  return header.flatMap((name, at): RoundColumn[] => {
    const run = whole.find((one) => [...one.values()].includes(at));
    if (!run) return [{ at, name }];
    return [...run.values()][0] === at ? [{ at, name, holes: run }] : [];
  });
};

const namedColumns = (all: readonly RoundColumn[]): Map<RoundField, RoundColumn> => {
  const found = new Map<RoundField, RoundColumn>();
  const byName = new Map<string, RoundColumn>();
  for (const column of all) {
    const name = plain(column.name);
    if (column.holes) {
      const field = HOLE_FIELDS.find((one) => name === '' || ` ${RUN_NAMES[one]} `.includes(` ${name} `));
      if (field && !found.has(field)) found.set(field, column);
    } else if (!byName.has(name)) byName.set(name, column);
  }
  const named = (field: RoundField) =>
    NAMES[field]
      .split(' ')
      .map((name) => byName.get(name))
      .find((column) => column && ![...found.values()].includes(column));
  const hole = named('hole');
  if (hole) found.set('hole', hole);
  // Where each line is a hole, a score is the hole's. Elsewhere a column never holds the figure of one hole.
  const fields = hole ? [...HOLE_FIELDS, ...ROUND_FIELDS] : ROUND_FIELDS.filter((field) => !isHoleField(field));
  for (const field of fields) {
    const column = found.has(field) ? undefined : named(field);
    if (column) found.set(field, column);
  }
  // In a table of strokes the club is the one that was swung.
  if (hole && !found.has('strokes')) found.delete('club');
  return found;
};

/** Whether these fields make rounds: a day, and a score or the holes. */
export const makeRounds = (fields: readonly RoundField[]): boolean =>
  fields.includes('date') && (['score', 'strokes', 'hole'] as const).some((field) => fields.includes(field));
export const holdRounds = ({ found }: Pick<RoundColumns, 'found'>): boolean => makeRounds([...found.keys()]);

const figure = (cell: string | undefined): number => {
  const [, written] = /^\D{0,3}?(-?\d+(?:[.,]\d+)?)/.exec(asciiFigures(cell ?? '').trim()) ?? [];
  return written === undefined ? Number.NaN : Number(written.replace(',', '.'));
};

const NEARLY_ALL = 0.8;
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
 * Columns by their cells, for names in no language that Divot knows. A score differential proves the columns that it is
 * made of.
 */
const addByCells = (
  { all, found }: { all: readonly RoundColumn[]; found: Map<RoundField, RoundColumn> },
  rows: Rows,
) => {
  const free = () => all.filter((column) => !column.holes && ![...found.values()].includes(column));
  const fits = ({ at }: RoundColumn, isOne: (cell: string) => boolean): boolean => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '');
    return cells.length > 0 && cells.filter(isOne).length >= cells.length * NEARLY_ALL;
  };
  const between = (least: number, most: number) => (cell: string) => figure(cell) >= least && figure(cell) <= most;
  const add = (field: RoundField, column: RoundColumn | undefined) => {
    if (column && !found.has(field)) found.set(field, column);
  };
  const isDay = (cell: string): boolean => {
    const date = writtenDateIn(cell);
    return date !== undefined && [true, false].some((dayFirst) => dayOf(date, dayFirst) !== undefined);
  };
  add(
    'date',
    free().find((column) => fits(column, isDay)),
  );
  add(
    'strokes',
    all.find(({ holes }) => holes && !found.has('strokes') && !found.has('score')),
  );
  const candidates = (field: RoundField, least: number, most: number) =>
    found.has(field)
      ? [found.get(field)!]
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
  const scores = found.has('strokes') ? [] : candidates('score', 27, 200);
  if (scores.length === 1) add('score', scores[0]);
  add(
    'course',
    free().find((column) => fits(column, (cell) => /\p{L}{2}/u.test(cell))),
  );
};

/** The columns under a header. `chosen`: what the golfer says they hold, by their first column. */
export const roundColumns = (
  header: readonly string[],
  rows: Rows,
  chosen: Readonly<Record<number, RoundField>> | undefined,
): RoundColumns & { readonly isProposed: boolean } => {
  const all = columnsIn(header);
  if (chosen) {
    const found = new Map(all.flatMap((column) => (chosen[column.at] ? [[chosen[column.at]!, column] as const] : [])));
    return { all, found, isProposed: false };
  }
  const found = namedColumns(all);
  if (holdRounds({ found })) return { all, found, isProposed: false };
  addByCells({ all, found }, rows);
  return { all, found, isProposed: true };
};
