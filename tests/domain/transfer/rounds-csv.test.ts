import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoundsCsv, roundColumns, roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';

let made = 0;
const context = { userId: 'sam', today: '2026-11-21', nowIso: '2026-11-21T10:00:00.000Z', newId: () => `r${++made}` };

const line = (cells: Record<string, string | number>) =>
  roundColumns.map((name) => `"${String(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');
const table = (...rows: Record<string, string | number>[]) => [roundColumns.join(','), ...rows.map(line)].join('\n');
const eighteen = (score: (n: number) => string | number) =>
  Object.fromEntries(Array.from({ length: 18 }, (_, at) => [`score_${at + 1}`, score(at + 1)]));
const preview = (csv: string, known = [] as never[]) => {
  const read = readRoundsCsv(csv, known, context);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe('importing rounds from a spreadsheet', () => {
  it('takes 490 of 500 rounds and names the ten bad lines', () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      date: `20${10 + Math.floor(at / 50)}-0${1 + (at % 9)}-${10 + (at % 19)}`,
      course: `Course ${at}`,
      course_rating: '71,2',
      slope: 131,
      ...eighteen(() => 4 + (at % 3)),
      ...(at % 50 === 7 ? { score_3: 'four' } : {}),
    }));
    const { toAdd, bad } = preview(table(...rows));
    expect(toAdd).toHaveLength(490);
    expect(bad.map(({ line: at }) => at)).toEqual(Array.from({ length: 10 }, (_, at) => at * 50 + 9));
    expect(bad[0]?.reason).toBe('score of hole 3 “four” is not a number');
    expect(toAdd[0]?.courseSnapshot?.tee.courseRating).toBe(71.2);
  });

  it('reads a pick-up, a nine from a shotgun start and what a spreadsheet would run as a formula', () => {
    const nine = Object.fromEntries(
      [10, 11, 12, 13, 14, 15, 16, 17, 18].map((n) => [`score_${n}`, n === 12 ? 'x' : 5]),
    );
    const { toAdd } = preview(table({ date: '2026-05-01', course: "'=HYPERLINK(1)", start_hole: 14, ...nine }));
    expect(toAdd[0]?.courseSnapshot?.name).toBe('=HYPERLINK(1)');
    expect(toAdd[0]?.holesPlanned).toEqual([14, 15, 16, 17, 18, 10, 11, 12, 13]);
    expect(toAdd[0]?.holes.find(({ n }) => n === 12)).toMatchObject({ pickedUp: true });
  });

  it.each([
    [{ date: '2026-11-22', score_1: 4 }, 'date 2026-11-22 is in the future'],
    [{ date: '01/05/2026', score_1: 4 }, 'date “01/05/2026” is not a day written as YYYY-MM-DD'],
    [{ date: '2026-02-30', score_1: 4 }, 'date “2026-02-30” is not a day written as YYYY-MM-DD'],
    [{ date: '2026-05-01', score_1: 21 }, 'score of hole 1 21 is not between 1 and 20'],
    [{ date: '2026-05-01', score_1: 4.5 }, 'score of hole 1 4.5 is not a whole number'],
    [{ date: '2026-05-01', score_1: 2, putts_1: 3 }, 'hole 1 has more putts than strokes'],
    [{ date: '2026-05-01', score_1: 4, slope: 20 }, 'slope 20 is not between 55 and 155'],
    [{ date: '2026-05-01' }, 'no hole has a score'],
  ])('says what is wrong with %o', (row, reason) => {
    expect(preview(table(row)).bad).toEqual([{ line: 2, reason }]);
  });

  it('finds rounds that are already there, in the file and in the store', () => {
    const row = { date: '2026-05-01', course: 'Links', ...eighteen(() => 4) };
    const once = preview(table(row, row));
    expect(once.toAdd).toHaveLength(1);
    expect(once.duplicates).toEqual([{ line: 3, what: '2026-05-01 Links' }]);
    expect(preview(table(row), once.toAdd as never[]).toAdd).toHaveLength(0);
  });

  it('brings back what it exported', () => {
    const first = preview(
      table({
        date: '2026-05-01',
        course: '-Dash, “quote"',
        tee: 'White',
        slope: 120,
        course_rating: 70.1,
        ...eighteen((n) => 3 + (n % 4)),
        putts_2: 1,
        fairway_4: 'left',
        penalties_5: 1,
        first_putt_ft_6: 12.5,
        notes: 'Wind\nand rain',
      }),
    ).toAdd;
    const again = preview(roundsToCsv(first)).toAdd;
    expect({ ...again[0], id: '' }).toEqual({ ...first[0], id: '' });
  });

  it('never throws, whatever the file', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((cells) => table({ date: cells, score_1: cells })),
        ),
        (csv) => {
          readRoundsCsv(csv, [], context);
        },
      ),
    );
  });
});
