import { type Result, fail, foldName, ok } from '@divot/basics';
import {
  type Board,
  type BoardPlayer,
  type Entry,
  type Form,
  type Ground,
  HOLES,
  type Particulars,
  type Seal,
  type Signature,
} from './board.ts';
import { encodeBoard } from './board-code.ts';
import { withoutWordOf } from './seals.ts';

// A join of two boards: commutative, associative and idempotent. The result is in one fixed order.

const by =
  <T>(...keys: readonly ((one: T) => string | number)[]) =>
  (a: T, b: T): number => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };

const text = (value: unknown): string => JSON.stringify(value);

/** Of each owner's, those with the greatest counter; each once. */
const latest = <T extends { readonly counter: number }>(
  all: readonly T[],
  owner: (one: T) => string,
  identity: (one: T) => string,
): T[] => {
  const last = new Map<string, number>();
  for (const one of all) last.set(owner(one), Math.max(one.counter, last.get(owner(one)) ?? 0));
  const standing = all.filter((one) => one.counter === last.get(owner(one)));
  return [...new Map(standing.map((one) => [identity(one), one])).values()];
};

type Counted = { readonly counter: number };

const authorOf = ({ author }: Entry): string => author;
const entriesIn = (all: readonly Entry[]): Entry[] => {
  const entries = all.map(({ value, author, counter }): Entry => ({ value, author, counter }));
  if (entries.length < 2) return entries;
  return latest(entries, authorOf, ({ author, value }) => `${value} ${author}`).sort(
    by(
      ({ counter }) => -counter,
      authorOf,
      ({ value }) => String(value),
    ),
  );
};

const signerOf = ({ by: signer }: Signature): string => signer;
/** Two signatures of a golfer with the same counter, from two of their phones: the later of them. */
const signaturesIn = (all: readonly Signature[]): Signature[] => {
  const signatures = all.map(({ by: signer, counter, at, card }): Signature => ({ by: signer, counter, at, card }));
  const ordered = latest(signatures, signerOf, text).sort(by<Signature>(({ at }) => at, text));
  return [...new Map(ordered.map((one) => [one.by, one])).values()].sort(by<Signature>(signerOf));
};

type Known = Particulars & { readonly id: string; readonly counter: number };
const PARTICULARS = ['id', 'counter', 'name', 'tee', 'index', 'handicap', 'team', 'marker', 'also'] as const;
const particularsOf = (player: Known): Known =>
  Object.fromEntries(
    PARTICULARS.filter((key) => player[key] !== undefined).map((key) => [key, player[key]]),
  ) as unknown as Known;

const playerIn = (players: readonly BoardPlayer[]): BoardPlayer => {
  const particulars = players.map(particularsOf).sort(
    by<Known>(
      ({ counter }) => counter,
      (fields) => Object.keys(fields).length,
      text,
    ),
  );
  const played = HOLES.filter((n) => players.some(({ holes }) => holes[n]));
  return {
    ...particulars.at(-1)!,
    holes: Object.fromEntries(played.map((n) => [n, entriesIn(players.flatMap(({ holes }) => holes[n] ?? []))])),
    signatures: signaturesIn(players.flatMap(({ signatures }) => signatures)),
  };
};

/** Whether two boards are of the same day and course. Boards of different events do not merge. */
export const isSameEvent = (a: Pick<Board, 'day' | 'course'>, b: Pick<Board, 'day' | 'course'>): boolean =>
  a.day === b.day && foldName(a.course) === foldName(b.course);

/** Of each golfer the seal with the greatest serial. */
const latestSeals = (all: readonly Seal[]): ReadonlyMap<string, Seal> =>
  new Map(all.toSorted(by<Seal>(({ serial }) => serial, text)).map((seal) => [seal.by, seal]));

/** The board without what golfers say whose latest seal is not on it. */
const upToDate = (board: Board, latest: ReadonlyMap<string, Seal>): Board =>
  [...latest.values()].reduce(
    (rest, { by: golfer, seal }) =>
      board.seals?.some((one) => one.by === golfer && one.seal === seal) ? rest : withoutWordOf(rest, golfer),
    board,
  );

const joined = (boards: readonly Board[]): Board => {
  const seals = latestSeals(boards.flatMap((board) => board.seals ?? []));
  const players = new Map<string, BoardPlayer[]>();
  for (const player of boards.flatMap((board) => upToDate(board, seals).players))
    players.set(player.id, [...(players.get(player.id) ?? []), player]);
  const [form] = boards.flatMap((board) => board.form ?? []).toSorted();
  const [ground] = boards.flatMap((board) => board.ground ?? []).toSorted(by<Ground>(text));
  const [games] = boards.flatMap((board) => (board.games ? [board.games] : [])).toSorted(by<readonly Form[]>(text));
  return {
    day: boards[0]!.day,
    course: boards.map(({ course }) => course).toSorted()[0]!,
    ...(form ? { form } : {}),
    ...(ground ? { ground } : {}),
    ...(games ? { games } : {}),
    players: [...players.values()].map(playerIn).toSorted(by<BoardPlayer>(({ id }) => id)),
    ...(seals.size > 0 ? { seals: [...seals.values()].toSorted(by<Seal>((seal) => seal.by)) } : {}),
  };
};

/**
 * What all of these boards know, its players by id. One sentence if they are of different events or know more than a
 * board can hold (`LIMITS`). At least one board.
 */
export const joinBoards = (boards: readonly Board[]): Result<Board> => {
  if (!boards.every((board) => isSameEvent(boards[0]!, board)))
    return fail('These cards are of another day or course. Nothing changed.');
  const board = joined(boards);
  try {
    encodeBoard(board);
    return ok(board);
  } catch {
    return fail('This code holds more than fits beside the cards that are here. Nothing changed.');
  }
};

/** What both boards know. Where `joinBoards` refuses, nothing changes: `a` comes back as it is. */
export const mergeBoards = (a: Board, b: Board): Board => {
  const both = joinBoards([a, b]);
  return both.ok ? both.value : a;
};

/** Corrections of one hole that phones can have made apart from each other. */
const MOST_APART = 50;

const greatest = (all: readonly Counted[] = []): number => Math.max(0, ...all.map(({ counter }) => counter));

/**
 * Whether a counter of a board is so far above what is known that it can only be made up. On a hole, what others than its
 * author have said is known: nobody climbs alone.
 */
export const hasJump = (current: Board, received: Board): boolean =>
  received.players.some((player) => {
    const before = current.players.find(({ id }) => id === player.id);
    const isClimbing = (n: number) =>
      (player.holes[n] ?? []).some(({ author, counter }) => {
        const others = (before?.holes[n] ?? []).filter((entry) => entry.author !== author);
        return counter > greatest(others) + MOST_APART;
      });
    return (
      player.counter > (before?.counter ?? 0) + MOST_APART ||
      greatest(player.signatures) > greatest(before?.signatures) + MOST_APART ||
      HOLES.some(isClimbing)
    );
  });
