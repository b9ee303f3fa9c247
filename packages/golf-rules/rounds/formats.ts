import { ratingFor } from '../handicap/rating.ts';
import { figure, figures } from '../handicap/figures.ts';
import { nearest } from '../handicap/rounding.ts';
import { strokeRanks, strokesOnHole } from '../handicap/strokes.ts';
import type { Hole, MaximumScore } from '../round.ts';
import { type CardHandicap, type NetCard, cardHandicap } from './card-handicap.ts';
import { withPickUpsCounted } from './counted-strokes.ts';
import { stablefordPoints } from './totals.ts';

// What a card is worth in its form of play: net (Rules of Handicapping 6), Stableford, maximum score, par
// (Rules of Golf 21.1 to 21.3), match play (Rule 3.2). Divot computes these each time and stores none.

type Holes = readonly Hole[];

/** Strokes received on each hole, in the order of `holes`. Negative: the golfer gives strokes back. */
export const strokesGiven = (holes: Holes, handicap: number): readonly number[] => {
  const count = holes.length <= 9 ? 9 : 18;
  figures({ courseHandicap: figure(handicap) });
  return strokeRanks(holes, count).map((si) => strokesOnHole(nearest(handicap, 1), si, count));
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
  if (maximum === 'triple-bogey') return par + 3;
  if (maximum !== '8' && maximum !== '10') throw new RangeError(`There is no maximum score ${String(maximum)}`);
  return Number(maximum);
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
  const handicaps = cardHandicap(card);
  return handicaps && { ...handicaps, ...formTotals(card, handicaps.handicap) };
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
