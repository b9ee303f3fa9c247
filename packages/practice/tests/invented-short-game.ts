// Golfers of an index around the green, built from published averages to try pass marks on. One-putt shares by
// distance: scratch golfers and golfers who score 90 (M. Broadie, Every Shot Counts, 2014; index 16). Three-putts at
// 90: 19 % from 30 feet and 39 % from 50. Up and downs inside 25 yards: 57 % at scratch (Arccos). The scatter of start
// lines and wedges is Divot's own estimate.

type Random = () => number;

const FEET_PER_METRE = 3.2808;
const INDEX_OF_90 = 16;

/** [feet, share holed at scratch, share holed by a 90 golfer] */
// oxfmt-ignore
const HOLED = [
  [1, 0.999, 0.999], [2, 0.99, 0.95], [3, 0.93, 0.84], [4, 0.8, 0.65], [5, 0.66, 0.5], [6, 0.55, 0.39],
  [7, 0.47, 0.32], [8, 0.41, 0.27], [9, 0.37, 0.23], [10, 0.33, 0.2], [15, 0.2, 0.11], [20, 0.14, 0.06],
  [30, 0.06, 0.02], [40, 0.03, 0.01], [60, 0.01, 0.005],
] as const;

const logit = (share: number) => Math.log(share / (1 - share));
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The share of putts of this length that the golfer holes. */
export const holedShare = (metres: number, index: number): number => {
  const feet = Math.max(1, metres * FEET_PER_METRE);
  const to = Math.max(
    1,
    HOLED.findIndex(([at], place) => at >= feet || place === HOLED.length - 1),
  );
  const [near, far] = [HOLED[to - 1]!, HOLED[to]!];
  const share = Math.min(1, (feet - near[0]) / (far[0] - near[0]));
  const between = (of: 1 | 2) => logit(near[of]) + share * (logit(far[of]) - logit(near[of]));
  return 1 / (1 + Math.exp(-(between(1) + ((between(2) - between(1)) * index) / INDEX_OF_90)));
};

/** Where a putt stops: `past` is metres beyond the hole (negative = short), `left` is metres from it (0 = holed). */
export const putt = (metres: number, index: number, random: Random, aim = 0.5) => {
  if (random() < holedShare(metres, index)) return { past: 0, left: 0 };
  const past = Math.min(aim, metres / 10) + metres * (0.065 + 0.0028 * index) * normal(random);
  const wide = metres * (0.0236 + 0.0013 * index) * normal(random);
  return { past, left: Math.max(0.1, Math.hypot(past, wide)) };
};

export const puttsFrom = (metres: number, index: number, random: Random): number => {
  let left = metres;
  for (let strokes = 1; strokes < 6; strokes += 1) {
    left = Math.min(metres * 1.2, putt(left, index, random, 0.25).left);
    if (left === 0) return strokes;
  }
  return 6;
};

/** Strokes to hole out from off the green: a chip, sometimes another one, and the putts. */
export const chipAndPutt = (metres: number, index: number, random: Random): number => {
  let [from, strokes] = [metres, 1];
  for (; random() < 0.005 + 0.005 * index && strokes < 5; strokes += 1) from = 8;
  const left = (3.1 + 0.07 * index) * (from / 15) ** 0.6 * Math.exp(0.75 * normal(random) - 0.28);
  return left < 0.1 ? strokes : strokes + puttsFrom(left, index, random);
};

/** Metres by which a wedge misses its intended distance. */
export const wedgeMiss = (metres: number, index: number, random: Random): number =>
  Math.abs(metres * (0.06 + 0.004 * index) * normal(random));

/** Degrees between a putt's start and its line. */
export const startLineMiss = (index: number, random: Random): number => Math.abs((1 + 0.06 * index) * normal(random));

const between = (anchors: readonly (readonly [index: number, share: number])[], index: number): number => {
  const to = Math.max(
    1,
    anchors.findIndex(([at], place) => at >= index || place === anchors.length - 1),
  );
  const [near, far] = [anchors[to - 1]!, anchors[to]!];
  return Math.max(0.02, near[1] + ((far[1] - near[1]) * (index - near[0])) / (far[0] - near[0]));
};

/** Arccos fairways: 51 % at scratch, 46 % at 10, 41 % at 20 (golfmonthly.com). */
export const fairwayShare = (index: number): number =>
  between(
    [
      [0, 0.51],
      [20, 0.41],
    ],
    index,
  );

/**
 * Greens in regulation: Shot Scope's 52 % at scratch and 23 % at 15; 41, 32 and 14 % at 5, 10 and 20 (golflynk.com).
 */
// oxfmt-ignore
export const greenShare = (index: number): number =>
  between([[0, 0.52], [5, 0.41], [10, 0.32], [15, 0.22], [20, 0.14], [25, 0.09], [30, 0.07]], index);
