import type { Score } from '../game.ts';
import { LIMITS } from './limits.ts';

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
  /** Ids under which others keep this golfer's card, who know them by name alone. In order. */
  readonly also?: readonly string[];
};

export type BoardPlayer = Particulars & {
  readonly id: string;
  /** Of the particulars: 0 where others wrote them, 1 and more for the golfer's own. */
  readonly counter: number;
  /** By hole number, 1 to 18. At most one entry of an author, or several with the same counter that differ. */
  readonly holes: Readonly<Record<number, readonly Entry[]>>;
  readonly signatures: readonly Signature[];
};

/** A golfer's phone vouches for all that it says on a board (`statementOf`), so that nobody can speak for its golfer. */
export type Seal = {
  /** Id of the golfer. */
  readonly by: string;
  /** The phone's public key, a point of P-256, compressed: 33 bytes as base64url. */
  readonly key: string;
  /** Greater than that of the golfer's statement before. */
  readonly serial: number;
  /** ECDSA over `statementOf` with SHA-256: 64 bytes as base64url. */
  readonly seal: string;
};

/** The tee that the phone's golfer plays from, so that another phone can begin a card of it without a network. */
export type Ground = {
  readonly tee: string;
  /** 9 or 18 values, hole 1 first. */
  readonly par: readonly number[];
  readonly strokeIndex?: readonly number[];
  readonly courseRating?: number;
  readonly slope?: number;
};

/** One event: a day on a course. */
export type Board = {
  /** 'YYYY-MM-DD' where it is played. */
  readonly day: string;
  readonly course: string;
  readonly form?: Form;
  readonly ground?: Ground;
  /** The games between the players beside the form of play. */
  readonly games?: readonly Form[];
  readonly players: readonly BoardPlayer[];
  /** At most one of a golfer. What a golfer without a seal says is unproved. */
  readonly seals?: readonly Seal[];
};

export const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);

const greatest = (entries: readonly { readonly counter: number }[]): number =>
  Math.max(0, ...entries.map(({ counter }) => counter));

const latestOf = (entries: readonly Entry[]): readonly (Score | null)[] => {
  const last = greatest(entries);
  return [...new Set(entries.filter(({ counter }) => counter === last).map(({ value }) => value))];
};

/**
 * The figures that stand on a hole: those of the greatest counter. Several are a conflict, which the next entry settles.
 * None: nothing was entered. `player`: whose card it is. Their own figure stays beside what others say later, and alone
 * where no counter can be greater.
 */
export const figuresOf = (entries: readonly Entry[] = [], player?: string): readonly (Score | null)[] => {
  const latest = latestOf(entries);
  const byPlayer = entries.filter(({ author }) => author === player);
  const ownScores = latestOf(byPlayer).filter((value) => value !== null);
  if (ownScores.length === 0) return latest;
  if (greatest(byPlayer) === LIMITS.counter) return ownScores;
  return [...new Set([...ownScores, ...latest.filter((value) => value !== null)])];
};

/** What one author says of a hole. Undefined: nothing, or two things with the same counter. */
export const figureOf = (entries: readonly Entry[] = [], author: string): Score | null | undefined => {
  const latest = latestOf(entries.filter((entry) => entry.author === author));
  return latest.length === 1 ? latest[0] : undefined;
};

const next = (entries: readonly { readonly counter: number }[]): number =>
  Math.min(LIMITS.counter, greatest(entries) + 1);

const withPlayer = (board: Board, id: string, change: (player: BoardPlayer) => BoardPlayer): Board => ({
  ...board,
  players: board.players.map((player) => (player.id === id ? change(player) : player)),
});

/**
 * The board with an author's figure for a hole of a player who is on it. It counts before all that is known, or beside it
 * where the author only repeats their own: what two say differently stays a question then.
 */
