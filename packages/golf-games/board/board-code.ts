import { type Result, fail, ok } from '@divot/basics';
import type { Score } from '../game.ts';
import { BitReader, BitWriter } from './bits.ts';
import {
  type Board,
  type BoardPlayer,
  type Entry,
  FORMS,
  HOLES,
  MOST_COUNTER,
  type Signature,
  crc16,
} from './board.ts';

// A board as a few dozen bytes. docs/board-format.md describes them bit by bit.

const MAGIC = 0xb0;
const VERSION = 1;
/** 24 groups of four, and whoever else keeps scores. */
const MAX_PLAYERS = 127;
const MOST_TEXTS = 1023;
const MOST_ENTRIES = 255;
const MOST_BYTES = 16_384;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1950, 0, 1);

const toDays = (day: string): number => (Date.parse(`${day}T00:00Z`) - EPOCH) / DAY_MS;
const toDay = (days: number): string => new Date(EPOCH + days * DAY_MS).toISOString().slice(0, 10);
const toMinutes = (at: string): number => (Date.parse(at) - EPOCH) / MINUTE_MS;
const toMinute = (minutes: number): string => `${new Date(EPOCH + minutes * MINUTE_MS).toISOString().slice(0, 16)}Z`;

/** Width in bits of a place in a list. */
const widthFor = (length: number): number => Math.max(1, Math.ceil(Math.log2(length)));

/** The id of a golfer who is known by name alone. */
export const idOfName = (name: string): string => name.trim().toLowerCase();

// A figure: 0 none, 1 to 11 strokes, then X and C. The last two codes lead on to 12 to 19 strokes and to 20.
const [X, C, MANY, TWENTY] = [12, 13, 14, 15];

const writeFigure = (out: BitWriter, value: Score | null): void => {
  if (value === null) out.write(0, 4);
  else if (value === 'X') out.write(X, 4);
  else if (value === 'C') out.write(C, 4);
  else if (value >= 1 && value < 12) out.write(value, 4);
  else if (value === 20) out.write(TWENTY, 4);
  else {
    out.write(MANY, 4);
    out.write(value - 12, 3);
  }
};

const readFigure = (bits: BitReader): Score | null => {
  const code = bits.read(4);
  if (code === 0) return null;
  if (code === X) return 'X';
  if (code === C) return 'C';
  if (code === MANY) return 12 + bits.read(3);
  return code === TWENTY ? 20 : code;
};

const oneAt = (list: readonly string[], at: number): string => {
  const one = list[at];
  if (one === undefined) throw new RangeError('the code names what it does not hold');
  return one;
};

type Names = { readonly texts: readonly string[]; readonly people: readonly string[] };

/** Every text of the board once, and everybody who is named: the players, then other authors. */
const namesOf = ({ course, players }: Board): Names => {
  const ids = players.map(({ id }) => id);
  const named = players.flatMap(({ marker, holes, signatures }) => [
    ...(marker === undefined ? [] : [marker]),
    ...HOLES.flatMap((n) => (holes[n] ?? []).map(({ author }) => author)),
    ...signatures.map(({ by }) => by),
  ]);
  const people = [...new Set([...ids, ...named])];
  const texts = [
    course,
    ...players.flatMap(({ id, name, tee, team }) => [name, tee, team, id === idOfName(name) ? undefined : id]),
    ...people.slice(ids.length),
  ];
  return { texts: [...new Set(texts.filter((one) => one !== undefined))], people };
};

const writeTexts = (out: BitWriter, texts: readonly string[]): void => {
  out.writeCount(texts.length);
  for (const one of texts) {
    const bytes = new TextEncoder().encode(one);
    out.write(bytes.length, 8);
    for (const byte of bytes) out.write(byte, 8);
  }
};

const readTexts = (bits: BitReader): string[] =>
  Array.from({ length: bits.readCount(MOST_TEXTS) }, () => {
    const bytes = Uint8Array.from({ length: bits.read(8) }, () => bits.read(8));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  });

const writeOptional = <T>(out: BitWriter, value: T | undefined, write: (value: T) => void): void => {
  out.write(value === undefined ? 0 : 1, 1);
  if (value !== undefined) write(value);
};

