import type { RoundTotal } from '#src/domain/entities/round.entity.ts';

/**
 * Limits for the average strokes per hole. Fewer than two, or more than par + 5 on every hole, is a typing mistake.
 */
const FEWEST = 2;

const MOST = 11;

export const totalProblem = ({ adjustedGross, holes }: RoundTotal): string | undefined =>
  Number.isInteger(adjustedGross) && adjustedGross >= FEWEST * holes && adjustedGross <= MOST * holes
    ? undefined
    : `Enter a score of ${FEWEST * holes} to ${MOST * holes} strokes over ${holes} holes.`;
