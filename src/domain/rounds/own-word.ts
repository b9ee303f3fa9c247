import { compact, filled, foldName } from '@divot/basics';
import {
  type Board,
  type BoardPlayer,
  LIMITS,
  figureOf,
  figuresOf,
  joinBoards,
  saidBy,
  statementOf,
  withFigure,
  withoutWordOf,
} from '@divot/golf-games';
import { equal } from '@divot/documents';
import { partnerHoles } from './partner-card.ts';
import { teeText } from './tee-text.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { type Owner, asOneGolfer, groupOn, idOf, knownAs, partnerIdOf } from './golfer-ids.ts';
import { type Figure, figureOn } from './signed-card.ts';
import { storedBoard } from './stored-board.ts';

// What this phone says on the board: its golfer's particulars, and the figures that the golfer has entered.

/** The board after a golfer has said something new, which their seal does not vouch for yet. */
export const unsealed = (board: Board, by: string): Board => {
  const { seals = [], ...rest } = board;
  const left = seals.filter((seal) => seal.by !== by);
  return left.length > 0 ? { ...rest, seals: left } : rest;
};

const PARTICULARS = ['name', 'tee', 'index', 'handicap', 'marker', 'also'] as const;
const isAlike = (a: Partial<BoardPlayer>, b: Partial<BoardPlayer>) =>
  PARTICULARS.every((key) => equal(a[key] as never, b[key] as never));

/** Until the golfer chooses, the next one on the card marks theirs, in the order of ids: the same on every phone. */
const markerIn = (ids: readonly string[], id: string): string | undefined => {
  const ordered = ids.toSorted();
  return ids.length < 2 ? undefined : ordered[(ordered.indexOf(id) + 1) % ordered.length];
};

/** The board with another marker of a card. A golfer's own choice counts before what others wrote of them. */
export const withMarker = (board: Board, playerId: string, marker: string, owner: Owner): Board => ({
  ...(playerId === idOf(owner) ? unsealed(board, playerId) : board),
  players: board.players.map((player) =>
    player.id === playerId
      ? { ...player, marker, counter: playerId === idOf(owner) ? player.counter + 1 : player.counter }
      : player,
  ),
});

const withGolfer = (board: Board, golfer: BoardPlayer): Board => ({
  ...board,
  players: [...board.players.filter(({ id }) => id !== golfer.id), golfer],
});

/** A partner as the golfer wrote them down: nothing is signed, and no score is their own word. */
const asWritten = (round: Round, partner: Partner): BoardPlayer => {
  const { name, tee = round.courseSnapshot?.tee, index, courseHandicap } = partner;
  const handicap = index === undefined ? courseHandicap : undefined;
  return {
    id: partnerIdOf(round, partner),
    counter: 0,
    holes: {},
    signatures: [],
    ...compact({ name: name.trim(), tee: tee && teeText(tee), index, handicap }),
  };
};

/** Everyone on the card is on the board; the golfer's own particulars count before what others wrote of them. */
const withGroup = (board: Board, round: Round, owner: Owner): Board => {
  const ownerId = idOf(owner);
  const playerOf = (id: string) => board.players.find((player) => player.id === id);
  const before = playerOf(ownerId);
  const also = (round.sameGolfers ?? [])
    .filter(({ as }) => as === ownerId)
    .map(({ id }) => id)
    .toSorted()
    .slice(0, LIMITS.also);
  const mine = compact({
    name: owner.name.trim(),
    tee: round.courseSnapshot && teeText(round.courseSnapshot.tee),
    index: round.indexAtStart,
    marker: before?.marker ?? markerIn(groupOn(round, owner), ownerId),
    also: filled(also),
  });
  const isClaimed = before && before.counter > 0 && isAlike(before, mine);
  const self: BoardPlayer = {
    id: ownerId,
    holes: before?.holes ?? {},
    signatures: before?.signatures ?? [],
    ...mine,
    counter: isClaimed ? before.counter : (before?.counter ?? 0) + 1,
  };
  return (round.partners ?? [])
    .filter((partner) => foldName(partner.name) !== '' && !playerOf(partnerIdOf(round, partner)))
    .reduce((whole, partner) => withGolfer(whole, asWritten(round, partner)), withGolfer(board, self));
};

/**
 * Whether the figure on this card is this golfer's own word, which the board does not know yet. A figure that stands on
 * the board is not, unless it takes the place of the golfer's own that stands there too. Of their own card, a golfer
 * says again what a later figure of others hides.
 */
const isNews = (player: BoardPlayer, n: number, ownerId: string, figure: Figure | undefined): boolean => {
  const entries = player.holes[n] ?? [];
  const said = figureOf(entries, ownerId);
  const mine = said ?? undefined;
  if (figure === mine) return player.id === ownerId && figure !== undefined && !figuresOf(entries).includes(figure);
  if (player.id === ownerId || (player.marker === ownerId && mine !== undefined)) return true;
  const standing = figuresOf(entries, player.id);
  return !standing.includes(figure ?? null) || (said !== undefined && standing.includes(said));
};

const withNews = (board: Board, round: Round, owner: Owner): Board => {
  const ownerId = idOf(owner);
  const cards = [
    { id: ownerId, holes: round.holes },
    ...(round.partners ?? []).map((partner) => ({
      id: partnerIdOf(round, partner),
      holes: partnerHoles(round.holes, partner),
    })),
  ];
  return cards.reduce(
    (whole, { id, holes }) =>
      holes.reduce((part, hole) => {
        const player = part.players.find((one) => one.id === id);
        const figure = figureOn(hole);
        if (!player || !isNews(player, hole.n, ownerId, figure)) return part;
        return withFigure(part, id, hole.n, figure ?? null, ownerId);
      }, whole),
    withGroup(board, round, owner),
  );
};

/** Whom others wrote down, without anything said on their cards. */
const namesIn = ({ seals: _seals, ...board }: Board): Board => ({
  ...board,
  players: board.players
    .filter(({ counter }) => counter === 0)
    .map((player) => ({ ...player, holes: {}, signatures: [] })),
});

/** The board with what a golfer says on `word` in place of what they said before. It stays sealed if it is the same. */
export const withWordOf = (board: Board, word: Board, by: string): Board => {
  const said = unsealed(saidBy(word, by), by);
  const isSame = statementOf(said, { by, serial: 0 }) === statementOf(board, { by, serial: 0 });
  const joined = joinBoards(isSame ? [board, namesIn(word)] : [withoutWordOf(board, by), said, namesIn(word)]);
  return joined.ok ? joined.value : board;
};

/** Golfers without a word on the board who go by another id on this card. */
const withoutOldIds = (board: Board, round: Round): Board => ({
  ...board,
  players: board.players.filter(
    ({ id, counter, holes, signatures }) =>
      knownAs(round, id) === id || counter > 0 || Object.keys(holes).length > 0 || signatures.length > 0,
  ),
});

const wholeBoard = (round: Round, owner: Owner): Board => {
  const stored = storedBoard(round);
  return withoutOldIds(withWordOf(stored, withNews(asOneGolfer(stored, round), round, owner), idOf(owner)), round);
};

const boards = new WeakMap<Round, { readonly owner: Owner; readonly board: Board }>();

/** What this phone knows: the board that the round holds, and what the golfer has entered since. */
export const boardOfRound = (round: Round, owner: Owner): Board => {
  const cached = boards.get(round);
  if (cached && cached.owner.id === owner.id && cached.owner.name === owner.name) return cached.board;
  const board = wholeBoard(round, owner);
  boards.set(round, { owner, board });
  return board;
};
