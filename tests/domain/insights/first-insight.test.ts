import { describe, expect, it } from 'vitest';
import { FIRST_FOCUSES, firstInsight, firstQuestions } from '#src/domain/insights/first-insight.ts';
import { FOCUS_AREAS } from '@divot/practice';
import { NOT_SURE } from '@divot/golf-content';

const everyAnswer = (focus: (typeof FIRST_FOCUSES)[number]) => {
  const [first, second] = firstQuestions(focus);
  const optionsOf = (question: typeof first) => [NOT_SURE, ...question!.options.keys()];
  return optionsOf(first).flatMap((one) => optionsOf(second).map((two) => ({ [first!.id]: one, [second!.id]: two })));
};

describe('the first insight', () => {
  it('asks two questions of the assessment, whatever costs most', () => {
    for (const focus of FIRST_FOCUSES) expect(firstQuestions(focus)).toHaveLength(2);
    expect(firstQuestions('driving').map(({ id }) => id)).toEqual(['miss', 'contact']);
    expect(firstQuestions('putting').map(({ id }) => id)).toEqual(['short-game', 'tempo']);
  });

  it('has a drill for every answer; on and around the green it is one for there', () => {
    for (const focus of FIRST_FOCUSES) {
      for (const answers of everyAnswer(focus)) {
        const { drill } = firstInsight({ focus, answers, painAreas: [] });
        if (focus === 'putting' || focus === 'short-game') expect(FOCUS_AREAS[focus]).toContain(drill!.area);
        expect(drill!.how).not.toBe('');
      }
    }
  });

  it('a slice off the tee is a slice, with the drill that fits it most', () => {
    const { faultId, drill } = firstInsight({
      focus: 'driving',
      answers: { miss: 0, contact: NOT_SURE },
      painAreas: [],
    });
    expect(faultId).toBe('slice');
    expect(drill!.faults).toContain('slice');
  });

  it.each(['putting', 'short-game'] as const)(
    'tells a golfer who stops at the ball on chips so for %s, with a drill for there',
    (focus) => {
      const { faultId, drill } = firstInsight({ focus, answers: { 'short-game': 0 }, painAreas: [] });

      expect(faultId).toBe('deceleration');
      expect(FOCUS_AREAS[focus]).toContain(drill!.area);
    },
  );

  it('names no fault if nothing points to one', () => {
    expect(
      firstInsight({ focus: 'driving', answers: { miss: NOT_SURE, contact: 4 }, painAreas: [] }).faultId,
    ).toBeUndefined();
  });
});
