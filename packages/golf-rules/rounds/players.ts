import type { Hole, Round } from '../round.ts';
import { compact } from '../compact.ts';
import type { NetCard } from './counted-strokes.ts';
import { matchStanding, netTotals, strokesBetween } from './formats.ts';
import { holesInPlay } from './play-order.ts';
import { stablefordPoints } from './totals.ts';

// Everyone on one phone's card, side by side: gross, or net if a partner's course handicap is known.

export type Player = {
  /** Undefined for the phone's owner. */
  readonly partnerId: string | undefined;
  readonly name: string | undefined;
  readonly strokes: number | undefined;
  /** Number of holes with a score. */
  readonly thru: number;
  readonly toPar: number;
  readonly points: number;
  /** Only in a game with handicaps, and for players whose handicap is known. */
  readonly net?: { readonly toPar: number; readonly points: number };
};

type Card = NetCard & Pick<Round, 'holesPlanned' | 'partners'>;

const playerOf = (holes: readonly Hole[], n: number): Omit<Player, 'partnerId' | 'name'> => {
  const scored = holes.filter(({ strokes, pickedUp }) => strokes !== undefined && pickedUp !== true);
  return {
    strokes: holes.find((hole) => hole.n === n)?.strokes,
    thru: scored.length,
    toPar: scored.reduce((sum, { strokes = 0, par }) => sum + strokes - par, 0),
    points: holes.reduce((sum, hole) => sum + stablefordPoints(hole), 0),
  };
};

const withStrokes = (holes: readonly Hole[], strokes: Readonly<Record<string, number>>): Hole[] =>
  holes.map(({ n, par, si }) => compact({ n, par, si, strokes: strokes[String(n)] }));

const netOf = (card: NetCard): Pick<Player, 'net'> => {
  const net = netTotals(card);
  return net ? { net: { toPar: net.toPar, points: net.points } } : {};
};

/** The golfer first, then the partners in the order entered. `strokes` is each player's score on hole `n`. */
export const playersOf = (card: Card, n: number): readonly Player[] => {
  const { holes, partners = [] } = card;
  const isNet = partners.some(({ courseHandicap }) => courseHandicap !== undefined);
  return [
    { partnerId: undefined, name: undefined, ...playerOf(holes, n), ...(isNet ? netOf(card) : {}) },
    ...partners.map(({ id, name, strokes, courseHandicap }) => {
      const theirs = withStrokes(holes, strokes);
      return { partnerId: id, name, ...playerOf(theirs, n), ...netOf(compact({ holes: theirs, courseHandicap })) };
    }),
  ];
};

export type MatchHole = 'won' | 'halved' | 'lost';

/**
 * The result of each hole of the match with the first partner, until the match is decided. Holes without a result are
 * missing.
 */
export const matchHoles = (card: Card): Readonly<Record<number, MatchHole>> => {
  const [opponent] = card.partners ?? [];
  if (!opponent) return {};
  const inPlay = holesInPlay(card);
  const upAfter = (count: number) => {
    const open = inPlay.map((hole, at): Hole => (at < count ? hole : { n: hole.n, par: hole.par }));
    return matchStanding(open, opponent, strokesBetween(card, opponent));
  };
  return Object.fromEntries(
    inPlay.flatMap(({ n }, at) => {
      const [before, after] = [upAfter(at), upAfter(at + 1)];
      if (after.played === before.played) return [];
      const by = after.up - before.up;
      return [[n, by > 0 ? 'won' : by < 0 ? 'lost' : 'halved'] as const];
    }),
  );
};
