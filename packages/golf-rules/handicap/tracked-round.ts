import { type IsoDay, isIsoDay, localDay } from '@divot/basics';
import {
  type RatedScore,
  doubledNineTenths,
  eighteenTenths,
  expectedNineTenths,
  nineTenths,
  partialTenths,
  scaledPartialTenths,
} from './differentials.ts';
import type { HandicapEntry, HandicapRound, NotCounted } from './history-types.ts';
import { cardProblem } from './card-problem.ts';
import { isWithinLimits } from './figures.ts';
import { nearest, tenths } from './rounding.ts';
import { type HoleCount, adjustedTotal, roundedCourseHandicap, wasPlayed } from './strokes.ts';

// One round while the handicap record processes it. All figures are in tenths.

const LEAST_HOLES_OF_18 = 10; // a round of nine played holes is posted as a nine, with nine-hole ratings

type Score = {
  readonly adjustedGross: number | null;
  readonly courseHandicap: number | null;
  readonly rated: RatedScore | undefined;
};

export type Tracked = {
  readonly round: HandicapRound;
  /** Position in order of play (`at`) and in the input list (`input`). */
  readonly at: number;
  readonly input: number;
  readonly day: IsoDay | undefined;
  readonly holes: HoleCount;
  readonly holesPlayed: number;
  readonly indexAtPlay: number | null;
  readonly score: Score;
  readonly reason: NotCounted | undefined;
  status: HandicapEntry['status'];
  expected: number | null;
  differential: number | null;
  provisional: boolean;
  reduction: number;
  adjustment: number;
};

export type Placed = Pick<Tracked, 'round' | 'input' | 'day'>;

/** The day of a stamp with or without a time. Undefined for one that is no day of the calendar. */
const dayIn = (stamp: unknown): IsoDay | undefined => {
  const day = typeof stamp === 'string' && isIsoDay(stamp.slice(0, 10)) ? localDay(stamp) : undefined;
  return day !== undefined && isIsoDay(day) ? day : undefined;
};

/**
 * The round's calendar day. An invalid date counts as missing. Otherwise one bad date would stop the record when it
 * computes the first low index.
 */
export const dayOf = ({ playedOn, date }: HandicapRound): IsoDay | undefined => dayIn(playedOn) ?? dayIn(date);

const isGiven = (value: unknown): boolean => (value ?? undefined) !== undefined;

const hasWrongDay = ({ playedOn, date }: HandicapRound): boolean =>
  [playedOn, date].some((stamp) => isGiven(stamp) && dayIn(stamp) === undefined);

/** A figure that cannot be, of those that a round may have beside score and rating. */
const hasWrongFigure = (round: HandicapRound): boolean =>
  (['pcc', 'par', 'differential'] as const).some(
    (name) => isGiven(round[name]) && !isWithinLimits(name, round[name]),
  ) ||
  (isGiven(round.holes) && round.holes !== 9 && round.holes !== 18) ||
  cardProblem(round.holeScores ?? []) !== undefined;

const before = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Sorts rounds by order of play, whatever the order of entry. Undated rounds keep their order. */
export const inOrderOfPlay = (rounds: readonly HandicapRound[]): Placed[] =>
  rounds
    .map((round, input) => ({ round, input, day: dayOf(round) }))
    .toSorted((a, b) => {
      const byDay = before(a.day ?? '', b.day ?? '');
      if (byDay !== 0 || a.day === undefined) return byDay || a.input - b.input;
      return (
        before(a.round.date ?? '', b.round.date ?? '') ||
        before(a.round.id ?? '', b.round.id ?? '') ||
        before(JSON.stringify(a.round), JSON.stringify(b.round))
      );
    });

/**
 * An older app or a careless edit may have stored something that is not a number. It must not spoil every later index.
 */
const isFigure = (value: number | null | undefined): value is number => Number.isFinite(value);

