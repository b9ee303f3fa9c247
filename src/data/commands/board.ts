import { type Result, compact } from '@divot/basics';
import { type Board, idOfName, signCard, unlockCard } from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import {
  type Owner,
  type Reading,
  boardOfRound,
  roundAfterReading,
  withStoredBoard,
} from '#src/domain/rounds/group-board.ts';
import { equal } from '@divot/documents';
import { nowIso } from '#src/platform/clock/clock.ts';
import { change } from './store.ts';

// What the golfer passes on to other phones and takes over from them. The round stores the board before a code is shown,
// so that no other figure ever gets the same counter.

/** Stores what this phone knows, ready for a code. The board is `storedBoard` of the round. */
export const shareBoard = (roundId: string, owner: Owner): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => withStoredBoard(round, boardOfRound(round, owner), owner));

/** Takes over another phone's board. Refused as `roundAfterReading` says. */
export const mergeBoard = (roundId: string, received: Board, reading: Reading): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => roundAfterReading(round, received, reading));

/** Takes a reading back, as long as partners and board are as it left them. */
export const undoReading = (before: Round, after: Round): Promise<Result<Round>> =>
  change('rounds', after.id, (round) => {
    if (!equal([round.partners, round.board], [after.partners, after.board])) {
      return 'The card has changed since. Nothing was undone.';
    }
    const { partners, board, signed } = before;
    return compact({ ...round, partners, board, signed }) as Round;
  });

/** Signs the card of a player, or takes the golfer's own signature back. */
export const setSignature = (
  roundId: string,
  playerId: string,
  owner: Owner,
  isSigning: boolean,
): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => {
    const board = boardOfRound(round, owner);
    const write = isSigning ? signCard : unlockCard;
    return withStoredBoard(round, write(board, playerId, idOfName(owner.name), nowIso()), owner);
  });
