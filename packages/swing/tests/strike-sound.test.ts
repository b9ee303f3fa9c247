import { describe, expect, test } from 'vitest';
import { impactBySound, strikeTimes } from '../pipeline/strike-sound.ts';

const RATE = 22_050;
/** Quiet noise with a click; a seeded generator makes it identical in every run. */
const recording = (clickMs: number | null, noise = 0.004): Float32Array => {
  let seed = 9;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (seed >>> 0) / 2_147_483_648 - 1;
  };
  return Float32Array.from({ length: RATE * 1.4 }, (_, i) => {
    const since = clickMs === null ? -1 : i / RATE - clickMs / 1000;
    const click = since >= 0 && since < 0.05 ? 0.8 * Math.exp(-since * 180) * random() : 0;
    return noise * random() + click;
  });
};
const events = {
  address: 20,
  toeUp: 40,
  midBackswing: 50,
  top: 70,
  midDownswing: 79,
  impact: 86,
  midFollowThrough: 91,
  finish: 150,
};

describe('the sound of the strike', () => {
  test('is heard to within a few milliseconds', () => {
    const [time, ...others] = strikeTimes(recording(700), RATE);
    expect(others).toEqual([]);
    expect(Math.abs(time! - 700)).toBeLessThanOrEqual(4);
  });
  test('is heard soon after a quieter one at another ball', () => {
    const [own, other] = [recording(700), recording(550)];
    const both = own.map((value, i) => value + other[i]!);
    expect(strikeTimes(both, RATE).map((ms) => Math.round(ms / 10))).toEqual([55, 70]);
  });
  test('is not invented from noise alone', () => expect(strikeTimes(recording(null, 0.05), RATE)).toEqual([]));
  test('places impact between frames if it is near the visible one', () =>
    expect(impactBySound(events, [(86.8 * 1000) / 60], 1000 / 60)).toBeCloseTo(86.8));
  test('is ignored when it is somebody else’s', () => {
    expect(impactBySound(events, [(60 * 1000) / 60, (95 * 1000) / 60], 1000 / 60)).toBeNull();
  });
});
