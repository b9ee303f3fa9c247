import { describe, expect, it } from 'vitest';
import { costliestHoles, finishes, lossByRound, roundPlays } from '@divot/analytics';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { joinShots, shotsOf } from '#src/domain/coach/part-shots.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { drillForPart } from '@divot/practice';
import { seeded } from '@divot/basics';
import { PARTS } from '@divot/golf-rules';
import { toneOf } from '#src/features/analytics/gained/part-level.ts';
import { playedRound } from './cards.ts';

/** Two putts from twenty feet on every green, except three on the seventh, where chips stop thirty feet short. */
const weakOnSeven = (n: number, par: number): Partial<Hole> => {
  const isSeven = n === 7;
  const putts = isSeven ? 3 : 2;
  return {
    yards: 120 * par,
    strokes: par - 1 + putts,
    putts,
    firstPuttFt: isSeven ? 30 : 20,
    ...(par > 3 ? { driveEnd: { lie: 'fairway', yards: 150 } as const } : {}),
    approachEnd: { lie: 'rough', yards: 15 },
  };
};
const rounds = [4, 3, 2, 1, 0].map((week) => playedRound(week, weakOnSeven));

describe('the holes behind a part', () => {
  const plays = rounds.flatMap((round) => roundPlays(round) ?? []);

  it('names the hole that costs most putts, with its scores, newest first', () => {
    const [worst] = costliestHoles(plays, 'putting', 10);
    expect(worst).toMatchObject({ course: 'Heron Creek', n: 7, par: 3 });
    expect(worst!.plays.map(({ playedOn }) => playedOn)).toEqual(rounds.map(({ playedOn }) => playedOn));
    expect(worst!.cost).toBeGreaterThan(0.8);
  });

  it('does not name a hole that was played once while others were played often', () => {
    const once = playedRound(
      5,
      (n, par) => ({ ...weakOnSeven(n, par), ...(n === 2 ? { putts: 5, strokes: par + 4 } : {}) }),
      {
        courseSnapshot: undefined,
      },
    );
    const holes = costliestHoles([roundPlays(once)!, ...plays], 'putting', 10);
    expect(holes.every(({ plays: each }) => each.length > 1)).toBe(true);
  });

  it('names the hole with the planted leak in thousands of seasons', () => {
    const random = seeded(9);
    let found = 0;
    for (let season = 0; season < 1000; season += 1) {
      const leak = 1 + Math.floor(random() * 18);
      const cards = [0, 1, 2, 3, 4, 5].map((week) =>
        playedRound(week, (n, par) => {
          const putts = 1 + Math.floor(random() * 2) + (n === leak ? 1 : 0);
          return { ...weakOnSeven(n, par), firstPuttFt: 12, putts, strokes: par + putts - 1 };
        }),
      );
      const [worst] = costliestHoles(
        cards.flatMap((card) => roundPlays(card) ?? []),
        'putting',
        10,
        1,
      );
      if (worst?.n === leak) found += 1;
    }
    expect(found / 1000).toBeGreaterThan(0.8);
  });

  it('knows how far from the hole chips finished', () => {
    expect(finishes(plays.slice(0, 1), 'chips').filter((feet) => feet === 30)).toHaveLength(1);
    expect(finishes(plays.slice(0, 1), 'approaches')).toEqual([]);
  });

  it('counts the same chips as the picture of what to work on', () => {
    expect(finishes(plays, 'chips')).toEqual(joinShots(rounds.map(shotsOf)).chipsFt);
  });
});

describe('a part of the game', () => {
  it('adds up round by round to the same loss as over all rounds', () => {
    const facts = rounds.flatMap((round) => roundFacts(round) ?? []);
    const each = lossByRound(facts, 'putting', 10).map(({ loss: value }) => value);
    expect(each).toHaveLength(5);
    expect(new Set(each.map((one) => one.toFixed(6))).size).toBe(1);
  });

  it('is orange only if the coach names it, and never if it gains', () => {
    const clear = [
      { low: -3, high: -1.2 },
      { low: 0.2, high: 1 },
    ] as const;

    expect([toneOf(clear[0], true), toneOf(clear[0], false), toneOf(clear[1], true)]).toEqual([
      'worst',
      'cost',
      'gain',
    ]);
  });

  it('is level if its band reaches zero, on whichever side the value lies', () => {
    const unclear = [
      { low: -0.3, high: 0.8 },
      { low: -0.8, high: 0.2 },
      { low: -1, high: -0.04 },
    ];

    expect(unclear.map((band) => toneOf(band, true))).toEqual(['level', 'level', 'level']);
  });

  it('always has a drill, even for a golfer whose knee hurts', () => {
    for (const part of PARTS) {
      expect(drillForPart(part, [])?.id, part).toBeDefined();
      if (part === 'putting') expect(drillForPart(part, ['knee'])?.area).toBe('putting');
    }
  });
});
