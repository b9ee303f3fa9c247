import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { courseColumns, coursesToCsv } from '#src/domain/transfer/courses-csv.ts';
import { readCourses } from '#src/domain/transfer/courses.ts';
import { toJson } from '#src/domain/transfer/json.ts';

let made = 0;
const context = { userId: 'sam', today: '2026-11-21', nowIso: '2026-11-21T10:00:00.000Z', newId: () => `c${++made}` };

type Cells = Record<string, string | number>;
const line = (cells: Cells) =>
  courseColumns.map((name) => `"${String(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');
const table = (...rows: Cells[]) => [courseColumns.join(','), ...rows.map(line)].join('\n');
const each = (column: string, holes: number, value: (n: number) => number) =>
  Object.fromEntries(Array.from({ length: holes }, (_, at) => [`${column}_${at + 1}`, value(at + 1)]));
const heron = (more: Cells = {}): Cells => ({
  course: 'Heron Creek',
  city: 'Sörmland',
  tee: 'White',
  course_rating: '71,3',
  slope: 128,
  ...each('par', 18, (n) => (n % 4 === 0 ? 5 : 4)),
  ...each('si', 18, (n) => 19 - n),
  ...each('yards', 18, (n) => 300 + n),
  ...more,
});
const preview = (text: string, known: readonly Course[] = []) => {
  const read = readCourses(text, known, context);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const withoutIds = (courses: readonly Course[]) =>
  courses.map((course) => ({ ...course, id: '', tees: course.tees.map((tee) => ({ ...tee, id: '' })) }));

describe('importing courses from a spreadsheet', () => {
  it('makes one course of the tees with one name and place', () => {
    const { toAdd } = preview(
      table(
        heron(),
        heron({ city: 'sormland', tee: 'Yellow', gender: 'female', course_rating: 69.8 }),
        heron({ city: 'Elsewhere' }),
      ),
    );
    expect(toAdd.map(({ name, city, tees }) => [name, city, tees.map((tee) => tee.name)])).toEqual([
      ['Heron Creek', 'Sörmland', ['White', 'Yellow']],
      ['Heron Creek', 'Elsewhere', ['White']],
    ]);
    expect(toAdd[0]?.tees[0]).toMatchObject({ courseRating: 71.3, slope: 128, yards: expect.arrayContaining([318]) });
  });

  it('accepts a course of nine holes with what is known of it', () => {
    const [course] = preview(table({ course: 'Short', tee: 'Mat', ...each('par', 9, () => 3) })).toAdd;
    expect(course?.tees).toEqual([{ id: expect.any(String), name: 'Mat', par: Array.from({ length: 9 }, () => 3) }]);
  });

  it.each([
    [{ slope: 200 }, 'Slope is a whole number from 55 to 155'],
    [{ course_rating: 'high' }, 'course rating “high” is not a number'],
    [{ par_7: 8 }, 'par of hole 7 8 is not between 0 and 7'],
    [{ par_7: '' }, 'Par is 2 to 7'],
    [{ par_18: '' }, 'A course has 9 or 18 holes'],
    [{ si_3: 1 }, 'Use each stroke index from 1 to 18 once, or 1 to 9 on each nine'],
    [{ yards_2: 19 }, 'Holes are 20 to 1,100 yards long'],
    [{ tee: '' }, 'Give the tee a name, for example its colour'],
    [{ course: '' }, 'the course has no name'],
    [{ gender: 'all' }, 'gender “all” is none of female, male, any'],
  ])('says what is wrong with %o', (wrong, reason) => {
    const { toAdd, bad } = preview(table(heron({ tee: 'Blue' }), heron(wrong)));
    expect(bad).toEqual([{ at: 3, reason }]);
    expect(toAdd).toHaveLength(1);
  });

  it('keeps each two of three nines apart, with indexes 1 to 9 on each as printed', () => {
    const two = (nines: string, rating: number) =>
      heron({ nines, course_rating: rating, ...each('si', 18, (n) => ((n - 1) % 9) + 1) });
    const { toAdd, bad } = preview(table(two('A + B', 71.2), two('B/C', 70.4), two('C+A', 69.8), two('A', 70)));
    const named = toAdd[0]!.tees.map(({ name, nines, courseRating }) => [name, nines, courseRating]);

    expect(named).toEqual([
      ['White', ['A', 'B'], 71.2],
      ['White', ['B', 'C'], 70.4],
      ['White', ['C', 'A'], 69.8],
    ]);
    expect(bad.map(({ reason }) => reason)).toEqual(['nines “A” are not two names, as in A + B']);
    expect(preview(coursesToCsv(toAdd)).toAdd[0]!.tees.map(({ nines }) => nines)).toEqual(
      named.map(([, nines]) => nines),
    );
  });

  it('finds what is already here, whatever the accents, and leaves it as it is', () => {
    const known = preview(table(heron())).toAdd;
    const again = preview(table(heron({ city: 'Sormland', slope: 120 }), heron({ course: 'New', tee: 'Red' })), known);
    expect(again.duplicates).toEqual([{ at: 2, what: 'Heron Creek, Sormland, White' }]);
    expect(again.toAdd.map(({ name }) => name)).toEqual(['New']);
    expect(preview(table(heron(), heron())).duplicates).toHaveLength(1);
  });

  it('imports what it exported, as a spreadsheet and as JSON', () => {
    const courses = preview(
      table(
        heron({ front_course_rating: 35.2, front_slope: 118, colour: 'white', country: '=Sweden' }),
        heron({ tee: '-Dash, “quote"' }),
        { course: 'Short', tee: 'Mat', ...each('par', 9, () => 3) },
      ),
    ).toAdd;
    expect(withoutIds(preview(coursesToCsv(courses)).toAdd)).toEqual(withoutIds(courses));
    expect(withoutIds(preview(toJson('courses', courses, context.nowIso)).toAdd)).toEqual(withoutIds(courses));
  });

  it('never throws, whatever the file', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((cell) => table(heron({ par_1: cell, tee: cell }))),
          fc.array(fc.object()).map((entries) => JSON.stringify(entries)),
        ),
        (text) => {
          readCourses(text, [], context);
        },
      ),
    );
  });
});

describe('importing courses as JSON', () => {
  const [course] = preview(table(heron())).toAdd;

  it('publishes nothing, and keeps who entered a shared copy', () => {
    const sharedFrom = { courseId: 'x', enteredBy: 'Bo', enteredAt: '2026-01-01T00:00:00.000Z' };
    const [own, shared] = preview(
      toJson(
        'courses',
        [
          { ...course, userId: 'bo', published: true, searchWords: ['heron'], enteredBy: 'Bo', map: 'AAAA' },
          { ...course, name: 'Other', sharedFrom, source: 'shared' },
        ],
        context.nowIso,
      ),
    ).toAdd;
    expect(own).toMatchObject({ userId: 'sam', source: 'user' });
    expect(own).not.toHaveProperty('published');
    expect(own).not.toHaveProperty('map');
    expect(own).not.toHaveProperty('searchWords');
    expect(shared).toMatchObject({ source: 'shared', sharedFrom });
  });

  it('lists invalid entries, one by one', () => {
    const { toAdd, bad, counted } = preview(
      JSON.stringify([course, { ...course, name: 'No tees', tees: [] }, 'x', { ...course, name: 7 }]),
    );
    expect(counted).toBe('entry');
    expect(toAdd).toHaveLength(1);
    expect(bad).toEqual([
      { at: 2, reason: 'the course has no tee' },
      { at: 3, reason: 'it is not a course' },
      { at: 4, reason: 'name is not text' },
    ]);
  });
});
