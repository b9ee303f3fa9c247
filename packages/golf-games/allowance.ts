import { ALLOWANCES } from '@divot/golf-rules';
import { sidesOf } from './cards.ts';
import type { Form } from './board/board.ts';
import type { Game, GameInput } from './game.ts';
import { countOf, formOf } from './games/sides.ts';

type AllowedFormat = keyof typeof ALLOWANCES;

const TEAMS_OF_FOUR: Readonly<Record<number, AllowedFormat>> = {
  1: 'best 1 of 4 stroke',
  2: 'best 2 of 4 stroke',
  3: 'best 3 of 4 stroke',
  4: '4 of 4 stroke',
};

/** The row of appendix C for sides whose players each play a ball. Teams of three play as those of four. */
const rowOfSides = (game: Form, input: GameInput): AllowedFormat => {
  const form = formOf(game, input);
  const sizes = sidesOf(input).map(({ players }) => players.length);
  const count = countOf(game, input);
  if (count > 1 && sizes.every((size) => size === count)) return 'total of 2 match';
  if (form === 'match') return 'four-ball match';
  return sizes.some((size) => size > 2) ? TEAMS_OF_FOUR[count]! : `four-ball ${form}`;
};

const ALONE = ['stroke', 'stableford', 'maximum', 'par', 'match'] as const;
const isAlone = (game: Form): game is (typeof ALONE)[number] => ALONE.some((one) => one === game);

/**
 * Percent of the unrounded course handicap that a game is played off (Rules of Handicapping, appendix C). Better-ball
 * games that appendix C does not name are played as four-ball matches. Skins have no allowance there: 100. Where a side
 * plays one ball its handicap is made of the whole handicaps: 100.
 */
export const allowanceOf = (game: Form, input: GameInput): number => {
  if (isAlone(game)) return ALLOWANCES[game];
  if (game === 'four-ball' || game === 'best-ball' || game === 'pairs-stableford')
    return ALLOWANCES[rowOfSides(game, input)];
  if (game === 'round-robin' || game === 'wolf') return ALLOWANCES['four-ball match'];
  const isOfPairs = game === 'nassau' && sidesOf(input).some(({ players }) => players.length > 1);
  return isOfPairs ? ALLOWANCES['four-ball match'] : 100;
};

/** Whether a card is counted against its own par: strokes and points. Elsewhere players are compared on each hole. */
export const isAgainstPar = (game: Game, input: GameInput): boolean => {
  if (game === 'stroke' || game === 'stableford') return true;
  const isOfSides = game === 'four-ball' || game === 'best-ball' || game === 'pairs-stableford';
  return isOfSides && formOf(game, input) !== 'match';
};

/** Whether a side plays one ball. */
export const isOfOneBall = (game: Form): boolean =>
  game === 'foursomes' || game === 'greensomes' || game === 'chapman' || game === 'scramble';
