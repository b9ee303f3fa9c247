import { type Result, compact, fail, ok } from '@divot/basics';
import { type Board, idOfName, mergeBoards, signCard, unlockCard } from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import {
  type Owner,
  type Reading,
  SAME_NAME,
  addsTo,
  boardOfRound,
  codeOf,
  readCode,
  roundAfterReading,
  storedBoard,
  withMarker,
  withStoredBoard,
} from '#src/domain/rounds/group-board.ts';
import { equal } from '@divot/documents';
import { nowIso } from '#src/platform/clock/clock.ts';
import type { CloudBoard, CloudFailure } from '#src/platform/cloud.ts';
import { newId } from '#src/platform/storage/ids.ts';
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

/** Says who marks a player's card: the golfer's own, or one whose own phone is not known. */
export const setMarker = (roundId: string, playerId: string, markerId: string, owner: Owner): Promise<Result<Round>> =>
  change('rounds', roundId, (round) =>
    withStoredBoard(round, withMarker(boardOfRound(round, owner), playerId, markerId, owner), owner),
  );

/** From now on the board also goes through the cloud. `key`: of a board that another phone's code names. */
export const shareLive = (roundId: string, key: string = newId()): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => ({ ...round, boardKey: key }));

export const stopSharingLive = (roundId: string): Promise<Result<Round>> =>
  change('rounds', roundId, ({ boardKey: _key, ...round }) => round);

type Received = { readonly copy: Board; readonly isOwn: boolean };

/** Whether another phone enters scores as the same golfer, which only the golfer can tell. */
export type Exchanged = { readonly isSameName: boolean };

/**
 * Exchanges what this phone knows of a round's board with the cloud, each time it is called. Publishes only what the
 * cloud does not have, so that news makes each phone write once at most.
 */
export const exchangeOf = (board: CloudBoard) => {
  let inCloud: Board | undefined;
  /** Boards in which somebody else may score under the golfer's name. */
  let refused: readonly Received[] = [];
  const publish = async (mine: Board): Promise<Result<void, CloudFailure>> => {
    const published = await board.publish(codeOf(mine));
    if (published.ok) inCloud = inCloud ? mergeBoards(inCloud, mine) : mine;
    return published;
  };
  const readOrJoin = async (mine: Board): ReturnType<CloudBoard['read']> => {
    const read = await board.read();
    if (read.ok || read.error !== 'rejected') return read;
    const joined = await publish(mine);
    return joined.ok ? board.read() : joined;
  };
  return async (before: Round, { owner, tees, isOwnPhone }: Reading): Promise<Result<Exchanged, CloudFailure>> => {
    const hasNews = addsTo(storedBoard(before), boardOfRound(before, owner));
    const shared = hasNews ? await shareBoard(before.id, owner) : ok(before);
    if (!shared.ok) return fail('unknown');
    let round = shared.value;
    const read = await readOrJoin(storedBoard(round));
    if (!read.ok) return read;
    const received = read.value.flatMap(({ code, isOwn }): readonly Received[] => {
      const copy = readCode(code);
      return copy.ok ? [{ copy: copy.value, isOwn }] : []; // a newer Divot's is left out
    });
    const open = [...refused, ...received];
    refused = [];
    for (const one of open) {
      inCloud = inCloud ? mergeBoards(inCloud, one.copy) : one.copy;
      if (!addsTo(storedBoard(round), one.copy)) continue;
      const reading = { owner, tees, isOwnPhone: one.isOwn || isOwnPhone === true, isLive: true };
      // oxlint-disable-next-line no-await-in-loop -- each changes the same round
      const merged = await mergeBoard(round.id, one.copy, reading);
      if (merged.ok) round = merged.value;
      else if (merged.error === SAME_NAME) refused = [...refused, one];
    }
    const mine = storedBoard(round);
    const published = inCloud && !addsTo(inCloud, mine) ? ok(undefined) : await publish(mine);
    return published.ok ? ok({ isSameName: refused.length > 0 }) : published;
  };
};
