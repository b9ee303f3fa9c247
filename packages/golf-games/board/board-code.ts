import { DAY_MS, MINUTE_MS, type Result, compact, fail, foldName, fromBase64Url, ok, toBase64Url } from '@divot/basics';
import type { Score } from '../game.ts';
import { BitReader, BitWriter } from './bits.ts';
import {
  type Board,
  type BoardPlayer,
  type Entry,
  FORMS,
  type Form,
  type Ground,
  HOLES,
  type Seal,
  type Signature,
  crc16,
} from './board.ts';
import { LIMITS } from './limits.ts';

// A board as a few dozen bytes. docs/board-format.md describes them bit by bit.

const MAGIC = 0xb0;
const VERSION = 2;
/** Of the version before: no ids at random, no seals. */
const FIRST = 1;
const BYTES_OF_ID = 8;
const LETTERS_OF_ID = 11;
const BYTES_OF_KEY = 33;
const BYTES_OF_SEAL = 64;
const EPOCH = Date.UTC(1950, 0, 1);

const toDays = (day: string): number => (Date.parse(`${day}T00:00Z`) - EPOCH) / DAY_MS;
const toDay = (days: number): string => new Date(EPOCH + days * DAY_MS).toISOString().slice(0, 10);
const toMinutes = (at: string): number => (Date.parse(at) - EPOCH) / MINUTE_MS;
const toMinute = (minutes: number): string => `${new Date(EPOCH + minutes * MINUTE_MS).toISOString().slice(0, 16)}Z`;

/** Width in bits of a place in a list. */
const widthFor = (length: number): number => Math.max(1, Math.ceil(Math.log2(length)));

/** The bytes of an id made at random, 8 of them as base64url. Undefined for any other id. */
const randomBytes = (id: string): Uint8Array | undefined => {
  if (id.length !== LETTERS_OF_ID) return undefined;
  const bytes = fromBase64Url(id);
  return bytes?.length === BYTES_OF_ID && toBase64Url(bytes) === id ? bytes : undefined;
};

const writeBytes = (out: BitWriter, bytes: Uint8Array): void => {
  for (const byte of bytes) out.write(byte, 8);
};
const readBytes = (bits: BitReader, length: number): string =>
  toBase64Url(Uint8Array.from({ length }, () => bits.read(8)));

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
const namesOf = ({ course, ground, players, seals = [] }: Board): Names => {
  const ids = players.map(({ id }) => id);
  const named = players.flatMap(({ marker, holes, signatures }) => [
    ...(marker === undefined ? [] : [marker]),
    ...HOLES.flatMap((n) => (holes[n] ?? []).map(({ author }) => author)),
    ...signatures.map(({ by }) => by),
  ]);
  const people = [...new Set([...ids, ...named, ...seals.map(({ by }) => by)])];
  const written = [
    ...players.filter(({ id, name }) => id !== foldName(name)).map(({ id }) => id),
    ...players.flatMap(({ also = [] }) => also),
    ...people.slice(ids.length),
  ].filter((id) => !randomBytes(id));
  const texts = [course, ground?.tee, ...players.flatMap(({ name, tee, team }) => [name, tee, team]), ...written];
  return { texts: [...new Set(texts.filter((one) => one !== undefined))], people };
};

const writeId = (out: BitWriter, id: string, texts: readonly string[]): void => {
  const bytes = randomBytes(id);
  out.write(bytes ? 1 : 0, 1);
  if (bytes) writeBytes(out, bytes);
  else out.write(texts.indexOf(id), widthFor(texts.length));
};

const writeTexts = (out: BitWriter, texts: readonly string[]): void => {
  out.writeCount(texts.length);
  for (const one of texts) {
    const bytes = new TextEncoder().encode(one);
    out.write(bytes.length, 8);
    writeBytes(out, bytes);
  }
};

