import { type Result, compact } from '@divot/basics';
import {
  type Board,
  type BoardPlayer,
  decodeBoard,
  encodeBoard,
  figureOf,
  figuresOf,
  idOfName,
  isSameEvent,
  isSigned,
  mergeBoards,
  withFigure,
} from '@divot/golf-games';
import { equal } from '@divot/documents';
import { partnerHoles, withPartnerHole } from './partner-card.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { type Figure, OWN_CARD, figureOn } from './signed-card.ts';
import { teeText } from './tee-text.ts';
import { fromBase64Url, toBase64Url } from '#src/domain/shared/base64-url.ts';

// What this phone's round and other phones' codes know of the same cards, as one board. The round holds it as codes:
// one, or several where two of the golfer's devices received codes apart. They merge here, when they are read.

/** The golfer whose phone it is. Their id on a board is their name. */
export type Owner = { readonly name: string };

const eventOf = ({ playedOn, courseSnapshot, format }: Round) =>
  compact({ day: playedOn, course: courseSnapshot?.name ?? '', form: format });

/** The board in a code as text, or one sentence on what is wrong with it. */
export const readCode = (code: string): Result<Board> => decodeBoard(fromBase64Url(code) ?? new Uint8Array());
export const codeOf = (board: Board): string => toBase64Url(encodeBoard(board));

/** The board that the round holds. Codes of a newer Divot stay in the round and are left out. */
export const storedBoard = (round: Round): Board => {
  const event = eventOf(round);
  return (round.board ?? []).reduce<Board>(
    (board, code) => {
      const read = readCode(code);
      return read.ok ? mergeBoards(board, { ...read.value, ...event }) : board;
    },
    { ...event, players: [] },
  );
};

/** The round with the board in place of the codes that it was read from. */
export const withStoredBoard = (round: Round, board: Board, owner: Owner): Round => {
  const isCardSigned = (name: string) =>
    board.players.some((player) => player.id === idOfName(name) && isSigned(player));
  const signed = [
    ...(isCardSigned(owner.name) ? [OWN_CARD] : []),
    ...(round.partners ?? []).filter(({ name }) => isCardSigned(name)).map(({ id }) => id),
  ];
  return {
    ...round,
    board: [...(round.board ?? []).filter((code) => !readCode(code).ok), codeOf(board)],
    signed,
  };
};

const PARTICULARS = ['name', 'tee', 'index', 'handicap', 'marker'] as const;
const isAlike = (a: Partial<BoardPlayer>, b: Partial<BoardPlayer>) => PARTICULARS.every((key) => a[key] === b[key]);

/** Until the golfer chooses, the next one on the card marks theirs, in the order of names: the same on every phone. */
const markerIn = (ids: readonly string[], id: string): string | undefined => {
  const ordered = ids.toSorted();
  return ids.length < 2 ? undefined : ordered[(ordered.indexOf(id) + 1) % ordered.length];
};

/** Who is on this card, by their ids on the board. */
export const groupOn = ({ partners = [] }: Pick<Round, 'partners'>, owner: Owner): readonly string[] => [
  ...new Set([owner.name, ...partners.map(({ name }) => name)].map(idOfName)),
];

/** The board with another marker of a card. A golfer's own choice counts before what others wrote of them. */
export const withMarker = (board: Board, playerId: string, marker: string, owner: Owner): Board => ({
  ...board,
  players: board.players.map((player) =>
    player.id === playerId
      ? { ...player, marker, counter: playerId === idOfName(owner.name) ? player.counter + 1 : player.counter }
      : player,
  ),
});

const withGolfer = (board: Board, golfer: BoardPlayer): Board => ({
  ...board,
  players: [...board.players.filter(({ id }) => id !== golfer.id), golfer],
});

