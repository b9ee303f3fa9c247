import { foldName } from '@divot/basics';
import type { Board, BoardPlayer, Seal } from './board.ts';

// Who said what on a board. What one golfer's phone says is a statement: it is sealed, sent, kept and taken out as a whole.

/** What a golfer says on somebody's card, and of themselves. Of others, their name stays. */
const spoken = (player: BoardPlayer, by: string): BoardPlayer => {
  const { id, name, holes, signatures } = player;
  const authoredHoles = Object.entries(holes).flatMap(([n, entries]) => {
    const said = entries.filter(({ author }) => author === by);
    return said.length > 0 ? [[n, said] as const] : [];
  });
  return {
    ...(id === by || player.counter === 0 ? player : { id, name, counter: 0 }),
    holes: Object.fromEntries(authoredHoles),
    signatures: signatures.filter((signature) => signature.by === by),
  };
};

const isSilent = ({ holes, signatures }: BoardPlayer): boolean =>
  Object.keys(holes).length === 0 && signatures.length === 0;

/** Everybody who says something on a board: of themselves, of a card, or by a seal. In order. */
export const authorsOf = ({ players, seals = [] }: Board): readonly string[] => {
  const named = players.flatMap(({ id, counter, holes, signatures }) => [
    ...(counter > 0 ? [id] : []),
    ...Object.values(holes).flatMap((entries) => entries.map(({ author }) => author)),
    ...signatures.map(({ by }) => by),
  ]);
  return [...new Set([...named, ...seals.map(({ by }) => by)])].toSorted();
};

/** The board with what these golfers say alone, their seals with it. */
export const saidBy = (board: Board, by: string): Board => {
  const { seals: _seals, ...rest } = board;
  const seal = board.seals?.find((one) => one.by === by);
  const players = board.players
    .map((player) => spoken(player, by))
    .filter((player) => !isSilent(player) || player.id === by);
  return { ...rest, players, ...(seal ? { seals: [seal] } : {}) };
};

/** The board without what a golfer says. Whom others name stays on it. */
export const withoutWordOf = (board: Board, by: string): Board => {
  const { seals = [], ...rest } = board;
  const left = seals.filter((seal) => seal.by !== by);
  const players = board.players.map((player): BoardPlayer => {
    const { id, name, holes, signatures } = player;
    const others = Object.entries(holes).flatMap(([n, entries]) => {
      const said = entries.filter(({ author }) => author !== by);
      return said.length > 0 ? [[n, said] as const] : [];
    });
    return {
      ...(id === by ? { id, name, counter: 0 } : player),
      holes: Object.fromEntries(others),
      signatures: signatures.filter((signature) => signature.by !== by),
    };
  });
  return { ...rest, players, ...(left.length > 0 ? { seals: left } : {}) };
};

/** What each golfer's phone says, one board each, and at last whom nobody says anything of. */
export const statementsIn = ({ ground: _ground, games: _games, ...board }: Board): readonly Board[] => {
  const statements = authorsOf(board).map((author) => saidBy(board, author));
  const named = new Set(statements.flatMap(({ players }) => players.map(({ id }) => id)));
  const { seals: _seals, ...rest } = board;
  const silent = board.players.filter(({ id }) => !named.has(id));
  return silent.length > 0 ? [...statements, { ...rest, players: silent }] : statements;
};

/**
 * What a seal vouches for, as text: everything that a golfer's phone says on the board, in one fixed order. The course by
 * its fold, so that its spelling on another phone breaks no seal.
 */
export const statementOf = (board: Board, { by, serial }: Pick<Seal, 'by' | 'serial'>): string => {
  const said = saidBy(board, by).players.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const author = said.find(({ id, counter }) => id === by && counter > 0);
  const about = author && [
    author.counter,
    author.name,
    author.tee ?? null,
    author.index ?? null,
    author.handicap ?? null,
    author.team ?? null,
    author.marker ?? null,
    author.also ?? [],
  ];
  const cards = said
    .filter((player) => !isSilent(player))
    .map(({ id, holes, signatures }) => [
      id,
      Object.entries(holes).flatMap(([n, entries]) =>
        entries
          .map(({ counter, value }) => [Number(n), counter, value] as const)
          .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
      ),
      signatures.map(({ counter, at, card }) => [counter, at, card]),
    ]);
  return JSON.stringify(['divot-board-2', board.day, foldName(board.course), by, serial, about ?? null, cards]);
};
