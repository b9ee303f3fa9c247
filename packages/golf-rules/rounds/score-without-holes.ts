import type { Round, RoundTotal } from '../round.ts';

// Rounds that have only a score on record, as in a handicap authority's history.

/** The total of a round without holes. Undefined if the round has holes, because they take precedence. */
export const scoreWithoutHoles = ({ total, holes }: Pick<Round, 'total' | 'holes'>): RoundTotal | undefined =>
  holes.length === 0 ? total : undefined;
