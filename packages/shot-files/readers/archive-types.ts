import { compact } from '@divot/basics';
// Rounds as other makers' archives hold them. What an archive does not contain is absent, never zero.

export type ReadRoundShot = {
  readonly order: number;
  readonly club?: string;
  /** As the archive writes it: TeeBox, Fairway, Rough, Bunker, Green, Recovery. */
  readonly lie?: string;
  readonly toPinM?: number;
  readonly distanceM: number;
};

export type ReadHole = {
  readonly n: number;
  /** Proposed from the hole's length if the archive holds no pars. Shown to the golfer before it counts. */
  readonly par?: number;
  readonly strokes: number;
  readonly putts?: number;
  readonly penalties?: number;
  readonly fairway?: 'hit' | 'left' | 'right';
  readonly shots: readonly ReadRoundShot[];
};

export type ReadRound = {
  readonly id: string;
  readonly playedOn: string;
  readonly course?: string;
  readonly rating?: number;
  readonly slope?: number;
  readonly strokes: number;
  readonly par?: number;
  /**
   * `nine`: nine holes were played and the archive does not say which. `dayFirst`: the date read with the day first, if
   * the archive leaves the order open. `playedOn` is then the other, American reading.
   */
  readonly ambiguous?: { readonly nine?: boolean; readonly dayFirst?: string };
  readonly holes: readonly ReadHole[];
};

export type RoundArchive = {
  readonly vendor: 'garmin-archive' | '18birdies' | 'golfmetrics';
  readonly rounds: readonly ReadRound[];
  readonly skipped: readonly { readonly round: string; readonly reason: string }[];
  /** Questions that the golfer has to answer first. */
  readonly ambiguous?: { readonly dates?: boolean };
};

export type JsonRecord = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const recordsIn = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const MOST_STROKES = 20;
/** Strokes, putts or penalties of a hole. Undefined for a number that no card has. */
export const countIn = (value: unknown, most = MOST_STROKES): number | undefined => {
  const count = numberIn(value);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= most ? count : undefined;
};
/** A total over par only means something if the total is that of the holes. */
export const totalsOf = (
  holes: readonly Pick<ReadHole, 'strokes'>[],
  total: unknown,
  overPar: unknown,
): Pick<ReadRound, 'strokes' | 'par'> => {
  const strokes = holes.reduce((sum, hole) => sum + hole.strokes, 0);
  const [written, over] = [numberIn(total), numberIn(overPar)];
  const isOfHoles = written === undefined || written <= 0 || written === strokes;
  return compact({ strokes, par: isOfHoles && over !== undefined ? strokes - over : undefined });
};
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
const FIRST_MS = Date.UTC(1990, 0, 1);
/** Archives use UTC. Without a Z the phone would read the time as local. */
const inUtc = (written: string): string => (/^\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(written) ? `${written}Z` : written);
/**
 * An instant in milliseconds, written as a number or as a calendar date. Undefined if it is before any app existed or
 * not a valid date.
 */
export const instantIn = (value: unknown): number | undefined => {
  const ms = numberIn(value) ?? (typeof value === 'string' ? Date.parse(inUtc(value)) : Number.NaN);
  return ms > FIRST_MS && ms < 4e12 ? ms : undefined;
};
/** 'YYYY-MM-DD' of an instant in UTC milliseconds. */
export const utcDay = (ms: number | undefined): string | undefined => {
  if (ms === undefined) return undefined;
  return new Date(ms).toISOString().slice(0, 10);
};
