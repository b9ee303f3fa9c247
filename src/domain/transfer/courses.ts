import type { Course } from '#src/domain/entities/course.entity.ts';
import { sortKeyOf, validateDocument } from '#src/domain/entities/documents.ts';
import { teeProblems } from '#src/domain/rounds/course-check.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { plainText } from '#src/domain/rounds/course-search.ts';
import { type Result, compact, fail, ok } from '@divot/basics';
import { type CourseLine, readCourseLines } from './courses-csv.ts';
import { type ImportContext, type ImportPreview, type ReadRow, previewOf, readEach } from './import-preview.ts';
import { asOwn, isJson, jsonEntries } from './json.ts';

// Reads courses from a file, spreadsheet or JSON. A course that already exists stays unchanged: an import never
// rewrites the golfer's data.

type Place = Pick<Course, 'name' | 'city'>;
const MOST_TEES = 20;

/** Courses with the same name and place are the same. */
export const courseFingerprint = ({ name, city = '' }: Place): string =>
  [name, city].map((part) => plainText(part.trim()).replaceAll(/\s+/g, ' ')).join('|');

const placeText = ({ name, city }: Place): string => [name, city].filter(Boolean).join(', ');

const newCourse = ({ name, city, country, tee }: CourseLine, { userId, nowIso, newId }: ImportContext): Course => {
  const course: Course = compact({
    id: newId(),
    userId,
    createdAt: nowIso,
    updatedAt: nowIso,
    sortKey: 0,
    source: 'user',
    name,
    city: city || undefined,
    country: country || undefined,
    tees: [tee],
  });
  return { ...course, sortKey: sortKeyOf('courses', course) };
};

const withTee = (course: Course, { tee }: CourseLine): Result<Course> | 'known' => {
  if (course.tees.some((one) => plainText(teeText(one)) === plainText(teeText(tee)))) return 'known';
  if (course.tees[0]?.par.length !== tee.par.length) return fail('all tees of a course need the same number of holes');
  return course.tees.length < MOST_TEES
    ? ok({ ...course, tees: [...course.tees, tee] })
    : fail(`a course has at most ${MOST_TEES} tees`);
};

const fromTable = (csv: string, stored: readonly Course[], context: ImportContext): Result<ImportPreview<Course>> => {
  const lines = readCourseLines(csv, context);
  if (!lines.ok) return lines;
  const here = new Set(stored.map(courseFingerprint));
  const added = new Map<string, Course>();
  const duplicates: { at: number; what: string }[] = [];
  const bad: { at: number; reason: string }[] = [];
  for (const { at, read } of lines.value) {
    if (!read.ok) {
      bad.push({ at, reason: read.error.replace(/\.$/, '') });
      continue;
    }
    const key = courseFingerprint(read.value);
    const before = added.get(key);
    const course = before ? withTee(before, read.value) : ok(newCourse(read.value, context));
    if (here.has(key) || course === 'known') {
      duplicates.push({ at, what: `${placeText(read.value)}, ${teeText(read.value.tee)}` });
    } else if (course.ok) added.set(key, course.value);
    else bad.push({ at, reason: course.error });
  }
  return ok({ toAdd: [...added.values()], duplicates, bad, counted: 'line' });
};

/**
 * A shared copy keeps its origin. Whether others can find the course is never taken from a file, and its map is fetched
 * again.
 */
const courseOf = (entry: unknown, context: ImportContext): Result<Course> => {
  const entryFields = asOwn('courses', entry, context);
  if (!entryFields) return fail('it is not a course');
  const {
    published: _published,
    enteredBy: _by,
    searchWords: _words,
    lastPlayedAt: _played,
    map: _map,
    ...fields
  } = entryFields;
  const document = { ...fields, source: fields['sharedFrom'] ? 'shared' : 'user' };
  const problem = validateDocument('courses', document);
  if (problem) return fail(problem);
  const course = document as unknown as Course; // already checked by the door
  if (course.name.trim() === '') return fail('the course has no name');
  if (course.tees.length === 0) return fail('the course has no tee');
  const [wrong] = course.tees.flatMap((tee) => Object.values(teeProblems(tee)));
  return wrong ? fail(wrong) : ok({ ...course, sortKey: sortKeyOf('courses', course) });
};

const fromJson = (text: string, stored: readonly Course[], context: ImportContext): Result<ImportPreview<Course>> => {
  const entries = jsonEntries(text, 'courses');
  if (!entries.ok) return entries;
  const rows = readEach(entries.value, context, (entry, index): ReadRow<Course> => ({
    at: index + 1,
    read: courseOf(entry, context),
  }));
  const identity = { fingerprint: courseFingerprint, what: placeText };
  return ok(previewOf(rows, 'entry', stored, identity));
};

/** Reads a file of courses without storing anything. Fails only if it is not a file of courses at all. */
export const readCourses = (
  text: string,
  stored: readonly Course[],
  context: ImportContext,
): Result<ImportPreview<Course>> => (isJson(text) ? fromJson : fromTable)(text, stored, context);
