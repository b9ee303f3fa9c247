import { compact } from '@divot/basics';
import { factorOf, splitUnit, unitInCell, unitInHeader } from './units.ts';

// Column names from a table's header: names without units, in plain letters, and the units.

/** Words in brackets that separate two columns of the same name: 'Launch Angle (horizontal)', '飛距離(キャリー)'. */
const TELLING =
  /^(?:[hv]|hor\.?|horiz.*|vert.*|lateral.*|seit.*|side.*|carry|total.*|左右|上下|水平|垂直|キャリー|トータル|좌우|상하|수평|수직|캐리|토탈)$/i;
const withoutBrackets = (header: string): string =>
  header.replaceAll(/[([（](.*?)[)\]）]/g, (_, inside: string) => (TELLING.test(inside.trim()) ? ` ${inside} ` : ' '));

/** A header without its unit, lower case, in plain letters: 'Höhe des Scheitelpunkts [m]' is 'hohe des scheitelpunkts'. */
export const plainName = (header: string): string =>
  splitUnit(withoutBrackets(header))
    .name.normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_,:]+/g, ' ')
    .trim();

/** A column's plain name and, if the header or the row below it gives one, its unit. */
export type Title = {
  readonly name: string;
  readonly unit?: string;
  /** What the units row says, if it is a unit that Divot does not know. */
  readonly unknownUnit?: string;
};

/** SkyTrak and FlightScope names that need the unit to be clear: 'BALL (mph)', 'SIDE (deg)'. */
const NAMES_BY_UNIT: Readonly<Record<string, string>> = {
  'ball speed': 'ball speed',
  'club speed': 'club speed',
  'side deg': 'side angle',
};
const titleOf = (header: string, cellBelow: string): Title => {
  const unit = unitInHeader(header) ?? unitInCell(cellBelow);
  const name = plainName(header);
  if (unit === undefined) return compact({ name, unknownUnit: cellBelow || undefined });
  const kind = factorOf(unit, 'speed') === undefined ? unit : 'speed';
  return { name: NAMES_BY_UNIT[`${name} ${kind}`] ?? name, unit };
};
export const titlesOf = (header: readonly string[], unitsRow: readonly string[] | undefined): readonly Title[] =>
  header.map((name, at) => titleOf(name, unitsRow?.[at] ?? ''));
