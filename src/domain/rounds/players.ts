import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { matchStanding } from './formats.ts';
import { holesInPlay } from './play-order.ts';
import { stablefordPoints } from './totals.ts';

// Everybody on one phone's card, side by side: no handicaps are known of partners, so the comparison is level.

export type Player = {
  /** Undefined for the golfer whose phone it is. */
  readonly partnerId: string | undefined;
  readonly name: string | undefined;
  readonly strokes: number | undefined;
  /** Over the holes with a score. */
  readonly thru: number;
  readonly toPar: number;
  readonly points: number;
};

type Card = Pick<Round, 'holes' | 'holesPlanned' | 'partners'>;

const playerOf = (holes: readonly Hole[], n: number): Omit<Player, 'partnerId' | 'name'> => {
  const scored = holes.filter(({ strokes, pickedUp }) => strokes !== undefined && pickedUp !== true);
  return {
    strokes: holes.find((hole) => hole.n === n)?.strokes,
    thru: scored.length,
    toPar: scored.reduce((sum, { strokes = 0, par }) => sum + strokes - par, 0),
    points: holes.reduce((sum, hole) => sum + stablefordPoints(hole), 0),
  };
};

const withStrokes = (holes: readonly Hole[], strokes: Readonly<Record<string, number>>): readonly Hole[] =>
  holes.map(({ n, par }) => {
    const theirs = strokes[String(n)];
    return theirs === undefined ? { n, par } : { n, par, strokes: theirs };
  });

/** The golfer first, then the partners as they were entered; `n` is the hole that is open. */
export const playersOf = ({ holes, partners = [] }: Card, n: number): readonly Player[] => [
  { partnerId: undefined, name: undefined, ...playerOf(holes, n) },
  ...partners.map(({ id, name, strokes }) => ({ partnerId: id, name, ...playerOf(withStrokes(holes, strokes), n) })),
];

export type MatchHole = 'won' | 'halved' | 'lost';

/** How each hole of the match with the first partner went, until it was decided; holes that are open are missing. */
export const matchHoles = (card: Card): Readonly<Record<number, MatchHole>> => {
  const [opponent] = card.partners ?? [];
  if (!opponent) return {};
  const inPlay = holesInPlay(card);
  const upAfter = (count: number) => {
    const open = inPlay.map((hole, at): Hole => (at < count ? hole : { n: hole.n, par: hole.par }));
    return matchStanding(open, opponent);
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
