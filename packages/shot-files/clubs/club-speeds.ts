import { type Result, fail, ok } from '@divot/basics';
import { proposedColumns } from '../readers/columns.ts';
import { anyTable } from '../readers/find-table.ts';
import { isSummaryWord } from '../readers/makers.ts';
import { cellNumber, decimalMarkOf } from '../readers/numbers.ts';
import { type FileBytes, openText } from '../readers/text-file.ts';
import { plainName, titlesOf } from '../readers/titles.ts';
import { factorOf, isUnitsRow } from '../readers/units.ts';

// The club speeds of a device's file, in the order and unit of the file. A set of fast swings compares them only with
// each other, so their unit does not matter. A device for speed sticks measures no ball, so no carry and no club is
// needed.

const NO_SPEEDS = 'Divot finds no club speeds in this file. Bring the CSV file of your measuring device, or type them.';

const sumsUp = (cell: string): boolean => isSummaryWord(plainName(cell), true);

/** The column of club speeds, or the only column of speeds. */
const speedColumn = (header: readonly string[], below: readonly (readonly string[])[]): number => {
  const titles = titlesOf(header, below[0] && isUnitsRow(below[0]) ? below[0] : undefined);
  const speeds = titles.flatMap(({ name, unit }, at) =>
    name === 'speed' || factorOf(unit, 'speed') !== undefined ? [at] : [],
  );
  return proposedColumns(header, below).get('clubSpeedMps') ?? (speeds.length === 1 ? speeds[0]! : -1);
};

/** Reads only a file's first rows, because a set has a few swings. */
export const clubSpeedsIn = (bytes: FileBytes): Result<readonly number[]> => {
  const opened = openText(bytes);
  if (!opened.ok) return opened;
  const place = anyTable(opened.value);
  if (!place) return fail(NO_SPEEDS);
  const below = place.rows.slice(place.at + 1).map(({ cells }) => cells);
  const at = speedColumn(place.rows[place.at]!.cells, below);
  const cells = below.filter((row) => !row.slice(0, 3).some(sumsUp)).map((row) => row[at] ?? '');
  const mark = decimalMarkOf(cells, place.separator);
  const speeds = cells.flatMap((cell) => cellNumber(cell, mark)?.value ?? []).filter((speed) => speed > 0);
  return speeds.length > 0 ? ok(speeds) : fail(NO_SPEEDS);
};
