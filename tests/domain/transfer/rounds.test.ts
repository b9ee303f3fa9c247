import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapRecord } from '#tests/support/handicap-record.ts';
import { toJson } from '#src/domain/transfer/json.ts';
import { roundColumns, roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { readRounds } from '#src/domain/transfer/rounds.ts';

let made = 0;
const context = { userId: 'sam', today: '2026-11-21', nowIso: '2026-11-21T10:00:00.000Z', newId: () => `r${++made}` };

const line = (cells: Record<string, string | number>) =>
  roundColumns.map((name) => `"${String(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');
const table = (...rows: Record<string, string | number>[]) => [roundColumns.join(','), ...rows.map(line)].join('\n');
const eighteen = (score: (n: number) => string | number) =>
  Object.fromEntries(Array.from({ length: 18 }, (_, at) => [`score_${at + 1}`, score(at + 1)]));
const preview = (csv: string, known: readonly Round[] = []) => {
  const read = readRounds(csv, known, context);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe('importing rounds from a spreadsheet', () => {
  it('imports 490 of 500 rounds and names the ten bad lines', () => {
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
    expect(bad.map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, at) => at * 50 + 9));
    expect(bad[0]?.reason).toBe('score of hole 3 “four” is not a number');
    expect(toAdd[0]?.courseSnapshot?.tee.courseRating).toBe(71.2);
  });

  it('keeps the most likely score of a pick-up through export and import (Rule 3.3)', () => {
    const [read] = preview(
      table({ date: '2026-05-01', ...eighteen((n) => (n === 3 ? 'X6' : n === 4 ? 'x' : 5)) }),
    ).toAdd;
    expect(read?.holes[2]).toMatchObject({ pickedUp: true, mostLikely: 6 });
    expect(read?.holes[3]).toEqual({ n: 4, par: 4, pickedUp: true });
    expect(roundsToCsv([read!])).toMatch(/"?X6"?.*"?X"?/);
    expect(preview(roundsToCsv([{ ...read!, playedOn: '2026-05-02' }])).toAdd[0]?.holes).toEqual(read?.holes);
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
    [{ date: '2026-02-30', score_1: 4 }, 'date “2026-02-30” is not a day'],
    [{ date: '2026-05-01', score_1: 21 }, 'score of hole 1 21 is not between 1 and 20'],
    [{ date: '2026-05-01', score_1: 4.5 }, 'score of hole 1 4.5 is not a whole number'],
    [{ date: '2026-05-01', score_1: 2, putts_1: 3 }, 'Hole 1: 3 putts do not fit into 2 strokes'],
    [{ date: '2026-05-01', score_1: 4, slope: 20 }, 'slope 20 is not between 55 and 155'],
    [{ date: '2026-05-01' }, 'no hole has a score'],
    [{ date: '2026-05-01', score_1: 4, yards_1: 12 }, 'yards of hole 1 12 is not between 20 and 1100'],
    [{ date: '2026-05-01', score_1: 4, rating_minus_par: 'maybe' }, 'rating minus par “maybe” is none of yes, no'],
    [{ date: '2026-05-01', score_1: 4, score_2: 4, si_1: 7, si_2: 7 }, 'two holes have the same stroke index'],
    [{ date: '2026-05-01', score_1: 4, course_rating: 71.25 }, 'The rating is 40.0 to 90.0 with one decimal'],
  ])('says what is wrong with %o', (row, reason) => {
    expect(preview(table(row)).bad).toEqual([{ at: 2, reason }]);
  });

  it('finds rounds that are already there, in the file and in the store', () => {
    const row = { date: '2026-05-01', course: 'Links', ...eighteen(() => 4) };
    const once = preview(table(row, row));
    expect(once.toAdd).toHaveLength(1);
    expect(once.duplicates).toEqual([{ at: 3, what: '2026-05-01 Links' }]);
    expect(preview(table(row), once.toAdd).toAdd).toHaveLength(0);
  });

  it('imports what it exported', () => {
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

  it('keeps the rule for a round’s course handicap; a table without it uses the golfer’s setting', () => {
    const row = { date: '2026-05-01', course: 'Links', ...eighteen(() => 4) };
    const read = (csv: string, ratingMinusPar: boolean) => {
      const found = readRounds(csv, [], { ...context, ratingMinusPar });
      if (!found.ok) throw new Error(found.error);
      return found.value.toAdd;
    };
    const [on, off] = [read(table(row), true), read(table(row), false)];
    expect([on[0]?.ratingMinusPar, off[0]?.ratingMinusPar]).toEqual([undefined, false]);
    // The round keeps its own value through export and import, whatever the setting is by then.
    expect(read(roundsToCsv(on), false)[0]?.ratingMinusPar).toBeUndefined();
    expect(read(roundsToCsv(off), true)[0]?.ratingMinusPar).toBe(false);
  });

  it('accepts the stroke indexes of a nine played twice', () => {
    const twice = Object.fromEntries(Array.from({ length: 18 }, (_, at) => [`si_${at + 1}`, (at % 9) + 1]));
    expect(preview(table({ date: '2026-05-01', ...eighteen(() => 5), ...twice })).bad).toEqual([]);
  });

  it('counts lines as a spreadsheet does, including blank ones, and accepts semicolons with comma decimals', () => {
    const scores = Array.from({ length: 18 }, () => 4).join(';');
    const head = `date;course;course_rating;slope;${Array.from({ length: 18 }, (_, at) => `score_${at + 1}`).join(';')}`;
    const csv = `${head}\n2026-05-01;Links;71,3;120;${scores}\n\n2026-05-02;Links;71,3;12;${scores}\n`;
    const { toAdd, bad } = preview(csv);
    expect(toAdd[0]?.courseSnapshot?.tee).toMatchObject({ courseRating: 71.3, slope: 120 });
    expect(bad).toEqual([{ at: 4, reason: 'slope 12 is not between 55 and 155' }]);
  });

  it('does not read cells under the wrong column if a decimal comma is not quoted', () => {
    const [columns, cells] = table({ date: '2026-05-01', course_rating: 71, notes: 'n', ...eighteen(() => 4) }).split(
      '\n',
    );
    const [found] = preview(`${columns}\n${cells!.replace('"71"', '71,3')},9`).bad;
    expect(found).toMatchObject({ at: 2 });
    expect(found?.reason).toContain('put quotes around a decimal comma');
  });

  it('keeps two rounds of one day in the order of their lines', () => {
    const on = (first: number) => ({ date: '2026-05-01', course: 'Links', ...eighteen(() => first) });
    const dates = preview(table(on(5), on(4))).toAdd.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(dates).size).toBe(2);
  });

  it('keeps the rating of a nine through export and import, and with it the index', () => {
    const nines = Array.from({ length: 6 }, (_, at) => ({
      date: `2026-05-0${at + 1}`,
      course: 'Links',
      course_rating: 35.2,
      slope: 118,
      pcc: 1,
      ...Object.fromEntries([10, 11, 12, 13, 14, 15, 16, 17, 18].map((n) => [`score_${n}`, 4 + (n % 2)])),
    }));
    const first = preview(table(...nines)).toAdd;
    expect(first[0]?.courseSnapshot?.tee).toMatchObject({ backCourseRating: 35.2, backSlope: 118 });
    const again = preview(roundsToCsv(first)).toAdd;
    const indexes = (rounds: readonly Round[]) => handicapRecord(rounds).map(({ index }) => index);
    expect(indexes(again)).toEqual(indexes(first));
    expect(indexes(again).at(-1)).not.toBeNull();
  });

  it('never throws, whatever the file', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((cells) => table({ date: cells, score_1: cells })),
        ),
        (csv) => {
          readRounds(csv, [], context);
        },
      ),
    );
  });
});

describe('importing rounds as JSON', () => {
  const [round] = preview(table({ date: '2026-05-01', course: 'Links', tee: 'White', ...eighteen(() => 4) })).toAdd;
  const withMore: Round = {
    ...round!,
    id: 'elsewhere',
    createdAt: '2026-05-01T18:00:00.000Z',
    partners: [{ id: 'ann', name: 'Ann', strokes: { '1': 5 } }],
    mood: 4,
    holes: round!.holes.map((hole) => ({ ...hole, driveEnd: { lie: 'rough', yards: 140 } })),
  };
  const json = (...rounds: unknown[]) => toJson('rounds', rounds as object[], context.nowIso);

  it('restores everything on the card, under the golfer’s own name', () => {
    const { toAdd, counted } = preview(json({ ...withMore, userId: 'somebody', conflicts: [] }));
    expect(counted).toBe('entry');
    expect(toAdd).toEqual([
      { ...withMore, id: expect.stringMatching(/^r\d+$/), userId: 'sam', updatedAt: context.nowIso },
    ]);
  });

  it('recognises a round that is still here under its own id, and one with the same scores', () => {
    expect(preview(json({ ...withMore, notes: 'older' }), [withMore])).toMatchObject({
      toAdd: [],
      duplicates: [{ at: 1, what: '2026-05-01 Links' }],
    });
    expect(preview(json(withMore), [{ ...withMore, id: 'mine' }]).duplicates).toHaveLength(1);
  });

  it.each([
    [{ playedOn: '2026-11-22' }, 'date 2026-11-22 is in the future'],
    [{ status: 'active' }, 'the round is still under way'],
    [{ holes: [{ n: 1, par: 4, strokes: 21 }] }, 'holes.0.strokes is not between 1 and 20'],
    [{ holes: [{ n: 1, par: 4, strokes: 2, putts: 3 }] }, 'Hole 1: 3 putts do not fit into 2 strokes'],
    [{ holes: [] }, 'no hole has a score'],
  ])('lists an entry with %o', (wrong, reason) => {
    const { toAdd, bad } = preview(json({ ...withMore, ...wrong }, withMore, 7));
    expect(bad).toEqual([
      { at: 1, reason },
      { at: 3, reason: 'it is not a round' },
    ]);
    expect(toAdd).toHaveLength(1);
  });

  it('says that a file contains no rounds', () => {
    expect(readRounds('{"collections":{"courses":[]}}', [], context)).toEqual({
      ok: false,
      error: 'This file holds no rounds.',
    });
    expect(readRounds('{"collections":', [], context)).toMatchObject({ ok: false });
  });

  it('never throws, whatever the entries', () => {
    fc.assert(
      fc.property(fc.array(fc.object()), (entries) => {
        readRounds(JSON.stringify(entries), [], context);
      }),
    );
  });
});
