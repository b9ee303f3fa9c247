import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { PAR, teeProblems, YARDS } from '#src/domain/rounds/course-check.ts';
import { ninesText } from '#src/domain/rounds/tee-text.ts';
import { type Result, compact, fail, filled, ok } from '@divot/basics';
import { type Cell, decimalCell, fieldCell, safeText, shorten, unsafeText, wholeCell } from './cells.ts';
import { type ImportContext, readEach } from './import-preview.ts';
import { type Row, readTable, writeTable } from './table.ts';

// Courses as a spreadsheet, one line per tee. Lines with the same name and place are one course.

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const RATINGS = [
  ['course_rating', 'courseRating'],
  ['front_course_rating', 'frontCourseRating'],
  ['back_course_rating', 'backCourseRating'],
] as const;
const SLOPES = [
  ['slope', 'slope'],
  ['front_slope', 'frontSlope'],
  ['back_slope', 'backSlope'],
] as const;
const GENDERS = ['female', 'male', 'any'] as const;

export const courseColumns: readonly string[] = [
  'course',
  'city',
  'country',
  'tee',
  'nines',
  'colour',
  'gender',
  ...RATINGS.flatMap(([rating], at) => [rating, SLOPES[at]![0]]),
  ...['par', 'si', 'yards'].flatMap((column) => HOLES.map((n) => `${column}_${n}`)),
];

const toRow = ({ name, city, country }: Course, tee: Tee): Record<string, string | number> => {
  const row: Record<string, string | number | undefined> = {
    course: safeText(name),
    city: safeText(city ?? ''),
    country: safeText(country ?? ''),
    tee: safeText(tee.name),
    nines: safeText(ninesText(tee)),
    colour: safeText(tee.colour ?? ''),
    gender: tee.gender,
  };
  for (const [column, field] of [...RATINGS, ...SLOPES]) row[column] = tee[field];
  for (const [at, par] of tee.par.entries()) {
    row[`par_${at + 1}`] = par;
    row[`si_${at + 1}`] = tee.strokeIndex?.[at];
    row[`yards_${at + 1}`] = tee.yards?.[at] || undefined;
  }
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value ?? '']));
};

export const coursesToCsv = (courses: readonly Course[]): string =>
  writeTable(
    courseColumns,
    courses.flatMap((course) => course.tees.map((tee) => toRow(course, tee))),
  );

/** A column's whole numbers from hole 1 to the last one given. Fails on the first cell that is not one. */
const perHole = (row: Row, column: string, name: string, most: number): Result<readonly (number | undefined)[]> => {
  const values: (number | undefined)[] = [];
  for (const n of HOLES) {
    const cell = wholeCell(row[`${column}_${n}`], `${name} of hole ${n}`, [0, most]);
    if (!cell.ok) return cell;
    values.push(cell.value);
  }
  return ok(values.slice(0, values.findLastIndex((value) => value !== undefined) + 1));
};

/** "A + B", where a course has more than two nines. */
const ninesCell = (cell: string): Result<string[] | undefined> => {
  if (cell.trim() === '') return ok(undefined);
  const names = cell.split(/[+/]/).map((name) => name.trim());
  return names.length === 2 && names.every((name) => name !== '' && name.length <= 20)
    ? ok(names)
    : fail(`nines “${shorten(cell.trim())}” are not two names, as in A + B`);
};

const textCell = (cell: Cell, name: string, field: string) =>
  fieldCell(cell, name, fieldOf('courses', field)) as Result<string | undefined>;

export type CourseLine = Pick<Course, 'name' | 'city' | 'country'> & { readonly tee: Tee };

const genderIn = (cell: string): Result<Tee['gender']> => {
  const written = cell.trim().toLowerCase();
  const gender = GENDERS.find((one) => one === written);
  return written === '' || gender ? ok(gender) : fail(`gender “${shorten(written)}” is none of ${GENDERS.join(', ')}`);
};

type Ratings = Partial<Record<(typeof RATINGS | typeof SLOPES)[number][1], number>>;
const ratingsIn = (row: Row): Result<Ratings> => {
  const ratings: Ratings = {};
  for (const [column, field] of [...RATINGS, ...SLOPES]) {
    const value = decimalCell(row[column], column.replaceAll('_', ' '), [0, 999]);
    if (!value.ok) return value;
    if (value.value !== undefined) ratings[field] = value.value;
  }
  return ok(ratings);
};

/** The columns of the holes. An empty one is left out; a shorter one of lengths is filled with zeros. */
const figuresIn = (row: Row): Result<Pick<Tee, 'par' | 'strokeIndex' | 'yards'>> => {
  const columns = [
    perHole(row, 'par', 'par', PAR[1]),
    perHole(row, 'si', 'stroke index', 18),
    perHole(row, 'yards', 'yards', YARDS[1]),
  ];
  const values: number[][] = [];
  for (const column of columns) {
    if (!column.ok) return column;
    values.push(column.value.map((value) => value ?? 0));
  }
  const [par = [], strokeIndex = [], yards = []] = values;
  return ok(
    compact({
      par,
      strokeIndex: filled(strokeIndex),
      yards: yards.length > 0 ? par.map((_, at) => yards[at] ?? 0) : undefined,
    }),
  );
};

const toCourseLine = (row: Row, newId: () => string): Result<CourseLine> => {
  const name = textCell(row['course'], 'course', 'name');
  const city = textCell(row['city'], 'city', 'city');
  const country = textCell(row['country'], 'country', 'country');
  const teeName = textCell(row['tee'], 'tee', 'tees.name');
  const colour = textCell(row['colour'], 'colour', 'tees.colour');
  for (const cell of [name, city, country, teeName, colour]) if (!cell.ok) return cell;
  const nines = ninesCell(unsafeText(row['nines'] ?? ''));
  if (!nines.ok) return nines;
  const text = (cell: typeof name) => (cell.ok ? cell.value : undefined);
  if (!text(name)) return fail('the course has no name');
  const gender = genderIn(row['gender'] ?? '');
  if (!gender.ok) return gender;
  const ratings = ratingsIn(row);
  if (!ratings.ok) return ratings;
  const figures = figuresIn(row);
  if (!figures.ok) return figures;
  const tee: Tee = compact({
    id: newId(),
    name: text(teeName) ?? '',
    nines: nines.value,
    ...figures.value,
    ...ratings.value,
    colour: text(colour) || undefined,
    gender: gender.value,
  });
  const [problem] = Object.values(teeProblems(tee));
  if (problem) return fail(problem);
  const [place, land] = [text(city), text(country)];
  return ok(compact({ name: text(name)!, city: place || undefined, country: land || undefined, tee }));
};

export type ReadCourseLine = { readonly at: number; readonly read: Result<CourseLine> };

/** Each line as a tee of its course, or its error. Fails if the file is not a courses table. */
export const readCourseLines = (csv: string, context: ImportContext): Result<readonly ReadCourseLine[]> => {
  const table = readTable(csv, 'courses', ['course', 'tee', 'par_1']);
  if (!table.ok) return table;
  return ok(
    readEach(table.value.lines, context, ({ at, row }) => ({
      at,
      read: row.ok ? toCourseLine(row.value, context.newId) : row,
    })),
  );
};