/** Everyone on the card is on the board; the golfer's own particulars count before what others wrote of them. */
const withGroup = (board: Board, round: Round, owner: Owner): Board => {
  const partners = round.partners ?? [];
  const own = idOfName(owner.name);
  const group = groupOn(round, owner);
  const known = (id: string) => board.players.find((player) => player.id === id);
  const before = known(own);
  const mine = compact({
    name: owner.name.trim(),
    tee: round.courseSnapshot && teeText(round.courseSnapshot.tee),
    index: round.indexAtStart,
    marker: before?.marker ?? markerIn(group, own),
  });
  const isClaimed = before && before.counter > 0 && isAlike(before, mine);
  const self: BoardPlayer = {
    id: own,
    holes: before?.holes ?? {},
    signatures: before?.signatures ?? [],
    ...mine,
    counter: isClaimed ? before.counter : (before?.counter ?? 0) + 1,
  };
  return partners.reduce(
    (whole, { name, tee = round.courseSnapshot?.tee, index, courseHandicap }) => {
      const id = idOfName(name);
      if (known(id) || id === '') return whole;
      const about = compact({
        name: name.trim(),
        tee: tee && teeText(tee),
        index,
        handicap: index === undefined ? courseHandicap : undefined,
      });
      return withGolfer(whole, { id, counter: 0, holes: {}, signatures: [], ...about });
    },
    withGolfer(board, self),
  );
};

/**
 * Whether the figure on this card is this golfer's own word, which the board does not know yet. A figure that another
 * phone entered and this card took over is not.
 */
const isNews = (player: BoardPlayer, n: number, own: string, figure: Figure | undefined): boolean => {
  const entries = player.holes[n] ?? [];
  const mine = figureOf(entries, own) ?? undefined;
  if (figure === mine) return false;
  const isKeeper = player.id === own || (player.marker === own && mine !== undefined);
  const figures = figuresOf(entries);
  const isReceived = figures.length === 1 && figures[0] === (figure ?? null);
  return isKeeper || !isReceived;
};

/** What this phone knows: the board that the round holds, and what the golfer has entered since. */
export const boardOfRound = (round: Round, owner: Owner): Board => withFullNames(boardWithNews(round, owner));

const boardWithNews = (round: Round, owner: Owner): Board => {
  const own = idOfName(owner.name);
  const cards = [
    { id: own, holes: round.holes },
    ...(round.partners ?? []).map((partner) => ({
      id: idOfName(partner.name),
      holes: partnerHoles(round.holes, partner),
    })),
  ];
  return cards.reduce(
    (board, { id, holes }) =>
      holes.reduce((whole, hole) => {
        const player = whole.players.find((one) => one.id === id);
        const figure = figureOn(hole);
        return player && isNews(player, hole.n, own, figure)
          ? withFigure(whole, id, hole.n, figure ?? null, own)
          : whole;
      }, board),
    withGroup(storedBoard(round), round, owner),
  );
};

const withReceived = (partner: Partner, player: BoardPlayer, round: Round, own: string): Partner => {
  const named = player.counter > 0 ? { ...partner, name: player.name.slice(0, 60) } : partner;
  return partnerHoles(round.holes, partner).reduce((card, hole) => {
    const entries = player.holes[hole.n] ?? [];
    const figures = figuresOf(entries);
    const [figure] = figures;
    const isMine = figureOf(entries, own) !== undefined && player.marker === own;
    if (figures.length !== 1 || isMine) return card;
    const strokes = typeof figure === 'number' ? figure : undefined;
    const pickedUp = figure === 'X' || figure === 'C' ? true : undefined;
    const conceded = figure === 'C' ? true : undefined;
    return withPartnerHole(card, compact({ ...hole, strokes, pickedUp, conceded }));
  }, named);
};

const firstName = (name: string): string => idOfName(name).split(/\s+/u)[0] ?? '';
const isShortFor = (a: string, b: string): boolean => firstName(a) === idOfName(b) || firstName(b) === idOfName(a);

/** The golfer of that name or, where only one golfer's own phone has a longer or shorter form of it, that one. */
const golferNamed = (players: readonly BoardPlayer[], name: string): BoardPlayer | undefined => {
  const known = players.find(({ id }) => id === idOfName(name));
  if (known && known.counter > 0) return known;
  const alike = players.filter((player) => player.counter > 0 && isShortFor(player.name, name));
  return alike.length === 1 ? alike[0] : known;
};

