import { describe, expect, it } from 'vitest';
import { backNineAfterTraining } from '#src/domain/analytics/body.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { playOrder } from '@divot/golf-rules';
import { seeded } from '@divot/basics';
import { playedRound } from './cards.ts';

const ROUNDS = 2000;

describe('the last nine against the first', () => {
  it('follows the order of play on a shotgun start, for a golfer who tires', () => {
    const random = seeded(3);
    const tiring = Array.from({ length: ROUNDS }, (_, week) => {
      const holesPlanned = playOrder(18, 1 + Math.floor(random() * 18));
      const late = new Set(holesPlanned.slice(9));
      return playedRound(
        week,
        (n, par) => ({ strokes: par + Math.floor(random() * 3) + (late.has(n) && random() < 0.5 ? 1 : 0) }),
        { holesPlanned },
      );
    });
    const { untrained } = backNineAfterTraining(
      tiring.flatMap((round) => roundFacts(round) ?? []),
      [],
    );
    expect(untrained!.rounds).toBe(ROUNDS);
    expect(untrained!.value).toBeGreaterThan(4.2); // half a stroke on each of nine holes: 4.5
    expect(untrained!.value).toBeLessThan(4.8);
  });

  it('has no value for a round of nine holes, wherever it began', () => {
    const back = roundFacts(playedRound(0, () => ({}), { holesPlanned: playOrder(9, 10) }))!;
    expect(back.tallies['first-nine']).toBeUndefined();
    expect(back.tallies['last-nine']).toBeUndefined();
  });
});

describe('sand saves', () => {
  /** A bunker on every hole: one shot out, then one or two putts, whatever the score. */
  const bunkers =
    (random: () => number) =>
    (_: number, par: number): Partial<Hole> => {
      const putts = random() < 0.45 ? 1 : 2;
      return { sand: true, putts, strokes: par + putts - 1 + Math.floor(random() * 3) };
    };

  it('are counted for par or better, and, as the tour does, for any score: never fewer', () => {
    const random = seeded(5);
    let [own, tour, chances] = [0, 0, 0];
    for (let week = 0; week < ROUNDS; week += 1) {
      const { tallies } = roundFacts(playedRound(week, bunkers(random)))!;
      expect(tallies['sand-saves-any']!.sum).toBeGreaterThanOrEqual(tallies['sand-saves']?.sum ?? 0);
      expect(tallies['sand-saves-any']!.n).toBe(18);
      own += tallies['sand-saves']?.sum ?? 0;
      tour += tallies['sand-saves-any']!.sum;
      chances += 18;
    }
    expect(tour / chances).toBeCloseTo(0.45, 1);
    expect(own / chances).toBeCloseTo(0.15, 1);
  });
});
