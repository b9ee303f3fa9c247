// Hears the strike: a click of a few milliseconds, far sharper than a frame every 33 ms. A click counts only near the
// impact that the hands already show.

import type { SwingEventName } from '../reading.ts';

const WINDOW_MS = 3;
/** How many times louder a click is than the quarter second before it. */
const JUMP = 8;

/** Times of sudden clicks, in ms from the first sample. `samples` is one channel. */
export const strikeTimes = (samples: Float32Array, sampleRate: number): number[] => {
  const size = Math.max(1, Math.round((sampleRate * WINDOW_MS) / 1000));
  const count = Math.floor(samples.length / size);
  // First differences damp speech and wind and keep the click.
  const energy = Array.from({ length: count }, (_, k) => {
    let sum = 0;
    for (let i = k * size + 1; i < (k + 1) * size; i++) sum += (samples[i]! - samples[i - 1]!) ** 2;
    return Math.sqrt(sum / size);
  });
  const loudest = energy.reduce((most, value) => Math.max(most, value), 0);
  const before = Math.round(250 / WINDOW_MS);
  const times: number[] = [];
  for (let k = 3; k < count; k++) {
    if (energy[k]! < 0.35 * loudest) continue;
    const quiet = energy.slice(Math.max(0, k - before), k - 1);
    const level = quiet.reduce((sum, value) => sum + value, 0) / quiet.length;
    if (energy[k]! > JUMP * level + 1e-5) {
      times.push((k * size * 1000) / sampleRate);
      k += before;
    }
  }
  return times;
};

/**
 * Impact in fractional track frames: the click nearest to the impact that the hands show. Null if no click is near
 * enough.
 */
export const impactBySound = (
  events: Readonly<Record<SwingEventName, number>>,
  strikeMs: readonly number[],
  frameMs: number,
): number | null => {
  const reach = Math.max(1.5, 0.15 * (events.impact - events.top));
  const frames = strikeMs.map((ms) => ms / frameMs).filter((frame) => Math.abs(frame - events.impact) <= reach);
  const near = frames.sort((a, b) => Math.abs(a - events.impact) - Math.abs(b - events.impact))[0];
  return near !== undefined && near > events.midDownswing && near < events.midFollowThrough ? near : null;
};
