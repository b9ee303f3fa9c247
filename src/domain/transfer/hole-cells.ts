import { asciiFigures } from '@divot/basics';

// One hole's cell of a card. A cell is a figure only as a whole: "+1", "4/5" and "1,5" are never cut down to their first
// digit. What a form does not list is no score.

/** A cell in ASCII, without what a spreadsheet puts around it to keep it as text: ="5". */
export const bareCell = (cell: string | undefined): string => {
  const text = asciiFigures(cell ?? '').trim();
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
};

/** Not played, or not written down. */
export const isEmptyCell = (cell: string): boolean => /^(?:[-\u2014.]{0,3}|0|n\/?a)$/i.test(cell);

/** A whole number: 5, 05, 5.0 as spreadsheets write it. Undefined for everything else. */
export const wholeIn = (cell: string | undefined): number | undefined => {
  const [, digits] = /^(\d{1,4})(?:[.,]0+)?$/.exec(bareCell(cell)) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

const PICKED_UP =
  /^(?:x+|n\.? ?r\.?|p\.?\/?u\.?|pick(?:ed)?[- ]?up|scr(?:atch(?:ed)?)?|str(?:eich(?:en)?)?\.?|gestrichen|no return|nc)$/i;
/** Strokes, perhaps with the marks of strokes received (5*), putts (5 (2), 5-2) or the score to par (5 (+1)). */
const STROKES = /^(\d{1,2})(?:[.,]0+)?\s*(?:[*•·]+|\([+-]?\d{1,2}\)|\(E\)|-\d)?$/i;

/** What stands in a cell of strokes: a score, 'X' for a hole that was picked up, '' for none. Undefined if it is no score. */
export const strokesIn = (cell: string): string | undefined => {
  if (isEmptyCell(cell)) return '';
  if (PICKED_UP.test(cell)) return 'X';
  const [, strokes] = STROKES.exec(cell) ?? [];
  // The putts of 5-2 are fewer than its strokes; 4-5 is a par and its score.
  const [, , putts] = /^(\d{1,2})\s*-(\d)$/.exec(cell) ?? [];
  if (strokes === undefined || (putts !== undefined && Number(putts) >= Number(strokes))) return undefined;
  return String(Number(strokes));
};

const WORDS: readonly (readonly [word: RegExp, toPar: number])[] = [
  [/^(?:par|e|even|=)$/i, 0],
  [/^(?:bogey|bogie|bogi|bg|b\+)$/i, 1],
  [/^(?:(?:double|dbl\.?|doppel|dobbel|dubbel|doble|doppio)[- ]?(?:bogey|bogie)?|db)$/i, 2],
  [/^(?:(?:triple|tripel|tripple|triplo)[- ]?(?:bogey|bogie)?|tb)$/i, 3],
  [/^quad(?:ruple)?[- ]?(?:bogey)?$/i, 4],
  [/^(?:birdie|birdy)$/i, -1],
  [/^(?:eagle|adler|águila|aquila|aigle|örn|ørn)$/i, -2],
  [/^(?:albatross?|double eagle)$/i, -3],
];
/** A score against par: +1, -1, E, Birdie. 'X' for a pick-up, undefined if it is none. An empty cell is par if `isBlankPar`. */
export const toParIn = (cell: string, isBlankPar: boolean): number | 'X' | '' | undefined => {
  if (cell === '0' || (isBlankPar && isEmptyCell(cell))) return 0;
  if (isEmptyCell(cell)) return '';
  if (PICKED_UP.test(cell)) return 'X';
  if (/^[+-]?\d{1,2}(?:[.,]0+)?$/.test(cell)) return Number(cell.replace(',', '.'));
  return WORDS.find(([word]) => word.test(cell))?.[1];
};

/** Par and score in one cell: 4/5, 4-5, 4|5, 4:5. */
export const parAndScoreIn = (cell: string): { readonly par: number; readonly strokes: number } | '' | undefined => {
  if (isEmptyCell(cell)) return '';
  const [, par, strokes] = /^([3-6])\s*[/|:-]\s*(\d{1,2})$/.exec(cell) ?? [];
  return par === undefined ? undefined : { par: Number(par), strokes: Number(strokes) };
};

/** Score and putts in one cell: 5/2. */
export const scoreAndPuttsIn = (cell: string): string | undefined => {
  if (isEmptyCell(cell)) return '';
  const [, strokes, putts] = /^(\d{1,2})\s*[/|:]\s*(\d)$/.exec(cell) ?? [];
  return strokes === undefined || Number(putts) >= Number(strokes) ? undefined : String(Number(strokes));
};

const FAIRWAYS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hit|yes|y|true|1|x|✓|✔|ja|oui|s[ií])$/iu, 'hit'],
  [/^(?:l|left|links|gauche)/i, 'left'],
  [/^(?:r|right|rechts)/i, 'right'],
  [/^short/i, 'short'],
];
export const fairwayIn = (cell: string | undefined): string =>
  FAIRWAYS.find(([word]) => word.test(cell?.trim() ?? ''))?.[1] ?? '';
