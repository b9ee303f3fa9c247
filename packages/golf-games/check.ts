import type { Game, GameInput, GamePlayer, Score } from './game.ts';

// What is wrong with a game as given, in words for golfers. Undefined: nothing.

const repeated = <T>(values: readonly T[]): T | undefined => values.find((value, at) => values.indexOf(value) !== at);

const isScore = (score: unknown): score is Score =>
  score === 'X' || score === 'C' || (typeof score === 'number' && Number.isInteger(score) && score >= 1);

const wrongScore = ({ players, holes, scores }: GameInput): string | undefined => {
  for (const { id, name } of players)
    for (const { n } of holes) {
      const score: unknown = scores[id]?.[n];
      if (score !== undefined && !isScore(score))
        return `${name}’s score on hole ${n} is neither a whole number of strokes nor X or C.`;
    }
  return undefined;
};

/** How many players the game takes. */
const SIZES: Readonly<Record<Game, { readonly least: number; readonly most: number; readonly words: string }>> = {
  skins: { least: 2, most: Infinity, words: 'Skins needs two players or more.' },
};

const hasHandicap = ({ playingHandicap }: GamePlayer): boolean => Number.isFinite(playingHandicap);

export const inputProblem = (game: Game, input: GameInput): string | undefined => {
  const { players, holes, options } = input;
  const { least, most, words } = SIZES[game];
  if (players.length < least || players.length > most) return words;
  if (holes.length === 0) return 'A game needs a hole to be played on.';
  const twice = repeated(holes.map(({ n }) => n));
  if (twice !== undefined) return `Hole ${twice} is there twice.`;
  const sameId = repeated(players.map(({ id }) => id));
  if (sameId !== undefined) return `Two players have the id ${sameId}.`;
  const withoutHandicap = options?.scoring === 'gross' ? undefined : players.find((player) => !hasHandicap(player));
  if (withoutHandicap) return `${withoutHandicap.name} has no handicap. Enter one, or play gross.`;
  return wrongScore(input);
};
