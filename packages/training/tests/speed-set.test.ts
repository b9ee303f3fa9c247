import { describe, expect, it } from 'vitest';
import { POWER_EXERCISES } from '@divot/golf-content';
import { isSpeedSet, readSpeedSet, speedsIn } from '../speed-set.ts';

describe('a set of fast swings', () => {
  it('continues while the swings stay within 5 % of its best', () => {
    expect(readSpeedSet([100, 104, 99.5])).toMatchObject({ swings: 3, best: 104, isOver: false });
  });

  it('is over with the first swing that is 5 % slower than the best of the set', () => {
    expect(readSpeedSet([98, 100, 95])).toMatchObject({ best: 100, isOver: true });
    expect(readSpeedSet([160, 168, 159])?.isOver).toBe(true);
  });

  it('was over with that swing, even if faster ones followed, as in a file', () => {
    expect(readSpeedSet([100, 104, 98, 106, 107])).toEqual({
      swings: 5,
      best: 104,
      at: 3,
      loss: expect.closeTo(0.058, 3),
      isOver: true,
    });
    expect(readSpeedSet([100, 104, 103])).toMatchObject({ at: 3, isOver: false });
  });

  it('says nothing before a swing is measured', () => {
    expect(readSpeedSet([])).toBeUndefined();
  });

  it('reads what a golfer types or pastes from a device, and no word or impossible number', () => {
    expect(speedsIn('98 101.5 100,2')).toEqual([98, 101.5, 100.2]);
    expect(speedsIn('98, 101, 99')).toEqual([98, 101, 99]);
    expect(speedsIn('Speed\n104\n103.4\n')).toEqual([104, 103.4]);
    expect(speedsIn('7 980 fast')).toEqual([]);
  });

  it('is the one exercise that is stopped by its speed', () => {
    expect(POWER_EXERCISES.filter(({ id }) => isSpeedSet(id)).map(({ cue }) => cue)).toEqual([
      expect.stringContaining('Stop when your speed drops 5%'),
    ]);
  });
});
