import { describe, expect, it } from 'vitest';
import type { PlacedShot } from '#src/domain/bag/bag-shots.ts';
import { shapeOf } from '#src/domain/bag/ball-flight.ts';
import { patternsOf, shotsForSwing, swingPairs } from '#src/domain/bag/swing-shot.ts';
import { seeded } from '@divot/basics';

const shot = (key: string, second: number | undefined, more: Partial<PlacedShot> = {}): PlacedShot => ({
  key,
  club: '7-iron',
  carryM: 140,
  place: 'range',
  day: '2026-06-17',
  sessionId: 's1',
  ...(second === undefined ? {} : { second }),
  ...more,
});
/** 14:22:10 in the time zone of the machine that runs the test. */
const RECORDED = new Date(2026, 5, 17, 14, 22, 10).toISOString();
const AT = 14 * 3600 + 22 * 60 + 10;

describe('the shot of a filmed swing', () => {
  it('is proposed by time, the nearest first, and never one that another swing has', () => {
    const shots = [
      shot('late', AT + 40),
      shot('near', AT + 4),
      shot('taken', AT),
      shot('other day', AT, { day: '2026-06-18' }),
    ];

    const near = shotsForSwing({ recordedAt: RECORDED }, shots, new Set(['taken']));

    expect(near.map(({ shot: { key }, secondsOff }) => [key, secondsOff])).toEqual([
      ['near', 4],
      ['late', 40],
    ]);
  });

  it('is chosen by hand among the day’s shots with its club if no time is near', () => {
    const shots = [
      shot('hours later', AT + 7200),
      shot('no time', undefined),
      shot('driver', undefined, { club: 'Driver' }),
    ];

    const near = shotsForSwing({ recordedAt: RECORDED, club: '7-iron' }, shots, new Set());

    expect(near.map(({ shot: { key } }) => key)).toEqual(['hours later', 'no time']);
  });

  it('bends for the golfer’s own hand, and has no shape if its start was not measured', () => {
    const right = { carryM: 140, sideM: 20, launchDirectionDeg: 0 };

    expect([shapeOf(right, 'right'), shapeOf(right, 'left'), shapeOf({ carryM: 140, sideM: 20 })]).toEqual([
      'slice',
      'hook',
      undefined,
    ]);
  });
});

describe('what a swing’s findings have to do with its misses', () => {
  const random = seeded(11);
  const swings = Array.from({ length: 40 }, (_, at) => ({
    shotKey: `k${at}`,
    findings: at % 2 === 0 ? [{ id: 'f', faultId: 'over-the-top' } as never] : [],
  }));
  const shotsWith = (difference: number) =>
    new Map(
      swings.map(({ shotKey }, at) => [
        shotKey,
        shot(shotKey, at, { sideM: 8 * random() + (at % 2 === 0 ? difference : 0) }),
      ]),
    );

  it('is shown from 30 pairs on, and only for a swing with the finding', () => {
    const pairs = swingPairs(swings, shotsWith(12));

    expect(patternsOf(swings[0]!, pairs)).toMatchObject([{ finding: 'over-the-top', pairs: 40, withFinding: 20 }]);
    expect(patternsOf(swings[1]!, pairs)).toEqual([]);
    expect(patternsOf(swings[0]!, pairs.slice(0, 29))).toEqual([]);
  });

  it('is not shown if the shots do not differ', () => {
    expect(patternsOf(swings[0]!, swingPairs(swings, shotsWith(0)))).toEqual([]);
  });

  it('leaves out a finding that the golfer disagrees with', () => {
    const disbelieved = [{ shotKey: 'k0', findings: [{ id: 'f', faultId: 'sway', verdict: 'disagree' } as never] }];

    expect(swingPairs(disbelieved, shotsWith(0))[0]!.findings).toEqual([]);
  });
});
