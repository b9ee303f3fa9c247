import type { Pose } from './body.ts';
import type { Prop } from './props.ts';
import type { Vec } from './space.ts';

// A movement is a loop of key poses. Between two keys every number of the pose follows a monotone cubic (Fritsch and
// Carlson, SIAM J. Numer. Anal. 17, 1980): a joint never overshoots a key, and rests where it turns round.

export const LOOP_MS = 4000;

export type Key = readonly [share: number, pose: Pose];
export type Movement = {
  /** Degrees that the viewer stands to the golfer's right of straight ahead: 0 sees the front, 90 the right side. */
  readonly view: number;
  /** Degrees that the viewer looks down, if not a little: 90 sees the golfer from above. */
  readonly down?: number;
  /** A close-up: its middle, and its width in cm. Without it, the frame holds the whole movement. */
  readonly focus?: { readonly at: Vec; readonly width: number };
  /** In order, with shares of the loop from 0 to below 1. After the last key comes the first again. */
  readonly keys: readonly Key[];
  readonly props?: readonly Prop[];
  /** Share of the loop that shows the movement best in one picture. */
  readonly still: number;
};

/** Numbers, or nested objects and lists of numbers, of the same shape in every key. */
type Value = number | readonly Value[] | { readonly [name: string]: Value };

const numbersOf = (value: Value): readonly number[] =>
  typeof value === 'number' ? [value] : Object.values(value).flatMap((part: Value) => numbersOf(part));

/** A value of the same shape, with numbers taken from `next`. */
const filled = (shape: Value, next: () => number): Value => {
  if (typeof shape === 'number') return next();
  if (Array.isArray(shape)) return shape.map((part: Value) => filled(part, next));
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, filled(part, next)]));
};

const cyclic = <T>(list: readonly T[], n: number): T => list[(n + list.length) % list.length]!;
/** The loop's time from a key to the next. */
const spanAfter = (times: readonly number[], n: number): number =>
  (cyclic(times, n + 1) - cyclic(times, n) + 1) % 1 || 1;

/** The tangent of one number at each key: level where it turns round, else the harmonic mean of both slopes. */
const tangentsOf = (times: readonly number[], values: readonly number[]): readonly number[] =>
  values.map((value, n) => {
    const [before, after] = [spanAfter(times, n - 1), spanAfter(times, n)];
    const [rise, next] = [(value - cyclic(values, n - 1)) / before, (cyclic(values, n + 1) - value) / after];
    if (rise * next <= 0) return 0;
    const [a, b] = [2 * after + before, after + 2 * before];
    return (a + b) / (a / rise + b / next);
  });

type Curves = {
  readonly times: readonly number[];
  readonly keys: readonly (readonly number[])[];
  readonly tangents: readonly (readonly number[])[];
};
const cachedCurves = new WeakMap<readonly Key[], Curves>();
const curvesOf = (keys: readonly Key[]): Curves => {
  const before = cachedCurves.get(keys);
  if (before) return before;
  const times = keys.map(([time]) => time);
  const numbers = keys.map(([, pose]) => numbersOf(pose as unknown as Value));
  const tangents = numbers[0]!.map((_, n) =>
    tangentsOf(
      times,
      numbers.map((list) => list[n]!),
    ),
  );
  const curves = { times, keys: numbers, tangents };
  cachedCurves.set(keys, curves);
  return curves;
};

/** The pose at a share of the loop. */
export const poseAt = ({ keys }: Pick<Movement, 'keys'>, share: number): Pose => {
  const { times, keys: numbers, tangents } = curvesOf(keys);
  const inLoop = ((share % 1) + 1) % 1;
  const from = (times.filter((time) => time <= inLoop).length - 1 + times.length) % times.length;
  const to = (from + 1) % times.length;
  const span = spanAfter(times, from);
  const t = ((inLoop - times[from]! + 1) % 1) / span;
  const [start, leave] = [(1 + 2 * t) * (1 - t) ** 2, span * t * (1 - t) ** 2];
  const [end, reach] = [t * t * (3 - 2 * t), span * t * t * (t - 1)];
  let n = -1;
  const next = () => {
    n += 1;
    return (
      numbers[from]![n]! * start + tangents[n]![from]! * leave + numbers[to]![n]! * end + tangents[n]![to]! * reach
    );
  };
  return filled(keys[from]![1], next) as unknown as Pose;
};

/** Through several poses in equal steps. */
export const through = (...poses: readonly Pose[]): readonly Key[] =>
  poses.map((pose, n) => [n / poses.length, pose] as const);

export const shown = (view: number, keys: readonly Key[], still: number, ...props: readonly Prop[]): Movement => ({
  view,
  keys,
  still,
  props,
});

/** From one pose to another and back, with a rest at each end. */
export const moved = (view: number, start: Pose, end: Pose, ...props: readonly Prop[]): Movement =>
  shown(
    view,
    [
      [0.05, start],
      [0.45, end],
      [0.6, end],
      [0.95, start],
    ],
    0.5,
    ...props,
  );
