import type { Round } from '#src/domain/entities/round.entity.ts';
import { adjustedGross, countedHoles, handicapFor, isPlayed, roundTotals, scoreWithoutHoles } from '@divot/golf-rules';
import { daysBetween } from '@divot/basics';

// Whether two records are of one round. Apps, maps and authorities name courses differently, so only the day and the
// score tell.

type Card = Pick<Round, 'playedOn' | 'courseSnapshot' | 'holes' | 'total'>;
type Played = Card & Pick<Round, 'holesPlanned' | 'courseHandicap' | 'indexAtStart' | 'ratingMinusPar'>;
/** The golfer's index on a day, for cards that do not hold it. Null without one. */
export type IndexOn = (day: string) => number | null;

const whereAndWhen = ({ playedOn, courseSnapshot }: Card): readonly string[] => [
  playedOn,
  courseSnapshot?.name.trim().toLowerCase() ?? '',
  courseSnapshot?.tee.name.trim().toLowerCase() ?? '',
];

/** The score of every hole, or the total if it is all that is known. */
const scoreOf = (round: Card): string => {
  const total = scoreWithoutHoles(round);
  if (total) return `total ${total.holes}:${total.adjustedGross}`;
  return round.holes
    .filter(isPlayed)
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, strokes }) => `${n}:${strokes ?? 'x'}`)
    .join('|');
};

/**
 * Same day and same score on every hole, or same day, course, tee and gross score: the golfer may have entered the round
 * twice, so Divot warns them (domain sheet whs.md section 8).
 */
export const looksEnteredTwice = (round: Card, other: Card): boolean => {
  const gross = ({ holes }: Card) => roundTotals({ holes, holesPlanned: [] }).strokes;
  const isSamePlace = whereAndWhen(round).join('|') === whereAndWhen(other).join('|');
  return (
    (isSamePlace && gross(round) === gross(other)) ||
    (round.playedOn === other.playedOn && scoreOf(round) === scoreOf(other))
  );
};

/**
 * Identifies a round by its day, course, tee and score on every hole. An import skips a round whose fingerprint exists.
 */
export const roundFingerprint = (round: Card): string => [...whereAndWhen(round), scoreOf(round)].join('|');

const noIndex: IndexOn = () => null;

/** The adjusted gross score (Rule 3.1) that Divot computes for a card. */
const adjustedScore = (card: Played, indexOn: IndexOn): number => {
  const counted = countedHoles(card);
  const holes = card.holes.filter(({ n }) => counted.includes(n));
  const index = card.indexAtStart ?? indexOn(card.playedOn);
  const tee = card.courseSnapshot?.tee;
  const computed = tee && index !== null ? handicapFor(tee, counted, index, card.ratingMinusPar !== false) : undefined;
  return adjustedGross({ holes, courseHandicap: card.courseHandicap ?? computed ?? null });
};

type Pair = { readonly card: Played; readonly total: Played; readonly posted: number };
/** The card and the total of the two, over the same number of holes. */
const cardAndTotal = (round: Played, other: Played): Pair | undefined => {
  const [total, card] = scoreWithoutHoles(round) ? [round, other] : [other, round];
  const posted = scoreWithoutHoles(total);
  if (!posted || scoreWithoutHoles(card) || card.holes.filter(isPlayed).length !== posted.holes) return undefined;
  return { card, total, posted: posted.adjustedGross };
};

/** Authorities and Divot may hold a golfer's index at different moments. */
const MOST_APART = 1;
const isAdjustedScore = ({ card, posted }: Pair, indexOn: IndexOn): boolean =>
  Math.abs(adjustedScore(card, indexOn) - posted) <= MOST_APART;

/**
 * Whether one of the two is the card and the other the total of the same round, which is the adjusted score that the
 * golfer posted to an authority. Counting both would put one round on the record twice.
 */
export const isCardOfTotal = (round: Played, other: Played, indexOn: IndexOn = noIndex): boolean => {
  const pair = cardAndTotal(round, other);
  return pair !== undefined && pair.card.playedOn === pair.total.playedOn && isAdjustedScore(pair, indexOn);
};

/**
 * Whether two different records look like one round, so that Divot asks: the same score on the same day, a total that
 * may be the card's because it is not above the strokes, or the same score recorded the day after.
 */
export const looksLikeSameRound = (round: Played, other: Played, indexOn: IndexOn = noIndex): boolean => {
  const pair = cardAndTotal(round, other);
  const daysLater = pair
    ? daysBetween(pair.card.playedOn, pair.total.playedOn)
    : Math.abs(daysBetween(round.playedOn, other.playedOn));
  if (daysLater === 0) return pair ? pair.posted <= roundTotals(pair.card).strokes : scoreOf(round) === scoreOf(other);
  if (daysLater !== 1) return false;
  if (pair) return isAdjustedScore(pair, indexOn);
  return scoreWithoutHoles(round) !== undefined && scoreOf(round) === scoreOf(other);
};
