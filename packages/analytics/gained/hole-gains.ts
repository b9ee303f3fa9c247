import {
  type Hole,
  type Part,
  type PlayedShot,
  expectedStrokes,
  partOf,
  PARTS,
  penaltyStrokes,
  strokesGained,
} from '@divot/golf-rules';

// Strokes gained from what the golfer taps on the course: every shot, or three taps (where the drive ended, where the
// approach ended, the length of the first putt). Divot never guesses a missing tap: it omits that part. Three
// conventions apply. The tee shot pays for a penalty, unless it found the fairway. Of several strokes between drive and
// green, the approach takes its share by par (one, on a par 5 two). The rest is short game from within 50 yards; from
// farther out each takes half, and isSplitOpen tells that this is a guess.

type ScoredHole = Pick<
  Hole,
  'par' | 'yards' | 'strokes' | 'putts' | 'penalties' | 'firstPuttFt' | 'driveEnd' | 'approachEnd' | 'shots'
>;
/** Strokes gained by part. A part is missing if its strokes gained are unknown. */
export type HoleGains = Partial<Record<Part, number>>;

const FEET_PER_YARD = 3;

const shotOf = (spot: Hole['driveEnd']): PlayedShot | undefined =>
  spot && { lie: spot.lie, distance: spot.lie === 'green' ? spot.yards * FEET_PER_YARD : spot.yards };

/** A distance of 0 means that the golfer tapped the spot without a distance. */
const expectedFrom = (shot: PlayedShot | undefined): number | undefined =>
  shot && shot.distance > 0 ? expectedStrokes(shot.lie, shot.distance) : undefined;

const fromShots = (shots: readonly PlayedShot[], par: number): HoleGains => {
  const gains: HoleGains = {};
  for (const [at, gained] of strokesGained(shots).entries()) {
    const part = partOf(shots[at]!, par);
    gains[part] = (gains[part] ?? 0) + gained;
  }
  return gains;
};

/** A stretch of the hole: expected strokes at its start and end, strokes taken, and the part that pays for them. */
type Leg = { readonly from: number | undefined; readonly to: number | undefined; strokes: number; part: Part };

type WayToGreen = {
  /** Where the approach began, and the part that a shot from there belongs to. */
  readonly start: PlayedShot | undefined;
  readonly part: Part;
  /** Strokes from there to the green, and how many of them are the approach. */
  readonly strokes: number;
  readonly share: number;
  /** Where the approach ended. Undefined if it found the green or nobody told. */
  readonly missed: PlayedShot | undefined;
};

/** Strokes played up to the green. */
const strokesBefore = ({ strokes = 0, putts = 0, penalties = 0 }: ScoredHole): number => strokes - putts - penalties;

const wayToGreen = (hole: ScoredHole): WayToGreen => {
  const { par, yards, driveEnd, approachEnd } = hole;
  const end = approachEnd ?? (par > 3 ? undefined : driveEnd);
  const missed = end?.lie === 'green' ? undefined : shotOf(end);
  const tee: PlayedShot | undefined = yards ? { lie: 'tee', distance: yards } : undefined;
  const start = par > 3 ? shotOf(driveEnd) : tee;
  const part = start ? partOf(start, par) : 'approach';
  const strokes = par > 3 ? strokesBefore(hole) - 1 : strokesBefore(hole);
  const byPar = Math.max(1, par - 3);
  const share = end?.lie === 'green' ? strokes : missed ? Math.max(1, Math.min(byPar, strokes - 1)) : byPar;
  return { start, part, strokes, share, missed };
};

/**
 * Whether taps leave open which strokes were the approach and which the short game: the approach missed the green, and
 * nobody told how far from the hole it ended.
 */
export const isChipOpen = (hole: ScoredHole): boolean => {
  if (hole.strokes === undefined || hole.putts === undefined || shotGains(hole)) return false;
  const { strokes, share, missed } = wayToGreen(hole);
  return strokes > share && !missed?.distance;
};

/**
 * Strokes that a drive of unknown length may move between off the tee and approach, the same way on every hole: golfers
 * of one index drive some 15 yards shorter or longer.
 */
const DRIVE_DOUBT = 0.08;

export const driveDoubt = (hole: ScoredHole): number =>
  hole.par > 3 && hole.driveEnd?.yards === 0 && !shotGains(hole) ? DRIVE_DOUBT : 0;

/** From within this many yards, the second shot on a par 5 usually ends so near that the third is short game. */
const TWO_SHOTS = 220;
const LAID_UP = expectedStrokes('fairway', 35);
/** Stands in for the spot from which the short game began, if an approach ended too far out for it. */
const BESIDE_GREEN = expectedStrokes('rough', 16);
/** With the drive in the rough, one penalty in eight came later: a ball dropped after the drive lies in the rough. */
const LATE = 1 / 8;

