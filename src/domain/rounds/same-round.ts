import type { Round } from '#src/domain/entities/round.entity.ts';
import { isPlayed, roundTotals } from './totals.ts';

type Card = Pick<Round, 'playedOn' | 'courseSnapshot' | 'holes'>;

const whereAndWhen = ({ playedOn, courseSnapshot }: Card): readonly string[] => [
  playedOn,
  courseSnapshot?.name.trim().toLowerCase() ?? '',
  courseSnapshot?.tee.name.trim().toLowerCase() ?? '',
];

/** Same day, course, tee and gross score: perhaps entered twice, worth a warning (domain sheet whs.md section 8). */
export const looksEnteredTwice = (round: Card, other: Card): boolean => {
  const gross = ({ holes }: Card) => roundTotals({ holes, holesPlanned: [] }).strokes;
  return whereAndWhen(round).join('|') === whereAndWhen(other).join('|') && gross(round) === gross(other);
};

/** Same day, course, tee and score on every hole: the same round, which an import leaves out. */
export const roundFingerprint = (round: Card): string =>
  [
    ...whereAndWhen(round),
    ...round.holes
      .filter(isPlayed)
      .toSorted((a, b) => a.n - b.n)
      .map(({ n, strokes }) => `${n}:${strokes ?? 'x'}`),
  ].join('|');
