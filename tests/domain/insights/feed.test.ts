import { describe, expect, it } from 'vitest';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { insightFeed } from '#src/domain/insights/feed.ts';
import { playedRound } from '#tests/domain/analytics/cards.ts';

const factsOf = (...newestFirst: Round[]) => newestFirst.flatMap((round) => roundFacts(round) ?? []);
const kinds = (...rounds: Round[]) => insightFeed(factsOf(...rounds), 18).map(({ kind }) => kind);

describe('what the rounds show', () => {
  it('says nothing without a sample', () => {
    expect(kinds()).toEqual([]);
    expect(kinds(playedRound(1), playedRound(0))).toEqual([]);
  });

  it('names only the part that the golfer works on, with its rounds', () => {
    const putted = (week: number) => playedRound(week, (_, par) => ({ strokes: par + 1, putts: 3, firstPuttFt: 20 }));
    const facts = factsOf(putted(2), putted(1), putted(0));
    const loss = { value: 2.1, low: 1.2, high: 3, rounds: 20 };

    const feed = insightFeed(facts, 18, { part: 'putting', loss });

    expect(feed[0]).toMatchObject({ kind: 'costs-most', part: 'putting', value: 2.1, rounds: 20 });
    expect(feed[1]).toMatchObject({ kind: 'lost-lately', part: 'putting', times: 3, of: 3 });
    const about = (part: 'approach' | undefined) =>
      insightFeed(facts, 18, part && { part, loss }).map((item) => 'part' in item && item.part);
    expect(about('approach')).not.toContain('putting');
    expect(about(undefined)).not.toContain('putting');
  });

  it('notices a clear change of the score, and calls an unclear one unclear', () => {
    const rounds = (over: (week: number) => number) =>
      Array.from({ length: 10 }, (_, back) =>
        playedRound(9 - back, (n, par) => ({ strokes: par + (n <= over(9 - back) ? 2 : 1) })),
      );
    const trend = (some: Round[]) => insightFeed(factsOf(...some), 18).find(({ kind }) => kind === 'trend');
    expect(trend(rounds((week) => (week >= 5 ? week % 2 : 9 + (week % 2))))).toMatchObject({
      isClear: true,
      rounds: 5,
      before: 5,
    });
    expect(trend(rounds((week) => (week % 2) * 9))).toMatchObject({ isClear: false });
  });

  it('counts goals whose outcome was noted', () => {
    const round = (week: number, outcome?: 'yes' | 'no') =>
      playedRound(week, () => ({}), {
        goals: [{ id: 'g', type: 'process', text: 'Full routine', ...(outcome ? { outcome } : {}) }],
      });
    const feed = insightFeed(factsOf(round(2, 'yes'), round(1, 'no'), round(0)), 18);
    expect(feed.at(-1)).toEqual({ kind: 'goal', type: 'process', kept: 1, of: 2 });
  });
});
