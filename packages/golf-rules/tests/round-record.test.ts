import { describe, expect, it } from 'vitest';
import type { Round, Tee } from '../round.ts';
import { ratingFor } from '../handicap/rating.ts';
import { card, handicapRecord } from './records.ts';

const tee: Tee = {
  id: 'white',
  name: 'White',
  par: card().map(({ par }) => par),
  courseRating: 71.6,
  slope: 127,
  frontCourseRating: 35.7,
  frontSlope: 125,
};
const front = Array.from({ length: 9 }, (_, at) => at + 1);
const eighteen = Array.from({ length: 18 }, (_, at) => at + 1);
const back = eighteen.slice(9);

const round = (playedOn: string, holesPlanned: number[], played = holesPlanned, at: Partial<Round> = {}): Round => ({
  id: playedOn,
  date: `${playedOn}T10:00:00Z`,
  playedOn,
  courseSnapshot: { name: 'Fernhill', tee },
  holesPlanned,
  holes: card()
    .map(({ par, strokeIndex, strokes }, hole) => ({ n: hole + 1, par, si: strokeIndex, strokes }))
    .filter(({ n }) => played.includes(n)),
  mode: 'casual',
  status: 'finished',
  ...at,
});
const only = (each: Round) => handicapRecord([each])[0];

describe('a round on the handicap record', () => {
  it('of 18 holes is measured against the course rating', () => {
    // Gross 104, but the 10 on a par 4 counts 9: 103 on 71.6 / 127.
    expect(only(round('2026-05-01', eighteen))).toMatchObject({ holes: 18, adjustedGross: 103, differential: 27.9 });
  });

  it('of nine holes is measured against the rating of that nine, and only if it has one', () => {
    expect(only(round('2026-05-01', front))).toMatchObject({ holes: 9, status: 'pending' });
    expect(only(round('2026-05-01', back))).toMatchObject({ holes: 9, reason: 'no-rating' });
  });

  it('given up after the front nine is posted as that nine', () => {
    expect(only(round('2026-05-01', eighteen, front))).toMatchObject({ holes: 9, status: 'pending' });
  });

  it('given up after eight holes does not count', () => {
    expect(only(round('2026-05-01', eighteen, front.slice(1)))?.reason).toBe('too-few-holes');
    expect(only(round('2026-05-01', eighteen, eighteen.slice(4, 13)))?.reason).toBe('no-rating');
  });

  it('keeps its course par when holes were left out', () => {
    const record = handicapRecord([
      ...['2026-05-01', '2026-05-02', '2026-05-03'].map((day) => round(day, eighteen)),
      round('2026-05-04', eighteen, eighteen.slice(0, 14)),
    ]);
    // Index 27.9 − 2.0 = 25.9: 25.9 × 127 / 113 + 71.6 − 72 = 28.7.
    expect(record[3]).toMatchObject({ holesPlayed: 14, indexAtPlay: 25.9, courseHandicap: 29, status: 'counted' });
  });

  it('is finished and not a practice round', () => {
    const rounds = [
      round('2026-05-01', eighteen, eighteen, { status: 'active' }),
      round('2026-05-02', eighteen, eighteen, { mode: 'practice' }),
      round('2026-05-03', eighteen),
    ];
    expect(handicapRecord(rounds).map(({ id }) => id)).toEqual(['2026-05-03']);
  });
});

it('a nine-hole course played twice has twice its rating', () => {
  const nine = { ...tee, par: tee.par.slice(0, 9), courseRating: 35.2, slope: 118 };
  expect(ratingFor(nine, eighteen)).toMatchObject({ courseRating: 70.4, slope: 118, par: 72 });
  expect(ratingFor(nine, front)).toMatchObject({ courseRating: 35.2, slope: 118, par: 36 });
  expect(ratingFor({ ...nine, courseRating: 70.4 }, eighteen).courseRating).toBe(70.4);
});
