import { describe, expect, it } from 'vitest';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HandicapRound, handicapHistory } from '@divot/golf-rules';
import { answeredGoals } from '#src/domain/rounds/answered-goals.ts';
import {
  bestHole,
  comparisonOf,
  indexStoryOf,
  missingTaps,
  scoreCounts,
  scoresBehind,
  swappedBy,
} from '#src/domain/rounds/round-story.ts';

const played = (differentials: readonly number[]): readonly HandicapRound[] =>
  differentials.map((differential, at) => {
    const day = `2026-03-${String(at + 1).padStart(2, '0')}`;
    return { id: `r${at + 1}`, playedOn: day, holes: 18, differential };
  });
const steady = Array.from({ length: 20 }, () => 12);

describe('the story of a round', () => {
  it('compares by differentials with the ten rounds before, not with those after', () => {
    const entries = handicapHistory(played([...steady, 9, 30]));
    expect(comparisonOf(entries, 'r21')).toEqual({ better: 3, rounds: 10 });
    expect(comparisonOf(entries, 'r3')).toEqual({ better: 0, rounds: 2 });
    expect(comparisonOf(entries, 'r1')).toBeUndefined();
  });

  it('says in one word why the index moved or did not', () => {
    expect(indexStoryOf(handicapHistory(played([...steady, 9])), 'r21')).toMatchObject({
      before: 12,
      reason: 'used',
      used: 8,
    });
    expect(indexStoryOf(handicapHistory(played([...steady, 30])), 'r21')).toMatchObject({
      before: 12,
      after: 12,
      reason: 'not-used',
    });
    expect(indexStoryOf(handicapHistory(played([...steady, 4])), 'r21')?.reason).toBe('exceptional');
    const good = [4, ...Array.from({ length: 19 }, () => 12), 30];
    const left = indexStoryOf(handicapHistory(played(good)), 'r21');
    expect(left?.reason).toBe('older-left');
    expect(left!.after!).toBeGreaterThan(left!.before!);
    expect(indexStoryOf(handicapHistory(played([12])), 'r1')?.reason).toBe('pending');
    expect(indexStoryOf([], 'r1')).toBeUndefined();
  });

  it('says what the second round of a day moved, not what the first one did', () => {
    const [morning, afternoon] = played([9, 20]).map((round) => ({ ...round, playedOn: '2026-04-01' }));
    const entries = handicapHistory([
      ...played(steady),
      { ...morning!, id: 'am', date: '2026-04-01T08:00:00Z' },
      { ...afternoon!, id: 'pm', date: '2026-04-01T14:00:00Z' },
    ]);

    const after = indexStoryOf(entries, 'am')?.after;
    expect(indexStoryOf(entries, 'pm')).toMatchObject({ before: after, after, reason: 'not-used' });
  });

  it('shows the latest twenty scores behind the index, and which of them count', () => {
    const scores = scoresBehind(handicapHistory(played([...steady, 9, 30])), 'r21');

    expect(scores).toHaveLength(20);
    expect(scores.at(-1)).toEqual({ differential: 9, counts: true, isThis: true });
    expect(scores.filter(({ counts }) => counts)).toHaveLength(8);
    expect(scoresBehind([], 'r1')).toEqual([]);
  });

  it('says which score came into the best eight and which went out', () => {
    const entries = handicapHistory(
      played([...Array.from({ length: 12 }, () => 15), 9, 9, 9, 9, 9, 9, 9, 13, 8.7, 20]),
    );

    expect(swappedBy(entries, entries[20]!)).toEqual({ cameIn: [8.7], wentOut: [13] });
    expect(swappedBy(entries, entries[21]!)).toEqual({ cameIn: [], wentOut: [] });
  });

  it('names the best hole: furthest under par, of equals the harder one', () => {
    const holes: readonly Hole[] = [
      { n: 1, par: 4, si: 9, strokes: 3 },
      { n: 2, par: 5, si: 1, strokes: 4 },
      { n: 3, par: 3, si: 17, strokes: 4 },
      { n: 4, par: 4, si: 3, pickedUp: true },
    ];
    expect(bestHole(holes)?.n).toBe(2);
    expect(scoreCounts(holes)).toEqual({ birdies: 2, pars: 0, bogeys: 1, worse: 1 });
    expect(bestHole([])).toBeUndefined();
  });
});

it('asks only for the taps that too few holes have', () => {
  const holes = Array.from({ length: 18 }, (_, at): Hole => ({ n: at + 1, par: 4, strokes: 5, putts: 2 }));
  expect(missingTaps(holes)).toEqual(['first-putt', 'drive', 'approach']);
  const tapped = holes.map((hole): Hole => ({
    ...hole,
    firstPuttFt: 20,
    driveEnd: { lie: 'fairway', yards: 150 },
    approachEnd: { lie: 'green', yards: 7 },
  }));
  expect(missingTaps(tapped)).toEqual([]);
  expect(missingTaps([...tapped.slice(0, 8), ...holes.slice(8)])).toEqual(['first-putt', 'drive', 'approach']);
});

describe('goals that the card answers', () => {
  const holes: readonly Hole[] = Array.from({ length: 9 }, (_, at) => ({
    n: at + 1,
    par: 4,
    strokes: 5,
    putts: 2,
    fairway: at < 6 ? ('hit' as const) : ('left' as const),
  }));
  const answers = (text: string, card: readonly Hole[] = holes) =>
    answeredGoals({
      holes: [...card],
      holesPlanned: holes.map(({ n }) => n),
      goals: [{ id: 'g', type: 'outcome', text }],
    })[0]?.outcome;

  it('are answered; others are left to the golfer', () => {
    expect(answers('Break 50')).toBe('yes');
    expect(answers('Break 45')).toBe('no');
    expect(answers('No three-putts')).toBe('yes');
    expect(answers('Hit at least 6 fairways')).toBe('yes');
    expect(answers('Hit 7 fairways')).toBe('no');
    expect(answers('Breathe out before every shot')).toBeUndefined();
    expect(answers('Break 50', holes.slice(0, 8))).toBeUndefined(); // a card that lacks a hole leaves it open
  });

  it('keep the golfer’s own answers', () => {
    const goals = [{ id: 'g', type: 'outcome', text: 'Break 50', outcome: 'no' as const }];
    expect(answeredGoals({ holes: [...holes], holesPlanned: holes.map(({ n }) => n), goals })[0]?.outcome).toBe('no');
  });
});
