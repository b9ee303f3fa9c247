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

/** What is looked at beside take-off and landing. Farther off the feet drift in the picture, or are seen too low. */
const ON_FLOOR_MS = 80;
const IN_AIR_MS = 36;
/** Feet seen to rise by half are clear of the floor 75 ms after they leave it, in a jump of 11 cm. */
const SEARCH_MS = { onFloor: 90, inAir: 10 };
const STEP_MS = 0.5;
const ROUNDS = 3;

/** What is left of the feet's variance when they rise by some share of `rise`: least squares with a level and a slope. */
const misfit = (frames: readonly JumpFrame[], rise: (ms: number) => number): number => {
  const points = frames.map(({ timeMs, feet }) => [rise(timeMs), feet] as const);
  const mean = (of: (point: readonly [rise: number, feet: number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(([up]) => up), mean(([, feet]) => feet)];
  const xx = mean(([up]) => (up - x) ** 2);
  const xy = mean(([up, feet]) => (up - x) * (feet - y));
  const yy = mean(([, feet]) => (feet - y) ** 2);
  return xx > 0 && xy > 0 ? yy - xy ** 2 / xx : yy;
};

/**
 * When the feet left the floor or came back: where their rest on one level and a rise like the hips' meet best. Close to
 * the floor a body model sees feet rise by half of what they do, so any share of the hips' rise will do.
 * @param curve the hips' parabola through the air
 * @param clearMs when the feet were first or last seen high above the floor: a toe may seem to rise before it leaves
 */
const touchMs = (
  frames: readonly JumpFrame[],
  [a, b]: ReturnType<typeof parabola>,
  clearMs: number,
  side: 1 | -1,
): number => {
  let best = clearMs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [best + side * ON_FLOOR_MS, best - side * IN_AIR_MS];
    const beside = among(frames, Math.min(one, other), Math.max(one, other));
    let least = Infinity;
    for (let later = -SEARCH_MS.inAir; later <= SEARCH_MS.onFloor; later += STEP_MS) {
      const ms = clearMs + side * later;
      const off = misfit(beside, (at) =>
        side * (ms - at) > 0 ? Math.max(0, (((a * (at + ms)) / 1000 + b) * (at - ms)) / 1000) : 0,
      );
      if (off < least) [least, best] = [off, ms];
    }
  }
  return best;
};

/**
 * How high the golfer jumped. The hips' parabola through the air says how a free body moves; the feet say when they began
 * and ceased to move with it, finer than a frame. A reading that gravity or the feet's rise contradicts is refused.
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
  const takeOffMs = touchMs(frames, curve, up[0]!.timeMs, -1);
  const landingMs = touchMs(frames, curve, up.at(-1)!.timeMs, 1);
  const jump = curve[0] < 0 ? jumpBetween(takeOffMs, landingMs) : undefined;
  if (!jump) return fail('no-jump');
  const hipsAt = (ms: number) => middleOf(among(frames, ms - 15, ms + 15), ({ hips }) => hips);
  const hasLowLanding = hipsAt(takeOffMs) - hipsAt(landingMs) > LOW_LANDING * size;
  const fall = -2 * curve[0];
  const rise = (fall * ((landingMs - takeOffMs) / 1000) ** 2) / 8;
  const isTooLong = !hasLowLanding && rise - (top - from) > MISSING_RISE * size;
  return isTooLong || (GRAVITY * size) / fall > TALLEST_M ? fail('unclear') : ok({ ...jump, hasLowLanding });
};
