import { type Result, fail, ok } from '@divot/basics';

// Measures the height of a jump from the phone's own film, by the time in the air: h = g t² / 8 (Bosco et al. 1983; on
// film: My Jump, Balsalobre-Fernández et al. 2015). The formula assumes that the body lands in the position in which it
// took off. At 60 frames a second one frame is 3 cm, so Divot refuses film slower than 120.

const GRAVITY = 9.81;
/** Cameras report 119.88 as 120. */
const SLOWEST_FPS = 119;
const SHORTEST_S = 0.15;
const LONGEST_S = 1.1;

/** One frame of the film. Heights and positions are in any one unit, positive up and to the right. */
export type JumpFrame = {
  readonly timeMs: number;
  /** Height of the toes, which leave the floor last and touch it first. */
  readonly feet: number;
  /** The middle between the feet, across the picture. */
  readonly across: number;
  /** Distance from heel to toe across the picture. Small if the feet point at the camera. */
  readonly footAcross: number;
  readonly hips: number;
};

export type JumpFailure = 'slow-film' | 'no-jump' | 'several-jumps' | 'landed-elsewhere' | 'not-whole' | 'unclear';

export type Jump = {
  readonly takeOffMs: number;
  readonly landingMs: number;
  readonly heightCm: number;
  /** The legs were more bent at landing than at take-off, so the time in the air overstates the jump. */
  readonly hasLowLanding: boolean;
};

export const isFastEnough = (fps: number): boolean => fps >= SLOWEST_FPS;

/** Centimetres, by the seconds in the air. Throws a RangeError for a time that cannot be. */
export const jumpHeightCm = (seconds: number): number => {
  if (!(typeof seconds === 'number' && seconds >= 0 && seconds < 10))
    throw new RangeError(`A jump takes 0 to 10 seconds, not ${String(seconds)}`);
  return ((GRAVITY * seconds ** 2) / 8) * 100;
};

/**
 * A jump from the golfer's own marks: the first frame in the air and the first one back on the floor. Undefined if
 * nobody can jump like that.
 */
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
/** A frame whose feet are above this share of the rise is certainly in the air. */
const SURELY_UP = 0.25;
/**
 * Nose to toes of the tallest golfer, in metres. If the hips fall so slowly that gravity would need a taller golfer,
 * they were not in free flight all the time.
 */
const TALLEST_M = 2.13;
/**
 * A body model may see the feet too low by about 0.025. If the time in the air needs a rise more than this above the
 * one seen, that time is wrong.
 */
const MISSING_RISE = 0.035;
const FLOOR_MS = 350;
const SETTLED_MS = 60;
const FEWEST_FRAMES = 8;

type Flight = readonly JumpFrame[];

/** Periods in which the feet are off the floor for long enough to be a jump. */
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
const middleOf = (frames: readonly JumpFrame[], read: (frame: JumpFrame) => number): number => median(frames.map(read));

/** How far to look, in ms, on either side of the moment when the feet are certainly up, and of take-off or landing. */
const BESIDE_MS = { onFloor: 120, inAir: 60 };
const SEARCH_MS = { onFloor: 100, inAir: 30, step: 2 };
/**
 * A share of the golfer's height. Feet higher than this turn in the air, and a body model sees their toes elsewhere.
 */
const NEAR_FLOOR = 0.08;
/**
 * In a body model, resting feet jitter from frame to frame and drift over time. Both figures are variances, the drift
 * per second.
 */
const TREMBLE = 0.003 ** 2;
const WANDER = 0.0005;
/**
 * In shares of the golfer's height. In a body model, toes that point at the camera rise by half of their real rise
 * until this much of it is missing. Toes seen from the side rise by all of it. `aside` is the length of a foot seen
 * from the side.
 */
const MISSING = { toCamera: 0.021, sd: { least: 0.003, toCamera: 0.007 }, aside: 0.138, most: 0.035, step: 0.005 };
/** Divot does not show a height whose uncertainty is above this. */
const LEAST_SURE_CM = 1.3;

