import { playerCards } from './cards.ts';
import { inputProblem } from './check.ts';
import type { Form } from './board/board.ts';
import type { GameInput, GameResult } from './game.ts';
import { withLatePlayers } from './late.ts';
import { againstParAt, matchPlay, pointsAt, pointsPlay, strokePlay } from './games/forms.ts';
import { nassau } from './games/nassau.ts';
import { roundRobin } from './games/round-robin.ts';
import { betterBall, oneBall } from './games/sides.ts';
import { skins } from './games/skins.ts';
import { wolf } from './games/wolf.ts';

const PLAY: Readonly<Record<Form, (input: GameInput) => GameResult>> = {
  stroke: (input) => {
    const cards = playerCards(input, 'own');
    return strokePlay(cards, cards);
  },
  stableford: (input) => {
    const cards = playerCards(input, 'own');
    return pointsPlay(cards, cards, pointsAt);
  },
  maximum: (input) => {
    const cards = playerCards(input, 'own', input.options?.maximum ?? 'net-double-bogey');
    return strokePlay(cards, cards);
  },
  par: (input) => {
    const cards = playerCards(input, 'own');
    return pointsPlay(cards, cards, againstParAt);
  },
  match: (input) => {
    const cards = playerCards(input, 'off-lowest');
    return matchPlay(cards, cards);
  },
  skins,
  nassau,
  'four-ball': betterBall('four-ball'),
  'best-ball': betterBall('best-ball'),
  foursomes: oneBall('foursomes'),
  greensomes: oneBall('greensomes'),
  chapman: oneBall('chapman'),
  scramble: oneBall('scramble'),
  'pairs-stableford': betterBall('pairs-stableford'),
  'round-robin': roundRobin,
  wolf,
};

/**
 * The standing, the holes and the points owed of a game as far as it has been played. Scores that are missing count
 * nothing yet. Not `ok`: the game cannot be played like this, with the reason in one sentence.
 */
export const playGame = (
  game: Form,
  input: GameInput,
): ({ readonly ok: true } & GameResult) | { readonly ok: false; readonly error: string } => {
  const problem = Object.hasOwn(PLAY, game) ? inputProblem(game, input) : `There is no game called ${game}.`;
  if (problem !== undefined) return { ok: false, error: problem };
  const { input: counted, late } = withLatePlayers(game, input);
  return { ok: true, ...PLAY[game](counted), ...(late.length > 0 && { late }) };
};
