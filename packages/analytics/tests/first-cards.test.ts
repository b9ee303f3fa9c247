import { describe, expect, it } from 'vitest';
import { firstCards } from '../first-cards.ts';
import { roundPlays } from '../hole-plays.ts';
import { playedRound } from './cards.ts';

const plays = (...rounds: Parameters<typeof roundPlays>[0][]) => rounds.flatMap((round) => roundPlays(round) ?? []);

describe('what the first cards show', () => {
  it('names the birdie on the fifth, the putts of both rounds and the longest stretch without a double', () => {
    const first = playedRound(0, () => ({ putts: 2 }));
    const second = playedRound(1, (n, par) => ({
      putts: n % 2 === 0 ? 2 : 1,
      strokes: n === 5 ? par - 1 : n === 10 ? par + 2 : par + 1,
    }));
    expect(firstCards(plays(second, first))).toMatchObject({
      bestHole: { n: 5, strokes: 3, course: 'Heron Creek' },
      putts: [27, 36],
      withoutDouble: 18,
    });
    expect(firstCards(plays(second)).withoutDouble).toBe(9);
  });

  it('counts no putts if some are missing', () => {
    expect(firstCards(plays(playedRound(0, (n) => (n === 3 ? {} : { putts: 2 })))).putts).toEqual([]);
  });

  it('shows nothing without a card', () => {
    expect(firstCards([])).toEqual({ bestHole: undefined, putts: [], withoutDouble: 0 });
  });
});
