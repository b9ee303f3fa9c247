import Papa from 'papaparse';
import { type Result, compact, fail, groupBy, METRES_PER_FOOT, METRES_PER_YARD, ok } from '@divot/basics';
import type { ReadHole, ReadRound, ReadRoundShot, RoundArchive } from './archive-types.ts';
import { dateOrder, dayOf, writtenDateIn } from './dates.ts';
import { proposePars } from './propose-pars.ts';

// GolfMetrics' table, a line for each shot (golfmetrics.com/file-format-explanation): yards, but feet on the green. It
// names no clubs and no pars. User, e-mail and golfer are read only to check that the file holds one golfer's rounds.

const LIES = new Map([
  ['0', 'TeeBox'],
  ['1', 'Fairway'],
  ['2', 'Rough'],
  ['3', 'Bunker'],
  ['4', 'Green'],
  ['6', 'Rough'],
]);

type Line = Readonly<Record<string, string>>;

export const isGolfMetrics = (head: string): boolean => {
  const [header = ''] = head.toLowerCase().split('\n', 1);
  return ['roundid', 'hnum', 'startpos', 'holedis'].every((name) => header.includes(name));
};

const figure = (line: Line, name: string): number | undefined => {
  const written = line[name]?.trim() ?? '';
  return written !== '' && Number.isFinite(Number(written)) ? Number(written) : undefined;
};

const shotOf = (line: Line, at: number): ReadRoundShot => {
  const position = line['startpos']?.trim() ?? '';
  const toPin = figure(line, 'holedis');
  const lie = line['recovery']?.trim() === '1' ? 'Recovery' : LIES.get(position);
  return compact({
    order: at + 1,
    lie: lie || undefined,
    toPinM: toPin === undefined ? undefined : toPin * (position === '4' ? METRES_PER_FOOT : METRES_PER_YARD),
    distanceM: 0,
  });
};

/** A picked-up hole has no score and is left out. */
const holeOf = (n: number, lines: readonly Line[]): Omit<ReadHole, 'par'> | undefined => {
  if (n < 1 || n > 18 || lines.some((line) => line['pickup']?.trim() === '1')) return undefined;
  const shots = lines.toSorted((a, b) => (figure(a, 'stroke') ?? 0) - (figure(b, 'stroke') ?? 0)).map(shotOf);
  const penalties = lines.reduce((sum, line) => sum + (figure(line, 'penalty') ?? 0), 0);
  return {
    n,
    strokes: shots.length + penalties,
    putts: shots.filter(({ lie }) => lie === 'Green').length,
    penalties,
    shots,
  };
};

type Days = { readonly playedOn: string; readonly dayFirst?: string };

const roundOf = (id: string, lines: readonly Line[], daysOf: (line: Line) => Days | undefined): ReadRound | string => {
  const days = daysOf(lines[0]!);
  if (!days) return 'It has no day';
  const holes = [...groupBy(lines, (line) => figure(line, 'hnum') ?? 0)]
    .flatMap(([n, shots]) => holeOf(n, shots) ?? [])
    .sort((a, b) => a.n - b.n);
  if (holes.length === 0) return 'No hole has a score';
  const strokes = holes.reduce((sum, hole) => sum + hole.strokes, 0);
  const score = figure(lines[0]!, 'score');
  const isWhole = holes.length === 18 || holes.length === 9;
  if (isWhole && score !== undefined && score > 0 && score !== strokes) return 'Its shots do not add up to its score';
  const pars = proposePars(
    holes.map(({ shots: [first] }) => (first?.lie === 'TeeBox' ? first.toPinM : undefined)),
    undefined,
  );
  const course = lines[0]!['course']?.trim();
  return compact({
    id,
    playedOn: days.playedOn,
    ambiguous: days.dayFirst === undefined ? undefined : { dayFirst: days.dayFirst },
    course: course || undefined,
    strokes,
    holes: holes.map((hole, at) => compact({ ...hole, par: pars?.[at] })),
  });
};

export const readGolfMetrics = (text: string): Result<RoundArchive> => {
  const { data } = Papa.parse<Line>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  if (new Set(data.map((line) => `${line['uid'] ?? ''}|${line['golfername'] ?? ''}`)).size > 1) {
    return fail('This file holds rounds of several golfers. Export only your own rounds.');
  }
  const dates = data.flatMap((line) => writtenDateIn(line['date'] ?? '') ?? []);
  const { dayFirst, isProved } = dateOrder(dates);
  const daysOf = (line: Line): Days | undefined => {
    const date = writtenDateIn(line['date'] ?? '');
    const playedOn = date && dayOf(date, dayFirst);
    if (!playedOn) return undefined;
    const other = isProved ? playedOn : dayOf(date, !dayFirst);
    return compact({ playedOn, dayFirst: other === undefined || other === playedOn ? undefined : other });
  };
  const read = [...groupBy(data, (line) => line['roundid'] ?? '')].map(([id, lines]) => ({
    id,
    round: roundOf(id, lines, daysOf),
  }));
  if (read.length === 0) return fail('This GolfMetrics file holds no shots. Export your rounds again.');
  return ok(
    compact({
      vendor: 'golfmetrics',
      ambiguous: read.some(({ round }) => typeof round !== 'string' && round.ambiguous) ? { dates: true } : undefined,
      rounds: read.flatMap(({ round }) => (typeof round === 'string' ? [] : [round])),
      skipped: read.flatMap(({ id, round }) => (typeof round === 'string' ? [{ round: id, reason: round }] : [])),
    }),
  );
};
