import type { Round } from '../round.ts';
import { totalAlone } from './total-alone.ts';
import { knownScore } from './known-score.ts';
import { isPlayed, roundTotals } from './totals.ts';

type Card = Pick<Round, 'playedOn' | 'courseSnapshot' | 'holes' | 'total'>;

const whereAndWhen = ({ playedOn, courseSnapshot }: Card): readonly string[] => [
  playedOn,
  courseSnapshot?.name.trim().toLowerCase() ?? '',
  courseSnapshot?.tee.name.trim().toLowerCase() ?? '',
];

/**
 * Same day, course, tee and gross score: the golfer may have entered the round twice, so Divot warns them (domain sheet
 * whs.md section 8).
 */
export const looksEnteredTwice = (round: Card, other: Card): boolean => {
  const gross = ({ holes }: Card) => roundTotals({ holes, holesPlanned: [] }).strokes;
  return whereAndWhen(round).join('|') === whereAndWhen(other).join('|') && gross(round) === gross(other);
};

/**
 * Identifies a round by its day, course, tee and score on every hole. An import skips a round whose fingerprint exists.
 */
export const roundFingerprint = (round: Card): string =>
  [
    ...whereAndWhen(round),
    ...(totalAlone(round) ? [`total ${round.total?.holes}:${round.total?.adjustedGross}`] : []),
    ...round.holes
      .filter(isPlayed)
      .toSorted((a, b) => a.n - b.n)
      .map(({ n, strokes }) => `${n}:${strokes ?? 'x'}`),
  ].join('|');

/** Net double bogey rarely takes more than this off a card. A larger difference means two different scores. */
const MOST_TAKEN_OFF = 8;

/**
 * Whether one of the two is the card and the other the total of the same round. Counting both would put one round on
 * the record twice. The total is the adjusted gross score that the golfer posted to an authority, and it is never above
 * the strokes. The course name does not matter, because authorities and maps name courses differently.
 */
export const isCardOfTotal = (round: Card & Pick<Round, 'holesPlanned'>, other: typeof round): boolean => {
  const [total, card] = totalAlone(round) ? [round, other] : [other, round];
  const posted = totalAlone(total);
  if (!posted || totalAlone(card) || card.playedOn !== total.playedOn) return false;
  const { strokes, holesPlayed } = knownScore(card);
  const off = (strokes ?? 0) - posted.adjustedGross;
  return holesPlayed === posted.holes && off >= 0 && off <= MOST_TAKEN_OFF;
};
