import type { Score } from '../game.ts';

// What a phone knows of a day's cards. Any two phones merge what they know, in any order and as often as they like, and
// end with the same board: each figure says whose it is and carries a counter (a Lamport clock), so no clock decides.

/** Forms of play by their number in a code. The order never changes; new ones are added at the end. */
export const FORMS = [
  'stroke',
  'stableford',
  'match',
  'maximum',
  'par',
  'skins',
  'nassau',
  'four-ball',
  'best-ball',
  'foursomes',
  'greensomes',
  'chapman',
  'scramble',
  'pairs-stableford',
  'round-robin',
  'wolf',
] as const;
export type Form = (typeof FORMS)[number];

/** What one golfer says of a hole. `null`: they took their figure back. */
export type Entry = {
  readonly value: Score | null;
  /** Id of the golfer on whose phone it was entered. */
  readonly author: string;
  /** One more than the greatest of this hole that the author knew of. */
  readonly counter: number;
};

/** What one golfer certifies or takes back. */
export type Signature = {
  /** Id of the player or the marker. */
  readonly by: string;
  /** One more than that of the golfer's signature before. */
  readonly counter: number;
  /** To the minute, in UTC: '2026-11-28T13:05Z'. */
  readonly at: string;
  /** `cardHash` of the card that was signed. `null`: the golfer unlocked the card again. */
  readonly card: number | null;
};

/** What is known of a golfer apart from the scores. */
export type Particulars = {
  readonly name: string;
  readonly tee?: string;
  /** Handicap index in tenths; a plus player's is negative. */
  readonly index?: number;
  /** Strokes over 18 holes, where the index is not known. */
  readonly handicap?: number;
  readonly team?: string;
  /** Id of the golfer who marks this one's card (Rule 3.3b). */
  readonly marker?: string;
};

export type BoardPlayer = Particulars & {
  readonly id: string;
  /** Of the particulars: 0 where others wrote them, 1 and more for the golfer's own. */
  readonly counter: number;
  /** By hole number, 1 to 18. At most one entry of an author, or several with the same counter that differ. */
  readonly holes: Readonly<Record<number, readonly Entry[]>>;
  readonly signatures: readonly Signature[];
};

/** One event: a day on a course. */
export type Board = {
  /** 'YYYY-MM-DD' where it is played. */
  readonly day: string;
  readonly course: string;
  readonly form?: Form;
  readonly players: readonly BoardPlayer[];
};

/** Nobody corrects a hole a thousand times: a code with a greater counter is not read. */
export const MOST_COUNTER = 1023;

const greatest = (entries: readonly { readonly counter: number }[]): number =>
  Math.max(0, ...entries.map(({ counter }) => counter));

/**
 * The figures that stand on a hole: those of the greatest counter. Several are a conflict, which the next entry settles.
 * None: nothing was entered.
 */
export const figuresOf = (entries: readonly Entry[] = []): readonly (Score | null)[] => {
  const last = greatest(entries);
  return [...new Set(entries.filter(({ counter }) => counter === last).map(({ value }) => value))];
};

/** What one author says of a hole. Undefined: nothing, or two things with the same counter. */
export const figureOf = (entries: readonly Entry[] = [], author: string): Score | null | undefined => {
  const own = figuresOf(entries.filter((entry) => entry.author === author));
  return own.length === 1 ? own[0] : undefined;
};

const next = (entries: readonly { readonly counter: number }[]): number =>
  Math.min(MOST_COUNTER, greatest(entries) + 1);

const withPlayer = (board: Board, id: string, change: (player: BoardPlayer) => BoardPlayer): Board => ({
  ...board,
  players: board.players.map((player) => (player.id === id ? change(player) : player)),
});

/** The board with an author's figure for a hole of a player who is on it. */
export const withFigure = (board: Board, id: string, n: number, value: Score | null, author: string): Board =>
  withPlayer(board, id, (player) => {
    const before = player.holes[n] ?? [];
    const others = before.filter((entry) => entry.author !== author);
    const entry: Entry = { value, author, counter: next(before) };
    return { ...player, holes: { ...player.holes, [n]: [...others, entry] } };
  });

/** CRC-16 (CCITT), which notices every change of two neighbouring bytes. */
export const crc16 = (bytes: Iterable<number>): number => {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
};

export const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);

const NO_FIGURE = 0;
const CONFLICT = 255;
const hashByte = (figures: readonly (Score | null)[]): number => {
  const [figure = null] = figures;
  if (figures.length > 1) return CONFLICT;
  return typeof figure === 'number' ? figure : figure === null ? NO_FIGURE : figure === 'X' ? 100 : 101;
};

/** A number of 16 bits for the figures that stand on a card. A change of one hole always changes it. */
export const cardHash = ({ holes }: Pick<BoardPlayer, 'holes'>): number =>
  crc16(HOLES.map((n) => hashByte(figuresOf(holes[n]))));

/** A golfer's signature on a card: one that stands, one that a later change of the card broke, or none. */
export const signatureOf = (
  player: BoardPlayer,
  by: string,
): { readonly at: string; readonly isBroken: boolean } | undefined => {
  const last = player.signatures.find((signature) => signature.by === by);
  return last?.card === null || !last ? undefined : { at: last.at, isBroken: last.card !== cardHash(player) };
};

/** Whether anybody's signature stands on the card as it is. Such a card is changed only after they unlocked it. */
export const isSigned = (player: BoardPlayer): boolean =>
  player.signatures.some(({ by }) => signatureOf(player, by)?.isBroken === false);

const toMinute = (at: string): string => `${at.slice(0, 16)}Z`;

const withSignature = (board: Board, id: string, by: string, at: string, isSigning: boolean): Board =>
  withPlayer(board, id, (player) => {
    const own = player.signatures.filter((signature) => signature.by === by);
    const others = player.signatures.filter((signature) => signature.by !== by);
    const signature = { by, counter: next(own), at, card: isSigning ? cardHash(player) : null };
    return { ...player, signatures: [...others, signature] };
  });

/** What a marker signs without a figure of their own is theirs too, with the counter of the figure that stands. */
const withAgreed = (board: Board, id: string, marker: string): Board =>
  withPlayer(board, id, (player) => {
    const agreed = Object.entries(player.holes).map(([n, entries]): [string, readonly Entry[]] => {
      const [value = null, ...others] = figuresOf(entries);
      const isOpen = value !== null && others.length === 0 && figureOf(entries, marker) === undefined;
      return [n, isOpen ? [...entries, { value, author: marker, counter: greatest(entries) }] : entries];
    });
    return { ...player, holes: Object.fromEntries(agreed) };
  });

/** The board with a golfer's signature under the player's card as it stands. `at`: an ISO instant in UTC. */
export const signCard = (board: Board, id: string, by: string, at: string): Board =>
  withSignature(by === id ? board : withAgreed(board, id, by), id, by, toMinute(at), true);

/** The board without a golfer's signature. */
export const unlockCard = (board: Board, id: string, by: string, at: string): Board =>
  withSignature(board, id, by, toMinute(at), false);