const isRating = (name: 'courseRating' | 'slope', value: number | undefined): value is number =>
  isWithinLimits(name, value);

const scoreOf = (round: HandicapRound, holes: HoleCount, indexAtPlay: number | null): Score => {
  const { courseRating, slope, pcc, ratingMinusPar } = round;
  const par = round.par ?? round.holeScores?.reduce((sum, hole) => sum + hole.par, 0);
  const courseHandicap =
    indexAtPlay === null || !isRating('courseRating', courseRating) || !isRating('slope', slope) || !isFigure(par)
      ? null
      : roundedCourseHandicap(indexAtPlay, { slope, courseRating, par, holes, ratingMinusPar });
  const gross = round.adjustedGross ?? (round.holeScores ? adjustedTotal(round.holeScores, courseHandicap) : null);
  const adjustedGross = isFigure(gross) && isWithinLimits('adjustedGross', gross) ? gross : null;
  const rated =
    adjustedGross === null || !isRating('courseRating', courseRating) || !isRating('slope', slope)
      ? undefined
      : { adjustedGross, courseRating, slope, pcc: isWithinLimits('pcc', pcc) ? pcc : undefined };
  return { adjustedGross, courseHandicap, rated };
};

const whyNot = ({ round }: Placed, holes: HoleCount, holesPlayed: number, score: Score): NotCounted | undefined => {
  if (hasWrongDay(round)) return 'no-day';
  const wrong = hasWrongFigure(round) ? 'wrong-figure' : undefined;
  if (isFigure(round.differential)) return wrong;
  if (holesPlayed < (holes === 9 ? 9 : LEAST_HOLES_OF_18)) return 'too-few-holes';
  if (score.adjustedGross === null || !(holesPlayed <= 18)) return 'no-score';
  return score.rated ? wrong : 'no-rating';
};

/**
 * Sets the round's 18-hole differential and predicts unplayed holes from `index`. Without an index, a round with
 * unplayed holes stays pending.
 */
export const resolve = (tracked: Tracked, index: number | null): void => {
  const { round, score, holes, holesPlayed } = tracked;
  if (isFigure(round.differential)) tracked.differential = tenths(round.differential);
  else if (!score.rated) return;
  else if (holes === 18 && holesPlayed === 18) tracked.differential = eighteenTenths(score.rated);
  else if (index === null) {
    tracked.status = 'pending';
    return;
  } else if (holes === 9) {
    tracked.expected = expectedNineTenths(index);
    tracked.differential = nineTenths(score.rated, index);
  } else {
    tracked.expected = nearest((18 - holesPlayed) * expectedNineTenths(index), 9);
    tracked.differential = partialTenths(score.rated, holesPlayed, index);
  }
  tracked.status = 'counted';
};

/** Replaces the missing differential of a pending round while Divot computes the provisional index. */
export const standIn = ({ score, holes, holesPlayed, differential }: Tracked): number => {
  if (differential !== null || !score.rated) return differential ?? 0;
  return holes === 9 ? doubledNineTenths(score.rated) : scaledPartialTenths(score.rated, holesPlayed);
};

export const track = (placed: Placed, at: number, indexAtPlay: number | null): Tracked => {
  const { round, input, day } = placed;
  const holes = round.holes ?? (round.holeScores && round.holeScores.length <= 9 ? 9 : 18);
  const holesPlayed = round.holeScores?.filter(wasPlayed).length ?? round.holesPlayed ?? holes;
  const score = scoreOf(round, holes, indexAtPlay);
  const reason = whyNot(placed, holes, holesPlayed, score);
  const tracked: Tracked = {
    round,
    at,
    input,
    day,
    holes,
    holesPlayed,
    indexAtPlay,
    score,
    reason,
    status: 'not-counted',
    expected: null,
    differential: null,
    provisional: false,
    reduction: 0,
    adjustment: 0,
  };
  if (!reason) resolve(tracked, indexAtPlay);
  return tracked;
};
