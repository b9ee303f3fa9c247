import { type Result, fail, ok } from '#src/domain/shared/result.ts';

// Height of a jump from the phone's own film, by the time in the air: h = g t^2 / 8 (Bosco et al. 1983; My Jump, Balsalobre-
// Fernandez et al. 2015). At 60 frames a second one frame is 3 cm, so slower film than 120 is refused.

const GRAVITY = 9.81;
export const FEWEST_FPS = 120;
const SHORTEST_S = 0.15;
const LONGEST_S = 1.1;
/** Samples higher than this share of the jump are surely in the air. */
const IN_THE_AIR = 0.2;

/** Centimetres for a flight of `seconds`. */
export const jumpHeightCm = (seconds: number): number => ((GRAVITY * seconds ** 2) / 8) * 100;

/** Least squares y = a t^2 + b t + c. */
const parabola = (points: readonly (readonly [t: number, y: number])[]): readonly [number, number, number] => {
  const sums = [0, 1, 2, 3, 4].map((power) => points.reduce((sum, [t]) => sum + t ** power, 0));
  const right = [2, 1, 0].map((power) => points.reduce((sum, [t, y]) => sum + y * t ** power, 0));
  const rows = [
    [sums[4]!, sums[3]!, sums[2]!, right[0]!],
    [sums[3]!, sums[2]!, sums[1]!, right[1]!],
    [sums[2]!, sums[1]!, sums[0]!, right[2]!],
  ];
  for (let at = 0; at < 3; at += 1)
    for (let row = 0; row < 3; row += 1) {
      if (row === at) continue;
      const factor = rows[row]![at]! / rows[at]![at]!;
      rows[row] = rows[row]!.map((value, column) => value - factor * rows[at]![column]!);
    }
  return [0, 1, 2].map((at) => rows[at]![3]! / rows[at]![at]!) as [number, number, number];
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/**
 * How high the golfer jumped. `footHeights`: height of the feet in each frame, up is positive, in any unit. Standing frames
 * are the floor; a parabola through the frames in the air says when the feet left it and came back, finer than a frame.
 */
export const measureJump = (
  footHeights: readonly number[],
  fps: number,
): Result<{ readonly heightCm: number; readonly seconds: number }> => {
  if (!(fps >= FEWEST_FPS)) return fail('Film the jump in slow motion: 120 frames a second or more.');
  const usable = footHeights
    .map((height, frame) => [frame / fps, height] as const)
    .filter(([, h]) => Number.isFinite(h));
  if (usable.length < 12) return fail('This clip is too short. Film from standing still to standing still.');
  const top = usable.reduce((best, point) => (point[1] > best[1] ? point : best));
  const low = usable.map(([, height]) => height).sort((a, b) => a - b);
  const floor = median(low.slice(0, Math.max(3, low.length >> 1)));
  const rise = top[1] - floor;
  const inAir = usable.filter(
    ([t, height]) => height > floor + IN_THE_AIR * rise && Math.abs(t - top[0]) < LONGEST_S / 2,
  );
  if (inAir.length < 8) return fail('Divot sees no jump in this clip.');
  const [a, b, c] = parabola(inAir.map(([t, height]) => [t - top[0], height - floor]));
  const root = b * b - 4 * a * c;
  if (!(a < 0) || root <= 0) return fail('Divot sees no jump in this clip.');
  const seconds = Math.sqrt(root) / -a;
  if (seconds < SHORTEST_S || seconds > LONGEST_S) return fail('Divot sees no jump in this clip.');
  return ok({ heightCm: jumpHeightCm(seconds), seconds });
};
