import { handicapHistory } from '../handicap/handicap.ts';
import type { HandicapEntry, HandicapRound } from '../handicap/history-types.ts';
import { handicapRoundOf } from '../handicap/round-record.ts';
import type { Round } from '../round.ts';
import { addDays } from '@divot/basics';

/** Worked example 2 of the implementation sheet. */
export const GROWING_RECORD = [
  18.4, 16.1, 20.3, 15.2, 17.7, 19.9, 14.8, 16.6, 21, 15.9, 17.1, 18.8, 13.9, 16.3, 19.2, 15.5, 17.4, 20.7, 14.4, 16.9,
];

const PAR = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const STROKE_INDEX = [7, 3, 17, 1, 11, 9, 15, 5, 13, 8, 2, 18, 6, 12, 4, 16, 10, 14];
const SCORE = [6, 9, 4, 8, 5, 4, 3, 7, 5, 6, 9, 3, 6, 5, 10, 4, 4, 6];

/** Worked example 7: gross 104. */
export const card = () => PAR.map((par, at) => ({ par, strokeIndex: STROKE_INDEX[at] ?? 0, strokes: SCORE[at] ?? 0 }));

/** A round with exactly this differential: 85 strokes on a slope of 113. */
export const scoring = (differential: number, playedOn: string): HandicapRound => ({
  id: `round-${playedOn}`,
  playedOn,
  adjustedGross: 85,
  courseRating: Math.round((85 - differential) * 10) / 10,
  slope: 113,
});

/** One round a week, starting on the first of January. */
export const weekly = (differentials: readonly number[], from = '2026-01-01'): HandicapRound[] =>
  differentials.map((differential, week) => scoring(differential, addDays(from, 7 * week)));

/** The handicap record of finished rounds, all at once. */
export const handicapRecord = (rounds: readonly Round[]): HandicapEntry[] =>
  handicapHistory(rounds.flatMap((round) => handicapRoundOf(round) ?? []));
