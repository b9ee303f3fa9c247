import { type Result, fail, ok } from '#src/domain/shared/result.ts';

// Height of a jump from the phone's own film, by the time in the air: h = g t² / 8 (Bosco et al. 1983; on film: My Jump,
// Balsalobre-Fernández et al. 2015). It holds for a body that lands as it took off. At 60 frames a second one frame is 3 cm,
// so slower film than 120 is refused.

const GRAVITY = 9.81;
/** What cameras call 120 is 119.88. */
const SLOWEST_FPS = 119;
const SHORTEST_S = 0.15;
const LONGEST_S = 1.1;

/** One frame: heights and places in any one unit, up and right positive. */
export type JumpFrame = {
  readonly timeMs: number;
  /** The toes: they leave the floor last and meet it first. */
  readonly feet: number;
  /** Between the feet, across the picture. */
  readonly across: number;
  readonly hips: number;
};

export type JumpFailure = 'slow-film' | 'no-jump' | 'several-jumps' | 'landed-elsewhere' | 'not-whole' | 'unclear';

export type Jump = {
  readonly takeOffMs: number;
  readonly landingMs: number;
  readonly heightCm: number;
  /** The legs were more bent at landing than at take-off: the time in the air flatters the jump. */
  readonly hasLowLanding: boolean;
};

export const isFastEnough = (fps: number): boolean => fps >= SLOWEST_FPS;

export const jumpHeightCm = (seconds: number): number => ((GRAVITY * seconds ** 2) / 8) * 100;

