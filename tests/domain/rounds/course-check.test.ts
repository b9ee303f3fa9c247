import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { rarePars, strokeIndexesFit, teeProblems } from '#src/domain/rounds/course-check.ts';
import { looksEnteredTwice, roundFingerprint } from '#src/domain/rounds/same-round.ts';

const eighteen = Array.from({ length: 18 }, (_, at) => at + 1);
const tee: Tee = { id: 't', name: 'White', par: eighteen.map(() => 4), strokeIndex: eighteen };

describe('a tee as it is entered (limits of the handicap sheet)', () => {
  it.each<[Partial<Tee>, string | undefined]>([
    [{}, undefined],
    [{ par: [6, ...tee.par.slice(1)] }, undefined],
    [{ par: [2, 7, ...tee.par.slice(2)] }, undefined],
    [{ par: [8, ...tee.par.slice(1)] }, 'par'],
    [{ par: [1, ...tee.par.slice(1)] }, 'par'],
    [{ par: tee.par.slice(0, 12), strokeIndex: eighteen.slice(0, 12) }, 'par'],
    [{ strokeIndex: [2, ...eighteen.slice(1)] }, 'strokeIndex'],
    [{ par: tee.par.slice(9), strokeIndex: eighteen.slice(0, 9) }, undefined],
    [{ par: tee.par.slice(9), strokeIndex: [1, 3, 5, 7, 9, 11, 13, 15, 17] }, undefined],
    [{ par: tee.par.slice(9), strokeIndex: [1, 1, 5, 7, 9, 11, 13, 15, 17] }, 'strokeIndex'],
    [{ slope: 54 }, 'slope'],
    [{ slope: 155, courseRating: 90 }, undefined],
    [{ courseRating: 40 }, undefined],
    [{ courseRating: 39.9 }, 'courseRating'],
    [{ par: tee.par.slice(9), strokeIndex: undefined, courseRating: 20 }, undefined],
    [{ par: tee.par.slice(9), strokeIndex: undefined, courseRating: 19.9 }, 'courseRating'],
    [{ courseRating: 71.25 }, 'courseRating'],
    [{ frontCourseRating: 45.1 }, 'frontCourseRating'],
    [{ yards: [20, 1100, ...eighteen.slice(2).map(() => 400)] }, undefined],
    [{ yards: [19, ...eighteen.slice(1).map(() => 400)] }, 'yards'],
    [{ yards: [1101, ...eighteen.slice(1).map(() => 400)] }, 'yards'],
    [{ strokeIndex: [...eighteen.slice(0, 9), ...eighteen.slice(0, 9)] }, undefined],
    [{ strokeIndex: [...eighteen.slice(0, 9), 2, ...eighteen.slice(1, 9)] }, 'strokeIndex'],
    [{ nines: ['A', 'C'], strokeIndex: [1, 3, 5, 7, 9, 11, 13, 15, 17, 17, 3, 5, 7, 9, 11, 13, 15, 1] }, undefined],
    [{ strokeIndex: [1, 3, 5, 7, 9, 11, 13, 15, 17, 17, 3, 5, 7, 9, 11, 13, 15, 1] }, 'strokeIndex'],
  ])('%j: %s', (changed, wrong) => {
    expect(Object.keys(teeProblems({ ...tee, ...changed }))).toEqual(wrong === undefined ? [] : [wrong]);
  });

  it('tells the lengths that a hole may have in the golfer’s unit', () => {
    const short = { ...tee, yards: [9, ...eighteen.slice(1).map(() => 400)] };
    expect(teeProblems(short, 'imperial')).toEqual({ yards: 'Holes are 20 to 1,100 yards long.' });
    expect(teeProblems(short, 'metric')).toEqual({ yards: 'Holes are 18 to 1,006 metres long.' });
  });

  it('a par 2, 6 or 7 is allowed and pointed out', () => {
    expect(rarePars([4, 6, 3, 7, 2])).toEqual([2, 4, 5]);
    expect(rarePars(tee.par)).toEqual([]);
  });
});

it('stroke indexes on a card are consistent once each, or twice if a nine was played twice', () => {
  const nine = eighteen.slice(0, 9);
  expect(strokeIndexesFit(eighteen)).toBe(true);
  expect(strokeIndexesFit([undefined, 3, undefined])).toBe(true);
  expect(strokeIndexesFit([...nine, ...nine])).toBe(true);
  expect(strokeIndexesFit([3, 3])).toBe(false);
  expect(strokeIndexesFit([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toBe(false);
});

describe('a round entered twice', () => {
  const card = (
    scores: readonly number[],
    playedOn = '2026-05-01',
  ): Pick<Round, 'playedOn' | 'courseSnapshot' | 'holes'> => ({
    playedOn,
    courseSnapshot: { name: 'Links', tee },
    holes: scores.map((strokes, at) => ({ n: at + 1, par: 4, strokes })),
  });

  it('has the same day, course, tees and gross: a warning', () => {
    expect(looksEnteredTwice(card([4, 5]), card([5, 4]))).toBe(true);
    expect(looksEnteredTwice(card([4, 5]), card([5, 5]))).toBe(false);
    expect(looksEnteredTwice(card([4, 5]), card([4, 5], '2026-05-02'))).toBe(false);
  });

  it('is left out of an import only with the same score on every hole', () => {
    expect(roundFingerprint(card([4, 5]))).not.toBe(roundFingerprint(card([5, 4])));
    expect(roundFingerprint(card([4, 5]))).toBe(roundFingerprint(card([4, 5])));
  });
});