export const withFigure = (board: Board, id: string, n: number, value: Score | null, author: string): Board => {
  if (!HOLES.includes(n)) throw new RangeError(`A hole has a number from 1 to 18, not ${String(n)}`);
  const isStrokes = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99;
  if (value !== null && value !== 'X' && value !== 'C' && !isStrokes)
    throw new RangeError(`A figure is 1 to 99 strokes, X or C, not ${String(value)}`);
  return withPlayer(board, id, (player) => {
    const before = player.holes[n] ?? [];
    const others = before.filter((entry) => entry.author !== author);
    const isRepeated = figureOf(before, author) === value;
    const entry: Entry = { value, author, counter: isRepeated ? greatest(before) : next(before) };
    return { ...player, holes: { ...player.holes, [n]: [...others, entry] } };
  });
};

/** CRC-16 (CCITT), which notices every change of two neighbouring bytes. */
export const crc16 = (bytes: Iterable<number>): number => {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
};

const NO_FIGURE = 0;
const CONFLICT = 255;
const hashByte = (figures: readonly (Score | null)[]): number => {
  const [figure = null] = figures;
  if (figures.length > 1) return CONFLICT;
  return typeof figure === 'number' ? figure : figure === null ? NO_FIGURE : figure === 'X' ? 100 : 101;
};

/** A number of 16 bits for the figures that stand on a card. A change of one hole always changes it. */
export const cardHash = ({ id, holes }: Pick<BoardPlayer, 'id' | 'holes'>): number =>
  crc16(HOLES.map((n) => hashByte(figuresOf(holes[n], id))));

/** Whether every figure that stands on a card is the author's own word too. */
const isAgreed = ({ id, holes }: BoardPlayer, author: string): boolean =>
  Object.values(holes).every((entries) => {
    const [figure = null, ...others] = figuresOf(entries, id);
    return others.length === 0 && (figure === null || figureOf(entries, author) === figure);
  });

/**
 * A golfer's signature on a card: one that stands, one that a later change of the card broke, or none. Only the player
 * and the marker sign (Rule 3.3b).
 */
export const signatureOf = (
  player: BoardPlayer,
  by: string,
): { readonly at: string; readonly isBroken: boolean } | undefined => {
  const last = player.signatures.find((signature) => signature.by === by);
  if (!last || last.card === null || (by !== player.id && by !== player.marker)) return undefined;
  return { at: last.at, isBroken: last.card !== cardHash(player) || !isAgreed(player, by) };
};

/** Whether a golfer's signature stands on the card as it is. */
export const isSignedBy = (player: BoardPlayer, by: string): boolean => signatureOf(player, by)?.isBroken === false;

const toMinute = (at: string): string => {
  if (Number.isNaN(Date.parse(at))) throw new RangeError(`A card is signed at an instant, not at ${at}`);
  return `${at.slice(0, 16)}Z`;
};

const withSignature = (board: Board, id: string, by: string, at: string, isSigning: boolean): Board =>
  withPlayer(board, id, (player) => {
    const earlier = player.signatures.filter((signature) => signature.by === by);
    const others = player.signatures.filter((signature) => signature.by !== by);
    const signature = { by, counter: next(earlier), at, card: isSigning ? cardHash(player) : null };
    return { ...player, signatures: [...others, signature] };
  });

/** What a golfer signs is their own word too, with the counter of the figure that stands. */
const withAgreed = (board: Board, id: string, signer: string): Board =>
  withPlayer(board, id, (player) => {
    const agreed = Object.entries(player.holes).map(([n, entries]): [string, readonly Entry[]] => {
      const [value = null, ...others] = figuresOf(entries, id);
      if (value === null || others.length > 0 || figureOf(entries, signer) === value) return [n, entries];
      const rest = entries.filter(({ author }) => author !== signer);
      return [n, [...rest, { value, author: signer, counter: greatest(entries) }]];
    });
    return { ...player, holes: Object.fromEntries(agreed) };
  });

/** The board with a golfer's signature under the player's card as it stands. `at`: an ISO instant in UTC. */
export const signCard = (board: Board, id: string, by: string, at: string): Board =>
  withSignature(withAgreed(board, id, by), id, by, toMinute(at), true);

/** The board without a golfer's signature. */
export const unlockCard = (board: Board, id: string, by: string, at: string): Board =>
  withSignature(board, id, by, toMinute(at), false);