/** What the golfer says by hand: the first frame in the air and the first one down again. Undefined for no jump of a person. */
export const jumpBetween = (takeOffMs: number, landingMs: number): Jump | undefined => {
  const seconds = (landingMs - takeOffMs) / 1000;
  if (!(seconds >= SHORTEST_S && seconds <= LONGEST_S)) return undefined;
  return { takeOffMs, landingMs, heightCm: jumpHeightCm(seconds), hasLowLanding: false };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** In shares of the golfer's height in the picture. */
const OFF_THE_FLOOR = 0.025;
const STRAIGHT_UP = 0.15;
const SAME_FLOOR = 0.06;
const LOW_LANDING = 0.05;
/** Frames higher than this share of the rise are surely in the air. */
const SURELY_UP = 0.25;
/** Nose to toes of the tallest golfer, in metres. Hips that fall as if they were of a taller one were not all the time in the air. */
const TALLEST_M = 2.13;
/** The feet may be seen too low by about 0.025; a time in the air that asks for more than this beyond their rise is wrong. */
const MISSING_RISE = 0.035;
const FLOOR_MS = 350;
const SETTLED_MS = 60;
const FEWEST_FRAMES = 8;

type Flight = readonly JumpFrame[];

/** Stretches in which the feet are off the floor, each long enough for a jump. */
const flightsIn = (frames: readonly JumpFrame[], floor: number, size: number): readonly Flight[] => {
  const flights: JumpFrame[][] = [];
  let open: JumpFrame[] | undefined;
  for (const frame of frames) {
    const isUp = frame.feet > floor + OFF_THE_FLOOR * size;
    if (isUp && !open) flights.push((open = []));
    if (isUp) open?.push(frame);
    else open = undefined;
  }
  return flights.filter((flight) => flight.at(-1)!.timeMs - flight[0]!.timeMs > 1000 * SHORTEST_S * 0.5);
};

/** Least squares y = a t² + b t + c, t in seconds. */
const parabola = (points: readonly (readonly [t: number, y: number])[]): readonly [number, number, number] => {
  const [n, s1, s2, s3, s4] = [0, 1, 2, 3, 4].map((power) => points.reduce((sum, [t]) => sum + t ** power, 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const [y0, y1, y2] = [0, 1, 2].map((power) => points.reduce((sum, [t, y]) => sum + y * t ** power, 0)) as [
    number,
    number,
    number,
  ];
  // Cramer's rule over the normal equations.
  const by = (c0: number, c1: number, c2: number) =>
    c0 * (s2 * n - s1 * s1) - c1 * (s3 * n - s1 * s2) + c2 * (s3 * s1 - s2 * s2);
  const whole = by(s4, s3, s2);
  const a = by(y2, y1, y0) / whole;
  const b = (s4 * (y1 * n - y0 * s1) - s3 * (y2 * n - y0 * s2) + s2 * (y2 * s1 - y1 * s2)) / whole;
  const c = (y0 - a * s2 - b * s1) / n;
  return [a, b, c];
};

const among = (frames: readonly JumpFrame[], fromMs: number, toMs: number): readonly JumpFrame[] =>
  frames.filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
const middleOf = (frames: readonly JumpFrame[], of: (frame: JumpFrame) => number): number => median(frames.map(of));

/** What is looked at beside take-off and landing. Farther off the feet drift in the picture, or turn in the air. */
const ON_FLOOR_MS = 80;
const IN_AIR_MS = 60;
const SEARCH_MS = { onFloor: 120, inAir: 30 };
const STEP_MS = 0.5;
/**
 * In shares of the golfer's height. A body model sees feet rise by half of what they do until some rise is missing, or
 * toes rise too early; and each frame trembles.
 */
const MISSING = { least: -0.02, most: 0.04, step: 0.0025, mean: 0.005, sd: 0.02 };
const TREMBLE = 0.004;
/** A take-off or landing less sure than this is none: 10 ms were 5 cm in a clip from the side whose toes rose early. */
const LEAST_SURE_MS = 8;

const variance = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

/** Each rise as it is seen when `missing` of it is not. */
const seenRise = (rise: number, missing: number): number =>
  rise - Math.sign(missing) * Math.min(rise / 2, Math.abs(missing));

/**
 * When the feet left the floor or came back: where a rest on one level and a rise with the hips' meet, the mean of all
 * such moments weighed by how well they fit, whatever of the rise the body model misses (Bayes with a normal tremble).
 * @param curve the hips' parabola through the air
 * @param clearMs when the feet were first or last seen high above the floor: a toe may seem to rise before it leaves
 */
const touchMs = (
  frames: readonly JumpFrame[],
  [a, b]: ReturnType<typeof parabola>,
  size: number,
  clearMs: number,
  side: 1 | -1,
): { readonly ms: number; readonly sdMs: number } => {
  const moments: (readonly [ms: number, doubt: number])[] = [];
  for (let later = -SEARCH_MS.inAir; later <= SEARCH_MS.onFloor; later += STEP_MS) {
    const ms = clearMs + side * later;
    const [one, other] = [ms + side * ON_FLOOR_MS, ms - side * IN_AIR_MS];
    const beside = among(frames, Math.min(one, other), Math.max(one, other)).map(({ timeMs, feet }) => ({
      feet: feet / size,
      rise:
        side * (ms - timeMs) > 0 ? Math.max(0, (((a * (timeMs + ms)) / 1000 + b) * (timeMs - ms)) / 1000 / size) : 0,
    }));
    for (let missing = MISSING.least; missing <= MISSING.most; missing += MISSING.step) {
      const off = variance(beside.map(({ feet, rise }) => feet - seenRise(rise, missing)));
      const doubt = (beside.length * off) / TREMBLE ** 2 + ((missing - MISSING.mean) / MISSING.sd) ** 2;
      moments.push([ms, doubt / 2]);
    }
  }
  const least = Math.min(...moments.map(([, doubt]) => doubt));
  const weighed = moments.map(([ms, doubt]) => [ms, Math.exp(least - doubt)] as const);
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = (of: (ms: number) => number) => weighed.reduce((sum, [ms, weight]) => sum + of(ms) * weight, 0) / whole;
  const touch = mean((ms) => ms);
  return { ms: touch, sdMs: Math.sqrt(mean((ms) => (ms - touch) ** 2)) };
};

/**
 * How high the golfer jumped. The hips' parabola through the air says how a free body moves; the feet say when they began
 * and ceased to move with it, finer than a frame. A vague reading is refused, and one that gravity or
 * the feet's rise contradicts.
 * @param size the golfer's height in the frames' unit
 */
export const measureJump = (frames: readonly JumpFrame[], size: number, fps: number): Result<Jump, JumpFailure> => {
  if (!isFastEnough(fps)) return fail('slow-film');
  const low = frames.map(({ feet }) => feet).toSorted((a, b) => a - b);
  const ground = low[Math.floor(low.length * 0.3)] ?? Number.NaN;
  const flights = flightsIn(frames, ground, size);
  const [flight] = flights;
  if (flight === undefined) return fail('no-jump');
  if (flights.length > 1) return fail('several-jumps');
  const [firstMs, lastMs] = [flight[0]!.timeMs, flight.at(-1)!.timeMs];
  // The feet never come down to where they were: they stand nearer, farther off or on something.
  if (lastMs - firstMs > 1000 * LONGEST_S) return fail('landed-elsewhere');
  const before = among(frames, firstMs - FLOOR_MS, firstMs - SETTLED_MS);
  const after = among(frames, lastMs + SETTLED_MS, lastMs + FLOOR_MS);
  if (before.length < FEWEST_FRAMES || after.length < FEWEST_FRAMES) return fail('not-whole');
  const [from, to] = [middleOf(before, ({ feet }) => feet), middleOf(after, ({ feet }) => feet)];
  const moved = middleOf(after, ({ across }) => across) - middleOf(before, ({ across }) => across);
  if (Math.abs(moved) > STRAIGHT_UP * size || Math.abs(to - from) > SAME_FLOOR * size) return fail('landed-elsewhere');
  const top = Math.max(...flight.map(({ feet }) => feet));
  const up = flight.filter(({ feet }) => feet > from + SURELY_UP * (top - from));
  if (up.length < FEWEST_FRAMES) return fail('no-jump');
  const curve = parabola(up.map(({ timeMs, hips }) => [timeMs / 1000, hips]));
  const takeOff = touchMs(frames, curve, size, up[0]!.timeMs, -1);
  const landing = touchMs(frames, curve, size, up.at(-1)!.timeMs, 1);
  const jump = curve[0] < 0 ? jumpBetween(takeOff.ms, landing.ms) : undefined;
  if (!jump) return fail('no-jump');
  const hipsAt = (ms: number) => middleOf(among(frames, ms - 15, ms + 15), ({ hips }) => hips);
  const hasLowLanding = hipsAt(takeOff.ms) - hipsAt(landing.ms) > LOW_LANDING * size;
  const fall = -2 * curve[0];
  const rise = (fall * ((landing.ms - takeOff.ms) / 1000) ** 2) / 8;
  const isTooLong = !hasLowLanding && rise - (top - from) > MISSING_RISE * size;
  const isVague = Math.max(takeOff.sdMs, landing.sdMs) > LEAST_SURE_MS;
  return isVague || isTooLong || (GRAVITY * size) / fall > TALLEST_M ? fail('unclear') : ok({ ...jump, hasLowLanding });
};
