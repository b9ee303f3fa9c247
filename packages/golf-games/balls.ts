import { type Hole, allowedHandicap, strokesGiven } from '@divot/golf-rules';
import type { GameHole, GameInput, GameOptions, GamePlayer, Score } from './game.ts';

// The balls of a game: each with its handicap, the strokes that fall on each hole (Rules of Handicapping 6.2 and
// appendix E) and its scores.

export type BallHole = Pick<Hole, 'n' | 'par' | 'strokes' | 'pickedUp' | 'conceded'> & {
  /** Strokes received. Negative: given back. */
  readonly received: number;
};

/** `holes` in the order of play. */
export type Ball = { readonly id: string; readonly holes: readonly BallHole[] };

const cardHole = ({ n, par, strokeIndex }: GameHole): Hole => ({ n, par, si: strokeIndex });

const played = (score: Score | undefined): Pick<Hole, 'strokes' | 'pickedUp' | 'conceded'> => {
  if (typeof score === 'number') return { strokes: score };
  return score === undefined ? {} : score === 'C' ? { pickedUp: true, conceded: true } : { pickedUp: true };
};

const ballOf = (
  id: string,
  holes: readonly GameHole[],
  scores: GameInput['scores'][string],
  handicap: number,
): Ball => {
  const given = strokesGiven(holes.map(cardHole), handicap);
  return {
    id,
    holes: holes.map(({ n, par }, at) => ({ n, par, received: given[at]!, ...played(scores[n]) })),
  };
};

/** The handicaps that the balls play off. The full difference is given in a match, also to a plus player's opponent. */
const playedOff = (handicaps: readonly number[], strokes: GameOptions['strokes'] & string): readonly number[] => {
  const lowest = strokes === 'off-lowest' ? Math.min(...handicaps) : 0;
  return handicaps.map((handicap) => handicap - lowest);
};

/** A player's own holes, in the order of play. */
const holesOf = ({ holes: own = [] }: GamePlayer, holes: readonly GameHole[]): readonly GameHole[] =>
  holes.map((hole) => own.find(({ n }) => n === hole.n) ?? hole);

/** One ball for each player. */
export const playerBalls = (input: GameInput, usual: GameOptions['strokes'] & string): readonly Ball[] => {
  const { players, holes, scores, options: { scoring = 'net', allowance = 100, strokes = usual } = {} } = input;
  const handicaps = players.map(({ playingHandicap }) =>
    scoring === 'gross' ? 0 : allowedHandicap(playingHandicap, allowance),
  );
  const off = playedOff(handicaps, strokes);
  return players.map((player, at) => ballOf(player.id, holesOf(player, holes), scores[player.id] ?? {}, off[at]!));
};

/** Strokes less those received. Undefined without a score. */
export const netOf = ({ strokes, received }: BallHole): number | undefined =>
  strokes === undefined ? undefined : strokes - received;

export const isEntered = ({ strokes, pickedUp }: BallHole): boolean => strokes !== undefined || pickedUp === true;

const counted = (hole: BallHole): Score => netOf(hole) ?? (hole.conceded ? 'C' : 'X');

/** What each ball counts on the hole at a place of the order, by its id. */
export const netsAt = (balls: readonly Ball[], at: number): Record<string, Score> =>
  Object.fromEntries(
    balls.flatMap(({ id, holes }) => (isEntered(holes[at]!) ? [[id, counted(holes[at]!)] as const] : [])),
  );
