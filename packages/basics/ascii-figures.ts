/** Marks that turn the writing direction. Divot's own Arabic figures contain them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Unicode holds each script's digits in a row from zero to nine. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/**
 * Text with the digits, signs and decimal marks of every script as ASCII has them: '١٤٫٢' and '１４．２' become '14.2'.
 */
export const asciiFigures = (text: string): string =>
  /^[\u0020-\u007e]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(DIRECTION_MARKS, '')
        .replaceAll(/\p{Nd}/gu, digitValue)
        // An Arabic decimal mark, and the mark between its thousands
        .replaceAll('\u066b', '.')
        .replaceAll(/(?<=\d)\u066c(?=\d)/g, '')
        .replaceAll(/[\u2212\u2012\u2013]/g, '-');
