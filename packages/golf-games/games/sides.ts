import type { SideFormat } from '@divot/golf-rules';
import { type Card, type Side, cardsOf, oneBallCards, playerCards, sideCard, sidesOf } from '../cards.ts';
import type { GameInput, GameOptions, GameResult } from '../game.ts';
import { matchPlay, pointsAt, pointsPlay, strokePlay } from './forms.ts';

// Games of sides. Each partner plays a ball (Rule 23: four-ball, best-ball, Stableford of pairs and teams), or the side
// plays one (Rule 22: foursomes, greensomes, Chapman; scramble). Two sides play a match, more play strokes, unless chosen.

/** The form that a game of sides is played in. */
export const formOf = (game: string, { options, ...input }: GameInput): NonNullable<GameOptions['play']> => {
  if (options?.play) return options.play;
  if (game === 'pairs-stableford') return 'stableford';
  return game !== 'scramble' && sidesOf(input).length === 2 ? 'match' : 'stroke';
};

/** In a match all play off the lowest. In strokes and points each plays off their own handicap. */
const usualStrokes = (play: GameOptions['play']) => (play === 'match' ? 'off-lowest' : 'own');

const counted = (play: GameOptions['play'], contestants: readonly Card[], balls: readonly Card[]): GameResult => {
  if (play === 'match') return matchPlay(contestants, balls);
  return play === 'stroke' ? strokePlay(contestants, balls) : pointsPlay(contestants, balls, pointsAt);
};

/** How many balls of a side count on each hole. */
export const countOf = (game: string, { options, ...input }: GameInput): number => {
  const isOfTeams = game === 'pairs-stableford' && sidesOf(input).some(({ players }) => players.length > 2);
  return options?.count ?? (isOfTeams ? 2 : 1);
};

/** The best points of a side’s players, added up. Undefined until one has played the hole. */
const bestPoints = (cards: readonly Card[], at: number, count: number): number | undefined => {
  const points = cards.flatMap((card) => pointsAt(card, at) ?? []);
  const best = points.toSorted((a, b) => b - a).slice(0, count);
  return best.length === 0 ? undefined : best.reduce((sum, one) => sum + one, 0);
};

/** Outside a match nobody concedes for a side: it is a pick-up of one ball. */
const withoutConcessions = (input: GameInput): GameInput => ({
  ...input,
  scores: Object.fromEntries(
    Object.entries(input.scores).map(([id, card]) => [
      id,
      Object.fromEntries(Object.entries(card).map(([n, score]) => [n, score === 'C' ? 'X' : score])),
    ]),
  ),
});

export const betterBall =
  (game: string) =>
  (input: GameInput): GameResult => {
    const play = formOf(game, input);
    const count = countOf(game, input);
    const balls = playerCards(play === 'match' ? input : withoutConcessions(input), usualStrokes(play));
    const sides = sidesOf(input).map((side) => ({ side, cards: cardsOf(side, balls) }));
    const contestants = sides.map(({ side, cards }) => sideCard(side.id, cards, count));
    if (play !== 'stableford') return counted(play, contestants, balls);
    return pointsPlay(contestants, balls, ({ id }, at) => {
      const { cards } = sides.find(({ side }) => side.id === id)!;
      return bestPoints(cards, at, count);
    });
  };

const SCRAMBLES = { 2: 'scramble of 2', 3: 'scramble of 3', 4: 'scramble of 4' } as const;

export const oneBall =
  (game: 'foursomes' | 'greensomes' | 'chapman' | 'scramble') =>
  (input: GameInput): GameResult => {
    const play = formOf(game, input);
    const formatOf = ({ players }: Side): SideFormat =>
      game === 'scramble' ? SCRAMBLES[players.length as keyof typeof SCRAMBLES] : game;
    const cards = oneBallCards(formatOf, input, usualStrokes(play));
    return counted(play, cards, cards);
  };
