import { describe, expect, it } from 'vitest';
import { handicapHistory } from '../handicap/handicap.ts';
import { addDays, seeded } from '@divot/basics';

const RECORDS = 1000;
const PAR = [4, 4, 3, 5, 4, 4, 3, 4, 5];

/** Rounds of nine and eighteen holes; every third one falls on the same day as the one before. */
const inventedRecord = (seed: number) => {
  const random = seeded(seed);
  let day = '2026-03-01';
  return Array.from({ length: 4 + Math.floor(random() * 30) }, (_, at) => {
    if (random() > 0.33) day = addDays(day, 1 + Math.floor(random() * 9));
    const isNine = random() < 0.4;
    const holes = isNine ? PAR : [...PAR, ...PAR];
    return {
      id: String(at).padStart(2, '0'),
      playedOn: day,
      date: `${day}T08:${String(at).padStart(2, '0')}:00.000Z`,
      courseRating: isNine ? 35.6 : 71.2,
      slope: 128,
      holes: isNine ? (9 as const) : (18 as const),
      holeScores: holes.map((par, hole) => ({
        n: hole + 1,
        par,
        si: (hole % 9) * 2 + 1 + (hole > 8 ? 1 : 0),
        strokes: par + Math.floor(random() * 4),
      })),
    };
  });
};

describe('two rounds on one day (Rule 5.4)', () => {
  it('are both measured by the index of the day’s beginning', () => {
    let second = 0;
    for (let seed = 0; seed < RECORDS; seed += 1) {
      const entries = handicapHistory(inventedRecord(seed));
      for (const [at, entry] of entries.entries()) {
        const earlier = entries.slice(0, at).findLast(({ playedOn }) => playedOn! < entry.playedOn!);
        expect(entry.indexAtPlay).toBe(earlier?.index ?? null);
        if (entries[at - 1]?.playedOn === entry.playedOn && entry.indexAtPlay !== entries[at - 1]?.index) second += 1;
      }
    }
    expect(second).toBeGreaterThan(RECORDS); // many second rounds kept an index that the first had changed
  });

  it('leave no nine waiting that follows the first index on the same day', () => {
    for (let seed = 0; seed < RECORDS; seed += 1) {
      const entries = handicapHistory(inventedRecord(seed));
      const first = entries.findIndex(({ index }) => index !== null);
      if (first >= 0) {
        for (const { status, differential } of entries.slice(first)) {
          expect(status).toBe('counted');
          expect(differential).not.toBeNull();
        }
      }
    }
  });
});