const readTexts = (bits: BitReader): string[] =>
  Array.from({ length: bits.readCount(LIMITS.texts) }, () => {
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
  for (let column = bits.readCount(LIMITS.columns + 1); column > 1; column -= 1) {
    const author = oneAt(people, bits.read(widthFor(people.length)));
    const isFull = bits.read(1) === 1;
    for (const n of isFull ? HOLES : HOLES.filter(() => bits.read(1) === 1)) {
      const counter = bits.readCount(LIMITS.counter);
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
  Array.from({ length: bits.readCount(LIMITS.signatures + 1) - 1 }, () => ({
    by: oneAt(people, bits.read(widthFor(people.length))),
    counter: bits.readCount(LIMITS.counter),
    at: toMinute(bits.read(26)),
    card: bits.read(1) === 1 ? bits.read(16) : null,
  }));

const writeSeals = (out: BitWriter, seals: readonly Seal[], { people }: Names): void => {
  out.writeCount(seals.length + 1);
  for (const { by, key, serial, seal } of seals) {
    out.write(people.indexOf(by), widthFor(people.length));
    out.writeCount(serial);
    writeBytes(out, fromBase64Url(key)!);
    writeBytes(out, fromBase64Url(seal)!);
  }
};

const readSeals = (bits: BitReader, people: readonly string[]): Seal[] =>
  Array.from({ length: bits.readCount(LIMITS.seals + 1) - 1 }, () => ({
    by: oneAt(people, bits.read(widthFor(people.length))),
    serial: bits.readCount(LIMITS.serial),
    key: readBytes(bits, BYTES_OF_KEY),
    seal: readBytes(bits, BYTES_OF_SEAL),
  }));

const writeParticulars = (out: BitWriter, player: BoardPlayer, { texts, people }: Names): void => {
  const { id, counter, name, tee, index, handicap, team, marker, also = [] } = player;
  const writeText = (one: string) => out.write(texts.indexOf(one), widthFor(texts.length));
  writeText(name);
  writeOptional(out, id === foldName(name) ? undefined : id, (one) => writeId(out, one, texts));
  out.writeCount(counter + 1);
  writeOptional(out, tee, writeText);
  writeOptional(out, index, (value) => out.write(Math.round(value * 10) + 100, 10));
  writeOptional(out, handicap, (value) => out.write(value + 20, 7));
  writeOptional(out, team, writeText);
  writeOptional(out, marker, (one) => out.write(people.indexOf(one), widthFor(people.length)));
  out.writeCount(also.length + 1);
  for (const one of also) writeId(out, one, texts);
};

type Read = Omit<BoardPlayer, 'holes' | 'signatures' | 'marker'> & { readonly marker: number | undefined };

type Readers = { readonly text: () => string; readonly id: () => string; readonly mostAlso: number };

const readParticulars = (
  bits: BitReader,
  { text: readText, id: readId, mostAlso }: Readers,
  peopleCount: number,
): Read => {
  const optional = <T>(read: () => T): T | undefined => (bits.read(1) === 1 ? read() : undefined);
  const name = readText();
  const id = optional(readId) ?? foldName(name);
  if (foldName(name) === '' || id === '') throw new RangeError('a golfer without a name');
  const counter = bits.readCount(LIMITS.counter + 1) - 1;
  const tee = optional(readText);
  const index = optional(() => (bits.read(10) - 100) / 10);
  const handicap = optional(() => bits.read(7) - 20);
  const team = optional(readText);
  const marker = optional(() => bits.read(widthFor(peopleCount)));
  const also = mostAlso > 0 ? Array.from({ length: bits.readCount(mostAlso + 1) - 1 }, readId) : [];
  const others = also.length > 0 ? also : undefined;
  return { ...compact({ id, name, counter, tee, index, handicap, team, also: others }), marker };
};

const EIGHTEEN = 18;
const NINE = 9;

const writeGround = (
  out: BitWriter,
  { tee, par, strokeIndex, courseRating, slope }: Ground,
  texts: readonly string[],
) => {
  out.write(texts.indexOf(tee), widthFor(texts.length));
  out.write(par.length === EIGHTEEN ? 1 : 0, 1);
  for (const one of par) out.write(one - 2, 3);
  writeOptional(out, strokeIndex, (all) => {
    for (const one of all) out.write(one - 1, 5);
  });
  writeOptional(out, courseRating, (rating) => out.write(Math.round(rating * 10), 10));
  writeOptional(out, slope, (one) => out.write(one, 8));
};

const readGround = (bits: BitReader, readText: () => string): Ground => {
  const tee = readText();
  const length = bits.read(1) === 1 ? EIGHTEEN : NINE;
  const optional = <T>(read: () => T): T | undefined => (bits.read(1) === 1 ? read() : undefined);
  const par = Array.from({ length }, () => bits.read(3) + 2);
  const strokeIndex = optional(() => Array.from({ length }, () => bits.read(5) + 1));
  const courseRating = optional(() => bits.read(10) / 10);
  const slope = optional(() => bits.read(8));
  return compact({ tee, par, strokeIndex, courseRating, slope });
};

/** What a reader would refuse. */
const isNoBoard = ({ players, ground, games = [], seals = [] }: Board, { texts, people }: Names): boolean =>
  players.length > LIMITS.players ||
  new Set(players.map(({ id }) => id)).size < players.length ||
  people.length - players.length > LIMITS.others ||
  texts.length > LIMITS.texts ||
  seals.length > LIMITS.seals ||
  games.length > LIMITS.games ||
  (ground !== undefined && ![NINE, EIGHTEEN].includes(ground.par.length)) ||
  (ground?.strokeIndex !== undefined && ground.strokeIndex.length !== ground.par.length) ||
  seals.some(({ serial }) => serial > LIMITS.serial) ||
  players.some(
    (player) =>
      foldName(player.name) === '' ||
      player.counter > LIMITS.counter ||
      (player.also?.length ?? 0) > LIMITS.also ||
      player.signatures.length > LIMITS.signatures ||
      columnsOf(player).length > LIMITS.columns ||
      [...player.signatures, ...Object.values(player.holes).flat()].some(({ counter }) => counter > LIMITS.counter),
  );

/**
 * The board as bytes, for a QR code or a link. Throws a RangeError if the board holds what the format cannot, such as
 * 21 strokes on a hole or 128 players (`LIMITS`).
 */
export const encodeBoard = (board: Board): Uint8Array<ArrayBuffer> => {
  const { day, course, form, ground, games = [], players, seals = [] } = board;
  const names = namesOf(board);
  if (isNoBoard(board, names)) throw new RangeError('this is no board');
  const out = new BitWriter();
  out.write(MAGIC + VERSION, 8);
  out.write(toDays(day), 16);
  writeTexts(out, names.texts);
  out.write(names.texts.indexOf(course), widthFor(names.texts.length));
  out.write(form === undefined ? 0 : FORMS.indexOf(form) + 1, 5);
  writeOptional(out, ground, (one) => writeGround(out, one, names.texts));
  out.writeCount(games.length + 1);
  for (const game of games) out.write(FORMS.indexOf(game), 5);
  out.writeCount(players.length + 1);
  const others = names.people.slice(players.length);
  out.writeCount(others.length + 1);
  for (const other of others) writeId(out, other, names.texts);
  for (const player of players) writeParticulars(out, player, names);
  for (const player of players) {
    writeHoles(out, player, names.people);
    writeSignatures(out, player.signatures, names);
  }
  writeSeals(out, seals, names);
  const body = out.bytes();
  if (body.length + 2 > LIMITS.bytes) throw new RangeError('a board is too long');
  const crc = crc16(body);
  return Uint8Array.from([...body, crc >> 8, crc & 0xff]);
};

const readBoard = (bits: BitReader, version: number): Board => {
  bits.read(8);
  const day = toDay(bits.read(16));
  const texts = readTexts(bits);
  const readText = () => oneAt(texts, bits.read(widthFor(texts.length)));
  /** The version before made an id of the name's small letters: here it is the name's fold. */
  const readId = () => {
    if (version === FIRST) return foldName(readText());
    return bits.read(1) === 1 ? readBytes(bits, BYTES_OF_ID) : readText();
  };
  const course = readText();
  const formAt = bits.read(5);
  const form = FORMS[formAt - 1];
  if (formAt > 0 && form === undefined) throw new RangeError('an unknown form of play');
  const hasGround = version > FIRST && bits.read(1) === 1;
  const ground = hasGround ? readGround(bits, readText) : undefined;
  const gamesCount = version > FIRST ? bits.readCount(LIMITS.games + 1) - 1 : 0;
  const games = Array.from({ length: gamesCount }, () => oneAt(FORMS, bits.read(5)) as Form);
  const count = bits.readCount(LIMITS.players + 1) - 1;
  const others = Array.from({ length: bits.readCount(LIMITS.others + 1) - 1 }, readId);
  const readers = { text: readText, id: readId, mostAlso: version === FIRST ? 0 : LIMITS.also };
  const read = Array.from({ length: count }, () => readParticulars(bits, readers, count + others.length));
  const people = [...read.map(({ id }) => id), ...others];
  if (new Set(people).size < people.length) throw new RangeError('a golfer is on the board twice');
  const players = read.map(({ marker, ...particulars }): BoardPlayer => ({
    ...particulars,
    ...(marker === undefined ? {} : { marker: oneAt(people, marker) }),
    holes: readHoles(bits, people),
    signatures: readSignatures(bits, people),
  }));
  const seals = version === FIRST ? [] : readSeals(bits, people);
  if (new Set(seals.map(({ by }) => by)).size < seals.length) throw new RangeError('two seals of a golfer');
  if (!bits.isAtEnd()) throw new RangeError('there is more than a board');
  return compact({
    day,
    course,
    form,
    ground,
    games: games.length > 0 ? games : undefined,
    players,
    seals: seals.length > 0 ? seals : undefined,
  });
};

/** The board in a code, or one sentence for golfers on what is wrong with it. Whether its seals are true is not asked. */
export const decodeBoard = (bytes: Uint8Array): Result<Board> => {
  if (bytes.length > LIMITS.bytes) return fail('This code is too long to be a card.');
  const [first = 0] = bytes;
  if (first <= MAGIC || first > MAGIC + 15) return fail('This code is not a Divot card.');
  const body = bytes.subarray(0, -2);
  if (bytes.length < 3 || crc16(body) !== bytes.at(-2)! * 256 + bytes.at(-1)!) {
    return fail('This code is not complete. Read it again.');
  }
  if (first > MAGIC + VERSION) return fail('This code is from a newer Divot. Update Divot, then read it again.');
  try {
    return ok(readBoard(new BitReader(body), first - MAGIC));
  } catch {
    return fail('This code holds no valid card.');
  }
};
