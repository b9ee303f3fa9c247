import type { Board } from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Owner, codeOf, groupOn } from '#src/domain/rounds/group-board.ts';

// A board as links, each of which opens Divot and fits a QR code that phones read easily. A part of a board is a board,
// so any of them is worth reading alone.

const CARDS_IN_CODE = 4;

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** The codes as links, those on the golfer's own card first. */
export const linksOf = (board: Board, round: Pick<Round, 'partners' | 'boardKey'>, owner: Owner): readonly string[] => {
  const group = new Set(groupOn(round, owner));
  const isOn = ({ id }: { readonly id: string }) => group.has(id);
  const parts = [
    board.players.filter(isOn),
    ...chunks(
      board.players.filter((player) => !isOn(player)),
      CARDS_IN_CODE,
    ),
  ];
  return parts.map(
    (players, at) =>
      `${location.origin}/hand-over#${[at + 1, parts.length, codeOf({ ...board, players }), ...(round.boardKey === undefined ? [] : [round.boardKey])].join('.')}`,
  );
};
