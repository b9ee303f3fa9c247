import { isOfOneBall } from './allowance.ts';
import type { Form } from './board/board.ts';
import type { GameInput, GameResult } from './game.ts';

// Who came late was not on the holes before. No rule of a game says what those count: here they are picked up, so that
// those who played them decide them, and a total of strokes is missing a hole (Rules of Golf 3.3c).

type Late = NonNullable<GameResult['late']>[number];

const latePlayers = ({ players, holes, scores }: GameInput): readonly Late[] => {
  const isBlank = (id: string, n: number) => scores[id]?.[n] === undefined;
  const cards = players.map(({ id, from }) => {
    const first = holes.findIndex(({ n }) => n === from || !isBlank(id, n));
    return { id, from, first, isWholeAfter: first >= 0 && holes.slice(first).every(({ n }) => !isBlank(id, n)) };
  });
  const isAllElseEntered = cards.every(({ isWholeAfter }) => isWholeAfter);
  return cards.flatMap(({ id, from, first }) =>
    first > 0 && (from !== undefined || isAllElseEntered) ? [{ id, from: holes[first]!.n }] : [],
  );
};

/** The game with the holes that late players missed as picked up, and who they are. */
export const withLatePlayers = (game: Form, input: GameInput): { input: GameInput; late: readonly Late[] } => {
  const late = isOfOneBall(game) ? [] : latePlayers(input);
  if (late.length === 0) return { input, late };
  const { holes } = input;
  const cards = late.map(({ id, from }) => {
    const missed = holes.slice(
      0,
      holes.findIndex(({ n }) => n === from),
    );
    return [id, { ...Object.fromEntries(missed.map(({ n }) => [n, 'X' as const])), ...input.scores[id] }] as const;
  });
  return { input: { ...input, scores: { ...input.scores, ...Object.fromEntries(cards) } }, late };
};
