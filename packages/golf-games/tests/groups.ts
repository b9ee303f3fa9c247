import { playGame } from '../index.ts';
import type { Form, GameHole, GameInput, GameOptions, GamePlayer, GameResult, Score } from '../index.ts';

// Holes, players and cards for the tests.

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
/** Hole n has the n-th par and stroke index n. */
export const holesOf = (count = 18): GameHole[] =>
  Array.from({ length: count }, (_, at) => ({ n: at + 1, par: PARS[at % 18]!, strokeIndex: (at % 18) + 1 }));

/** '454 X3C.': one character for each hole. '.' is not played yet, 0 is ten, blanks are for the reader. */
export const scoresOf = (card: string): Record<number, Score> =>
  Object.fromEntries(
    Array.from(card.replaceAll(' ', '')).flatMap((one, at) => {
      if (one === '.') return [];
      return [[at + 1, one === 'X' || one === 'C' ? one : Number(one) || 10] as const];
    }),
  );

export type Cards = Readonly<Record<string, string>>;
export type Handicaps = Readonly<Record<string, number>>;

/** Players with these cards, by id, in this order. */
export const groupOf = (cards: Cards, handicaps: Handicaps = {}, options: GameOptions = {}): GameInput => ({
  players: Object.keys(cards).map((id): GamePlayer => ({ id, name: id, playingHandicap: handicaps[id] ?? 0 })),
  scores: Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, scoresOf(card)])),
  holes: holesOf(Math.max(...Object.values(cards).map((card) => card.replaceAll(' ', '').length))),
  options,
});

/** The same in sides: a1 and a2 are side a. A card may be a player's or, of one ball, the side's. */
export const sidesWith = (cards: Cards, handicaps: Handicaps, options: GameOptions = {}): GameInput => ({
  ...groupOf(cards, handicaps, options),
  players: Object.entries(handicaps).map(([id, playingHandicap]) => ({ id, name: id, playingHandicap, team: id[0]! })),
});

/** The game, which must be playable. */
export const played = (game: Form, input: GameInput): GameResult => {
  const result = playGame(game, input);
  if (!result.ok) throw new Error(result.error);
  return result;
};

/** '1 ann 3, 2 ben 1 | ben>ann 2 | on 17': ranks and values, who owes whom, the hole that decided. */
export const summary = ({ standing, owes, decidedAt }: GameResult): string =>
  [
    standing.map(({ id, value, rank }) => `${rank} ${id} ${value ?? 'none'}`).join(', '),
    owes
      .map(({ from, to, points }) => `${from}>${to} ${points}`)
      .toSorted()
      .join(', '),
    decidedAt === undefined ? '' : `on ${decidedAt}`,
  ]
    .filter((part) => part !== '')
    .join(' | ');
