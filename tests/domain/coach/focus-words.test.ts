import { describe, expect, it } from 'vitest';
import { decideFocus, type Evidence } from '#src/domain/coach/coach.ts';
import { bandText, focusLine, verdictText } from '#src/domain/coach/focus-words.ts';
import { chosenFocus } from '#src/domain/coach/stored-focus.ts';
import { copy as diaryCopy } from '#src/features/focus/diary/copy.ts';

const about = (losses: Evidence['losses']) =>
  decideFocus({ today: '2026-11-23', index: 10.7, losses, faults: [], pain: [] });
const loss = (part: 'short-game' | 'putting', value: number, rounds = 20) => ({
  part,
  value,
  low: value - 1,
  high: value + 1,
  rounds,
});

describe('the words for what to work on', () => {
  it('name the part, what it costs beside a typical golfer of the index, and the rounds', () => {
    const decision = about([loss('short-game', 2.1)]);

    expect(focusLine(decision, 10.7)).toBe(
      'Short game, 2.1 strokes a round more than a typical 10.7 golfer, 20 rounds',
    );
    expect(decision.kind === 'work-on' && decision.loss && bandText(decision.loss)).toBe(
      'Likely 1.1 to 3.1 more, 20 rounds',
    );
  });

  it('say on which side of the level each end of a band lies', () => {
    expect(bandText({ low: -0.3, high: 1.1, rounds: 9 })).toBe('Likely 0.3 fewer to 1.1 more, 9 rounds');
    expect(bandText({ low: -1.2, high: -0.4, rounds: 9 })).toBe('Likely 0.4 to 1.2 fewer, 9 rounds');
  });

  it('call a part that the golfer chose level, not a cost, if its band reaches zero', () => {
    const chosen = (value: number) =>
      decideFocus({
        today: '2026-11-23',
        index: 10.7,
        losses: [loss('putting', value)],
        faults: [],
        pain: [],
        current: chosenFocus('putting', [], '2026-11-23'),
      });

    expect(focusLine(chosen(0.6), 10.7)).toBe('Putting, the part you chose');
    expect(focusLine(chosen(1.6), 10.7)).toContain('1.6 strokes a round more');
    expect(verdictText(loss('putting', 0.6))).toBe('level');
    expect(diaryCopy.choose.row(loss('putting', 0.6))).toMatch(/^Level/);
    expect(verdictText(loss('putting', -1.6))).toBe('1.6 fewer');
  });

  it('say of a part that strokes chose, and that has become level, that it is level', () => {
    const current = JSON.parse(JSON.stringify(about([loss('putting', 2.1)]))) as Evidence['current'];
    const now = decideFocus({
      today: '2026-11-30',
      index: 10.7,
      losses: [loss('putting', 0.4)],
      faults: [],
      pain: [],
      current,
    });

    expect(focusLine(now, 10.7)).toBe('Putting, level with a typical 10.7 golfer, 20 rounds');
  });

  it('say when nothing stands out, and how many rounds are missing before anything can', () => {
    const level = about([loss('short-game', 0), loss('putting', 0)]);
    const early = about([loss('putting', 2, 1), loss('short-game', 0, 1)]);

    expect(focusLine(level, 10.7)).toBe('Nothing stands out in 20 rounds');
    expect(focusLine(early, null)).toBe('2 more rounds to find your weakest part');
  });
});
