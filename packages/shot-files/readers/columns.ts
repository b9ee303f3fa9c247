import { compact } from '@divot/basics';
import { addColumnsByCells } from './columns-by-cells.ts';
import { addLikelyColumns } from './likely-columns.ts';
import { ANY_TABLE, COLUMN_NAMES, GARMIN_FIELDS, GARMIN_UNITS, MAKERS, type Maker, PLAYER_WORDS } from './makers.ts';
import { type Title, plainName, titlesOf } from './titles.ts';
import { COLUMN_FIELDS, type ColumnField, NUMBER_FIELDS, type NumberField, type ShotFileOptions } from './types.ts';
import {
  MEASURES,
  type Measure,
  canBeIn,
  factorOf,
  isUnitsRow,
  measureOf,
  signInHeader,
  unitInCell,
  unitOfRow,
} from './units.ts';

// Which column of a table holds what, and in which unit.

export type Column = {
  readonly at: number;
  readonly unit?: string;
  /** A unit that Divot does not know. */
  readonly unknownUnit?: string;
  readonly sign: 1 | -1;
};
type NumberColumn = {
  readonly field: NumberField;
  readonly at: number;
  readonly sign: 1 | -1;
  readonly measure: Measure | undefined;
  readonly factor: number | undefined;
  /** The column in which each row names its unit. */
  readonly unitAt: number | undefined;
};
export type Columns = {
  readonly maker: Maker;
  readonly at: Partial<Readonly<Record<ColumnField, Column>>>;
  /** Columns of figures. `factor` converts to metres or metres per second if their unit is known. */
  readonly numbers: readonly NumberColumn[];
  /** Every column that names a golfer, from left to right. */
  readonly players: readonly number[];
  /** Titles as the file writes them, and without their units. */
  readonly header: readonly string[];
  readonly names: readonly string[];
  /** Whether columns were found by likeness rather than by a known name. The golfer confirms them. */
  readonly isProposed: boolean;
};

const KNOWN_NAMES = new Set(Object.values(COLUMN_NAMES).flat());
/** How many names in the row are known from launch monitors. */
const knownNames = (cells: readonly string[]): number =>
  new Set(cells.map(plainName).filter((name) => KNOWN_NAMES.has(name))).size;

const makerOf = (names: readonly string[]): Maker | undefined => {
  const header = `|${names.join('|')}|`;
  return MAKERS.find(({ signature }) => signature.some((name) => header.includes(`|${name}|`)));
};

const namedColumns = (titles: readonly Title[], maker: Maker): Map<ColumnField, number> => {
  const fields = new Map<ColumnField, number>();
  for (const field of COLUMN_FIELDS) {
    const at = (maker.columns?.[field] ?? COLUMN_NAMES[field])
      .map((columnName) => titles.findIndex(({ name, unit }) => name === columnName && canBeIn(unit, field)))
      .find((index) => index >= 0);
    if (at !== undefined) fields.set(field, at);
  }
  return fields;
};

/** The fields that the row's names probably mean, in any language that Divot knows a little. */
const likelyFields = (cells: readonly string[]): ReadonlyMap<ColumnField, number> => {
  const titles = titlesOf(cells, undefined);
  const fields = namedColumns(titles, ANY_TABLE);
  addLikelyColumns(titles, fields);
  return fields;
};

const namesClubAndCarry = (fields: ReadonlyMap<ColumnField, number>): boolean =>
  fields.has('club') && fields.has('carryM');

/** A header without names known from launch monitors counts if at least this many columns have a likely meaning. */
const FEWEST_LIKELY = 4;
/** Whether the row can be a header: three known names, a club and a carry, or several names that are likely. */
export const looksLikeHeader = (cells: readonly string[]): boolean => {
  if (knownNames(cells) >= 3) return true;
  const likely = likelyFields(cells);
  return namesClubAndCarry(likely) || likely.size >= FEWEST_LIKELY;
};

/** What a table's columns most likely hold, whether or not it is a table of shots. */
export const proposedColumns = (
  header: readonly string[],
  below: readonly (readonly string[])[],
): ReadonlyMap<ColumnField, number> => {
  const unitsRow = below[0] && isUnitsRow(below[0]) ? below[0] : undefined;
  const titles = titlesOf(header, unitsRow);
  const fields = namedColumns(titles, ANY_TABLE);
  addLikelyColumns(titles, fields);
  addColumnsByCells(unitsRow ? below.slice(1) : below, fields);
  return fields;
};

/** Which kinds of Garmin's units a cell can be. A unit in a language that Divot does not know can be any. */
const unitKinds = (cell: string): string => {
  if (cell === '') return '-';
  const unit = unitInCell(cell);
  if (unit === undefined) return 'SL?';
  if (factorOf(unit, 'speed') !== undefined) return 'S';
  return factorOf(unit, 'length') === undefined ? '?' : 'L';
};

/** Where Garmin's run of units begins in a units row, or -1. */
const garminUnitsAt = (units: readonly string[]): number => {
  const kinds = units.map(unitKinds);
  return kinds.findIndex((_, from) => Array.from(GARMIN_UNITS).every((kind, at) => kinds[from + at]?.includes(kind)));
};

const garminByUnits = (units: readonly string[]): Map<ColumnField, number> | undefined => {
  const from = garminUnitsAt(units);
  if (from < 1) return undefined;
  const fields = new Map<ColumnField, number>([
    ['date', 0],
    ['club', from - 1],
  ]);
  if (from > 2) fields.set('player', 1);
  for (const [at, field] of GARMIN_FIELDS.entries()) if (field) fields.set(field, from + at);
  return fields;
};

