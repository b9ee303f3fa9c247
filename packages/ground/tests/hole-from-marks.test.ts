import { describe, expect, it } from 'vitest';
import { type Metres, beside, inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import type { Position } from '../packs/course-pack.ts';
import {
  type GroundMark,
  marksOn,
  noMarks,
  withMark,
  withMarkInserted,
  withMarkRestored,
  withoutMark,
} from '../marks/ground-marks.ts';
import { ballsOn, holeFromMarks, isInTrouble, markedBalls } from '../marks/hole-from-marks.ts';
import { openHole, openPack } from '../packs/open-pack.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { partOf } from '@divot/golf-rules';

const course = inventedCourse({ seed: 11, lat: 51.24, lon: -1.31, holes: 18 });
const pack = readOverpass(overpassOf(course))[0]!;

const mark = (hole: number, place: Metres, at: number, more: Partial<GroundMark> = {}): GroundMark => ({
  id: `mark-${at}`,
  hole,
  at: at * 60_000,
  accuracyM: 4,
  ...course.at(place),
  ...more,
});
/** The fourth is a par 4. Marks are placed on its tee, in metres along its line, or on the middle of its green. */
const fourth = course.holes[3]!;
const middle = openPack(pack).plane.toPosition(openHole(pack, 4)!.middle);
const along = (metres: number, left = 0): Metres => beside(fourth.line[0]!, fourth.line[1]!, metres, left);
const onGreen = (at: number) => ({ ...mark(4, [0, 0], at), ...middle });

const card = { par: 4, yards: 380 };

describe('a hole from its marks', () => {
  it('gives a par 4 in four from two marks and two putts, the tee not marked', () => {
    const marks = [mark(4, along(120), 1, { club: '7-iron' }), onGreen(2)];

    const entry = holeFromMarks({ pack, n: 4, marks }, card, 2)!;

    expect(entry).toMatchObject({ strokes: 4, putts: 2, penalties: 0, fairway: 'hit', driveEnd: { lie: 'fairway' } });
    expect(entry.approachEnd).toMatchObject({ lie: 'green' });
    expect(entry.shots?.map(({ lie, club }) => [lie, club])).toEqual([
      ['tee', undefined],
      ['fairway', '7-iron'],
      ['green', undefined],
    ]);
    expect(entry.shots?.[0]?.distance).toBe(380);
    expect(entry.shots?.map((shot) => partOf(shot, 4))).toEqual(['off-tee', 'approach', 'putting']);
  });

  it('treats a mark on the tee as the tee, not as a second stroke', () => {
    const marks = [mark(4, along(1), 1), mark(4, along(120), 2), onGreen(3)];

    expect(holeFromMarks({ pack, n: 4, marks }, card, 2)?.strokes).toBe(4);
    expect(ballsOn({ pack, n: 4, marks })[0]?.lie).toBe('tee');
  });

  it.each([
    ['not marked', []],
    ['taken from the map', [mark(4, along(0), 1, { isAssumed: true })]],
  ])('numbers a ball on the map as the list does: the second where the tee was %s', (_, tee) => {
    const balls = ballsOn({ pack, n: 4, marks: [...tee, mark(4, along(120), 2), onGreen(3)] });

    expect(markedBalls(balls).map(({ id, n }) => [id, n])).toEqual([
      ['mark-2', 2],
      ['mark-3', 3],
    ]);
    expect(balls.map(({ id }) => id).slice(1)).toEqual(['mark-2', 'mark-3']);
  });

  it('counts a drop as a penalty of the stroke before it', () => {
    const marks = [mark(4, along(120), 1, { isDrop: true, lie: 'rough' }), onGreen(2)];

    const entry = holeFromMarks({ pack, n: 4, marks }, card, 1)!;

    expect(entry).toMatchObject({ strokes: 4, penalties: 1, fairway: expect.stringMatching(/left|right/) as string });
    expect(entry.shots?.[0]?.penalty).toBe(true);
  });

  it('tells a drive missed left from one missed right', () => {
    const missed = (left: number) => holeFromMarks({ pack, n: 4, marks: [mark(4, along(130, left), 1)] }, card, 2);

    expect(missed(34)?.fairway).toBe('left');
    expect(missed(-34)?.fairway).toBe('right');
  });

  it('measures the first putt to the flag of the day', () => {
    const { plane } = openPack(pack);
    const [x, y] = plane.toPoint(middle);
    const flag = plane.toPosition([x + 6.1, y]);

    const entry = holeFromMarks({ pack, n: 4, marks: [mark(4, along(120), 1), onGreen(2)], flag }, card, 2);

    expect(entry?.firstPuttFt).toBe(20);
  });

  it('has nothing to say before the first mark, and nothing for the green after a chip-in', () => {
    expect(holeFromMarks({ pack, n: 4, marks: [] }, card, 2)).toBeUndefined();
    expect(holeFromMarks({ pack, n: 4, marks: [mark(4, along(120), 1)] }, card, 0)).toMatchObject({
      strokes: 2,
      putts: 0,
    });
  });
});

describe('a mark', () => {
  it('made twice at one ball counts once', () => {
    const once = withMark(noMarks('round'), mark(4, along(120), 1));
    const again = { ...mark(4, along(123), 1), id: 'again', at: 100_000 };

    expect(marksOn(withMark(once, again), 4)).toHaveLength(1);
    expect(marksOn(withMark(once, { ...again, at: 130_000 }), 4)).toHaveLength(2);
    expect(marksOn(withMark(once, { ...again, ...course.at(along(130)) }), 4)).toHaveLength(2);
  });

  it('that was forgotten goes between the balls that it was played between', () => {
    const { plane } = openPack(pack);
    const [x, y] = plane.toPoint(middle);
    const toHoleM = (at: Position) => Math.hypot(plane.toPoint(at)[0] - x, plane.toPoint(at)[1] - y);
    const two = withMark(withMark(noMarks('round'), mark(4, along(100), 1)), onGreen(2));

    const between = withMarkInserted(two, { ...mark(4, along(220), 9), id: 'forgotten' }, toHoleM);
    const last = withMarkInserted(noMarks('round'), { ...mark(4, along(220), 9), id: 'only' }, toHoleM);

    expect(marksOn(between, 4).map(({ id }) => id)).toEqual(['mark-1', 'forgotten', 'mark-2']);
    expect(marksOn(last, 4).map(({ id }) => id)).toEqual(['only']);
  });

  it('that was deleted returns with the tee that went with it', () => {
    const tee = mark(4, along(0), 1, { isAssumed: true });
    const one = withMark({ ...noMarks('round'), marks: [tee] }, mark(4, along(120), 2));

    const gone = withoutMark(one, 'mark-2');
    expect(gone.marks).toEqual([]);
    expect(withMarkRestored(gone, one, 'mark-2')).toEqual(one);
    expect(withMarkRestored(one, one, 'mark-2')).toEqual(one);
  });

  it('asks about a drop only if water is near', () => {
    const pond = course.areas.find(({ kind }) => kind === 'water')!;

    expect(isInTrouble(pack, course.at(pond.ring[0]!))).toBe(true);
    expect(isInTrouble(pack, middle)).toBe(false);
  });

  it('asks about a drop beside a burn of three metres', () => {
    const answer = overpassOf(course);
    const burn = {
      type: 'way',
      id: 7,
      tags: { waterway: 'stream' },
      geometry: [along(200, 60), along(200, -60)].map(course.at),
    };
    const [withBurn] = readOverpass({ ...answer, elements: [...answer.elements, burn] });

    expect([186, 196, 204, 214].map((metres) => isInTrouble(withBurn!, course.at(along(metres))))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