const stepsBetween = (least: number, most: number, step: number): readonly number[] =>
  Array.from({ length: 1 + Math.round((most - least) / step) }, (_, nth) => least + nth * step);
const missingShares = stepsBetween(0, MISSING.most, MISSING.step);
const searchedMs = stepsBetween(-SEARCH_MS.inAir, SEARCH_MS.onFloor, SEARCH_MS.step);

/**
 * The mean over all possibilities, weighted by how likely each is (Bayes). `doubt` is minus the logarithm of the
 * likelihood.
 */
const meanOver = <T extends { readonly doubt: number }>(ways: readonly T[]) => {
  const least = Math.min(...ways.map(({ doubt }) => doubt));
  const weights = ways.map(({ doubt }) => Math.exp(least - doubt));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (measure: (way: T) => number): number =>
    ways.reduce((sum, way, nth) => sum + measure(way) * weights[nth]!, 0) / whole;
  return { mean, doubt: least - Math.log(whole) };
};

/**
 * How badly heights fit resting feet that drift in the picture: the sum of squared errors over their variances (a
 * Kalman filter).
 */
const doubtOfRest = (frames: readonly JumpFrame[], heightOf: (frame: JumpFrame) => number): number => {
  let [level, spread, doubt] = [Number.NaN, 0, 0];
  frames.forEach((frame, nth) => {
    const height = heightOf(frame);
    if (nth === 0) level = height;
    else spread += (WANDER * (frame.timeMs - frames[nth - 1]!.timeMs)) / 1000;
    const share = nth === 0 ? 1 : spread / (spread + TREMBLE);
    doubt += (height - level) ** 2 / (spread + TREMBLE);
    level += share * (height - level);
    spread = share * TREMBLE;
  });
  return doubt;
};

type Side = {
  readonly floor: number;
  /** When the feet were first or last seen high above the floor. Toes may seem to rise before they leave it. */
  readonly clearMs: number;
  /** The direction in time towards the floor. */
  readonly towards: 1 | -1;
};
/** When the feet left or touched the floor if a given part of their rise is missing, and how likely that is. */
type Touch = { readonly ms: number; readonly variance: number; readonly doubt: number };

/**
 * Finds the moment at which the feet begin or stop moving like the hips. Outside it, they rest on the floor. Returns
 * the mean of all possible moments, weighted by how well each fits (Bayes).
 * @param curve the hips' parabola through the air
 */
const touchOf = (
  frames: readonly JumpFrame[],
  [a, b]: ReturnType<typeof parabola>,
  size: number,
  { floor, clearMs, towards }: Side,
): ((missing: number) => Touch) => {
  const ends = [clearMs + towards * BESIDE_MS.onFloor, clearMs - towards * BESIDE_MS.inAir].toSorted((x, y) => x - y);
  const beside = among(frames, ends[0]!, ends[1]!).filter(({ feet }) => feet < floor + NEAR_FLOOR * size);
  const riseAt = (timeMs: number, ms: number): number =>
    towards * (ms - timeMs) > 0 ? Math.max(0, (((a * (timeMs + ms)) / 1000 + b) * (timeMs - ms)) / 1000 / size) : 0;
  return (missing) => {
    const moments = searchedMs.map((later) => {
      const ms = clearMs + towards * later;
      const unmoved = ({ timeMs, feet }: JumpFrame) => {
        const rise = riseAt(timeMs, ms);
        return feet / size - rise + Math.min(rise / 2, missing);
      };
      return { ms, doubt: doubtOfRest(beside, unmoved) / 2 };
    });
    const { mean, doubt } = meanOver(moments);
    const touch = mean(({ ms }) => ms);
    return { ms: touch, variance: mean(({ ms }) => (ms - touch) ** 2), doubt };
  };
};

