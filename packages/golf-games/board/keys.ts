import { type Result, fail, fromBase64Url, ok, toBase64Url } from '@divot/basics';
import type { Board, Seal } from './board.ts';
import { statementOf } from './seals.ts';

// Seals with WebCrypto: ECDSA on P-256, which every engine and Node have. A key travels as a compressed point
// (SEC 1, section 2.3.3), which WebCrypto does not read: its other half is computed here.

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const;
const BYTES = 32;
const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

const numberOf = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
const bytesOf = (value: bigint): Uint8Array =>
  Uint8Array.from({ length: BYTES }, (_, at) => Number((value >> BigInt(8 * (BYTES - 1 - at))) & 255n));

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, base % P];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
};

/** A compressed point as WebCrypto reads it. Undefined if it is none of the curve. */
const uncompressed = (key: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  if (key.length !== 1 + BYTES || (key[0] !== 2 && key[0] !== 3)) return undefined;
  const x = numberOf(key.subarray(1));
  const square = (x * x * x - 3n * x + B) % P;
  const root = power(square, (P + 1n) / 4n);
  if (x >= P || (root * root) % P !== square) return undefined;
  const y = Number(root & 1n) === key[0] - 2 ? root : P - root;
  return Uint8Array.from([4, ...key.subarray(1), ...bytesOf(y)]);
};

/** What a phone seals with. The private key never leaves its store. */
export type PhoneKey = { readonly key: string; readonly private: CryptoKey };

export const newPhoneKey = async (): Promise<PhoneKey> => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const key = toBase64Url(Uint8Array.from([2 + (point.at(-1)! & 1), ...point.subarray(1, 1 + BYTES)]));
  return { key, private: privateKey };
};

/** The board with a phone's seal under all that its golfer says. */
export const sealBoard = async (board: Board, by: string, serial: number, phone: PhoneKey): Promise<Board> => {
  const statement = new TextEncoder().encode(statementOf(board, { by, serial }));
  const signature = await crypto.subtle.sign(ALGORITHM, phone.private, statement);
  const seal: Seal = { by, key: phone.key, serial, seal: toBase64Url(new Uint8Array(signature)) };
  return { ...board, seals: [...(board.seals ?? []).filter((one) => one.by !== by), seal] };
};

const imported = new Map<string, Promise<CryptoKey>>();

/** A public key to verify with. Rejects if it is none. */
const importKey = (key: string): Promise<CryptoKey> => {
  const cached = imported.get(key);
  if (cached) return cached;
  const point = uncompressed(fromBase64Url(key) ?? new Uint8Array());
  const made = point
    ? crypto.subtle.importKey('raw', point, CURVE, false, ['verify'])
    : Promise.reject(new RangeError('not a point of the curve'));
  imported.set(key, made);
  return made;
};

const isSignatureTrue = async (key: string, seal: string, statement: string): Promise<boolean> => {
  const signature = fromBase64Url(seal);
  if (!signature) return false;
  try {
    return await crypto.subtle.verify(ALGORITHM, await importKey(key), signature, new TextEncoder().encode(statement));
  } catch {
    return false;
  }
};

const verified = new Map<string, Promise<boolean>>();

/** Whether a seal is the key's, and of what its golfer says on this board. Phones read the same seals again and again. */
const isSealTrue = (board: Board, seal: Seal): Promise<boolean> => {
  const statement = statementOf(board, seal);
  const what = [seal.key, seal.seal, statement].join(' ');
  const verification = verified.get(what) ?? isSignatureTrue(seal.key, seal.seal, statement);
  verified.set(what, verification);
  return verification;
};

/** The board, if every seal on it is true. One sentence if somebody has changed what one of them vouches for. */
export const verifyBoard = async (board: Board): Promise<Result<Board>> => {
  const all = await Promise.all((board.seals ?? []).map((seal) => isSealTrue(board, seal)));
  return all.every(Boolean) ? ok(board) : fail('This code was changed after it was made. Nothing changed.');
};
