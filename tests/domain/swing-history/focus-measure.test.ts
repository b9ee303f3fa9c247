import { describe, expect, it } from 'vitest';
import {
  type MeasuredSwing,
  focusMeasure,
  focusSummary,
  focusValue,
  focusWord,
  isMeasuredBy,
  measuredTries,
  roughWord,
} from '#src/domain/swing-history/focus-measure.ts';
import { drillById } from '@divot/golf-content';
import { swingsDuring } from '#src/domain/swing-history/swing-history.ts';

const SWAY = focusMeasure(['slice', 'sway']);
const swaysOf = (hipSwayTop: number): MeasuredSwing => ({ status: 'analysed', findings: [], metrics: { hipSwayTop } });

describe('the measure of a session at the range', () => {
  it('is that of the first fault that a swing shows', () => expect(SWAY.metric).toBe('hipSwayTop'));

  it('is tempo for a golfer without such a fault', () => expect(focusMeasure([]).metric).toBe('tempoRatio'));

  it('has no value where the clip could not judge it', () => {
    const unjudged: MeasuredSwing = { ...swaysOf(0.1), notJudged: [{ id: 'sway', reason: 'down the line' }] };

    expect([focusValue(swaysOf(0.1), SWAY), focusValue(unjudged, SWAY)]).toEqual([0.1, undefined]);
  });
});

describe('a swing beside the others of its session', () => {
  const earlier = [0.4, 0.44, 0.38, 0.42].map(swaysOf);

  it.each([
    ['better with much less sway', 0.15, 'better'],
    ['worse with much more', 0.7, 'worse'],
    ['the same within the spread of the golfer’s own swings', 0.36, 'same'],
  ])('is %s', (_, value, word) => expect(focusWord(swaysOf(value), earlier, SWAY)).toBe(word));

  it('is the same however far it lies within normal', () =>
    expect(focusWord(swaysOf(0), [0.1, 0.12, 0.11].map(swaysOf), SWAY)).toBe('same'));

  it('has nothing to be compared with as the first', () => expect(focusWord(swaysOf(0.4), [], SWAY)).toBe('first'));

  it('is not compared with one that was not judged', () => {
    const unjudged: MeasuredSwing = { ...swaysOf(0.9), notJudged: [{ id: 'sway', reason: 'down the line' }] };

    expect(focusWord(swaysOf(0.4), [unjudged], SWAY)).toBe('first');
  });
});

describe('a swing that was measured roughly', () => {
  const earlier = [0.4, 0.44, 0.38, 0.42].map(swaysOf);

  it.each([
    ['far better', 0.15, 'better'],
    ['far worse', 0.7, 'worse'],
    ['like the others', 0.41, 'same'],
    // An exact measurement may be the same as the others, or better.
    ['between the same and better', 0.3, undefined],
  ])('has the word that an exact measurement has: %s', (_, value, word) =>
    expect(roughWord(swaysOf(value), earlier, SWAY)).toBe(word),
  );

  it('has none where it was not judged', () => {
    const unjudged: MeasuredSwing = { ...swaysOf(0.4), notJudged: [{ id: 'sway', reason: 'down the line' }] };

    expect(roughWord(unjudged, earlier, SWAY)).toBeUndefined();
  });
});

describe('a session at the range', () => {
  it('has a typical ball, a best one and a trend', () => {
    const summary = focusSummary([0.5, 0.52, 0.48, 0.22, 0.24, 0.26].map(swaysOf), SWAY);

    expect(summary).toEqual({ typical: 0.37, best: 0.22, trend: 'better' });
  });

  it('says no trend of five balls', () =>
    expect(focusSummary([0.5, 0.5, 0.2, 0.2, 0.2].map(swaysOf), SWAY)?.trend).toBe('first'));

  it('has the swings filmed from its start to its end', () => {
    const at = (recordedAt: string) => ({ recordedAt });
    const newestFirst = ['2026-05-02T11:00:00.000Z', '2026-05-02T10:30:00.000Z', '2026-05-02T09:00:00.000Z'].map(at);
    const session = { startedAt: '2026-05-02T10:00:00.000Z', finishedAt: '2026-05-02T10:45:00.000Z' };

    expect(swingsDuring(session, newestFirst)).toEqual([at('2026-05-02T10:30:00.000Z')]);
    expect(swingsDuring({ startedAt: session.startedAt }, newestFirst)).toHaveLength(2);
  });
});

describe('a drill that the camera counts', () => {
  const seen = (...hits: readonly (0 | 1 | 'waiting' | 'unjudged')[]) =>
    hits.map((hit) => ({
      status: hit === 'waiting' ? ('queued' as const) : ('analysed' as const),
      findings: hit === 0 ? [{ faultId: 'sway' } as never] : [],
      notJudged: hit === 'unjudged' ? [{ id: 'sway', reason: 'down the line' }] : [],
    }));

  it('has a hit for each swing without its fault, and no try where it was not judged', () =>
    expect(measuredTries(seen(1, 0, 'unjudged', 1), SWAY)).toEqual([1, 0, 1]));

  it('waits for a ball that is measured later than the next one', () =>
    expect(measuredTries(seen(1, 'waiting', 0), SWAY)).toEqual([1]));

  it('is of full or half swings at a ball for a fault that a swing shows', () => {
    const counted = (id: string) => isMeasuredBy(drillById(id)!, SWAY);

    expect([counted('trail-stick-sway'), counted('shoulder-tilt-chair'), counted('towel-under-arm')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
