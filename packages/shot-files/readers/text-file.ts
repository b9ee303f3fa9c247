import { type Result, fail, ok } from '@divot/basics';

// A file that should be a table, as text, read a piece at a time, so that 200 000 shots are never in memory as a whole.
// UTF-8 is read strictly. Text that is neither UTF-8 nor UTF-16 is windows-1252, as in older exports of FSX and
// FlightScope.

/** Bytes, or a file that gives them piece by piece. A Uint8Array qualifies. */
export type FileBytes = { readonly length: number; subarray(begin: number, end: number): Uint8Array };
/** A part of the text that can end anywhere, and the share of the file read so far, 0 to 1. */
export type Piece = { readonly text: string; readonly share: number };
/** Text with \n line ends and without a byte order mark. */
export type TextFile = { readonly start: string; readonly pieces: () => Iterable<Piece> };

const PIECE_BYTES = 262_144;
const START_BYTES = 4000;

/** A practice is some hundred kilobytes; 200 000 shots of the widest format are 66 MB. */
const MOST_BYTES = 80_000_000;

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

/** UTF-16 without a byte order mark: every other byte of its Latin letters is zero. */
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

const encodingOf = (start: Uint8Array): string => {
  if (startsWith(start, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(start, [0xfe, 0xff])) return 'utf-16be';
  return utf16WithoutMark(start) ?? 'utf-8';
};

function* decoded(bytes: FileBytes, encoding: string): Generator<Piece> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  let carriageReturn = '';
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const end = Math.min(at + PIECE_BYTES, bytes.length);
    const isLast = end === bytes.length;
    const text = carriageReturn + decoder.decode(bytes.subarray(at, end), { stream: !isLast });
    // The \n of a Windows line end may be in the next piece.
    carriageReturn = !isLast && text.endsWith('\r') ? '\r' : '';
    const whole = carriageReturn === '' ? text : text.slice(0, -1);
    yield { text: whole.includes('\r') ? whole.replaceAll(/\r\n?/g, '\n') : whole, share: end / bytes.length };
  }
}

/** The whole of a file that is held in memory, in UTF-8 or UTF-16. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes.subarray(0, START_BYTES))).decode(bytes);

/** No table has a longer line. */
const LONGEST_LINE = 20_000;
/** How long a line of a piece is at most, after `unfinished` characters of a line that began before it. */
const longestLine = (text: string, unfinished: number): { readonly longest: number; readonly unfinished: number } => {
  let [longest, from] = [0, 0 - unfinished];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    longest = Math.max(longest, at - from);
    from = at + 1;
  }
  return { longest: Math.max(longest, text.length - from), unfinished: text.length - from };
};

/** Whether the file is text in this encoding. 'blank' if it holds only white space, 'long' if it has no lines. */
const tryEncoding = (bytes: FileBytes, encoding: string): 'text' | 'blank' | 'long' | 'wrong' => {
  let [isBlank, unfinished] = [true, 0];
  try {
    for (const { text } of decoded(bytes, encoding)) {
      isBlank &&= !/\S/.test(text);
      const line = longestLine(text, unfinished);
      if (line.longest > LONGEST_LINE) return 'long';
      ({ unfinished } = line);
    }
  } catch {
    return 'wrong';
  }
  return isBlank ? 'blank' : 'text';
};

/** Control characters that no table contains. */
const looksBinary = (start: string): boolean => {
  let strange = 0;
  for (let at = 0; at < start.length; at += 1) {
    const code = start.charCodeAt(at);
    if (code === 0) return true;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffd) strange += 1;
  }
  return strange > start.length * 0.02;
};

/** The file as text. Fails with one sentence that says what it is and what would work. */
export const openText = (bytes: FileBytes): Result<TextFile> => {
  if (typeof (bytes as Partial<FileBytes> | undefined)?.subarray !== 'function')
    return fail(`This is no file: its bytes are needed. ${WHAT_WORKS}`);
  if (bytes.length === 0) return fail(`This file is empty. ${WHAT_WORKS}`);
  if (bytes.length > MOST_BYTES) return fail('This file is larger than 80 MB. Export fewer practices at a time.');
  const startBytes = bytes.subarray(0, START_BYTES);
  const kind = KINDS.find(([start]) => startsWith(startBytes, start));
  if (kind) return fail(kind[1]);
  const likely = encodingOf(startBytes);
  const reading = tryEncoding(bytes, likely);
  if (reading === 'long') return fail(`This file has lines that are too long for a table of shots. ${WHAT_WORKS}`);
  if (reading === 'blank') return fail(`This file is empty. ${WHAT_WORKS}`);
  const encoding = reading === 'wrong' ? 'windows-1252' : likely;
  const start = new TextDecoder(encoding).decode(startBytes);
  if (looksBinary(start)) return fail(`This file holds no text. ${WHAT_WORKS}`);
  if (/^\s*[[{]/.test(start)) return fail(`This is a JSON file, not a table of shots. ${WHAT_WORKS}`);
  if (/^\s*<(!doctype|html|\?xml)/i.test(start)) {
    return fail(`This is a web page, not a table of shots. ${WHAT_WORKS}`);
  }
  return ok({ start, pieces: () => decoded(bytes, encoding) });
};
