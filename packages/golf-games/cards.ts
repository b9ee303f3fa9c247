import { groupBy } from '@divot/basics';
import {
  type Hole,
  type MaximumScore,
  type SideFormat,
  allowedHandicap,
  mostInForm,
  sideHandicap,
  strokesGiven,
} from '@divot/golf-rules';
import type { GameHole, GameInput, GameOptions, GamePlayer, Score } from './game.ts';

// The cards of a game, each hole less the strokes received on it (Rules of Handicapping 6.2 and appendix E): one for each
// ball, and one for each side.

/** `strokes` are net. */
export type NetHole = Pick<Hole, 'n' | 'par' | 'strokes' | 'pickedUp' | 'conceded'>;

/** `holes` in the order of play. */
export type Card = { readonly id: string; readonly holes: readonly NetHole[] };

/** What nobody has chosen: whether all play off their own handicap or off the lowest. */
type StrokesGiven = NonNullable<GameOptions['strokes']>;

const played = (score: Score | undefined, received: number): Pick<Hole, 'strokes' | 'pickedUp' | 'conceded'> => {
  if (typeof score === 'number') return { strokes: score - received };
  return score === undefined ? {} : score === 'C' ? { pickedUp: true, conceded: true } : { pickedUp: true };
};

type ScoreOn = (hole: Pick<GameHole, 'n' | 'par'>, received: number) => Score | undefined;

const cardOf = (id: string, holes: readonly GameHole[], scoreOn: ScoreOn, handicap: number): Card => {
  const cardHoles = holes.map(({ n, par, strokeIndex: si }) => ({ n, par, si }));
  const given = strokesGiven(cardHoles, handicap);
  return {
    id,
    holes: cardHoles.map((hole, at) => ({
      n: hole.n,
      par: hole.par,
      ...played(scoreOn(hole, given[at]!), given[at]!),
    })),
  };
};

/** In maximum score no hole counts more than the maximum, which is also what a pick-up counts (Rule 21.2). */
const capped = (score: Score | undefined, most: number): Score | undefined =>
  score === undefined ? score : typeof score === 'number' ? Math.min(score, most) : most;

/** The handicaps that are played off. Off the lowest, a plus player's opponent receives the full difference. */
const playedOff = (handicaps: readonly number[], { options = {} }: GameInput, usual: StrokesGiven) => {
  const { strokes = usual } = options;
  const lowest = strokes === 'off-lowest' ? Math.min(...handicaps) : 0;
  return handicaps.map((handicap) => handicap - lowest);
};

const allowed = ({ playingHandicap }: GamePlayer, { options }: GameInput): number =>
  options?.scoring === 'gross' ? 0 : allowedHandicap(playingHandicap, options?.allowance ?? 100);

/** The holes from the player's tee, in the order of play. */
const holesOf = ({ holes: ownHoles = [] }: GamePlayer, holes: readonly GameHole[]): readonly GameHole[] =>
  holes.map((hole) => ownHoles.find(({ n }) => n === hole.n) ?? hole);

/** A card for each player. `maximum`: the most that a hole counts. */
export const playerCards = (input: GameInput, usual: StrokesGiven, maximum?: MaximumScore): readonly Card[] => {
  const { players, holes, scores } = input;
  const handicaps = players.map((player) => allowed(player, input));
  const off = playedOff(handicaps, input, usual);
  return players.map((player, at) => {
    const scoreOn: ScoreOn = ({ n, par }, received) => {
      const score = scores[player.id]?.[n];
      return maximum === undefined ? score : capped(score, mostInForm(maximum, par, received));
    };
    return cardOf(player.id, holesOf(player, holes), scoreOn, off[at]!);
  });
};

export type Side = { readonly id: string; readonly players: readonly GamePlayer[] };

/** A player without a team is a side alone. */
export const sidesOf = ({ players }: Pick<GameInput, 'players'>): readonly Side[] =>
  [...groupBy(players, ({ team, id }) => team ?? id)].map(([id, members]) => ({ id, players: members }));

/** The score of a side that plays one ball, entered for the side or for any of its players. The lowest, if they differ. */
const oneBallScore = ({ id, players }: Side, { scores }: GameInput, n: number): Score | undefined => {
  const entered = [id, ...players.map((player) => player.id)].flatMap((by) => scores[by]?.[n] ?? []);
  const strokes = entered.filter((score) => typeof score === 'number');
  if (strokes.length > 0) return Math.min(...strokes);
  return entered.includes('C') ? 'C' : entered[0];
};

/** A card for each side, which plays one ball off the handicap that appendix C makes of its players’. */
export const oneBallCards = (
  formatOf: (side: Side) => SideFormat,
  input: GameInput,
  usual: StrokesGiven,
): readonly Card[] => {
  const sides = sidesOf(input);
  const handicaps = sides.map((side) => {
    if (input.options?.scoring === 'gross') return 0;
    const playingHandicaps = side.players.map(({ playingHandicap }) => playingHandicap);
    return allowedHandicap(sideHandicap(formatOf(side), playingHandicaps), input.options?.allowance ?? 100);
  });
  const off = playedOff(handicaps, input, usual);
  return sides.map((side, at) =>
    cardOf(side.id, holesOf(side.players[0]!, input.holes), ({ n }) => oneBallScore(side, input, n), off[at]!),
  );
};

export const isEntered = ({ strokes, pickedUp }: NetHole): boolean => strokes !== undefined || pickedUp === true;

const added = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/**
 * The `count` lowest balls of a side (Rule 23.2a). A partner may leave out a hole or pick up. The side has given up a hole
 * when too few balls are left to count, or when a partner has conceded it for the side (Rule 23.6) and none has a score.
 */
const lowestOf = (balls: readonly NetHole[], count: number): NetHole => {
  const { n, par } = balls[0]!;
  const scored = balls.filter(({ strokes }) => strokes !== undefined);
  const counted = scored.toSorted((a, b) => a.strokes! - b.strokes!).slice(0, count);
  if (counted.length === count)
    return { n, par: added(counted.map((ball) => ball.par)), strokes: added(counted.map(({ strokes }) => strokes!)) };
  const conceded = scored.length === 0 && balls.some((ball) => ball.conceded === true);
  if (conceded) return { n, par, pickedUp: true, conceded };
  return balls.every(isEntered) ? { n, par, pickedUp: true } : { n, par };
};

/** Whether every hole of every card has a score or was picked up. */
export const areEntered = (cards: readonly Card[]): boolean => cards.every(({ holes }) => holes.every(isEntered));

/** The card of players who each play a ball and count the lowest. */
export const sideCard = (id: string, cards: readonly Card[], count = 1): Card => ({
  id,
  holes: cards[0]!.holes.map((_, at) =>
    lowestOf(
      cards.map(({ holes }) => holes[at]!),
      count,
    ),
  ),
});

/** The cards of a side's players. */
export const cardsOf = ({ players }: Side, cards: readonly Card[]): readonly Card[] =>
  players.flatMap(({ id }) => cards.filter((card) => card.id === id));

/** What each ball counts on the hole at a place of the order of play, by its id. */
export const netsAt = (cards: readonly Card[], at: number): Record<string, Score> =>
  Object.fromEntries(
    cards.flatMap(({ id, holes }) => {
      const { strokes, pickedUp, conceded } = holes[at]!;
      const score = strokes ?? (conceded ? 'C' : pickedUp ? 'X' : undefined);
      return score === undefined ? [] : [[id, score] as const];
    }),
  );
