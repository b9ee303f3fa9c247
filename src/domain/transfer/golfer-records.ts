import type { RoundMarks } from '@divot/ground';
import type { Patch } from '@divot/documents';
import { validateDocument } from '#src/domain/entities/documents.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import { isEvent, isSeason } from '#src/domain/events/event-file.ts';
import type { Season } from '#src/domain/events/season.ts';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { SealError } from './sealed-file.ts';

// What a file with everything of a golfer holds: records one after the other, each a length (four bytes, big-endian)
// and JSON in UTF-8. The bytes of a film follow its record. docs/formats.md lists the fields.

/** A greater one is refused: a record says by its length how much memory it needs. */
const MOST_BYTES = 32_000_000;

/** A row of the history (src/data/db/history-database.ts). */
type FileStep = {
  readonly document: string;
  readonly version: number;
  readonly before?: number;
  readonly at: string;
  readonly by: string;
  readonly device?: string;
  readonly batch?: string;
  readonly undo: Patch;
  readonly bytes: number;
};

/** Raised when a reader of today would misread what is written. More kinds and fields do not raise it. */
export const RECORDS_VERSION = 1;

export type Film = { readonly kind: 'film'; readonly id: string; readonly type: string; readonly bytes: number };
export type GolferRecord =
  /** The first record: whose file this is. */
  | {
      readonly kind: 'golfer';
      readonly app: 'divot';
      readonly version: number;
      readonly userId: string;
      readonly savedAt: string;
      readonly device: string;
    }
  | {
      readonly kind: 'document';
      readonly of: EntityName;
      readonly document: { readonly id: string };
      readonly deleted?: true;
      /** When this version was written on that device, in ms, and the steps back to the ones before. */
      readonly version: number;
      readonly history?: readonly FileStep[];
    }
  | { readonly kind: 'poses'; readonly key: string; readonly swingId: string; readonly packed: string }
  | { readonly kind: 'marks'; readonly marks: RoundMarks }
  | { readonly kind: 'book'; readonly book: PocketBook }
  | { readonly kind: 'event'; readonly event: GolfEvent }
  | { readonly kind: 'season'; readonly season: Season }
  | Film;

const utf8 = new TextEncoder();

export const recordBytes = (record: GolferRecord): Uint8Array => {
  const json = utf8.encode(JSON.stringify(record));
  const bytes = new Uint8Array(4 + json.length);
  new DataView(bytes.buffer).setUint32(0, json.length);
  bytes.set(json, 4);
  return bytes;
};

/** Reads exact numbers of bytes from a stream. Throws 'damaged' where it ends too early. */
class Reader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();
  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }
  /** False at the end. */
  async #fill(): Promise<boolean> {
    while (this.#rest.length === 0) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      const { done, value } = await this.#source.next();
      if (done) return false;
      this.#rest = value;
    }
    return true;
  }
  /** Parts of the next `size` bytes as they come. */
  async *parts(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      if (!(await this.#fill())) throw new SealError('damaged');
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  async exactly(size: number): Promise<Uint8Array> {
    const whole = new Uint8Array(size);
    let at = 0;
    for await (const part of this.parts(size)) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
  async isAtEnd(): Promise<boolean> {
    return !(await this.#fill());
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
type Fields = Readonly<Record<string, unknown>>;
/** For each kind what its record must have. Documents are checked against their entity. */
const isSound: { readonly [K in GolferRecord['kind']]: (fields: Fields) => boolean } = {
  golfer: ({ app, version, userId, device }) =>
    app === 'divot' && Number.isSafeInteger(version) && isText(userId) && isText(device),
  document: ({ of, document, version, history = [] }) =>
    entityNames.some((name) => name === of && validateDocument(name, document) === undefined) &&
    Number.isFinite(version) &&
    isListOf(history, isStep),
  poses: ({ key, swingId, packed }) => [key, swingId, packed].every(isText),
  marks: ({ marks }) =>
    isRecord(marks) && isText(marks['roundId']) && isRecord(marks['flags']) && isListOf(marks['marks'], isMark),
  book: ({ book }) => isRecord(book) && isText(book['courseId']) && isListOf(book['holes'], isRecord),
  event: ({ event }) => isEvent(event),
  season: ({ season }) => isSeason(season),
  film: ({ id, type, bytes }) => isText(id) && isText(type) && Number.isSafeInteger(bytes) && (bytes as number) >= 0,
};
const isListOf = (list: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(list) && list.every(isOne);
const isStep = (step: unknown): boolean =>
  isRecord(step) &&
  [step['document'], step['at'], step['by']].every(isText) &&
  [step['version'], step['bytes'], step['before'] ?? 0].every(Number.isFinite) &&
  [step['device'] ?? '', step['batch'] ?? ''].every(isText) &&
  isListOf(step['undo'], (one) => Array.isArray(one) && Array.isArray(one[0]));
const isMark = (mark: unknown): boolean =>
  isRecord(mark) && isText(mark['id']) && [mark['lat'], mark['lon'], mark['hole'], mark['at']].every(Number.isFinite);

/** A kind that this version does not know is one that a newer version adds. */
const parsed = (json: Uint8Array): GolferRecord => {
  let record: unknown;
  try {
    record = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    throw new SealError('damaged');
  }
  if (!isRecord(record) || !isText(record['kind'])) throw new SealError('damaged');
  const check = Object.hasOwn(isSound, record['kind']) ? isSound[record['kind'] as Film['kind']] : undefined;
  // The seal was right, so these are the bytes that some Divot wrote.
  if (check?.(record) !== true) throw new SealError('newer');
  return record as unknown as GolferRecord;
};

/** Whose file it is comes first, in every version. */
const checkFirst = (record: GolferRecord, uid: string): void => {
  if (record.kind !== 'golfer') throw new SealError('damaged');
  if (record.version > RECORDS_VERSION) throw new SealError('newer');
  if (record.userId !== uid) throw new SealError('another-golfer');
};

/**
 * The records of `uid`'s file, in order. `film` holds the bytes of a film; what nobody has read of it is skipped when
 * the next record is asked for. Throws a SealError.
 */
export async function* recordsOf(
  uid: string,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly record: GolferRecord; readonly film?: AsyncIterable<Uint8Array> }> {
  const reader = new Reader(plain);
  let isFirst = true;
  while (!(await reader.isAtEnd())) {
    const length = new DataView((await reader.exactly(4)).buffer).getUint32(0);
    if (length > MOST_BYTES) throw new SealError('damaged');
    const record = parsed(await reader.exactly(length));
    if (isFirst) checkFirst(record, uid);
    isFirst = false;
    if (record.kind !== 'film') {
      yield { record };
      continue;
    }
    const film = reader.parts(record.bytes);
    // A loop that leaves the film early must not end it: the rest is skipped here.
    yield { record, film: { [Symbol.asyncIterator]: () => ({ next: () => film.next() }) } };
    for await (const _skipped of film);
  }
  if (isFirst) throw new SealError('damaged');
}
