import { type Result, fail, ok } from '#src/domain/shared/result.ts';

// Bytes of a file that should be a table, as text. UTF-8 and UTF-16 are read strictly; what is neither is windows-1252,
// which older exports of FSX and FlightScope are written in.

/** A practice is some hundred kilobytes; 200 000 shots of the widest format are 66 MB. */
export const MOST_BYTES = 80_000_000;

const WHAT_WORKS = 'Bring the CSV file that your launch monitor exports.';

const KINDS: readonly (readonly [start: readonly number[], sentence: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], `This is a ZIP or Excel file. Save the table as CSV first. ${WHAT_WORKS}`],
  [[0xd0, 0xcf, 0x11, 0xe0], `This is an old Excel file. Save the table as CSV first. ${WHAT_WORKS}`],
  [[0x25, 0x50, 0x44, 0x46], `This is a PDF. ${WHAT_WORKS}`],
  [[0x1f, 0x8b], `This file is compressed. Unpack it first. ${WHAT_WORKS}`],
  [[0x89, 0x50, 0x4e, 0x47], `This is a picture. ${WHAT_WORKS}`],
  [[0xff, 0xd8, 0xff], `This is a picture. ${WHAT_WORKS}`],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a mark: every other byte of its Latin letters is zero. */
const utf16WithoutMark = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const most = Math.min(bytes.length, 400) & ~1;
  let [even, odd] = [0, 0];
  for (let at = 0; at < most; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  if (odd > most * 0.35 && even === 0) return 'utf-16le';
  return even > most * 0.35 && odd === 0 ? 'utf-16be' : undefined;
};

const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  return utf16WithoutMark(bytes) ?? 'utf-8';
};

const decode = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Control characters that no table holds. */
const looksBinary = (text: string): boolean => {
  const start = text.slice(0, 4000);
  let strange = 0;
  for (let at = 0; at < start.length; at += 1) {
    const code = start.charCodeAt(at);
    if (code === 0) return true;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffd) strange += 1;
  }
  return strange > start.length * 0.02;
};

/** The text with line ends as \n and without a byte order mark; fails with one sentence that says what would work. */
export const decodeText = (bytes: Uint8Array): Result<string> => {
  if (bytes.length === 0) return fail(`This file is empty. ${WHAT_WORKS}`);
  if (bytes.length > MOST_BYTES) return fail('This file is larger than 80 MB. Export fewer practices at a time.');
  const known = KINDS.find(([start]) => startsWith(bytes, start));
  if (known) return fail(known[1]);
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  if (looksBinary(text)) return fail(`This file holds no text. ${WHAT_WORKS}`);
  if (text.trim() === '') return fail(`This file is empty. ${WHAT_WORKS}`);
  if (/^\s*[[{]/.test(text)) return fail(`This is a JSON file, not a table of shots. ${WHAT_WORKS}`);
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) return fail(`This is a web page, not a table of shots. ${WHAT_WORKS}`);
  return ok(text);
};
