import type { Hole, Round } from '../round.ts';
import { checkedCard } from '../handicap/card-problem.ts';
import { whole } from '../handicap/figures.ts';
import type { NetCard } from './card-handicap.ts';
import { withPickUpsCounted } from './counted-strokes.ts';

// The totals of a card. Divot derives them all from the holes and stores none.

export const isPlayed = (hole: Hole): boolean => hole.strokes !== undefined || hole.pickedUp === true;

/** 2 points for par, one more or less for each stroke (gross or net) under or over, never below 0; a pick-up none. */
export const stablefordPoints = ({ par, strokes, pickedUp }: Hole): number =>
  strokes === undefined || pickedUp === true
    ? 0
    : Math.max(0, 2 + whole('A par', par, 2, 7) - whole('Strokes', strokes, -20, 99));

export type RoundTotals = {
  readonly holesPlayed: number;
  readonly holesPlanned: number;
  /** Strokes over the holes played. A pick-up counts as in counted-strokes.ts. */
  readonly strokes: number;
  /** Against the par of the holes that `strokes` covers. */
  readonly toPar: number;
  readonly putts: number | undefined;
  readonly pickUps: number;
  readonly penalties: number;
  /** Points without handicap: 2 for par (Rules of Golf, Rule 21.1). */
  readonly stableford: number;
};

export const roundTotals = (card: NetCard & Pick<Round, 'holesPlanned'>): RoundTotals => {
  const { holesPlanned } = card;
  const holes = checkedCard(card.holes);
  const scored = withPickUpsCounted(card).filter(({ strokes }) => strokes !== undefined);
  const withPutts = holes.filter(({ putts }) => putts !== undefined);
  const sum = (counted: readonly Hole[], value: (hole: Hole) => number) =>
    counted.reduce((total, hole) => total + value(hole), 0);
  const strokes = sum(scored, (hole) => hole.strokes!);
  return {
    holesPlayed: holes.filter(isPlayed).length,
    holesPlanned: holesPlanned.length || holes.length,
    strokes,
    toPar: strokes - sum(scored, ({ par }) => par),
    putts: withPutts.length > 0 ? sum(withPutts, ({ putts }) => putts!) : undefined,
    pickUps: holes.filter(({ pickedUp }) => pickedUp === true).length,
    penalties: sum(holes, ({ penalties }) => penalties ?? 0),
    stableford: sum(holes, stablefordPoints),
  };
};

/**
 * Green in regulation: the ball was on the green with two putts left for par (whs.md section 8). Undefined if putts are
 * unknown.
 */
export const greenInRegulation = ({ strokes, putts, par, pickedUp }: Hole): boolean | undefined =>
  strokes === undefined || putts === undefined || pickedUp === true
    ? undefined
    : whole('Strokes', strokes, 1, 99) - whole('Putts', putts, 0, 99) <= whole('A par', par, 2, 7) - 2;
