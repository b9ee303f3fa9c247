import { type Result, compact, fail, ok } from '@divot/basics';
import {
  type Board,
  mergeBoards,
  sealBoard,
  signCard,
  statementOf,
  unlockCard,
  verifyBoard,
  withoutWordOf,
} from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Owner, asOneGolfer, idOf } from '#src/domain/rounds/golfer-ids.ts';
import {
  type Question,
  type Reading,
  type Refusal,
  addsTo,
  boardOnCard,
  boardOfRound,
  codeOf,
  isWhole,
  newPhonesOf,
  readCode,
  storedBoard,
  takeOver,
  withMarker,
  withOwnCard,
  withStoredBoard,
  withWordOf,
} from '#src/domain/rounds/group-board.ts';
import { withOffered } from '#src/domain/rounds/own-card.ts';
import { phoneKey } from '#src/data/db/phone-key.ts';
import { equal } from '@divot/documents';
import { nowIso } from '#src/platform/clock/clock.ts';
import type { CloudBoard, CloudFailure } from '#src/platform/cloud.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { change, writtenBy } from './store.ts';

// What the golfer passes on to other phones and takes over from them. The round stores the board before a code is shown,
// so that no other figure ever gets the same counter, and with this phone's seal under what its golfer says.

const MOST_TRIES = 5;

/** Seals what the golfer says on a stored board, until nothing new was said meanwhile. */
const sealed = async (round: Round, owner: Owner, tries = MOST_TRIES): Promise<Result<Round>> => {
  const ownerId = idOf(owner);
  const board = storedBoard(round);
  const phone = await phoneKey(round.userId);
  if (!phone || tries === 0 || board.seals?.some(({ by }) => by === ownerId)) return ok(round);
  const { seals = [] } = await sealBoard(board, ownerId, (round.boardSerial ?? 0) + 1, phone);
  const seal = seals.find(({ by }) => by === ownerId)!;
  let isSame = false;
  const stored = await change('rounds', round.id, (now) => {
    const current = storedBoard(now);
    isSame = statementOf(current, seal) === statementOf(board, seal);
    return isSame ? withStoredBoard(now, { ...current, seals: [...(current.seals ?? []), seal] }, owner) : now;
  });
  return stored.ok && !isSame ? sealed(stored.value, owner, tries - 1) : stored;
};

const changeBoard = async (
  roundId: string,
  owner: Owner,
  modify: (round: Round) => Round | string,
): Promise<Result<Round>> => {
  const changed = await change('rounds', roundId, modify);
  return changed.ok ? sealed(changed.value, owner) : changed;
};

/** Stores what this phone knows, ready for a code. The board is `storedBoard` of the round. */
export const shareBoard = (roundId: string, owner: Owner): Promise<Result<Round>> =>
  changeBoard(roundId, owner, (round) => withStoredBoard(round, boardOfRound(round, owner), owner));

/** Takes over another phone's board. Refused as `takeOver` says, and if one of its seals is not true. */
export const mergeBoard = async (
  roundId: string,
  received: Board,
  reading: Reading,
): Promise<Result<Round, Refusal>> => {
  let code: Refusal['code'] = 'not-stored';
  const verified = await verifyBoard(received);
  const merged = verified.ok
    ? await writtenBy('code', () =>
        changeBoard(roundId, reading.owner, (round) => {
          const after = takeOver(round, received, reading);
          if (after.ok) return after.value;
          ({ code } = after.error);
          return after.error.sentence;
        }),
      )
    : verified;
  return merged.ok ? merged : fail({ code, sentence: merged.error });
};

/** Takes a reading back, as long as partners and board are as it left them. */
export const undoReading = (before: Round, after: Round): Promise<Result<Round>> =>
  change('rounds', after.id, (round) => {
    if (!equal([round.partners, round.board, round.sameGolfers], [after.partners, after.board, after.sameGolfers])) {
      return 'The card has changed since. Nothing was undone.';
    }
    const { partners, board, signed, sameGolfers } = before;
    return compact({ ...round, partners, board, signed, sameGolfers }) as Round;
  });

const NOT_WHOLE = 'Sign when every hole of the card has one score.';

/** Signs the whole card of a player, or takes the golfer's own signature back. */
export const setSignature = (
  roundId: string,
  playerId: string,
  owner: Owner,
  isSigning: boolean,
): Promise<Result<Round>> =>
  changeBoard(roundId, owner, (round) => {
    const board = boardOfRound(round, owner);
    const shown = asOneGolfer(board, round);
    const card = shown.players.find(({ id }) => id === playerId);
    if (isSigning && !(card && isWhole(card, round.holesPlanned))) return NOT_WHOLE;
    const write = isSigning ? signCard : unlockCard;
    const word = write(shown, playerId, idOf(owner), nowIso());
    return withStoredBoard(round, withWordOf(board, word, idOf(owner)), owner);
  });

