import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type NetCard, cardHandicap, levelOf, strokesGiven } from '@divot/golf-rules';
import { type HoleResult, type MatchStanding, holeResult, standingAfter, untilDecided } from '@divot/golf-games';
import { type PartnerScores, partnerHoles, partnerNet } from './partner-card.ts';

// The golfer's match against a partner on the same card (Rules of Golf 3.2, Rules of Handicapping 6.2b and appendix C).

type Holes = readonly Hole[];

/** Strokes received on one hole. Undefined for a golfer without an index. */
export const strokesOnHole = (card: NetCard, n: number): number | undefined => {
  const handicaps = cardHandicap(card);
  return handicaps && strokesGiven(card.holes, handicaps.handicap)[card.holes.findIndex((hole) => hole.n === n)];
};

/**
 * Strokes that the golfer receives from a partner over the round: the full difference of their handicaps (appendix C).
 * Negative: the golfer gives them. If either handicap is unknown, 0: a level match.
 */
export const strokesBetween = (card: NetCard, partner: PartnerScores): number => {
  const theirCard = partnerNet(card, partner);
  const [mine, theirs] = [cardHandicap(card), cardHandicap(theirCard)];
  if (!mine || !theirs) return 0;
  return mine.handicap - theirs.handicap + Math.round(levelOf(card) - levelOf(theirCard));
};

/**
 * The decided holes of the match against a partner.
 * @param received from `strokesBetween`. These strokes fall on the hardest holes of the player who receives them.
 */
export const matchResults = (
  holesInOrder: Holes,
  opponent: PartnerScores,
  received = 0,
): ReadonlyMap<number, HoleResult> => {
  const theirs = partnerHoles(holesInOrder, opponent);
  const given = strokesGiven(received < 0 ? theirs : holesInOrder, Math.abs(received));
  return untilDecided(holesInOrder, (hole, at) => holeResult(hole, theirs[at]!, Math.sign(received) * given[at]!));
};

/** The standing of the match that `matchResults` describes. */
export const matchStanding = (...match: Parameters<typeof matchResults>): MatchStanding =>
  standingAfter(matchResults(...match), match[0].length);
