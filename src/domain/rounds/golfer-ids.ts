import { foldName } from '@divot/basics';
import { type Board, type Seal, joinBoards, withoutWordOf } from '@divot/golf-games';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';

// Who is who on a board. A golfer is an id; a name is what people call them.

/** The golfer whose phone it is. */
export type Owner = {
  readonly name: string;
  /** Their public id on cards. Absent in codes of the version before: the name's fold. */
  readonly id?: string | undefined;
  /** The public keys of their own phones. */
  readonly keys?: readonly string[] | undefined;
};

/** The golfer answered that `id` is `as`, or with '' that they are nobody else on the card. */
export type SameGolfer = { readonly id: string; readonly as: string };

type Card = Pick<Round, 'partners' | 'sameGolfers'>;

export const idOf = ({ id, name }: Owner): string => id ?? foldName(name);

/** The id that a golfer goes by on this card, after all that was answered. */
export const knownAs = ({ sameGolfers = [] }: Card, id: string): string => {
  let current = id;
  for (const _ of sameGolfers) current = sameGolfers.find((one) => one.id === current)?.as || current;
  return current;
};

/** A partner's id on a board: their own once it is known, else the one they got when they were put on the card. */
export const partnerIdOf = (card: Card, { id }: Pick<Partner, 'id'>): string => knownAs(card, id);

/** Who is on this card, by their ids on the board. */
export const groupOn = (card: Card, owner: Owner): readonly string[] => [
  ...new Set([idOf(owner), ...(card.partners ?? []).map((partner) => partnerIdOf(card, partner))]),
];

const renamed = (board: Board, from: string, to: string): Board => {
  const name = board.players.find(({ id }) => id === to)?.name;
  const other = (id: string) => (id === from ? to : id);
  return {
    ...board,
    players: board.players.map((player) => ({
      ...player,
      ...(player.id === from ? { id: to, name: name ?? player.name } : {}),
      ...(player.marker === undefined ? {} : { marker: other(player.marker) }),
      holes: Object.fromEntries(
        Object.entries(player.holes).map(([n, entries]) => [
          n,
          entries.map((entry) => ({ ...entry, author: other(entry.author) })),
        ]),
      ),
      signatures: player.signatures.map((signature) => ({ ...signature, by: other(signature.by) })),
    })),
    ...(board.seals ? { seals: board.seals.map((seal) => ({ ...seal, by: other(seal.by) })) } : {}),
  };
};

/** Two ids of a golfer as one. Only one of them speaks: the sealed one, else `to` if it does. */
const united = (board: Board, from: string, to: string): Board => {
  const isSealed = (id: string) => board.seals?.some(({ by }) => by === id) ?? false;
  const isSpeaking = board.players.some(({ id, counter }) => id === to && counter > 0);
  const silent = isSealed(to) || (isSpeaking && !isSealed(from)) ? from : isSealed(from) ? to : undefined;
  return renamed(silent === undefined ? board : withoutWordOf(board, silent), from, to);
};

/**
 * Ids that golfers say others keep their cards under, of whom this card knows nothing else and who say nothing
 * themselves.
 */
const claimed = (board: Board, card: Card): readonly SameGolfer[] =>
  board.players.flatMap(({ id: as, also = [] }) =>
    also
      .filter((id) => !card.partners?.some((partner) => partner.id === id))
      .filter((id) => !card.sameGolfers?.some((one) => one.id === id))
      .filter((id) => board.players.some((player) => player.id === id && player.counter === 0))
      .map((id) => ({ id, as })),
  );

/** A board as this card sees it: a golfer who goes by several ids is one. */
export const asOneGolfer = (board: Board, card: Card): Board => {
  const answered = (card.sameGolfers ?? [])
    .filter(({ as }) => as !== '')
    .map(({ id }) => ({ id, as: knownAs(card, id) }));
  const links = [...answered, ...claimed(board, card).map(({ id, as }) => ({ id, as: knownAs(card, as) }))];
  if (links.length === 0) return board;
  const joined = joinBoards([links.reduce((one, { id, as }) => united(one, id, as), board)]);
  return joined.ok ? joined.value : board;
};

/** Seals on a board with keys that are not those by which their golfers are known. `keys`: from earlier days, by golfer. */
export const strangeSeals = (
  current: Board,
  received: Board,
  { keys, newKeys }: { readonly keys?: ReadonlyMap<string, readonly string[]>; readonly newKeys?: ReadonlySet<string> },
): readonly Seal[] =>
  (received.seals ?? []).filter(({ by, key }) => {
    const here = (current.seals ?? []).filter((seal) => seal.by === by).map((seal) => seal.key);
    const all = [...here, ...(keys?.get(by) ?? [])];
    return all.length > 0 && !all.includes(key) && !newKeys?.has(key);
  });
