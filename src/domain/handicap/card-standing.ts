import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapRoundOf, handicapHistory } from '@divot/golf-rules';

/**
 * How a card counts for the index: as 18 holes, as nine, or as 18 with an expected score for the missing holes. A card
 * that is practice, has too few holes, or whose holes have no common rating counts for statistics only.
 */
export type CardStanding =
  | 'all-holes'
  | 'nine'
  | 'partial'
  | 'practice'
  | 'too-few-holes'
  | 'unrated-nine'
  | 'unrated'
  | 'wrong-figure';

type Card = Pick<
  Round,
  'id' | 'playedOn' | 'date' | 'mode' | 'courseSnapshot' | 'holes' | 'holesPlanned' | 'total' | 'pcc' | 'ratingMinusPar'
>;

/**
 * Asks the handicap record itself, for a finished card or not, so that this answer and the index never disagree.
 */
export const cardStanding = (card: Card): CardStanding => {
  const round = handicapRoundOf({ ...card, status: 'finished' });
  if (!round) return 'practice';
  const [entry] = handicapHistory([round]);
  if (!entry || entry.reason === 'too-few-holes' || entry.reason === 'no-score') return 'too-few-holes';
  if (entry.reason === 'no-rating') return entry.holes === 9 ? 'unrated-nine' : 'unrated';
  if (entry.reason === 'wrong-figure') return entry.reason;
  if (entry.holes === 9) return 'nine';
  return entry.holesPlayed === 18 ? 'all-holes' : 'partial';
};

export const countsForIndex = (standing: CardStanding): boolean =>
  standing === 'all-holes' || standing === 'nine' || standing === 'partial';