/** Says whether a card that others keep is the golfer's own. Their blank holes are filled with it. */
export const answerOwnCard = (roundId: string, id: string, isOwn: boolean, owner: Owner): Promise<Result<Round>> =>
  changeBoard(roundId, owner, (round) => {
    const answered = withOwnCard(round, id, isOwn, owner);
    const card = boardOnCard(answered).players.find((player) => player.id === idOf(owner));
    const filled = isOwn && card ? withOffered(answered, card) : answered;
    return withStoredBoard(filled, boardOfRound(filled, owner), owner);
  });

/** Fills the golfer's blank holes with what others have kept of their card. */
export const takeOwnCard = (roundId: string, owner: Owner): Promise<Result<Round>> =>
  changeBoard(roundId, owner, (round) => {
    const card = boardOnCard(round).players.find(({ id }) => id === idOf(owner));
    const filled = card ? withOffered(round, card) : round;
    return withStoredBoard(filled, boardOfRound(filled, owner), owner);
  });

/** Says who marks a player's card: the golfer's own, or one whose own phone is not known. */
export const setMarker = (roundId: string, playerId: string, markerId: string, owner: Owner): Promise<Result<Round>> =>
  changeBoard(roundId, owner, (round) =>
    withStoredBoard(round, withMarker(boardOfRound(round, owner), playerId, markerId, owner), owner),
  );

/** Notes that a phone, known by its key, is not the new one of somebody on the card. */
export const refusePhone = (roundId: string, key: string): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => ({ ...round, refusedKeys: [...new Set([...(round.refusedKeys ?? []), key])] }));

/** From now on the board also goes through the cloud. `key`: of a board that another phone's code names. */
export const shareLive = (roundId: string, key: string = newId()): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => ({ ...round, boardKey: key }));

export const stopSharingLive = (roundId: string): Promise<Result<Round>> =>
  change('rounds', roundId, ({ boardKey: _key, ...round }) => round);

type Received = { readonly copy: Board; readonly isOwn: boolean };

/** What only the golfer can tell: who has a new phone, and whether another phone that speaks as them is theirs. */
export type Exchanged = { readonly asks: readonly Question[] };

/**
 * Exchanges what this phone knows of a round's board with the cloud, each time it is called. Publishes only what the
 * cloud does not have, so that news makes each phone write once at most.
 */
export const exchangeOf = (board: CloudBoard) => {
  let inCloud: Board | undefined;
  /** Boards of which something waits for the golfer's answer. */
  let waiting: readonly Received[] = [];
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
  return async (
    before: Round,
    { owner, tees, isOwnPhone, keys, newKeys }: Reading,
  ): Promise<Result<Exchanged, CloudFailure>> => {
    const hasNews = !equal(storedBoard(before), boardOfRound(before, owner));
    const shared = hasNews ? await shareBoard(before.id, owner) : ok(before);
    if (!shared.ok) return fail('unknown');
    let round = shared.value;
    const read = await readOrJoin(storedBoard(round));
    if (!read.ok) return read;
    const received = read.value.flatMap(({ code, isOwn }): readonly Received[] => {
      const copy = readCode(code);
      return copy.ok ? [{ copy: copy.value, isOwn }] : []; // a newer Divot's is left out
    });
    const all = [...waiting, ...received];
    const asks: Question[] = [];
    waiting = [];
    for (const one of all) {
      inCloud = inCloud ? mergeBoards(inCloud, one.copy) : one.copy;
      const reading = compact({ owner, tees, keys, newKeys, isOwnPhone: one.isOwn || isOwnPhone, isLive: true });
      const strange = newPhonesOf(storedBoard(round), one.copy, reading);
      const trusted = strange.map(({ id }) => id).reduce(withoutWordOf, one.copy);
      const open = strange.filter(({ key }) => !round.refusedKeys?.includes(key));
      asks.push(...open);
      if (open.length > 0) waiting = [...waiting, one];
      if (!addsTo(storedBoard(round), trusted)) continue;
      // oxlint-disable-next-line no-await-in-loop -- each changes the same round
      const merged = await mergeBoard(round.id, trusted, reading);
      if (merged.ok) round = merged.value;
      else if (merged.error.code === 'same-golfer') {
        asks.push({ kind: 'own-phone' });
        waiting = [...waiting.filter((other) => other !== one), one];
      }
    }
    const mine = storedBoard(round);
    const published = inCloud && !addsTo(inCloud, mine) ? ok(undefined) : await publish(mine);
    return published.ok ? ok({ asks }) : published;
  };
};
