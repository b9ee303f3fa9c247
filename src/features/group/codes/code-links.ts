import { type Board, authorsOf, joinBoards, saidBy } from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Owner, groupOn } from '#src/domain/rounds/golfer-ids.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';

// A board as links, each of which opens Divot. A large one is cut by bytes, so that each code is read easily.

/** What a QR code of version 12 holds at its lowest correction: 65 modules, each over half a millimetre on a small phone. */
const BYTES_OF_CODE = 367;
/** As many as a camera reads in a few seconds. */
const MOST_CODES = 12;

const linkTo = ({ boardKey }: Pick<Round, 'boardKey'>, part: number, total: number, text: string): string =>
  `${location.origin}/hand-over#${part}.${total}.${text}${boardKey === undefined ? '' : `.${boardKey}`}`;

/** The whole board as one link, for messengers. */
export const linkOf = (board: Board, round: Pick<Round, 'boardKey'>): string => linkTo(round, 1, 1, codeOf(board));

const cut = (board: Board, round: Pick<Round, 'boardKey'>): readonly string[] => {
  const text = codeOf(board);
  const room = BYTES_OF_CODE - linkTo(round, 10, 10, '').length;
  const total = Math.ceil(text.length / room);
  const size = Math.ceil(text.length / total);
  return Array.from({ length: total }, (_, at) => linkTo(round, at + 1, total, text.slice(at * size, (at + 1) * size)));
};

/**
 * The board as codes for the screen: all of it, or what the golfers on the card say where that is too much. None where
 * this is too much too.
 */
export const codesOf = (board: Board, round: Round, owner: Owner): readonly string[] => {
  const group = groupOn(round, owner);
  const { seals: _seals, ...about } = board;
  const said = authorsOf(board)
    .filter((author) => group.includes(author))
    .map((author) => saidBy(board, author));
  const ours = joinBoards([{ ...about, players: [] }, ...said]);
  const both = [board, ...(ours.ok ? [ours.value] : [])].map((one) => cut(one, round));
  return both.find(({ length }) => length <= MOST_CODES) ?? [];
};
