import { courseHandicap, playingHandicap, strokesReceived } from '../handicap/handicap.ts';
import { ratingFor } from '../handicap/round-record.ts';
import { strokeRanks } from '../handicap/strokes.ts';
import type { Tee, Hole, Round } from '../round.ts';
import { type CardHandicap, type NetCard, cardHandicap, withPickUpsCounted } from './counted-strokes.ts';
import { stablefordPoints } from './totals.ts';

// What a card is worth in its form of play: net of the course handicap (Rules of Handicapping 6.1), Stableford (Rules
// of Golf 21.1), match play (Rule 3.2). Divot computes these each time and stores none.

type Holes = readonly Hole[];

/** What a handicap for these holes is computed from. Undefined if the tee or the holes have no rating. */
const ratedTee = (tee: Tee, holesPlanned: readonly number[], index: number, ratingMinusPar: boolean) => {
  const { courseRating, slope, par, holes } = ratingFor(tee, holesPlanned);
  return courseRating === undefined || slope === undefined
    ? undefined
    : { index, slope, courseRating, par, holes, ratingMinusPar };
};

/** Course handicap for the planned holes. Undefined if the tee or the holes have no rating. */
export const handicapFor = (
  tee: Tee,
  holesPlanned: readonly number[],
  index: number,
  ratingMinusPar = true,
): number | undefined => {
  const rated = ratedTee(tee, holesPlanned, index, ratingMinusPar);
  return rated && courseHandicap(rated);
};

/** Handicap allowances (appendix C): the percentage of the course handicap that a competition uses. */
const ALLOWANCES = { stroke: 95, match: 100, 'four-ball stroke': 85, 'four-ball match': 90 } as const;
export type AllowedFormat = keyof typeof ALLOWANCES;
export type PlayingHandicap = {
  readonly format: AllowedFormat;
  readonly percent: number;
  readonly strokes: number;
};

/** Playing handicaps by format, for information only: a card uses the course handicap. Empty without a rating. */
export const playingHandicapsFor = (
  tee: Tee,
  holesPlanned: readonly number[],
  index: number,
  ratingMinusPar = true,
): readonly PlayingHandicap[] => {
  const rated = ratedTee(tee, holesPlanned, index, ratingMinusPar);
  if (!rated) return [];
  return Object.entries(ALLOWANCES).map(([format, percent]) => ({
    format: format as AllowedFormat,
    percent,
    strokes: playingHandicap(rated, percent),
  }));
};

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

export type NetTotals = CardHandicap & {
  /** Strokes minus strokes received, over the holes played. Pick-ups count as in counted-strokes.ts. */
  readonly strokes: number;
  readonly toPar: number;
  /** Net Stableford points. */
  readonly points: number;
};

/** Undefined for a golfer without an index. */
export const netTotals = (card: NetCard): NetTotals | undefined => {
  const kept = cardHandicap(card);
  if (!kept) return undefined;
  const holes = withPickUpsCounted(card);
  const given = strokesGiven(holes, kept.handicap);
  return holes.reduce<NetTotals>(
    (total, hole, at) => {
      if (hole.strokes === undefined) return total;
      const strokes = hole.strokes - given[at]!;
      return {
        ...total,
        strokes: total.strokes + strokes,
        toPar: total.toPar + strokes - hole.par,
        points: total.points + stablefordPoints({ ...hole, strokes }),
      };
    },
    { ...kept, strokes: 0, toPar: 0, points: 0 },
  );
};

type Partner = NonNullable<Round['partners']>[number];

/**
 * Strokes that the golfer receives from a partner over the round: the full difference of their handicaps (appendix C).
 * Negative: the golfer gives them. If either handicap is unknown, 0: a level match.
 */
export const strokesBetween = (card: NetCard, partner: Pick<Partner, 'courseHandicap'>): number => {
  const own = cardHandicap(card);
  return own === undefined || partner.courseHandicap === undefined ? 0 : own.handicap - partner.courseHandicap;
};

export type MatchStanding = {
  /** How many holes the golfer is up. Negative: down. */
  readonly up: number;
  readonly played: number;
  readonly left: number;
};

/**
 * The match against a partner over the holes where both have a score, until one of them has won.
 * @param received from `strokesBetween`. These strokes fall on the hardest holes, whichever player receives them.
 */
export const matchStanding = (holesInOrder: Holes, opponent: Pick<Partner, 'strokes'>, received = 0): MatchStanding => {
  const given = strokesGiven(holesInOrder, Math.abs(received));
  let up = 0;
  let played = 0;
  for (const [at, { n, strokes, pickedUp }] of holesInOrder.entries()) {
    if (Math.abs(up) > holesInOrder.length - played) break;
    const theirs = opponent.strokes[String(n)];
    const mine = pickedUp ? Number.POSITIVE_INFINITY : strokes;
    if (theirs === undefined || mine === undefined) continue;
    up += Math.sign(theirs - mine + Math.sign(received) * given[at]!);
    played += 1;
  }
  return { up, played, left: holesInOrder.length - played };
};

/** 'AS', '2 up' or '1 down'. A match decided before the last hole is 'won 3 & 2' or 'lost 3 & 2'. */
export const matchText = ({ up, left }: MatchStanding): string => {
  const by = Math.abs(up);
  if (by > left && by > 0)
    return left === 0 ? `${by} ${up > 0 ? 'up' : 'down'}` : `${up > 0 ? 'won' : 'lost'} ${by} & ${left}`;
  return up === 0 ? 'AS' : `${by} ${up > 0 ? 'up' : 'down'}`;
};
