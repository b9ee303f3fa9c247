// Uses the phone as an angle meter: how far the golfer tilted or turned it since pressing start. The angles are those
// of the W3C Device Orientation specification (alpha: around the vertical, beta: front to back).

export type Held = { readonly alpha: number | null; readonly beta: number | null; readonly gamma: number | null };

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction “up” in the phone's own axes. */
const up = ({ beta, gamma }: { readonly beta: number; readonly gamma: number }) => [
  -Math.cos(rad(beta)) * Math.sin(rad(gamma)),
  Math.sin(rad(beta)),
  Math.cos(rad(beta)) * Math.cos(rad(gamma)),
];

/** Degrees between the directions of gravity before and after, 0 … 180. Null without a sensor. */
export const tiltedDegrees = (from: Held, to: Held): number | null => {
  if (from.beta === null || from.gamma === null || to.beta === null || to.gamma === null) return null;
  const a = up({ beta: from.beta, gamma: from.gamma });
  const b = up({ beta: to.beta, gamma: to.gamma });
  const cosine = a.reduce((sum, part, axis) => sum + part * b[axis]!, 0);
  return Math.round((Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI);
};

/** Degrees by which a flat phone was turned around the vertical, the shorter way, 0 … 180. Null without a sensor. */
export const turnedDegrees = (from: Held, to: Held): number | null => {
  if (from.alpha === null || to.alpha === null) return null;
  const apart = Math.abs(to.alpha - from.alpha) % 360;
  return Math.round(Math.min(apart, 360 - apart));
};