const approachLegs = (
  { start, part, share, strokes }: WayToGreen,
  to: number | undefined,
  penalties: number,
): readonly Leg[] => {
  const from = expectedFrom(start);
  const taken = Math.min(share, strokes);
  if (taken < 2 || part !== 'approach' || !start || start.distance > TWO_SHOTS)
    return [{ from, to, strokes: taken + penalties, part }];
  return [
    { from, to: LAID_UP, strokes: 1 + penalties, part },
    { from: LAID_UP, to, strokes: taken - 1, part: 'short-game' },
  ];
};

const legsTo = (green: number | undefined, hole: ScoredHole): readonly Leg[] => {
  const { par, yards, penalties = 0, driveEnd } = hole;
  const tee = yards ? expectedStrokes('tee', yards) : undefined;
  if (strokesBefore(hole) === 1) {
    return [{ from: tee, to: green, strokes: 1 + penalties, part: par > 3 ? 'off-tee' : 'approach' }];
  }
  const way = wayToGreen(hole);
  const { start, strokes, share, missed } = way;
  const late = par <= 3 ? penalties : penalties * (driveEnd?.lie === 'rough' || !driveEnd ? LATE : 1);
  const drive: readonly Leg[] =
    par > 3 ? [{ from: tee, to: expectedFrom(start), strokes: 1 + penalties - late, part: 'off-tee' }] : [];
  if (strokes <= share) return [...drive, ...approachLegs(way, green, late)];
  if (!missed) return drive;
  const at = expectedFrom(missed);
  const left = strokes - share;
  const rest: readonly Leg[] =
    left > 1 && partOf(missed, par) === 'approach'
      ? [
          { from: at, to: BESIDE_GREEN, strokes: left / 2, part: 'approach' },
          { from: BESIDE_GREEN, to: green, strokes: left / 2, part: 'short-game' },
        ]
      : [{ from: at, to: green, strokes: left, part: partOf(missed, par) }];
  return [...drive, ...approachLegs(way, at, late), ...rest];
};

/** A hole's gains. `whole` is true if they account for every stroke: then a missing part was not needed. */
type KnownGains = { readonly gains: HoleGains; readonly whole: boolean };

const tapGains = (hole: ScoredHole): KnownGains => {
  const { strokes, putts, firstPuttFt, approachEnd } = hole;
  if (strokes === undefined || putts === undefined) return { gains: {}, whole: false };
  // If the golfer tapped the green without a distance, only the first putt tells the length.
  const onGreen = approachEnd?.lie === 'green' && approachEnd.yards > 0 ? approachEnd.yards * FEET_PER_YARD : undefined;
  const firstPutt = firstPuttFt ?? onGreen;
  const green = putts === 0 ? 0 : firstPutt && expectedStrokes('green', firstPutt);
  const legs: Leg[] = [
    { from: green, to: 0, strokes: putts, part: 'putting' },
    ...(strokesBefore(hole) >= 1 ? legsTo(green, hole) : []),
  ];
  const gains: HoleGains = {};
  let accounted = 0;
  for (const { from, to, strokes: taken, part } of legs) {
    if (from === undefined || to === undefined) continue;
    gains[part] = (gains[part] ?? 0) + from - to - taken;
    accounted += taken;
  }
  return { gains, whole: accounted === strokes };
};

/**
 * Gains from the recorded shots, if they make up the score. Of the putts, only the first must be recorded: the card
 * counts the others.
 */
const shotGains = ({ shots = [], strokes, putts = 0, par }: ScoredHole): HoleGains | undefined => {
  if (shots.length === 0 || strokes === undefined) return undefined;
  const left = strokes - shots.reduce((sum, shot) => sum + 1 + penaltyStrokes(shot), 0);
  const isFirstPuttLast = shots.at(-1)!.lie === 'green' && shots.at(-2)?.lie !== 'green';
  if (left !== 0 && !(isFirstPuttLast && left === putts - 1)) return undefined;
  const gains = fromShots(shots, par);
  return left === 0 ? gains : { ...gains, putting: gains.putting! - left };
};

const knownGains = (hole: ScoredHole): KnownGains => {
  const gains = shotGains(hole);
  return gains ? { gains, whole: true } : tapGains(hole);
};

const NOT_NEEDED = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;

/**
 * A hole's strokes gained by part: from its shots if they make up the whole score, else from the taps. If every stroke
 * is known, each unused part gets 0 (no chip was needed, so nothing was lost there), so that losses can be scaled to
 * 18 holes.
 */
export const holeGains = (hole: ScoredHole): HoleGains => {
  const { gains, whole } = knownGains(hole);
  return whole ? { ...NOT_NEEDED, ...gains } : gains;
};

/** A hole's total strokes gained. Undefined unless the card accounts for every stroke. */
export const wholeHoleGain = (hole: ScoredHole): number | undefined => {
  const { gains, whole } = knownGains(hole);
  return whole ? Object.values(gains).reduce((sum, gained) => sum + gained, 0) : undefined;
};
