import { playGame } from '../index.ts';
import type { Game, GameHole, GameInput, GamePlayer, GameResult, Score } from '../index.ts';

// Holes, players and cards for the tests.

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
/** Hole n has par PARS[n − 1] and stroke index n, unless others are given. */
export const holesOf = (count = 18, strokeIndexes?: readonly number[]): GameHole[] =>
  PARS.slice(0, count).map((par, at) => ({ n: at + 1, par, strokeIndex: strokeIndexes?.[at] ?? at + 1 }));

/** '454 X3C': one character for each hole, '.' for none and a blank for nothing. 0 is ten. */
export const scoresOf = (card: string): Record<number, Score> =>
  Object.fromEntries(
    [...card.replaceAll(' ', '')].flatMap((one, at) => {
      if (one === '.') return [];
      return [[at + 1, one === 'X' || one === 'C' ? one : Number(one) || 10] as const];
    }),
  );

type Cards = Readonly<Record<string, string>>;

/** Players with these cards, by id, in this order. */
export const groupOf = (
  cards: Cards,
  handicaps: Readonly<Record<string, number>> = {},
  options?: GameInput['options'],
): GameInput => {
  const players = Object.keys(cards).map((id): GamePlayer => ({ id, name: id, playingHandicap: handicaps[id] ?? 0 }));
  const scores = Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, scoresOf(card)]));
  const count = Math.max(...Object.values(cards).map((card) => card.replaceAll(' ', '').length));
  return { players, holes: holesOf(count), scores, ...(options ? { options } : {}) };
};

/** The game, which must be playable. */
export const playedGame = (game: Game, input: GameInput): GameResult => {
  const result = playGame(game, input);
  if (!result.ok) throw new Error(result.error);
  return result;
};

/** { ann: 3, ben: 1 }. */
export const valuesOf = ({ standing }: GameResult): Record<string, number | undefined> =>
  Object.fromEntries(standing.map(({ id, value }) => [id, value]));

export const ranksOf = ({ standing }: GameResult): Record<string, number> =>
  Object.fromEntries(standing.map(({ id, rank }) => [id, rank]));

/** 'ben>ann 2, cat>ann 3', sorted. */
export const owesOf = ({ owes }: GameResult): string =>
  owes
    .map(({ from, to, points }) => `${from}>${to} ${points}`)
    .toSorted()
    .join(', ');
