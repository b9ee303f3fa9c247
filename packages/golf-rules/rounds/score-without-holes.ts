import type { Round, RoundTotal } from '../round.ts';

// Rounds that have only a score on record, as in a handicap authority's history.

/** The total of a round without holes. Undefined if the round has holes, because they take precedence. */
export const scoreWithoutHoles = ({ total, holes }: Pick<Round, 'total' | 'holes'>): RoundTotal | undefined =>
  holes.length === 0 ? total : undefined;

/**
 * Limits for the average strokes per hole. Fewer than two, or more than par + 5 on every hole, is a typing mistake.
 */
const FEWEST = 2;
const MOST = 11;

export const totalProblem = ({ adjustedGross, holes }: RoundTotal): string | undefined =>
  Number.isInteger(adjustedGross) && adjustedGross >= FEWEST * holes && adjustedGross <= MOST * holes
    ? undefined
    : `Enter a score of ${FEWEST * holes} to ${MOST * holes} strokes over ${holes} holes.`;
