// Finds the part of the picture that shows the golfer with hands and feet at full reach. In that crop the model sees
// the body large and no bystanders.

import type { PoseFrame } from '../contract.ts';
import { quantile } from './numeric.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 0.3;
const WORTH_CUTTING = 0.75;

/** The box in fractions of the picture, or null if cropping gains nothing. `aspect` is width / height in pixels. */
export const golferBox = (frames: readonly (PoseFrame | null)[], aspect: number): Box | null => {
  const bodies = frames.filter((frame) => frame !== null);
  if (bodies.length === 0) return null;
  const lows = (axis: 0 | 1) => bodies.map((body) => Math.min(...body.landmarks.map((point) => point[axis])));
  const highs = (axis: 0 | 1) => bodies.map((body) => Math.max(...body.landmarks.map((point) => point[axis])));
  const reach = { left: quantile(lows(0), 0.02), right: quantile(highs(0), 0.98) };
  const rise = { top: quantile(lows(1), 0.02), bottom: quantile(highs(1), 0.98) };
  const margin = MARGIN * (rise.bottom - rise.top);
  const left = Math.max(0, reach.left - margin / aspect);
  const top = Math.max(0, rise.top - margin);
  const width = Math.min(1, reach.right + margin / aspect) - left;
  const height = Math.min(1, rise.bottom + margin) - top;
  return width * height < WORTH_CUTTING && width > 0 && height > 0 ? { left, top, width, height } : null;
};