/** The entries of a card author by author, so that an author costs its name once. */
const columnsOf = ({ holes }: BoardPlayer): ReadonlyMap<number, Entry>[] => {
  const columns: { readonly author: string; readonly entries: Map<number, Entry> }[] = [];
  for (const n of HOLES) {
    for (const entry of holes[n] ?? []) {
      const open = columns.find(({ author, entries }) => author === entry.author && !entries.has(n));
      if (open) open.entries.set(n, entry);
      else columns.push({ author: entry.author, entries: new Map([[n, entry]]) });
    }
  }
  return columns.map(({ entries }) => entries);
};

const writeHoles = (out: BitWriter, player: BoardPlayer, people: readonly string[]): void => {
  const columns = columnsOf(player);
  const said = new Map<number, Score | null>();
  out.writeCount(columns.length + 1);
  for (const entries of columns) {
    const [first] = entries.values();
    out.write(people.indexOf(first!.author), widthFor(people.length));
    out.write(entries.size === HOLES.length ? 1 : 0, 1);
    if (entries.size < HOLES.length) for (const n of HOLES) out.write(entries.has(n) ? 1 : 0, 1);
    for (const [n, { value, counter }] of [...entries].toSorted(([a], [b]) => a - b)) {
      out.writeCount(counter);
      if (said.has(n)) out.write(said.get(n) === value ? 1 : 0, 1);
      if (!said.has(n) || said.get(n) !== value) writeFigure(out, value);
      said.set(n, value);
    }
  }
};

const readHoles = (bits: BitReader, people: readonly string[]): BoardPlayer['holes'] => {
  const holes: Record<number, Entry[]> = {};
  for (let column = bits.readCount(MOST_ENTRIES); column > 1; column -= 1) {
    const author = oneAt(people, bits.read(widthFor(people.length)));
    const isFull = bits.read(1) === 1;
    for (const n of isFull ? HOLES : HOLES.filter(() => bits.read(1) === 1)) {
      const counter = bits.readCount(MOST_COUNTER);
      const before = holes[n]?.at(-1);
      const value = before && bits.read(1) === 1 ? before.value : readFigure(bits);
      holes[n] = [...(holes[n] ?? []), { value, author, counter }];
    }
  }
  return holes;
};

const writeSignatures = (out: BitWriter, signatures: readonly Signature[], { people }: Names): void => {
  out.writeCount(signatures.length + 1);
  for (const { by, counter, at, card } of signatures) {
    out.write(people.indexOf(by), widthFor(people.length));
    out.writeCount(counter);
    out.write(toMinutes(at), 26);
    writeOptional(out, card ?? undefined, (hash) => out.write(hash, 16));
  }
};

const readSignatures = (bits: BitReader, people: readonly string[]): Signature[] =>
  Array.from({ length: bits.readCount(MOST_ENTRIES) - 1 }, () => ({
    by: oneAt(people, bits.read(widthFor(people.length))),
    counter: bits.readCount(MOST_COUNTER),
    at: toMinute(bits.read(26)),
    card: bits.read(1) === 1 ? bits.read(16) : null,
  }));

const writeParticulars = (out: BitWriter, player: BoardPlayer, { texts, people }: Names): void => {
  const { id, counter, name, tee, index, handicap, team, marker } = player;
  const writeText = (one: string) => out.write(texts.indexOf(one), widthFor(texts.length));
  writeText(name);
  writeOptional(out, id === idOfName(name) ? undefined : id, writeText);
  out.writeCount(counter + 1);
  writeOptional(out, tee, writeText);
  writeOptional(out, index, (value) => out.write(Math.round(value * 10) + 100, 10));
  writeOptional(out, handicap, (value) => out.write(value + 20, 7));
  writeOptional(out, team, writeText);
  writeOptional(out, marker, (one) => out.write(people.indexOf(one), widthFor(people.length)));
};

type Read = Omit<BoardPlayer, 'holes' | 'signatures' | 'marker'> & { readonly marker: number | undefined };

