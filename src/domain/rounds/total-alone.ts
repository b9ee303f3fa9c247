import type { Round, RoundTotal } from '#src/domain/entities/round.entity.ts';

// Rounds of which only the score is on record, as a handicap authority's history has them.

/** The score of a round without a hole on record; undefined where holes are known, which go before it. */
export const totalAlone = ({ total, holes }: Pick<Round, 'total' | 'holes'>): RoundTotal | undefined =>
  holes.length === 0 ? total : undefined;

/** Strokes a hole that a card can come to: fewer than two, or more than par + 5 on every hole, is a typing mistake. */
const FEWEST = 2;
const MOST = 11;

export const totalProblem = ({ adjustedGross, holes }: RoundTotal): string | undefined =>
  Number.isInteger(adjustedGross) && adjustedGross >= FEWEST * holes && adjustedGross <= MOST * holes
    ? undefined
    : `Enter a score of ${FEWEST * holes} to ${MOST * holes} strokes over ${holes} holes.`;