const renamed = (board: Board, from: string, { id, name }: BoardPlayer): Board => ({
  ...board,
  players: board.players.map((player) =>
    compact({
      ...player,
      ...(player.id === from ? { id, name } : {}),
      marker: player.marker === from ? id : player.marker,
    }),
  ),
});

/** Whom a phone wrote down by the first name is the golfer whose own phone has the full name: "Jo" is "Jo Miller". */
const withFullNames = (board: Board): Board =>
  board.players.reduce((whole, { id, name }) => {
    const golfer = golferNamed(board.players, name);
    const next = golfer && golfer.id !== id ? renamed(whole, id, golfer) : whole;
    return mergeBoards(next, next);
  }, board);

const MAX_PARTNERS = 3;

/**
 * The round with what the board knows of its partners. The golfer's own card stays as it is, and so does what they entered
 * of the player whom they mark.
 */
const withBoard = (round: Round, board: Board, joined: readonly BoardPlayer[], { owner, tees }: Reading): Round => {
  const own = idOfName(owner.name);
  const received = (partner: Partner): Partner => {
    const player = golferNamed(board.players, partner.name);
    return player ? withReceived(partner, player, round, own) : partner;
  };
  const partners = (round.partners ?? []).map(received);
  const group = new Set(groupOn({ partners }, owner));
  const added = joined
    .filter(({ id }) => !group.has(id))
    .map(({ id, name, tee, index, handicap: courseHandicap }): Partner => {
      const named = tees.find((one) => teeText(one) === tee) ?? tees.find((one) => one.name === tee);
      const theirs = named?.id === round.courseSnapshot?.tee.id ? undefined : named;
      return compact({ id: id.slice(0, 64), name: name.slice(0, 60), strokes: {}, tee: theirs, index, courseHandicap });
    });
  const hasRoom = partners.length + added.length <= MAX_PARTNERS;
  const everyone = hasRoom ? [...partners, ...added.map(received)] : partners;
  return everyone.length === 0 ? round : { ...round, partners: everyone };
};

/** Whether figures that the golfer never entered stand under their name on the merged board. */
const isSomebodyElse = (known: Board, merged: Board, { name: ownName }: Owner): boolean => {
  const own = idOfName(ownName);
  const entriesOf = ({ players }: Board) =>
    players.flatMap(({ name, holes }) =>
      Object.entries(holes).flatMap(([n, entries]) =>
        entries
          .filter(({ author }) => author === own)
          .map(({ value, counter }) => [golferNamed(merged.players, name)?.id, n, counter, value].join(' ')),
      ),
    );
  const mine = new Set(entriesOf(known));
  return entriesOf(merged).some((entry) => !mine.has(entry));
};

/** Whether a received board holds anything that is not on this one. */
export const addsTo = (board: Board, received: Board): boolean =>
  !equal(withFullNames(mergeBoards(board, received)), withFullNames(board));

export type Reading = {
  readonly owner: Owner;
  /** The tees of the course. */
  readonly tees: readonly Tee[];
  /** The other phone whose owner has the same name is this golfer's own. */
  readonly isOwnPhone?: boolean;
  /** Nobody showed this phone a code: it only brings news of golfers who are on the card. */
  readonly isLive?: boolean;
};

export const SAME_NAME = 'Another phone enters scores as the same golfer.';

/**
 * The round after another phone's board was read: the board is merged and partners have what it knows of them; whom it
 * brings joins the card if there is room for all. One sentence if it is of another event, or if its owner says to be this
 * golfer.
 */
export const roundAfterReading = (round: Round, received: Board, reading: Reading): Round | string => {
  const { owner, isOwnPhone = false, isLive = false } = reading;
  const known = boardOfRound(round, owner);
  if (received.day !== known.day) return 'This code is of another day. Nothing changed.';
  if (!isSameEvent(known, received)) {
    return `This code is of ${received.course || 'another course'}. Your card is not. Nothing changed.`;
  }
  const merged = withFullNames(mergeBoards(known, received));
  if (!isOwnPhone && isSomebodyElse(known, merged, owner)) return SAME_NAME;
  const joined = isLive ? [] : received.players.flatMap(({ name }) => golferNamed(merged.players, name) ?? []);
  return withStoredBoard(withBoard(round, merged, joined, reading), merged, owner);
};
