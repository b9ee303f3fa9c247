import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { benchRounds } from '#dev/bench/rounds.ts';
import { seeded, shuffled } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import { readShotFile } from '@divot/shot-files';
import { shotsToCsv } from '#src/domain/bag/shots-out.ts';
import { packShots } from '#src/domain/bag/shot-columns.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { resultsCsv } from '#src/domain/events/event-file.ts';
import type { EventRow } from '#src/domain/events/event-results.ts';
import { readPlayers } from '#src/domain/events/players-typed.ts';
import { coursesToCsv } from '#src/domain/transfer/courses-csv.ts';
import { readCourses } from '#src/domain/transfer/courses.ts';
import { roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { readRounds } from '#src/domain/transfer/rounds.ts';

// Divot's own files, opened and saved once by a spreadsheet.

type Habit = {
  readonly day: (y: string, m: string, d: string) => string;
  readonly comma: boolean;
  readonly separator: string;
  readonly more?: (rows: string[][]) => string[][];
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HABITS: readonly (readonly [name: string, habit: Habit])[] = [
  ['Excel in Britain', { day: (y, m, d) => `${d}/${m}/${y}`, comma: false, separator: ',' }],
  [
    'Excel in the United States',
    {
      day: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
      comma: false,
      separator: ',',
      more: (rows) => rows.map((row) => [...row, '', '']),
    },
  ],
  ['Excel in Germany', { day: (y, m, d) => `${d}.${m}.${y}`, comma: true, separator: ';' }],
  [
    'LibreOffice with tabs',
    { day: (y, m, d) => `${Number(d)}-${MONTHS[Number(m) - 1]}-${y.slice(2)}`, comma: true, separator: '\t' },
  ],
  [
    'Sheets with columns moved and added',
    {
      day: (y, m, d) => `${y}-${m}-${d} 00:00:00`,
      comma: false,
      separator: ',',
      more: (rows) => {
        const order = shuffled([...rows[0]!.keys()], seeded(rows.length));
        return rows.map((row, at) => [...order.map((place) => row[place] ?? ''), at === 0 ? 'My note' : 'windy']);
      },
    },
  ],
];
const saved = (csv: string, { day, comma, separator, more = (rows) => rows }: Habit): string => {
  const cell = (text: string) => {
    const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
    if (y) return day(y, m!, d!);
    return comma && /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text;
  };
  const rows = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data.map((row) => row.map(cell));
  return `\uFEFF${Papa.unparse(more(rows), { delimiter: separator, newline: '\r\n' })}`;
};

const ids = (dayFirst?: boolean) => {
  let made = 0;
  return {
    userId: 'sam',
    today: '2026-11-27',
    nowIso: '2026-11-27T12:00:00.000Z',
    newId: () => `n${(made += 1)}`,
    dayFirst,
  };
};
const withoutIds = (round: Round) =>
  JSON.parse(
    JSON.stringify(
      { ...round, id: '', createdAt: '', updatedAt: '', courseId: undefined, timeZone: undefined },
      (key, value: unknown) => (key === 'id' ? '' : value),
    ),
  ) as object;

/** A round with every field that a golfer types. */
const typedRound = (nth: number): Round => {
  const random = seeded(nth + 1);
  const [round] = benchRounds('sam', 1, nth) as [Round];
  const sometimes = <T>(value: T) => (random() < 0.6 ? value : undefined);
  const holes = round.holes.map((hole) => {
    if (random() < 0.04)
      return {
        n: hole.n,
        par: hole.par,
        si: hole.si,
        pickedUp: true,
        conceded: sometimes(true),
        mostLikely: sometimes(7),
      };
    return {
      ...hole,
      chip: sometimes(true),
      sand: sometimes(false),
      routine: sometimes('part' as const),
      thoughtStuck: sometimes(true),
      driveEnd: sometimes({ lie: 'rough' as const, yards: 140.5 }),
      approachEnd: sometimes({ lie: 'green' as const, yards: 8 }),
      shots: sometimes([
        { id: 'a', lie: 'tee' as const, distance: 380, club: 'Driver', yards: 231.5 },
        { id: 'b', lie: 'fairway' as const, distance: 148.5, penalty: true },
      ]),
    };
  });
  return JSON.parse(
    JSON.stringify({
      ...round,
      holes,
      format: 'stableford',
      maximumScore: sometimes('twice-par'),
      indexAtStart: sometimes(-1.4),
      courseHandicap: sometimes(12),
      weather: sometimes('Wind, 12°'),
      signedBy: sometimes('Kim O’Neil'),
      bestShot: sometimes('=SUM(1,2); "7-iron"'),
      lesson: sometimes('+1 more club\nalways'),
      mood: sometimes(4),
      notes: sometimes('rain; then sun'),
      preshotRoutine: sometimes('two looks'),
      swingThought: sometimes('-slow'),
      goals: sometimes([
        { id: 'g', text: 'Ten fairways', outcome: 'yes' },
        { id: 'h', text: 'Stay calm' },
      ]),
      pcc: sometimes(-1),
      ratingMinusPar: sometimes(false) === false ? false : undefined,
    }),
  ) as Round;
};

it('has every field that a golfer types, also a text that is a formula to a spreadsheet', () => {
  for (let nth = 0; nth < 20; nth += 1) {
    const round = typedRound(nth);
    const { courseSnapshot: _tee, timeZone: _zone, ...typed } = round;
    const read = readRounds(roundsToCsv([round]), [], ids());
    const [back] = read.ok ? read.value.toAdd : [];
    const { date: _noon, finishedAt: _end, sortKey: _key, ...expected } = withoutIds(typed) as Round;
    expect(withoutIds(back!)).toMatchObject(expected);
  }
});

const GOLFERS = cases(200);
describe.each(HABITS)('%s', (_, habit) => {
  it(`brings back the rounds of ${GOLFERS} golfers whole`, () => {
    for (let nth = 0; nth < GOLFERS; nth += 1) {
      // From the file itself, so that the comparison is of what a spreadsheet can hold.
      const first = readRounds(roundsToCsv([typedRound(2 * nth), typedRound(2 * nth + 31)]), [], ids());
      if (!first.ok) throw new Error(first.error);
      expect(first.value.bad).toEqual([]);
      const again = readRounds(
        saved(roundsToCsv(first.value.toAdd), habit),
        [],
        ids(habit.day('2026', '05', '06').startsWith('06')),
      );
      expect(again.ok && again.value.bad).toEqual([]);
      expect(again.ok && again.value.toAdd.map(withoutIds)).toEqual(first.value.toAdd.map(withoutIds));
    }
  });

  it('brings back a course with its ratings and lengths', () => {
    const [round] = benchRounds('sam', 1) as [Round];
    const course = {
      name: 'Älv & Ö, "Old"',
      city: "St. John's",
      country: 'Sverige',
      tees: [round.courseSnapshot!.tee],
    } as unknown as Course;
    const read = readCourses(saved(coursesToCsv([course]), habit), [], ids());
    expect(read.ok && read.value.bad).toEqual([]);
    const [back] = read.ok ? read.value.toAdd : [];
    expect(back).toMatchObject({ name: course.name, city: course.city, country: course.country });
    const { id: _was, ...tee } = course.tees[0]!;
    expect(back!.tees[0]).toMatchObject(tee);
  });

  it('has an event’s results as the players of the next', () => {
    const row = (rank: number, ...names: readonly string[]) =>
      ({ rank, names, value: 40.5 - rank, thru: 18, states: [], withoutIndex: names.slice(1) }) as unknown as EventRow;
    const csv = resultsCsv([row(1, 'Jo Bloggs', 'Max, Jr'), row(2, '-Åsa "Ace" Öst', 'Kim 2')]);
    const read = readPlayers(saved(csv, habit), []);
    expect(read.ok ? read.value.map(({ name }) => name) : read.error).toEqual([
      'Jo Bloggs',
      'Max, Jr',
      '-Åsa "Ace" Öst',
      'Kim 2',
    ]);
    expect(read.ok && read.value.some(({ index }) => index !== undefined)).toBe(false);
  });

  it('brings back shots to a tenth of a metre', () => {
    const shots = Array.from({ length: 40 }, (_shot, nth) => ({
      nth: 0,
      second: 36_000 + nth * 41,
      club: nth % 2 ? '7-iron' : 'Driver',
      carryM: 120.4 + nth,
      sideM: -7.3 + nth / 2,
      totalM: 131.6 + nth,
      ballSpeedMps: 52.1,
    }));
    const session = {
      ...packShots(shots),
      vendor: 'table',
      day: '2026-05-16',
      place: 'range',
      sortKey: 1,
    } as unknown as ShotSession;
    const read = readShotFile('divot-shots.csv', new TextEncoder().encode(saved(shotsToCsv([session]), habit)), {
      dayFirst: true,
      today: '2026-11-27',
    });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const carries = read.value.shots.map(({ carryM }) => Math.round(carryM * 10) / 10);
    expect(carries).toEqual(shots.map(({ carryM }) => Math.round(carryM * 10) / 10));
    expect(read.value.shots.every(({ day }) => day === '2026-05-16')).toBe(true);
  });
});