const readParticulars = (bits: BitReader, texts: readonly string[], peopleCount: number): Read => {
  const readText = () => oneAt(texts, bits.read(widthFor(texts.length)));
  const optional = <T>(read: () => T): T | undefined => (bits.read(1) === 1 ? read() : undefined);
  const name = readText();
  const id = optional(readText) ?? idOfName(name);
  if (idOfName(name) === '' || id === '') throw new RangeError('a golfer without a name');
  const counter = bits.readCount(MOST_COUNTER + 1) - 1;
  const tee = optional(readText);
  const index = optional(() => (bits.read(10) - 100) / 10);
  const handicap = optional(() => bits.read(7) - 20);
  const team = optional(readText);
  const marker = optional(() => bits.read(widthFor(peopleCount)));
  return {
    id,
    name,
    counter,
    ...(tee === undefined ? {} : { tee }),
    ...(index === undefined ? {} : { index }),
    ...(handicap === undefined ? {} : { handicap }),
    ...(team === undefined ? {} : { team }),
    marker,
  };
};

/**
 * The board as bytes, for a QR code or a link. Throws a RangeError if the board holds what the format cannot, such as
 * 21 strokes on a hole.
 */
export const encodeBoard = (board: Board): Uint8Array<ArrayBuffer> => {
  const { day, course, form, players } = board;
  const names = namesOf(board);
  const out = new BitWriter();
  out.write(MAGIC + VERSION, 8);
  out.write(toDays(day), 16);
  writeTexts(out, names.texts);
  out.write(names.texts.indexOf(course), widthFor(names.texts.length));
  out.write(form === undefined ? 0 : FORMS.indexOf(form) + 1, 5);
  out.writeCount(players.length + 1);
  const others = names.people.slice(players.length);
  out.writeCount(others.length + 1);
  for (const other of others) out.write(names.texts.indexOf(other), widthFor(names.texts.length));
  for (const player of players) writeParticulars(out, player, names);
  for (const player of players) {
    writeHoles(out, player, names.people);
    writeSignatures(out, player.signatures, names);
  }
  const body = out.bytes();
  const crc = crc16(body);
  return Uint8Array.from([...body, crc >> 8, crc & 0xff]);
};

const readBoard = (bits: BitReader): Board => {
  bits.read(8);
  const day = toDay(bits.read(16));
  const texts = readTexts(bits);
  const readText = () => oneAt(texts, bits.read(widthFor(texts.length)));
  const course = readText();
  const formAt = bits.read(5);
  const form = FORMS[formAt - 1];
  if (formAt > 0 && form === undefined) throw new RangeError('an unknown form of play');
  const count = bits.readCount(MAX_PLAYERS + 1) - 1;
  const others = Array.from({ length: bits.readCount(MAX_PLAYERS + 1) - 1 }, readText);
  const read = Array.from({ length: count }, () => readParticulars(bits, texts, count + others.length));
  const people = [...read.map(({ id }) => id), ...others];
  if (new Set(people).size < people.length) throw new RangeError('a golfer is on the board twice');
  const players = read.map(({ marker, ...particulars }): BoardPlayer => ({
    ...particulars,
    ...(marker === undefined ? {} : { marker: oneAt(people, marker) }),
    holes: readHoles(bits, people),
    signatures: readSignatures(bits, people),
  }));
  if (!bits.isAtEnd()) throw new RangeError('there is more than a board');
  return { day, course, ...(form ? { form } : {}), players };
};

/** The board in a code, or one sentence for golfers on what is wrong with it. */
export const decodeBoard = (bytes: Uint8Array): Result<Board> => {
  if (bytes.length > MOST_BYTES) return fail('This code is too long to be a card.');
  const [first = 0] = bytes;
  if (first < MAGIC || first > MAGIC + 15) return fail('This code is not a Divot card.');
  const body = bytes.subarray(0, -2);
  if (bytes.length < 3 || crc16(body) !== bytes.at(-2)! * 256 + bytes.at(-1)!) {
    return fail('This code is not complete. Read it again.');
  }
  if (first !== MAGIC + VERSION) return fail('This code is from a newer Divot. Update Divot, then read it again.');
  try {
    return ok(readBoard(new BitReader(body)));
  } catch {
    return fail('This code holds no valid card.');
  }
};
