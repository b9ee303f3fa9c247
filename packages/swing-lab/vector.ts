// 3-vectors, rotation, monotone curves and two-bone arms and legs: all the mathematics of the synthetic golfer.

export type Vector = readonly [x: number, y: number, z: number];

export const RADIANS = Math.PI / 180;
export const sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
/** Weighted sum of vectors. */
export const sum = (...parts: readonly (readonly [Vector, number])[]): Vector => {
  // Thousands of golfers are drawn joint by joint, so this allocates no vector per part.
  let [x, y, z] = [0, 0, 0];
  for (const [v, weight] of parts) {
    x += v[0] * weight;
    y += v[1] * weight;
    z += v[2] * weight;
  }
  return [x, y, z];
};
export const unit = (a: Vector): Vector => {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
};
export const mix = (a: Vector, b: Vector, share: number): Vector => sum([a, 1 - share], [b, share]);
/** The part of `v` perpendicular to the unit vector `n`, as a unit vector. */
export const across = (v: Vector, n: Vector): Vector => unit(sum([v, 1], [n, -dot(v, n)]));
/** `v` turned about the unit axis by an angle in radians (Rodrigues). */
export const turn = (v: Vector, axis: Vector, angle: number): Vector =>
  sum([v, Math.cos(angle)], [cross(axis, v), Math.sin(angle)], [axis, dot(axis, v) * (1 - Math.cos(angle))]);

export type Curve = (seconds: number) => number;

/** Monotone cubic through [time, value] keys in time order (Fritsch and Carlson 1980), flat at ends and extrema. */
export const curve = (keys: readonly (readonly [number, number])[]): Curve => {
  const steps = keys.slice(1).map((key, i) => key[0] - keys[i]![0]);
  const slopes = keys.slice(1).map((key, i) => (key[1] - keys[i]![1]) / steps[i]!);
  const tangents = keys.map((_, i) => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined || after === undefined || before * after <= 0) return 0;
    const w1 = 2 * steps[i]! + steps[i - 1]!;
    const w2 = steps[i]! + 2 * steps[i - 1]!;
    return (w1 + w2) / (w1 / before + w2 / after);
  });
  const first = keys[0]!;
  const last = keys.at(-1)!;
  return (time) => {
    if (time <= first[0]) return first[1];
    if (time >= last[0]) return last[1];
    const i = keys.findIndex((key, k) => k > 0 && time <= key[0]) - 1;
    const s = (time - keys[i]![0]) / steps[i]!;
    const s2 = s * s;
    const s3 = s2 * s;
    return (
      (2 * s3 - 3 * s2 + 1) * keys[i]![1] +
      (s3 - 2 * s2 + s) * steps[i]! * tangents[i]! +
      (-2 * s3 + 3 * s2) * keys[i + 1]![1] +
      (s3 - s2) * steps[i]! * tangents[i + 1]!
    );
  };
};

/** Joint between `a` and `c` with bones of these lengths, bent toward `pole`. */
export const bend = (a: Vector, c: Vector, upper: number, lower: number, pole: Vector): Vector => {
  const reach = sub(c, a);
  const distance = Math.min(length(reach), (upper + lower) * 0.9995);
  const along = unit(reach);
  const x = (upper * upper - lower * lower + distance * distance) / (2 * distance);
  const height = Math.sqrt(Math.max(0, upper * upper - x * x));
  return sum([a, 1], [along, x], [across(pole, along), height]);
};
