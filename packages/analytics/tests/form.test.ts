import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf } from '../form.ts';
import { type Round, roundFacts } from '../round-facts.ts';
import { trendOf } from '../trend.ts';
import { addDays, daysBetween, seeded } from '@divot/basics';
import { playedRound } from './cards.ts';

const factsOf = (rounds: readonly Round[]) => rounds.toReversed().flatMap((round) => roundFacts(round) ?? []);
const tee = playedRound(0).courseSnapshot!.tee;
const HARD = { name: 'Cliff Top', tee: { ...tee, courseRating: 75.2, slope: 140 } };

/** Scores of a bogey golfer: a stroke more or fewer on some holes. */
const scattered = (random: () => number) => (_: number, par: number) => ({
  strokes: par + (random() < 0.3 ? 0 : random() < 0.6 ? 1 : 2),
});

describe('form', () => {
  it('does not call a golfer worse for moving to a harder course', () => {
    const golfers = Array.from({ length: 400 }, (_, seed) => {
      const random = seeded(seed);
      const rounds = Array.from({ length: 10 }, (_, week) => {
        const extra = week >= 5 ? 4 + 20 * (140 / 113 - 131 / 113) : 0;
        const card = scattered(random);
        return playedRound(
          week,
          (n, par) => ({ strokes: card(n, par).strokes + (n <= Math.floor(extra + random()) ? 1 : 0) }),
          week >= 5 ? { courseSnapshot: HARD } : {},
        );
      });
      return formOf(factsOf(rounds), 18)!;
    });
    expect(golfers.filter(({ isClear }) => isClear).length / golfers.length).toBeLessThan(0.15);
  });

  it('notices a golfer who lost five strokes', () => {
    const rounds = Array.from({ length: 10 }, (_, week) =>
      playedRound(week, (n, par) => ({ strokes: par + (n <= (week >= 5 ? 12 : 17) + (week % 2) ? 1 : 0) })),
    );
    expect(formOf(factsOf(rounds), 18)).toMatchObject({ isClear: true, rounds: 5, before: 5 });
    expect(formOf(factsOf(rounds), 18)!.change).toBeLessThan(-3);
  });

  it('says nothing across a winter without golf, nor across years', () => {
    const around = (weeks: readonly number[]) => factsOf(weeks.map((week) => playedRound(week)));
    expect(formOf(around([0, 1, 2, 3, 4, 5, 6, 7]), 18)).toBeDefined();
    expect(formOf(around([0, 1, 2, 12, 13, 14, 15, 16]), 18)).toBeUndefined();
    expect(formOf(around([0, 8, 16, 24, 32, 40, 48, 56, 64, 72]), 18)).toBeUndefined(); // only seven in the last year
  });

  it('leaves out rounds without a differential', () => {
    const unrated = Array.from({ length: 8 }, (_, week) => playedRound(week, undefined, { courseSnapshot: undefined }));
    expect(formOf(factsOf(unrated), 18)).toBeUndefined();
    const practice = Array.from({ length: 8 }, (_, week) => playedRound(week, undefined, { mode: 'practice' }));
    expect(formOf(factsOf(practice), 18)).toBeUndefined();
  });
});

describe('a line over rounds', () => {
  const gapped = fc.array(fc.integer({ min: 1, max: 130 }), { minLength: 2, maxLength: 80 });

  it('ends wherever more than sixty days passed without a round, and nowhere else', () => {
    const template = factsOf([playedRound(0)])[0]!;
    fc.assert(
      fc.property(gapped, (daysBetweenRounds) => {
        let day = '2020-01-01';
        const oldestFirst = daysBetweenRounds.map((days, at) => ({
          ...template,
          id: String(at),
          playedOn: (day = addDays(day, days)),
        }));
        const steps = trendOf(oldestFirst.toReversed(), 'over-par', 18);
        expect(steps.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(oldestFirst.length);
        expect(steps.filter(({ isAfterGap }) => isAfterGap).length).toBe(
          daysBetweenRounds.slice(1).filter((days) => days > 60).length,
        );
        // One point never combines rounds from both sides of a gap.
        for (const [at, step] of steps.entries()) {
          const first = oldestFirst[steps.slice(0, at).reduce((sum, { rounds }) => sum + rounds, 0)]!;
          const before = oldestFirst[oldestFirst.indexOf(first) - 1];
          if (step.isAfterGap) expect(daysBetween(before!.playedOn, first.playedOn)).toBeGreaterThan(60);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
