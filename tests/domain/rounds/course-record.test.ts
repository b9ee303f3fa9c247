import { expect, it } from 'vitest';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type CourseRound, courseRecord, courseRound } from '#src/domain/rounds/course-record.ts';
import { holeOf } from '@divot/golf-rules';

const par = Array.from({ length: 18 }, () => 4);
const white: Tee = { id: 'white', name: 'White', par };

type Scores = readonly (number | undefined)[];
/** A finished round at Heron Creek, from hole 1 on, on this tee. */
const played = (day: number, scores: Scores, tee: Tee = white, part: Partial<Round> = {}): CourseRound =>
  courseRound({
    id: `r${day}`,
    courseId: 'heron',
    status: 'finished',
    date: `2026-05-${day}T09:00:00Z`,
    playedOn: `2026-05-${day}`,
    courseSnapshot: { name: 'Heron Creek', tee },
    holesPlanned: scores.map((_, at) => at + 1),
    holes: scores.map((strokes, at) => ({ ...holeOf(tee, at + 1), ...(strokes !== undefined && { strokes }) })),
    mode: 'casual',
    ...part,
  } as Round)!;
const all = (strokes: number): number[] => Array.from({ length: 18 }, () => strokes);

it('has average and best of each hole and of whole rounds, and the best of each hole added up', () => {
  const record = courseRecord(white, [
    played(20, [6, ...all(4).slice(1)]),
    played(10, [3, ...all(5).slice(1)]),
    played(2, [5, 4]), // broke off
  ]);

  expect(record.holes[0]).toMatchObject({ n: 1, best: 3, average: 14 / 3 });
  expect(record.holes[1]).toMatchObject({ best: 4, average: 13 / 3 });
  expect(record.whole).toMatchObject([
    { holes: 18, rounds: 2, average: (74 + 88) / 2, averageToPar: 9, best: { id: 'r20', strokes: 74, toPar: 2 } },
  ]);
  expect(record.bestOfEach).toBe(3 + 17 * 4);
  expect([record.hardest?.n, record.easiest?.n]).toEqual([1, 2]);
});

it('counts a pick-up in the average of a hole, and never as its best', () => {
  const pickedUp = played(20, [undefined, 4], white, {
    holes: [
      { ...holeOf(white, 1), pickedUp: true },
      { ...holeOf(white, 2), strokes: 4 },
    ],
  });
  const [first] = courseRecord(white, [pickedUp, played(10, [4, 4])]).holes;

  expect(first).toMatchObject({ best: 4 });
  expect(first!.average).toBeGreaterThan(4);
  expect(first!.plays).toHaveLength(1);
});

it('is one record for nine holes that are played twice', () => {
  const short: Tee = { id: 'club', name: 'Club', par: par.slice(0, 9) };
  const twice = played(20, [5, ...all(4).slice(1, 9), 3, ...all(4).slice(1, 9)], short);
  const record = courseRecord(short, [twice, played(10, all(4).slice(0, 9), short)]);

  expect(record.holes).toHaveLength(9);
  expect(record.holes[0]).toMatchObject({ best: 3, average: 4 });
  expect(record.whole.map(({ holes, rounds }) => [holes, rounds])).toEqual([
    [18, 1],
    [9, 1],
  ]);
});

it('follows each nine of three, whichever two are played', () => {
  const pair = (first: string, second: string): Tee => ({
    id: first + second,
    name: 'White',
    par,
    nines: [first, second],
  });
  const record = courseRecord(pair('B', 'C'), [
    played(20, [6, ...all(4).slice(1, 9), 3, ...all(4).slice(1, 9)], pair('A', 'B')),
  ]);

  expect(record.holes[0]).toMatchObject({ n: 1, best: 3 }); // the first of B
  expect(record.holes[9]!.average).toBeUndefined(); // nobody has played C
});

it('names companions, most rounds together first', () => {
  const withPartners = (day: number, ...names: string[]) =>
    played(day, all(4), white, { partners: names.map((name) => ({ id: name, name, strokes: {} })) });
  const { partners } = courseRecord(white, [withPartners(20, 'Nadia'), withPartners(10, 'Jo'), withPartners(2, 'jo ')]);

  expect(partners).toEqual([
    { name: 'Jo', rounds: 2 },
    { name: 'Nadia', rounds: 1 },
  ]);
});

it('leaves out rounds under way, and rounds on a course that nobody has entered', () => {
  const { id: _id, courseId: _courseId, ...unnamed } = played(2, all(4));
  expect(courseRound({ ...unnamed, status: 'active', courseId: 'heron' } as never)).toBeUndefined();
  expect(courseRound({ ...unnamed, status: 'finished' } as never)).toBeUndefined();
});
