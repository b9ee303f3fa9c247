import { asciiFigures, compact } from '@divot/basics';

// Numbers as launch monitors and spreadsheets write them: 108.7, 108,7, "6,296", R12.7, 5.4 L, 4.6° R, 422 R rpm, 5.0Ryds,
// 3.4E+38, −2.1. Right is positive.

export type DecimalMark = '.' | ',';
export type CellNumber = { readonly value: number; readonly unit?: string };

const SIDES: Readonly<Record<string, 1 | -1>> = {
  l: -1,
  left: -1,
  links: -1,
  gauche: -1,
  izquierda: -1,
  sinistra: -1,
  r: 1,
  right: 1,
  rechts: 1,
  droite: 1,
  derecha: 1,
  destra: 1,
  // French, Spanish and Italian initials.
  g: -1,
  i: -1,
  d: 1,
};

const WRITTEN = /^([a-z]+)?\s*([+-]?(?:\d[\d., '’]*|[.,]\d+)(?:e[+-]?\d+)?)\s*(.*)$/i;

const plain = (cell: string): string =>
  asciiFigures(cell)
    .replaceAll(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll(/[←◀◄左]|왼쪽|좌/g, ' L ')
    .replaceAll(/[→▶►右]|오른쪽|우/g, ' R ')
    .trim()
    .replace(/(\d)\s*([lr])(yds?|yards?|m|ft|feet)$/i, '$1 $2 $3')
    // An accountant's minus: (12.7) or 12.7-
    .replace(/^\(([\d.,]+)\)$/, '-$1')
    .replace(/^([\d.,]+)-$/, '-$1');

const digits = (written: string, mark: DecimalMark): number => {
  const body = written.replaceAll(/[\s'’]/g, '');
  const other = mark === '.' ? ',' : '.';
  // The other mark separates thousands, unless only a decimal mark can stand there: 12.75 in a table of commas.
  const groups = new RegExp(`^[+-]?\\d{1,3}(\\${other}\\d{3})+(\\${mark}|e|$)`, 'i').test(body);
  const pointed = groups ? body.replaceAll(other, '').replace(mark, '.') : body.replace(mark, '.').replace(other, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(pointed) ? Number(pointed) : Number.NaN;
};

/** The number in a cell with its own unit, lower case. Undefined if the cell holds none ('-', '', words). */
export const cellNumber = (cell: string, mark: DecimalMark): CellNumber | undefined => {
  if (cell === '') return undefined;
  // Covers nearly every cell. Without it, the rest of this function would take a minute over 200 000 rows.
  if (mark === '.' && /^-?\d+(?:\.\d+)?$/.test(cell)) return { value: Number(cell) || 0 };
  const parts = WRITTEN.exec(plain(cell));
  if (!parts) return undefined;
  const [, prefix, body, rest] = parts;
  const value = digits(body!.trim().replace(/[.,]$/, ''), mark);
  if (!Number.isFinite(value)) return undefined;
  const words = rest!.toLowerCase().split(/[\s()[\]°]+/);
  const sideWord = [prefix?.toLowerCase(), ...words].find((word) => word !== undefined && word in SIDES);
  if (prefix && !(prefix.toLowerCase() in SIDES)) return undefined;
  const units = words.filter((word) => word !== '' && word !== sideWord);
  if (units.length > 1) return undefined;
  const signed = value * (sideWord ? SIDES[sideWord]! : 1);
  return compact({ value: signed === 0 ? 0 : signed, unit: units[0] || undefined });
};

/** The last mark of a number as written, whether it can only be the decimal mark, and whether no other mark stands there. */
const markIn = (cell: string) => {
  const written = /^[a-z]?\s*[+-]?(\d[\d., ]*)(?:e[+-]?\d+)?\s*[^\d]*$/i.exec(plain(cell))?.[1];
  const marks = written?.replaceAll(/[\d ]/g, '');
  if (!written || !marks) return undefined;
  const last = marks.at(-1)!;
  const after = written.trim().split(last).at(-1)!.length;
  const hasBoth = marks.includes(',') && marks.includes('.');
  return { last, isLone: marks.length === 1, isProof: hasBoth || (marks.length === 1 && after !== 3) };
};

/** The mark that the numbers of a table prove. A lone "6,296" or "6.296" proves nothing. */
export const decimalMarkOf = (cells: Iterable<string>, separator: string): DecimalMark => {
  let [commas, points, loneCommas] = [0, 0, 0];
  for (const cell of cells) {
    const mark = markIn(cell);
    if (mark?.isProof && mark.last === ',') commas += 1;
    if (mark?.isProof && mark.last === '.') points += 1;
    if (mark?.isLone && mark.last === ',') loneCommas += 1;
  }
  if (commas !== points) return commas > points ? ',' : '.';
  return separator !== ',' && loneCommas > 0 ? ',' : '.';
};