const GARMIN = MAKERS.find(({ vendor }) => vendor === 'garmin')!;

type UnitCells = { readonly at: number; readonly measure: Measure };

/** The columns in which every row names a unit. */
const unitCellsIn = (rows: readonly (readonly string[])[]): readonly UnitCells[] =>
  (rows[0] ?? []).flatMap((_, at): UnitCells[] => {
    const units = rows.map((row) => unitOfRow(row[at] ?? ''));
    const measure = MEASURES.find((one) => units.every((unit) => factorOf(unit, one) !== undefined));
    return measure ? [{ at, measure }] : [];
  });

/** The column of units that applies to a column: the one beside it, else the first. Heights often have another unit. */
const unitAtOf = (field: NumberField, at: number, cells: readonly UnitCells[]): number | undefined => {
  const unitsAt = cells.filter(({ measure }) => measure === measureOf(field)).map(({ at: unitAt }) => unitAt);
  if (unitsAt.includes(at + 1)) return at + 1;
  return field === 'apexM' ? undefined : unitsAt[0];
};

type Table = {
  readonly header: readonly string[];
  readonly titles: readonly Title[];
  readonly units: readonly UnitCells[];
};

const placed = (
  { header, titles, units }: Table,
  maker: Maker,
  fields: ReadonlyMap<ColumnField, number>,
): Pick<Columns, 'at' | 'numbers'> => {
  const columns: Columns['at'] = Object.fromEntries(
    [...fields].map(([field, at]) => {
      const measure = measureOf(field);
      const named = [titles[at]?.unit, maker.fieldUnits?.[field]];
      const unit = measure && named.find((one) => factorOf(one, measure) !== undefined);
      const { unknownUnit } = titles[at] ?? {};
      const sign = signInHeader(header[at] ?? '');
      return [field, compact({ at, sign, unit: unit || undefined, unknownUnit }) satisfies Column];
    }),
  );
  const numbers = NUMBER_FIELDS.flatMap((field): NumberColumn[] => {
    const column = columns[field];
    const measure = measureOf(field);
    const factor = measure && factorOf(column?.unit, measure);
    if (!column) return [];
    const unitAt = factor === undefined ? unitAtOf(field, column.at, units) : undefined;
    return [{ field, at: column.at, sign: column.sign, measure, factor, unitAt }];
  });
  return { at: columns, numbers };
};

/** Every column of names: one may name the device's owner and another the golfer who hit the shot. */
const playerColumns = (names: readonly string[], fields: ReadonlyMap<ColumnField, number>): readonly number[] => {
  const others = new Set([...fields].flatMap(([field, at]) => (field === 'player' ? [] : [at])));
  return names.flatMap((name, at) =>
    at === fields.get('player') || (PLAYER_WORDS.includes(name) && !others.has(at)) ? [at] : [],
  );
};

/** The row that holds the units, if the first does, and the rows of shots. */
const withUnitsRow = (
  below: readonly (readonly string[])[],
): readonly [unitsRow: readonly string[] | undefined, rows: readonly (readonly string[])[]] =>
  below[0] && isUnitsRow(below[0]) ? [below[0], below.slice(1)] : [undefined, below];

/**
 * What the columns under this header hold. `below` are the first rows after the header. The first may hold the units.
 * Undefined if the header names no carry, or names no club and no club stands alone on the line above.
 */
export const readColumns = (
  header: readonly string[],
  below: readonly (readonly string[])[],
  chosen: ShotFileOptions['columns'],
  isBelowClub: boolean,
): Columns | undefined => {
  const names = header.map(plainName);
  const [unitsRow, rows] = withUnitsRow(below);
  const addLikely = (fields: Map<ColumnField, number>) => {
    addLikelyColumns(titles, fields);
    addColumnsByCells(rows, fields);
  };
  const titles = titlesOf(header, unitsRow);
  const columnsOf = (maker: Maker, fields: ReadonlyMap<ColumnField, number>, isProposed: boolean): Columns => ({
    maker: isBelowClub && !fields.has('club') ? { ...maker, clubBlocks: true } : maker,
    ...placed({ header, titles, units: unitCellsIn(rows) }, maker, fields),
    players: playerColumns(names, fields),
    header,
    names,
    isProposed,
  });
  const namedMaker = makerOf(names);
  const byUnits = unitsRow && garminByUnits(unitsRow);
  if (chosen) {
    return columnsOf(
      namedMaker ?? (byUnits ? GARMIN : ANY_TABLE),
      new Map(Object.entries(chosen).map(([at, field]) => [field, Number(at)] as const)),
      false,
    );
  }
  const isWhole = (maker: Maker, fields: ReadonlyMap<ColumnField, number>): boolean =>
    fields.has('carryM') && (maker.clubBlocks === true || isBelowClub || fields.has('club'));
  const ofMaker = namedMaker && namedColumns(titles, namedMaker);
  if (ofMaker && isWhole(namedMaker, ofMaker)) {
    const named = ofMaker.size;
    addLikely(ofMaker);
    return columnsOf(namedMaker, ofMaker, ofMaker.size > named);
  }
  if (byUnits) return columnsOf(GARMIN, byUnits, true);
  const maker = namedMaker ?? ANY_TABLE;
  const proposed = namedColumns(titles, maker);
  addLikelyColumns(titles, proposed);
  const isNamed = namesClubAndCarry(proposed);
  addColumnsByCells(rows, proposed);
  return isWhole(maker, proposed) && (isNamed || proposed.size >= 3) ? columnsOf(maker, proposed, true) : undefined;
};