/** The floor before and after a flight, and the frames before it. Fails if they were not filmed, or are not the same floor. */
const floorBeside = (frames: readonly JumpFrame[], firstMs: number, lastMs: number, size: number) => {
  const before = among(frames, firstMs - FLOOR_MS, firstMs - SETTLED_MS);
  const after = among(frames, lastMs + SETTLED_MS, lastMs + FLOOR_MS);
  if (before.length < FEWEST_FRAMES || after.length < FEWEST_FRAMES) return fail('not-whole' as const);
  const [from, to] = [middleOf(before, ({ feet }) => feet), middleOf(after, ({ feet }) => feet)];
  const moved = middleOf(after, ({ across }) => across) - middleOf(before, ({ across }) => across);
  return Math.abs(moved) > STRAIGHT_UP * size || Math.abs(to - from) > SAME_FLOOR * size
    ? fail('landed-elsewhere' as const)
    : ok({ before, from, to });
};

/**
 * Measures how high the golfer jumped. The hips' parabola shows how the body moves in free flight. The feet show, finer
 * than one frame, when they began and stopped moving with it. Fails if the reading is vague, or if gravity or the
 * feet's rise contradicts it.
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
  // The feet never come back to where they were, so the golfer landed nearer, farther away or on something.
  if (lastMs - firstMs > 1000 * LONGEST_S) return fail('landed-elsewhere');
  const floor = floorBeside(frames, firstMs, lastMs, size);
  if (!floor.ok) return floor;
  const { before, from, to } = floor.value;
  const top = Math.max(...flight.map(({ feet }) => feet));
  const up = flight.filter(({ feet }) => feet > from + SURELY_UP * (top - from));
  if (up.length < FEWEST_FRAMES) return fail('no-jump');
  const curve = parabola(up.map(({ timeMs, hips }) => [timeMs / 1000, hips]));
  const leaves = touchOf(frames, curve, size, { floor: from, clearMs: up[0]!.timeMs, towards: -1 });
  const lands = touchOf(frames, curve, size, { floor: to, clearMs: up.at(-1)!.timeMs, towards: 1 });
  const footAcross = middleOf(before, (frame) => frame.footAcross) / size;
  const toCamera = Math.max(0, 1 - (footAcross / MISSING.aside) ** 2);
  const missingSd = MISSING.sd.least + (MISSING.sd.toCamera - MISSING.sd.least) * toCamera;
  const ways = missingShares.map((missing) => {
    const [takeOff, landing] = [leaves(missing), lands(missing)];
    const unlikely = ((missing - MISSING.toCamera * toCamera) / missingSd) ** 2 / 2;
    return { takeOff, landing, doubt: takeOff.doubt + landing.doubt + unlikely };
  });
  const { mean } = meanOver(ways);
  const [takeOffMs, landingMs] = [mean(({ takeOff }) => takeOff.ms), mean(({ landing }) => landing.ms)];
  const flightMs = landingMs - takeOffMs;
  const jump = curve[0] < 0 ? jumpBetween(takeOffMs, landingMs) : undefined;
  if (!jump) return fail('no-jump');
  const variance = mean(
    ({ takeOff, landing }) => takeOff.variance + landing.variance + (landing.ms - takeOff.ms - flightMs) ** 2,
  );
  const hipsAt = (ms: number) => middleOf(among(frames, ms - 15, ms + 15), ({ hips }) => hips);
  const hasLowLanding = hipsAt(takeOffMs) - hipsAt(landingMs) > LOW_LANDING * size;
  const fall = -2 * curve[0];
  const rise = (fall * (flightMs / 1000) ** 2) / 8;
  const isTooLong = !hasLowLanding && rise - (top - from) > MISSING_RISE * size;
  const isVague = (2 * jump.heightCm * Math.sqrt(variance)) / flightMs > LEAST_SURE_CM;
  return isVague || isTooLong || (GRAVITY * size) / fall > TALLEST_M ? fail('unclear') : ok({ ...jump, hasLowLanding });
};
