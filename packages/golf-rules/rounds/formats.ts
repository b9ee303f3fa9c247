import { strokesReceived } from '../handicap/course-handicap.ts';
import { ratingFor } from '../handicap/rating.ts';
import { strokeRanks } from '../handicap/strokes.ts';
import type { Hole, MaximumScore } from '../round.ts';
import { type CardHandicap, type NetCard, cardHandicap } from './card-handicap.ts';
import { withPickUpsCounted } from './counted-strokes.ts';
import { type PartnerScores, partnerHoles, partnerNet } from './partner-card.ts';
import { stablefordPoints } from './totals.ts';

// What a card is worth in its form of play: net (Rules of Handicapping 6), Stableford, maximum score, par
// (Rules of Golf 21.1 to 21.3), match play (Rule 3.2). Divot computes these each time and stores none.

type Holes = readonly Hole[];

/** Strokes received on each hole, in the order of `holes`. Negative: the golfer gives strokes back. */
export const strokesGiven = (holes: Holes, handicap: number): readonly number[] => {
  const count = holes.length <= 9 ? 9 : 18;
  return strokeRanks(holes, count).map((si) => strokesReceived(handicap, si, count));
};

/** Strokes received on one hole. Undefined for a golfer without an index. */
export const strokesOnHole = (card: NetCard, n: number): number | undefined => {
  const found = cardHandicap(card);
  return found && strokesGiven(card.holes, found.handicap)[card.holes.findIndex((hole) => hole.n === n)];
};

export type FormTotals = {
  /** Strokes minus strokes received, over the holes played. Pick-ups count as in `countedInForm`. */
  readonly strokes: number;
  readonly toPar: number;
  /** Stableford points. */
  readonly points: number;
  /** Holes won minus holes lost against par (Rules of Golf 21.3). */
  readonly up: number;
};
export type NetTotals = CardHandicap & FormTotals;

/** The most a hole counts in maximum score (Rules of Golf 21.2). */
export const mostInForm = (maximum: MaximumScore, par: number, received: number): number => {
  if (maximum === 'net-double-bogey') return par + 2 + received;
  if (maximum === 'twice-par') return 2 * par;
  return maximum === 'triple-bogey' ? par + 3 : Number(maximum);
};

/**
 * The holes as the form of play counts them. In maximum score no hole counts more than the maximum, which is also what a
 * pick-up counts. Elsewhere a pick-up counts as in counted-strokes.ts.
 */
const countedInForm = (card: NetCard, given: readonly number[]): readonly Hole[] => {
  if (card.format !== 'maximum') return withPickUpsCounted(card);
  return card.holes.map((hole, at) => {
    const most = mostInForm(card.maximumScore ?? 'net-double-bogey', hole.par, given[at]!);
    const strokes = hole.pickedUp ? most : hole.strokes;
    return strokes === undefined ? hole : { ...hole, strokes: Math.min(strokes, most) };
  });
};

/** The result with so many strokes received. */
export const formTotals = (card: NetCard, handicap: number): FormTotals => {
  const given = strokesGiven(card.holes, handicap);
  return countedInForm(card, given).reduce<FormTotals>(
    (total, hole, at) => {
      if (hole.strokes === undefined) return total;
      const strokes = hole.strokes - given[at]!;
      return {
        strokes: total.strokes + strokes,
        toPar: total.toPar + strokes - hole.par,
        points: total.points + stablefordPoints({ ...hole, strokes }),
        up: total.up + (hole.pickedUp ? -1 : Math.sign(hole.par - strokes)),
      };
    },
    { strokes: 0, toPar: 0, points: 0, up: 0 },
  );
};

/** Undefined for a golfer without an index. */
export const netTotals = (card: NetCard): NetTotals | undefined => {
  const found = cardHandicap(card);
  return found && { ...found, ...formTotals(card, found.handicap) };
};

