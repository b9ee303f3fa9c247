import { sum } from '@divot/basics';
import type { MatchStanding } from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { OWNER, type RoundGame, roundGame } from './round-game.ts';

// How a game ended: the order of the players, by how much the golfer won or lost, and the hole that decided. Only whole
// cards have a place. A hole without a score is never made up.

export type Place = {
  readonly id: string;
  /** Strokes, points, or holes up. Undefined for who has no result: a hole of stroke play was picked up. */
  readonly value: number | undefined;
  /** Equal results share a rank. Undefined without a result, and where a hole is missing. */
  readonly rank: number | undefined;
  /** Holes with a score, a pick-up or a concession. */
  readonly thru: number;
  /** How it counts where some have a handicap. Undefined where everybody counts gross, and in a match. */
  readonly basis: 'net' | 'gross' | undefined;
};

export type GameStory = {
  readonly form: RoundGame['form'];
  /** Planned holes. */
  readonly holes: number;
  /** The best first, then who has no place. */
  readonly places: readonly Place[];
  readonly own: Place;
  /** Strokes, points or holes ahead of the next, or behind the first (negative). 0: level. */
  readonly margin: number;
  /** Number of the hole on which the match was won, or after which the winner was not caught again. */
  readonly decidedAt: number | undefined;
  /** From the golfer's side. */
  readonly match: MatchStanding | undefined;
};

/** What each hole gives, in the order of play, the highest best: strokes under par, points, holes. */
const figuresOf = ({ form, input, result }: RoundGame, id: string): readonly number[] => {
  const holes = input.players.find((player) => player.id === id)?.holes ?? input.holes;
  const pars = new Map(holes.map(({ n, par }) => [n, par]));
  const isStrokes = form === 'stroke' || form === 'maximum';
  return result.perHole.map(({ n, values: { [id]: value } }) =>
    value === undefined ? 0 : isStrokes ? pars.get(n)! - value : value,
  );
};

const running = (figures: readonly number[]): readonly number[] => {
  let total = 0;
  return figures.map((figure) => (total += figure));
};

/** The hole after which the winner led to the end. */
const lastLeadFrom = (game: RoundGame, winner: string, others: readonly string[]): number | undefined => {
  const rivals = others.map((id) => running(figuresOf(game, id)));
  const caughtAt = running(figuresOf(game, winner)).findLastIndex((total, at) =>
    rivals.some((rival) => rival[at]! >= total),
  );
  return game.result.perHole[caughtAt + 1]?.n;
};

const matchOf = ({ form, input, result }: RoundGame): MatchStanding | undefined => {
  if (form !== 'match') return undefined;
  const played = result.perHole.filter(({ values }) => values[OWNER] !== undefined).length;
  const up = sum(result.perHole.map(({ values }) => values[OWNER] ?? 0));
  return { up, played, left: input.holes.length - played };
};

/** @param game see `roundGame`. */
export const gameStory = (game: RoundGame): GameStory => {
  const { form, input, result, net } = game;
  const holes = input.holes.length;
  const match = matchOf(game);
  const isMatchOver = match !== undefined && (match.left === 0 || Math.abs(match.up) > match.left);
  const players = input.players.map(({ id }) => {
    const value = result.standing.find((one) => one.id === id)?.value;
    const thru = Object.keys(input.scores[id] ?? {}).length;
    const isWhole = value !== undefined && (match ? isMatchOver : thru === holes);
    return { id, value, thru, isWhole, figure: sum(figuresOf(game, id)) };
  });
  const ranked = players.filter(({ isWhole }) => isWhole).toSorted((a, b) => b.figure - a.figure);
  const rankOf = (figure: number) => 1 + ranked.filter((other) => other.figure > figure).length;
  const places = [...ranked, ...players.filter(({ isWhole }) => !isWhole)].map(
    ({ id, value, thru, isWhole, figure }): Place => ({
      id,
      value,
      thru,
      rank: isWhole ? rankOf(figure) : undefined,
      basis: net.length === 0 ? undefined : net.includes(id) ? 'net' : 'gross',
    }),
  );
  const [first, second] = ranked;
  const isWon = first !== undefined && second !== undefined && first.figure > second.figure;
  const owner = ranked.find(({ id }) => id === OWNER);
  const rival = ranked.find(({ id }) => id !== OWNER);
  return {
    form,
    holes,
    places,
    own: places.find(({ id }) => id === OWNER)!,
    margin: owner && rival ? owner.figure - rival.figure : 0,
    decidedAt: isWon
      ? (result.decidedAt ??
        lastLeadFrom(
          game,
          first.id,
          ranked.slice(1).map(({ id }) => id),
        ))
      : undefined,
    match,
  };
};

/** The story of a round's game. Undefined for the strokes of one player, which are no game. */
export const gameStoryOf = (round: Round): GameStory | undefined => {
  const game = roundGame(round);
  return game && (game.input.players.length > 1 || game.form !== 'stroke') ? gameStory(game) : undefined;
};
