import type { Round } from '#src/domain/entities/round.entity.ts';
import { isPlayed } from './totals.ts';

/** Same day, course, tee and scores: the same round, entered twice (domain sheet whs.md section 8). */
export const roundFingerprint = (round: Pick<Round, 'playedOn' | 'courseSnapshot' | 'holes'>): string =>
  [
    round.playedOn,
    round.courseSnapshot?.name.trim().toLowerCase() ?? '',
    round.courseSnapshot?.tee.name.trim().toLowerCase() ?? '',
    ...round.holes
      .filter(isPlayed)
      .toSorted((a, b) => a.n - b.n)
      .map(({ n, strokes }) => `${n}:${strokes ?? 'x'}`),
  ].join('|');