/**
 * What a handicap is relative to: the par of the holes or, where course handicaps leave out rating minus par, the
 * course rating. The player from the tees where it is higher receives the difference in a match (Rule 6.2b).
 */
export const levelOf = ({ holes, courseSnapshot, ratingMinusPar = true }: NetCard): number => {
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  if (ratingMinusPar || !courseSnapshot) return par;
  const numbers = holes.map(({ n }) => n);
  return ratingFor(courseSnapshot.tee, numbers).courseRating ?? par;
};

/**
 * Strokes that the golfer receives from a partner over the round: the full difference of their handicaps (appendix C).
 * Negative: the golfer gives them. If either handicap is unknown, 0: a level match.
 */
export const strokesBetween = (card: NetCard, partner: PartnerScores): number => {
  const theirCard = partnerNet(card, partner);
  const [own, theirs] = [cardHandicap(card), cardHandicap(theirCard)];
  if (!own || !theirs) return 0;
  return own.handicap - theirs.handicap + Math.round(levelOf(card) - levelOf(theirCard));
};

/** From the golfer's side: 1 won, 0 halved, -1 lost. */
export type HoleResult = -1 | 0 | 1;

type Played = Pick<Hole, 'strokes' | 'pickedUp' | 'conceded'>;

/**
 * One hole of a match. Undefined: not decided yet. Who concedes a hole or picks up loses it (Rules of Golf 3.2b and 3.2c).
 * @param received strokes that the first side receives on the hole. Negative: it gives them.
 */
export const holeResult = (mine: Played, theirs: Played, received = 0): HoleResult | undefined => {
  for (const gaveUp of ['conceded', 'pickedUp'] as const) {
    const [iDid, theyDid] = [mine[gaveUp] === true, theirs[gaveUp] === true];
    if (iDid !== theyDid) return theyDid ? 1 : -1;
    if (iDid) return 0;
  }
  if (mine.strokes === undefined || theirs.strokes === undefined) return undefined;
  return Math.sign(theirs.strokes - mine.strokes + received) as HoleResult;
};

const sum = (results: Iterable<HoleResult>): number => [...results].reduce<number>((total, one) => total + one, 0);

/** The decided holes by hole number in the order of play, until one side has won the match (Rules of Golf 3.2a). */
export const untilDecided = <H extends { readonly n: number }>(
  holesInOrder: readonly H[],
  resultOf: (hole: H, at: number) => HoleResult | undefined,
): ReadonlyMap<number, HoleResult> => {
  const results = new Map<number, HoleResult>();
  for (const [at, hole] of holesInOrder.entries()) {
    if (Math.abs(sum(results.values())) > holesInOrder.length - results.size) break;
    const result = resultOf(hole, at);
    if (result !== undefined) results.set(hole.n, result);
  }
  return results;
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

export type MatchStanding = {
  /** How many holes the golfer is up. Negative: down. */
  readonly up: number;
  readonly played: number;
  readonly left: number;
};

/** The standing of a match over so many holes. */
export const standingAfter = (results: ReadonlyMap<number, HoleResult>, holeCount: number): MatchStanding => ({
  up: sum(results.values()),
  played: results.size,
  left: holeCount - results.size,
});

/** The standing of the match that `matchResults` describes. */
export const matchStanding = (...match: Parameters<typeof matchResults>): MatchStanding =>
  standingAfter(matchResults(...match), match[0].length);

/** 'AS', '2 up' or '1 down'. A match decided before the last hole is 'won 3 & 2' or 'lost 3 & 2'. */
export const matchText = ({ up, left }: MatchStanding): string => {
  const by = Math.abs(up);
  if (by > left && by > 0)
    return left === 0 ? `${by} ${up > 0 ? 'up' : 'down'}` : `${up > 0 ? 'won' : 'lost'} ${by} & ${left}`;
  return up === 0 ? 'AS' : `${by} ${up > 0 ? 'up' : 'down'}`;
};
