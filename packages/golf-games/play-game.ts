import { inputProblem } from './check.ts';
import { type Game, GAMES, type GameInput, type GameResult } from './game.ts';
import { skins } from './games/skins.ts';

const PLAY: Readonly<Record<Game, (input: GameInput) => GameResult>> = { skins };

/**
 * The standing, the holes and the points owed of a game as far as it has been played. Scores that are missing count
 * nothing yet. Not `ok`: the game cannot be played like this, with the reason in one sentence.
 */
export const playGame = (
  game: Game,
  input: GameInput,
): ({ readonly ok: true } & GameResult) | { readonly ok: false; readonly error: string } => {
  const problem = GAMES.includes(game) ? inputProblem(game, input) : `There is no game called ${game}.`;
  return problem === undefined ? { ok: true, ...PLAY[game](input) } : { ok: false, error: problem };
};
