import { describe, expect, it } from 'vitest';
import { CHUNK_BYTES, HEADER_BYTES, SealError, sealed, unsealed } from '#src/domain/transfer/sealed-file.ts';
import { makeKeysOnce } from '#tests/support/quick-keys.ts';

makeKeysOnce();
const FLIPS = process.env['DIVOT_FULL'] ? 10_000 : 300;

async function* streamOf(bytes: Uint8Array, part = 10_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += part) yield bytes.subarray(at, at + part);
}
const collect = async (parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return new Uint8Array(Buffer.concat(all));
};
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 251);
const seal = (bytes: Uint8Array, passphrase = 'seven irons') => collect(sealed(streamOf(bytes), passphrase));
const open = (file: Uint8Array, passphrase = 'seven irons') => collect(unsealed(streamOf(file), passphrase));
/** What is wrong with the file, and how much of it was read before that was known. */
const problemOf = async (file: Uint8Array, passphrase?: string): Promise<string> => {
  try {
    await open(file, passphrase);
    return 'opens';
  } catch (error) {
    return error instanceof SealError ? error.problem : String(error);
  }
};

describe('a sealed file', () => {
  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
    'opens with its passphrase to the same %i bytes',
    async (length) => {
      const bytes = bytesOf(length);

      expect(Buffer.compare(await open(await seal(bytes)), bytes)).toBe(0);
    },
  );

  it('opens however the passphrase was typed: composed or not, with a space after it', async () => {
    expect(await problemOf(await seal(bytesOf(9), 'Fünf Löcher'), 'Fünf Löcher '.normalize('NFD'))).toBe('opens');
  });

  const chunk = CHUNK_BYTES + 16;
  const at = (n: number) => HEADER_BYTES + n * chunk;
  const without = (file: Uint8Array, from: number, to: number) =>
    new Uint8Array(Buffer.concat([file.subarray(0, from), file.subarray(to)]));
  it.each<[string, (file: Uint8Array) => Uint8Array, string]>([
    ['empty', () => new Uint8Array(), 'not-ours'],
    ['another file', () => bytesOf(200), 'not-ours'],
    ['cut in its header', (file) => file.slice(0, 30), 'damaged'],
    ['cut after its header', (file) => file.slice(0, at(0)), 'damaged'],
    ['cut after a whole chunk', (file) => file.slice(0, at(2)), 'damaged'],
    ['without its last byte', (file) => file.slice(0, -1), 'damaged'],
    ['without its first chunk', (file) => without(file, at(0), at(1)), 'damaged'],
    ['without a chunk inside', (file) => without(file, at(1), at(2)), 'damaged'],
    [
      'with two chunks swapped',
      (file) =>
        new Uint8Array(
          Buffer.concat([
            file.subarray(0, at(0)),
            file.subarray(at(1), at(2)),
            file.subarray(at(0), at(1)),
            file.subarray(at(2)),
          ]),
        ),
      'damaged',
    ],
    ['with bytes after its end', (file) => new Uint8Array(Buffer.concat([file, file.subarray(0, 40)])), 'damaged'],
    ['twice in a row', (file) => new Uint8Array(Buffer.concat([file, file])), 'damaged'],
  ])('%s is refused', async (_, broken, problem) => {
    expect(await problemOf(broken(await seal(bytesOf(3 * CHUNK_BYTES - 5))))).toBe(problem);
  });

  it('tells a wrong passphrase from a damaged file, and knows a newer version', async () => {
    const file = await seal(bytesOf(100));
    const newer = file.slice();
    newer[7] = 2;
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', newer.slice(0, HEADER_BYTES - 8)));
    newer.set(sum.subarray(0, 8), HEADER_BYTES - 8);

    expect(await problemOf(file, 'seven iron')).toBe('wrong-passphrase');
    expect(await problemOf(newer)).toBe('newer');
  });

  it(`notices any of ${FLIPS} flipped bits`, async () => {
    const file = await seal(bytesOf(CHUNK_BYTES + 500));
    const step = (file.length - 1) / (FLIPS - 1);
    const problems = new Map<string, number>();
    for (let n = 0; n < FLIPS; n += 1) {
      const place = Math.round(n * step);
      const broken = file.slice();
      broken[place]! ^= 1 << (n % 8);
      const problem = await problemOf(broken);
      problems.set(problem, (problems.get(problem) ?? 0) + 1);
    }

    expect(Object.fromEntries(problems)).toEqual({ damaged: FLIPS - 1, 'not-ours': 1 });
  }, 300_000);

  it('is written and read with a few chunks in memory, however long it is', async () => {
    const piece = bytesOf(1_000_000);
    const pieces = process.env['DIVOT_FULL'] ? 2_000 : 60;
    let most = 0;
    async function* film() {
      for (let n = 0; n < pieces; n += 1) yield piece;
    }
    const before = process.memoryUsage().arrayBuffers;
    let length = 0;
    for await (const part of unsealed(sealed(film(), 'seven irons'), 'seven irons')) {
      length += part.length;
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }

    expect(length).toBe(pieces * piece.length);
    expect(most).toBeLessThan(50_000_000);
  }, 900_000);
});
