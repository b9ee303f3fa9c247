import { type Result, compact, filled, fromBase64Url, toBase64Url } from '@divot/basics';
import {
  type Board,
  type BoardPlayer,
  FORMS,
  type Form,
  type Ground,
  decodeBoard,
  encodeBoard,
  figuresOf,
  isSignedBy,
  joinBoards,
  mergeBoards,
  statementsIn,
} from '@divot/golf-games';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { type Owner, asOneGolfer, idOf, partnerIdOf } from './golfer-ids.ts';
import { OWN_CARD } from './signed-card.ts';
import { teeText } from './tee-text.ts';

// The round keeps what each phone says of its cards apart, one statement each, and a board is made of them when it is read.

/** What the round says of the day. The ground and the games only where there is somebody to play them with. */
const eventOf = ({ playedOn, courseSnapshot, format, partners = [], games = [] }: Round) => {
  const { name = '', tee } = courseSnapshot ?? {};
  const isGroup = partners.length > 0;
  return compact({
    day: playedOn,
    course: name,
    form: format,
    ...(isGroup ? { ground: tee && groundOf(tee), games: gamesOf(games) } : {}),
  });
};
const groundOf = (tee: Tee): Ground => {
  const { par, strokeIndex, courseRating, slope } = tee;
  return compact({ tee: teeText(tee), par, strokeIndex, courseRating, slope });
};
const gamesOf = (games: readonly GroupGame[]): readonly Form[] | undefined => {
  const forms = FORMS.filter((form) => games.some(({ game }) => game === form));
  return filled(forms);
};

/** The board in a code as text, or one sentence on what is wrong with it. Whether its seals are true is not asked. */
export const readCode = (code: string): Result<Board> => decodeBoard(fromBase64Url(code) ?? new Uint8Array());
export const codeOf = (board: Board): string => toBase64Url(encodeBoard(board));

/** How many of the round's stored statements this Divot cannot read. They stay in the round. */
export const unreadable = (round: Round): number => (round.board ?? []).filter((code) => !readCode(code).ok).length;

const readBoard = (round: Round): Board => {
  const event = eventOf(round);
  const fromCodes = (round.board ?? []).map(readCode).flatMap((read) => (read.ok ? [{ ...read.value, ...event }] : []));
  const empty: Board = { ...event, players: [] };
  const all = joinBoards([empty, ...fromCodes]);
  return all.ok ? all.value : fromCodes.reduce(mergeBoards, empty);
};

const boards = new WeakMap<Round, Board>();

/** The board that the round holds, as it goes to other phones. */
export const storedBoard = (round: Round): Board => {
  const board = boards.get(round) ?? readBoard(round);
  boards.set(round, board);
  return board;
};

/** The board as the round's screens show it. */
export const boardOnCard = (round: Round): Board => asOneGolfer(storedBoard(round), round);

/** Whether every hole of a card has one figure. Only such a card is signed. */
export const isWhole = ({ holes, id }: BoardPlayer, planned: readonly number[]): boolean =>
  planned.every((n) => {
    const [figure = null, ...others] = figuresOf(holes[n], id);
    return figure !== null && others.length === 0;
  });

/** The cards that stay as they are: the golfer's own and those they mark by their own signature, others' by a sealed one. */
const signedOn = (round: Round, board: Board, owner: Owner): string[] => {
  const ownerId = idOf(owner);
  const isLocked = (id: string, signers: readonly string[]) =>
    board.players.some(
      (player) =>
        player.id === id && isWhole(player, round.holesPlanned) && signers.some((by) => isSignedBy(player, by)),
    );
  const isSealed = (id: string) => board.seals?.some(({ by }) => by === id) ?? false;
  const partners = (round.partners ?? []).filter((partner) => {
    const id = partnerIdOf(round, partner);
    return isLocked(id, isSealed(id) ? [ownerId, id] : [ownerId]);
  });
  return [...(isLocked(ownerId, [ownerId]) ? [OWN_CARD] : []), ...partners.map(({ id }) => id)];
};

/** The round with the board in place of the statements that it was read from. What cannot be read stays. */
export const withStoredBoard = (round: Round, board: Board, owner: Owner): Round => ({
  ...round,
  board: [...(round.board ?? []).filter((code) => !readCode(code).ok), ...statementsIn(board).map(codeOf)],
  boardSerial: Math.max(round.boardSerial ?? 0, board.seals?.find(({ by }) => by === idOf(owner))?.serial ?? 0),
  signed: signedOn(round, asOneGolfer(board, round), owner),
});
