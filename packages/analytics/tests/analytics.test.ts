import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOf, gained, measured } from '../estimate.ts';
import { ratedTees } from '../rated-tees.ts';
import { type RoundFacts, roundFacts } from '../round-facts.ts';
import { filterChoices, selectRounds } from '../selection.ts';
import { inRuns, trendOf } from '../trend.ts';
import { PARTS } from '@divot/golf-rules';
import { holeGains } from '../gained/hole-gains.ts';
import { PAR, playedRound } from './cards.ts';

const factsOf = (...rounds: Parameters<typeof roundFacts>[0][]): RoundFacts[] =>
  rounds.flatMap((round) => roundFacts(round) ?? []);

describe('the facts of a round', () => {
  it('counts a card of bogeys with a birdie on the first and a double on the second', () => {
    const [facts] = factsOf(playedRound(0, (n, par) => ({ strokes: par + (n === 1 ? -1 : n === 2 ? 2 : 1) })));
    const { tallies } = facts!;
    expect(facts).toMatchObject({ strokes: 72 - 1 + 2 + 16, toPar: 17, isWhole: true, length: 18 });
    expect(tallies['birdies']).toEqual({ sum: 1, n: 18 });
    expect(tallies['doubles']).toEqual({ sum: 1, n: 18 });
    expect(tallies['par-3']).toEqual({ sum: 4, n: 4 });
    expect(tallies['first-nine']).toEqual({ sum: 8, n: 9 });
    // Hole 2 follows a birdie; every later hole follows a bogey or worse.
    expect(tallies['after-other']).toEqual({ sum: 2, n: 1 });
    expect(tallies['after-bogey']).toEqual({ sum: 16, n: 16 });
  });

  it('follows the order of play, not the numbers on the card: a shotgun start on the tenth', () => {
    const shotgun = [...PAR.keys()].map((at) => ((at + 9) % 18) + 1);
    const [facts] = factsOf(
      playedRound(0, (n, par) => ({ strokes: n === 18 ? par + 3 : par }), { holesPlanned: shotgun }),
    );
    expect(facts!.tallies['after-bogey']).toEqual({ sum: 0, n: 1 }); // hole 1, played after hole 18
  });

  it('counts only what was written down: putts on one green, no fairways', () => {
    const [facts] = factsOf(playedRound(0, (n) => (n === 3 ? { strokes: 3, putts: 2, firstPuttFt: 12 } : {})));
    expect(facts!.tallies.greens).toEqual({ sum: 1, n: 1 });
    expect(facts!.tallies['putts-on-greens']).toEqual({ sum: 2, n: 1 });
    expect(facts!.tallies['make-12-20']).toEqual({ sum: 0, n: 1 });
    expect(facts!.tallies.fairways).toBeUndefined();
  });

  it('puts strokes gained on the same holes as the dashboard does: a chip that was not needed costs nothing', () => {
    const drive = { lie: 'fairway', yards: 150 } as const;
    const round = playedRound(0, (n, par) => ({
      yards: 120 * par,
      strokes: par,
      putts: n === 1 ? 1 : 2,
      firstPuttFt: 20,
      ...(par > 3 ? { driveEnd: drive } : {}),
      ...(n === 1 ? { approachEnd: { lie: 'rough', yards: 15 } as const } : {}),
    }));
    const [facts] = factsOf(round);
    for (const part of PARTS) {
      const gains = round.holes.flatMap((hole) => holeGains(hole)[part] ?? []);
      const sum = gains.reduce((gained, each) => gained + each, 0);
      expect(facts!.tallies[part] ?? { sum: 0, n: 0 }).toEqual({ sum, n: gains.length });
    }
    expect(facts!.tallies['short-game']!.n).toBeGreaterThan(1);
  });

  it('saves from sand with one putt at par, and counts a pick-up over par', () => {
    const [facts] = factsOf(
      playedRound(0, (n, par) =>
        n === 3
          ? { strokes: par, putts: 1, sand: true }
          : n === 4
            ? { strokes: undefined, pickedUp: true, putts: 1 }
            : {},
      ),
    );
    expect(facts!.tallies['sand-saves']).toEqual({ sum: 1, n: 1 });
    expect(facts!.tallies['up-and-downs']).toEqual({ sum: 1, n: 1 });
    expect(facts).toMatchObject({ isWhole: false });
    expect(facts!.tallies['over-par']?.n).toBe(18);
  });

  it('has none for a round in progress', () => {
    expect(roundFacts(playedRound(0, () => ({}), { status: 'active' }))).toBeUndefined();
  });
});

