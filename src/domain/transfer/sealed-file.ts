// Seals a file with a passphrase as a stream: PBKDF2 (RFC 8018) with SHA-256 makes the key, and AES-GCM (NIST SP 800-38D)
// seals chunk after chunk in the STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár 2015): the nonce counts
// the chunks and marks the last, so a missing, moved or added chunk does not open. docs/formats.md shows the bytes.

export type SealProblem = 'not-ours' | 'newer' | 'damaged' | 'wrong-passphrase' | 'another-golfer';

export class SealError extends Error {
  readonly problem: SealProblem;
  constructor(problem: SealProblem) {
    super(problem);
    this.problem = problem;
  }
}

const MAGIC = 'DIVOTG';
const VERSION = 1;
/** OWASP's figure for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const SUM_BYTES = 8;
/** What the tag of the passphrase covers: magic, version and salt. */
const PREFIX_BYTES = 8 + SALT_BYTES;
export const HEADER_BYTES = PREFIX_BYTES + TAG_BYTES + SUM_BYTES;
export const CHUNK_BYTES = 65_536;

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

const keyOf = async (passphrase: string, salt: Bytes): Promise<CryptoKey> => {
  const typed = await crypto.subtle.importKey(
    'raw',
    utf8.encode(passphrase.normalize('NFKC').trim()),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return crypto.subtle.deriveKey(how, typed, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
};

/** Eleven bytes that count, and one that is 1 for the last chunk. */
const nonceOf = (chunk: number, isLast: boolean): Bytes => {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(7, chunk);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** The tag of nothing under this key: it tells a wrong passphrase from a damaged file. */
const tagOf = async (key: CryptoKey, prefix: Bytes): Promise<Bytes> =>
  new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: new Uint8Array(12).fill(255), additionalData: prefix },
      key,
      new Uint8Array(),
    ),
  );

const sumOf = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, SUM_BYTES);

const joined = (parts: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** The same bytes in pieces of `size`, and then the rest, which is at least one byte unless there are none at all. */
async function* piecesOf(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<readonly [Bytes, boolean]> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    for (let at = 0; at < part.length;) {
      if (length === size) {
        yield [joined(parts), false];
        [parts, length] = [[], 0];
      }
      const piece = part.subarray(at, at + size - length);
      parts.push(piece);
      length += piece.length;
      at += piece.length;
    }
  }
  yield [joined(parts), true];
}

/** The sealed file of these bytes, chunk by chunk. Holds two chunks in memory. */
export async function* sealed(plain: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await keyOf(passphrase, salt);
  const prefix = joined([utf8.encode(MAGIC), new Uint8Array([0, VERSION]), salt]);
  const header = joined([prefix, await tagOf(key, prefix)]);
  yield joined([header, await sumOf(header)]);
  let chunk = 0;
  for await (const [piece, isLast] of piecesOf(plain, CHUNK_BYTES)) {
    yield new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonceOf(chunk, isLast) }, key, piece));
    chunk += 1;
  }
}

const keyOfHeader = async (header: Bytes, passphrase: string): Promise<CryptoKey> => {
  if (!isSame(header.subarray(0, MAGIC.length), utf8.encode(MAGIC))) throw new SealError('not-ours');
  const checked = header.slice(0, HEADER_BYTES - SUM_BYTES);
  if (!isSame(header.subarray(HEADER_BYTES - SUM_BYTES), await sumOf(checked))) throw new SealError('damaged');
  if (new DataView(header.buffer, header.byteOffset).getUint16(MAGIC.length) > VERSION) throw new SealError('newer');
  const prefix = header.slice(0, PREFIX_BYTES);
  const key = await keyOf(passphrase, prefix.slice(8));
  if (!isSame(checked.subarray(PREFIX_BYTES), await tagOf(key, prefix))) throw new SealError('wrong-passphrase');
  return key;
};

/** The first `size` bytes; whatever follows goes on in `rest`. */
const split = async (
  source: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ readonly first: Bytes; readonly rest: AsyncIterable<Uint8Array> }> => {
  const iterator = source[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < size) {
    // oxlint-disable-next-line no-await-in-loop -- a header is in the first part as a rule
    const { done, value } = await iterator.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  const whole = joined(parts);
  async function* rest() {
    yield whole.subarray(size);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { first: whole.slice(0, size), rest: rest() };
};

/**
 * What is in a sealed file, chunk by chunk, each only after its tag was right. Throws a SealError; whether the file is
 * whole is certain only at the end.
 */
export async function* unsealed(file: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Bytes> {
  const { first, rest } = await split(file, HEADER_BYTES);
  const key = await keyOfHeader(first, passphrase);
  let chunk = 0;
  for await (const [piece, isLast] of piecesOf(rest, CHUNK_BYTES + TAG_BYTES)) {
    const opened = await crypto.subtle
      .decrypt({ name: 'AES-GCM', iv: nonceOf(chunk, isLast) }, key, piece)
      .catch(() => undefined);
    if (!opened) throw new SealError('damaged');
    yield new Uint8Array(opened);
    chunk += 1;
  }
}
