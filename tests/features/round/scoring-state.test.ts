import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import {
  START,
  type ScoringAction,
  type Target,
  createScoring,
  liveRound,
  scoringReducer,
  unwritten,
} from '#src/features/round/pad/scoring-state.ts';

const round = {
  updatedAt: '2026-05-01T08:00:00.000Z',
  holes: [
    { n: 1, par: 4 },
    { n: 2, par: 3, strokes: 3 },
  ],
  partners: [{ id: 'jo', name: 'Jo', strokes: { '1': 5 } }],
} as unknown as Round;

const tap = (target: Target, strokes: number | undefined, at: number): ScoringAction => ({
  kind: 'tap',
  target,
  entry: { strokes },
  tap: at,
  updatedAt: round.updatedAt,
  isScoreDerived: false,
});
const after = (...actions: readonly ScoringAction[]) => actions.reduce(scoringReducer, START);

describe('a tap on the pad', () => {
  it('is on the card at once, on the right hole and for the right golfer', () => {
    const live = liveRound(round, after(tap({ n: 1 }, 4, 1), tap({ n: 2, partnerId: 'jo' }, 6, 2)));
    expect(live.holes).toEqual([
      { n: 1, par: 4, strokes: 4 },
      { n: 2, par: 3, strokes: 3 },
    ]);
    expect(live.partners?.[0]?.strokes).toEqual({ '1': 5, '2': 6 });
  });

  it('stays ahead of the store until the written round comes back', () => {
    const written = after(tap({ n: 1 }, 4, 1), {
      kind: 'written',
      target: { n: 1 },
      tap: 1,
      at: '2026-05-01T08:05:00.000Z',
    });
    expect(liveRound(round, written).holes[0]?.strokes).toBe(4);
    const back = { ...round, updatedAt: '2026-05-01T08:05:00.000Z' };
    expect(unwritten(written, back)).toEqual([]);
    expect(liveRound(back, written).holes[0]?.strokes).toBeUndefined(); // the store decides again
  });

  it('is not settled by the result of an older one', () => {
    const state = after(tap({ n: 1 }, 4, 1), tap({ n: 1 }, 5, 2), {
      kind: 'written',
      target: { n: 1 },
      tap: 1,
      at: '2026-05-01T08:05:00.000Z',
    });
    expect(unwritten(state, round)).toHaveLength(1);
    expect(liveRound(round, state).holes[0]?.strokes).toBe(5);
  });

  it('that could not be written stays on the screen, to be retried', () => {
    const failed = after(tap({ n: 1 }, 4, 1), { kind: 'failed', error: 'The disk is full.' });
    expect(failed.failure).toBe('The disk is full.');
    expect(liveRound(round, failed).holes[0]?.strokes).toBe(4);
    expect(unwritten(failed, round).map(({ target }) => target)).toEqual([{ n: 1 }]);
    expect(scoringReducer(failed, { kind: 'retried' }).failure).toBeUndefined();
  });

  it('removes a score from the card again, also a partner’s', () => {
    const live = liveRound(round, after(tap({ n: 2 }, undefined, 1), tap({ n: 1, partnerId: 'jo' }, undefined, 2)));
    expect(live.holes[1]).toEqual({ n: 2, par: 3 });
    expect(live.partners?.[0]?.strokes).toEqual({});
  });
});

describe('the card of an open pad', () => {
  const AT = '2026-05-01T08:05:00.000Z';
  const tapped = () => {
    const scoring = createScoring(round);
    let drawings = 0;
    scoring.subscribe(() => (drawings += 1));
    scoring.dispatch(tap({ n: 1 }, 4, 1));
    return { scoring, drawings: () => drawings, card: scoring.draw(round, scoring.state()) };
  };
  const storedWith = (strokes: number): Round =>
    ({ ...round, updatedAt: AT, holes: [{ n: 1, par: 4, strokes }, round.holes[1]] }) as Round;

  it('is drawn once for a tap: not again when the tap is stored, nor when the stored round comes back', () => {
    const { scoring, drawings, card } = tapped();
    scoring.dispatch({ kind: 'written', target: { n: 1 }, tap: 1, at: AT });
    expect(drawings()).toBe(1);
    expect(scoring.draw(storedWith(4), scoring.state())).toBe(card);
  });

  it('is drawn again when the other phone has changed the same hole', () => {
    const { scoring, card } = tapped();
    scoring.dispatch({ kind: 'written', target: { n: 1 }, tap: 1, at: AT });
    const next = scoring.draw(storedWith(5), scoring.state());
    expect(next).not.toBe(card);
    expect(next.holes[0]?.strokes).toBe(5);
  });

  it('is drawn again when an entry that failed is stored at last', () => {
    const { scoring, drawings } = tapped();
    scoring.dispatch({ kind: 'failed', error: 'Not saved' });
    scoring.dispatch({ kind: 'written', target: { n: 1 }, tap: 1, at: AT });
    expect(drawings()).toBe(3);
    expect(scoring.state().failure).toBeUndefined();
  });
});