describe('an estimate and its band', () => {
  it('is the ratio of sums, its band Student’s t over the rounds and one usual round', () => {
    // Three rounds of 18 holes, at 18, 20 and 22 over: mean 20, variance (2 · 2² + 18 · 0.5²) / 3 per round, t(3) =
    // 1.638.
    const estimate = estimateOf(
      [18, 20, 22].map((sum) => ({ sum, n: 18 })),
      18,
      { usual: 0.5 },
    )!;
    expect(estimate.value).toBeCloseTo(20, 10);
    expect(estimate.high - estimate.value).toBeCloseTo((1.638 * Math.sqrt(12.5 / 3)) / Math.sqrt(3), 10);
    expect(estimate).toMatchObject({ n: 54, rounds: 3, isEnough: true });
  });

  it('says too few below three rounds, and below ten putts of a length', () => {
    expect(
      estimateOf(
        [
          { sum: 1, n: 18 },
          { sum: 2, n: 18 },
        ],
        1,
        'share',
      )?.isEnough,
    ).toBe(false);
    const putts = [3, 3, 3].map((n) => ({ sum: 1, n }));
    expect(estimateOf(putts, 1, 'share', 10)).toMatchObject({ n: 9, isEnough: false });
    expect(estimateOf([], 1, 'share')).toBeUndefined();
  });

  it('keeps a rate within 0 and 100 per cent', () => {
    const rounds = factsOf(
      ...[0, 1, 2].map((week) => playedRound(week, (_, par) => ({ putts: 1, strokes: par + (week === 0 ? 0 : 1) }))),
    );
    const { low, high } = measured(rounds, 'up-and-downs', 'rate')!;
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(100);
  });

  it('uses strokes gained only from rounds with nine known holes', () => {
    const putted = (week: number, holes: number) =>
      playedRound(week, (n, par) => (n <= holes ? { strokes: par + 1, putts: 2, firstPuttFt: 33 } : {}));
    const rounds = factsOf(putted(0, 18), putted(1, 9), putted(2, 9), putted(3, 8));
    const putting = gained(rounds, 'putting')!;
    expect(putting).toMatchObject({ rounds: 3, n: 36, isEnough: true });
    expect(gained(rounds.slice(1), 'putting')!.isEnough).toBe(false);
  });
});

describe('the selected rounds', () => {
  const rounds = factsOf(
    ...Array.from({ length: 12 }, (_, week) =>
      playedRound(week, () => ({}), { mode: week % 2 === 0 ? 'competition' : 'casual' }),
    ),
  ).toReversed();
  const weeks = (some: readonly RoundFacts[] | undefined) => some?.map(({ id }) => id.slice(6));

  it('filters first, then takes the latest', () => {
    const { rounds: latest } = selectRounds(rounds, { mode: 'competition' }, { kind: 'latest', count: 5 });
    expect(weeks(latest)).toEqual(['10', '8', '6', '4', '2']);
  });

  it('compares with as many earlier rounds, or with any days', () => {
    const latest = { kind: 'latest', count: 5 } as const;
    expect(weeks(selectRounds(rounds, {}, latest, 'before').compared)).toEqual(['6', '5', '4', '3', '2']);
    const january = { kind: 'days', from: '2026-01-01', to: '2026-01-10' } as const;
    expect(weeks(selectRounds(rounds, {}, latest, january).compared)).toEqual(['1', '0']);
    expect(selectRounds(rounds, {}, { kind: 'latest', count: 'all' }, 'before').compared).toEqual([]);
    expect(selectRounds(rounds, {}, latest).compared).toBeUndefined();
  });

  it('offers the courses that were played', () => {
    expect(filterChoices(rounds, undefined)).toEqual({ courses: ['Heron Creek'], tees: ['White'] });
    expect(filterChoices(rounds, 'Elsewhere').tees).toEqual([]);
  });
});

describe('a trend', () => {
  it('combines rounds if there are more than points, and loses none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 300, size: 'max' }),
        fc.integer({ min: 1, max: 60 }),
        (items, most) => {
          const runs = inRuns(items, most);
          expect(runs.flat()).toEqual(items);
          expect(runs.length).toBeLessThanOrEqual(most);
          expect(runs.slice(1).every((run) => run.length === runs.at(-1)!.length)).toBe(true);
        },
      ),
    );
  });

  it('runs from the oldest to the newest', () => {
    const rounds = factsOf(
      playedRound(1, (_, par) => ({ strokes: par })),
      playedRound(0),
    );
    expect(trendOf(rounds, 'over-par', 18)).toEqual([
      { day: '2026-01-03', value: 18, n: 18, rounds: 1, isAfterGap: false },
      { day: '2026-01-10', value: 0, n: 18, rounds: 1, isAfterGap: false },
    ]);
  });
});

it('a what-if uses only rated tees, each once', () => {
  const [facts] = factsOf(playedRound(0));
  const tee = playedRound(0).courseSnapshot!.tee;
  const tees = ratedTees(
    [
      {
        name: 'Heron Creek',
        tees: [tee, { ...tee, id: 'x', name: 'Unrated', courseRating: undefined, frontCourseRating: undefined }],
      },
    ],
    [facts!],
  );
  expect(tees.map(({ tee: name, holes, par, courseRating }) => [name, holes, par, courseRating])).toEqual([
    ['White', 18, 72, 71.2],
    ['White', 9, 36, 35.5],
  ]);
});
