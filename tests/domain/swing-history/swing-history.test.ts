import { describe, expect, it } from 'vitest';
import {
  byMonth,
  faultIn,
  faultTrend,
  faultTrends,
  fitsFilter,
  metricSeries,
} from '#src/domain/swing-history/swing-history.ts';

type Told = 'found' | 'clear' | 'not judged' | 'rejected';
const swing = (n: number, sway: Told, more: object = {}) => ({
  id: `swing-${n}`,
  recordedAt: new Date(2026, 4, n, 12).toISOString(),
  status: 'analysed' as const,
  view: sway === 'not judged' ? ('down-the-line' as const) : ('face-on' as const),
  findings:
    sway === 'found' || sway === 'rejected'
      ? [
          {
            id: 'sway',
            faultId: 'sway' as const,
            confidence: 'high' as const,
            metric: 'hipSwayTop',
            value: 0.3,
            frame: 40,
            ...(sway === 'rejected' ? { verdict: 'disagree' as const } : {}),
          },
        ]
      : [],
  notJudged: sway === 'not judged' ? [{ id: 'sway', reason: 'Needs a face-on clip.' }] : [],
  ...more,
});
/** Lists the newest swing first. */
const history = (...told: readonly Told[]) => told.map((sway, i) => swing(28 - i, sway));

describe('a fault over time', () => {
  it('is judged only by clips that could see it, and a rejected finding does not count', () => {
    expect(
      (['found', 'clear', 'not judged', 'rejected'] as const).map((told) => faultIn(swing(1, told), 'sway')),
    ).toEqual([true, false, null, false]);
    expect(faultIn({ ...swing(1, 'clear'), status: 'failed' }, 'sway')).toBeNull();
  });

  it('compares the latest three with the first three', () => {
    const swings = history('clear', 'clear', 'not judged', 'found', 'clear', 'found', 'found', 'found');
    expect(faultTrend(swings, 'sway')).toEqual({
      faultId: 'sway',
      judged: 7,
      seen: 4,
      compared: 3,
      seenFirst: 3,
      seenLatest: 1,
    });
  });

  it('never counts a swing on both sides', () => {
    expect(faultTrend(history('clear', 'found', 'found'), 'sway')).toMatchObject({
      compared: 1,
      seenFirst: 1,
      seenLatest: 0,
    });
    expect(faultTrend(history('found'), 'sway')).toBeNull();
    expect(faultTrend(history('found', 'not judged'), 'sway')).toBeNull();
  });

  it('lists only what was ever seen', () => {
    expect(faultTrends(history('clear', 'found')).map(({ faultId }) => faultId)).toEqual(['sway']);
    expect(faultTrends(history('clear', 'clear'))).toEqual([]);
  });
});

it('months are the golfer’s own', () => {
  const late = new Date(2026, 4, 31, 23, 59).toISOString();
  const early = new Date(2026, 5, 1, 0, 1).toISOString();
  const months = byMonth([{ recordedAt: early }, { recordedAt: late }]);
  expect(months.map(({ month }) => month)).toEqual(['2026-06', '2026-05']);
});

it('filters by fault, club, view and star together', () => {
  const iron = swing(1, 'found', { club: '7-iron', starred: true });
  expect(fitsFilter(iron, { fault: 'sway', club: '7-iron', view: 'face-on', starred: true })).toBe(true);
  expect(fitsFilter(iron, { club: 'Driver' })).toBe(false);
  expect(fitsFilter(iron, { view: 'down-the-line' })).toBe(false);
  expect(fitsFilter(swing(1, 'clear'), { fault: 'sway' })).toBe(false);
  expect(fitsFilter(swing(1, 'clear'), { starred: true })).toBe(false);
  expect(fitsFilter(iron, {})).toBe(true);
});

it('a measurement is listed oldest first, without the swings that lack it', () => {
  const swings = [
    swing(3, 'clear', { metrics: { tempoRatio: 3 } }),
    swing(2, 'clear'),
    swing(1, 'clear', { metrics: { tempoRatio: 2 } }),
  ];
  expect(metricSeries(swings, 'tempoRatio').map(({ value }) => value)).toEqual([2, 3]);
});
